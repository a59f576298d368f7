"""Pictures of the card family."""
