"""What lies on a table of strings and tiles, layer by layer."""
