"""Plans: what a seat does when its next turn comes, in the store's database. Keeps text, knows no rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from data.store.rows import DueKind, Statement
from data.store.store import Store


@dataclass(frozen=True, slots=True)
class PlanRow:
    """A seat's plan. `tries` is JSON; `lapsed` says, in JSON, why it could not be played."""

    user_id: int
    tries: str
    lapsed: str | None = None


@dataclass(frozen=True, slots=True)
class Plans:
    """At most one plan for each game and seat."""

    store: Store

    async def load(self, game_id: int, seat: int) -> PlanRow | None:
        sql = "SELECT user_id, tries, lapsed FROM plans WHERE game_id = ? AND seat = ?"
        rows = cast("list[tuple[int, str, str | None]]", await self.store.rows(sql, game_id, seat))
        return PlanRow(*rows[0]) if rows else None

    async def keep(self, game_id: int, seat: int, user_id: int, tries: str) -> None:
        """Takes the place of the seat's plan before it."""
        await self.store.run(*_flat(keep_plan(game_id, seat, user_id, tries)))

    async def forget(self, game_id: int, seat: int) -> None:
        await self.store.run(*_flat(forget_plan(game_id, seat)))

    async def lapse(self, game_id: int, seat: int, why: str) -> None:
        """Notes why the plan was not played; it is not tried again."""
        await self.store.run("UPDATE plans SET lapsed = ? WHERE game_id = ? AND seat = ?", why, game_id, seat)


def _flat(statement: Statement) -> tuple[str, object]:
    return statement[0], *statement[1]  # type: ignore[return-value]


def keep_plan(game_id: int, seat: int, user_id: int, tries: str) -> Statement:
    return "INSERT OR REPLACE INTO plans VALUES (?, ?, ?, ?, NULL)", (game_id, seat, user_id, tries)


def forget_plan(game_id: int, seat: int | None) -> Statement:
    """Forgets the plan of a seat, or with None those of the whole game."""
    return "DELETE FROM plans WHERE game_id = ? AND (? IS NULL OR seat = ?)", (game_id, seat, seat)


def set_due(game_id: int, seat: int, now: int, minutes: int) -> Statement:
    """Lets a seat's plan fall due after its person's own delay, or after so many minutes; without a plan, nothing."""
    delay = "SELECT value FROM settings WHERE whose = 'person' AND id = plans.user_id AND name = 'plan_delay'"
    sql = (
        "INSERT OR REPLACE INTO due_times (kind, game_id, seat, user_id, at) "
        f"SELECT ?, game_id, seat, NULL, ? + 60 * CAST(ifnull(({delay}), ?) AS INTEGER) FROM plans "
        "JOIN seats USING (game_id, seat, user_id) WHERE game_id = ? AND seat = ? AND computer IS NULL "
        "AND lapsed IS NULL"
    )
    return sql, (DueKind.PLAN, now, minutes, game_id, seat)
