-- Which open games a server has is asked when the bot leaves it or comes back.

CREATE INDEX open_games_of_a_server ON games (guild_id) WHERE status IN ('lobby', 'playing');
