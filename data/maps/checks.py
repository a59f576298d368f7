"""Checks what a map needs besides its rules: what the bot can show and say, and what makes it playable."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random

from msgspec import Struct

from data.languages import CODES
from data.maps.jsonfile import strange, written
from data.maps.layout_check import drawing_mistakes
from engine.assemble import BadGameFile, GameFile, assemble, examine, is_safe, parse
from engine.board.network import Connected
from engine.core.content import Content, doubled, guess
from engine.core.game import Game
from engine.core.ruleset import Ruleset
from engine.parts.ferries import Ferries
from engine.parts.last_turns import LastTurns
from engine.parts.markers import Markers
from engine.parts.market import Market
from engine.parts.mountains import Mountains
from engine.parts.regions import Regions
from engine.parts.routes import Routes
from engine.parts.shares import Shares
from engine.parts.technology import Technology
from engine.parts.tickets import Tickets
from engine.parts.tours import Tours
from engine.parts.track_beds import TrackBeds
from engine.parts.tunnels import Tunnels
from engine.rail.cards import CardSet
from renderer.core.fonts import can_draw
from renderer.core.labels import written as on_map

NEEDED = ("market", "routes", "tickets", "ticket_points", "last_turns", "passing")
"""Parts without which a game can't be shown or wouldn't end."""
SEATS = (2, 5)
MOST_OFFERED = 10
"""The most tickets that a choice has room for."""
MOST = {
    "regions": 20,
    "companies": 15,
    "markers": 8,
    "technologies": 20,
    "cities": 100,
    "routes": 250,
    "tickets": 400,
    "variants": 10,
    "options": 4,
}
LONGEST_ID = 60
LONGEST_NAME, LONGEST_TITLE = 24, 90
"""The most letters of a city's name on the map, and of any other name."""
BESIDE = {"source", "sources", "aliases", "verified", "notes", "twin", "wraps", "wrap_spaces", "junction"}
"""Fields of cities, routes and tickets that only people or the layout read."""
SCHEMA_KEY = "$schema"
"""By which editors find the schema of the file."""
_BLANK = {"key": "map", "names": {"en": "Map"}, "seats": [2, 5], "parts": [], "variants": {"classic": {"names": {}}}}


class Shown(Struct, frozen=True):
    """The cards and kinds of routes for which texts and pictures exist, taken from the project's games."""

    cards: frozenset[str]
    kinds: frozenset[str]

    @classmethod
    def of(cls, files: Iterable[GameFile]) -> Shown:
        """Collect the cards and kinds of routes of these games."""
        cards, kinds = set(), set()
        for file in files:
            rules = assemble(file)
            if rules.has(Market) and rules.has(Routes):
                cards |= set(rules.part(Market).kinds)
                kinds |= {route.kind for route in rules.part(Routes).routes.values()}
        return cls(frozenset(cards), frozenset(kinds))


@dataclass
class Report:
    """The mistakes and oddities of a map, each as `place: sentence`. `file` is set when there are no mistakes."""

    mistakes: list[str] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)
    file: GameFile | None = None

    def wrong(self, place: str, what: str) -> None:
        """Record a mistake, once."""
        if f"{place}: {what}" not in self.mistakes:
            self.mistakes.append(f"{place}: {what}")

    def odd(self, place: str, what: str) -> None:
        """Record a warning, once."""
        if f"{place}: {what}" not in self.warnings:
            self.warnings.append(f"{place}: {what}")


def check(raw: Mapping[str, object], shown: Shown, taken: Iterable[str] = (), *, drawn: bool = True) -> Report:
    """Check a map. `taken` are keys of other games; without `drawn`, its layout isn't checked."""
    report = Report()
    for path, what in strange(raw):
        report.wrong(written(path) or "file", what)
    if report.mistakes:  # stop here: an unbounded number could make the next checks run for ever
        return report
    raw = name_stops(raw)
    file, framed = _framed(raw, report)
    if file is None:
        return report
    if any(said.get("part") == "strings" for said in file.parts):
        report.wrong("parts", "this is a table of strings and no map of routes: such tables are the bot's own alone")
        return report
    if file.key in taken:
        report.wrong("key", f"another game is called {file.key!r}; give this map a key of its own")
    _check_frame(file, report)
    _Names(report).check(raw)
    if all(len(_entries(raw, section)) <= MOST[section] for section in ("cities", "routes", "tickets")):
        _check_rules(file, raw, shown, report)
        if drawn and framed:
            for place, what in drawing_mistakes(fill_names(raw)):
                report.wrong(place, what)
    if not report.mistakes:
        report.file = parse(fill_names(raw))
        _check_begin(report.file, report)
    return report


def _framed(raw: Mapping[str, object], report: Report) -> tuple[GameFile | None, bool]:
    """Return the file with mistakes of its frame replaced by defaults, so that the rest can be checked.

    With it, whether the frame was correct.
    """
    try:
        return parse(raw), True
    except BadGameFile as bad:
        report.mistakes += bad.mistakes
        wrong = {mistake.partition(":")[0].partition(".")[0] for mistake in bad.mistakes}
    repaired = {name: value for name, value in raw.items() if name not in wrong}
    repaired |= {name: _BLANK[name] for name in wrong if name in _BLANK}
    try:
        return (parse(repaired) if "parts" not in wrong else None), False
    except BadGameFile:
        return None, False


def _check_frame(file: GameFile, report: Report) -> None:
    least, most = file.seats
    if least < SEATS[0] or most > SEATS[1]:
        report.wrong("seats", f"a table has {SEATS[0]} to {SEATS[1]} seats, and these are {least} to {most}")
    if not file.variants:
        report.wrong("variants", "at least one variant is needed; a map with one way to play calls it 'classic'")
    for place, found in (("variants", file.variants), ("options", file.options)):
        if len(found) > MOST[place]:
            report.wrong(place, f"at most {MOST[place]} can be offered, and these are {len(found)}")
    longest = max(map(len, file.variants), default=0) + len(",".join(file.options)) + len(file.key)
    if longest > 60:
        report.wrong("options", "the names of the map, a variant and all options are too long together: 60 letters")
    listed = [str(said.get("part")) for said in file.parts]
    for name in NEEDED:
        if name not in listed:
            report.wrong("parts", f"the part {name!r} is missing, without which a game cannot be shown or does not end")
        for place, found in (("variants", file.variants), ("options", file.options)):
            for key in (key for key, change in found.items() if name in change.without):
                report.wrong(f"{place}.{key}.without", f"every game needs the part {name!r}")
    for section, most in MOST.items():
        if len(_entries({**file.sections}, section)) > most:
            report.wrong(section, f"a map has at most {most} of them")


def _entries(raw: Mapping[str, object], section: str) -> list[dict[str, object]]:
    """Return the entries of a section that are objects."""
    found = raw.get(section)
    return [entry for entry in found if isinstance(entry, dict)] if isinstance(found, list) else []


# Rules


def _placed(file: GameFile, variant: str, chosen: Sequence[str], mistake: str) -> str:
    """Return the mistake at the variant or option that sets the number, where it isn't the part itself."""
    place, _, what = mistake.partition(":")
    _, name, *path = [*place.split("."), "", ""]
    changes = [(f"options.{option}", file.options[option]) for option in reversed(chosen)]
    for where, change in (*changes, (f"variants.{variant}", file.variants[variant])):
        if any(key == path[0] or f"`{key}`" in what for key in change.parts.get(name, {})):
            return f"{where}.{mistake}"
    return mistake


def _check_rules(file: GameFile, raw: Mapping[str, object], shown: Shown, report: Report) -> None:
    """Check every variant, alone and with all options, and whether its parts fit together."""
    options = tuple(sorted(file.options)[: MOST["options"]])
    known: dict[str, set[str]] = {}
    whole: list[Ruleset] = []
    for variant in list(file.variants)[: MOST["variants"]]:
        for chosen in dict.fromkeys(((), options)):
            rules, content = examine(file, variant, chosen)
            known |= {section: known.get(section, set()) | fields for section, fields in content.fields.items()}
            placed = [_placed(file, variant, chosen, mistake) for mistake in content.mistakes]
            report.mistakes += [mistake for mistake in placed if mistake not in report.mistakes]
            if rules is not None:
                whole.append(rules)
    _check_fields(raw, known, report)
    _check_ids(raw, report)
    _check_signs(raw, report)
    for kind in CardSet.read(Content(file.sections)).kinds:
        if kind.id not in shown.cards:
            known_cards = guess(kind.id, sorted(shown.cards))
            report.wrong("cards", f"there are no words and no picture for a card {kind.id!r}{known_cards}")
    for rules in whole:
        if all(rules.has(kind) for kind in (Market, Routes, Tickets)):
            _Sense(rules, shown, report).check()


def _check_fields(raw: Mapping[str, object], known: Mapping[str, set[str]], report: Report) -> None:
    """Check for fields that no one reads: a map with a rule that no part plays must not play as if it had none."""
    frame = {name for name in GameFile.__struct_fields__ if name != "sections"}
    for section in raw:
        if known and section not in frame and section not in known and section not in (*BESIDE, SCHEMA_KEY):
            report.wrong(section, f"no part reads this section{guess(section, [*frame, *known])}")
    for section in ("regions", "companies", "markers", "technologies", "cities", "routes", "tickets"):
        fields = known.get(section, set())
        for index, entry in enumerate(_entries(raw, section)):
            for name in entry if fields else ():
                if name not in fields and name not in BESIDE:
                    reason = f"nothing reads the field {name!r}{guess(name, sorted(fields))}"
                    report.wrong(f"{section}.{entry.get('id', index)}", reason)


def _check_ids(raw: Mapping[str, object], report: Report) -> None:
    for section in ("regions", "companies", "markers", "technologies", "cities", "routes", "tickets"):
        for index, entry in enumerate(_entries(raw, section)):
            name = entry.get("id")
            parts = [name[at : at + 24] for at in range(0, len(name), 24)] if isinstance(name, str) else []
            if isinstance(name, str) and (len(name) > LONGEST_ID or not all(is_safe("a" + part[1:]) for part in parts)):
                allowed = f"small Latin letters, digits, - and _, at most {LONGEST_ID}"
                reason = f"an id is made of {allowed}; not {name[:60]!r}"
                report.wrong(f"{section}.{index}", reason)


def _check_signs(raw: Mapping[str, object], report: Report) -> None:
    for section in ("companies", "markers"):
        for index, entry in enumerate(_entries(raw, section)):
            sign = entry.get("sign")
            if isinstance(sign, str) and not (sign.isalnum() and can_draw(sign)):
                reason = "a sign is made of letters and digits, which stand on the map and in messages"
                report.wrong(f"{section}.{entry.get('id', index)}.sign", reason)


@dataclass
class _Sense:
    """Checks whether the contents of the parts fit together."""

    rules: Ruleset
    shown: Shown
    report: Report

    def check(self) -> None:
        self._check_kinds()
        self._check_roads()
        self._check_tickets()
        self._check_parts()
        self._check_end()

    @cached_property
    def routes(self) -> Routes:
        return self.rules.part(Routes)

    def _check_kinds(self) -> None:
        for route in self.routes.order:
            if route.kind not in self.shown.kinds:
                known = guess(route.kind, sorted(self.shown.kinds))
                self.report.wrong(f"routes.{route.id}.kind", f"there are no routes of the kind {route.kind!r}{known}")

    def _check_roads(self) -> None:
        ends = {city for route in self.routes.order for city in route.cities}
        for city in self.routes.cities:
            if city not in ends:
                self.report.odd(f"cities.{city}", "no route reaches this city")
        market = self.rules.part(Market)
        counts = dict(zip(market.kinds, market.totals, strict=True))
        for route in self.routes.order:
            if market.cards.typed:
                continue
            most = max(counts[color] for color in (market.colors if route.color == "gray" else (route.color,)))
            if route.length > most + counts[market.wild] or route.locomotives > counts[market.wild]:
                self.report.odd(f"routes.{route.id}", "all the cards of the game cannot pay for it")

    def _check_tickets(self) -> None:
        links = [route.cities for route in self.routes.order]
        connected = Connected(links)
        part, most = self.rules.part(Tickets), self.rules.seats[1]
        for ticket in part.tickets.values():
            numbers = {"points": ticket.points, "penalty": ticket.penalty or 0, "any_order": ticket.any_order or 0}
            for name, number in {**numbers, **{f"ends.{end}": points for end, points in ticket.ends.items()}}.items():
                if number < 0:  # checked here and not by the type: games keep copies of maps that were taken before
                    self.report.wrong(f"tickets.{ticket.id}.{name}", "a whole number of at least 0 is expected here")
            if ticket.points == 0:
                self.report.odd(f"tickets.{ticket.id}.points", "whoever completes it gains nothing")
        for ticket in part.tickets.values():
            joined = Connected([*links, *ticket.joins]) if ticket.joins else connected
            for city in ticket.stops[1:]:
                if ticket.stops[0] != city and not joined.joins(ticket.stops[0], city):
                    reason = f"no routes lead from {ticket.stops[0]!r} to {city!r}, so nobody can complete it"
                    self.report.wrong(f"tickets.{ticket.id}", reason)
        plain = sum(not ticket.long for ticket in part.tickets.values())
        for long, there in ((False, plain), (True, len(part.tickets) - plain)):
            needed = max(((step.deal_long if long else step.deal) for step in part.steps), default=0) * most
            if there < needed:
                name = "long tickets" if long else "tickets"
                self.report.wrong("tickets", f"{there} {name} are too few: the deal for {most} seats takes {needed}")
        for number, step in enumerate(part.steps):
            if step.deal + step.deal_long > MOST_OFFERED:
                self.report.wrong(f"parts.tickets.start.{number}", f"at most {MOST_OFFERED} tickets can be offered")
        if part.numbers.draw.deal > MOST_OFFERED:
            self.report.wrong("parts.tickets.draw", f"at most {MOST_OFFERED} tickets can be offered")

    def _check_parts(self) -> None:
        """Check that everything marked on the map has a part that plays it."""
        for route in self.routes.order:
            if route.tunnel and not self.rules.has(Tunnels):
                reason = "it is a tunnel, and the part 'tunnels' is not among the parts"
                self.report.wrong(f"routes.{route.id}.tunnel", reason)
            if route.mountains and not self.rules.has(Mountains):
                reason = "it has mountains, and the part 'mountains' is not among the parts"
                self.report.wrong(f"routes.{route.id}.mountains", reason)
            if route.kind == "ferry" and not route.locomotives:
                reason = 'it is a ferry that asks for no locomotive; write for example "locomotives": 1'
                self.report.odd(f"routes.{route.id}.kind", reason)
            if route.locomotives and not self.rules.has(Ferries):
                reason = "it asks for locomotives, and the part 'ferries' is not among the parts"
                self.report.wrong(f"routes.{route.id}.locomotives", reason)
            if route.companies and not self.rules.has(Shares):
                reason = "it brings shares, and the part 'shares' is not among the parts"
                self.report.wrong(f"routes.{route.id}.companies", reason)
            if (route.bed or route.crosses) and not self.rules.has(TrackBeds):
                reason = "it is a track bed, and the part 'track_beds' is not among the parts"
                self.report.wrong(f"routes.{route.id}.bed", reason)
            if route.unlocked and not self.rules.has(Technology):
                reason = "it needs no technology, and the part 'technology' is not among the parts"
                self.report.wrong(f"routes.{route.id}.unlocked", reason)
            if route.any and not self.rules.has(Ferries):
                reason = "any cards pay for its spaces, and the part 'ferries' is not among the parts"
                self.report.wrong(f"routes.{route.id}.any", reason)
        for city in () if self.rules.has(Markers) else self.routes.cities.values():
            if city.markers:
                reason = "it has markers, and the part 'markers' is not among the parts"
                self.report.wrong(f"cities.{city.id}.markers", reason)
        if self.rules.has(Technology):
            self._check_technologies()
        tickets = self.rules.part(Tickets)
        regions = self.rules.has(Regions)
        for city in () if regions else self.routes.cities.values():
            if city.region:
                reason = "it is a stop of a region, and the part 'regions' is not among the parts"
                self.report.wrong(f"cities.{city.id}.region", reason)
        for ticket in tickets.tickets.values():
            if ticket.ends and not regions:
                reason = "it has several ends, and the part 'regions' is not among the parts"
                self.report.wrong(f"tickets.{ticket.id}.ends", reason)
            if ticket.via and not self.rules.has(Tours):
                self.report.wrong(f"tickets.{ticket.id}.via", "it is a tour, and the part 'tours' is not there")
            if ticket.long and not any(step.deal_long for step in tickets.steps):
                reason = "long tickets are dealt at the start alone, and parts.tickets.start has no 'deal_long'"
                self.report.odd(f"tickets.{ticket.id}.long", reason)

    def _check_technologies(self) -> None:
        """Check that lengths that a technology names are those of routes; games keep maps that were taken before."""
        lengths = sorted({route.length for route in self.routes.order})
        for card in self.rules.part(Technology).cards.values():
            named = {spaces for kind in (*card.opens, *card.routes) for spaces in kind.spaces}
            for spaces in sorted(named - set(lengths)):
                reason = f"no route has {spaces} spaces; there are routes of {', '.join(map(str, lengths))}"
                self.report.wrong(f"technologies.{card.id}", reason)

    def _check_end(self) -> None:
        pieces = self.routes.numbers.pieces
        if not pieces:
            if not any(part.name == "pieces" for part in self.rules.parts):
                self.report.wrong("parts.routes", 'a seat has no pieces; write for example "pieces": 45')
            return
        if not self.rules.has(LastTurns):
            return
        last = self.rules.part(LastTurns).numbers.pieces
        if last >= pieces:
            reason = f"with {pieces} pieces each the last turns would begin at once; write a number below that"
            self.report.wrong("parts.last_turns.pieces", reason)
        elif sum(route.length for route in self.routes.order) < pieces - last:
            reason = f"the routes have too few spaces for anybody to come down to {last} of {pieces} pieces: the game "
            self.report.odd("parts.routes.pieces", reason + "then ends when nobody can move")


def _check_begin(file: GameFile, report: Report) -> None:
    """Check that a game can be set up with the fewest and the most seats."""
    for variant in file.variants:
        for seats in dict.fromkeys(file.seats):
            game, _ = Game.new(assemble(file, variant), seats, Random(1))
            if faults := game.stray():
                report.wrong(f"variants.{variant}", f"set up for {seats}, it does not add up: {', '.join(faults)}")


# Names


@dataclass
class _Names:
    """Checks that everything has a name that is legible, fits the map, and is unique."""

    report: Report
    missing: dict[str, list[str]] = field(default_factory=dict)
    spoken: set[str] = field(default_factory=set)
    """The languages in which the map or something on it has a name; those of variants and options don't count."""

    def check(self, raw: Mapping[str, object]) -> None:
        for section, place, names in named(raw):
            self._check_names(place, names, section == "cities")
            self.spoken |= set() if section in ("variants", "options") else set(names)
        for lang, places in self.missing.items():
            if lang not in self.spoken:
                continue
            some = ", ".join(places[:4]) + (", ..." if len(places) > 4 else "")
            self.report.odd(
                "names", f"{len(places)} names are missing in {lang!r}; there the English ones stand: {some}"
            )
        cities = [(place, names) for section, place, names in named(fill_names(raw)) if section == "cities"]
        for lang in CODES:
            called = [(str(names.get(lang)).strip().casefold(), place) for place, names in cities]
            twice = set(doubled(name for name, _ in called))
            for name, place in called:
                if name in twice:
                    self.report.wrong(f"{place}.names.{lang}", f"two cities are called {name!r} in {lang!r}")

    def _check_names(self, place: str, names: Mapping[str, object], drawn: bool) -> None:
        if not isinstance(names.get("en"), str):
            self.report.wrong(f"{place}.names".removeprefix("."), 'at least a name in English is needed: {"en": ...}')
            return
        longest = LONGEST_NAME if drawn else LONGEST_TITLE
        for lang, name in names.items():
            here = f"{place}.names.{lang}".removeprefix(".")
            if lang not in CODES:
                self.report.odd(here, f"the bot speaks {', '.join(CODES)}, so this name is never shown")
            elif not isinstance(name, str) or not name.strip() or name != name.strip():
                self.report.wrong(here, "a name is a text without spaces at its ends")
            elif len(name) > LONGEST_TITLE or (drawn and len(on_map(name)) > longest):
                self.report.wrong(here, f"{name[:longest]!r}... is too long: at most {longest} letters")
            elif drawn and not can_draw(name):
                reason = "it has Latin and Cyrillic letters, and the bot's operator can add a font by MAPS_FONT"
                self.report.wrong(here, f"the map's typeface cannot write {name!r}; {reason}")
        for lang in CODES:
            if lang not in names:
                self.missing.setdefault(lang, []).append(place or "the map")


def named(raw: Mapping[str, object]) -> Iterator[tuple[str, str, Mapping[str, object]]]:
    """Yield everything in a game file with names for people: its section, its place, the names by language."""
    if isinstance(raw.get("names"), dict):
        yield "names", "", raw["names"]  # type: ignore[misc]
    for section in ("variants", "options"):
        found = raw.get(section)
        for key, entry in found.items() if isinstance(found, dict) else ():
            if isinstance(entry, dict) and isinstance(entry.get("names"), dict):
                yield section, f"{section}.{key}", entry["names"]
    for section in ("regions", "companies", "markers", "technologies", "cities"):
        for index, entry in enumerate(_entries(raw, section)):
            names = entry.get("names")
            if isinstance(names, dict):
                yield section, f"{section}.{entry.get('id', index)}", names


def name_stops(raw: Mapping[str, object]) -> dict[str, object]:
    """Return a copy in which each city without names has those of its region, numbered if it has several such stops."""
    filled = copy.deepcopy(dict(raw))
    regions = {str(entry.get("id")): entry.get("names") for entry in _entries(filled, "regions")}
    stops: dict[str, list[dict[str, object]]] = {}
    for city in _entries(filled, "cities"):
        if "names" not in city and isinstance(regions.get(str(city.get("region"))), dict):
            stops.setdefault(str(city["region"]), []).append(city)
    for region, cities in stops.items():
        names = regions[region]
        assert isinstance(names, dict)
        for number, city in enumerate(cities, 1):
            city["names"] = {lang: f"{name} {number}" if len(cities) > 1 else name for lang, name in names.items()}
    return filled


def fill_names(raw: Mapping[str, object], languages: Sequence[str] = CODES) -> dict[str, object]:
    """Return a copy with every name in every language: missing ones are taken from English, or any other."""
    filled = name_stops(raw)
    for _, _, names in named(filled):
        assert isinstance(names, dict)
        otherwise = names.get("en") or next(iter(names.values()), None)
        for lang in languages:
            if otherwise is not None and not names.get(lang):
                names[lang] = otherwise
    return filled
