"""`/game verify`: whether the luck of a game that is over is that of its seed, and a file for checking it alone."""

from __future__ import annotations

import asyncio
import io
import platform
from collections.abc import Sequence

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.core.client import command, into_group
from cogs.core.components import Panel
from cogs.core.delivery import says
from cogs.tables.service import Client, Interaction
from cogs.tables.table import FIRST, Table
from data.languages import name_in
from data.store.deals import Deal, Deals
from engine.audit import Audit, audit, written
from engine.core.refused import Refused

MOST_NUMBER = 2**53 - 1
"""The largest number that Discord takes."""
Steps = Sequence[tuple[str | None, str]]


class Verify(commands.Cog):
    """One command in the group `/game`, for anybody: what it tells is secret no more."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        into_group(self, "game")

    @command("game")
    @app_commands.guild_only()
    async def verify(
        self, interaction: Interaction, game: app_commands.Range[int, 1, MOST_NUMBER] | None = None
    ) -> None:
        table = await _asked_for(interaction, game)
        deal = await _opened(self.bot, table)
        steps = [(row.action, row.events) for row in await self.bot.store.steps(table.id)]
        found = await asyncio.to_thread(_audit, self.bot, table, deal, steps)
        text = written(_head(table, deal), found, steps if table.status == "finished" else ())
        file = discord.File(io.BytesIO(text.encode()), f"game-{table.id}-luck.txt")
        told = await _report(self.bot, await self.bot.lang_of(interaction), table, deal, found)
        view = Panel(ui.TextDisplay("\n".join(told)), ui.File(f"attachment://{file.filename}"))
        await interaction.followup.send(view=view, file=file, ephemeral=True)


async def _asked_for(interaction: Interaction, game: int | None) -> Table:
    """The game of that number, if it is one of this server, or the channel's latest one. Raises Refused."""
    bot = interaction.client
    game_id = await bot.store.game_at(interaction.channel_id or 0) if game is None else game
    stored = None if game_id is None else await bot.store.load(game_id)
    if stored is None or stored.game.guild_id != interaction.guild_id or not stored.game.step:
        raise Refused("no_game_here") if game is None else Refused("no_game_of_number", text=str(game))
    return await bot.tables.frame(stored.game.id)


async def _opened(bot: Client, table: Table) -> Deal:
    """Raises Refused for a game without a deal, and for one whose seed is still secret, with the seed's hash."""
    deal = await Deals(bot.store).of_game(table.id)
    if deal is None:
        raise Refused("no_deal")
    if deal.opened_at is None:
        raise Refused("deal_closed" if deal.shared else "deal_secret", seal=deal.seal)
    return deal


def _audit(bot: Client, table: Table, deal: Deal, steps: Steps) -> Audit:
    """Raises Refused("map_gone") where the rules of the game are not there any more."""
    return audit(bot.tables.rules_of(table), len(table.seats), deal.seed, steps, named=FIRST in table.options)


def _head(table: Table, deal: Deal) -> dict[str, object]:
    """What the game was; `named`: whoever began was named, not drawn."""
    return {
        "game": table.id,
        "map": table.key,
        "variant": table.variant,
        "options": sorted(name for name in table.options if name != FIRST),
        "named": FIRST in table.options,
        "seats": len(table.seats),
        "python": platform.python_version(),
        "seed": deal.seed,
        "hash": deal.seal,
    }


async def _report(bot: Client, lang: str, table: Table, deal: Deal, found: Audit) -> list[str]:
    """Which game, whether its steps follow from the seed, and whether the hash was told at the beginning."""
    say, names = bot.words.say, bot.tables.rules_of(table).names
    told = [say(lang, "verify-title", game=str(table.id), map=name_in(names, lang))]
    if found.wrong is None:
        told.append(say(lang, "verify-good", steps=found.steps))
    elif found.wrong == 1:
        told.append(say(lang, "verify-wrong-deal"))
    else:
        told.append(say(lang, "verify-wrong-step", step=found.wrong, good=found.wrong - 1))
    told.append(await _first_post(bot, lang, table, deal))
    return [*told, say(lang, "verify-seed", seed=deal.seed, seal=deal.seal), say(lang, "verify-file")]


async def _first_post(bot: Client, lang: str, table: Table, deal: Deal) -> str:
    """Whether the post with which the game began holds the hash; where it cannot be read any more, that."""
    message_id = await Deals(bot.store).first_post(table.id)
    if message_id is None:
        return bot.words.say(lang, "verify-no-post")
    channel = bot.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
    try:
        message = await channel.fetch_message(message_id)
    except discord.HTTPException:
        return bot.words.say(lang, "verify-no-post")
    key = "verify-hash-fits" if says(message, deal.seal) else "verify-hash-missing"
    return bot.words.say(lang, key, link=message.jump_url)
