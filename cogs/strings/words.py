"""Names and sentences of a table of strings: companies, tiles, places, gains and faults."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from math import ceil
from typing import TYPE_CHECKING

from cogs.tables.family import GameLocalizer
from cogs.text.catalogue import shorten
from cogs.text.names import safe
from data.languages import name_in
from engine.board.points import Path
from engine.parts.station_tiles import StationTiles
from engine.parts.table_setup import TableSeen
from engine.strings.nouns import STRINGS, Company, Crossing, Fault, Gain, Tile, Verdict, companies, seat_of
from engine.strings.places import corner_place, tile_text

if TYPE_CHECKING:
    from cogs.text.localizer import Localizer

_SEATS = frozenset(("seat", "by"))
_COMPANIES = frozenset(("company", "owner", "holder"))
_TILES = frozenset(("tile", "first", "last"))
_SHAPES = frozenset(("path", "marks", "crossings"))
"""Facts of events that are drawn, not put into text."""
_RAW = frozenset(("string", "line", "owed", "end", "reason", "extra", "permission", "language"))
"""Facts that sentences choose their words by."""


# Names


def company_name(localizer: Localizer, company: Company, *, plain: bool = False) -> str:
    """Return the player's name; with two companies per player, followed by the company's number."""
    return _numbered(localizer, company, partial(localizer.player, plain=plain), "company-of")


def company_mention(localizer: Localizer, company: Company) -> str:
    """Return the player's mention; with two companies per player, followed by the company's number."""
    return _numbered(localizer, company, localizer.mention, "company-of-mention")


def _numbered(localizer: Localizer, company: Company, name_of: Callable[[int], str], key: str) -> str:
    seats = len(localizer.table.seats) if localizer.table is not None else 0
    if not seats:
        return str(company + 1)
    player = name_of(seat_of(company, seats))
    if companies(seats) == seats:
        return player
    return localizer.say(key, player=player, number=company // seats + 1)


def tile_name(localizer: Localizer, name: str) -> str:
    """Return a tile's name: `S12` in every language, a base in the reader's language."""
    return localizer.say("base-name", number=name.split()[1]) if name.startswith("Base ") else name


def kind_name(localizer: Localizer, kind: str) -> str:
    """Return the name of a kind of station."""
    known = localizer.rules.part(StationTiles).by_id.get(kind) if localizer.rules is not None else None
    return kind if known is None else name_in(known.names, localizer.lang)


def kind_text(localizer: Localizer, kind: str) -> str:
    """Return the points of a kind, how many companies it takes, and what is special about it."""
    assert localizer.rules is not None
    known = localizer.rules.part(StationTiles).by_id[kind]
    texts = [
        localizer.say(
            "tile-points" if known.own == known.other else "tile-points-two", own=known.own, other=known.other
        )
    ]
    if known.in_mountains is not None:
        texts.append(localizer.say("tile-mountains", points=known.in_mountains))
    texts.append(localizer.say("tile-limit", count=known.limit))
    if known.delta:
        texts.append(localizer.say("tile-owner", points=signed(known.delta)))
    texts += [
        localizer.say(key) for key, there in (("tile-repeat", known.repeat), ("tile-terminal", known.terminal)) if there
    ]
    return " · ".join(texts)


def kind_lines(localizer: Localizer) -> list[str]:
    """Return a line for every kind of station: how many there are, and their points."""
    assert localizer.rules is not None
    kinds = localizer.rules.part(StationTiles).kinds
    return [f"- {kind_name(localizer, kind.id)} × {kind.count}: {kind_text(localizer, kind.id)}" for kind in kinds]


def signed(points: int) -> str:
    """Return points with their sign."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def other_name(localizer: Localizer, other: object) -> str:
    """Return what is crossed or touched: a selector for the sentence, or the company's name."""
    return company_name(localizer, other) if isinstance(other, int) else str(other)


def corner_name(localizer: Localizer, marks: Path, corner: int) -> str:
    """Return a corner by its direction and its cell, as a sentence names it: `the south-west corner (B8)`.

    `corner` counts from 0; one that isn't there is returned as its number.
    """
    if not 0 <= corner < len(marks):
        return str(corner + 1)
    direction, cell = corner_place(marks, corner)
    return localizer.say("corner-name", direction=direction, place=cell)


def corner_label(localizer: Localizer, marks: Path, corner: int) -> str:
    """Return the same for a button: `South-west · B8`."""
    direction, cell = corner_place(marks, corner)
    return localizer.say("corner-label", direction=direction, place=cell)


# Facts of refusals and events


class StringLocalizer(GameLocalizer):
    """Companies, tiles and kinds of stations by their names."""

    def facts(self, facts: Mapping[str, object]) -> dict[str, object]:
        values = {name: _fact(self, name, fact) for name, fact in facts.items() if name not in _SHAPES}
        if isinstance(facts.get("seat"), int):
            values["player"] = values["seat"]
        corner, game = facts.get("corner"), self.table.game if self.table is not None else None
        if isinstance(corner, int) and game is not None:  # refusals count corners from 1
            values["corner"] = corner_name(self, game.view(None).seen(TableSeen).marks, corner - 1)
        gains, company = facts.get("gains"), facts.get("company")
        if isinstance(gains, tuple) and isinstance(company, int):
            values |= gain_values(self, gains, company)
        return values


def _fact(localizer: Localizer, name: str, fact: object) -> object:
    if fact is None:
        return "none"
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    if isinstance(fact, Tile):
        return localizer.say("tile-named", name=tile_name(localizer, fact.name), kind=kind_name(localizer, fact.kind))
    if isinstance(fact, int):
        if name in _COMPANIES:
            return company_name(localizer, fact)
        return localizer.player(fact) if name in _SEATS else company_name(localizer, fact) if name == "other" else fact
    if isinstance(fact, float):
        return round(fact)
    if isinstance(fact, (tuple, list)):
        return _list(localizer, name, fact)
    text = str(fact)
    if name in _RAW or name == "other":
        return text
    if name == "kind":
        return kind_name(localizer, text)
    if name in _TILES:
        return tile_name(localizer, tile_text(text) or safe(shorten(text)))
    return safe(shorten(text))


def _list(localizer: Localizer, name: str, items: Sequence[object]) -> str:
    if name == "companies":
        return ", ".join(company_name(localizer, int(str(item))) for item in items)
    if name == "drawn":
        return localizer.words.join(localizer.lang, (kind_name(localizer, str(kind)) for kind in items))
    if name == "stations":
        return ", ".join(tile_name(localizer, str(item)) for item in items)
    return ", ".join(str(_fact(localizer, name.removesuffix("s"), item)) for item in items)


# What a string brings


def gain_values(localizer: Localizer, gains: Iterable[Gain], company: Company) -> dict[str, object]:
    """Return variables: `points` of the company, `told` what they are for, `others` what others gain."""
    kept = list(gains)
    own = [gain for gain in kept if gain.company == company]
    others: dict[Company, int] = {}
    for gain in kept:
        if gain.company != company:
            others[gain.company] = others.get(gain.company, 0) + gain.points
    texts = [f"{company_name(localizer, one)} {signed(points)}" for one, points in others.items()]
    return {
        "points": signed(sum(gain.points for gain in own)),
        "told": ", ".join(filter(None, (_gain(localizer, gain) for gain in own))) or "none",
        "others": ", ".join(texts) or "none",
    }


def _gain(localizer: Localizer, gain: Gain) -> str:
    if gain.code == "crossing":
        return localizer.say("gain-crossing", count=gain.count, points=signed(gain.points))
    return "" if gain.tile is None else f"{tile_name(localizer, gain.tile)} {signed(gain.points)}"


def crossings_text(localizer: Localizer, crossings: Iterable[Crossing]) -> str:
    """Return what is crossed, each with a count, e.g. "river 1, Bob 2"."""
    counted: dict[str | Company, int] = {}
    for crossing in crossings:
        counted[crossing.other] = counted.get(crossing.other, 0) + 1
    texts = [
        localizer.say("crossed", other=other_name(localizer, other), count=count) for other, count in counted.items()
    ]
    return ", ".join(texts) or localizer.say("crossed-none")


def fault_lines(localizer: Localizer, faults: Iterable[Fault], most: int = 5) -> list[str]:
    """Return why something isn't allowed: each rule once, with the numbers shown in the picture."""
    every = list(faults)
    numbers: dict[tuple[object, ...], list[int]] = {}
    first: dict[tuple[object, ...], Fault] = {}
    for number, fault in enumerate((one for index, one in enumerate(every) if one not in every[:index]), 1):
        rule: tuple[object, ...] = (fault.code, fault.tile, str(fault.facts))
        numbers.setdefault(rule, []).append(number)
        first.setdefault(rule, fault)
    lines = []
    for one, marks in list(numbers.items())[:most]:
        sentence = localizer.refusal(first[one].refused())
        lines.append(f"⚠️ {', '.join(map(str, marks))}: {sentence}")
    return lines


def verdict_lines(localizer: Localizer, verdict: Verdict, company: Company, most: int) -> list[str]:
    """Return a string as text: its length, stations, crossings, points for all companies, and faults."""
    facts = gain_values(localizer, verdict.gains, company)
    stations = ", ".join(tile_name(localizer, name) for name in verdict.stations) or localizer.say("none")
    used = ceil(verdict.length)  # rounded up, as in the fault for a path that is too long
    return [
        localizer.say("draft-length", used=used, most=most, left=max(0, most - used)),
        localizer.say("draft-stations", stations=stations),
        localizer.say("draft-crossings", crossings=crossings_text(localizer, verdict.crossings)),
        localizer.say("draft-points", points=facts["points"], told=facts["told"]),
        localizer.say("draft-others", others=facts["others"]),
        *fault_lines(localizer, verdict.faults),
    ]


def strings_left(localizer: Localizer, left: tuple[int, int]) -> str:
    """Return how many strings of each kind are left, without those that are used up."""
    kinds = zip(STRINGS, left, strict=True)
    return localizer.words.join(
        localizer.lang, (localizer.say("strings-left", string=string, count=count) for string, count in kinds if count)
    )


def tiles_text(localizer: Localizer, names: Iterable[str]) -> str:
    """Return names of tiles as a list: bases first, then in the order of placing."""
    order = sorted(names, key=lambda name: (not name.startswith("Base"), int(re.sub(r"\D", "", name))))
    return localizer.words.join(localizer.lang, (tile_name(localizer, name) for name in order))


def short_kind(localizer: Localizer, kind: str) -> str:
    """Return a kind's name without the words that most kinds share, such as "station"."""
    assert localizer.rules is not None
    kinds = localizer.rules.part(StationTiles).kinds
    words = [set(kind_name(localizer, one.id).split()) for one in kinds]
    name = kind_name(localizer, kind).split()
    return " ".join(word for word in name if 2 * sum(word in other for other in words) <= len(kinds)) or " ".join(name)
