-- What finished games came to, one row for each seat. They outlive games and channels, so they name no other row.

-- A correction annuls all rows of a game, and may bring new ones. Rows are never changed but for `current`.
CREATE TABLE corrections (
    id        INTEGER PRIMARY KEY,
    game_id   INTEGER NOT NULL,
    guild_id  INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    by_user   INTEGER NOT NULL,
    kind      TEXT    NOT NULL,               -- annul, adjudicate
    why       TEXT    NOT NULL
) STRICT;

CREATE INDEX corrections_of_a_game ON corrections (game_id, id);

CREATE TABLE results (
    id          INTEGER PRIMARY KEY,
    game_id     INTEGER NOT NULL,
    guild_id    INTEGER NOT NULL,
    map         TEXT    NOT NULL,             -- the key of the map
    variant     TEXT    NOT NULL,
    season_id   INTEGER,                      -- the league's season that it was played in; NULL: none
    ended_at    INTEGER NOT NULL,
    seats       INTEGER NOT NULL,             -- of the whole game
    seat        INTEGER NOT NULL,
    user_id     INTEGER,                      -- for whom it counts; NULL: for nobody, as a computer's own seat
    name        TEXT    NOT NULL,
    place       INTEGER NOT NULL,             -- 1 is best; equals share one
    points      INTEGER NOT NULL,
    best        INTEGER NOT NULL,             -- the winner's points
    rated       INTEGER NOT NULL,             -- 1: it counts for ratings, as its table agreed
    moves       INTEGER NOT NULL,
    seconds     INTEGER NOT NULL,             -- that the table waited for this seat
    computer    TEXT,                         -- the strength of the computer player that finished it
    holders     TEXT    NOT NULL,             -- JSON: who played how many steps, one after the other
    kinds       TEXT    NOT NULL,             -- JSON: points by kind
    facts       TEXT    NOT NULL,             -- JSON: tickets tried and completed, longest path, routes claimed
    correction  INTEGER REFERENCES corrections (id),
    current     INTEGER NOT NULL DEFAULT 1    -- 0: a correction took its place
) STRICT;

CREATE UNIQUE INDEX one_current_result_per_seat ON results (game_id, seat) WHERE current;
CREATE INDEX results_of_a_person ON results (user_id, guild_id, map, ended_at) WHERE current;
CREATE INDEX results_of_a_server ON results (guild_id, map, ended_at) WHERE current;
CREATE INDEX results_of_a_season ON results (season_id, game_id) WHERE current AND season_id IS NOT NULL;

-- Worked out from results alone; can be thrown away and made again.
CREATE TABLE ratings (
    guild_id  INTEGER NOT NULL,               -- 0: across servers
    map       TEXT    NOT NULL,               -- '': overall
    user_id   INTEGER NOT NULL,
    mu        REAL    NOT NULL,
    sigma     REAL    NOT NULL,
    games     INTEGER NOT NULL,
    PRIMARY KEY (guild_id, map, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_of_a_person ON ratings (user_id, guild_id, map);

-- Ratings hold all results up to this one; -1: a correction came after them, and they are to be made anew.
CREATE TABLE rated_up_to (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    result  INTEGER NOT NULL
) STRICT;
INSERT INTO rated_up_to VALUES (1, 0);

-- How each person who sat at a finished game kept to its time. It outlives the game, as results do.
CREATE TABLE conduct (
    user_id   INTEGER NOT NULL,
    game_id   INTEGER NOT NULL,
    guild_id  INTEGER NOT NULL,
    ended_at  INTEGER NOT NULL,
    moves     INTEGER NOT NULL,               -- how often the game waited for the person
    late      INTEGER NOT NULL,               -- how often time ran out
    finish    TEXT    NOT NULL CHECK (finish IN ('finished', 'handed_over', 'abandoned')),
    PRIMARY KEY (user_id, game_id)
) STRICT, WITHOUT ROWID;
