"""What is offered while a command is typed, to whoever sits at the table and to nobody else."""

from __future__ import annotations

from collections.abc import Mapping

from discord import app_commands

from cogs.play.moves import localizer_for, seated
from cogs.play.options import matching
from cogs.tables.services import Interaction
from cogs.tables.table import Table
from cogs.text.catalogue import shorten
from cogs.text.localizer import Localizer
from engine.core.action import Seat
from engine.core.refused import Refused

Choices = list[app_commands.Choice[str]]
MOST_CHOICES = 25


async def asker(interaction: Interaction) -> tuple[Localizer, Table, Seat] | None:
    """Who is typing, and where. Nobody else is offered anything."""
    try:
        table, seat = await seated(interaction)
    except Refused:
        return None
    return await localizer_for(interaction, table), table, seat


def choices(labels: Mapping[str, str], typed: str) -> Choices:
    """The label -> value pairs that fit what is typed."""
    fitting = list(matching(labels, typed).items())[:MOST_CHOICES]
    return [app_commands.Choice(name=shorten(label), value=value) for label, value in fitting]
