"""How commands are declared, and how they answer: what was refused is a sentence that only the asker sees."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Coroutine
from typing import Any, Concatenate, ParamSpec, TypeVar

import discord
from discord import app_commands

from cogs.core.client import Client
from cogs.text.catalogue import english
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


def command(
    group: str = "", name: str | None = None, *, defers: bool = True
) -> Callable[[_Command[C, B, P]], app_commands.Command[Any, P, None]]:
    """Declare a command of a cog, by the function's name unless it has another. Its refusals are answered.

    `cmd-<group>-<name>-desc` and `opt-<group>-<name>-<option>-desc` are the sentences that describe it and its options.
    `defers`: it is acknowledged first, and its answer is private; else it has to acknowledge or answer itself.
    """

    def declare(function: _Command[C, B, P]) -> app_commands.Command[Any, P, None]:
        called = name or function.__name__
        path = f"{group}-{called}" if group else called

        @answering
        @functools.wraps(function)
        async def deferred(cog: C, interaction: discord.Interaction[B], /, *args: P.args, **kwargs: P.kwargs) -> None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            await function(cog, interaction, *args, **kwargs)

        options = list(inspect.signature(function).parameters)[2:]  # after the cog and the interaction
        told = app_commands.describe(**{option: english(f"opt-{path}-{option}-desc") for option in options})
        callback: Any = told(deferred if defers else answering(function))
        return app_commands.command(name=called, description=english(f"cmd-{path}-desc"))(callback)

    return declare


async def tell(interaction: discord.Interaction[Any], text: str, **extras: Any) -> None:
    """Says something to the one who asked, before or after the interaction was answered."""
    if interaction.response.is_done():
        await interaction.followup.send(text, ephemeral=True, **extras)
    else:
        await interaction.response.send_message(text, ephemeral=True, **extras)
