"""/rules: a map's special features, its rules by topic, and a search; private answers, for anyone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.core.client import Choices, acknowledge, command
from cogs.core.components import MOST_OPTIONS, Panel, Pick, Row, on, wait
from cogs.help.topics import MAP, MOST_TYPED, Topics, find, is_meant, matching_lines, readings_of, topics_of, unknown
from cogs.play.moves import show, turn_page
from cogs.play.options import name_choices, named
from cogs.tables.service import Client, Interaction, Pressed
from cogs.text.catalogue import shorten
from cogs.text.names import safe
from data.languages import name_in
from engine.core.refused import Refused
from engine.core.ruleset import Ruleset

MOST_TEXT = 3600
SEP = "~"
About = app_commands.Range[str, 1, MOST_TYPED]


class Book(NamedTuple):
    """The rules that are explained: a game's, or without a game those of a map and variant (`map~variant`).

    `server` is where someone reads them; None in no server.
    """

    rules: Ruleset
    game: int = 0
    source: str | None = None
    server: int | None = None


class RulesCog(commands.Cog, name="Rules"):
    """The command for the rules. It depends on no game's state, so it is the same for everyone."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot

    @command()
    async def rules(self, interaction: Interaction, about: About | None = None, map: str | None = None) -> None:
        """Show a topic of the rules, or all topics about a word."""
        book = await _book_here(interaction, map)
        lang = await self.bot.lang_of(interaction)
        if book is None:
            await show(interaction, _which_map(self.bot, lang, interaction.guild_id))
            return
        await show(interaction, _answer(self.bot, lang, book, about))

    @rules.autocomplete("about")
    async def _abouts(self, interaction: Interaction, typed: str) -> Choices:
        lang = await self.bot.lang_of(interaction)
        book = await _book_here(interaction, interaction.namespace.map)
        if book is None:
            return []
        readings = readings_of(self.bot.words, lang, book.rules, self.bot.library)
        found = find(readings, typed) if typed.strip() else list(readings[0].offered)
        return [app_commands.Choice(name=readings[0].title(one), value=one) for one in found]

    @rules.autocomplete("map")
    async def _maps(self, interaction: Interaction, typed: str) -> Choices:
        names = {key: file.names for key, file in self.bot.library.at(interaction.guild_id).items()}
        return name_choices(names, await self.bot.lang_of(interaction), typed)


# Whose rules


async def _book_here(interaction: Interaction, map: str | None) -> Book | None:
    """Return the named map's rules, else those of the channel's game; None if there is neither.

    Raises: Refused `unknown_map` or `map_gone`.
    """
    bot = interaction.client
    game = await bot.store.game_at(interaction.channel_id) if interaction.channel_id is not None else None
    table = None if game is None else await bot.tables.frame(game)
    if table is not None and table.status != "cancelled" and map in (None, table.key):
        return Book(bot.tables.rules_of(table), table.id)
    if map is None:
        return None
    names = {key: file.names.values() for key, file in bot.library.at(interaction.guild_id).items()}
    return _book_of(interaction, named(names, map) or map)


def _book_of(interaction: Interaction, source: str) -> Book:
    """Return the rules of `map~variant`, or of a map's first variant. Other servers' maps are unknown.

    Raises: Refused `unknown_map`.
    """
    key, _, variant = source.partition(SEP)
    file = interaction.client.library.at(interaction.guild_id).get(key)
    if file is None:
        raise Refused("unknown_map", map=key)
    variant = variant or next(iter(file.variants))
    return Book(interaction.client.tables.rules(key, variant, {}), 0, f"{key}{SEP}{variant}", interaction.guild_id)


async def _book_at(press: Pressed, source: str | None) -> Book:
    """Return the rules that a panel was about."""
    bot = press.interaction.client
    if press.game:
        table = await bot.tables.frame(press.game)
        return Book(bot.tables.rules_of(table), table.id)
    return _book_of(press.interaction, source or "")


# The panels


def _answer(bot: Client, lang: str, book: Book, about: str | None) -> ui.LayoutView:
    """Return the topic that is asked for, all topics about the word, or the map.

    Raises: Refused `unknown_topic`.
    """
    readings = readings_of(bot.words, lang, book.rules, bot.library)
    if about is None:
        return topic_panel(bot, readings[0], book, MAP)
    found = find(readings, about)
    if not found:
        raise unknown(readings, about)
    if len(found) == 1 and (found[0] != MAP or is_meant(readings, MAP, about)):
        return topic_panel(bot, readings[0], book, found[0])
    return found_panel(bot, readings[0], book, found, about)


def topic_panel(bot: Client, topics: Topics, book: Book, topic: str) -> ui.LayoutView:
    """Return one topic, with a select of all of them; without a game also of maps."""
    topic = topic if topic in topics.offered else MAP
    title = _map_name(topics) if topic == MAP else f"{_map_name(topics)} · {topics.title(topic)}"
    text = shorten("\n".join([title, *topics.lines(topic)]), MOST_TEXT)
    return Panel(ui.TextDisplay(text), *_pickers(bot, topics, book, topic))


def found_panel(bot: Client, topics: Topics, book: Book, found: Sequence[str], text: str) -> ui.LayoutView:
    """Return what several topics say about a word."""
    say = topics.words.say
    lines = [say(topics.lang, "rules-found", text=safe(shorten(text)))]
    for topic in found:
        lines += [f"**{topics.title(topic)}**", *matching_lines(topics, topic, text)]
    shown = shorten("\n".join(lines), MOST_TEXT) + "\n-# " + say(topics.lang, "rules-more")
    return Panel(ui.TextDisplay(shown), *_pickers(bot, topics, book, ""))


def _map_name(topics: Topics) -> str:
    names = topics.rules.names
    return topics.words.say(topics.lang, "rules-map-title", map=name_in(names, topics.lang))


def _pickers(bot: Client, topics: Topics, book: Book, now: str) -> list[ui.Item[Any]]:
    options = [
        discord.SelectOption(label=topics.title(topic), value=topic, default=topic == now)
        for topic in topics.offered[:MOST_OPTIONS]
    ]
    placeholder = topics.words.say(topics.lang, "rules-pick")
    rows: list[ui.Item[Any]] = [Row(Pick(book.game, 0, "pickrule", options, placeholder=placeholder, arg=book.source))]
    return rows if book.source is None else [*rows, _map_row(bot, topics.lang, book.server, book.source)]


def _map_row(bot: Client, lang: str, server: int | None, now: str) -> Row:
    """Return a select of a server's maps with their variants; of too many, each map's first variant comes first."""
    options, others = [], []
    for key, file in bot.library.at(server).items():
        for place, (variant, known) in enumerate(file.variants.items()):
            name = (
                name_in(file.names, lang)
                if len(file.variants) == 1
                else f"{name_in(file.names, lang)} · {name_in(known.names, lang)}"
            )
            value = f"{key}{SEP}{variant}"
            option = discord.SelectOption(label=shorten(name), value=value, default=value == now)
            options.append(option)
            others += [option] * (place > 0)
    while len(options) > MOST_OPTIONS and others:
        options.remove(others.pop())
    placeholder = bot.words.say(lang, "rules-pick-map")
    return Row(Pick(0, 0, "pickruleson", options[:MOST_OPTIONS], placeholder=placeholder))


def _which_map(bot: Client, lang: str, server: int | None) -> ui.LayoutView:
    return Panel(ui.TextDisplay(bot.words.say(lang, "rules-which")), _map_row(bot, lang, server, ""))


async def _topics(press: Pressed, book: Book) -> Topics:
    bot = press.interaction.client
    return topics_of(bot.words, await bot.lang_of(press.interaction), book.rules, bot.library)


@on("rules")
async def press_rules(press: Pressed) -> None:
    """Show the rules of the button's table to the person who pressed it."""
    await wait(press)
    book = await _book_at(press, None)
    panel = topic_panel(press.interaction.client, await _topics(press, book), book, press.arg or MAP)
    await show(press.interaction, panel)


@on("pickrule")
async def pick_rule(press: Pressed) -> None:
    """Turn to another topic."""
    await acknowledge(press.interaction)
    book = await _book_at(press, press.arg)
    panel = topic_panel(press.interaction.client, await _topics(press, book), book, press.value)
    await turn_page(press.interaction, panel)


@on("pickruleson")
async def pick_rules_on(press: Pressed) -> None:
    """Turn to another map."""
    await acknowledge(press.interaction)
    book = _book_of(press.interaction, press.value)
    panel = topic_panel(press.interaction.client, await _topics(press, book), book, MAP)
    await turn_page(press.interaction, panel)
