"""A typed day means the same everywhere: where a season starts, and on a vacation."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest

from cogs.clocks.dates import parse_day, parse_moment
from data.store.clocks import Clocks
from tests.cogs.party import Party, said

WEDNESDAY = date(2026, 12, 2)
AT = int(datetime(2026, 12, 2, 9, 30, tzinfo=UTC).timestamp())
DAYS = {
    "tomorrow": 3,
    "завтра": 3,
    "Завтра": 3,
    "today": 2,
    "сьогодні": 2,
    "in 3 days": 5,
    "через 3 дня": 5,
    "за 3 дні": 5,
    "in a week": 9,
    "on Monday": 7,
    "в субботу": 5,
    "п'ятниця": 4,
    "24.12.": 24,
    "2026-12-24": 24,
}


@pytest.mark.parametrize("typed", DAYS)
def test_a_day_is_the_same_for_a_vacation_and_a_season(typed: str) -> None:
    meant = date(2026, 12, DAYS[typed])
    assert parse_day(typed, WEDNESDAY) == meant
    assert datetime.fromtimestamp(parse_moment(typed, "UTC", AT), UTC).date() == meant


@pytest.mark.parametrize("typed", ["", "soon", "3", "in 5 hours", "18:00", "2026-02-30", "day"])
def test_what_is_no_day_is_none(typed: str) -> None:
    assert parse_day(typed, WEDNESDAY) is None


async def test_a_vacation_begins_tomorrow_and_ends_in_three_days(party: Party) -> None:
    today = party.env.now().date()
    answer = said(await party.ann.slash(party.channel, "my vacation", start="tomorrow", end="in 3 days"))
    assert str(today + timedelta(1)) in answer and str(today + timedelta(3)) in answer
    offered = await party.ann.autocomplete(party.channel, "my vacation", "start", "завтра")
    assert [one["value"] for one in offered] == [str(today + timedelta(1))]
    assert (await Clocks(party.bot.store).people([party.ann.id]))[party.ann.id].vacations
    assert "tomorrow or in 3 days" in said(await party.ann.slash(party.channel, "my vacation", end="someday"))
