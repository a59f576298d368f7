-- The seed that a game's luck comes from, apart from the game, and told to nobody before the deal is opened.

CREATE TABLE deals (
    id         INTEGER PRIMARY KEY,
    seed       TEXT    NOT NULL,              -- 64 hexadecimal digits
    shared     INTEGER NOT NULL DEFAULT 0,    -- 1: several tables of a league's round play it; closed until it is opened
    opened_at  INTEGER                        -- when its seed was told; NULL: it is secret
) STRICT;

-- Games that began before there were deals have none.
CREATE TABLE game_deals (
    game_id  INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    deal_id  INTEGER NOT NULL REFERENCES deals (id)
) STRICT;

CREATE INDEX games_of_a_deal ON game_deals (deal_id);
