"""Starts, checks and runs the bot, and wires everything together."""
