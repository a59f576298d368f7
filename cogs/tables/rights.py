"""Who decides about a running game without asking its players: its host, moderators, and the staff of its league."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from cogs.core.client import moderates
from cogs.core.registry import Registry
from cogs.tables.service import Interaction
from cogs.tables.table import Table
from data.store.seats import Seats

Decider = Callable[[Interaction, Table], Awaitable[bool]]
may_decide: Registry[Decider] = Registry("the rule for who decides about games,")
"""Registers a function that tells whether the asker may end, stop or pass on a running game by a right of its own.

It raises Refused where neither the host nor the players may decide it among themselves.
"""


async def decides(interaction: Interaction, table: Table) -> bool:
    """Tell whether the asker decides about a running game as a moderator, or by a right of their own.

    Moderators who play or played there need the rules of `may_decide` first: a league has its staff for that.
    Raises: Refused from `may_decide`.
    """
    moderator = table.channel_id == interaction.channel_id and moderates(interaction)  # of the game's own channel
    if moderator and not await Seats(interaction.client.store).known_to(table.id, interaction.user.id):
        return True
    for allows in may_decide.values():
        if await allows(interaction, table):
            return True
    return moderator


async def check_host(interaction: Interaction, table: Table) -> None:
    """Check that the asker is the game's host, or decides about it without being that.

    Raises: Refused `not_host`, or from `may_decide`.
    """
    if not await decides(interaction, table) and interaction.user.id != table.host_id:
        raise table.not_host()
