-- Time: since when a table waits for each seat, what is left of its bank, votes, vacations, pauses, and when the bot
-- was last seen awake.

ALTER TABLE games ADD COLUMN paused_at INTEGER;   -- NULL: it is not paused
ALTER TABLE games ADD COLUMN closed TEXT;         -- why nobody's word ended it: 'void'; NULL for any other

-- One row for each seat that was ever waited for.
CREATE TABLE clocks (
    game_id   INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat      INTEGER NOT NULL,
    waits     INTEGER,                            -- since when nothing was heard of it; NULL: nobody waits for it
    since     INTEGER,                            -- since when its clock runs; NULL: it stands
    used      INTEGER NOT NULL DEFAULT 0,         -- seconds that ran of this wait before `since`
    bank      INTEGER,                            -- seconds that were left when this wait began; NULL: no bank
    rung      INTEGER NOT NULL DEFAULT 0,         -- 1: its time was up, and the table has dealt with it
    sought    INTEGER NOT NULL DEFAULT 0,         -- 1: a substitute was looked for in this wait
    reminded  INTEGER NOT NULL DEFAULT 0,         -- reminders of this wait
    muted     INTEGER NOT NULL DEFAULT 0,         -- 1: no more reminders of this wait
    told_at   INTEGER,                            -- when the last reminder of this wait was sent
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;

-- What a table is asked: about a seat that does not move, or (-1) whether to pause.
CREATE TABLE votes (
    game_id    INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    about      INTEGER NOT NULL,
    opened_at  INTEGER NOT NULL,
    ends_at    INTEGER NOT NULL,
    ballots    TEXT    NOT NULL,                  -- JSON object, seat -> choice
    PRIMARY KEY (game_id, about)
) STRICT, WITHOUT ROWID;

CREATE TABLE vacations (
    user_id    INTEGER NOT NULL,
    first_day  TEXT    NOT NULL,                  -- both days belong to it: 2031-07-01, where the person lives
    last_day   TEXT    NOT NULL,
    PRIMARY KEY (user_id, first_day)
) STRICT, WITHOUT ROWID;

CREATE TABLE heartbeat (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    at  INTEGER NOT NULL
) STRICT;
