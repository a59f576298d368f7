"""/help: a turn in short, how to play here, the rules in short, and the details of each rule of the game."""

from __future__ import annotations

import discord
from discord import ui
from discord.ext import commands

from cogs.core.client import acknowledge, command
from cogs.core.components import Panel, Pick, Press, Row, on
from cogs.help.topics import rule_words, rulings_of, score_lines, turn_lines
from cogs.play.moves import show, turn_page
from cogs.tables.face import ABOUT, faces_of
from cogs.tables.family import family_of
from cogs.tables.finale import LEARN
from cogs.tables.service import Interaction, Pressed
from cogs.text.catalogue import Words
from data.key_family import KeyFamily
from data.languages import name_in
from engine.core.refused import Refused
from engine.core.ruleset import Ruleset

PAGES = ("play", "rules", "variants", "fine", "leagues")
TITLES = KeyFamily("help-title-{}", PAGES)
PAGE_NAMES = KeyFamily("help-page-{}", PAGES)


class Help(commands.Cog):
    """The pages consist of the faces of the channel's game, so each game explains itself."""

    @command()
    async def help(self, interaction: Interaction) -> None:
        """Show the help."""
        await show(interaction, await _page_for(interaction, 0, "play"))


@on("pickhelp")
async def pick_page(press: Pressed) -> None:
    """Turn to a page of the help.

    Raises: Refused `table_moved_on` for a page that there isn't.
    """
    if press.value not in PAGES:
        raise Refused("table_moved_on")
    await acknowledge(press.interaction)
    await turn_page(press.interaction, await _page_for(press.interaction, press.game, press.value))


async def _page_for(interaction: Interaction, game: int, page: str) -> ui.LayoutView:
    """Return a page about the channel's game (`game` once it is known), or about the first map."""
    client = interaction.client
    lang = await client.lang_of(interaction)
    here = interaction.channel_id
    try:
        table = await client.tables.get(game) if game else await client.tables.at(here) if here else None
    except Refused:  # a game whose map is gone
        table = None
    if table is not None:
        rules = client.tables.rules_of(table)
    else:
        key, file = next(iter(client.tables.library.games.items()))
        rules = client.tables.rules(key, next(iter(file.variants)), {})
    return help_panel(client.words, lang, rules, page, table.id if table else 0)


def help_panel(words: Words, lang: str, rules: Ruleset, page: str, game: int) -> ui.LayoutView:
    """Return one page, with a select of all pages; without a `game` (0) it names the map that it is about."""
    text = page_text(words, lang, rules, page)
    if not game:
        text += "\n-# " + words.say(lang, "help-which", map=name_in(rules.names, lang))
    options = [
        discord.SelectOption(label=words.say(lang, PAGE_NAMES(name)), value=name, default=name == page)
        for name in pages_of(words, rules)
    ]
    pick = Pick(game, 0, "pickhelp", options, placeholder=words.say(lang, "help-pick"))
    learn = Press(0, 0, LEARN, words.say(lang, "button-learn"))
    return Panel(ui.TextDisplay(text), Row(pick), *([Row(learn)] if page == PAGES[0] else []))


def pages_of(words: Words, rules: Ruleset) -> list[str]:
    """Return the pages that have content for this game."""
    return [page for page in PAGES if page != "variants" or _variants(words, rules)]


def page_text(words: Words, lang: str, rules: Ruleset, page: str) -> str:
    """Return the text of a page."""
    phrases = rule_words(words, lang, rules)
    lines = [
        *phrases.said(*_keys(words, rules, page)),
        *(line for one in faces_of(rules) for line in one.help_lines(page, phrases)),
    ]
    if page == "rules":
        return "\n".join([phrases.say(TITLES(page)), *turn_lines(phrases), *filter(None, lines)])
    first = [*turn_lines(phrases), *score_lines(phrases), phrases.say("help-here")] if page == "play" else []
    return "\n".join([phrases.say(TITLES(page)), *first, *(f"- {line}" for line in lines if line)])


def _keys(words: Words, rules: Ruleset, page: str) -> list[str]:
    """Return the keys of a page's sentences."""
    if page == "rules":
        return [ABOUT(one.key) for one in faces_of(rules)]
    if page == "fine":
        return [ruling.key for ruling in rulings_of(words, rules)]
    if page == "variants":
        return _variants(words, rules)
    if page == "leagues":
        return words.keys("help-league-")
    return words.keys("help-play-" if family_of(rules).has_map else "help-table-play-")


def _variants(words: Words, rules: Ruleset) -> list[str]:
    """Return the keys about the variants and options of this game."""
    return words.keys(f"help-variant-{rules.key}-") + words.keys(f"help-option-{rules.key}-")
