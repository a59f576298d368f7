"""Asking first: what a deed does and for how many people, with a button that does it and one that doesn't.

The deed waits in memory: a question that is older than its private message can't be answered anyway.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord
from discord import ui

from cogs.core.client import acknowledge
from cogs.core.components import Panel, Press, Row, on
from cogs.core.locks import retried
from cogs.play.moves import close_page, show
from cogs.tables.service import Client, Interaction, Pressed
from engine.core.refused import Refused

MOST_OPEN = 1000
"""Questions that are remembered; the oldest ones are forgotten."""
Deed = Callable[[], Awaitable[str]]
"""Does what was asked about, and returns what to say then."""


@dataclass
class Questions:
    """Each bot's open questions: who was asked, and the deed, by number."""

    bot: Client

    def __post_init__(self) -> None:
        self._open: dict[int, tuple[int, Deed]] = {}

    def put(self, user_id: int, deed: Deed) -> int:
        """Remember a deed; return the number of its question."""
        number = secrets.randbelow(10**17) + 1
        self._open[number] = user_id, deed
        if len(self._open) > MOST_OPEN:
            del self._open[next(iter(self._open))]
        return number

    def take(self, number: int, user_id: int) -> Deed:
        """Return the deed of a question, and forget it.

        Raises: Refused `question_gone`.
        """
        asked, deed = self._open.pop(number, (0, None))
        if deed is None or asked != user_id:
            raise Refused("question_gone")
        return deed


async def ask_first(interaction: Interaction, text: str, label: str, keep: str, deed: Deed) -> None:
    """Ask the person who acts, in private. `label` names the deed, `keep` what stays without it."""
    number = interaction.client.feature(Questions).put(interaction.user.id, deed)
    sure = Press(0, number, "sure", label, style=discord.ButtonStyle.danger)
    await show(interaction, Panel(ui.TextDisplay(text), Row(sure, keep_button(keep))))


def keep_button(label: str) -> Press:
    """Return the button that leaves everything as it is."""
    return Press(0, 0, "unsure", label)


@on("sure")
async def _press_sure(press: Pressed) -> None:
    """Do what was asked about. The question is over then, so a deed that comes late is done again without it."""
    interaction = press.interaction
    await acknowledge(interaction)
    deed = interaction.client.feature(Questions).take(press.step, interaction.user.id)
    await close_page(interaction, await retried(deed)())


@on("unsure")
async def _press_unsure(press: Pressed) -> None:
    interaction, bot = press.interaction, press.interaction.client
    await acknowledge(interaction)
    await close_page(interaction, bot.words.say(await bot.lang_of(interaction), "done-nothing"))
