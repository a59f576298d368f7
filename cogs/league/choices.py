"""Choices of `/league create` and `/league edit`, and what is usual where nothing is chosen."""

from __future__ import annotations

from collections.abc import Iterable

import discord
from discord import app_commands

from cogs.core.client import lacking
from cogs.league.permissions import parent_channel
from cogs.tables.services import Interaction
from cogs.tables.terms import CODES, HOLDER, NOBODY, STARTER, TIMEOUT
from cogs.text.catalogue import english
from data.key_family import KeyFamily
from data.store.league_rows import OverrunPolicy, Settings
from engine.core.refused import Refused

LATE = KeyFamily("choice-league-late-{}", OverrunPolicy)
COUNTED_FOR = KeyFamily("choice-league-counts-{}", (HOLDER, STARTER, NOBODY))

Choices = list[app_commands.Choice[str]]
USUAL_ROUNDS = 6
USUAL_CLOCK, USUAL_TIMEOUT = "c2", "tm"


def choices(family: KeyFamily, values: Iterable[str]) -> Choices:
    keys = [(family(value), value) for value in values]
    return [app_commands.Choice(name=app_commands.locale_str(english(key), key=key), value=v) for key, v in keys]


OVERRUN_CHOICES = choices(LATE, OverrunPolicy)
COUNTS_CHOICES = choices(COUNTED_FOR, (HOLDER, STARTER, NOBODY))


def rounds_for(maps: str) -> int:
    count = len([part for part in maps.split(",") if part.strip()])
    return count if count > 1 else USUAL_ROUNDS


def pace(settings: Settings, clock: str | None, late: str | None) -> tuple[str, ...] | None:
    if clock is None and late is None:
        return None
    kept = {CODES[code][0] == TIMEOUT: code for code in settings.pace if code in CODES}
    return clock or kept.get(False, USUAL_CLOCK), late or kept.get(True, USUAL_TIMEOUT)


def league_channel(interaction: Interaction, *, private: bool) -> discord.TextChannel:
    """The channel of a league: threads can be opened there. Raises Refused."""
    channel = interaction.client.get_channel(parent_channel(interaction))
    if not isinstance(channel, discord.TextChannel):
        raise Refused("no_threads_here")
    allowed = channel.permissions_for(channel.guild.me)
    missing = lacking(channel, allowed)
    needed = ["create_private_threads" if private else "create_public_threads", "send_messages_in_threads"]
    for permission in ([missing] if missing else []) + [name for name in needed if not getattr(allowed, name)]:
        raise Refused("missing_permission", permission=permission)
    return channel
