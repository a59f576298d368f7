"""Maps: the library of all maps, and the checks of a map file."""
