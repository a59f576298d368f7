-- What a seat has put together and not confirmed: one draft for each game and seat, and the step it was made for.
CREATE TABLE drafts (
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    step     INTEGER NOT NULL,
    draft    TEXT    NOT NULL,                -- JSON object
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
