-- Leagues of a server, their seasons, who plays in them, and their tables.

CREATE TABLE leagues (
    id          INTEGER PRIMARY KEY,
    guild_id    INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,             -- where its news and its tables' threads are
    name        TEXT    NOT NULL,
    folded      TEXT    NOT NULL,             -- the name as names are compared
    host_id     INTEGER NOT NULL,
    created_at  INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX one_league_of_a_name ON leagues (guild_id, folded);
CREATE UNIQUE INDEX one_league_to_a_channel ON leagues (channel_id);

CREATE TABLE seasons (
    id          INTEGER PRIMARY KEY,
    league_id   INTEGER NOT NULL REFERENCES leagues (id) ON DELETE CASCADE,
    number      INTEGER NOT NULL,             -- counted from 1 in its league
    status      TEXT    NOT NULL CHECK (status IN ('open', 'running', 'ended', 'cancelled')),
    settings    TEXT    NOT NULL,             -- JSON: maps, seats, divisions, points by place, pace, rounds, options
    opens_at    INTEGER NOT NULL,             -- registration
    closes_at   INTEGER NOT NULL,
    starts_at   INTEGER NOT NULL,
    ends_at     INTEGER NOT NULL,
    round       INTEGER NOT NULL DEFAULT 0    -- the last one that was drawn
) STRICT;

CREATE UNIQUE INDEX seasons_of_a_league ON seasons (league_id, number);
CREATE UNIQUE INDEX one_season_at_a_time ON seasons (league_id) WHERE status IN ('open', 'running');

CREATE TABLE entrants (
    season_id  INTEGER NOT NULL REFERENCES seasons (id) ON DELETE CASCADE,
    user_id    INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    division   INTEGER NOT NULL DEFAULT 0,    -- 0 is the highest
    status     TEXT    NOT NULL DEFAULT 'in' CHECK (status IN ('invited', 'in', 'left', 'removed')),
    joined_at  INTEGER NOT NULL,
    seed       INTEGER,                       -- of whoever comes from the season before: in which order; NULL: is new
    PRIMARY KEY (season_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX seasons_of_a_person ON entrants (user_id, season_id);

-- One table of a season. `people`: user ids in the order of seats.
CREATE TABLE fixtures (
    id         INTEGER PRIMARY KEY,
    season_id  INTEGER NOT NULL REFERENCES seasons (id) ON DELETE CASCADE,
    round      INTEGER NOT NULL,              -- counted from 1
    division   INTEGER NOT NULL,              -- or the group of a cup
    stage      TEXT    NOT NULL,              -- 'division', 'group', 'knockout'
    slot       INTEGER NOT NULL,              -- counted from 0 in its round and division
    map        TEXT    NOT NULL,
    people     TEXT    NOT NULL,              -- JSON
    deal_id    INTEGER REFERENCES deals (id), -- of a same-deal round
    game_id    INTEGER,
    thread_id  INTEGER,
    status     TEXT    NOT NULL CHECK (status IN ('drawn', 'running', 'finished', 'void', 'decided')),
    ends_at    INTEGER,                       -- when a referee has given it more time
    attempts   INTEGER NOT NULL DEFAULT 0     -- at opening it
) STRICT;

CREATE UNIQUE INDEX one_fixture_to_a_slot ON fixtures (season_id, round, stage, division, slot);
CREATE INDEX fixture_of_a_game ON fixtures (game_id);

-- What referees and hosts did, and why.
CREATE TABLE acts (
    id         INTEGER PRIMARY KEY,
    league_id  INTEGER NOT NULL REFERENCES leagues (id) ON DELETE CASCADE,
    season_id  INTEGER,
    at         INTEGER NOT NULL,
    by_user    INTEGER NOT NULL,
    kind       TEXT    NOT NULL,
    facts      TEXT    NOT NULL               -- JSON
) STRICT;

CREATE INDEX acts_of_a_league ON acts (league_id, id);

-- What a league's channel is owed, each message once.
CREATE TABLE notices (
    id          INTEGER PRIMARY KEY,
    season_id   INTEGER NOT NULL REFERENCES seasons (id) ON DELETE CASCADE,
    channel_id  INTEGER NOT NULL,
    kind        TEXT    NOT NULL,
    facts       TEXT    NOT NULL,             -- JSON
    nonce       TEXT    NOT NULL,
    state       TEXT    NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'sent', 'dropped')),
    attempts    INTEGER NOT NULL DEFAULT 0,
    message_id  INTEGER
) STRICT;

CREATE UNIQUE INDEX each_notice_once ON notices (nonce);
CREATE INDEX notices_due ON notices (season_id, id) WHERE state = 'due';

-- Times fall due for seasons, too.
ALTER TABLE due_times ADD COLUMN season_id INTEGER REFERENCES seasons (id) ON DELETE CASCADE;
DROP INDEX due_once;
CREATE UNIQUE INDEX due_once
    ON due_times (kind, ifnull(game_id, 0), ifnull(seat, -1), ifnull(user_id, 0), ifnull(season_id, 0));
