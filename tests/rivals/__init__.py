"""Opponents of the computer players, and matches between them."""
