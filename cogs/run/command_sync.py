"""Syncs the command tree with Discord: when it differs from the last one, and again after a refusal."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from typing import Any

from discord import app_commands

from cogs.core.delivery import TROUBLE, Workers, backoff
from cogs.tables.service import Client
from data.store.operation import Trees

_log = logging.getLogger(__name__)

PATIENCE = 60.0
"""Seconds for which a start waits for Discord, which may ask for hours where commands were given too often."""


class CommandSync:
    """The bot starts whatever Discord says to its commands: those that Discord already has keep working."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._workers = Workers("the commands of application", self._round)
        self._failures = 0

    async def give(self) -> None:
        """Sync now; a refusal is stored for `bot.py check`, and retried automatically."""
        assert self._bot.application_id is not None
        wait = await self._round(self._bot.application_id)
        if wait is not None:
            self._workers.later(self._bot.application_id, wait)

    async def stop(self) -> None:
        """Stop retrying."""
        await self._workers.stop()

    async def _round(self, application_id: int) -> float | None:
        """Try to sync; return the seconds until the next try, or None if Discord has the commands."""
        wait = backoff(self._failures)
        if await self._taken(application_id, wait):
            return None
        self._failures += 1
        return wait

    async def _taken(self, application_id: int, wait: float) -> bool:
        bot = self._bot
        digest, known = await digest_of(bot.tree), await Trees(bot.store).get(application_id)
        bot.words.command_ids = {} if known is None else json.loads(known[1])
        if known is not None and known[0] == digest:
            return True
        try:
            async with asyncio.timeout(PATIENCE):
                ids = {command.name: command.id for command in await bot.tree.sync()}
        except TROUBLE as error:
            _log.error(
                "Discord did not take the commands (%s). Those that it has go on working; they are given again in "
                "%d seconds. Should it last, update the program, and see `python bot.py check`.",
                _in_a_line(error),
                wait,
            )
            await Trees(bot.store).refused(application_id, _in_a_line(error))
            return False
        await Trees(bot.store).taken(application_id, digest, json.dumps(ids))
        bot.words.command_ids = ids
        return True


async def digest_of(tree: app_commands.CommandTree[Any]) -> str:
    """Return a hash of everything that Discord would get about the commands, in every language."""
    translator = tree.translator
    assert translator is not None
    payloads = [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
    return hashlib.sha256(json.dumps(payloads, sort_keys=True).encode()).hexdigest()


def _in_a_line(error: Exception) -> str:
    return " ".join(str(error).split())[:200] or type(error).__name__
