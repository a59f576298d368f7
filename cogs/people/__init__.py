"""One person's own: games, settings, privacy; servers that were left."""
