"""Statistics and ratings."""
