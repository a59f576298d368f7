-- Whoever has deleted their data still knows the hand that they held: they must not get another seat of that game, nor
-- play its deal again. The hash is keyed, with a key that is not in this database, and goes when nothing is secret.

CREATE TABLE bars (
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    hash     TEXT    NOT NULL,                -- HMAC-SHA-256 of the game and the person's id
    PRIMARY KEY (game_id, seat, hash)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER bars_go_with_the_end AFTER UPDATE OF status ON games
WHEN NEW.status IN ('finished', 'cancelled')
BEGIN
    DELETE FROM bars WHERE game_id = NEW.id AND NOT EXISTS (
        SELECT 1 FROM game_deals JOIN deals ON deals.id = deal_id
        WHERE game_deals.game_id = NEW.id AND shared AND opened_at IS NULL
    );
END;

CREATE TRIGGER bars_go_with_the_deal AFTER UPDATE OF opened_at ON deals
WHEN NEW.opened_at IS NOT NULL
BEGIN
    DELETE FROM bars WHERE game_id IN (
        SELECT game_id FROM game_deals JOIN games ON games.id = game_id
        WHERE deal_id = NEW.id AND status IN ('finished', 'cancelled')
    );
END;
