"""The application: tables as they are read and played on, and what goes along with each step."""

from cogs.tables import family

__all__ = ["family"]  # who knows tables can say what their games are called
