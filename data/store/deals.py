"""Deals: the secret seeds of games, stored apart from the games and published when they are opened."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from msgspec import Struct

from data.store.bars import deal_known
from data.store.results import ANEW
from data.store.rows import RESET, DueKind, Statement, columns
from data.store.store import Store, first_posted
from engine.core.rng import Rng, new_seed, seal_of


def not_closed(game_id: str) -> str:
    """Return an SQL condition: the game in that column is at no closed table, so that anyone may see it."""
    return (
        "NOT EXISTS (SELECT 1 FROM game_deals JOIN deals ON deals.id = game_deals.deal_id "
        f"WHERE game_deals.game_id = {game_id} AND deals.shared = 1 AND deals.opened_at IS NULL)"
    )


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal. `shared`: several tables play it, and they are closed until it is opened. Its `repr` hides the seed."""

    id: int
    seed: str = field(repr=False)
    shared: bool = False
    opened_at: int | None = None

    @property
    def rng(self) -> Rng:
        return Rng(self.seed)

    @property
    def seal(self) -> str:
        """The public SHA-256 of the seed."""
        return seal_of(self.seed)

    @property
    def closed(self) -> bool:
        """Whether only the players of a table of this deal may see that table."""
        return self.shared and self.opened_at is None


_DEAL = f"SELECT {columns(Deal)} FROM deals"


def new_deal(rng: Random) -> Deal:
    """Return a game's own new deal, which isn't stored yet."""
    return Deal(0, new_seed(rng))


class Deals(Struct, frozen=True):
    """The deals of all games. Games that started before deals existed have none."""

    store: Store

    async def of_game(self, game_id: int) -> Deal | None:
        """Return a game's deal, or None."""
        rows = (await self.store.recall(dealt_to(game_id)))[0]
        return _deal(*rows[0]) if rows else None

    async def stored_of_game(self, game_id: int) -> Deal | None:
        """Return a game's deal as the database has it now, even if another program wrote it; or None."""
        sql, args = dealt_to(game_id)
        return await self.store.first(_deal, sql, *args)

    async def get(self, deal_id: int) -> Deal | None:
        """Return the deal with that id, or None."""
        return await self.store.first(_deal, f"{_DEAL} WHERE id = ?", deal_id)

    async def share(self, rng: Random) -> int:
        """Store a new deal for several tables; return its id."""
        sql = "INSERT INTO deals (seed, shared) VALUES (?, 1) RETURNING id"
        return (await self.store.together([(sql, (new_seed(rng),))]))[0]

    async def open(self, deal_id: int, now: int) -> bool:
        """Publish a shared deal; return False, and change nothing, while one of its games is still running.

        Results of its games, if there are any, count for ratings from now on, so a rebuild of the ratings falls due.
        """
        sql = (
            "UPDATE deals SET opened_at = ? WHERE id = ? AND opened_at IS NULL AND NOT EXISTS (SELECT 1 FROM games "
            "JOIN game_deals ON games.id = game_id WHERE deal_id = deals.id AND status = 'playing')"
        )
        just = (
            "EXISTS (SELECT 1 FROM deals JOIN game_deals ON deal_id = deals.id JOIN results USING (game_id) "
            "WHERE deals.id = ? AND shared = 1 AND opened_at = ?)"
        )
        due = f"INSERT INTO due_times (kind, at) SELECT ?, ? WHERE {just} {RESET}"
        await self.store.together(
            [
                (sql, (now, deal_id)),
                (f"UPDATE rated_up_to SET result = ? WHERE {just}", (ANEW, deal_id, now)),
                (due, (DueKind.RATE, now, deal_id, now)),
            ]
        )
        deal = await self.get(deal_id)
        return deal is not None and deal.opened_at is not None

    async def games(self, deal_id: int) -> list[int]:
        """Return the ids of all games played with the deal, in rising order."""
        return await self.store.read(int, "SELECT game_id FROM game_deals WHERE deal_id = ? ORDER BY game_id", deal_id)

    async def knows(self, deal_id: int, user_id: int, besides: int) -> bool:
        """Tell whether a person has, or had, a seat in a game of the deal other than the game `besides`.

        People who have deleted their data since are recognized, see `bars`.
        """
        key = self.store.key
        return await self.store.read_at_once(lambda db: deal_known(db, key, deal_id, user_id, besides))

    async def first_post(self, game_id: int) -> int | None:
        """Return the id of the game's first post, or None."""
        sql, args = first_posted(game_id)
        return await self.store.first(int, sql, *args)


def _deal(id_: Any, seed: Any, shared: Any, opened_at: Any) -> Deal:
    return Deal(id_, seed, bool(shared), opened_at)


def dealt_to(game_id: int) -> Statement:
    """Return the query for a game's deal."""
    return f"{_DEAL} WHERE id = (SELECT deal_id FROM game_deals WHERE game_id = ?)", (game_id,)


def dealt(game_id: int, deal: Deal) -> list[Statement]:
    """Return the statements that link a game to its deal, for the commit of its first step.

    The database refuses a shared deal that was opened in the meantime.
    """
    if deal.shared:
        sql = "INSERT INTO game_deals VALUES (?, (SELECT id FROM deals WHERE id = ? AND opened_at IS NULL))"
        return [(sql, (game_id, deal.id))]
    return [
        ("INSERT INTO deals (seed) VALUES (?)", (deal.seed,)),
        ("INSERT INTO game_deals SELECT ?, max(id) FROM deals", (game_id,)),
    ]
