-- Conditions and expressions in the form that PostgreSQL has too, so that the same statements use these indexes.

DROP INDEX due_once;
CREATE UNIQUE INDEX due_once
    ON due_times (kind, coalesce(game_id, 0), coalesce(seat, -1), coalesce(user_id, 0), coalesce(season_id, 0));

DROP INDEX one_open_game_per_channel;
CREATE UNIQUE INDEX one_open_game_per_channel ON games (channel_id, coalesce(options ->> 'table_kind', ''))
    WHERE status IN ('lobby', 'playing');
DROP INDEX one_private_game_of_a_kind;
CREATE UNIQUE INDEX one_private_game_of_a_kind ON games (guild_id, host_id, (options ->> 'table_kind'))
    WHERE status IN ('lobby', 'playing') AND options ->> 'table_kind' IS NOT NULL;

DROP INDEX closed_deals;
CREATE INDEX closed_deals ON deals (id) WHERE shared = 1 AND opened_at IS NULL;

DROP INDEX one_current_result_per_seat;
DROP INDEX results_of_a_person;
DROP INDEX results_of_a_server;
DROP INDEX results_of_a_season;
DROP INDEX results_by_points;
DROP INDEX results_by_path;
DROP INDEX results_by_tickets;
DROP INDEX results_by_margin;
DROP INDEX results_in_front;
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
