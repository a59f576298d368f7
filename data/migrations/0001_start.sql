-- Games, who sits where, what happened, and what the bot still owes the table. Times are whole seconds of Unix time.

CREATE TABLE games (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id    INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,
    key         TEXT    NOT NULL,
    variant     TEXT    NOT NULL,
    options     TEXT    NOT NULL,             -- JSON object, option -> value
    host_id     INTEGER NOT NULL,
    seat_limit  INTEGER NOT NULL,
    status      TEXT    NOT NULL CHECK (status IN ('lobby', 'playing', 'finished', 'cancelled')),
    step        INTEGER NOT NULL DEFAULT 0,   -- number of stored steps
    message_id  INTEGER,                      -- the lobby's message
    created_at  INTEGER NOT NULL,
    moved_at    INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX one_open_game_per_channel ON games (channel_id) WHERE status IN ('lobby', 'playing');
CREATE INDEX games_of_a_channel ON games (channel_id, id);

CREATE TABLE seats (
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    name     TEXT    NOT NULL,
    color    TEXT    NOT NULL,
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX one_seat_per_person ON seats (game_id, user_id);
CREATE UNIQUE INDEX one_seat_per_color ON seats (game_id, color);
CREATE INDEX seats_of_a_person ON seats (user_id, game_id);

CREATE TABLE steps (
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    step     INTEGER NOT NULL,
    seat     INTEGER,                         -- NULL: nobody's wish, as the deal at the start
    action   TEXT,
    events   TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (game_id, step)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshots (
    game_id  INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    step     INTEGER NOT NULL,
    state    TEXT    NOT NULL
) STRICT;

-- What a step owes the table: a new public post ('post'), a change of the last one ('edit'), what is opened at the
-- end, one message after the other ('final', numbered by seat), a seat's private message ('hand'), and a word to
-- those whom Discord lets nobody write to ('hint'). A row stays 'due' until Discord has it ('sent') or can never
-- take it ('dropped').
CREATE TABLE outbox (
    id          INTEGER PRIMARY KEY,
    game_id     INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    step        INTEGER NOT NULL,
    kind        TEXT    NOT NULL CHECK (kind IN ('post', 'edit', 'final', 'hand', 'hint')),
    seat        INTEGER,
    nonce       TEXT    NOT NULL,
    state       TEXT    NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'sent', 'dropped')),
    attempts    INTEGER NOT NULL DEFAULT 0,
    message_id  INTEGER
) STRICT;

CREATE INDEX outbox_due ON outbox (game_id, step) WHERE state = 'due';
CREATE INDEX outbox_posts ON outbox (game_id, step) WHERE kind = 'post';

CREATE TABLE due_times (
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    kind     TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (game_id, kind)
) STRICT, WITHOUT ROWID;

CREATE INDEX due_times_by_time ON due_times (at);

-- One private message for each game and seat, edited in place. No message_id: Discord refused it.
CREATE TABLE private_messages (
    game_id     INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat        INTEGER NOT NULL,
    channel_id  INTEGER,
    message_id  INTEGER,
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE server_settings (
    id        INTEGER PRIMARY KEY,            -- the server's
    language  TEXT
) STRICT;

CREATE TABLE person_settings (
    id        INTEGER PRIMARY KEY,            -- the person's
    language  TEXT
) STRICT;

-- The command tree that Discord was last given, by application.
CREATE TABLE command_trees (
    application_id  INTEGER PRIMARY KEY,
    hash            TEXT NOT NULL,
    ids             TEXT NOT NULL             -- JSON object, command -> id
) STRICT;
