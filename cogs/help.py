"""/help: how to play here, the rules in short, and the fine print of every rule that the game plays by."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs._answers import answering
from cogs._kinds import laid_out
from cogs._moves import Interaction, show, turn_page
from cogs._panels import simple_panel
from cogs._payments import Row
from cogs._press import Pick, Pressed, on
from cogs._speech import Speech
from cogs._string_words import kind_lines, table_facts
from cogs._words import Words, english
from engine.core.refused import Refused
from engine.core.ruleset import Ruleset
from engine.parts.last_turns import LastTurns
from engine.parts.longest_path import LongestPath
from engine.parts.market import Market
from engine.parts.pieces import Pieces
from engine.parts.ports import Ports
from engine.parts.routes import Routes
from engine.parts.stations import Stations
from engine.parts.tickets import Step, Tickets
from engine.parts.ties import Ties
from engine.parts.tunnels import Tunnels

if TYPE_CHECKING:
    from cogs._bot import SlowTrain

PAGES = ("play", "rules", "variants", "fine")


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
    rules, game = await rules_for(interaction, game)
    return help_panel(client.words, await client.lang_of(interaction), rules, page, game)


async def rules_for(interaction: Interaction, game: int = 0) -> tuple[Ruleset, int]:
    """What is played in the channel, or in that game, with the game's id; with none, the first map there is and 0."""
    tables, here = interaction.client.tables, interaction.channel_id
    try:
        table = await tables.get(game) if game else await tables.at(here) if here else None
        if table is not None:
            return tables.rules_of(table), table.id
    except Refused:  # a game whose map is gone
        pass
    key, file = next(iter(tables.library.games.items()))
    return tables.rules(key, next(iter(file.variants)), {}), 0


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


@dataclass(frozen=True)
class Sentences:
    """All that is said about a game: by part in short, by part or feature what rulings say, its variants."""

    about: Mapping[str, list[str]]
    fine: Mapping[str, list[str]]
    variants: list[str]


def sentences(words: Words, lang: str, rules: Ruleset) -> Sentences:
    """What the catalogue says about the parts and variants of a game, with its numbers."""
    words, told = words.of(rules), facts(words.of(rules), lang, rules)
    names = [part.name.replace("_", "-") for part in rules.parts]

    def say(keys: Iterable[str]) -> list[str]:
        return [line for key in keys if words.has(lang, key) and (line := words.say(lang, key, **told))]

    about = {name: say([f"help-about-{name}"]) for name in names}
    if laid_out(rules):
        about["station-tiles"] = [
            *about.get("station-tiles", []),
            *say(["help-about-tiles"]),
            *kind_lines(Speech(words, lang, None, rules)),
        ]
    fine = {name: say(sorted(words.keys(f"help-{name}-r"), key=_ruling)) for name in _ruled(rules, names)}
    if laid_out(rules):
        fine["core"] = fine.pop("table-core", [])
    return Sentences(about, fine, [*say(_variants(words, rules)), *_stand_ins(words, lang, rules)])


def _ruling(key: str) -> int:
    return int(key.rsplit("-r", 1)[1])


def page_text(words: Words, lang: str, rules: Ruleset, page: str) -> str:
    words = words.of(rules)
    names = [part.name.replace("_", "-") for part in rules.parts]
    if page == "rules":
        keys = [f"help-about-{name}" for name in names]
        keys += ["help-about-tiles"] if laid_out(rules) else []
    elif page == "fine":
        keys = sorted((key for name in _ruled(rules, names) for key in words.keys(f"help-{name}-r")), key=_ruling)
    elif page == "variants":
        keys = _variants(words, rules)
    else:
        keys = words.keys("help-table-play-" if laid_out(rules) else "help-play-")
    told = facts(words, lang, rules)
    lines = [words.say(lang, key, **told) for key in keys if words.has(lang, key)]
    if page == "rules" and laid_out(rules):
        lines += kind_lines(Speech(words, lang, None, rules))
    if page == "variants":
        lines += _stand_ins(words, lang, rules)
    title = words.say(lang, f"help-title-{page}", **told)
    mark = "- " if page != "rules" else ""
    return "\n".join([title, *(mark + line for line in lines if line)])


def _variants(words: Words, rules: Ruleset) -> list[str]:
    """What is said about the variants and options of this game."""
    return words.keys(f"help-variant-{rules.key}-") + words.keys(f"help-option-{rules.key}-")


def _stand_ins(words: Words, lang: str, rules: Ruleset) -> list[str]:
    """The tickets in play whose printed values are not known, if there are any."""
    if not rules.has(Tickets):
        return []
    speech = Speech(words, lang, None, rules)
    found = [speech.ticket(ticket.id) for ticket in rules.part(Tickets).tickets.values() if ticket.stand_in]
    return [words.say(lang, "help-stand-ins", tickets=", ".join(found))] if found else []


def _ruled(rules: Ruleset, parts: Sequence[str]) -> list[str]:
    """What has rulings to tell: the parts by name, and what is special about them."""
    special = features(rules)
    core = "table-core" if laid_out(rules) else "core"
    return [core, *(name for name in parts if f"{name}-none" not in special), *special]


def features(rules: Ruleset) -> list[str]:
    """What this game does differently with parts that every game has: each has rulings of its own."""
    found = []
    if rules.has(Tickets):
        part = rules.part(Tickets)
        fates = {step.refused for step in part.steps}
        found += ["tickets-shuffled"] if "shuffled" in fates else ["tickets-out"] if "out" in fates else []
        found += ["tickets-steps"] if len(part.steps) > 1 else []
        found += ["tickets-bonus"] if part.numbers.bonus else []
    if rules.has(Routes):
        lengths = rules.part(Routes).points
        found += ["routes-gaps"] if len(lengths) < max(lengths) else []
        found += ["routes-pairs"] if any(route.pairs for route in rules.part(Routes).order) else []
    if rules.has(Market):
        found += ["market-decks"] if rules.part(Market).several else []
        kinds = rules.part(Market).purse.kinds.values()
        found += ["routes-doubles"] if any(kind.spaces > 1 for kind in kinds) else []
    if rules.has(Ties) and not rules.part(Ties).by:
        found.append("ties-none")
    return found


def start_text(words: Words, lang: str, steps: Sequence[Step]) -> str:
    """What everybody gets and keeps before the first turn, one choice after the other."""
    told = []
    for number, step in enumerate(steps):
        kind = "mixed" if step.deal_long and step.deal else "long" if step.deal_long else "then" if number else "only"
        least = max(step.keep - step.less_if_kept, 0)
        most = step.deal + step.deal_long if step.most is None else step.most
        bounds = {"keep": step.keep, "least": least, "most": most}
        told.append(words.say(lang, f"help-start-{kind}", deal=step.deal, long=step.deal_long, **bounds))
    return " ".join(told)


def facts(words: Words, lang: str, rules: Ruleset) -> dict[str, object]:
    """The numbers that this game plays with."""
    told: dict[str, object] = {"map": rules.names.get(lang) or rules.names["en"]}
    if laid_out(rules):
        told |= table_facts(rules)
    if rules.has(Market):
        market = rules.part(Market)
        told |= {"hand": sum(market.start_hand), "clear": market.numbers.clear_at}
        told |= {f"hand{deck}": count for deck, count in zip(market.decks, market.start_hand, strict=True)}
    if rules.has(Routes):
        routes = rules.part(Routes)
        worth = ", ".join(f"{length} → {points}" for length, points in sorted(routes.points.items()))
        told |= {"pieces": routes.numbers.pieces, "close": routes.numbers.twins_close_up_to, "worth": worth}
    if rules.has(Tickets):
        steps, drawn = rules.part(Tickets).steps, rules.part(Tickets).numbers.draw
        told |= {"start": start_text(words, lang, steps), "draw": drawn.deal, "drawkeep": drawn.keep}
    if rules.has(Tunnels):
        told["reveal"] = rules.part(Tunnels).numbers.reveal
    if rules.has(LastTurns):
        told |= {"last": rules.part(LastTurns).numbers.pieces, "each": rules.part(LastTurns).numbers.turns_each}
    if rules.has(LongestPath):
        told["bonus"] = rules.part(LongestPath).numbers.points
    if rules.has(Ties):
        by = rules.part(Ties).by
        told["ties"] = ", ".join(words.say(lang, f"tally-{name.replace('_', '-')}") for name in by)
    return told | _building(rules) | _fleet(words, lang, rules)


def _building(rules: Ruleset) -> dict[str, object]:
    """The numbers of stations and ports."""
    told: dict[str, object] = {}
    if rules.has(Stations):
        stations = rules.part(Stations).numbers
        told |= {"stations": stations.each, "unbuilt": stations.points_unbuilt}
    if rules.has(Ports):
        ports = rules.part(Ports).numbers
        worth = ", ".join(map(str, ports.points))
        told |= {"ports": ports.each, "portcards": sum(ports.cards.values()), "portpoints": worth}
        told["portless"] = ports.points_unbuilt
    return told


def _fleet(words: Words, lang: str, rules: Ruleset) -> dict[str, object]:
    """The numbers of trains and ships."""
    if not rules.has(Pieces):
        return {}
    numbers = rules.part(Pieces).numbers
    told: dict[str, object] = {"startpieces": numbers.start, "exchange": numbers.exchange_points}
    told |= {"mosttrain": numbers.most.train, "mostship": numbers.most.ship}
    told["suggestedtrain"] = words.say(lang, "trains", count=numbers.suggested.train)
    return told | {"suggestedship": words.say(lang, "ships", count=numbers.suggested.ship)}


async def setup(bot: SlowTrain) -> None:
    await bot.add_cog(Help())
