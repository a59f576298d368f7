-- A private note pad of each person at each table. By person and not by seat: who takes over a seat does not see it.

CREATE TABLE notepads (
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    user_id  INTEGER NOT NULL,
    text     TEXT    NOT NULL,
    PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;
