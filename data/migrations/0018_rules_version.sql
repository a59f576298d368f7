-- A game is verified by the rules that it was played by. Games that began before versions were kept have the first.
ALTER TABLE games ADD COLUMN rules_version INTEGER NOT NULL DEFAULT 1;
