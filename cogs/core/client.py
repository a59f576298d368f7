"""The running bot as `core` knows it: what answers an interaction, whatever it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import discord
from discord.ext import commands

from cogs.core.limits import Limits
from cogs.text.catalogue import Words

F = TypeVar("F")


class Client(commands.AutoShardedBot):
    """A bot that answers interactions. `cogs.run` has the one that runs; packages see it by this class alone."""

    words: Words
    limits: Limits

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._features: dict[type[Any], Any] = {}

    def feature(self, kind: type[F]) -> F:
        """The one object of that class that belongs to this bot, made of the bot when it is first asked for."""
        if kind not in self._features:
            self._features[kind] = kind(self)  # type: ignore[call-arg]  # each takes the bot
        found: F = self._features[kind]
        return found

    def begin_work(self, interaction: discord.Interaction[Any]) -> None:
        """Note that the running task answers an interaction: a stop waits for it. Raises: Refused while stopping."""
        raise NotImplementedError

    async def allow(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether to answer an interaction. A person over the rate limit is told when to try again."""
        raise NotImplementedError

    async def answer_failure(self, interaction: discord.Interaction[Any], error: Exception) -> None:
        """Tell a refusal as a sentence; log anything else and apologise for it. Only the asker sees it."""
        raise NotImplementedError

    async def lang_of(self, interaction: discord.Interaction[Any]) -> str:
        """The reader's language: their own setting, else what their client says, else English."""
        raise NotImplementedError

    async def lang_of_guild(self, guild_id: int) -> str:
        """The language of public posts: the server's setting, else its locale, else English."""
        raise NotImplementedError

    async def lang_of_person(self, user_id: int, guild_id: int) -> str:
        """The language of what is said unasked: the person's setting, else the server's language."""
        raise NotImplementedError


if TYPE_CHECKING:
    Interaction: TypeAlias = discord.Interaction[Client]
else:  # discord.py reads annotations of commands when they are declared
    Interaction = discord.Interaction
