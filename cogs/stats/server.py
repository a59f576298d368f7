"""Statistics of a server's games: records, favorite routes of a map, and two people compared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cogs.stats.pages import Page, Reader, page_of, pages_of
from cogs.tables.family import family_of
from cogs.text.localizer import Localizer
from cogs.text.names import safe
from data.key_family import KeyFamily
from data.store.statistics import BESTS, Closest, Meeting, Record, together
from engine.core.game import Game
from engine.core.refused import Refused
from renderer.core.look import Look
from renderer.league.cards import Duel, Entry, MapDuel, Section, render_records, render_versus
from renderer.league.heat import HeatHead, favourites, render_heat

BEST_OF = KeyFamily("stats-record-{}", BESTS)
CLOSEST_AS = KeyFamily("stats-record-{}", ("won", "shared"))

MAPS_ON_PAGE = 4
"""Maps of one page."""
FIRST = 5
"""Records of each kind shown per map."""


class RecordText(NamedTuple):
    """An item of a page: for the picture, and as a line of text."""

    entry: Entry
    line: str


Part = tuple[str, list[RecordText]]
"""What stands under one title."""


async def records_page(reader: Reader, map_: str, number: int) -> Page:
    """Return a page of records, of all maps ("") or of one."""
    what = f"r~~{map_}"
    title = reader.say("stats-records-title-map" if map_ else "stats-records-title", map=reader.map_name(map_))
    parts = await (_of_one(reader, map_) if map_ else _of_all(reader))
    if not parts:
        said = [title, reader.say("stats-records-none-map" if map_ else "stats-records-none")]
        return await page_of(reader, what, said)
    size = len(parts) if map_ else MAPS_ON_PAGE
    count = -(-len(parts) // size)
    number = min(number, count - 1)
    shown = parts[number * size : (number + 1) * size]
    lines = [line for name, records in shown for line in (f"**{name}**", *(one.line for one in records))]
    sections = [Section(name, [one.entry for one in records]) for name, records in shown]
    head = reader.map_name(map_) if map_ else reader.say("stats-below")

    def render(look: Look) -> bytes:
        return render_records(sections, look, head)

    about = reader.say("stats-records-about")
    return await page_of(reader, what, [title, *lines, about], render, number, count, beside=[title, about])


async def _of_all(reader: Reader) -> list[Part]:
    """Return each map with the best of each kind."""
    found: list[Part] = []
    for key in await reader.statistics.maps(reader.guild_id):
        records: list[RecordText] = []
        for best in BESTS:
            kind = reader.say(BEST_OF(best))
            records += [_best(reader, one, kind) for one in await reader.statistics.best(reader.guild_id, key, best)]
        kind = reader.say("stats-record-closest")
        records += [_close(reader, one, kind) for one in await reader.statistics.closest(reader.guild_id, key)]
        if records:
            found.append((reader.map_name(key), records))
    return found


async def _of_one(reader: Reader, map_: str) -> list[Part]:
    """Return each kind with its best on one map."""
    found: list[Part] = []
    for best in BESTS:
        records = await reader.statistics.best(reader.guild_id, map_, best, FIRST)
        found.append((reader.say(BEST_OF(best)), [_best(reader, *one) for one in _placed(records)]))
    games = await reader.statistics.closest(reader.guild_id, map_, FIRST)
    close = [_close(reader, game, str(number)) for number, game in enumerate(games, 1)]
    found.append((reader.say("stats-record-closest"), close))
    return [(name, items) for name, items in found if items]


def _placed(records: Sequence[Record]) -> list[tuple[Record, str]]:
    """Return records with their places; equals share one."""
    return [(one, str(1 + sum(other.value > one.value for other in records))) for one in records]


def _best(reader: Reader, one: Record, label: str) -> RecordText:
    facts = {"label": label, "value": one.value, "date": f"<t:{one.ended_at}:d>"}
    return RecordText(
        Entry(label, str(one.value), (one.name,)), reader.say("stats-record", name=safe(one.name), **facts)
    )


def _close(reader: Reader, one: Closest, label: str) -> RecordText:
    front, behind = list(one.names), list(one.next_names)
    facts = {"label": label, "margin": one.margin, "date": f"<t:{one.ended_at}:d>"}
    key = "won" if len(front) < 2 else "shared"
    said = reader.say(
        CLOSEST_AS(key),
        names=", ".join(map(safe, front)),
        next=", ".join(map(safe, behind)),
        **facts,
    )
    who = [*front, *behind] if key == "won" else front
    value = f"+{one.margin}" if key == "won" else "="
    return RecordText(Entry(label, value, who), said)


# Favourite routes


ROUTES_ON_PAGE = 25
BESIDE = 3
"""Routes that are named below the picture, which shows them all."""


async def routes_page(reader: Reader, map_: str, user_id: int | None, name: str | None, number: int) -> Page:
    """Return a page of the routes of a map; `user_id` None: everyone's.

    Raises: Refused `stats_hidden` or `unknown_map`.
    """
    person = await reader.person(user_id, name) if user_id is not None else ""
    if map_ not in reader.bot.library.games:
        raise Refused("unknown_map", map=map_)
    title, what = reader.map_name(map_), f"m~{user_id or 0}~{map_}"
    said = [reader.say("stats-routes-title", map=title)]
    rules = reader.bot.library.rules(map_)
    if not family_of(rules).has_map:
        said.append(reader.say("stats-routes-strings", map=title))
        return await page_of(reader, what, said)
    if user_id is None:
        counts = await reader.statistics.routes(reader.guild_id, map_)
    else:
        counts = together((await reader.statistics.of_person(reader.guild_id, user_id, map_)).values()).routes
    localizer = Localizer(reader.bot.words, reader.lang, None, rules)
    known = {route: times for route, times in counts.items() if route in localizer.map.routes}
    if not known:
        key = "stats-routes-none" if user_id is None else "stats-routes-none-person"
        said.append(reader.say(key, name=safe(person)))
        return await page_of(reader, what, said)
    order = favourites(known, len(known))
    lines = [reader.say("stats-route", times=known[route], route=localizer.route(route)) for route in order]
    pages = pages_of(lines, ROUTES_ON_PAGE)
    number = min(number, len(pages) - 1)
    said.append(reader.say("stats-routes-all") if user_id is None else reader.say("stats-routes-of", name=safe(person)))
    head = HeatHead(person or reader.say("stats-everybody"), reader.say("stats-routes", map=title))

    def render(look: Look) -> bytes:
        return render_heat(Game.blank(rules, rules.seats[0]).view(None), look, known, head)

    beside = [*said, *pages[number][:BESIDE]]
    said += pages[number]
    return await page_of(reader, what, said, None if number else render, number, len(pages), beside=beside)


# Two people against each other


LAST = 5
MOST_MAPS = 12


async def versus_page(reader: Reader, one_id: int, other_id: int, names: tuple[str | None, str | None]) -> Page:
    """Return two people's results against each other.

    Raises: Refused `stats_hidden` or `stats_same_person`.
    """
    if one_id == other_id:
        raise Refused("stats_same_person")
    one, other = await reader.person(one_id, names[0]), await reader.person(other_id, names[1])
    met = await reader.statistics.versus(reader.guild_id, one_id, other_id)
    what, facts = f"v~{one_id}~{other_id}", {"one": safe(one), "other": safe(other)}
    title = reader.say("stats-versus-title", **facts)
    if not met:
        return await page_of(reader, what, [title, reader.say("stats-versus-none", **facts)])
    duel = duel_of(reader, met, one, other)
    said = [
        title,
        reader.say("stats-versus-games", games=len(met)),
        reader.say("stats-versus-ahead", name=safe(one), times=duel.one),
        reader.say("stats-versus-ahead", name=safe(other), times=duel.other),
        reader.say("stats-versus-level", times=duel.level) if duel.level else "",
        reader.say("stats-versus-points", one=reader.figure(duel.points[0]), other=reader.figure(duel.points[1])),
    ]
    said += [
        reader.say("stats-versus-map", map=line.name, one=line.one, other=line.other, level=line.level)
        for line in duel.maps[:MOST_MAPS]
    ]
    last = [reader.say("stats-versus-last"), *(_last(reader, meeting) for meeting in met[:LAST])]
    return await page_of(
        reader, what, [*said, *last], lambda look: render_versus(duel, look), beside=[*said[:2], *last]
    )


def duel_of(reader: Reader, met: Sequence[Meeting], one: str, other: str) -> Duel:
    """Return the content of the picture: the better place was ahead."""
    by_map: dict[str, list[Meeting]] = {}
    for meeting in met:
        by_map.setdefault(meeting.map, []).append(meeting)
    lines = [MapDuel(reader.map_name(key), *_ahead(games)) for key, games in by_map.items()]
    lines.sort(key=lambda line: (-(line.one + line.other + line.level), line.name))
    means = sum(game.points for game in met) / len(met), sum(game.other_points for game in met) / len(met)
    return Duel(one, other, *_ahead(met), means, tuple(lines))


def _ahead(met: Sequence[Meeting]) -> tuple[int, int, int]:
    """Return how often the first was ahead, the second, and neither."""
    first = sum(game.place < game.other_place for game in met)
    second = sum(game.place > game.other_place for game in met)
    return first, second, len(met) - first - second


def _last(reader: Reader, meeting: Meeting) -> str:
    return reader.say(
        "stats-versus-last-line",
        date=f"<t:{meeting.ended_at}:d>",
        map=reader.map_name(meeting.map),
        one=meeting.points,
        other=meeting.other_points,
        place=meeting.place,
        place_other=meeting.other_place,
    )
