-- Seats that change hands: who held one for which steps, which are open to others, and whose a private message is.

-- A seat that never changed hands has no rows. The holder has the steps after from_step, up to to_step.
CREATE TABLE seat_history (
    id         INTEGER PRIMARY KEY,
    game_id    INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat       INTEGER NOT NULL,
    user_id    INTEGER,                       -- the person; NULL: a computer's seat from the start
    computer   TEXT,                          -- the strength, while the computer played; NULL: the person played
    name       TEXT    NOT NULL,
    from_step  INTEGER NOT NULL,
    to_step    INTEGER                        -- NULL: holds it now
) STRICT;

CREATE INDEX seat_history_of_a_game ON seat_history (game_id, seat, id);

-- Seats that anybody may take.
CREATE TABLE open_seats (
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;

-- A hand is shown in the private message of its present holder and in no other.
ALTER TABLE private_messages ADD COLUMN user_id INTEGER;
UPDATE private_messages SET user_id = (
    SELECT seats.user_id FROM seats
    WHERE seats.game_id = private_messages.game_id AND seats.seat = private_messages.seat
);
