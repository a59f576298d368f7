"""`/game pause`, `/game freeze`, `/game resume`, `/game vote`: what people do about the time of a running game."""

from __future__ import annotations

from cogs.clocks.keeper import stand_still
from cogs.clocks.pauses import ask_for_pause, pause_now, resume
from cogs.clocks.votes import call_vote
from cogs.core.client import command, moderates, tell
from cogs.tables.computers import somebody_plays
from cogs.tables.service import GameCog, Interaction
from cogs.tables.table import Table
from cogs.tables.terms import watched
from engine.core.refused import Refused


class Clocks(GameCog):
    """Four commands in the group `/game`. With them all clocks go on, as they stood when the bot was stopped."""

    async def cog_load(self) -> None:
        """Before anything rings: what fell due while the bot was away is put off, and every open game is watched."""
        await super().cog_load()
        await stand_still(self.bot)
        await watched(self.bot.store)

    @command("game")
    async def pause(self, interaction: Interaction) -> None:
        table = await _running(interaction)
        paused = await ask_for_pause(self.bot, table.id, interaction.user.id)
        await _done(interaction, "done-pause" if paused else "done-ask-pause")

    @command("game")
    async def freeze(self, interaction: Interaction) -> None:
        """For the host and moderators, who need not ask."""
        table = await _running(interaction)
        if interaction.user.id != table.host_id and not moderates(interaction):
            raise Refused("not_host")
        await pause_now(self.bot, table.id)
        await _done(interaction, "done-pause")

    @command("game")
    async def resume(self, interaction: Interaction) -> None:
        """For everybody at the table, and for moderators."""
        table = await _running(interaction)
        seated = table.seat_of(interaction.user.id) is not None or not moderates(interaction)
        await resume(self.bot, table.id, interaction.user.id if seated else None)
        await _done(interaction, "done-resume" if somebody_plays(table.seats) else "done-resume-alone")

    @command("game")
    async def vote(self, interaction: Interaction) -> None:
        await call_vote(self.bot, await _running(interaction), interaction.user.id)
        await _done(interaction, "done-call-vote")


async def _running(interaction: Interaction) -> Table:
    """The channel's running game. Raises: Refused where there is none."""
    table = await interaction.client.tables.at(interaction.channel_id or 0)
    if table is None or table.status != "playing":
        raise Refused("no_game_here")
    return table


async def _done(interaction: Interaction, key: str) -> None:
    bot = interaction.client
    await tell(interaction, bot.words.say(await bot.lang_of(interaction), key))
