"""Versions of rows in PostgreSQL: they show a process what another one has changed."""

from __future__ import annotations

from typing import Any

from data.store.readings import FORGETTING, GAMES, PEOPLE, SEASONS, StaleStep

_STATE = (
    "SELECT 'games', CAST(xmin AS TEXT), CAST(ctid AS TEXT) FROM games WHERE id = ?1 UNION ALL "
    "SELECT '', CAST(xmin AS TEXT), CAST(ctid AS TEXT) FROM seats WHERE game_id = ?1 UNION ALL "
    "SELECT '', CAST(xmin AS TEXT), CAST(ctid AS TEXT) FROM due_times WHERE game_id = ?1 AND kind = 'move' UNION ALL "
    "SELECT '', CAST(xmin AS TEXT), CAST(ctid AS TEXT) FROM invitations WHERE game_id = ?1 ORDER BY 1 DESC, 2, 3"
)
"""Where each row of a game is and which transaction wrote it: a row that was written again is another one."""
_OTHERS = {SEASONS: "SELECT CAST(xmin AS TEXT) FROM seasons WHERE id = ?1"}
_OTHERS |= dict.fromkeys((PEOPLE, FORGETTING), "SELECT CAST(xmin AS TEXT) FROM slow_train WHERE id = ?1")
_RENEWED = {
    GAMES: "UPDATE games SET step = step WHERE id = ?1 AND CAST(xmin AS TEXT) = ?2 RETURNING CAST(xmin AS TEXT)",
    SEASONS: "UPDATE seasons SET round = round WHERE id = ?1 AND CAST(xmin AS TEXT) = ?2 RETURNING CAST(xmin AS TEXT)",
    PEOPLE: "SELECT CAST(xmin AS TEXT) FROM slow_train WHERE id = ?1 AND CAST(xmin AS TEXT) = ?2",
    FORGETTING: (
        "UPDATE slow_train SET key = key WHERE id = ?1 AND CAST(xmin AS TEXT) = ?2 RETURNING CAST(xmin AS TEXT)"
    ),
}
"""One trip to check and to write: the row is written only if no other transaction has written it since."""


class Versions:
    """The version of a row is the transaction that wrote it. Each commit of a change writes the row of its game."""

    def state(self, db: Any, game_id: int) -> list[Any]:
        """Return what differs after every change of a game, its seats, times and invitations."""
        found: list[Any] = db.execute(_STATE, (game_id,)).fetchall()
        return found

    def of(self, db: Any, table: str, id_: int) -> tuple[object, object]:
        """Return the version of a row, None if there is none, and the state of a game."""
        if table == GAMES:
            state = self.state(db, id_)
            return next((version for name, version, _ in state if name), None), state
        found = db.execute(_OTHERS[table], (id_,)).fetchone()
        return found and found[0], None

    def renewed(self, db: Any, table: str, id_: int, version: object) -> object:
        """Give a row a new version, and return it.

        Raises: StaleStep if it has another version than this one.
        """
        found = db.execute(_RENEWED[table], (id_, version)).fetchone()
        if found is None and version is not None:
            raise StaleStep((table, id_))
        return found and found[0]
