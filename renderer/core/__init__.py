"""Drawing that no family of games owns: shapes, fonts, themes, labels, pages."""
