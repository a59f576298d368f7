"""The card family: its panels, typed input, pictures and names."""
