"""Pictures of the string family."""
