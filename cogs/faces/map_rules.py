"""What is special about one map, line by line out of the rules as they were put together for the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cogs.faces.rule_facts import facts
from cogs.tables.kinds import laid_out
from cogs.text.catalogue import Words
from data.maps.library import Library
from engine.core.ruleset import Ruleset
from engine.parts.districts import Districts
from engine.parts.ferries import Ferries
from engine.parts.longest_path import LongestPath
from engine.parts.market import Market
from engine.parts.pieces import Pieces
from engine.parts.ports import Ports
from engine.parts.routes import ANY_COLOR, Routes
from engine.parts.stations import Stations
from engine.parts.strings import Strings
from engine.parts.tickets import Tickets
from engine.parts.tours import is_tour
from engine.parts.tunnels import Tunnels

SPECIAL = ("ferries", "tunnels", "stations", "longest_path", "tours", "ports", "pieces", "districts")
"""The parts that some maps have and others have not."""
_TOPICS = {"longest_path": "longest"}


def map_lines(words: Words, lang: str, rules: Ruleset, library: Library) -> list[str]:
    """The numbers of a map: variant and options, board, cards, pieces, tickets, and what it has beside."""
    told = facts(words, lang, rules)

    def tell(key: str, **more: object) -> str:
        return words.say(lang, f"rules-map-{key}", **(told | more))

    return [*_named(words, lang, rules, library), *_Lines(words, lang, rules, tell).all()]


def _named(words: Words, lang: str, rules: Ruleset, library: Library) -> Iterator[str]:
    """Variant, seats and options, as the map's file calls them."""
    file = library.games.get(rules.key)
    least, most = rules.seats
    variant = file.variants.get(rules.variant) if file else None
    name = variant.names[lang] if variant else rules.variant
    yield words.say(lang, "rules-map-variant", variant=name, least=least, most=most)
    for key, on in (("rules-map-options", True), ("rules-map-no-options", False)):
        offered = file.options.items() if file else ()
        options = [one.names[lang] for name, one in offered if (name in rules.options) is on]
        if options:
            yield words.say(lang, key, options="; ".join(options))


class _Lines:
    """The lines of one map, each there only if its part is."""

    def __init__(self, words: Words, lang: str, rules: Ruleset, tell: Callable[..., str]) -> None:
        self.words, self.lang, self.rules = words, lang, rules
        self.tell = tell

    def all(self) -> Iterator[str]:
        if laid_out(self.rules):
            yield self._strings()
            return
        yield from self._board()
        yield from self._cards()
        yield from self._pieces()
        yield self.tell("points")
        yield from self._tickets()
        yield from self._special()
        yield from self._without()

    def _board(self) -> Iterator[str]:
        routes = self.rules.part(Routes)
        twins = sum(route.twin is not None for route in routes.order) // 2
        gray = sum(route.color == ANY_COLOR for route in routes.order)
        longest = max(route.length for route in routes.order)
        yield self.tell(
            "board", cities=len(routes.cities), routes=len(routes.order), longest=longest, twins=twins, gray=gray
        )

    def _cards(self) -> Iterator[str]:
        market = self.rules.part(Market)
        wilds = next(kind.count for kind in market.cards.kinds if kind.wild)
        if not market.cards.typed:
            each, colors = market.cards.per_color, len(market.colors)
            yield self.tell("cards", count=sum(market.totals), each=each, colors=colors, wilds=wilds)
            return
        decks = []
        for deck in market.decks:
            kinds = [kind for kind in market.cards.kinds if kind.deck == deck and not kind.wild]
            count = sum(kind.count for kind in kinds)
            ports = sum(kind.count for kind in kinds if kind.port)
            doubles = sum(kind.count for kind in kinds if kind.spaces > 1)
            decks.append(self.tell("deck", deck=deck, count=count, ports=ports, doubles=doubles))
        yield self.tell("cards-typed", decks=", ".join(decks), wilds=wilds)

    def _pieces(self) -> Iterator[str]:
        if not self.rules.has(Pieces):
            yield self.tell("pieces")
        else:
            yield self.tell("fleet-fixed" if self.rules.part(Pieces).numbers.fixed else "fleet")

    def _tickets(self) -> Iterator[str]:
        tickets = list(self.rules.part(Tickets).tickets.values())
        points = [ticket.points for ticket in tickets]
        long = sum(ticket.long for ticket in tickets)
        yield self.tell("tickets", count=len(tickets), low=min(points), high=max(points), long=long)
        tours = sum(map(is_tour, tickets))
        if tours:
            yield self.tell("tours", tours=tours)

    def _special(self) -> Iterator[str]:
        rules, order = self.rules, self.rules.part(Routes).order
        if rules.has(Ferries):
            yield self.tell("ferries", ferries=sum(route.locomotives > 0 for route in order))
        if rules.has(Tunnels):
            yield self.tell("tunnels", tunnels=sum(route.tunnel for route in order))
        if rules.has(Stations):
            yield self.tell("stations")
        if rules.has(Ports):
            yield self.tell("ports", harbours=sum(city.port for city in rules.part(Routes).cities.values()))
        if rules.has(LongestPath):
            yield self.tell("longest-path")
        if rules.has(Districts):
            known = rules.part(Districts).districts.values()
            told = [self.tell("district", district=one.id, points=one.points) for one in known]
            yield self.tell("districts", districts=", ".join(told))

    def _without(self) -> Iterator[str]:
        there = {part.name for part in self.rules.parts}
        missing = [_TOPICS.get(name, name) for name in SPECIAL if name not in there]
        if missing:
            names = [self.words.say(self.lang, f"rules-topic-{name}").casefold() for name in missing]
            yield self.tell("without", parts=", ".join(names))

    def _strings(self) -> str:
        numbers = self.rules.part(Strings).numbers
        each = [
            self.tell("strings-of", seats=int(seats), shorts=short, longs=numbers.long[seats])
            for seats, short in numbers.short.items()
        ]
        return self.tell("tiles", strings="; ".join(each))
