"""The string family: its panels, editors, typed input, pictures and names."""
