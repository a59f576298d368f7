"""What the string family knows: the table, its shapes, and who judges them."""
