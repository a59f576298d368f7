"""Pictures of a game: one view in, PNG bytes out."""
