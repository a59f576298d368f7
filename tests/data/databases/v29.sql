BEGIN TRANSACTION;
CREATE TABLE acts (
    id         INTEGER PRIMARY KEY,
    league_id  INTEGER NOT NULL REFERENCES leagues (id) ON DELETE CASCADE,
    season_id  INTEGER,
    at         INTEGER NOT NULL,
    by_user    INTEGER NOT NULL,
    kind       TEXT    NOT NULL,
    facts      TEXT    NOT NULL               -- JSON
) STRICT;
CREATE TABLE bars (
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    hash     TEXT    NOT NULL,                -- HMAC-SHA-256 of the game and the person's id
    PRIMARY KEY (game_id, seat, hash)
) STRICT, WITHOUT ROWID;
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
CREATE TABLE command_trees (
    application_id  INTEGER PRIMARY KEY,
    hash            TEXT NOT NULL,
    ids             TEXT NOT NULL             -- JSON object, command -> id
) STRICT;
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
CREATE TABLE corrections (
    id        INTEGER PRIMARY KEY,
    game_id   INTEGER NOT NULL,
    guild_id  INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    by_user   INTEGER NOT NULL,
    kind      TEXT    NOT NULL,               -- annul, adjudicate
    why       TEXT    NOT NULL
) STRICT;
CREATE TABLE daily_reminders (
    guild_id  INTEGER NOT NULL,
    user_id   INTEGER NOT NULL,
    at        INTEGER NOT NULL,               -- of the next one
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "daily_reminders" VALUES(1,22,1900000000);
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
INSERT INTO "days" VALUES(1,1,500,'2031-07-01','usa','classic',1,1900000000,NULL,0,NULL);
CREATE TABLE deals (
    id         INTEGER PRIMARY KEY,
    seed       TEXT    NOT NULL,              -- 64 hexadecimal digits
    shared     INTEGER NOT NULL DEFAULT 0,    -- 1: several tables of a league's round play it; closed until it is opened
    opened_at  INTEGER                        -- when its seed was told; NULL: it is secret
) STRICT;
INSERT INTO "deals" VALUES(1,'d23f0824128b2f330c5c7fd0a6a3a4506513270e269e0d37f2a74de452e6b438',0,NULL);
CREATE TABLE departures (
    guild_id  INTEGER PRIMARY KEY,
    left_at   INTEGER NOT NULL
) STRICT;
CREATE TABLE drafts (
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    step     INTEGER NOT NULL,
    draft    TEXT    NOT NULL,                -- JSON object
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "drafts" VALUES(1,1,1,'{}');
CREATE TABLE due_times (
    kind     TEXT    NOT NULL,
    game_id  INTEGER REFERENCES games (id) ON DELETE CASCADE,
    seat     INTEGER,
    user_id  INTEGER,
    at       INTEGER NOT NULL
, season_id INTEGER REFERENCES seasons (id) ON DELETE CASCADE) STRICT;
CREATE TABLE entrants (
    season_id  INTEGER NOT NULL REFERENCES seasons (id) ON DELETE CASCADE,
    user_id    INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    division   INTEGER NOT NULL DEFAULT 0,    -- 0 is the highest
    status     TEXT    NOT NULL DEFAULT 'in' CHECK (status IN ('invited', 'in', 'left', 'removed')),
    joined_at  INTEGER NOT NULL,
    seed       INTEGER, rating REAL, rated_at INTEGER,                       -- of whoever comes from the season before: in which order; NULL: is new
    PRIMARY KEY (season_id, user_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "entrants" VALUES(1,11,'Ann',0,'in',1,NULL,NULL,NULL);
CREATE TABLE finales (
    game_id  INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    stage    INTEGER NOT NULL
) STRICT;
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
CREATE TABLE game_deals (
    game_id  INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    deal_id  INTEGER NOT NULL REFERENCES deals (id)
) STRICT;
INSERT INTO "game_deals" VALUES(1,1);
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
, map TEXT REFERENCES maps (digest), paused_at INTEGER, closed TEXT, rules_version INTEGER NOT NULL DEFAULT 1) STRICT;
INSERT INTO "games" VALUES(1,1,100,'usa','classic','{"first": "11"}',11,2,'playing',9,NULL,1796027336,1796027337,NULL,NULL,NULL,2);
CREATE TABLE heartbeat (
    id  INTEGER PRIMARY KEY,
    at  INTEGER NOT NULL
) STRICT;
INSERT INTO "heartbeat" VALUES(1,1900000000);
CREATE TABLE invitations (
    game_id   INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    user_id   INTEGER NOT NULL,
    color     TEXT    NOT NULL,               -- that the person gets, if it is free
    declined  INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE leagues (
    id          INTEGER PRIMARY KEY,
    guild_id    INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,             -- where its news and its tables' threads are
    name        TEXT    NOT NULL,
    folded      TEXT    NOT NULL,             -- the name as names are compared
    host_id     INTEGER NOT NULL,
    created_at  INTEGER NOT NULL
) STRICT;
INSERT INTO "leagues" VALUES(1,1,500,'Slow','slow',11,1);
CREATE TABLE lessons (
    user_id  INTEGER NOT NULL,
    lesson   TEXT    NOT NULL,
    done_at  INTEGER NOT NULL,                -- the first time
    PRIMARY KEY (user_id, lesson)
) STRICT, WITHOUT ROWID;
INSERT INTO "lessons" VALUES(22,'usa',5);
CREATE TABLE maps (
    digest  TEXT PRIMARY KEY,                 -- SHA-256 of the file
    file    TEXT NOT NULL                     -- as it was read
) STRICT, WITHOUT ROWID;
CREATE TABLE notepads (
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    user_id  INTEGER NOT NULL,
    text     TEXT    NOT NULL,
    PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "notepads" VALUES(1,22,'to the sea');
CREATE TABLE notes (
    id       INTEGER PRIMARY KEY,
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    step     INTEGER NOT NULL,                -- the table's step at that time
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    facts    TEXT    NOT NULL                 -- JSON object
) STRICT;
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
CREATE TABLE open_seats (
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL, agreed INTEGER NOT NULL DEFAULT 1,
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE "outbox" (
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
INSERT INTO "outbox" VALUES(2,1,1,'post',NULL,'1-1','due',0,NULL);
INSERT INTO "outbox" VALUES(4,1,1,'hand',0,'1-1-0','due',0,NULL);
INSERT INTO "outbox" VALUES(5,1,1,'hand',1,'1-1-1','due',0,NULL);
INSERT INTO "outbox" VALUES(6,1,2,'edit',0,'1-2','due',0,NULL);
INSERT INTO "outbox" VALUES(7,1,2,'hand',0,'1-2-0','due',0,NULL);
INSERT INTO "outbox" VALUES(8,1,3,'post',NULL,'1-3','due',0,NULL);
INSERT INTO "outbox" VALUES(9,1,3,'hand',1,'1-3-1','due',0,NULL);
INSERT INTO "outbox" VALUES(10,1,4,'post',NULL,'1-4','due',0,NULL);
INSERT INTO "outbox" VALUES(11,1,4,'hand',0,'1-4-0','due',0,NULL);
INSERT INTO "outbox" VALUES(12,1,5,'post',NULL,'1-5','due',0,NULL);
INSERT INTO "outbox" VALUES(13,1,5,'hand',1,'1-5-1','due',0,NULL);
INSERT INTO "outbox" VALUES(14,1,6,'post',NULL,'1-6','due',0,NULL);
INSERT INTO "outbox" VALUES(15,1,6,'hand',0,'1-6-0','due',0,NULL);
INSERT INTO "outbox" VALUES(16,1,7,'edit',1,'1-7','due',0,NULL);
INSERT INTO "outbox" VALUES(17,1,7,'hand',1,'1-7-1','due',0,NULL);
INSERT INTO "outbox" VALUES(18,1,8,'post',NULL,'1-8','due',0,NULL);
INSERT INTO "outbox" VALUES(19,1,8,'hand',1,'1-8-1','due',0,NULL);
INSERT INTO "outbox" VALUES(20,1,9,'post',NULL,'1-9','due',0,NULL);
INSERT INTO "outbox" VALUES(21,1,9,'hand',0,'1-9-0','due',0,NULL);
CREATE TABLE plans (
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,                -- whose plan it is: of no use to anybody else who takes the seat
    tries    TEXT    NOT NULL,                -- JSON array of actions; the first that is allowed is played
    lapsed   TEXT,                            -- JSON: why none of them was allowed when it was tried
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE private_messages (
    game_id     INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat        INTEGER NOT NULL,
    channel_id  INTEGER,
    message_id  INTEGER, user_id INTEGER,
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "private_messages" VALUES(1,0,700,701,11);
CREATE TABLE rated_up_to (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    result  INTEGER NOT NULL
) STRICT;
INSERT INTO "rated_up_to" VALUES(1,0);
CREATE TABLE ratings (
    guild_id  INTEGER NOT NULL,               -- 0: across servers
    map       TEXT    NOT NULL,               -- '': overall
    user_id   INTEGER NOT NULL,
    mu        REAL    NOT NULL,
    sigma     REAL    NOT NULL,
    games     INTEGER NOT NULL,
    PRIMARY KEY (guild_id, map, user_id)
) STRICT, WITHOUT ROWID;
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
, entrant INTEGER, in_ratings INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "results" VALUES(1,99,1,'usa','classic',NULL,5,2,0,11,'Ann',1,80,80,1,40,90,NULL,'[[11, null, 40]]','{}','{"tried": [], "completed": [], "longest": null, "routes": []}',NULL,1,NULL,0);
INSERT INTO "results" VALUES(2,99,1,'usa','classic',NULL,5,2,1,22,'Bob',1,80,80,1,40,90,NULL,'[[22, null, 40]]','{}','{"tried": [], "completed": [], "longest": null, "routes": []}',NULL,1,NULL,0);
CREATE TABLE route_counts (
    guild_id  INTEGER NOT NULL,
    map       TEXT    NOT NULL,
    route     TEXT    NOT NULL,
    times     INTEGER NOT NULL,
    PRIMARY KEY (guild_id, map, route)
) STRICT, WITHOUT ROWID;
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
INSERT INTO "seasons" VALUES(1,1,1,'ended','{}',1,2,3,4,0);
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
CREATE TABLE "seats" (
    game_id   INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat      INTEGER NOT NULL,
    user_id   INTEGER,
    name      TEXT    NOT NULL,
    color     TEXT    NOT NULL,
    computer  TEXT,                           -- the strength of the computer player; NULL: the person plays
    PRIMARY KEY (game_id, seat),
    CHECK (user_id IS NOT NULL OR computer IS NOT NULL)
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES(1,0,11,'Ann','blue',NULL);
INSERT INTO "seats" VALUES(1,1,22,'Bob','red',NULL);
CREATE TABLE server_maps (
    key       TEXT PRIMARY KEY,               -- by which games name it; never used again
    guild_id  INTEGER NOT NULL,
    user_id   INTEGER NOT NULL,               -- who added it
    added_at  INTEGER NOT NULL,               -- Unix s
    digest    TEXT NOT NULL REFERENCES maps (digest)
) STRICT, WITHOUT ROWID;
CREATE TABLE settings (
    whose  TEXT    NOT NULL CHECK (whose IN ('person', 'server')),
    id     INTEGER NOT NULL,
    name   TEXT    NOT NULL,
    value  TEXT    NOT NULL,
    PRIMARY KEY (whose, id, name)
) STRICT, WITHOUT ROWID;
INSERT INTO "settings" VALUES('person',11,'language','uk');
INSERT INTO "settings" VALUES('server',1,'language','ru');
CREATE TABLE snapshots (
    game_id  INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    step     INTEGER NOT NULL,
    state    TEXT    NOT NULL
) STRICT;
INSERT INTO "snapshots" VALUES(1,9,'{"seats":2,"turn":{"first":0,"seat":1,"number":6,"last":0,"ended":false},"slices":{"market":{"kinds":["purple","white","blue","yellow","orange","black","red","green","locomotive"],"deck":["yellow","orange","locomotive","yellow","locomotive","green","yellow","black","white","purple","orange","white","locomotive","blue","blue","green","red","purple","white","green","orange","red","green","black","white","yellow","red","yellow","orange","purple","red","locomotive","red","blue","yellow","black","green","blue","locomotive","red","locomotive","orange","white","locomotive","yellow","yellow","black","blue","purple","green","white","yellow","green","white","purple","green","red","blue","yellow","purple","white","black","blue","orange","orange","blue","red","green","blue","purple","locomotive","orange","yellow","white","black","blue","white","orange","red","red","green","locomotive","yellow","red","locomotive","black","blue","locomotive","green","black","black","white","locomotive","white","black"],"discard":[1,0,0,0,1,1,0,0,2],"face_up":["purple","blue","purple","orange","purple"],"hands":[[0,0,0,0,0,0,0,0,0],[1,0,0,0,1,1,1,1,0]],"drawn":0,"aside":[],"more":[],"names":[""],"lay":[],"rebuilt":[]},"routes":{"ids":["vancouver-seattle-1","vancouver-seattle-2","vancouver-calgary","portland-san_francisco-1","portland-san_francisco-2","portland-seattle-1","portland-seattle-2","portland-salt_lake_city","san_francisco-los_angeles-1","san_francisco-los_angeles-2","san_francisco-salt_lake_city-1","san_francisco-salt_lake_city-2","seattle-calgary","seattle-helena","los_angeles-las_vegas","los_angeles-phoenix","los_angeles-el_paso","las_vegas-salt_lake_city","calgary-helena","calgary-winnipeg","phoenix-el_paso","phoenix-santa_fe","phoenix-denver","helena-salt_lake_city","helena-denver","helena-winnipeg","helena-omaha","helena-duluth","salt_lake_city-denver-1","salt_lake_city-denver-2","el_paso-santa_fe","el_paso-oklahoma_city","el_paso-dallas","el_paso-houston","santa_fe-denver","santa_fe-oklahoma_city","denver-oklahoma_city","denver-omaha","denver-kansas_city-1","denver-kansas_city-2","oklahoma_city-dallas-1","oklahoma_city-dallas-2","oklahoma_city-kansas_city-1","oklahoma_city-kansas_city-2","oklahoma_city-little_rock","winnipeg-duluth","winnipeg-sault_st_marie","dallas-houston-1","dallas-houston-2","dallas-little_rock","omaha-kansas_city-1","omaha-kansas_city-2","omaha-duluth-1","omaha-duluth-2","omaha-chicago","houston-new_orleans","kansas_city-saint_louis-1","kansas_city-saint_louis-2","little_rock-saint_louis","little_rock-new_orleans","little_rock-nashville","duluth-chicago","duluth-sault_st_marie","duluth-toronto","saint_louis-chicago-1","saint_louis-chicago-2","saint_louis-nashville","saint_louis-pittsburgh","new_orleans-atlanta-1","new_orleans-atlanta-2","new_orleans-miami","chicago-pittsburgh-1","chicago-pittsburgh-2","chicago-toronto","nashville-atlanta","nashville-pittsburgh","nashville-raleigh","atlanta-miami","atlanta-charleston","atlanta-raleigh-1","atlanta-raleigh-2","sault_st_marie-toronto","sault_st_marie-montreal","miami-charleston","pittsburgh-toronto","pittsburgh-raleigh","pittsburgh-washington","pittsburgh-new_york-1","pittsburgh-new_york-2","charleston-raleigh","toronto-montreal","raleigh-washington-1","raleigh-washington-2","washington-new_york-1","washington-new_york-2","new_york-montreal","new_york-boston-1","new_york-boston-2","montreal-boston-1","montreal-boston-2"],"owned":[16450,140737488355328],"barred":[281474976710689,281474976710689],"pieces":[41,44],"last":"portland-seattle-2"},"tickets":{"deck":["new_york-atlanta","calgary-phoenix","chicago-santa_fe","vancouver-montreal","denver-pittsburgh","seattle-new_york","denver-el_paso","dallas-new_york","san_francisco-atlanta","portland-phoenix","los_angeles-miami","seattle-los_angeles","portland-nashville","duluth-el_paso","calgary-salt_lake_city","duluth-houston","los_angeles-chicago","chicago-new_orleans","kansas_city-houston","helena-los_angeles","los_angeles-new_york","vancouver-santa_fe","winnipeg-houston","montreal-atlanta","boston-miami","toronto-miami"],"box":[],"aside":[],"kept":[["sault_st_marie-oklahoma_city","sault_st_marie-nashville"],["winnipeg-little_rock","montreal-new_orleans"]],"offered":[[],[]],"limits":[[0,0],[0,0]],"steps":[1,1],"opening":false,"back":0,"opened":false},"ticket_points":{},"longest_path":{},"last_turns":{"by":null,"left":null},"passing":{"in_a_row":0,"passing":false},"ties":{}},"last":{"seat":0,"turn":{"first":0,"seat":0,"number":5,"last":1,"ended":false},"slices":{"market":{"kinds":["purple","white","blue","yellow","orange","black","red","green","locomotive"],"deck":["yellow","orange","locomotive","yellow","locomotive","green","yellow","black","white","purple","orange","white","locomotive","blue","blue","green","red","purple","white","green","orange","red","green","black","white","yellow","red","yellow","orange","purple","red","locomotive","red","blue","yellow","black","green","blue","locomotive","red","locomotive","orange","white","locomotive","yellow","yellow","black","blue","purple","green","white","yellow","green","white","purple","green","red","blue","yellow","purple","white","black","blue","orange","orange","blue","red","green","blue","purple","locomotive","orange","yellow","white","black","blue","white","orange","red","red","green","locomotive","yellow","red","locomotive","black","blue","locomotive","green","black","black","white","locomotive","white","black"],"discard":[1,0,0,0,0,1,0,0,2],"face_up":["purple","blue","purple","orange","purple"],"hands":[[0,0,0,0,1,0,0,0,0],[1,0,0,0,1,1,1,1,0]],"drawn":0,"aside":[],"more":[],"names":[""],"lay":[],"rebuilt":[]},"routes":{"ids":["vancouver-seattle-1","vancouver-seattle-2","vancouver-calgary","portland-san_francisco-1","portland-san_francisco-2","portland-seattle-1","portland-seattle-2","portland-salt_lake_city","san_francisco-los_angeles-1","san_francisco-los_angeles-2","san_francisco-salt_lake_city-1","san_francisco-salt_lake_city-2","seattle-calgary","seattle-helena","los_angeles-las_vegas","los_angeles-phoenix","los_angeles-el_paso","las_vegas-salt_lake_city","calgary-helena","calgary-winnipeg","phoenix-el_paso","phoenix-santa_fe","phoenix-denver","helena-salt_lake_city","helena-denver","helena-winnipeg","helena-omaha","helena-duluth","salt_lake_city-denver-1","salt_lake_city-denver-2","el_paso-santa_fe","el_paso-oklahoma_city","el_paso-dallas","el_paso-houston","santa_fe-denver","santa_fe-oklahoma_city","denver-oklahoma_city","denver-omaha","denver-kansas_city-1","denver-kansas_city-2","oklahoma_city-dallas-1","oklahoma_city-dallas-2","oklahoma_city-kansas_city-1","oklahoma_city-kansas_city-2","oklahoma_city-little_rock","winnipeg-duluth","winnipeg-sault_st_marie","dallas-houston-1","dallas-houston-2","dallas-little_rock","omaha-kansas_city-1","omaha-kansas_city-2","omaha-duluth-1","omaha-duluth-2","omaha-chicago","houston-new_orleans","kansas_city-saint_louis-1","kansas_city-saint_louis-2","little_rock-saint_louis","little_rock-new_orleans","little_rock-nashville","duluth-chicago","duluth-sault_st_marie","duluth-toronto","saint_louis-chicago-1","saint_louis-chicago-2","saint_louis-nashville","saint_louis-pittsburgh","new_orleans-atlanta-1","new_orleans-atlanta-2","new_orleans-miami","chicago-pittsburgh-1","chicago-pittsburgh-2","chicago-toronto","nashville-atlanta","nashville-pittsburgh","nashville-raleigh","atlanta-miami","atlanta-charleston","atlanta-raleigh-1","atlanta-raleigh-2","sault_st_marie-toronto","sault_st_marie-montreal","miami-charleston","pittsburgh-toronto","pittsburgh-raleigh","pittsburgh-washington","pittsburgh-new_york-1","pittsburgh-new_york-2","charleston-raleigh","toronto-montreal","raleigh-washington-1","raleigh-washington-2","washington-new_york-1","washington-new_york-2","new_york-montreal","new_york-boston-1","new_york-boston-2","montreal-boston-1","montreal-boston-2"],"owned":[16386,140737488355328],"barred":[281474976710657,281474976710657],"pieces":[42,44],"last":"los_angeles-las_vegas"}}}}');
CREATE TABLE steps (
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    step     INTEGER NOT NULL,
    seat     INTEGER,                         -- NULL: nobody's wish, as the deal at the start
    action   TEXT,
    events   TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (game_id, step)
) STRICT, WITHOUT ROWID;
INSERT INTO "steps" VALUES(1,1,NULL,NULL,'[{"event":"first_seat_chosen","seat":0},{"event":"deck_made","order":["yellow","orange","locomotive","yellow","locomotive","green","yellow","black","white","purple","orange","white","locomotive","blue","blue","green","red","purple","white","green","orange","red","green","black","white","yellow","red","yellow","orange","purple","red","locomotive","red","blue","yellow","black","green","blue","locomotive","red","locomotive","orange","white","locomotive","yellow","yellow","black","blue","purple","green","white","yellow","green","white","purple","green","red","blue","yellow","purple","white","black","blue","orange","orange","blue","red","green","blue","purple","locomotive","orange","yellow","white","black","blue","white","orange","red","red","green","locomotive","yellow","red","locomotive","black","blue","locomotive","green","black","black","white","locomotive","white","black","blue","purple","black","orange","purple","green","purple","black","orange","red","purple","locomotive","orange","locomotive","purple"],"count":110},{"event":"cards_dealt","seat":0,"cards":["purple","locomotive","orange","locomotive"],"count":4},{"event":"cards_dealt","seat":1,"cards":["purple","red","orange","black"],"count":4},{"event":"face_up_filled","place":0,"card":"purple"},{"event":"face_up_filled","place":1,"card":"green"},{"event":"face_up_filled","place":2,"card":"purple"},{"event":"face_up_filled","place":3,"card":"orange"},{"event":"face_up_filled","place":4,"card":"black"},{"event":"ticket_deck_made","order":["sault_st_marie-oklahoma_city","sault_st_marie-nashville","boston-miami","winnipeg-little_rock","toronto-miami","montreal-new_orleans","new_york-atlanta","calgary-phoenix","chicago-santa_fe","vancouver-montreal","denver-pittsburgh","seattle-new_york","denver-el_paso","dallas-new_york","san_francisco-atlanta","portland-phoenix","los_angeles-miami","seattle-los_angeles","portland-nashville","duluth-el_paso","calgary-salt_lake_city","duluth-houston","los_angeles-chicago","chicago-new_orleans","kansas_city-houston","helena-los_angeles","los_angeles-new_york","vancouver-santa_fe","winnipeg-houston","montreal-atlanta"],"count":30},{"event":"tickets_offered","seat":0,"tickets":["sault_st_marie-oklahoma_city","sault_st_marie-nashville","boston-miami"],"count":3,"keep":2,"most":3,"opening":true},{"event":"tickets_offered","seat":1,"tickets":["winnipeg-little_rock","toronto-miami","montreal-new_orleans"],"count":3,"keep":2,"most":3,"opening":true}]',1796027336);
INSERT INTO "steps" VALUES(1,2,0,'{"action":"keep_tickets","seat":0,"tickets":["sault_st_marie-oklahoma_city","sault_st_marie-nashville"]}','[{"event":"tickets_kept","seat":0,"kept":["sault_st_marie-oklahoma_city","sault_st_marie-nashville"],"returned":["boston-miami"],"count":2,"opening":true,"fate":"under"}]',1796027337);
INSERT INTO "steps" VALUES(1,3,1,'{"action":"keep_tickets","seat":1,"tickets":["winnipeg-little_rock","montreal-new_orleans"]}','[{"event":"tickets_kept","seat":1,"kept":["winnipeg-little_rock","montreal-new_orleans"],"returned":["toronto-miami"],"count":2,"opening":true,"fate":"under"},{"event":"start_tickets_chosen","counts":[2,2]},{"event":"turn_began","seat":0,"number":1}]',1796027337);
INSERT INTO "steps" VALUES(1,4,0,'{"action":"claim_route","seat":0,"route":"vancouver-seattle-2","payment":["locomotive"]}','[{"event":"cards_spent","seat":0,"cards":["locomotive"]},{"event":"route_claimed","seat":0,"route":"vancouver-seattle-2","points":1},{"event":"turn_ended","seat":0},{"event":"turn_began","seat":1,"number":2}]',1796027337);
INSERT INTO "steps" VALUES(1,5,1,'{"action":"claim_route","seat":1,"route":"dallas-houston-1","payment":["black"]}','[{"event":"cards_spent","seat":1,"cards":["black"]},{"event":"route_claimed","seat":1,"route":"dallas-houston-1","points":1},{"event":"turn_ended","seat":1},{"event":"turn_began","seat":0,"number":3}]',1796027337);
INSERT INTO "steps" VALUES(1,6,0,'{"action":"claim_route","seat":0,"route":"los_angeles-las_vegas","payment":["purple","locomotive"]}','[{"event":"cards_spent","seat":0,"cards":["purple","locomotive"]},{"event":"route_claimed","seat":0,"route":"los_angeles-las_vegas","points":2},{"event":"turn_ended","seat":0},{"event":"turn_began","seat":1,"number":4}]',1796027337);
INSERT INTO "steps" VALUES(1,7,1,'{"action":"draw_card","seat":1,"card":"black"}','[{"event":"face_up_taken","seat":1,"place":4,"card":"black"},{"event":"face_up_filled","place":4,"card":"purple"}]',1796027337);
INSERT INTO "steps" VALUES(1,8,1,'{"action":"draw_card","seat":1,"card":"green"}','[{"event":"face_up_taken","seat":1,"place":1,"card":"green"},{"event":"face_up_filled","place":1,"card":"blue"},{"event":"turn_ended","seat":1},{"event":"turn_began","seat":0,"number":5}]',1796027337);
INSERT INTO "steps" VALUES(1,9,0,'{"action":"claim_route","seat":0,"route":"portland-seattle-2","payment":["orange"]}','[{"event":"cards_spent","seat":0,"cards":["orange"]},{"event":"route_claimed","seat":0,"route":"portland-seattle-2","points":1},{"event":"turn_ended","seat":0},{"event":"turn_began","seat":1,"number":6}]',1796027337);
CREATE TABLE substitutes (
    season_id  INTEGER NOT NULL REFERENCES seasons (id) ON DELETE CASCADE,
    user_id    INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    listed_at  INTEGER NOT NULL,
    PRIMARY KEY (season_id, user_id)
) STRICT, WITHOUT ROWID;
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
INSERT INTO "tries" VALUES(1,11,'Ann',1,80,70,NULL);
CREATE TABLE vacations (
    user_id    INTEGER NOT NULL,
    first_day  TEXT    NOT NULL,                  -- both days belong to it: 2031-07-01, where the person lives
    last_day   TEXT    NOT NULL, begun INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (user_id, first_day)
) STRICT, WITHOUT ROWID;
INSERT INTO "vacations" VALUES(22,'2031-07-01','2031-07-09',0);
CREATE TABLE votes (
    game_id    INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    about      INTEGER NOT NULL,
    opened_at  INTEGER NOT NULL,
    ends_at    INTEGER NOT NULL,
    ballots    TEXT    NOT NULL,                  -- JSON object, seat -> choice
    PRIMARY KEY (game_id, about)
) STRICT, WITHOUT ROWID;
CREATE INDEX games_of_a_channel ON games (channel_id, id);
CREATE UNIQUE INDEX one_seat_per_person ON seats (game_id, user_id);
CREATE UNIQUE INDEX one_seat_per_color ON seats (game_id, color);
CREATE INDEX seats_of_a_person ON seats (user_id, game_id);
CREATE INDEX outbox_due ON outbox (game_id, step) WHERE state = 'due';
CREATE INDEX outbox_posts ON outbox (game_id, step) WHERE kind = 'post';
CREATE INDEX due_times_by_time ON due_times (at);
CREATE INDEX due_times_of_a_game ON due_times (game_id);
CREATE INDEX notes_of_a_game ON notes (game_id, id);
CREATE TRIGGER cancelled_games_leave_no_buttons AFTER UPDATE OF status ON games
WHEN NEW.status = 'cancelled' AND OLD.status = 'playing'
BEGIN
    INSERT INTO outbox (game_id, step, kind, nonce, message_id)
        SELECT NEW.id, NEW.step, 'strip', NEW.id || '-x' || message_id, message_id FROM outbox
        WHERE game_id = NEW.id AND kind = 'post' AND message_id IS NOT NULL ORDER BY step DESC, id DESC LIMIT 1;
    INSERT INTO outbox (game_id, step, kind, seat, nonce) VALUES (NEW.id, NEW.step, 'feed', 2, NEW.id || '-closed');
END;
CREATE INDEX seat_history_of_a_game ON seat_history (game_id, seat, id);
CREATE INDEX open_games_of_a_server ON games (guild_id) WHERE status IN ('lobby', 'playing');
CREATE INDEX games_of_a_deal ON game_deals (deal_id);
CREATE TRIGGER own_deals_open_with_the_end AFTER UPDATE OF status ON games
WHEN NEW.status IN ('finished', 'cancelled')
BEGIN
    UPDATE deals SET opened_at = CAST(strftime('%s', 'now') AS INTEGER)
        WHERE opened_at IS NULL AND NOT shared AND id IN (SELECT deal_id FROM game_deals WHERE game_id = NEW.id);
END;
CREATE TRIGGER own_deals_go_with_the_game AFTER DELETE ON game_deals
BEGIN
    DELETE FROM deals WHERE id = OLD.deal_id AND NOT shared
        AND NOT EXISTS (SELECT 1 FROM game_deals WHERE deal_id = OLD.deal_id);
END;
CREATE INDEX corrections_of_a_game ON corrections (game_id, id);
CREATE INDEX ratings_of_a_person ON ratings (user_id, guild_id, map);
CREATE UNIQUE INDEX one_league_of_a_name ON leagues (guild_id, folded);
CREATE UNIQUE INDEX one_league_to_a_channel ON leagues (channel_id);
CREATE UNIQUE INDEX seasons_of_a_league ON seasons (league_id, number);
CREATE UNIQUE INDEX one_season_at_a_time ON seasons (league_id) WHERE status IN ('open', 'running');
CREATE INDEX seasons_of_a_person ON entrants (user_id, season_id);
CREATE UNIQUE INDEX one_fixture_to_a_slot ON fixtures (season_id, round, stage, division, slot);
CREATE INDEX fixture_of_a_game ON fixtures (game_id);
CREATE INDEX acts_of_a_league ON acts (league_id, id);
CREATE UNIQUE INDEX each_notice_once ON notices (nonce);
CREATE INDEX notices_due ON notices (season_id, id) WHERE state = 'due';
CREATE TRIGGER routes_of_a_new_result AFTER INSERT ON results WHEN NEW.current AND NEW.user_id IS NOT NULL
BEGIN
    INSERT INTO route_counts SELECT NEW.guild_id, NEW.map, value, 1 FROM json_each(NEW.facts, '$.routes') WHERE 1
        ON CONFLICT DO UPDATE SET times = times + 1;
END;
CREATE TRIGGER routes_of_a_result_that_no_longer_counts AFTER UPDATE OF current, user_id, facts ON results
    WHEN OLD.current AND OLD.user_id IS NOT NULL
BEGIN
    UPDATE route_counts SET times = times - 1
        WHERE guild_id = OLD.guild_id AND map = OLD.map AND route IN (SELECT value FROM json_each(OLD.facts, '$.routes'));
END;
CREATE TRIGGER routes_of_a_result_that_counts_again AFTER UPDATE OF current, user_id, facts ON results
    WHEN NEW.current AND NEW.user_id IS NOT NULL
BEGIN
    INSERT INTO route_counts SELECT NEW.guild_id, NEW.map, value, 1 FROM json_each(NEW.facts, '$.routes') WHERE 1
        ON CONFLICT DO UPDATE SET times = times + 1;
END;
CREATE TRIGGER routes_of_a_deleted_result AFTER DELETE ON results WHEN OLD.current AND OLD.user_id IS NOT NULL
BEGIN
    UPDATE route_counts SET times = times - 1
        WHERE guild_id = OLD.guild_id AND map = OLD.map AND route IN (SELECT value FROM json_each(OLD.facts, '$.routes'));
END;
CREATE INDEX hidden_people ON settings (id) WHERE whose = 'person' AND name = 'stats' AND value = 'hidden';
CREATE TRIGGER bars_go_with_the_end AFTER UPDATE OF status ON games
WHEN NEW.status IN ('finished', 'cancelled')
BEGIN
    DELETE FROM bars WHERE game_id = NEW.id AND NOT EXISTS (
        SELECT 1 FROM game_deals JOIN deals ON deals.id = deal_id
        WHERE game_deals.game_id = NEW.id AND shared AND opened_at IS NULL
    );
END;
CREATE TRIGGER bars_go_with_the_deal AFTER UPDATE OF opened_at ON deals
WHEN NEW.opened_at IS NOT NULL
BEGIN
    DELETE FROM bars WHERE game_id IN (
        SELECT game_id FROM game_deals JOIN games ON games.id = game_id
        WHERE deal_id = NEW.id AND status IN ('finished', 'cancelled')
    );
END;
CREATE TRIGGER invitations_go_with_the_lobby AFTER UPDATE OF status ON games
WHEN NEW.status <> 'lobby'
BEGIN
    DELETE FROM invitations WHERE game_id = NEW.id;
END;
CREATE INDEX days_with_something_to_do ON days (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX try_of_a_game ON tries (game_id);
CREATE INDEX server_maps_by_guild ON server_maps (guild_id);
CREATE INDEX server_maps_by_user ON server_maps (user_id);
CREATE INDEX server_maps_by_digest ON server_maps (digest);
CREATE UNIQUE INDEX due_once
    ON due_times (kind, coalesce(game_id, 0), coalesce(seat, -1), coalesce(user_id, 0), coalesce(season_id, 0));
CREATE UNIQUE INDEX one_open_game_per_channel ON games (channel_id, coalesce(options ->> 'table_kind', ''))
    WHERE status IN ('lobby', 'playing');
CREATE UNIQUE INDEX one_private_game_of_a_kind ON games (guild_id, host_id, (options ->> 'table_kind'))
    WHERE status IN ('lobby', 'playing') AND options ->> 'table_kind' IS NOT NULL;
CREATE INDEX closed_deals ON deals (id) WHERE shared = 1 AND opened_at IS NULL;
CREATE UNIQUE INDEX one_current_result_per_seat ON results (game_id, seat) WHERE current = 1;
CREATE INDEX results_of_a_person ON results (user_id, guild_id, map, ended_at) WHERE current = 1;
CREATE INDEX results_of_a_server ON results (guild_id, map, ended_at) WHERE current = 1;
CREATE INDEX results_of_a_season ON results (season_id, game_id) WHERE current = 1 AND season_id IS NOT NULL;
CREATE INDEX results_by_points ON results (guild_id, map, points DESC, ended_at) WHERE current = 1 AND rated = 1;
CREATE INDEX results_by_path ON results (guild_id, map, CAST(facts ->> 'longest' AS BIGINT) DESC, ended_at)
    WHERE current = 1 AND rated = 1;
CREATE INDEX results_by_tickets ON results (guild_id, map, json_array_length(facts -> 'completed') DESC, ended_at)
    WHERE current = 1 AND rated = 1;
CREATE INDEX results_by_margin ON results (guild_id, map, (best - points), ended_at)
    WHERE current = 1 AND rated = 1 AND place = 2;
CREATE INDEX results_in_front ON results (guild_id, map, game_id) WHERE current = 1 AND rated = 1 AND place = 1;
CREATE INDEX results_to_rate ON results (in_ratings) WHERE in_ratings = 0;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('games',1);
COMMIT;
PRAGMA user_version = 29;
PRAGMA application_id = 1399608434;
