"""Actions of referees."""
