-- How far the message at the end of a game has been turned: 0 is its first part. Games of earlier versions have no row.
CREATE TABLE finales (
    game_id  INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    stage    INTEGER NOT NULL
) STRICT;

-- What an earlier version has queued for the end of a game becomes one message of this version.
INSERT INTO finales SELECT DISTINCT game_id, 0 FROM outbox WHERE kind = 'final' AND state = 'due';
INSERT INTO due_times (kind, game_id, seat, user_id, at)
SELECT 'finale', game_id, NULL, NULL, unixepoch() + 86400 FROM finales;
