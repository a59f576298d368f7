"""Programs that are run by hand, with results that are stored in the project."""
