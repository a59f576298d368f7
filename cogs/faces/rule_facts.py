"""What a game's rules tell about themselves: the rulings that they play by, and the numbers for every sentence."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.strings.words import table_facts
from cogs.tables.kinds import laid_out
from cogs.text.catalogue import Words
from engine.core.ruleset import Ruleset
from engine.parts.last_turns import LastTurns
from engine.parts.longest_path import LongestPath
from engine.parts.market import Market
from engine.parts.pieces import Pieces
from engine.parts.ports import Ports
from engine.parts.routes import Routes
from engine.parts.stations import Stations
from engine.parts.strings import Strings
from engine.parts.table_setup import TableSetup
from engine.parts.tickets import DealRound, Tickets
from engine.parts.ties import Ties
from engine.parts.tunnels import Tunnels


def ruled(rules: Ruleset) -> list[str]:
    """What has rulings to tell: the parts by name, and what is special about them."""
    parts, special = [part.name.replace("_", "-") for part in rules.parts], features(rules)
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
    if rules.has(Strings):
        numbers = rules.part(Strings).numbers
        found += ["strings-expert"] if numbers.crossing_other != numbers.crossing else []
        found += ["table-setup-chaos"] if rules.part(TableSetup).numbers.chaos else []
    return found


def ruling_keys(words: Words, rules: Ruleset) -> list[str]:
    """The sentences of all rulings that this game plays by, in the order of their numbers."""
    keys = [key for name in ruled(rules) for key in words.keys(f"help-{name}-r") if number_of(key) is not None]
    return sorted(keys, key=lambda key: number_of(key) or 0)


def number_of(key: str) -> int | None:
    """The ruling's number in the key of its sentence, as `help-routes-r6`."""
    number = key.rpartition("-r")[2]
    return int(number) if number.isdigit() else None


def start_text(words: Words, lang: str, steps: Sequence[DealRound]) -> str:
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
        told["faceup"] = max(market.row)
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
        told |= {f"port{deck}": count for deck, count in ports.cards.items()}
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
