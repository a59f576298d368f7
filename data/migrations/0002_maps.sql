-- A game on an operator's map keeps a copy of the file that it began with: the file may change or go while it runs.

CREATE TABLE maps (
    digest  TEXT PRIMARY KEY,                 -- SHA-256 of the file
    file    TEXT NOT NULL                     -- as it was read
) STRICT, WITHOUT ROWID;

ALTER TABLE games ADD COLUMN map TEXT REFERENCES maps (digest);  -- NULL: a map of the project
