-- Whose file this is, and which servers the bot has left.

PRAGMA application_id = 1399608434;           -- "SlTr": a file of this program

-- Servers that the bot is no longer in. What is kept of them goes after a while, unless it comes back.
CREATE TABLE departures (
    guild_id  INTEGER PRIMARY KEY,
    left_at   INTEGER NOT NULL
) STRICT;
