"""A deal a day: everyone on a server plays the same cards alone, and the results are posted when the day ends."""
