"""The application: tables as they are read and played on, and what goes along with each step."""
