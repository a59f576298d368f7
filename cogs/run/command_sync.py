"""The command tree as Discord has it: given when it differs from the last one, and again where Discord takes none."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from typing import TYPE_CHECKING

import aiohttp
import discord

from data.store.command_tree import Trees

if TYPE_CHECKING:
    from cogs.tables.services import Client

_log = logging.getLogger(__name__)

FIRST_WAIT, LONGEST_WAIT = 60.0, 6 * 3600.0
"""Seconds before it is tried again. Discord limits how often commands may be given in a day."""
PATIENCE = 60.0
"""Seconds for which a start waits for Discord, which may ask for hours where commands were given too often."""
_TROUBLE = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError)


class CommandSync:
    """The bot starts whatever Discord says to its commands: those that Discord has already go on working."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._later: asyncio.Task[None] | None = None

    async def give(self) -> None:
        """Once now; what is not taken is noted for `bot.py check` and tried again by itself."""
        if not await self._taken(FIRST_WAIT):
            self._later = asyncio.create_task(self._until_taken(), name="commands")

    async def stop(self) -> None:
        if self._later is not None:
            self._later.cancel()
            await asyncio.gather(self._later, return_exceptions=True)

    async def _until_taken(self) -> None:
        wait = FIRST_WAIT
        while True:
            await asyncio.sleep(wait)
            wait = min(wait * 4, LONGEST_WAIT)
            try:
                if await self._taken(wait):
                    return
            except Exception:
                _log.exception("the commands could not be given; it is tried again")

    async def _taken(self, wait: float) -> bool:
        bot = self._bot
        assert bot.application_id is not None
        digest, known = await self._digest(), await Trees(bot.store).get(bot.application_id)
        bot.words.command_ids = {} if known is None else json.loads(known[1])
        if known is not None and known[0] == digest:
            return True
        try:
            async with asyncio.timeout(PATIENCE):
                ids = {command.name: command.id for command in await bot.tree.sync()}
        except _TROUBLE as error:
            _log.error(
                "Discord did not take the commands (%s). Those that it has go on working; they are given again in "
                "%d minutes. Should it last, update the program, and see `python bot.py check`.",
                _in_a_line(error),
                wait / 60,
            )
            await Trees(bot.store).refused(bot.application_id, _in_a_line(error))
            return False
        await Trees(bot.store).taken(bot.application_id, digest, json.dumps(ids))
        bot.words.command_ids = ids
        return True

    async def _digest(self) -> str:
        tree = self._bot.tree
        translator = tree.translator
        assert translator is not None
        payloads = [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
        return hashlib.sha256(json.dumps(payloads, sort_keys=True).encode()).hexdigest()


def _in_a_line(error: Exception) -> str:
    return " ".join(str(error).split())[:200] or type(error).__name__
