"""Pictures of leagues and statistics."""
