-- Where several processes share the shards there is a heartbeat for each shard: row 2 + n is that of shard n.
-- Row 1 is that of a process that has all shards.
ALTER TABLE heartbeat RENAME TO only_heartbeat;
CREATE TABLE heartbeat (
    id  INTEGER PRIMARY KEY,
    at  INTEGER NOT NULL
) STRICT;
INSERT INTO heartbeat SELECT id, at FROM only_heartbeat;
DROP TABLE only_heartbeat;
