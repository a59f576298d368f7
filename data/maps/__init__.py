"""Maps: the library of them, and what a map's file must hold."""
