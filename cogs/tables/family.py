"""Families of games: which panels, pictures and texts a table has, told by its rules and never by its name."""

from __future__ import annotations
