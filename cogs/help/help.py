"""/help: how to play here, the rules in short, and the fine print of every rule that the game plays by."""

from __future__ import annotations

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.core.answers import answering
from cogs.core.components import Pick, on
from cogs.core.panels import simple_panel
from cogs.faces.rule_facts import facts, ruling_keys
from cogs.play.moves import show, turn_page
from cogs.rail.payments import Row
from cogs.strings.words import kind_lines
from cogs.tables.kinds import laid_out
from cogs.tables.services import Interaction, Pressed
from cogs.text.catalogue import Words, english
from cogs.text.localizer import Localizer
from engine.core.refused import Refused
from engine.core.ruleset import Ruleset
from engine.parts.tickets import Tickets

PAGES = ("play", "rules", "variants", "fine", "leagues")


class Help(commands.Cog):
    """The pages are put together from the parts of the channel's game, so each game explains itself."""

    @app_commands.command(name="help", description=english("cmd-help-desc"))
    @answering
    async def help(self, interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await show(interaction, await _page_for(interaction, 0, "play"))


@on("pickhelp")
async def pick_page(press: Pressed) -> None:
    await press.interaction.response.defer()
    await turn_page(press.interaction, await _page_for(press.interaction, press.game, press.values[0]))


async def _page_for(interaction: Interaction, game: int, page: str) -> ui.LayoutView:
    """A page about the channel's game (`game` once it is known), or with none about the first map there is."""
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
    """One page, with a select of all pages."""
    text = page_text(words, lang, rules, page)
    options = [
        discord.SelectOption(label=words.say(lang, f"help-page-{name}"), value=name, default=name == page)
        for name in pages_of(words, rules)
    ]
    pick = Pick(game, 0, "pickhelp", options, placeholder=words.say(lang, "help-pick"))
    return simple_panel(ui.TextDisplay(text), Row(pick))


def pages_of(words: Words, rules: Ruleset) -> list[str]:
    """The pages that have something to say about this game."""
    return [page for page in PAGES if page != "variants" or _variants(words, rules)]


def page_text(words: Words, lang: str, rules: Ruleset, page: str) -> str:
    words = words.of(rules)
    names = [part.name.replace("_", "-") for part in rules.parts]
    if page == "rules":
        keys = [f"help-about-{name}" for name in names]
        keys += ["help-about-tiles"] if laid_out(rules) else []
    elif page == "fine":
        keys = ruling_keys(words, rules)
    elif page == "variants":
        keys = _variants(words, rules)
    elif page == "leagues":
        keys = words.keys("help-league-")
    else:
        keys = words.keys("help-table-play-" if laid_out(rules) else "help-play-")
    told = facts(words, lang, rules)
    lines = [words.say(lang, key, **told) for key in keys if words.has(lang, key)]
    if page == "rules" and laid_out(rules):
        lines += kind_lines(Localizer(words, lang, None, rules))
    if page == "variants":
        lines += stand_ins(words, lang, rules)
    title = words.say(lang, f"help-title-{page}", **told)
    mark = "- " if page != "rules" else ""
    return "\n".join([title, *(mark + line for line in lines if line)])


def _variants(words: Words, rules: Ruleset) -> list[str]:
    """What is said about the variants and options of this game."""
    return words.keys(f"help-variant-{rules.key}-") + words.keys(f"help-option-{rules.key}-")


def stand_ins(words: Words, lang: str, rules: Ruleset) -> list[str]:
    """The tickets in play whose printed values are not known, if there are any."""
    if not rules.has(Tickets):
        return []
    localizer = Localizer(words, lang, None, rules)
    found = [localizer.ticket(ticket.id) for ticket in rules.part(Tickets).tickets.values() if ticket.stand_in]
    return [words.say(lang, "help-stand-ins", tickets=", ".join(found))] if found else []
