"""The running bot as features know it, and an interaction that it answers."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Protocol, TypeAlias

import discord

from cogs.core import client as core
from cogs.core import components
from cogs.core.scheduler import Scheduler
from cogs.tables.service import Tables
from data.maps.library import Library
from data.store.settings import Settings
from data.store.store import Store


class Outbox(Protocol):
    """What sends the messages that steps of games have queued."""

    def wake(self, game_id: int, /) -> None:
        """Look at a game's outbox now."""

    async def write_anew(self, game_id: int, step: int, seat: int) -> None:
        """Try again a message to a person whom Discord let the bot not write to."""


class Client(core.Client):
    """The bot with all that its features are made of. Only `cogs.run` knows how it came to be."""

    library: Library
    store: Store
    tables: Tables
    settings: Settings
    announcer: Outbox
    scheduler: Scheduler
    luck: Random
    """What draws are made with that are no game's own."""

    def wake(self, game_id: int) -> None:
        """The game has changed: what it has queued is shown, and what falls due is looked up anew."""
        self.announcer.wake(game_id)
        self.scheduler.wake()


if TYPE_CHECKING:
    Interaction: TypeAlias = discord.Interaction[Client]
    Pressed: TypeAlias = components.Pressed[Client]
else:  # discord.py reads annotations of commands when they are declared
    Interaction = discord.Interaction
    Pressed = components.Pressed
