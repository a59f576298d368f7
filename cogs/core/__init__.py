"""What every feature of the bot uses and what knows no table: components, scheduler, delivery, limits, answers."""
