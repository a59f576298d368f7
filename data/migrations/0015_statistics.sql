-- What statistics read: indices over results, and how often people built each route.

-- Worked out from results alone by the triggers below; can be thrown away and made again.
CREATE TABLE route_counts (
    guild_id  INTEGER NOT NULL,
    map       TEXT    NOT NULL,
    route     TEXT    NOT NULL,
    times     INTEGER NOT NULL,
    PRIMARY KEY (guild_id, map, route)
) STRICT, WITHOUT ROWID;

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

INSERT INTO route_counts SELECT guild_id, map, value, count(*) FROM results, json_each(facts, '$.routes')
    WHERE current AND user_id IS NOT NULL GROUP BY guild_id, map, value;

-- The server's best, best first.
CREATE INDEX results_by_points ON results (guild_id, map, points DESC, ended_at) WHERE current AND rated;
CREATE INDEX results_by_path ON results (guild_id, map, json_extract(facts, '$.longest') DESC, ended_at)
    WHERE current AND rated;
CREATE INDEX results_by_tickets ON results (guild_id, map, json_array_length(facts, '$.completed') DESC, ended_at)
    WHERE current AND rated;
CREATE INDEX results_by_margin ON results (guild_id, map, best - points, ended_at)
    WHERE current AND rated AND place = 2;
CREATE INDEX results_in_front ON results (guild_id, map, game_id) WHERE current AND rated AND place = 1;

-- Who wants to be in no statistics; deals that nobody may know of yet.
CREATE INDEX hidden_people ON settings (id) WHERE whose = 'person' AND name = 'stats' AND value = 'hidden';
CREATE INDEX closed_deals ON deals (id) WHERE shared AND opened_at IS NULL;
