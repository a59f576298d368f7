"""Two people against each other: who was ahead how often, on which maps, and their last games."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.stats.pages import Page, Reader, page_of
from cogs.text.names import safe
from data.store.statistics import Meeting
from engine.core.refused import Refused
from renderer.league.versus import Duel, MapDuel, render_versus

LAST = 5
MOST_MAPS = 12


async def versus_page(
    reader: Reader, one_id: int, other_id: int, names: tuple[str | None, str | None], *, is_public: bool = False
) -> Page:
    """How two people did against each other. Raises Refused: stats_hidden, stats_same_person."""
    if one_id == other_id:
        raise Refused("stats_same_person")
    one, other = await reader.person(one_id, names[0]), await reader.person(other_id, names[1])
    met = await reader.statistics.versus(reader.guild_id, one_id, other_id)
    what, facts = f"v~{one_id}~{other_id}", {"one": safe(one), "other": safe(other)}
    said = [reader.say("stats-versus-title", **facts)]
    if not met:
        said.append(reader.say("stats-versus-none", **facts))
        return await page_of(reader, said, None, (0, 1, what), is_public=is_public)
    duel = duel_of(reader, met, one, other)
    said += [
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
    said += [reader.say("stats-versus-last"), *(_last(reader, meeting) for meeting in met[:LAST])]
    return await page_of(reader, said, lambda look: render_versus(duel, look), (0, 1, what), is_public=is_public)


def duel_of(reader: Reader, met: Sequence[Meeting], one: str, other: str) -> Duel:
    """What the picture shows: whoever had the better place was ahead."""
    by_map: dict[str, list[Meeting]] = {}
    for meeting in met:
        by_map.setdefault(meeting.map, []).append(meeting)
    lines = [MapDuel(reader.map_name(key), *_ahead(games)) for key, games in by_map.items()]
    lines.sort(key=lambda line: (-(line.one + line.other + line.level), line.name))
    means = sum(game.points for game in met) / len(met), sum(game.other_points for game in met) / len(met)
    return Duel(one, other, *_ahead(met), means, tuple(lines))


def _ahead(met: Sequence[Meeting]) -> tuple[int, int, int]:
    """How often the first was ahead, how often the second, and how often neither."""
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
