"""How a command answers what it was refused: with a sentence that only the asker sees."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Coroutine
from typing import Any, Concatenate, ParamSpec, TypeVar

import discord

from cogs.core.client import Client
from engine.core.refused import Refused

P = ParamSpec("P")
C = TypeVar("C")
B = TypeVar("B", bound=Client)
_Command = Callable[Concatenate[C, discord.Interaction[B], P], Coroutine[Any, Any, None]]


def answering(command: _Command[C, B, P]) -> _Command[C, B, P]:
    """Answers a refusal in place of the command. A refusal is no failure, so it never gets to the error handler."""

    @functools.wraps(command)
    async def answered(cog: C, interaction: discord.Interaction[B], /, *args: P.args, **kwargs: P.kwargs) -> None:
        try:
            await command(cog, interaction, *args, **kwargs)
        except Refused as refused:
            await interaction.client.answer_failure(interaction, refused)

    # discord.py reads the annotations where the wrapper lives, so they are resolved where the command lives.
    wrapper: Any = answered
    wrapper.__signature__ = inspect.signature(command, eval_str=True)
    return answered


async def tell(interaction: discord.Interaction[Any], text: str, **extras: Any) -> None:
    """Says something to the one who asked, before or after the interaction was answered."""
    if interaction.response.is_done():
        await interaction.followup.send(text, ephemeral=True, **extras)
    else:
        await interaction.response.send_message(text, ephemeral=True, **extras)
