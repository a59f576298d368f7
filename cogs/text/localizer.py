"""Names of one table's things in one language: cities, routes, tickets, cards, players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from msgspec.structs import asdict

from cogs.strings.words import laid_facts
from cogs.tables.kinds import laid_out
from cogs.text.catalogue import event_key, shorten
from cogs.text.names import name_of, safe
from engine.parts.ferries import Ferries
from engine.parts.last_turns import LastTurns, LastTurnsBegan
from engine.parts.market import CardRevealed, Market
from engine.parts.pieces import Pieces, PiecesShown
from engine.parts.routes import Route, Routes
from engine.parts.table_setup import CornerChosen
from engine.parts.tickets import Ticket, Tickets
from engine.parts.tours import is_tour
from engine.parts.tunnels import Tunnels

if TYPE_CHECKING:
    from cogs.tables.table import Table
    from cogs.text.catalogue import Words
    from engine.core.event import Event
    from engine.core.ruleset import Ruleset

SIGNS = {
    "purple": "🟪",
    "white": "⬜",
    "blue": "🟦",
    "yellow": "🟨",
    "orange": "🟧",
    "black": "⬛",
    "red": "🟥",
    "green": "🟩",
    "locomotive": "🚂",
}
"""The cards as the choices of a message show them."""
COMPUTER = "🤖"
"""The sign of a seat that the computer plays."""
SEAT_MARKS = {"blue": "●", "red": "■", "green": "▲", "black": "◆", "yellow": "★"}
"""A player's sign in text: the one that pictures draw, so that no colour stands alone."""
READ_SIGNS = {sign: kind for kind, sign in SIGNS.items()} | {"🚌": "locomotive"}
"""What the signs mean where somebody types them, whatever wilds look like on a map."""

# Facts that are told as a name. Any other fact is a number or a word of its own.
_SEATS = frozenset(("seat", "owner", "by"))
_CARDS = frozenset(("cards", "payment", "extra"))
_ONE = {"cities": "city"}


def _marks(ticket: Ticket) -> tuple[tuple[str, bool], ...]:
    return (("long", ticket.long), ("stand-in", ticket.stand_in))


class Localizer:
    """Tells facts by their names. With no table, or before its game starts, what was typed is repeated."""

    def __init__(self, words: Words, lang: str, table: Table | None, rules: Ruleset | None = None) -> None:
        self.lang = lang
        self.table = table
        self.rules = table.game.rules if table is not None and table.game else rules
        self.words = words.of(self.rules)

    def say(self, key: str, /, **facts: object) -> str:
        return self.words.say(self.lang, key, **facts)

    # People

    def player(self, seat: int, *, plain: bool = False) -> str:
        """A seat's name, escaped for a message; plain for labels and alt texts, which format nothing."""
        seats = self.table.seats if self.table is not None else ()
        name = next((row.name for row in seats if row.seat == seat), str(seat + 1))
        return name_of(name) if plain else safe(name_of(name))

    def mention(self, seat: int) -> str:
        """Notifies the person in that seat; a seat that the computer plays is called by its name, with a sign."""
        people = self.table.people([seat]) if self.table is not None and seat < len(self.table.seats) else []
        if people:
            return f"<@{people[0]}>"
        plays = self.table is not None and seat < len(self.table.seats) and self.table.seats[seat].computer
        return f"{COMPUTER} {self.player(seat)}" if plays else self.player(seat)

    def color(self, seat: int, *, plain: bool = False) -> str:
        """The sign and the name of a seat's colour; plain the name alone, for alt texts."""
        seats = self.table.seats if self.table is not None else ()
        return next((self.paint(row.color, plain=plain) for row in seats if row.seat == seat), "")

    def paint(self, color: str, *, plain: bool = False) -> str:
        """A player's colour by its sign and its name: ● blue; plain the name alone."""
        name = self.say(f"seat-{color}")
        return name if plain else f"{SEAT_MARKS[color]} {name}"

    def seat(self, seat: int, *, plain: bool = False) -> str:
        """A player with the colour: Ann (● blue)."""
        return f"{self.player(seat, plain=plain)} ({self.color(seat)})"

    # The map

    @property
    def map(self) -> Routes:
        assert self.rules is not None
        return self.rules.part(Routes)

    def city(self, city: str) -> str:
        names = self.map.cities[city].names
        return names.get(self.lang) or names["en"]

    def cities(self, pair: tuple[str, str]) -> str:
        return self.say("cities", a=self.city(pair[0]), b=self.city(pair[1]))

    def route(self, route: str) -> str:
        """A route with its length and colour; what is no route's id is repeated."""
        known = self._route(route)
        return safe(route) if known is None else self._told(known, self.cities(known.cities))

    def spur(self, route: str, city: str) -> str:
        """A route as it is told at one of its cities: where it leads, its length and its colour."""
        known = self.map.routes[route]
        return self._told(known, self.city(next(end for end in known.cities if end != city)))

    def _told(self, known: Route, cities: str) -> str:
        facts = {"cities": cities, "length": known.length, "color": self.say(f"color-{known.color}")}
        marks = self._route_marks(known)
        return self.say("route-marked", marks=", ".join(marks), **facts) if marks else self.say("route", **facts)

    def _route_marks(self, route: Route) -> list[str]:
        """What a route asks for beside its cards, where the game plays with that."""
        assert self.rules is not None
        marks = [self.say(f"mark-{route.kind}")] if self.rules.has(Pieces) else []
        if route.pairs:
            marks.append(self.say("mark-pairs"))
        if route.locomotives and self.rules.has(Ferries):
            marks.append(self.say("mark-ferry", count=route.locomotives))
        if route.tunnel and self.rules.has(Tunnels):
            marks.append(self.say("mark-tunnel"))
        return marks

    def link(self, route: str) -> str:
        """A route in few words: its cities and length, and whether it is a ferry, a tunnel, by rail or by sea."""
        known = self.map.routes[route]
        assert self.rules is not None
        key = f"link-{known.kind}" if self.rules.has(Pieces) else "link"
        if known.locomotives and self.rules.has(Ferries):
            key = "link-ferry"
        elif known.tunnel and self.rules.has(Tunnels):
            key = "link-tunnel"
        return self.say(key, cities=self.cities(known.cities), length=known.length)

    def _route(self, route: str) -> Route | None:
        return None if self.rules is None else self.map.routes.get(route)

    def ticket(self, ticket: str) -> str:
        """A ticket with its points; what is no ticket's id is repeated."""
        known = None if self.rules is None else self.rules.part(Tickets).tickets.get(ticket)
        if known is None:
            return safe(ticket)
        if is_tour(known):
            stops = " → ".join(map(self.city, known.stops))
            worth = {"points": known.points, "any": known.any_order or 0, "penalty": known.penalty or known.points}
            return self.say("ticket-tour", stops=stops, **worth)
        facts = {"cities": self.cities(known.cities), "points": known.points}
        marks = [self.say(f"mark-{mark}") for mark, there in _marks(known) if there]
        return self.say("ticket-marked", marks=", ".join(marks), **facts) if marks else self.say("ticket", **facts)

    # Cards

    def is_card(self, card: str) -> bool:
        return self.rules is not None and self.rules.has(Market) and card in self.rules.part(Market).kinds

    def card(self, card: str) -> str:
        return self.say(f"card-{card}") if self.is_card(card) else safe(card)

    def sign(self, card: str) -> str | None:
        """The sign of a card in a choice: its colour, or the engine or bus of a wild."""
        if self.rules is not None and card == self.rules.part(Market).wild:
            return self.say("wild-sign")
        if self.rules is None or card in SIGNS:
            return SIGNS.get(card)
        kind = self.rules.part(Market).purse.kinds.get(card)
        return None if kind is None else SIGNS.get(kind.color)

    def a_card(self, card: str) -> str:
        return self.say(f"a-card-{card}") if self.is_card(card) else safe(card)

    def two_cards(self, card: str) -> str:
        """Two of the same kind, as the object of a sentence."""
        return self.say(f"two-cards-{card}") if self.is_card(card) else safe(card)

    def cards(self, cards: Iterable[str]) -> str:
        """Cards by kind and number: "3 red, 1 locomotive"."""
        counted = Counter(cards)
        told = [self.say(f"cards-{card}", count=count) for card, count in counted.items()]
        return ", ".join(told) or self.say("no-cards")

    # Facts

    def facts(self, facts: Mapping[str, object]) -> dict[str, object]:
        """The facts of a refusal or an event, told by their names. A seat is also there as `player`."""
        if self.rules is not None and laid_out(self.rules):
            return laid_facts(self, facts)
        told = {name: self._fact(name, fact) for name, fact in facts.items()}
        if isinstance(facts.get("seat"), int):
            told["player"] = told["seat"]
        if isinstance(facts.get("card"), str):
            told["a-card"] = self.a_card(str(facts["card"]))
        return told

    def _fact(self, name: str, fact: object) -> object:
        if fact is None:
            return "none"
        if isinstance(fact, bool):
            return "yes" if fact else "no"
        if isinstance(fact, int):
            return self.player(fact) if name in _SEATS else fact
        if isinstance(fact, (tuple, list)):
            return self._list(name, fact)
        text = str(fact)
        if name == "route":
            return self.route(text)
        if name == "ticket":
            return self.ticket(text)
        if name == "city":
            return self.city(text) if self.rules is not None and text in self.map.cities else safe(shorten(text))
        if name == "card" or self.is_card(text):
            return self.card(text)
        return text if name in ("reason", "permission") else safe(shorten(text))

    def _list(self, name: str, items: Sequence[object]) -> str:
        if name in _CARDS:
            return self.cards(str(item) for item in items) if items else "none"
        if name == "counts":
            return ", ".join(f"{self.player(seat)} – {count}" for seat, count in enumerate(items))
        return ", ".join(str(self._fact(_ONE.get(name, name.removesuffix("s")), item)) for item in items)

    def story(self, events: Iterable[Event]) -> list[str]:
        """A sentence for each event that has one. Cards turned over one after the other are told in one."""
        told = []
        for kind, group in groupby(events, key=type):
            alike = list(group)
            if kind is CardRevealed:
                cards = self.cards(event.card for event in alike if isinstance(event, CardRevealed))
                told.append(self.say(event_key(kind), cards=cards))
            else:
                told += [self.event(event) for event in alike]
        return [sentence for sentence in told if sentence]

    def event(self, event: Event) -> str:
        """The sentence of an event, as it was made visible; empty where the catalogue says nothing."""
        return self.say(event_key(type(event)), **(self.facts(asdict(event)) | self._beside(event)))

    def twice(self, event: Event) -> str | None:
        """The sentence of an event that happened twice alike; None where the catalogue has none."""
        key = f"{event_key(type(event))}-twice"
        if not self.words.has(self.lang, key):
            return None
        facts = self.facts(asdict(event))
        card = getattr(event, "card", None)
        return self.say(key, **facts, **({"two-cards": self.two_cards(card)} if isinstance(card, str) else {}))

    def _beside(self, event: Event) -> dict[str, object]:
        """What a sentence tells beside the event's own facts."""
        match event:
            case LastTurnsBegan() if self.rules is not None:
                return {"each": self.rules.part(LastTurns).numbers.turns_each}
            case CornerChosen(corner=corner):
                return {"corner": corner + 1}  # as its button and the picture number it
            case PiecesShown(trains=trains, ships=ships):
                pairs = enumerate(zip(trains, ships, strict=True))
                mixes = [self.say("seat-mix", player=self.player(seat), trains=t, ships=s) for seat, (t, s) in pairs]
                return {"mixes": "; ".join(mixes)}
        return {}
