"""Programs that are run by hand and whose results are kept in the project."""
