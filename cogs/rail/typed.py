"""Turns typed text into cities, routes, cards and tickets, and back. It accepts prefixes, any language, any order."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Container, Iterable, Mapping, Sequence
from weakref import WeakKeyDictionary

from cogs.play.options import MOST_DIGITS, fits, folded, is_filler, is_number, meaning_of, near
from cogs.text.catalogue import LANGS, Words
from cogs.text.localizer import READ_SIGNS, Localizer
from engine.core.refused import Refused
from engine.core.ruleset import Ruleset
from engine.parts.market import Cards
from engine.parts.routes import ClaimRoute

CityWords = Mapping[str, Sequence[Sequence[str]]]
"""The words of each city's name in each language."""
MOST_NEAR = 4
"""Cities that are proposed for one that isn't known."""
MOST_NEIGHBORS = 10
"""Neighbors of a city that are named."""
MOST_WORDS = 8
"""Words of two cities that are read without a dash between them."""
_DASH = re.compile(r"\s[-–—]\s|[–—→>]|\s-|-\s")

# Cards


def parse_card(words: Words, lang: str, kinds: Sequence[str], text: str | None) -> str | None:
    """Return a kind of card, or None for the top of the deck.

    Raises: Refused `unknown_card`.
    """
    parts = [part for part in folded(_spelt(text or "")) if not is_filler(words, lang, part)]
    if not (text or "").strip():
        return None
    found = {meaning_of(words, lang, part, (*kinds, "deck")) for part in parts}
    card = found.pop() if len(found) == 1 else None
    if card is None:
        raise Refused("unknown_card", card=text or "")
    return None if card == "deck" else card


def _spelt(text: str) -> str:
    """Return the text with emoji of cards replaced by their names."""
    for sign, kind in READ_SIGNS.items():
        text = text.replace(sign, f" {kind} ")
    return text


def parse_cards(words: Words, lang: str, kinds: Sequence[str], text: str) -> Cards:
    """Return the cards of "3 red 1 loco", "red red loco" or "red x3", in the order of `kinds`.

    Raises: Refused `unreadable_cards`.
    """
    if re.search(r"[-−]\s*[0-9]", text):
        raise Refused("unreadable_cards", text=text)
    parts = [part for part in folded(_spelt(text)) if not is_filler(words, lang, part)]
    numbers_last = bool(parts) and not is_number(parts[0]) and _alternates(parts)
    counted: Counter[str] = Counter()
    number: int | None = None
    for part in reversed(parts) if numbers_last else parts:
        if is_number(part):
            if number is not None or len(part) > MOST_DIGITS:
                raise Refused("unreadable_cards", text=text)
            number = int(part)
            continue
        card = meaning_of(words, lang, part, kinds)
        if card is None:
            raise Refused("unreadable_cards", text=text)
        counted[card] += 1 if number is None else number
        number = None
    if number is not None or not parts:
        raise Refused("unreadable_cards", text=text)
    return tuple(kind for kind in kinds for _ in range(counted[kind]))


def _alternates(parts: Sequence[str]) -> bool:
    """Tell whether words and numbers alternate, with a number last, as in "red 3 loco 1"."""
    return len(parts) % 2 == 0 and all(is_number(part) == bool(index % 2) for index, part in enumerate(parts))


def cards_text(cards: Iterable[str]) -> str:
    """Return cards as text that `parse_cards` reads in every language: "3 red 1 locomotive"."""
    return " ".join(f"{count} {card}" for card, count in Counter(cards).items())


# Routes


_labels: WeakKeyDictionary[Ruleset, dict[str, list[list[str]]]] = WeakKeyDictionary()


def route_words(localizer: Localizer) -> dict[str, list[list[str]]]:
    """Return the words of each route's label in each language. Cached per ruleset: every keystroke asks."""
    assert localizer.rules is not None
    known = _labels.get(localizer.rules)
    if known is None:
        readings = [Localizer(localizer.words, lang, None, localizer.rules) for lang in LANGS]
        known = {route: [folded(reading.route(route)) for reading in readings] for route in localizer.map.routes}
        _labels[localizer.rules] = known
    return known


def find_routes(localizer: Localizer, text: str) -> list[str]:
    """Return all routes that a typed text fits, in the map's order."""
    if text in localizer.map.routes:
        return [text]
    typed = folded(text)
    if not typed:
        return []
    return [route for route, labels in route_words(localizer).items() if any(fits(typed, words) for words in labels)]


def parse_route(
    localizer: Localizer, text: str, claims: Mapping[str, Iterable[ClaimRoute]], payment: Cards | None
) -> str:
    """Return the route that is meant; of several, the one that can be claimed (with that payment).

    `claims` are the legal claims by route.
    Raises: Refused `several_routes`, or as `unknown_route` returns.
    """
    found = find_routes(localizer, text)
    if not found:
        raise unknown_route(localizer, text)
    for wanted in (payment, None):
        narrowed = [route for route in found if _payable(claims.get(route, ()), wanted)]
        if narrowed:
            found = narrowed
            break
    if len({frozenset(localizer.map.routes[route].cities) for route in found}) == 1 and not narrowed:
        return found[0]
    labels = {localizer.route(route): route for route in reversed(found)}
    if len(labels) > 1:
        raise Refused("several_routes", text=text, routes=tuple(found[:5]))
    return found[0]


def unknown_route(localizer: Localizer, text: str) -> Refused:
    """Return why a text names no route: `not_neighbors` for two cities, with the first one's neighbors.

    Of two names with a dash between, one that isn't known: `unknown_city`. Anything else: `unknown_route`.
    """
    known = _city_words(localizer)
    for one, other in _halves(text):
        first, second = (_cities_named(known, folded(half)) for half in (one, other))
        if len(first) == len(second) == 1 and first != second:
            cities = tuple(sorted(_neighbors(localizer, first[0]), key=localizer.city)[:MOST_NEIGHBORS])
            return Refused("not_neighbors", city=first[0], other=localizer.city(second[0]), cities=cities)
        if _DASH.search(text) and len(first) + len(second) == 1:
            return _unknown_city(known, one.strip() if second else other.strip())
    return Refused("unknown_route", route=text)


def _halves(text: str) -> list[tuple[str, str]]:
    """Return the ways to read a text as two names: at its only dash, or between any two words."""
    if _DASH.search(text):
        one, *others = _DASH.split(text)
        return [(one, others[0])] if len(others) == 1 else []
    words = folded(text)
    return [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, min(len(words), MOST_WORDS))]


def _neighbors(localizer: Localizer, city: str) -> set[str]:
    ends = (route.cities for route in localizer.map.routes.values() if city in route.cities)
    return {end for pair in ends for end in pair if end != city}


def _payable(claims: Iterable[ClaimRoute], payment: Cards | None) -> bool:
    if payment is None:
        return any(True for _ in claims)
    return any(Counter(claim.payment) == Counter(payment) for claim in claims)


def claimable(localizer: Localizer, claims: Container[str]) -> dict[str, str]:
    """Return all routes that can be claimed by label, sorted; of two equal parallel routes the first."""
    labels: dict[str, str] = {}
    for route in localizer.map.routes:
        if route in claims:
            labels.setdefault(localizer.route(route), route)
    return dict(sorted(labels.items()))


# Cities


def parse_city(localizer: Localizer, text: str) -> str:
    """Return the city that is meant, by its name in any language.

    Raises: Refused `unknown_city`, `no_city_but` with similar names, or `several_cities`.
    """
    if text in localizer.map.cities:
        return text
    known = _city_words(localizer)
    found = _cities_named(known, folded(text))
    if not found:
        raise _unknown_city(known, text)
    if len(found) > 1:
        raise Refused("several_cities", text=text, cities=tuple(found[:5]))
    return found[0]


def _city_words(localizer: Localizer) -> CityWords:
    """Return the words of each city's name in each language."""
    readings = [Localizer(localizer.words, lang, localizer.table, localizer.rules) for lang in LANGS]
    return {city: [folded(reading.city(city)) for reading in readings] for city in localizer.map.cities}


def _cities_named(known: CityWords, typed: Sequence[str]) -> list[str]:
    """Return the cities with exactly this name, or else those that the words fit."""
    found = [city for city, names in known.items() if typed and any(fits(typed, name) for name in names)]
    return [city for city in found if typed in known[city]] or found


def _unknown_city(known: CityWords, text: str) -> Refused:
    cities = near(folded(text), known, MOST_NEAR)
    return Refused("no_city_but", text=text, cities=tuple(cities)) if cities else Refused("unknown_city", city=text)


# Tickets


def parse_tickets(localizer: Localizer, offered: Sequence[str], text: str) -> tuple[str, ...]:
    """Return the tickets of the offer that are named: by number (from 1), by cities, all of them, or none.

    Raises: Refused `unknown_ticket`.
    """
    words = folded(text)
    if words and all(meaning_of(localizer.words, localizer.lang, word, ("all",)) for word in words):
        return tuple(offered)
    if words and all(any(word in folded(localizer.words.say(lang, "alias-none")) for lang in LANGS) for word in words):
        return ()
    if words and all(is_number(word) for word in words):
        return tuple(_ticket_at(offered, word, text) for word in words)
    pieces = [piece for piece in re.split(r"[,;+\n]", text) if folded(piece)]
    return tuple(_ticket_named(localizer, offered, piece) for piece in pieces)


def _ticket_at(offered: Sequence[str], number: str, text: str) -> str:
    if len(number) > MOST_DIGITS or not 1 <= int(number) <= len(offered):
        raise Refused("unknown_ticket", text=text)
    return offered[int(number) - 1]


def _ticket_named(localizer: Localizer, offered: Sequence[str], piece: str) -> str:
    typed = folded(piece)
    if len(typed) == 1 and is_number(typed[0]):
        return _ticket_at(offered, typed[0], piece)
    readings = [Localizer(localizer.words, lang, localizer.table) for lang in LANGS]
    found = [ticket for ticket in offered if any(fits(typed, folded(reading.ticket(ticket))) for reading in readings)]
    if len(found) != 1:
        raise Refused("unknown_ticket", text=piece.strip())
    return found[0]
