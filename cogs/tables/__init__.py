"""The application: games as they are read and played, and what happens along with each step."""

from cogs.tables import family

__all__ = ["family"]  # importing it registers the answers to the catalogue's hooks
