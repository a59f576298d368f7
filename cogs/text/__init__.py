"""Text: the catalogue of sentences, names in a language, escaped names, translated commands."""
