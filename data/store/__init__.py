"""Everything that is SQL: one writer, its readers, migrations' opening and what is committed."""
