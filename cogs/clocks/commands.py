"""`/game pause`, `/game resume`, `/game vote`; and what falls due around the clocks of all tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from discord import app_commands

import cogs.clocks.idle
import cogs.clocks.reminders  # noqa: F401 - importing them names what is done when something falls due
from cogs.clocks.keeper import stand_still
from cogs.clocks.pauses import ask_for_pause, pause_now, resume
from cogs.clocks.votes import call_vote
from cogs.core.answers import tell
from cogs.game.lobby import moderates
from cogs.tables.clock_terms import watched
from cogs.tables.computers import somebody_plays
from cogs.tables.services import Client, Interaction
from cogs.tables.table import Table
from cogs.text.catalogue import english
from engine.core.refused import Refused

Deed = Callable[[Interaction, Table], Awaitable[str]]


async def _pause(interaction: Interaction, table: Table) -> str:
    paused = await ask_for_pause(interaction.client, table.id, interaction.user.id)
    return "done-pause" if paused else "done-ask-pause"


async def _freeze(interaction: Interaction, table: Table) -> str:
    """For the host and moderators, who need not ask."""
    if interaction.user.id != table.host_id and not moderates(interaction):
        raise Refused("not_host")
    await pause_now(interaction.client, table.id)
    return "done-pause"


async def _resume(interaction: Interaction, table: Table) -> str:
    """For everybody at the table, and for moderators."""
    seated = table.seat_of(interaction.user.id) is not None or not moderates(interaction)
    await resume(interaction.client, table.id, interaction.user.id if seated else None)
    return "done-resume" if somebody_plays(table.seats) else "done-resume-alone"


async def _vote(interaction: Interaction, table: Table) -> str:
    await call_vote(interaction.client, table, interaction.user.id)
    return "done-call-vote"


def _command(name: str, deed: Deed) -> app_commands.Command[app_commands.Group, [], None]:
    """A command of `/game` that does something about the time of the channel's running game."""

    async def callback(interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        bot = interaction.client
        try:
            table = await bot.tables.at(interaction.channel_id or 0)
            if table is None or table.status != "playing":
                raise Refused("no_game_here")
            said = await deed(interaction, table)
        except Refused as refused:
            await bot.answer_failure(interaction, refused)
            return
        await tell(interaction, bot.words.say(await bot.lang_of(interaction), said))

    callback.__annotations__["interaction"] = Interaction
    return app_commands.Command(name=name, description=english(f"cmd-game-{name}-desc"), callback=callback)


async def setup(bot: Client) -> None:
    """Before anything rings: what fell due while the bot was away is put off, and every open game is watched."""
    group = bot.tree.get_command("game")
    assert isinstance(group, app_commands.Group)
    for name, deed in (("pause", _pause), ("freeze", _freeze), ("resume", _resume), ("vote", _vote)):
        group.add_command(_command(name, deed))
    await stand_still(bot)
    await watched(bot.store)
