"""Help for players, worked out above the parts: missing links and what would come of an action."""
