"""The hard player that was the strongest before, kept as it was: what plays better must beat it."""
