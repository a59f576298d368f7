-- The last tie-break of a season that is over is the rating as it was then. Of seasons that ended before, nothing is
-- known of it: they go on with the rating of today.
ALTER TABLE entrants ADD COLUMN rating REAL;          -- NULL: had none then
ALTER TABLE entrants ADD COLUMN rated_at INTEGER;     -- when the season ended; NULL: it has not, or before this was kept
