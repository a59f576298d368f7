"""Time at a table: clocks, timeouts, votes, pauses, idle games, reminders, vacations."""
