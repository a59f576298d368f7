"""Drawing that belongs to no family of games: shapes, fonts, themes, labels, pages."""
