"""Seasons of a server, from their announcement to their final standings."""
