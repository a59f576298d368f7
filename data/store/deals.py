"""Deals: the secret seed that a game's luck comes from, kept apart from the game and told when it is opened."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from data.store.results import ANEW
from data.store.rows import DueKind, Statement, columns
from data.store.store import Store
from engine.core.luck import Luck, new_seed, seal_of


def not_closed(game_id: str) -> str:
    """An SQL condition: the game in that column is at no closed table, so that everybody may know of it."""
    return (
        "NOT EXISTS (SELECT 1 FROM game_deals JOIN deals ON deals.id = game_deals.deal_id "
        f"WHERE game_deals.game_id = {game_id} AND deals.shared AND deals.opened_at IS NULL)"
    )


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal. `shared`: several tables play it, and they are closed until it is opened. No `repr` tells its seed."""

    id: int
    seed: str = field(repr=False)
    shared: bool = False
    opened_at: int | None = None

    @property
    def luck(self) -> Luck:
        return Luck(self.seed)

    @property
    def seal(self) -> str:
        """What is told of the seed from the beginning."""
        return seal_of(self.seed)

    @property
    def closed(self) -> bool:
        """Whether its tables are to be seen by nobody else."""
        return self.shared and self.opened_at is None


_DEAL = f"SELECT {columns(Deal)} FROM deals"


def new_deal(rng: Random) -> Deal:
    """A game's own deal, which is not stored yet."""
    return Deal(0, new_seed(rng))


@dataclass(frozen=True, slots=True)
class Deals:
    """The deals of all games. Games that began before there were any have none."""

    store: Store

    async def of_game(self, game_id: int) -> Deal | None:
        rows = (await self.store.recall(dealt_to(game_id)))[0]
        return _deal(*rows[0]) if rows else None

    async def get(self, deal_id: int) -> Deal | None:
        return await self.store.first(_deal, f"{_DEAL} WHERE id = ?", deal_id)

    async def share(self, rng: Random) -> int:
        """A new deal for several tables: its id."""
        sql = "INSERT INTO deals (seed, shared) VALUES (?, 1)"
        return (await self.store.together([(sql, (new_seed(rng),))]))[0]

    async def open(self, deal_id: int, now: int) -> bool:
        """Publishes a shared deal. False, and nothing is opened, while one of its games can still go on.

        What was played with it counts for ratings from now on, so they are to be made anew: that falls due.
        """
        sql = (
            "UPDATE deals SET opened_at = ? WHERE id = ? AND opened_at IS NULL AND NOT EXISTS (SELECT 1 FROM games "
            "JOIN game_deals ON games.id = game_id WHERE deal_id = deals.id AND status = 'playing')"
        )
        just = "EXISTS (SELECT 1 FROM deals WHERE id = ? AND shared AND opened_at = ?)"
        due = f"INSERT OR REPLACE INTO due_times (kind, at) SELECT ?, ? WHERE {just}"
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
        """The games that are, or were, played with it."""
        return await self.store.read(int, "SELECT game_id FROM game_deals WHERE deal_id = ? ORDER BY game_id", deal_id)

    async def knows(self, game_id: int, user_id: int) -> bool:
        """Whether a person sits, or has sat, at another table of the game's deal."""
        sql = (
            "SELECT 1 FROM game_deals AS mine JOIN game_deals AS other USING (deal_id) "
            "WHERE mine.game_id = ?1 AND other.game_id <> ?1 AND ("
            "EXISTS (SELECT 1 FROM seats WHERE seats.game_id = other.game_id AND user_id = ?2) OR "
            "EXISTS (SELECT 1 FROM seat_history WHERE seat_history.game_id = other.game_id AND user_id = ?2)) LIMIT 1"
        )
        return bool(await self.store.rows(sql, game_id, user_id))

    async def first_post(self, game_id: int) -> int | None:
        """The message with which the game's table began."""
        sql = (
            "SELECT message_id FROM outbox WHERE game_id = ? AND kind = 'post' AND message_id IS NOT NULL "
            "ORDER BY step, id LIMIT 1"
        )
        return await self.store.first(int, sql, game_id)


def _deal(id_: Any, seed: Any, shared: Any, opened_at: Any) -> Deal:
    return Deal(id_, seed, bool(shared), opened_at)


def dealt_to(game_id: int) -> Statement:
    """The question after a game's deal."""
    return f"{_DEAL} WHERE id = (SELECT deal_id FROM game_deals WHERE game_id = ?)", (game_id,)


def dealt(game_id: int, deal: Deal) -> list[Statement]:
    """What is written in the commit of a game's first step. The database refuses a deal that was opened meanwhile."""
    if deal.shared:
        sql = "INSERT INTO game_deals VALUES (?, (SELECT id FROM deals WHERE id = ? AND opened_at IS NULL))"
        return [(sql, (game_id, deal.id))]
    return [
        ("INSERT INTO deals (seed) VALUES (?)", (deal.seed,)),
        ("INSERT INTO game_deals VALUES (?, last_insert_rowid())", (game_id,)),
    ]
