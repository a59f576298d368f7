"""One person's statistics: a card, and the same as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from cogs.core.components import MOST_OPTIONS, Row
from cogs.game.looks import account_pick, origin
from cogs.play.scores import COLUMNS
from cogs.stats.pages import Page, Reader, page_of, pages_of
from cogs.tables.results import reliability_of
from cogs.text.names import safe
from data.key_family import KeyFamily
from data.store.ratings import OVERALL, Ratings
from data.store.statistics import MOST_PLACES, Tally, together
from engine.league.ratings import PROVISIONAL, Rating, conservative, uncertainty
from renderer.league.cards import MapLine, Profile, Worth, means_of, render_profile

NONE = KeyFamily("stats-none{}", ("", "-own", "-map", "-map-own"))

ON_PAGE = 12
"""Maps of one page."""


class Known(NamedTuple):
    """What is shown about a person: games by map, ratings by map, reliability."""

    name: str
    tallies: Mapping[str, Tally]
    worths: Mapping[str, Worth]
    reliability: float | None


async def person_page(reader: Reader, user_id: int, name: str | None, map_: str, number: int) -> Page:
    """Return a page of a person's games on one map, or ("") on all.

    Raises: Refused `stats_hidden`.
    """
    known = await _known(reader, user_id, name, map_)
    what, own = f"p~{user_id}~{map_}", user_id == reader.asker and not reader.is_public
    title = "stats-title-map" if map_ else "stats-title"
    head = reader.say(title, name=safe(known.name), map=reader.map_name(map_))
    if not known.tallies:
        key = NONE(f"{'-map' if map_ else ''}{'-own' if own else ''}")
        said = [head, reader.say(key, name=safe(known.name))]
        return await page_of(reader, what, said)
    whole = together(known.tallies.values())
    pages = pages_of([_map_line(reader, known, key) for key in known.tallies], ON_PAGE)
    number = min(number, len(pages) - 1)
    said = [head, *(_summary(reader, known, whole, map_) if not number else ())]
    beside = said[:3]  # the games, and how many of them were with other people
    said += [reader.say("stats-maps"), *pages[number]] if not map_ else []
    hidden = own and await reader.statistics.is_hidden(user_id)
    note = [reader.say("stats-own-hidden")] if hidden else []
    card = profile_of(reader, known, whole, map_)
    render = None if number else lambda look: render_profile(card, look)
    more = [] if reader.is_public else await _games(reader, user_id, map_, origin(number, "stats", f"k~{what}"))
    return await page_of(reader, what, [*said, *note], render, number, len(pages), beside=[*beside, *note], more=more)


async def _games(reader: Reader, user_id: int, map_: str, back: str) -> list[Row]:
    """Return a select of the person's last games that the reader played in too, for *What happened*."""
    played = await reader.statistics.played(reader.guild_id, user_id, reader.asker, map_ or None, MOST_OPTIONS)
    labels = [
        (one.game_id, reader.say("stats-game", map=reader.map_name(one.map), place=one.place, points=one.points))
        for one in played
    ]
    return account_pick(reader.say("account-pick"), labels, back)


async def _known(reader: Reader, user_id: int, name: str | None, map_: str) -> Known:
    shown_name = await reader.person(user_id, name)
    tallies = await reader.statistics.of_person(reader.guild_id, user_id, map_ or None)
    ratings = await Ratings(reader.bot.store).of_person(reader.guild_id, user_id)
    reliability = await reliability_of(reader.bot, user_id, reader.guild_id)
    return Known(shown_name, tallies, {key: _worth(*rated) for key, rated in ratings.items()}, reliability.score)


def _worth(rating: Rating, games: int) -> Worth:
    return Worth(round(conservative(rating)), round(uncertainty(rating)), games < PROVISIONAL)


def kinds_of(reader: Reader, tally: Tally) -> list[tuple[str, float]]:
    """Return (title in the final scores, mean points per game) of each kind of points, the most first."""
    words, lang = reader.bot.words, reader.lang
    keys = [(COLUMNS(code), mean) for code, mean in means_of(tally.kinds, tally.games)]
    return [(reader.say(key), mean) for key, mean in keys if words.has(lang, key)]


def profile_of(reader: Reader, known: Known, whole: Tally, map_: str) -> Profile:
    """Return the content of the card."""
    return Profile(
        name=known.name,
        below=reader.map_name(map_) if map_ else reader.say("stats-below"),
        games=whole.games,
        places=_places(whole),
        kinds=kinds_of(reader, whole),
        tickets=(whole.tried, whole.completed) if whole.tried else None,
        rating=known.worths.get(map_ or OVERALL),
        reliability=known.reliability,
        maps=[
            MapLine(
                reader.map_name(key),
                tally.games,
                tally.wins,
                tally.average_place,
                tally.best or 0,
                tally.longest,
                known.worths.get(key),
            )
            for key, tally in list(known.tallies.items())[:ON_PAGE]
        ],
    )


def _places(tally: Tally) -> list[int]:
    """Return how often each place was reached, down to the last one that was."""
    last = max((place for place, times in tally.places.items() if times), default=0)
    return [tally.places[place] for place in range(1, min(last, MOST_PLACES) + 1)]


def _summary(reader: Reader, known: Known, whole: Tally, map_: str) -> list[str]:
    average, points = reader.figure(whole.average_place, 2), reader.figure(whole.average_points)
    places = [
        reader.say("stats-place", place=place, times=times, share=_share(times, whole.games))
        for place, times in enumerate(_places(whole), 1)
    ]
    kinds = [
        reader.say("stats-kind", kind=name, points=reader.figure(worth)) for name, worth in kinds_of(reader, whole)
    ]
    said = [
        reader.say("stats-games", games=whole.games, wins=whole.wins, place=average, points=points),
        reader.say("stats-rated", count=whole.with_people) if whole.with_people < whole.games else "",
        reader.say("stats-places", places=", ".join(places)),
        _rating(reader, known.worths.get(map_ or OVERALL)),
    ]
    if known.reliability is not None:
        said.append(reader.say("stats-reliability", share=round(100 * known.reliability)))
    said.append(reader.say("stats-kinds", kinds=", ".join(kinds)) if kinds else "")
    if whole.tried:
        facts = {"completed": whole.completed, "tried": whole.tried, "share": _share(whole.completed, whole.tried)}
        said.append(reader.say("stats-tickets", **facts))
    if map_ and whole.longest is not None:
        said.append(reader.say("stats-longest", length=whole.longest))
    return said


def _share(part: int, whole: int) -> int:
    return round(100 * part / max(whole, 1))


def _rating(reader: Reader, worth: Worth | None) -> str:
    if worth is None:
        return ""
    key = "stats-rating-provisional" if worth.provisional else "stats-rating"
    return reader.say(key, value=worth.value, unsure=worth.unsure)


def _map_line(reader: Reader, known: Known, key: str) -> str:
    tally, worth = known.tallies[key], known.worths.get(key)
    parts = [
        reader.say(
            "stats-map-line",
            map=reader.map_name(key),
            games=tally.games,
            wins=tally.wins,
            place=reader.figure(tally.average_place, 2),
            best=tally.best or 0,
        )
    ]
    if tally.longest is not None:
        parts.append(reader.say("stats-map-longest", length=tally.longest))
    if worth is not None:
        parts.append(reader.say("stats-map-rating", value=worth.value))
    return ", ".join(parts)
