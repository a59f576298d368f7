"""What people put down at a table for themselves alone: plans, drafts and notes. Keeps text, knows no rules."""

from __future__ import annotations

from dataclasses import dataclass

from data.store.rows import DueKind, Statement, columns
from data.store.store import Store


@dataclass(frozen=True, slots=True)
class PlanRow:
    """A seat's plan. `tries` is JSON; `lapsed` says, in JSON, why it could not be played."""

    user_id: int
    tries: str
    lapsed: str | None = None


@dataclass(frozen=True, slots=True)
class Plans:
    """What a seat does when its next turn comes: at most one plan for each game and seat."""

    store: Store

    async def load(self, game_id: int, seat: int) -> PlanRow | None:
        sql = f"SELECT {columns(PlanRow)} FROM plans WHERE game_id = ? AND seat = ?"
        return await self.store.first(PlanRow, sql, game_id, seat)

    async def keep(self, game_id: int, seat: int, user_id: int, tries: str) -> None:
        """Takes the place of the seat's plan before it."""
        await self.store.together([keep_plan(game_id, seat, user_id, tries)])

    async def forget(self, game_id: int, seat: int) -> None:
        await self.store.together([forget_plan(game_id, seat)])

    async def lapse(self, game_id: int, seat: int, why: str) -> None:
        """Notes why the plan was not played; it is not tried again."""
        await self.store.run("UPDATE plans SET lapsed = ? WHERE game_id = ? AND seat = ?", why, game_id, seat)


@dataclass(frozen=True, slots=True)
class Drafts:
    """What a seat has put together and not confirmed; neither an expired panel nor a restart loses it."""

    store: Store

    async def load(self, game_id: int, seat: int, step: int) -> str | None:
        """The seat's draft if it was made for this very step; an older one is of a table that has moved on."""
        sql = "SELECT draft FROM drafts WHERE game_id = ? AND seat = ? AND step = ?"
        return await self.store.first(str, sql, game_id, seat, step)

    async def keep(self, game_id: int, seat: int, step: int, draft: str) -> None:
        """Takes the place of the seat's draft before it."""
        await self.store.run("INSERT OR REPLACE INTO drafts VALUES (?, ?, ?, ?)", game_id, seat, step, draft)

    async def forget(self, game_id: int, seat: int) -> None:
        await self.store.together([forget_draft(game_id, seat)])


@dataclass(frozen=True, slots=True)
class Notepads:
    """One text for each game and person; it belongs to the person, whoever sits on the seat."""

    store: Store

    async def load(self, game_id: int, user_id: int) -> str:
        """What the person wrote; "" where nothing is kept."""
        sql = "SELECT text FROM notepads WHERE game_id = ? AND user_id = ?"
        return await self.store.first(str, sql, game_id, user_id) or ""

    async def keep(self, game_id: int, user_id: int, text: str) -> None:
        """Takes the place of what was written before; an empty text leaves nothing."""
        if text:
            await self.store.run("INSERT OR REPLACE INTO notepads VALUES (?, ?, ?)", game_id, user_id, text)
        else:
            await self.store.run("DELETE FROM notepads WHERE game_id = ? AND user_id = ?", game_id, user_id)


# What others write in their own commit


def keep_plan(game_id: int, seat: int, user_id: int, tries: str) -> Statement:
    return "INSERT OR REPLACE INTO plans VALUES (?, ?, ?, ?, NULL)", (game_id, seat, user_id, tries)


def forget_plan(game_id: int, seat: int | None) -> Statement:
    """Forgets the plan of a seat, or with None those of the whole game."""
    return "DELETE FROM plans WHERE game_id = ? AND (? IS NULL OR seat = ?)", (game_id, seat, seat)


def forget_draft(game_id: int, seat: int) -> Statement:
    return "DELETE FROM drafts WHERE game_id = ? AND seat = ?", (game_id, seat)


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
