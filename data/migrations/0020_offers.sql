-- A seat that was offered without its holder's word is open only until the holder plays again. Offers made before stay.
ALTER TABLE open_seats ADD COLUMN agreed INTEGER NOT NULL DEFAULT 1;

-- Who may take over seats at a season's tables without being one of its players.
CREATE TABLE substitutes (
    season_id  INTEGER NOT NULL REFERENCES seasons (id) ON DELETE CASCADE,
    user_id    INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    listed_at  INTEGER NOT NULL,
    PRIMARY KEY (season_id, user_id)
) STRICT, WITHOUT ROWID;

-- A vacation that has begun costs its day, whatever the clock of the person's time zone says later.
ALTER TABLE vacations ADD COLUMN begun INTEGER NOT NULL DEFAULT 0;
