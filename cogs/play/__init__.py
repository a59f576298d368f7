"""The only way to play, for every family of games: read, preview, confirm, play; plans, undo, notepads."""
