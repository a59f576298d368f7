"""Starting, checking and running the bot: wires everything together."""
