"""`/privacy`: what is kept about oneself, all of it as a file, and having it forgotten; for the asker alone."""

from __future__ import annotations

import gzip
import io
import json
import logging
from pathlib import Path

import discord
from discord import ui
from discord.ext import commands

from cogs.core.client import command
from cogs.core.components import Press, on, simple_panel
from cogs.core.scheduler import now
from cogs.people.erasure import forget_person
from cogs.people.left_servers import compare, joined, left
from cogs.play.moves import close_page
from cogs.tables.services import Client, Interaction, Pressed
from cogs.text.catalogue import english
from data.key_family import KeyFamily
from data.store.privacy import Export, Privacy
from engine.core.refused import Refused

_log = logging.getLogger(__name__)

POLICY = Path(__file__).resolve().parents[2] / "docs" / "privacy.md"
FORMAT = 1
MOST_BYTES = 8_000_000
"""A larger file is compressed: Discord takes 10 MB."""
SHOWN = {
    "settings": ("settings", "vacations"),
    "games": ("seats",),
    "actions": ("actions",),
    "notepads": ("notepads",),
    "plans": ("plans", "drafts"),
    "results": ("results", "ratings", "conduct"),
    "leagues": ("entrants", "fixtures", "leagues", "acts", "corrections"),
}
"""The lines of `/privacy show`, and the tables that each counts; whatever is left is counted in the last line."""
LINES = KeyFamily("privacy-{}", (*SHOWN, "rest"))


class PrivacyCog(
    commands.GroupCog, name="Privacy", group_name="privacy", group_description=english("cmd-privacy-desc")
):
    """A person's own data; and what the bot hears of servers, whose data goes some time after it has left."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot

    @command("privacy")
    async def show(self, interaction: Interaction) -> None:
        lang = await self.bot.lang_of(interaction)
        found = await Privacy(self.bot.store).export(interaction.user.id)
        text = "\n".join(self._lines(lang, found))
        policy = discord.File(io.BytesIO(POLICY.read_bytes()), POLICY.name)
        await interaction.followup.send(text, file=policy, ephemeral=True)

    def _lines(self, lang: str, found: Export) -> list[str]:
        counts = {line: sum(len(found[table]) for table in tables) for line, tables in SHOWN.items()}
        rest = sum(map(len, found.values())) - sum(counts.values())
        lines = [
            self.bot.words.say(lang, LINES(line), count=count)
            for line, count in {**counts, "rest": rest}.items()
            if count
        ]
        if not lines:
            return [self.bot.words.say(lang, "privacy-nothing"), self.bot.words.say(lang, "privacy-policy")]
        return [self.bot.words.say(lang, "privacy-title"), *lines, self.bot.words.say(lang, "privacy-policy")]

    @command("privacy")
    async def export(self, interaction: Interaction) -> None:
        found = await Privacy(self.bot.store).export(interaction.user.id)
        text = self.bot.words.say(
            await self.bot.lang_of(interaction), "privacy-export", count=sum(map(len, found.values()))
        )
        await interaction.followup.send(text, file=export_file(interaction.user.id, found), ephemeral=True)

    @command("privacy")
    async def delete(self, interaction: Interaction) -> None:
        lang, user = await self.bot.lang_of(interaction), interaction.user.id
        words, found = self.bot.words, await Privacy(self.bot.store).export(user)
        if not any(found.values()):
            await interaction.followup.send(words.say(lang, "privacy-nothing"), ephemeral=True)
            return
        running = len(await Privacy(self.bot.store).games(user))
        text = words.say(lang, "privacy-delete", running=running, results=len(found["results"]))
        label = words.say(lang, "button-forget-me")
        button = Press(0, 0, "forgetme", label, arg=str(user), style=discord.ButtonStyle.danger)
        await interaction.followup.send(view=simple_panel(ui.TextDisplay(text), ui.ActionRow(button)), ephemeral=True)

    # What Discord tells of servers

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await left(self.bot, guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        await joined(self.bot, guild.id)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        await compare(self.bot)


def export_file(user_id: int, found: Export) -> discord.File:
    """All that is kept, as JSON; compressed where it is very much."""
    told = {"format": FORMAT, "made_at": now(), "user_id": user_id, "data": found}
    data = json.dumps(told, ensure_ascii=False, indent=1).encode()
    if len(data) <= MOST_BYTES:
        return discord.File(io.BytesIO(data), "slow-train.json")
    return discord.File(io.BytesIO(gzip.compress(data)), "slow-train.json.gz")


@on("forgetme")
async def _forget_me(press: Pressed) -> None:
    interaction = press.interaction
    if press.arg != str(interaction.user.id):
        raise Refused("not_your_data")
    await interaction.response.defer()
    bot, words = interaction.client, interaction.client.words
    lang = await bot.lang_of(interaction)  # it is forgotten as well
    if not any((await Privacy(bot.store).export(interaction.user.id)).values()):  # pressed again
        await close_page(interaction, words.say(lang, "privacy-nothing"))
        return
    pseudonym = await forget_person(bot, interaction.user.id)
    _log.info("a person was forgotten")
    await close_page(interaction, words.say(lang, "privacy-forgotten", name=pseudonym.name))
