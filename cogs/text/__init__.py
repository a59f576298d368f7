"""Words: the catalogue of sentences, names in a language, names made harmless, translated commands."""
