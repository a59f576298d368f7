-- Maps that the managers of a server have added, and that are played on that server alone. The text is in `maps`.

CREATE TABLE server_maps (
    key       TEXT PRIMARY KEY,               -- by which games name it; never used again
    guild_id  INTEGER NOT NULL,
    user_id   INTEGER NOT NULL,               -- who added it
    added_at  INTEGER NOT NULL,               -- Unix s
    digest    TEXT NOT NULL REFERENCES maps (digest)
) STRICT, WITHOUT ROWID;

CREATE INDEX server_maps_by_guild ON server_maps (guild_id);
CREATE INDEX server_maps_by_user ON server_maps (user_id);
CREATE INDEX server_maps_by_digest ON server_maps (digest);
