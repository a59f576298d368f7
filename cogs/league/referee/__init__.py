"""What referees of leagues do."""
