"""Advice for players, computed above the parts: missing links, cheap payments and the effect of an action."""
