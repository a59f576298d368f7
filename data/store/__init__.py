"""All SQL: one writer, its readers, opening and migrations, and what one commit writes."""
