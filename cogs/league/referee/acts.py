"""Actions of referees: each is one commit with its reason in the log, a message to the league, and one to the table."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cogs.core.scheduler import now
from cogs.core.time import DAY
from cogs.league.context import SeasonContext
from cogs.league.season import Seasons, soon
from cogs.play.seating import seat_named, value_of
from cogs.tables.results import ending_of
from cogs.tables.table import Table
from cogs.text.names import name_of, safe
from data.store import leagues as rows
from data.store.clocks import closed
from data.store.league_rows import DECIDED, DRAWN, IN, OPEN, REMOVED, RUNNING, VOID, Act, Entrant, Fixture, Season
from data.store.leagues import fixture_settled, fixture_until
from data.store.notes import Notes
from data.store.results import Result, Results, conduct_kept, correcting
from data.store.rows import SeatRow, Statement
from data.store.seats import Seats
from engine.core.action import Seat
from engine.core.refused import Refused

ANNULLED, ADJUDICATED, EXTENDED, MOVED, TOOK_OUT = "annul", "adjudicate", "extend", "move", "remove"
LISTED, UNLISTED = "substitute", "unlist"
STOPPED = "referee"
"""Why a game was closed that a referee has stopped."""
MOST_DAYS = 60


@dataclass(frozen=True)
class Referee(SeasonContext):
    """The referee of an action, its season and its reason."""

    user_id: int
    why: str

    def statements(self, kind: str, facts: Mapping[str, Any]) -> list[Statement]:
        """Return the statements for the log entry and the message to the league's channel."""
        details = {**facts, "why": self.why}
        act = Act(self.league.id, self.season.id, now(), self.user_id, kind, details)
        mark = f"{self.bot.rng.getrandbits(40):x}"
        message = rows.queued_notice(
            self.season.id, self.league.channel_id, "act", {**details, "kind": kind, "by": self.user_id}, mark
        )
        return [rows.noted(act), message]


def table_facts(season: Season, fixture: Fixture) -> dict[str, Any]:
    """Return the facts that identify a table."""
    facts: dict[str, Any] = {"fixture": fixture.id, "round": fixture.round, "table": fixture.slot + 1}
    facts |= {"map": fixture.map, "game": fixture.game_id}
    return facts | ({"division": fixture.division + 1} if season.settings.divisions > 1 else {})


# Who may decide


async def check_impartial(referee: Referee, fixtures: Iterable[Fixture], code: str, person: int | None = None) -> None:
    """Check that a referee neither sits nor ever sat at these tables; with `person`, at those where this person did.

    Raises: Refused with that code.
    """
    for fixture in fixtures:
        if await _was_at(referee, fixture, referee.user_id) and (
            person is None or await _was_at(referee, fixture, person)
        ):
            raise Refused(code)


async def _was_at(referee: Referee, fixture: Fixture, user_id: int) -> bool:
    """Tell whether a person was drawn for a table, or has or had a seat there, also before they deleted their data."""
    if user_id in fixture.people:
        return True
    return fixture.game_id is not None and bool(await Seats(referee.bot.store).known_to(fixture.game_id, user_id))


# Results


async def annul(referee: Referee, fixture: Fixture) -> None:
    """Make a table void: a running game is stopped, one not started never starts.

    Raises: Refused `table_void`.
    """
    bot = referee.bot
    facts = table_facts(referee.season, fixture)
    fixture = await referee.leagues.fixture(fixture.id) or fixture  # its game may have begun just now
    if fixture.game_id is None:
        if fixture.status == VOID:
            raise Refused("table_void")
        settled = fixture_settled(fixture.id, VOID, DRAWN)
        await referee.leagues.write([settled, *referee.statements(ANNULLED, facts)])
        await soon(bot, referee.season.id)
        return
    async with bot.tables.lock(fixture.game_id):
        table = await bot.tables.frame(fixture.game_id)
        known = await Results(bot.store).of_game(table.id)
        if not known and table.status != "playing":
            raise Refused("table_void")
        annulled = correcting(table.id, table.guild_id, referee.user_id, "annul", referee.why, None, now())
        also = [*(annulled if known else []), rows.fixture_is(fixture.id, VOID), *_stopped(table)]
        await _note(referee, table, ANNULLED, facts, also)


async def places_given(referee: Referee, fixture: Fixture, text: str) -> str:
    """Return the places that a text gives to a table's people, as text; nothing is decided yet.

    Raises: Refused `table_not_begun`, or with the codes of `parse_places`.
    """
    if fixture.game_id is None:
        raise Refused("table_not_begun")
    seats = (await referee.bot.tables.frame(fixture.game_id)).seats
    return places_text(parse_places(text, seats), seats)


async def adjudicate(referee: Referee, fixture: Fixture, text: str) -> str:
    """Give the table's people these places, with their points unchanged; return them as text.

    A running game is stopped as it is.
    Raises: Refused `table_not_begun`, or with the codes of `parse_places`.
    """
    bot = referee.bot
    if fixture.game_id is None:
        raise Refused("table_not_begun")
    async with bot.tables.lock(fixture.game_id):
        table = await bot.tables.get(fixture.game_id)
        if table.game is None:
            raise Refused("table_not_begun")
        places = parse_places(text, table.seats)
        known: Sequence[Result] = await Results(bot.store).of_game(table.id)
        conduct: list[Statement] = []
        if not known:
            ending = await ending_of(bot.store, table, table.game, now())
            known = ending.results
            if table.status == "playing":
                conduct = [conduct_kept(who, table.id, table.guild_id, how) for who, how in ending.conduct]
        new = _placed(known, places)
        order = places_text(places, table.seats)
        corrected = correcting(table.id, table.guild_id, referee.user_id, "adjudicate", referee.why, new, now())
        also = [*corrected, *conduct, rows.fixture_is(fixture.id, DECIDED), *_stopped(table)]
        await _note(referee, table, ADJUDICATED, {**table_facts(referee.season, fixture), "places": order}, also)
    return order


def _placed(results: Sequence[Result], places: Mapping[Seat, int]) -> list[Result]:
    """Return the results with these places. The best points are those of the new first place."""
    best = max(one.points for one in results if places[one.seat] == 1)
    return [replace(one, place=places[one.seat], best=best) for one in results]


def _stopped(table: Table) -> list[Statement]:
    return closed(table.id, STOPPED) if table.status == "playing" else []


async def _note(referee: Referee, table: Table, kind: str, facts: Mapping[str, Any], also: Sequence[Statement]) -> None:
    """Commit everything, with a note at the table."""
    bot = referee.bot
    values = {
        "referee": f"<@{referee.user_id}>",
        "why": safe(referee.why),
        "places": safe(str(facts.get("places", ""))),
    }
    statements = [*also, *referee.statements(kind, facts), rows.season_due(referee.season.id, now())]
    await Notes(bot.store).add(table.id, now(), f"referee-{kind}", values, statements=statements)
    bot.wake(table.id)


# Time


async def extend(referee: Referee, fixture: Fixture | None, days: int) -> int:
    """Extend a table's or (None) the season's time by some days; return the new end in Unix s.

    Raises: Refused `season_not_running` or `table_over`.
    """
    length = days * DAY
    async with referee.bot.feature(Seasons).people(referee.season.id):
        season = await referee.leagues.season(referee.season.id)
        if season is None or season.status != RUNNING:
            raise Refused("season_not_running")
        fixture = fixture and await referee.leagues.fixture(fixture.id)
        if fixture is not None and fixture.done:
            raise Refused("table_over")
        if fixture is None:
            until = max(season.ends_at, now()) + length
            changed, facts = rows.season_kept(replace(season, ends_at=until)), dict[str, Any]()
        else:
            until = max(fixture.ends_at or season.ends_at, now()) + length
            changed, facts = fixture_until(fixture.id, until), table_facts(season, fixture)
        statements = referee.statements(EXTENDED, {**facts, "days": days, "until": until})
        await referee.leagues.write([changed, *statements])
    await soon(referee.bot, season.id)
    return until


# People


async def move(referee: Referee, user_id: int, name: str, division: int) -> None:
    """Move a person to a division (0 is the highest) from the next round on, with their results.

    Raises: Refused `one_division`, `no_such_division` or `in_that_division`, or with those of `playing_entrant`.
    """
    settings = referee.season.settings
    if settings.divisions < 2:
        raise Refused("one_division")
    if not 0 <= division < settings.divisions:
        raise Refused("no_such_division", count=settings.divisions)
    async with referee.bot.feature(Seasons).people(referee.season.id):
        entrant = await playing_entrant(referee, user_id, name)
        if entrant.division == division:
            raise Refused("in_that_division", name=entrant.name, division=division + 1)
        facts = {"person": user_id, "name": entrant.name, "before": entrant.division + 1, "after": division + 1}
        changed = rows.placed(referee.season.id, user_id, division)
        await referee.leagues.write([changed, *referee.statements(MOVED, facts)])
    await soon(referee.bot, referee.season.id)


async def remove(referee: Referee, user_id: int, name: str) -> None:
    """Remove a person from future draws; their results stay."""
    async with referee.bot.feature(Seasons).people(referee.season.id):
        entrant = await playing_entrant(referee, user_id, name)
        facts = {"person": user_id, "name": entrant.name}
        changed = rows.entrant_is(referee.season.id, user_id, REMOVED)
        await referee.leagues.write([changed, *referee.statements(TOOK_OUT, facts)])
    await soon(referee.bot, referee.season.id)


async def list_substitute(referee: Referee, user_id: int, name: str, *, remove: bool) -> None:
    """Put a person on the season's list of substitutes, or take them off it.

    Raises: Refused `season_over` or `not_a_substitute`.
    """
    season = referee.season
    if season.status not in (OPEN, RUNNING):
        raise Refused("season_over")
    if remove and user_id not in await referee.leagues.substitutes(season.id):
        raise Refused("not_a_substitute", name=name)
    changed = rows.unlisted(season.id, user_id) if remove else rows.listed(season.id, user_id, name, now())
    facts = {"person": user_id, "name": name}
    await referee.leagues.write([changed, *referee.statements(UNLISTED if remove else LISTED, facts)])
    await soon(referee.bot, season.id)


async def playing_entrant(referee: Referee, user_id: int, name: str) -> Entrant:
    """Return a person's entry.

    Raises: Refused `season_not_running` or `person_not_in_season`.
    """
    if referee.season.status != RUNNING:
        raise Refused("season_not_running")
    entrant = await referee.leagues.entrant(referee.season.id, user_id)
    if entrant is None or entrant.status != IN:
        raise Refused("person_not_in_season", name=name)
    return entrant


# Places: typed input and display text


_MENTION = re.compile(r"<@!?(\d+)>")
_AHEAD, _EQUAL = re.compile(r"[,;>\n]"), "="
_SIGNS = re.compile(rf"{_AHEAD.pattern}|{_EQUAL}|{_MENTION.pattern}")


def parse_places(text: str, seats: Sequence[SeatRow]) -> dict[Seat, int]:
    """Return the place of each seat: people from best to last, separated by commas, equals by "=".

    Everyone is named once, by mention, name or seat number.
    Raises: Refused `places_unreadable`, `places_ambiguous`, `places_twice` or `places_missing`.
    """
    places: dict[Seat, int] = {}
    for group in _AHEAD.split(_MENTION.sub(r" @\1 ", text)):
        place = len(places) + 1
        for word in filter(None, (one.strip() for one in group.split(_EQUAL))):
            try:
                seat = seat_named(seats, word)
            except Refused as refused:
                code = "places_ambiguous" if refused.code == "several_players" else "places_unreadable"
                raise Refused(code, text=word, names=_listed(seats, seats)) from refused
            if seat in places:
                raise Refused("places_twice", name=_readable(seats[seat], seats))
            places[seat] = place
    missing = [row for row in seats if row.seat not in places]
    if missing:
        raise Refused("places_missing", names=_listed(missing, seats))
    return places


def places_text(places: Mapping[Seat, int], seats: Sequence[SeatRow]) -> str:
    """Return the order as text that `parse_places` reads."""
    groups: dict[int, list[str]] = {}
    for seat, place in sorted(places.items(), key=lambda item: (item[1], item[0])):
        groups.setdefault(place, []).append(_readable(seats[seat], seats))
    return ", ".join(f" {_EQUAL} ".join(group) for group in groups.values())


def _listed(rows: Iterable[SeatRow], seats: Sequence[SeatRow]) -> str:
    return ", ".join(_readable(row, seats) for row in rows)


def _readable(row: SeatRow, seats: Sequence[SeatRow]) -> str:
    """Return a player's name as `parse_places` reads it: alone, else with the seat's number, else only that."""
    name = name_of(row.name)
    for text in (name, f"{name} ({row.seat + 1})"):
        try:
            if not _SIGNS.search(text) and seat_named(seats, text) == row.seat:
                return text
        except Refused:  # it means someone else, too
            continue
    return value_of(row.seat)
