"""Names of one table's things in one language: people, and by their family what a game is played with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Protocol

from msgspec.structs import asdict

from cogs.text.catalogue import Hook, Words, event_key, event_tags, shorten
from cogs.text.names import name_of, safe
from data.key_family import KeyFamily
from engine.core.event import Event
from engine.core.game import Game
from engine.core.refused import Refused
from engine.core.ruleset import Ruleset
from engine.rail.map import City, Route

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
READ_SIGNS = {sign: kind for kind, sign in SIGNS.items()} | {"🚌": "locomotive"}
"""What the signs mean where somebody types them, whatever wilds look like on a map."""
SEAT_MARKS = {"blue": "●", "red": "■", "green": "▲", "black": "◆", "yellow": "★"}
"""A player's sign in text: the one that pictures draw, so that no colour stands alone."""
COMPUTER = "🤖"
"""The sign of a seat that the computer plays."""


SEAT_COLORS = KeyFamily("seat-{}", SEAT_MARKS)
REFUSALS = KeyFamily("refused-{}", ())
"""By the codes of `Refused`, which are given where they are raised."""
COUNTED = KeyFamily("cards-{}", SIGNS)
TWICE = KeyFamily("event-{}-twice", event_tags, optional=True)


# Facts that are told as a name. Any other fact is a number or a word of its own.
_SEATS = frozenset(("seat", "owner", "by"))
_CARDS = frozenset(("cards", "payment", "extra"))
_RAW = frozenset(("reason", "permission"))
_ONE = {"cities": "city"}


class Sitter(Protocol):
    """Who sits at one seat."""

    @property
    def seat(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def color(self) -> str: ...
    @property
    def computer(self) -> str | None: ...


class Seating(Protocol):
    """What sentences need of a table: who sits there, and the game."""

    @property
    def seats(self) -> Sequence[Sitter]: ...
    @property
    def game(self) -> Game | None: ...
    def people(self, seats: Iterable[int], /) -> Sequence[int]: ...


class CityMap(Protocol):
    """The map of a game of routes."""

    @property
    def cities(self) -> Mapping[str, City]: ...
    @property
    def routes(self) -> Mapping[str, Route]: ...
    @property
    def points(self) -> Mapping[int, int]: ...


class Localizer:
    """Tells facts by their names. With no table, or before its game starts, what was typed is repeated.

    One for a game is of the class that `localizer_type_of` answers: its things are called by its family.
    """

    def __new__(cls, words: Words, lang: str, table: Seating | None, rules: Ruleset | None = None) -> Localizer:
        rules = table.game.rules if table is not None and table.game else rules
        return super().__new__(cls if rules is None else localizer_type_of(rules))

    def __init__(self, words: Words, lang: str, table: Seating | None, rules: Ruleset | None = None) -> None:
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
        name = self.say(SEAT_COLORS(color))
        return name if plain else f"{SEAT_MARKS[color]} {name}"

    def seat(self, seat: int, *, plain: bool = False) -> str:
        """A player with the colour: Ann (● blue)."""
        return f"{self.player(seat, plain=plain)} ({self.color(seat)})"

    # What the game is played with

    @property
    def map(self) -> CityMap:
        """The map. Raises: LookupError where no game of routes is played."""
        raise LookupError("no game of routes is played here")

    def city(self, city: str) -> str:
        return safe(shorten(city))

    def cities(self, pair: tuple[str, str]) -> str:
        return self.say("cities", a=self.city(pair[0]), b=self.city(pair[1]))

    def route(self, route: str) -> str:
        """A route with its length and colour; what is no route's id is repeated."""
        return safe(route)

    def spur(self, route: str, city: str) -> str:
        """A route as it is told at one of its cities: where it leads, its length and its colour."""
        return safe(route)

    def link(self, route: str) -> str:
        """A route in few words: its cities and length, and whether it is a ferry, a tunnel, by rail or by sea."""
        return safe(route)

    def ticket(self, ticket: str) -> str:
        """A ticket with its points; what is no ticket's id is repeated."""
        return safe(ticket)

    def is_card(self, card: str) -> bool:
        return False

    def card(self, card: str) -> str:
        return safe(card)

    def sign(self, card: str) -> str | None:
        """The sign of a card in a choice: its colour, or the engine or bus of a wild."""
        return None

    def a_card(self, card: str) -> str:
        """One card as the object of a sentence."""
        return safe(card)

    def two_cards(self, card: str) -> str:
        """Two of the same kind, as the object of a sentence."""
        return safe(card)

    def counted(self, card: str, count: int) -> str:
        """So many cards of a kind."""
        return self.say(COUNTED(card), count=count)

    def cards(self, cards: Iterable[str]) -> str:
        """Cards by kind and number: "3 red, 1 locomotive"."""
        return ", ".join(self.counted(*counted) for counted in Counter(cards).items()) or self.say("no-cards")

    # Sentences

    def refusal(self, refused: Refused) -> str:
        """Why an action was refused, and what to do instead."""
        return self.say(REFUSALS(refused.code), **self.facts(refused.facts))

    def moves(self, events: Iterable[Event]) -> list[str]:
        """What happened, as the whole table may know it: one sentence for each event that has one."""
        return self.story(event.seen_by(None) for event in events)

    def story(self, events: Iterable[Event]) -> list[str]:
        """A sentence for each event that has one. Some that come one after the other are told in one."""
        told: list[str] = []
        for _, group in groupby(events, key=type):
            alike = list(group)
            together = self.together(alike)
            told += [together] if together is not None else [self.event(event) for event in alike]
        return [sentence for sentence in told if sentence]

    def event(self, event: Event) -> str:
        """The sentence of an event, as it was made visible; empty where the catalogue says nothing."""
        return self.say(event_key(type(event)), **(self.facts(asdict(event)) | self.event_facts(event)))

    def twice(self, event: Event) -> str | None:
        """The sentence of an event that happened twice alike; None where the catalogue has none."""
        key = TWICE(str(type(event).__struct_config__.tag))
        if not self.words.has(self.lang, key):
            return None
        facts = self.facts(asdict(event))
        card = getattr(event, "card", None)
        return self.say(key, **facts, **({"two-cards": self.two_cards(card)} if isinstance(card, str) else {}))

    # Facts

    def facts(self, facts: Mapping[str, object]) -> dict[str, object]:
        """The facts of a refusal or an event, told by their names. A seat is also there as `player`."""
        told = {name: self._fact(name, fact) for name, fact in facts.items()}
        if isinstance(facts.get("seat"), int):
            told["player"] = told["seat"]
        if isinstance(facts.get("card"), str):
            told["a-card"] = self.a_card(str(facts["card"]))
        return told

    def event_facts(self, event: Event) -> dict[str, object]:
        """What a sentence tells beside the event's own facts."""
        return {}

    def together(self, events: Sequence[Event]) -> str | None:
        """One sentence for events of one kind that happened one after the other; None where each has its own."""
        return None

    def _fact(self, name: str, fact: object) -> object:
        if fact is None:
            return "none"
        if isinstance(fact, bool):
            return "yes" if fact else "no"
        if isinstance(fact, int):
            return self.player(fact) if name in _SEATS else fact
        if isinstance(fact, (tuple, list)):
            return self._list(name, fact)
        return self.fact_text(name, str(fact))

    def fact_text(self, name: str, text: str) -> str:
        """A fact that is a text: the name of what it stands for, or the text itself."""
        match name:
            case "route":
                return self.route(text)
            case "ticket":
                return self.ticket(text)
            case "city":
                return self.city(text)
            case "card":
                return self.card(text)
        return text if name in _RAW else safe(shorten(text))

    def _list(self, name: str, items: Sequence[object]) -> str:
        if name in _CARDS:
            return self.cards(str(item) for item in items) if items else "none"
        if name == "counts":
            return ", ".join(f"{self.player(seat)} – {count}" for seat, count in enumerate(items))
        return ", ".join(str(self._fact(_ONE.get(name, name.removesuffix("s")), item)) for item in items)


localizer_type_of: Hook[Ruleset, type[Localizer]] = Hook("what the things of a game are called")
