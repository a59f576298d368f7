"""The arithmetic of clocks, where people sleep, have weekends and vacations, and where clocks on walls are put on."""

from __future__ import annotations

import itertools
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.clocks.keeper import reminder_at, started, stopped, taken_up
from cogs.core.time import (
    DAY,
    HOUR,
    MORNING,
    Rest,
    awake,
    days_between,
    elapsed,
    free_until,
    limited,
    parse_quiet,
    quiet_name,
    quiet_until,
    time_up,
    wall,
)
from cogs.tables.terms import (
    CODES,
    Terms,
    TimeoutPolicy,
    clock_terms_of,
    codes_of,
    deadline,
    duration,
    options_of,
    rest_of,
)
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.localizer import Localizer
from data.store.clocks import Person

ZONES = ("UTC", "Europe/Kyiv", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe", "America/Havana")
MONDAY = int(datetime(2031, 3, 3, 12, tzinfo=UTC).timestamp())
YEAR = 366 * DAY

zones = st.sampled_from(ZONES)
quiets = st.none() | st.builds(
    lambda start, length: (start, (start + length) % 1440), st.integers(0, 1439), st.integers(30, 14 * 60)
)
days = st.dates(date(2031, 1, 1), date(2031, 12, 31))
rests = st.builds(Rest, zones, quiets, st.booleans(), st.frozensets(days, max_size=40))
moments = st.integers(MONDAY, MONDAY + YEAR)
allowances = st.integers(0, 20 * DAY)


def at(text: str, zone: str = "UTC") -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp())


class TestForEverybody:
    @given(moments, allowances, rests)
    def test_time_is_never_up_while_somebody_rests_or_sleeps(self, start: int, allowance: int, rest: Rest) -> None:
        up = time_up(start, allowance, rest)
        assert free_until(up, rest) is None and quiet_until(up, rest) is None
        assert up >= start + allowance

    @given(moments, allowances, rests)
    def test_the_whole_time_has_run_by_then_and_no_more_without_quiet_hours(
        self, start: int, allowance: int, rest: Rest
    ) -> None:
        assert elapsed(start, time_up(start, allowance, rest), rest) >= allowance
        loud = replace(rest, quiet=None)
        assert elapsed(start, time_up(start, allowance, loud), loud) == allowance

    @given(moments, allowances, allowances, rests)
    def test_who_has_more_time_is_never_out_of_it_earlier(self, start: int, less: int, more: int, rest: Rest) -> None:
        less, more = sorted((less, more))
        assert time_up(start, less, rest) <= time_up(start, more, rest)

    @given(moments, moments, allowances, rests)
    def test_who_begins_later_is_never_out_of_time_earlier(
        self, one: int, other: int, allowance: int, rest: Rest
    ) -> None:
        one, other = sorted((one, other))
        assert time_up(one, allowance, rest) <= time_up(other, allowance, rest)

    @given(moments, st.integers(0, 30 * DAY), st.integers(0, 30 * DAY), rests)
    def test_a_clock_that_is_looked_at_in_between_tells_the_same(
        self, start: int, first: int, second: int, rest: Rest
    ) -> None:
        middle, end = start + first, start + first + second
        assert elapsed(start, middle, rest) + elapsed(middle, end, rest) == elapsed(start, end, rest)
        assert 0 <= elapsed(start, end, rest) <= end - start

    @given(moments, rests)
    def test_who_is_awake_is_not_let_wait(self, moment: int, rest: Rest) -> None:
        first = awake(moment, rest)
        assert awake(first, rest) == first >= moment

    @given(st.sets(days), st.integers(0, 30))
    def test_a_table_counts_no_more_days_of_a_year_than_it_said(self, taken: set[date], most: int) -> None:
        assert len(limited(taken, most)) == min(most, len(taken))
        assert limited(taken, None) == taken


class TestWeekends:
    def test_the_clock_stands_from_saturday_to_monday_where_the_person_lives(self) -> None:
        rest = Rest("Europe/Kyiv", weekends=True)
        friday = at("2031-03-07T18:00", "Europe/Kyiv")
        assert time_up(friday, DAY, rest) == at("2031-03-10T18:00", "Europe/Kyiv")
        assert elapsed(friday, at("2031-03-10T06:00", "Europe/Kyiv"), rest) == 12 * HOUR

    def test_they_run_at_weekends_elsewhere(self) -> None:
        assert time_up(at("2031-03-07T18:00"), DAY, Rest()) == at("2031-03-08T18:00")


class TestQuietHours:
    def test_the_clock_runs_in_them_and_does_not_run_out(self) -> None:
        rest = Rest("Europe/Kyiv", (22 * 60, 8 * 60))
        start = at("2031-03-03T23:30", "Europe/Kyiv")
        assert time_up(start, DAY, rest) == at("2031-03-05T08:00", "Europe/Kyiv") + MORNING
        assert time_up(start, DAY + 12 * HOUR, rest) == at("2031-03-05T11:30", "Europe/Kyiv")

    def test_a_morning_after_them_ends_on_a_day_of_rest_no_time(self) -> None:
        rest = Rest("UTC", (22 * 60, 8 * 60), weekends=True)
        assert time_up(at("2031-03-06T23:00"), DAY, rest) == at("2031-03-10T08:00") + MORNING

    @pytest.mark.parametrize("text", ["22-8", "22:30-7", "0-8", "23–7", " 9:15 - 17:00 "])
    def test_are_read_and_written(self, text: str) -> None:
        quiet = parse_quiet(text)
        assert quiet is not None and parse_quiet(quiet_name(quiet)) == quiet

    @pytest.mark.parametrize("text", ["", "8", "8-8", "25-3", "22:99-7", "8-7", "night", "22-8-9", "٢٢-٨"])
    def test_that_are_none_or_leave_no_day_are_refused(self, text: str) -> None:
        assert parse_quiet(text) is None


class TestVacations:
    def test_both_days_belong_to_it(self) -> None:
        rest = Rest("UTC", vacation=frozenset(days_between(date(2031, 3, 4), date(2031, 3, 17))))
        assert time_up(MONDAY, DAY, rest) == MONDAY + DAY + 14 * DAY

    def test_a_clock_that_starts_in_it_starts_after_it(self) -> None:
        rest = Rest("UTC", vacation=frozenset([date(2031, 3, 3)]))
        assert time_up(MONDAY, HOUR, rest) == at("2031-03-04T01:00")


class TestClocksThatAreSet:
    def test_a_day_of_23_hours_is_a_whole_day_of_rest(self) -> None:
        spring = date(2031, 3, 30)
        rest = Rest("Europe/Kyiv", vacation=frozenset([spring]))
        start = wall(spring, 0, "Europe/Kyiv") - HOUR
        assert time_up(start, 2 * HOUR, rest) - start == 25 * HOUR

    def test_quiet_hours_end_at_eight_on_the_wall_whatever_the_season(self) -> None:
        rest = Rest("Europe/Kyiv", (22 * 60, 8 * 60))
        for day in (date(2031, 3, 30), date(2031, 10, 26)):
            night = wall(day, 60, "Europe/Kyiv")
            shown = datetime.fromtimestamp(time_up(night, 0, rest) - MORNING, ZoneInfo("Europe/Kyiv"))
            assert (shown.date(), shown.hour) == (day, 8)


class TestTerms:
    @given(st.sets(st.sampled_from(sorted(CODES))))
    def test_are_carried_as_codes(self, codes: set[str]) -> None:
        options = options_of(codes)
        assert options_of(codes_of(options)) == options
        assert isinstance(clock_terms_of(options), Terms)

    def test_are_read(self) -> None:
        assert clock_terms_of({}) == Terms()
        assert clock_terms_of(options_of(["c3", "tc", "we", "v7"])) == Terms(
            3 * DAY, None, 0, TimeoutPolicy.COMPUTER, True, 7
        )
        assert clock_terms_of(options_of(["b5"])) == Terms(None, 5 * DAY, 12 * HOUR)
        assert clock_terms_of({"table_clock": "soon", "table_timeout": "boom"}) == Terms()

    def test_every_period_is_at_least_a_day(self) -> None:
        for code in CODES:
            assert clock_terms_of(options_of([code])).period >= timedelta(days=1).total_seconds()


DURATIONS = {
    "en": "1 minute, 59 minutes, 1 hour, 2 hours 1 minute, 1 day 1 hour, 2 days 3 hours, 21 days",
    "ru": "1 минута, 59 минут, 1 час, 2 часа 1 минута, 1 день 1 час, 2 дня 3 часа, 21 день",
    "uk": "1 хвилина, 59 хвилин, 1 година, 2 години 1 хвилина, 1 день 1 година, 2 дні 3 години, 21 день",
}


class TestInWords:
    @pytest.mark.parametrize("lang", LANGS)
    def test_how_long_is_shown_by_its_two_largest_units(self, lang: str) -> None:
        spans = [5, 59 * 60, HOUR, 2 * HOUR + 60, DAY + HOUR, 2 * DAY + 3 * HOUR + 60, 21 * DAY + 60]
        lines = [duration(Localizer(catalogue(), lang, None), span) for span in spans]
        assert ", ".join(lines) == DURATIONS[lang]

    def test_a_zone_that_is_gone_stops_nobody(self) -> None:
        for zone in ("Europe/Atlantis", "", "../etc/passwd", "Europe"):
            person = Person({"zone": zone, "quiet": "22-8"}, [("2031-03-03", "2031-03-04")])
            assert time_up(MONDAY, DAY, rest_of(person, Terms())) == at("2031-03-06T09:00")


class TestTheBank:
    TERMS = Terms(None, 3 * DAY, 6 * HOUR)

    def test_pays_for_what_was_used_and_is_never_fuller_than_at_first(self) -> None:
        clock = started(0, 3 * DAY, MONDAY)
        assert stopped(clock, self.TERMS, Rest(), MONDAY + HOUR).bank == 3 * DAY
        assert stopped(clock, self.TERMS, Rest(), MONDAY + DAY).bank == 2 * DAY + 6 * HOUR
        assert stopped(clock, self.TERMS, Rest(), MONDAY + 9 * DAY).bank == 6 * HOUR

    @given(st.lists(st.integers(0, 4 * DAY), max_size=9), rests)
    def test_never_grows_by_more_than_its_increment(self, moves: list[int], rest: Rest) -> None:
        bank, moment = 3 * DAY, MONDAY
        for took in moves:
            after = stopped(started(0, bank, moment), self.TERMS, rest, moment + took).bank
            assert after is not None and 6 * HOUR <= after <= min(3 * DAY, bank + 6 * HOUR)
            bank, moment = after, moment + took


class TestReminders:
    @given(st.integers(1, 400), st.none() | st.integers(60, 9 * DAY))
    def test_come_at_gaps_that_double_and_end(self, hours: int, allowance: int | None) -> None:
        clock, moments = started(0, None, MONDAY), [MONDAY]
        until = None if allowance is None else MONDAY + allowance
        while (moment := reminder_at(clock, hours * HOUR, until)) is not None:
            moments.append(moment)
            clock = replace(clock, reminded=clock.reminded + 1, told_at=moment)
        gaps = [later - earlier for earlier, later in itertools.pairwise(moments)]
        assert gaps[1:] == [hours * HOUR * factor for factor in (2, 4, 8)]
        assert gaps[0] == min(hours * HOUR, (allowance or 10**9) // 2)


class TestAStepTakenBack:
    def test_gives_no_new_time_for_a_move(self) -> None:
        terms, rest = Terms(move=86400), Rest()
        clock = taken_up(stopped(started(0, None, 1000), terms, rest, 1000 + 82800), terms, 90000)
        assert deadline(clock, terms, rest) == 90000 + 3600

    def test_gives_no_increment_of_a_bank_and_nothing_back(self) -> None:
        terms, rest = Terms(bank=3 * 86400, increment=21600), Rest()
        clock = started(0, 3 * 86400, 0)
        for number in range(1, 6):
            at = 40000 * number
            clock = taken_up(stopped(clock, terms, rest, at), terms, at)
            assert deadline(clock, terms, rest) == 3 * 86400
