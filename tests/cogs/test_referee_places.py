"""The order that a referee types: read as it is shown."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.league.referee.acts import parse_places, places_text
from data.store.rows import SeatRow
from engine.core.refused import Refused

SEATS = [
    SeatRow(0, 11, "Ann", "blue"),
    SeatRow(1, 12, "Bob the Builder", "red"),
    SeatRow(2, None, "Robot", "green", "hard"),
    SeatRow(3, 14, "Олена", "black"),
]


@pytest.mark.parametrize(
    "text",
    [
        "Ann, Bob the Builder, Robot, Олена",
        "ann; bob the builder; robot; олена",
        "<@11>, <@!12>, robot, <@14>",
        "<@11> > <@12> > Robot > <@14>",
        "@Ann, @Bob the Builder, Robot, @Олена",
        "1, 2, 3, 4",
        "Ann,,Bob the Builder\nRobot, Олена,",
    ],
)
def test_people_are_named_by_mention_by_name_or_by_seat(text: str) -> None:
    assert parse_places(text, SEATS) == {0: 1, 1: 2, 2: 3, 3: 4}


def test_equals_share_a_place_and_the_next_one_comes_after_all_of_them() -> None:
    assert parse_places("Robot = <@11>, 4, 2", SEATS) == {2: 1, 0: 1, 3: 3, 1: 4}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "places_missing"),
        ("Ann, Bob, Robot, Олена", "places_unreadable"),
        ("<@99>, 1, 2, 3", "places_unreadable"),
        ("Ann, 1, 2, 3, 4", "places_twice"),
        ("Ann = Ann, 2, 3, 4", "places_twice"),
        ("Ann, Robot", "places_missing"),
        ("5, 1, 2, 3", "places_unreadable"),
    ],
)
def test_whatever_does_not_name_everybody_once_is_refused(text: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_places(text, SEATS)
    assert refused.value.code == code


def test_two_of_one_name_are_distinguished_by_their_seats_or_mentions() -> None:
    twins = [SeatRow(0, 11, "Ann", "blue"), SeatRow(1, 12, "ann", "red")]
    with pytest.raises(Refused):
        parse_places("Ann, ann", twins)
    assert parse_places("2, 1", twins) == parse_places("<@12>, <@11>", twins) == {1: 1, 0: 2}


@given(st.permutations(range(4)), st.lists(st.booleans(), min_size=3, max_size=3))
def test_an_order_that_is_shown_is_read_as_the_same(order: list[int], equal: list[bool]) -> None:
    places = {order[0]: 1}
    for at, seat in enumerate(order[1:], start=1):
        places[seat] = places[order[at - 1]] if equal[at - 1] else at + 1
    assert parse_places(places_text(places, SEATS), SEATS) == places


@given(st.text(alphabet="Ann1234,=;> @<!", max_size=24))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        assert set(parse_places(text, SEATS)) == {0, 1, 2, 3}
    except Refused as refused:
        assert refused.code.startswith("places_")
