"""`/map`: the maps that the managers of a server add for that server alone."""

from __future__ import annotations

import base64
import io
import secrets
from collections.abc import Mapping
from dataclasses import dataclass

import discord
from discord import app_commands, ui
from discord.ext import commands
from msgspec import Struct

from cogs.core.client import Choices, acknowledge, command, edit_answer, report, tell
from cogs.core.components import BLUE, Panel, Press, Row, gallery, on
from cogs.core.scheduler import now
from cogs.game.map_workshop import Workshop
from cogs.play.moves import close_page
from cogs.play.options import name_choices, named
from cogs.play.questions import ask_first, keep_button
from cogs.tables.own_maps import changing_maps
from cogs.tables.service import Client, Interaction, Pressed
from cogs.tables.settings import preferences_here
from cogs.text.catalogue import Words, english, shorten
from cogs.text.localizer import Localizer
from cogs.text.names import safe
from data.languages import name_in
from data.maps.library import digest
from data.maps.upload import MOST_BYTES, Outcome
from data.store.server_maps import MOST_OF_SERVER, ServerMap, ServerMaps
from engine.core.refused import Refused

MOST_MISTAKES, MOST_MISTAKE = 5, 250
MOST_PREVIEWS = 50
PICTURE = "map.png"


class Preview(Struct, frozen=True):
    """A map that was checked and waits for its manager to add it."""

    key: str
    guild_id: int
    names: Mapping[str, str]
    text: str


@dataclass
class Previews:
    """Each bot's maps that wait to be added, by key; the oldest ones are forgotten."""

    bot: Client

    def __post_init__(self) -> None:
        self._waiting: dict[str, Preview] = {}

    def put(self, preview: Preview) -> None:
        """Keep a map until it is added."""
        self._waiting[preview.key] = preview
        if len(self._waiting) > MOST_PREVIEWS:
            del self._waiting[next(iter(self._waiting))]

    def take(self, key: str, guild_id: int) -> Preview:
        """Return a map and forget it.

        Raises: Refused `map_preview_gone`.
        """
        preview = self._waiting.pop(key, None)
        if preview is None or preview.guild_id != guild_id:
            raise Refused("map_preview_gone")
        return preview


def managed(interaction: Interaction) -> int:
    """Return the server whose maps the asker manages.

    Raises: Refused `only_in_servers` or `needs_manage_server`.
    """
    if interaction.guild_id is None:
        raise Refused("only_in_servers")
    if not interaction.permissions.manage_guild:
        raise Refused("needs_manage_server")
    return interaction.guild_id


@app_commands.guild_only()
class Maps(commands.GroupCog, name="Maps", group_name="map", group_description=english("cmd-map-desc")):
    """The commands for a server's own maps."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot

    @command("map")
    async def add(self, interaction: Interaction, file: discord.Attachment) -> None:
        """Check a file, and show what it would look like.

        Raises: Refused as `managed` and `Workshop.check`, or `too_many_own_maps` or `map_file_large`.
        """
        guild_id = managed(interaction)
        _check_room(self.bot, guild_id)
        if file.size > MOST_BYTES:
            raise Refused("map_file_large", most=MOST_BYTES // 1000)
        lang, words = await self.bot.lang_of(interaction), self.bot.words
        sent, key = await file.read(), f"own-{secrets.token_hex(6)}"

        async def told(before: int, part: float) -> None:
            waits, works = words.say(lang, "own-map-in-line", before=before), round(part * 100)
            await report(interaction, waits if before else words.say(lang, "own-map-checking", percent=works))

        wanted, theme = await preferences_here(interaction)
        outcome = await self.bot.feature(Workshop).check(guild_id, (key, lang, theme), sent, told)
        if outcome is None:
            await edit_answer(interaction, words.say(lang, "own-map-not-checked"))
        elif outcome.mistakes:
            await edit_answer(interaction, mistakes_text(self.bot, lang, outcome))
        elif (taken := _taken_name(self.bot, guild_id, outcome.names)) is not None:
            await edit_answer(interaction, Localizer(words, lang, None).refusal(taken))
        else:
            self.bot.feature(Previews).put(Preview(key, guild_id, outcome.names, outcome.text))
            panel = preview_panel(self.bot.words, lang, key, outcome, has_picture=wanted)
            picture = discord.File(io.BytesIO(base64.b64decode(outcome.picture)), PICTURE) if wanted else None
            await edit_answer(interaction, view=panel, file=picture)

    @command("map")
    async def list(self, interaction: Interaction) -> None:
        """List the server's maps, with who added them and when.

        Raises: Refused as `managed`.
        """
        guild_id = managed(interaction)
        lang, words = await self.bot.lang_of(interaction), self.bot.words
        own = self.bot.library.own
        there = [one for one in await ServerMaps(self.bot.store).all() if one.guild_id == guild_id]
        lines = [
            words.say(
                lang,
                "own-map-line",
                map=safe(name_in(own.games[one.key].names, lang)) if one.key in own.games else one.key,
                person=f"<@{one.user_id}>",
                at=f"<t:{one.added_at}:d>",
            )
            for one in there
        ]
        title = words.say(lang, "own-map-list", count=len(lines), most=MOST_OF_SERVER)
        await tell(interaction, "\n".join([title, *lines]))

    @command("map")
    async def remove(self, interaction: Interaction, map: str) -> None:
        """Ask whether to remove a map of the server.

        Raises: Refused as `managed`, or `unknown_map`.
        """
        guild_id = managed(interaction)
        there = self.bot.library.own.at(guild_id)
        key = named({key: file.names.values() for key, file in there.items()}, map)
        if key is None:
            raise Refused("unknown_map", map=map)
        lang, words = await self.bot.lang_of(interaction), self.bot.words
        name = safe(name_in(there[key].names, lang))

        async def remove() -> str:
            async with changing_maps(self.bot):
                await ServerMaps(self.bot.store).remove(key, guild_id)
            return words.say(lang, "own-map-removed", map=name)

        sure, keep = words.say(lang, "button-remove-map"), words.say(lang, "button-keep-map")
        await ask_first(interaction, words.say(lang, "own-map-remove-sure", map=name), sure, keep, remove)

    @remove.autocomplete("map")
    async def _own(self, interaction: Interaction, typed: str) -> Choices:
        there = self.bot.library.own.at(interaction.guild_id or 0)
        names = {key: file.names for key, file in there.items()}
        return name_choices(names, await self.bot.lang_of(interaction), typed)


def _check_room(bot: Client, guild_id: int) -> None:
    if len(bot.library.own.at(guild_id)) >= MOST_OF_SERVER:
        raise Refused("too_many_own_maps", most=MOST_OF_SERVER)


def _taken_name(bot: Client, guild_id: int, names: Mapping[str, str]) -> Refused | None:
    """Return the refusal of a map that is typed like another one on the server, in any language; None for no such."""
    known = {key: file.names.values() for key, file in bot.library.at(guild_id).items()}
    for name in names.values():
        key = named(known, name)
        if key is not None:
            return Refused("map_name_taken", map=name, own="yes" if key in bot.library.own.games else "no")
    return None


def preview_panel(words: Words, lang: str, key: str, outcome: Outcome, *, has_picture: bool) -> ui.LayoutView:
    """Return what a checked map looks like, with a button that adds it."""
    alt = words.say(lang, "own-map-preview-alt", **outcome.facts)
    text = "\n".join((words.say(lang, "own-map-preview", map=safe(name_in(outcome.names, lang))), f"-# {alt}"))
    add = Press(0, 0, "map-add", words.say(lang, "button-add-map"), arg=key, style=BLUE)
    keep = keep_button(words.say(lang, "button-discard-map"))
    return Panel(ui.TextDisplay(text), *([gallery(PICTURE, alt)] if has_picture else []), Row(add, keep))


def mistakes_text(bot: Client, lang: str, outcome: Outcome) -> str:
    """Return the first mistakes of a map, which are in English as its fields are, and how many more there are."""
    count = len(outcome.mistakes)
    lines = [f"- {safe(shorten(mistake, MOST_MISTAKE))}" for mistake in outcome.mistakes[:MOST_MISTAKES]]
    more = [bot.words.say(lang, "own-map-more-mistakes", count=count - len(lines))] if count > len(lines) else []
    return "\n".join([bot.words.say(lang, "own-map-mistakes", count=count), *lines, *more])


@on("map-add")
async def _press_add(press: Pressed) -> None:
    """Add the map of a preview to the server."""
    interaction, bot = press.interaction, press.interaction.client
    await acknowledge(interaction)
    guild_id = managed(interaction)
    preview = bot.feature(Previews).take(press.arg or "", guild_id)
    one = ServerMap(preview.key, guild_id, interaction.user.id, now(), digest(preview.text))
    async with changing_maps(bot):
        if (taken := _taken_name(bot, guild_id, preview.names)) is not None:
            raise taken
        if not await ServerMaps(bot.store).add(one, preview.text):
            raise Refused("too_many_own_maps", most=MOST_OF_SERVER)
    lang = await bot.lang_of(interaction)
    name = safe(name_in(preview.names, lang))
    await close_page(interaction, bot.words.say(lang, "own-map-added", map=name))
