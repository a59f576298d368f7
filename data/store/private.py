"""What people store for themselves in a game: plans, drafts and notepads. It stores text and knows no rules."""

from __future__ import annotations

from typing import Any, cast

from msgspec import Struct

from data.store.rows import RESET, DueKind, Statement, columns, replacing
from data.store.store import Store


class PlanRow(Struct, frozen=True):
    """A seat's plan. `tries` is JSON; `lapsed` says, in JSON, why it couldn't be played."""

    user_id: int
    tries: str
    lapsed: str | None = None


class Plans(Struct, frozen=True):
    """What a seat does at its next turn: at most one plan for each game and seat."""

    store: Store

    async def load(self, game_id: int, seat: int) -> PlanRow | None:
        """Return a seat's plan, or None."""
        (rows,) = await self.store.recall(planned(game_id, seat))
        return PlanRow(*cast("tuple[Any, ...]", rows[0])) if rows else None

    async def keep(self, game_id: int, seat: int, user_id: int, tries: str) -> None:
        """Store a seat's plan, replacing the one before."""
        await self.store.together([keep_plan(game_id, seat, user_id, tries)])

    async def forget(self, game_id: int, seat: int, user_id: int | None = None) -> None:
        """Delete a seat's plan; with `user_id`, only if that person has made it."""
        sql = "DELETE FROM plans WHERE game_id = ? AND seat = ? AND (? IS NULL OR user_id = ?)"
        await self.store.run(sql, game_id, seat, user_id, user_id)

    async def lapse(self, game_id: int, seat: int, why: str, *also: Statement) -> None:
        """Record why the plan wasn't played, with other statements; it isn't tried again."""
        lapsed = "UPDATE plans SET lapsed = ? WHERE game_id = ? AND seat = ?", (why, game_id, seat)
        await self.store.together([lapsed, *also])


class Drafts(Struct, frozen=True):
    """What a seat prepared and hasn't confirmed: neither an expired panel nor a restart loses it."""

    store: Store

    async def load(self, game_id: int, seat: int, step: int) -> str | None:
        """Return the seat's draft if it was made for this very step, or None: an older one is out of date."""
        sql = "SELECT draft FROM drafts WHERE game_id = ? AND seat = ? AND step = ?"
        return await self.store.first(str, sql, game_id, seat, step)

    async def keep(self, game_id: int, seat: int, step: int, draft: str) -> None:
        """Store a seat's draft, replacing the one before."""
        await self.store.run(replacing("drafts", "game_id, seat, step, draft", 2), game_id, seat, step, draft)

    async def forget(self, game_id: int, seat: int) -> None:
        """Delete a seat's draft."""
        await self.store.together([forget_draft(game_id, seat)])


class Notepads(Struct, frozen=True):
    """One text for each game and person. It belongs to the person, not to the seat."""

    store: Store

    async def load(self, game_id: int, user_id: int) -> str:
        """Return what the person wrote, or ""."""
        (rows,) = await self.store.recall(written(game_id, user_id))
        return str(rows[0][0]) if rows else ""

    async def keep(self, game_id: int, user_id: int, text: str) -> None:
        """Store a person's text, replacing the one before; an empty text deletes it."""
        if text:
            await self.store.run(replacing("notepads", "game_id, user_id, text", 2), game_id, user_id, text)
        else:
            await self.store.run("DELETE FROM notepads WHERE game_id = ? AND user_id = ?", game_id, user_id)


# Queries that others ask together


def planned(game_id: int, seat: int) -> Statement:
    """Return the query for a seat's plan."""
    return f"SELECT {columns(PlanRow)} FROM plans WHERE game_id = ? AND seat = ?", (game_id, seat)


def written(game_id: int, user_id: int) -> Statement:
    """Return the query for a person's notepad."""
    return "SELECT text FROM notepads WHERE game_id = ? AND user_id = ?", (game_id, user_id)


# Statements for other modules' commits


def keep_plan(game_id: int, seat: int, user_id: int, tries: str) -> Statement:
    """Return the statement that stores a seat's plan, unless the seat is no longer this person's."""
    sql = (
        "INSERT INTO plans SELECT game_id, seat, user_id, ?, NULL FROM seats WHERE game_id = ? AND seat = ? "
        "AND user_id = ? ON CONFLICT (game_id, seat) DO UPDATE SET user_id = excluded.user_id, tries = excluded.tries, "
        "lapsed = NULL"
    )
    return sql, (tries, game_id, seat, user_id)


def forget_plan(game_id: int, seat: int | None) -> Statement:
    """Return the statement that deletes the plan of a seat, or with None those of the whole game."""
    return "DELETE FROM plans WHERE game_id = ? AND (? IS NULL OR seat = ?)", (game_id, seat, seat)


def forget_draft(game_id: int, seat: int) -> Statement:
    """Return the statement that deletes a seat's draft."""
    return "DELETE FROM drafts WHERE game_id = ? AND seat = ?", (game_id, seat)


def set_due(game_id: int, seat: int, now: int, minutes: int) -> Statement:
    """Return the statement that schedules a seat's plan after its person's own delay, or after `minutes`.

    It does nothing without a plan. `now` is in Unix s.
    """
    delay = "SELECT value FROM settings WHERE whose = 'person' AND id = plans.user_id AND name = 'plan_delay'"
    sql = (
        "INSERT INTO due_times (kind, game_id, seat, user_id, at) "
        f"SELECT ?, game_id, seat, NULL, ? + 60 * CAST(coalesce(({delay}), CAST(? AS TEXT)) AS BIGINT) FROM plans "
        "JOIN seats USING (game_id, seat, user_id) WHERE game_id = ? AND seat = ? AND computer IS NULL "
        f"AND lapsed IS NULL {RESET}"
    )
    return sql, (DueKind.PLAN, now, minutes, game_id, seat)


def post_flagged(game_id: int, flag: int) -> Statement:
    """Return the statement that adds a flag to the post of a game's newest step, if it has one."""
    newest = "(SELECT step FROM games WHERE id = ?)"
    sql = f"UPDATE outbox SET seat = coalesce(seat, 0) | ? WHERE game_id = ? AND kind = 'post' AND step = {newest}"
    return sql, (flag, game_id, game_id)
