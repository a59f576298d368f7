"""What a kind of private game says and offers beside the turn, above its buttons, and below its final table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from discord import ui

from cogs.core.registry import Registry
from cogs.tables.service import Client
from cogs.tables.table import Table
from engine.lesson import Awaited

STOP = "lesson-stop"
"""The verb of the button that stops a lesson."""


class Guidance(NamedTuple):
    """What a game says beside its turn and, while it asks for something, the sentence and the event it waits for."""

    parts: list[ui.Item[Any]]
    asked: str = ""
    awaited: Awaited | None = None


Guide = Callable[[Client, Table, str], Awaitable[Guidance]]
guides: Registry[Guide] = Registry("the guide of games of the kind")
"""Registers, by the kind of a private game, a function that returns what it says in a language. For a game that is over
its parts are shown below the final table."""


async def guidance_of(bot: Client, table: Table, lang: str) -> Guidance:
    """Return what a game says and asks for; nothing for a game without a guide."""
    guide = guides.get(table.kind) if table.kind else None
    return Guidance([]) if guide is None else await guide(bot, table, lang)


async def guide_of(bot: Client, table: Table, lang: str) -> list[ui.Item[Any]]:
    """Return what a game says beside its turn; [] for a game without a guide."""
    return (await guidance_of(bot, table, lang)).parts
