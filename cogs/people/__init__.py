"""A person's own things: games, settings, privacy; and servers that the bot left."""
