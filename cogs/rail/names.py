"""Names of the things of the card family: cities, routes, tickets, cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import pairwise

from msgspec.structs import asdict

from cogs.tables.family import GameLocalizer
from cogs.text.catalogue import event_key, event_tags, shorten
from cogs.text.localizer import SIGNS, CardLabels, Localizer
from cogs.text.names import safe
from data.key_family import KeyFamily
from data.languages import name_in
from data.maps.library import load
from engine.core.event import Event
from engine.parts.market import CardDrawn, CardRevealed, FaceUpTaken, Market
from engine.parts.pieces import KINDS
from engine.parts.routes import ANY_COLOR, Routes
from engine.parts.technology import Technology
from engine.parts.tickets import Tickets
from engine.parts.track_beds import TrackBedsSeen
from engine.rail.cards import CardsSpent
from engine.rail.map import Route, Ticket

BED = "bed"
"""What a track bed has instead of a color, as long as no track is on it."""
_PLACES = frozenset(("route", "ticket", "city"))


def card_kinds() -> set[str]:
    """Return the kinds of cards of all games."""
    rules = (load().rules(key) for key in load().games)
    return {kind for one in rules if one.has(Market) for kind in one.part(Market).kinds}


def route_colors() -> set[str]:
    """Return the colors of routes of all games, and of the cards that pay for gray ones."""
    rules = (load().rules(key) for key in load().games)
    drawn = {route.color for one in rules if one.has(Routes) for route in one.part(Routes).order}
    return drawn | {BED} | set(SIGNS) - {"locomotive"}


CARDS = KeyFamily("card-{}", card_kinds)
DECKS = KeyFamily("deck-{}", KINDS)
ONE_CARD = KeyFamily("a-card-{}", card_kinds)
TWO_CARDS = KeyFamily("two-cards-{}", card_kinds)
COUNTED = KeyFamily("cards-{}", card_kinds)
PAID = KeyFamily("event-{}-paid", event_tags, optional=True)
"""The sentences of what was paid for with cards."""
ROUTE_COLORS = KeyFamily("color-{}", route_colors)
ROUTE_SIGNS = {**SIGNS, ANY_COLOR: "🌈", BED: "▫️"}
"""The emoji of a route's color. A route of any color has one of its own, because gray ones take any."""
KIND_SIGNS = {"train": "🚃", "ship": "🚢"}
"""The emoji of the pieces that a route takes, on maps with several kinds."""
SHORT = KeyFamily("short-{}", SIGNS)
"""The cards in one short word, for a button with the emoji of their color."""
SHORT_COLORS = KeyFamily("color-short-{}", ("purple", "yellow", "green", "red", "black", "white"))
"""The colors in a letter or two, for cards that differ by more than their color."""
KIND_MARKS = KeyFamily("mark-{}", KINDS)
KIND_LINKS = KeyFamily("link-{}", KINDS)


def color_now(localizer: Localizer, route: Route) -> str:
    """Return a route's color; of a track bed, that of the track on it at this table, or `bed` without one."""
    if not route.bed:
        return route.color
    game = localizer.table.game if localizer.table is not None else None
    return (game.view(None).seen(TrackBedsSeen).laid.get(route.id) if game is not None else None) or BED


def sign_now(localizer: Localizer, route: Route) -> str:
    """Return the emoji of a route's color now."""
    return ROUTE_SIGNS[color_now(localizer, route)]


class RailLocalizer(GameLocalizer):
    """Names of cities, routes, tickets and cards by their ids; an unknown id is repeated as it is."""

    @cached_property
    def _tells_kinds(self) -> bool:
        return any(one.tells_kinds for one in self.faces)

    # The map

    @property
    def map(self) -> Routes:
        return self.rules.part(Routes)

    def city(self, city: str) -> str:
        known = self.map.places.get(city)
        if known is None:
            return safe(shorten(city))
        return name_in(known.names, self.lang)

    def route(self, route: str) -> str:
        known = self.map.routes.get(route)
        return safe(route) if known is None else self._route_text(known, self.cities(known.cities))

    def spur(self, route: str, city: str) -> str:
        known = self.map.routes[route]
        return self._route_text(known, self.city(next(end for end in known.cities if end != city)))

    def _route_text(self, known: Route, cities: str) -> str:
        say = self.say
        facts = {"cities": cities, "length": known.length, "color": say(ROUTE_COLORS(color_now(self, known)))}
        marks = self._marks(known)
        return say("route-marked", marks=", ".join(marks), **facts) if marks else say("route", **facts)

    def _marks(self, route: Route) -> list[str]:
        """Return what a route costs besides its cards, in games with such rules."""
        marks = [self.say(KIND_MARKS(route.kind))] if self._tells_kinds else []
        if route.pairs:
            marks.append(self.say("mark-pairs"))
        for one in self.faces:
            marks += one.route_marks(self, route)
        return marks

    def link(self, route: str) -> str:
        known = self.map.routes[route]
        keys = (one.link_key(known) for one in self.faces)
        usual = KIND_LINKS(known.kind) if self._tells_kinds else "link"
        key = next((key for key in keys if key is not None), usual)
        return self.say(key, cities=self.cities(known.cities), length=known.length)

    def tint(self, route: str, colors: Sequence[str] = (), *, plain: bool = False) -> str:
        """Return a route's color with its emoji, its length and what is special about it, e.g. `🟥 red 3`.

        `colors`: its color and those of the parallel routes that are free, too. `plain` leaves out the colors' emoji.
        """
        known = self.map.routes[route]
        shown = [BED if known.bed and color == ANY_COLOR else color for color in colors] or [color_now(self, known)]
        words = [self.say(ROUTE_COLORS(color)) for color in shown]
        if not plain:
            signs = [ROUTE_SIGNS[color] for color in shown]
            words = [f"{sign} {word}" for sign, word in zip(signs, words, strict=True)]
        color = self.say("one-or-other", one=", ".join(words[:-1]), other=words[-1]) if len(words) > 1 else words[0]
        kind = KIND_SIGNS[known.kind] if self._tells_kinds else ""
        marks = self._marks(known)[1 if self._tells_kinds else 0 :]
        return ", ".join((self.say("tinted", color=color, count=f"{known.length}{kind}"), *marks))

    def ticket(self, ticket: str) -> str:
        known = self.rules.part(Tickets).tickets.get(ticket)
        if known is None:
            return safe(ticket)
        special = (one.ticket(self, known) for one in self.faces)
        return next((name for name in special if name is not None), None) or self._ticket(known)

    def _ticket(self, known: Ticket) -> str:
        say = self.say
        facts = {"cities": self.cities(known.cities), "points": known.points}
        marks = [say("mark-long")] if known.long else []
        marks += [say("mark-stand-in")] if known.stand_in else []
        return say("ticket-marked", marks=", ".join(marks), **facts) if marks else say("ticket", **facts)

    # Cards

    @property
    def _market(self) -> Market:
        return self.rules.part(Market)

    def is_card(self, card: str) -> bool:
        return card in self._market.kinds

    def card(self, card: str) -> str:
        return self.say(CARDS(card)) if self.is_card(card) else safe(card)

    def sign(self, card: str) -> str | None:
        if card == self._market.wild:
            return self.say("wild-sign")
        kind = self._market.purse.kinds.get(card)
        return SIGNS.get(card if card in SIGNS or kind is None else kind.color)

    def labels(self, card: str) -> CardLabels:
        kind = self._market.purse.kinds.get(card)
        if kind is None:
            return CardLabels((safe(card),))
        if kind.wild or not self._market.cards.typed:
            return CardLabels(tuple(dict.fromkeys((self.card(card), self.say(SHORT(card))))), self.sign(card))
        signs, color = KIND_SIGNS[kind.deck] * kind.spaces + "⚓" * kind.port, SIGNS[kind.color]
        word, short = self.say(ROUTE_COLORS(kind.color)), self.say(SHORT_COLORS(kind.color))
        return CardLabels((f"{color} {self.card(card)}", f"{word} {signs}", f"{short} {signs}"))

    def a_card(self, card: str) -> str:
        return self.say(ONE_CARD(card)) if self.is_card(card) else safe(card)

    def two_cards(self, card: str) -> str:
        return self.say(TWO_CARDS(card)) if self.is_card(card) else safe(card)

    def counted(self, card: str, count: int) -> str:
        return self.say(COUNTED(card), count=count)

    # What happened

    def story(self, events: Iterable[Event]) -> list[str]:
        """Return a sentence for each event that has one.

        Two different draws of one player share one, and so do cards that were paid and what they were paid for.
        """
        happened = list(events)
        for at, (spent, bought) in enumerate(pairwise(happened)):
            if (paid := self.paid(spent, bought)) is not None:
                return [*self.story(happened[:at]), paid, *self.story(happened[at + 2 :])]
        drawn = [at for at, event in enumerate(happened) if isinstance(event, CardDrawn | FaceUpTaken)]
        both = self.both(*(happened[at] for at in drawn)) if len(drawn) == 2 else None
        if both is None:
            return super().story(happened)
        first, second = drawn
        between, after = happened[first + 1 : second], happened[second + 1 :]
        return [*super().story(happened[:first]), both, *super().story(between), *super().story(after)]

    def paid(self, spent: Event, bought: Event) -> str | None:
        """Return the sentence of what was paid for with the cards spent. None for any other events."""
        key = PAID(str(type(bought).__struct_config__.tag))
        if not isinstance(spent, CardsSpent) or not spent.cards or not self.words.has(self.lang, key):
            return None
        facts = self.facts(asdict(bought)) | self.event_facts(bought)
        return self.say(key, **facts, cards=self.cards(spent.cards))

    def both(self, first: Event, second: Event) -> str | None:
        """Return the sentence of two different draws of one player. None for any other events."""
        draws = [event for event in (first, second) if isinstance(event, CardDrawn | FaceUpTaken)]
        if len(draws) < 2 or draws[0].seat != draws[1].seat or self.event(first) == self.event(second):
            return None
        player = self.player(draws[0].seat)
        if (
            isinstance(first, FaceUpTaken)
            and isinstance(second, FaceUpTaken)
            and {first.card, second.card} <= set(SIGNS)
        ):
            return self.say("drawn-colors", player=player, one=first.card, two=second.card)
        one, two = (self._drawn(draw) for draw in draws)
        return self.say("drawn-both", player=player, one=one, two=two)

    def _drawn(self, draw: CardDrawn | FaceUpTaken) -> str:
        """Return what was drawn, as the object of a sentence."""
        if isinstance(draw, CardDrawn):
            return self.say("drawn-blind", deck=draw.deck or "none")
        if draw.refill is None:
            return self.a_card(draw.card)
        return self.say("drawn-refilled", card=self.a_card(draw.card), deck=draw.refill)

    # Facts

    def fact_text(self, name: str, text: str) -> str:
        if name == "technology" and self.rules.has(Technology) and text in self.rules.part(Technology).cards:
            card = self.rules.part(Technology).cards[text]
            return f"{name_in(card.names, self.lang)} ({card.sign})"
        named = name not in _PLACES and self.is_card(text)
        return self.card(text) if named else super().fact_text(name, text)

    def together(self, events: Sequence[Event]) -> str | None:
        """Return one sentence for cards revealed one after the other."""
        revealed = [event.card for event in events if isinstance(event, CardRevealed)]
        return self.say(event_key(CardRevealed), cards=self.cards(revealed)) if revealed else None
