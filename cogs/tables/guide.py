"""What a kind of private game says and offers beside the turn, above its buttons, and below its final table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from discord import ui

from cogs.core.registry import Registry
from cogs.tables.service import Client
from cogs.tables.table import Table

STOP = "lesson-stop"
"""The verb of the button that stops a lesson."""
Guide = Callable[[Client, Table, str], Awaitable[list[ui.Item[Any]]]]
guides: Registry[Guide] = Registry("the guide of games of the kind")
"""Registers, by the kind of a private game, a function that returns its parts in a language. For a game that is over
they are shown below the final table."""


async def guide_of(bot: Client, table: Table, lang: str) -> list[ui.Item[Any]]:
    """Return what a game says beside its turn; [] for a game without a guide."""
    guide = guides.get(table.kind) if table.kind else None
    return [] if guide is None else await guide(bot, table, lang)
