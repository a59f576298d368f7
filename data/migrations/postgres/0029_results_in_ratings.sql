-- 1: the ratings hold this result, or will once its deal is opened. A row may come to be seen after rows with higher ids,
-- so the highest id that was rated doesn't tell which are missing. All ratings are computed again, as some may be missing.
ALTER TABLE results ADD COLUMN in_ratings BIGINT NOT NULL DEFAULT 1;
ALTER TABLE results ALTER COLUMN in_ratings SET DEFAULT 0;
CREATE INDEX results_to_rate ON results (in_ratings) WHERE in_ratings = 0;
UPDATE rated_up_to SET result = -1 WHERE EXISTS (SELECT 1 FROM results);
