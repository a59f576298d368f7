"""What every feature of the bot uses and no table knows of: components, scheduler, posting, limits, answers."""
