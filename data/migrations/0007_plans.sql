-- What a seat has planned for its next turn. Private; it goes with the seat's next move, whoever makes it.

CREATE TABLE plans (
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,                -- whose plan it is: of no use to anybody else who takes the seat
    tries    TEXT    NOT NULL,                -- JSON array of actions; the first that is allowed is played
    lapsed   TEXT,                            -- JSON: why none of them was allowed when it was tried
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
