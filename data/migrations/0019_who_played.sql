-- Ratings and records go to the person who played at least half of a seat's turns, league points as the season says.
ALTER TABLE results ADD COLUMN entrant INTEGER;       -- whose league points they are: a position in `holders`; NULL: nobody's

UPDATE results SET entrant = (
    SELECT max(key) FROM json_each(holders) WHERE json_extract(value, '$[0]') = results.user_id
) WHERE user_id IS NOT NULL;

-- Of games that ended before, the steps of each holder are known in place of turns. Where the person played less than
-- half of them, the seat counts for nobody from now on; and a game that counts for one person alone is not rated.
UPDATE results SET user_id = NULL, rated = 0 WHERE user_id IS NOT NULL AND json_array_length(holders) > 1 AND
    2 * (SELECT total(json_extract(value, '$[2]')) FROM json_each(holders)
         WHERE json_extract(value, '$[0]') = results.user_id AND json_extract(value, '$[1]') IS NULL)
    < (SELECT total(json_extract(value, '$[2]')) FROM json_each(holders));
UPDATE results SET rated = 0 WHERE rated AND current AND
    (SELECT count(DISTINCT user_id) FROM results AS other WHERE other.game_id = results.game_id AND other.current) < 2;

UPDATE rated_up_to SET result = -1 WHERE EXISTS (SELECT 1 FROM results);
INSERT OR REPLACE INTO due_times (kind, at) SELECT 'rate', 0 WHERE EXISTS (SELECT 1 FROM results);
