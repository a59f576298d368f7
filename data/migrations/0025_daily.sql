-- A deal a day: the same one for everybody who plays that day on a server.

CREATE TABLE days (
    id          INTEGER PRIMARY KEY,
    guild_id    INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,             -- where its table is posted
    day         TEXT    NOT NULL,             -- the date in the server's time zone, as it was when the day began
    map         TEXT    NOT NULL,
    variant     TEXT    NOT NULL,
    deal_id     INTEGER NOT NULL REFERENCES deals (id),
    ends_at     INTEGER NOT NULL,
    due_at      INTEGER,                      -- when it ends, or its table is posted; NULL: nothing is left to do
    attempts    INTEGER NOT NULL DEFAULT 0,   -- to post its table
    message_id  INTEGER,                      -- its table
    UNIQUE (guild_id, day)
) STRICT;

CREATE INDEX days_with_something_to_do ON days (due_at) WHERE due_at IS NOT NULL;

-- One for each person and day; without points as long as the game isn't finished, and for good if it never is.
CREATE TABLE tries (
    day_id       INTEGER NOT NULL REFERENCES days (id) ON DELETE CASCADE,
    user_id      INTEGER NOT NULL,
    name         TEXT    NOT NULL,
    game_id      INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    points       INTEGER,
    computers    INTEGER,                     -- the most points of a computer player in that game
    finished_at  INTEGER,
    PRIMARY KEY (day_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX try_of_a_game ON tries (game_id);

CREATE TABLE daily_reminders (
    guild_id  INTEGER NOT NULL,
    user_id   INTEGER NOT NULL,
    at        INTEGER NOT NULL,               -- of the next one
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;
