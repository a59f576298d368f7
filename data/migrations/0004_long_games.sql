-- Seats that a computer plays, times that fall due, what happened around the table, and settings by name.

-- A seat without a person is a computer's from the start; with both, the computer keeps it for the person.
CREATE TABLE new_seats (
    game_id   INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat      INTEGER NOT NULL,
    user_id   INTEGER,
    name      TEXT    NOT NULL,
    color     TEXT    NOT NULL,
    computer  TEXT,                           -- the strength of the computer player; NULL: the person plays
    PRIMARY KEY (game_id, seat),
    CHECK (user_id IS NOT NULL OR computer IS NOT NULL)
) STRICT, WITHOUT ROWID;
INSERT INTO new_seats SELECT game_id, seat, user_id, name, color, NULL FROM seats;
DROP TABLE seats;
ALTER TABLE new_seats RENAME TO seats;

CREATE UNIQUE INDEX one_seat_per_person ON seats (game_id, user_id);
CREATE UNIQUE INDEX one_seat_per_color ON seats (game_id, color);
CREATE INDEX seats_of_a_person ON seats (user_id, game_id);

-- The same outbox, but for kinds of debts that are yet to come.
CREATE TABLE new_outbox (
    id          INTEGER PRIMARY KEY,
    game_id     INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    step        INTEGER NOT NULL,
    kind        TEXT    NOT NULL,
    seat        INTEGER,                      -- the seat, or the number among several of a kind, or the note's id
    nonce       TEXT    NOT NULL,
    state       TEXT    NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'sent', 'dropped')),
    attempts    INTEGER NOT NULL DEFAULT 0,
    message_id  INTEGER
) STRICT;
INSERT INTO new_outbox SELECT * FROM outbox;
DROP TABLE outbox;
ALTER TABLE new_outbox RENAME TO outbox;

CREATE INDEX outbox_due ON outbox (game_id, step) WHERE state = 'due';
CREATE INDEX outbox_posts ON outbox (game_id, step) WHERE kind = 'post';

-- What is to be done at a time: for a game, for one of its seats, or for a person. Nothing was ever due before.
DROP TABLE due_times;
CREATE TABLE due_times (
    kind     TEXT    NOT NULL,
    game_id  INTEGER REFERENCES games (id) ON DELETE CASCADE,
    seat     INTEGER,
    user_id  INTEGER,
    at       INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX due_once ON due_times (kind, ifnull(game_id, 0), ifnull(seat, -1), ifnull(user_id, 0));
CREATE INDEX due_times_by_time ON due_times (at);
CREATE INDEX due_times_of_a_game ON due_times (game_id);

-- What happened around a table and is no step of its game: a pause, a vote, a seat that changed hands. All public.
CREATE TABLE notes (
    id       INTEGER PRIMARY KEY,
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    step     INTEGER NOT NULL,                -- the table's step at that time
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    facts    TEXT    NOT NULL                 -- JSON object
) STRICT;

CREATE INDEX notes_of_a_game ON notes (game_id, id);

-- What a person or a server has chosen, by name; what was never chosen has no row.
CREATE TABLE settings (
    whose  TEXT    NOT NULL CHECK (whose IN ('person', 'server')),
    id     INTEGER NOT NULL,
    name   TEXT    NOT NULL,
    value  TEXT    NOT NULL,
    PRIMARY KEY (whose, id, name)
) STRICT, WITHOUT ROWID;
INSERT INTO settings SELECT 'person', id, 'language', language FROM person_settings WHERE language IS NOT NULL;
INSERT INTO settings SELECT 'server', id, 'language', language FROM server_settings WHERE language IS NOT NULL;
DROP TABLE person_settings;
DROP TABLE server_settings;
