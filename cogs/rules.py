"""`/rules`: how the running game is played, topic by topic, and searched by a word."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs._answers import answering
from cogs._moves import Interaction, show, turn_page
from cogs._panels import simple_panel
from cogs._payments import Row
from cogs._press import Pick, Pressed, on, wait
from cogs._speech import safe
from cogs._words import Words, english, shorten
from cogs.help import features, rules_for, sentences
from engine.core.ruleset import Ruleset

if TYPE_CHECKING:
    from cogs._bot import SlowTrain

GENERAL = "core"
VARIANTS = "variants"
MOST_TEXT = 3600
"""Of the 4,000 characters of a message, what a page of rules may take."""
SHORT = 4
"""Words up to so many letters are looked for as they are; of longer ones the last two may differ, as endings do."""
_WORD = re.compile(r"\w+")


class Rules(commands.Cog):
    """Everything is put together from the parts and numbers of the channel's game, and shown to the asker alone."""

    def __init__(self, bot: SlowTrain) -> None:
        self.bot = bot

    @app_commands.command(name="rules", description=english("cmd-rules-desc"))
    @app_commands.describe(about=english("opt-rules-about-desc"))
    @answering
    async def rules(self, interaction: Interaction, about: str | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        rules, game = await rules_for(interaction)
        lang = await self.bot.lang_of(interaction)
        await show(interaction, rules_panel(self.bot.words, lang, rules, game, about))

    @rules.autocomplete("about")
    async def _topics(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        rules, _ = await rules_for(interaction)
        lang = await self.bot.lang_of(interaction)
        titles = (title_of(self.bot.words, lang, rules, topic) for topic in topics(self.bot.words, rules))
        fitting = [title for title in titles if typed.casefold() in title.casefold()]
        return [app_commands.Choice(name=shorten(title), value=shorten(title)) for title in fitting[:25]]


@on("rules")
async def open_rules(press: Pressed) -> None:
    """The button under a board: its own game's rules, for anybody."""
    await wait(press)
    client = press.interaction.client
    rules, game = await rules_for(press.interaction, press.game)
    await show(press.interaction, rules_panel(client.words, await client.lang_of(press.interaction), rules, game, None))


@on("pickrule")
async def pick_rule(press: Pressed) -> None:
    await press.interaction.response.defer()
    client = press.interaction.client
    rules, game = await rules_for(press.interaction, press.game)
    lang = await client.lang_of(press.interaction)
    await turn_page(press.interaction, topic_panel(client.words, lang, rules, game, press.values[0]))


# Topics


def topics(words: Words, rules: Ruleset) -> list[str]:
    """What there is something to say about: general things, each part of the game, its variants."""
    names = [GENERAL, *(part.name.replace("_", "-") for part in rules.parts), VARIANTS]
    return [name for name in names if topic_lines(words, "en", rules, name)]


def title_of(words: Words, lang: str, rules: Ruleset, topic: str) -> str:
    return words.of(rules).say(lang, f"rules-topic-{topic}")


def topic_lines(words: Words, lang: str, rules: Ruleset, topic: str) -> list[str]:
    """Its rule in short, and what holds where one might be in doubt."""
    told = sentences(words, lang, rules)
    if topic == VARIANTS:
        return told.variants
    names = [topic, *(name for name in features(rules) if name.startswith(f"{topic}-"))]
    return [*told.about.get(topic, []), *(line for name in names for line in told.fine.get(name, []))]


def rules_panel(words: Words, lang: str, rules: Ruleset, game: int, about: str | None) -> ui.LayoutView:
    """What was asked about; with no question, or one that nothing fits, the topics to choose from."""
    if about:
        for topic in topics(words, rules):
            if title_of(words, lang, rules, topic).casefold() == about.strip().casefold():
                return topic_panel(words, lang, rules, game, topic)
        found = search(words, lang, rules, about)
        if found:
            head = words.say(lang, "rules-found", text=safe(shorten(about, 60)))
            return _page(words, lang, rules, game, f"### {head}", found)
    names = rules.names
    lines = [words.say(lang, "rules-how")]
    if about:
        lines.insert(0, words.say(lang, "rules-nothing", text=safe(shorten(about, 60))))
    head = words.say(lang, "rules-title", map=names.get(lang) or names["en"])
    lines += topic_lines(words, lang, rules, VARIANTS)
    return _page(words, lang, rules, game, f"### {head}", lines)


def topic_panel(words: Words, lang: str, rules: Ruleset, game: int, topic: str) -> ui.LayoutView:
    """One topic, with the select of all."""
    lines = topic_lines(words, lang, rules, topic)
    return _page(words, lang, rules, game, f"### {title_of(words, lang, rules, topic)}", lines, topic)


def search(words: Words, lang: str, rules: Ruleset, about: str) -> list[str]:
    """The sentences that hold all words, whatever their endings; those of a topic that is called so come first."""
    stems = [stem_of(word) for word in _WORD.findall(about.casefold())]
    if not stems:
        return []
    named, told = [], []
    for topic in topics(words, rules):
        title = title_of(words, lang, rules, topic)
        for line in topic_lines(words, lang, rules, topic):
            if _holds(title, stems):
                named.append(line)
            elif _holds(f"{title} {line}", stems):
                told.append(f"**{title}.** {line}" if not line.startswith("**") else line)
    return [*named, *told]


def stem_of(word: str) -> str:
    return word if len(word) <= SHORT else word[: max(SHORT, len(word) - 2)]


def _holds(text: str, stems: Iterable[str]) -> bool:
    found = _WORD.findall(text.casefold())
    return all(any(word.startswith(stem) for word in found) for stem in stems)


def _page(
    words: Words, lang: str, rules: Ruleset, game: int, head: str, lines: Iterable[str], chosen: str | None = None
) -> ui.LayoutView:
    told, room = [head], MOST_TEXT - len(head)
    for line in lines:
        if len(line) + 3 > room:
            told.append(words.say(lang, "rules-more"))
            break
        told.append(f"- {line}")
        room -= len(line) + 3
    options = [
        discord.SelectOption(label=shorten(title_of(words, lang, rules, topic)), value=topic, default=topic == chosen)
        for topic in topics(words, rules)[:25]
    ]
    pick = Pick(game, 0, "pickrule", options, placeholder=words.say(lang, "rules-pick"))
    return simple_panel(ui.TextDisplay("\n".join(told)), Row(pick))


async def setup(bot: SlowTrain) -> None:
    await bot.add_cog(Rules(bot))
