-- Where several processes share the shards there is a heartbeat for each shard: row 2 + n is that of shard n.
-- Row 1 is that of a process that has all shards.
ALTER TABLE heartbeat DROP CONSTRAINT heartbeat_id_check;
