"""Names of one table's things in one language: people, and, by family, the things of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import groupby
from typing import NamedTuple, Protocol

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
"""The color that each sign means in typed input, whatever wilds look like on a map."""
SEAT_MARKS = {"blue": "●", "red": "■", "green": "▲", "black": "◆", "yellow": "★"}
"""A player's sign in text, the same as in pictures, so that color is never the only cue."""
COMPUTER = "🤖"
"""The sign of a seat that the computer plays."""


SEAT_COLORS = KeyFamily("seat-{}", SEAT_MARKS)
REFUSALS = KeyFamily("refused-{}", ())
"""The sentences of refusals, by the codes of `Refused`."""
COUNTED = KeyFamily("cards-{}", SIGNS)
TWICE = KeyFamily("event-{}-twice", event_tags, optional=True)


# Facts that become names. Any other fact is a number or a plain word.
_SEATS = frozenset(("seat", "owner", "by"))
_CARDS = frozenset(("cards", "payment", "extra"))
_RAW = frozenset(("reason", "permission", "until"))
_ONE = {"cities": "city", "technologies": "technology"}


class Sitter(Protocol):
    """The holder of one seat."""

    @property
    def seat(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def color(self) -> str: ...
    @property
    def computer(self) -> str | None: ...


class Seating(Protocol):
    """What sentences need to know of a table: its seats and the game."""

    @property
    def seats(self) -> Sequence[Sitter]: ...
    @property
    def game(self) -> Game | None: ...
    def people(self, seats: Iterable[int], /) -> Sequence[int]:
        """Return the people whom these seats wait for: none for a seat that the computer plays."""
        ...


class CityMap(Protocol):
    """The map of a game of routes."""

    @property
    def cities(self) -> Mapping[str, City]: ...
    @property
    def routes(self) -> Mapping[str, Route]: ...
    @property
    def points(self) -> Mapping[int, int]: ...


class CardLabels(NamedTuple):
    """How a button names a card: its names, the shortest last, and its emoji."""

    names: Sequence[str]
    sign: str | None = None


class Localizer:
    """Turns facts into names. Without a table, or before its game starts, typed text is repeated.

    For a game, it is of the class that `localizer_type_of` returns: its family names its things.
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
        """Return the sentence of a key with its variables."""
        return self.words.say(self.lang, key, **facts)

    # People

    def player(self, seat: int, *, plain: bool = False) -> str:
        """Return a seat's player, escaped for a message; `plain` for labels and alt texts, which format nothing.

        Where two at the table have the same name, each has the color with it, e.g. `Alex (red)`.
        """
        name = self.name(seat, plain=plain)
        return f"{name} ({self.color(seat, plain=True)})" if seat in self._alike else name

    @cached_property
    def _names(self) -> dict[int, str]:
        """The seats' names as they are where nothing is formatted."""
        return {row.seat: name_of(row.name) for row in (self.table.seats if self.table is not None else ())}

    @cached_property
    def _alike(self) -> set[int]:
        """The seats whose name another one has, too."""
        called = Counter(name.casefold() for name in self._names.values())
        return {seat for seat, name in self._names.items() if called[name.casefold()] > 1}

    def name(self, seat: int, *, plain: bool = False) -> str:
        """Return a seat's name alone, for sentences that tell its color as well."""
        name = self._names.get(seat) or str(seat + 1)
        return name if plain else safe(name)

    def mention(self, seat: int) -> str:
        """Return a mention of the seat's person; a seat played by the computer has its name with a sign."""
        people = self.table.people([seat]) if self.table is not None and seat < len(self.table.seats) else []
        if people:
            return f"<@{people[0]}>"
        plays = self.table is not None and seat < len(self.table.seats) and self.table.seats[seat].computer
        return f"{COMPUTER} {self.player(seat)}" if plays else self.player(seat)

    def color(self, seat: int, *, plain: bool = False) -> str:
        """Return the sign and the name of a seat's color; `plain`: the name only, for alt texts."""
        seats = self.table.seats if self.table is not None else ()
        return next((self.paint(row.color, plain=plain) for row in seats if row.seat == seat), "")

    def paint(self, color: str, *, plain: bool = False) -> str:
        """Return a player's color with its sign, e.g. `● blue`; `plain`: the name only."""
        name = self.say(SEAT_COLORS(color))
        return name if plain else f"{SEAT_MARKS[color]} {name}"

    def seat(self, seat: int, *, plain: bool = False) -> str:
        """Return a player with the color, e.g. `Ann (● blue)`."""
        return f"{self.name(seat, plain=plain)} ({self.color(seat)})"

    # What the game is played with

    @property
    def map(self) -> CityMap:
        """The map.

        Raises: LookupError in games without routes.
        """
        raise LookupError("no game of routes is played here")

    def city(self, city: str) -> str:
        """Return the name of a city, escaped."""
        return safe(shorten(city))

    def cities(self, pair: tuple[str, str]) -> str:
        """Return the names of two cities, joined."""
        return self.say("cities", a=self.city(pair[0]), b=self.city(pair[1]))

    def route(self, route: str) -> str:
        """Return a route with its length and color; text that is no route's id is repeated."""
        return safe(route)

    def spur(self, route: str, city: str) -> str:
        """Return a route as listed at one of its cities: the other city, its length and color."""
        return safe(route)

    def link(self, route: str) -> str:
        """Return a route in few words: cities, length, and whether it is a ferry, a tunnel, by rail or by sea."""
        return safe(route)

    def tint(self, route: str, colors: Sequence[str] = (), *, plain: bool = False) -> str:
        """Return a route's color with its emoji, its length and what is special about it, e.g. `🟥 red 3`.

        `colors`: its color and that of the parallel route, where both are free. `plain` leaves out the colors' emoji.
        """
        return safe(route)

    def ticket(self, ticket: str) -> str:
        """Return a ticket with its points; text that is no ticket's id is repeated."""
        return safe(ticket)

    def is_card(self, card: str) -> bool:
        """Tell whether a text is the id of a card."""
        return False

    def card(self, card: str) -> str:
        """Return the name of a card."""
        return safe(card)

    def sign(self, card: str) -> str | None:
        """Return the emoji of a card in a choice, or None."""
        return None

    def labels(self, card: str) -> CardLabels:
        """Return how a button names a card."""
        return CardLabels((safe(card),))

    def a_card(self, card: str) -> str:
        """Return one card as the object of a sentence."""
        return safe(card)

    def two_cards(self, card: str) -> str:
        """Return two cards of a kind as the object of a sentence."""
        return safe(card)

    def counted(self, card: str, count: int) -> str:
        """Return that many cards of a kind."""
        return self.say(COUNTED(card), count=count)

    def cards(self, cards: Iterable[str]) -> str:
        """Return cards by kind and number, e.g. "3 red, 1 locomotive"."""
        return ", ".join(self.counted(*counted) for counted in Counter(cards).items()) or self.say("no-cards")

    # Sentences

    def refusal(self, refused: Refused) -> str:
        """Return why an action was refused, and what to do instead."""
        return self.say(REFUSALS(refused.code), **self.facts(refused.facts))

    def moves(self, events: Iterable[Event]) -> list[str]:
        """Return what happened as the whole table may know it: one sentence per event that has one."""
        return self.story(event.seen_by(None) for event in events)

    def story(self, events: Iterable[Event]) -> list[str]:
        """Return one sentence per event that has one; some consecutive events share a sentence."""
        sentences: list[str] = []
        for _, group in groupby(events, key=type):
            alike = list(group)
            together = self.together(alike)
            sentences += [together] if together is not None else [self.event(event) for event in alike]
        return [sentence for sentence in sentences if sentence]

    def event(self, event: Event) -> str:
        """Return the sentence of an event as it is visible; "" if the catalogue has none."""
        return self.say(event_key(type(event)), **(self.facts(asdict(event)) | self.event_facts(event)))

    def twice(self, event: Event) -> str | None:
        """Return the sentence of an event that happened twice in the same way, or None if there is none."""
        key = TWICE(str(type(event).__struct_config__.tag))
        if not self.words.has(self.lang, key):
            return None
        facts = self.facts(asdict(event))
        card = getattr(event, "card", None)
        return self.say(key, **facts, **({"two-cards": self.two_cards(card)} if isinstance(card, str) else {}))

    # Facts

    def facts(self, facts: Mapping[str, object]) -> dict[str, object]:
        """Return the variables of a refusal or an event, as names. A seat is also given as `player`."""
        values = {name: self._fact(name, fact) for name, fact in facts.items()}
        if isinstance(facts.get("seat"), int):
            values["player"] = values["seat"]
        if isinstance(facts.get("card"), str):
            values["a-card"] = self.a_card(str(facts["card"]))
        return values

    def event_facts(self, event: Event) -> dict[str, object]:
        """Return further variables of an event's sentence."""
        return {}

    def together(self, events: Sequence[Event]) -> str | None:
        """Return one sentence for consecutive events of one kind, or None if each has its own."""
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
        """Return the name of what a text stands for, or the text itself."""
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
