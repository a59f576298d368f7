"""The records of a server: of each map the best one of each kind, or of one map the five best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cogs.stats.pages import Page, Reader, page_of
from cogs.text.names import safe
from data.key_family import KeyFamily
from data.store.statistics import BESTS, Closest, Record
from renderer.core.look import Look
from renderer.league.records import Entry, Section, render_records

BEST_OF = KeyFamily("stats-record-{}", BESTS)
CLOSEST_AS = KeyFamily("stats-record-{}", ("won", "shared"))

ON_PAGE = 4
"""Maps of one page."""
FIRST = 5
"""How many of each kind are told of one map."""


class Told(NamedTuple):
    """Something of a page: as the picture shows it, and as a line of text."""

    entry: Entry
    line: str


Part = tuple[str, list[Told]]
"""What stands under one title."""


async def records_page(reader: Reader, map_: str, number: int, *, is_public: bool = False) -> Page:
    """A page of records, of all maps ("") or of one."""
    what = f"r~~{map_}"
    title = reader.say("stats-records-title-map" if map_ else "stats-records-title", map=reader.map_name(map_))
    parts = await (_of_one(reader, map_) if map_ else _of_all(reader))
    if not parts:
        said = [title, reader.say("stats-records-none-map" if map_ else "stats-records-none")]
        return await page_of(reader, said, None, (0, 1, what), is_public=is_public)
    size = len(parts) if map_ else ON_PAGE
    count = -(-len(parts) // size)
    number = min(number, count - 1)
    shown = parts[number * size : (number + 1) * size]
    lines = [line for name, told in shown for line in (f"**{name}**", *(one.line for one in told))]
    sections = [Section(name, [one.entry for one in told]) for name, told in shown]
    head = reader.map_name(map_) if map_ else reader.say("stats-below")

    def render(look: Look) -> bytes:
        return render_records(sections, look, head)

    said = [title, *lines, reader.say("stats-records-about")]
    return await page_of(reader, said, render, (number, count, what), is_public=is_public)


async def _of_all(reader: Reader) -> list[Part]:
    """Each map with the best of each kind."""
    found: list[Part] = []
    for key in await reader.statistics.maps(reader.guild_id):
        told: list[Told] = []
        for best in BESTS:
            kind = reader.say(BEST_OF(best))
            told += [_best(reader, one, kind) for one in await reader.statistics.best(reader.guild_id, key, best)]
        kind = reader.say("stats-record-closest")
        told += [_close(reader, one, kind) for one in await reader.statistics.closest(reader.guild_id, key)]
        if told:
            found.append((reader.map_name(key), told))
    return found


async def _of_one(reader: Reader, map_: str) -> list[Part]:
    """Each kind with its best on one map."""
    found: list[Part] = []
    for best in BESTS:
        records = await reader.statistics.best(reader.guild_id, map_, best, FIRST)
        found.append((reader.say(BEST_OF(best)), [_best(reader, *one) for one in _placed(records)]))
    games = await reader.statistics.closest(reader.guild_id, map_, FIRST)
    close = [_close(reader, game, f"{number}.") for number, game in enumerate(games, 1)]
    found.append((reader.say("stats-record-closest"), close))
    return [(name, told) for name, told in found if told]


def _placed(records: Sequence[Record]) -> list[tuple[Record, str]]:
    """Equals share a place."""
    return [(one, f"{1 + sum(other.value > one.value for other in records)}.") for one in records]


def _best(reader: Reader, one: Record, label: str) -> Told:
    facts = {"label": label, "value": one.value, "date": f"<t:{one.ended_at}:d>"}
    return Told(Entry(label, str(one.value), (one.name,)), reader.say("stats-record", name=safe(one.name), **facts))


def _close(reader: Reader, one: Closest, label: str) -> Told:
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
    return Told(Entry(label, value, who), said)
