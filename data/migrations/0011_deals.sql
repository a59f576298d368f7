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

-- A game's own deal is secret as long as the game can go on, however it ends. A shared one is opened by its league.
CREATE TRIGGER own_deals_open_with_the_end AFTER UPDATE OF status ON games
WHEN NEW.status IN ('finished', 'cancelled')
BEGIN
    UPDATE deals SET opened_at = CAST(strftime('%s', 'now') AS INTEGER)
        WHERE opened_at IS NULL AND NOT shared AND id IN (SELECT deal_id FROM game_deals WHERE game_id = NEW.id);
END;

CREATE TRIGGER own_deals_go_with_the_game AFTER DELETE ON game_deals
BEGIN
    DELETE FROM deals WHERE id = OLD.deal_id AND NOT shared
        AND NOT EXISTS (SELECT 1 FROM game_deals WHERE deal_id = OLD.deal_id);
END;
