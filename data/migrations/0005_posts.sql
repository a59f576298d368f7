-- A game that is cancelled, by whatever way, leaves no buttons behind, and its end is told to the server's feed.
-- Debts of kind 'strip' name the message that is to lose its buttons; of kind 'feed', `seat` says what is told:
-- 0 that a game has begun, 1 how it ended, 2 that it ended without a result.

CREATE TRIGGER cancelled_games_leave_no_buttons AFTER UPDATE OF status ON games
WHEN NEW.status = 'cancelled' AND OLD.status = 'playing'
BEGIN
    INSERT INTO outbox (game_id, step, kind, nonce, message_id)
        SELECT NEW.id, NEW.step, 'strip', NEW.id || '-x' || message_id, message_id FROM outbox
        WHERE game_id = NEW.id AND kind = 'post' AND message_id IS NOT NULL ORDER BY step DESC, id DESC LIMIT 1;
    INSERT INTO outbox (game_id, step, kind, seat, nonce) VALUES (NEW.id, NEW.step, 'feed', 2, NEW.id || '-closed');
END;
