"""A week of the daily deal with ten people and restarts, counted a second way."""

from __future__ import annotations

import re
from collections import defaultdict
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest
from simcord import MemberActor

from cogs.core.scheduler import now
from cogs.core.time import DAY, HOUR
from data.store.daily import Dailies
from tests.cogs.hands import brisk
from tests.cogs.party import Party, said
from tests.cogs.quick import without_pictures
from tests.cogs.test_daily import day_of, game_of, on, tables_posted

LATE = ("fay", "gus", "hal", "ivy", "jon")
ROW = re.compile(r"^\*\*(\d+)\.\*\* (\w+) – \*\*([-−]?\d+)\*\*(?: · (\d+) days in a row)?$", re.M)
WEEK_ROW = re.compile(r"^\*\*(\d+)\.\*\* (\w+) – \*\*(\d+)\*\*, (\d) days?$", re.M)
COMPUTER = re.compile(r"Best computer – ([-−]?\d+)")


async def play_on(party: Party, person: MemberActor, rng: Random, most: int) -> tuple[int, ...] | None:
    """The points of all seats, if the game ends within so many actions. The computers play as briskly as the person."""

    async def work() -> None:
        for _ in range(most):
            table = await party.bot.tables.get(game.id)
            if table.status != "playing":
                return
            action = brisk(table.running, table.running.waiting[0], rng)
            await party.bot.tables.play_for(table.id, action.seat, lambda *_: action)  # noqa: B023

    game = await game_of(party, person)
    async with party.unseen():
        await party.in_bot(work)
    table = await party.bot.tables.get(game.id)
    return tuple(table.running.result().totals) if table.status == "finished" else None


@pytest.mark.long
async def test_a_week_is_what_a_second_count_gives(
    party: Party, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_pictures(monkeypatch)
    rng, people = Random(0), list(party.people)
    people += [party.guild.add_member(party.env.create_user(name, global_name=name.title())) for name in LATE]
    await on(party, zone="Europe/Kyiv")
    await party.env.advance_time((await day_of(party)).ends_at - now() + HOUR)
    # From Thursday 2 January on: four days of one week and six of the next.
    scored = dict[str, dict[str, tuple[int, ...]]]()
    for number in range(10):
        players = rng.sample(people, rng.choice([0, 1, 3, 5, 7]) if number else 3)
        begun: list[MemberActor] = []
        for person in players:
            assert "Your game is here" in said(await person.slash(party.channel, "daily play"))
            day = await day_of(party)
            points = await play_on(party, person, rng, rng.choice([8, 2000, 2000]))
            if points is None:
                begun.append(person)
            else:
                scored.setdefault(day.day, {})[person.user.name.title()] = points
            if rng.random() < 0.3:
                await party.restart(database)
        for person in begun[::2]:  # some come back later that day
            points = await play_on(party, person, rng, 2000)
            assert points is not None
            scored.setdefault(day.day, {})[person.user.name.title()] = points
        if rng.random() < 0.5:  # it is down as the day ends
            await party.bot.scheduler.stop()
            await party.env.advance_time(DAY)
            await party.restart(database)
            await party.env.advance_time(60)
        else:
            await party.env.advance_time(DAY)
    posts = tables_posted(party)
    assert len(posts) == len(scored) >= 5
    assert not any(post.mentions for post in party.posts())
    week, finished = defaultdict[str, list[int]](list), defaultdict[str, set[str]](set)
    this_week = week_of(min(scored))
    for (date_, results), post in zip(scored.items(), posts, strict=True):
        if week_of(date_) != this_week:
            week.clear()
            this_week = week_of(date_)
        best = max(max(totals) for totals in results.values())
        for name, totals in results.items():
            finished[name].add(date_)
            week[name].append(100 if totals[0] == best else max(int(100 * totals[0] / best), 0) if best > 0 else 0)
        rows = {
            name: (int(place), number_of(points), int(days or 1)) for place, name, points, days in ROW.findall(post)
        }
        assert rows == {
            name: (
                1 + sum(other[0] > totals[0] for other in results.values()),
                totals[0],
                in_a_row(finished[name], date_),
            )
            for name, totals in results.items()
        }
        assert number_of(COMPUTER.findall(post)[0]) == max(max(totals[1:]) for totals in results.values())
        so_far = [one for one in scored if week_of(one) == this_week and one <= date_]
        is_shown = len(so_far) > 1 or date.fromisoformat(date_).isoweekday() == 7
        sums = {name: sum(sorted(worths)[-5:]) for name, worths in week.items()}
        assert {
            name: (int(place), int(total), int(played)) for place, name, total, played in WEEK_ROW.findall(post)
        } == {
            name: (1 + sum(other > sums[name] for other in sums.values()), sums[name], len(week[name]))
            for name in (sums if is_shown else ())
        }
    assert await Dailies(party.bot.store).due(now() + 9 * DAY) in ([], [await day_of(party)])


def number_of(shown: str) -> int:
    return int(shown.replace("−", "-"))


def week_of(day: str) -> tuple[int, int]:
    return date.fromisoformat(day).isocalendar()[:2]


def in_a_row(days: set[str], last: str) -> int:
    count, day = 0, date.fromisoformat(last)
    while day.isoformat() in days:
        count, day = count + 1, day - timedelta(1)
    return count
