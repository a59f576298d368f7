-- People who are asked to join a lobby. A declined invitation stays until the lobby is over.
CREATE TABLE invitations (
    game_id   INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    user_id   INTEGER NOT NULL,
    color     TEXT    NOT NULL,               -- that the person gets, if it is free
    declined  INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER invitations_go_with_the_lobby AFTER UPDATE OF status ON games
WHEN NEW.status <> 'lobby'
BEGIN
    DELETE FROM invitations WHERE game_id = NEW.id;
END;
