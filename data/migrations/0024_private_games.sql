-- Games of one person in a private place, and the lessons that people have finished.

-- In a person's direct messages, there may be one private game of each kind at a time, and no other.
DROP INDEX one_open_game_per_channel;
CREATE UNIQUE INDEX one_open_game_per_channel ON games (channel_id, ifnull(json_extract(options, '$.table_kind'), ''))
WHERE status IN ('lobby', 'playing');

CREATE UNIQUE INDEX one_private_game_of_a_kind ON games (guild_id, host_id, json_extract(options, '$.table_kind'))
WHERE status IN ('lobby', 'playing') AND json_extract(options, '$.table_kind') IS NOT NULL;

CREATE TABLE lessons (
    user_id  INTEGER NOT NULL,
    lesson   TEXT    NOT NULL,
    done_at  INTEGER NOT NULL,                -- the first time
    PRIMARY KEY (user_id, lesson)
) STRICT, WITHOUT ROWID;
