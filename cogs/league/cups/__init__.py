"""Cups: groups and single elimination."""
