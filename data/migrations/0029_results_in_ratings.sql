-- 1: the ratings hold this result, or will once its deal is opened. Where several processes write, a row may come to be
-- seen after rows with higher ids, so the highest id that was rated doesn't tell which are missing.
ALTER TABLE results ADD COLUMN in_ratings INTEGER NOT NULL DEFAULT 0;
UPDATE results SET in_ratings = 1 WHERE id <= (SELECT result FROM rated_up_to);
CREATE INDEX results_to_rate ON results (in_ratings) WHERE in_ratings = 0;
