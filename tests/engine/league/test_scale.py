"""Points by place as people type them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.refused import Refused
from engine.league.standings import DEFAULT_SCALE, checked_scale, scale_text


@pytest.mark.parametrize(
    "text",
    [
        "5-3-2-1-0",
        "5, 3, 2, 1, 0",
        "5 3 2 1 0",
        "5/3/2/1/0",
        " (5; 3; 2; 1; 0) ",
        "5 – 3 – 2 – 1 – 0",
        "5.3.2.1.0",
        "5:3:2:1:0,",
    ],
)
def test_places_are_read_with_any_separators(text: str) -> None:
    assert checked_scale(text) == DEFAULT_SCALE


def test_halves_and_a_single_place_are_read() -> None:
    assert checked_scale("2.5-1.25") == (2.5, 1.25)
    assert checked_scale("3") == (3.0,)


def test_several_last_places_may_have_nothing() -> None:
    assert checked_scale("3-1-0-0-0") == (3.0, 1.0, 0.0, 0.0, 0.0)


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("", "scale_unreadable", {"text": ""}),
        ("many", "scale_unreadable", {"text": "many"}),
        ("5-3-x", "scale_unreadable", {"text": "5-3-x"}),
        ("٥-٣-٢", "scale_unreadable", {"text": "٥-٣-٢"}),
        ("5-3-2.125", "scale_unreadable", {"text": "5-3-2.125"}),
        ("5, 3, -1", "scale_negative", {"text": "5, 3, -1"}),
        ("-5", "scale_negative", {"text": "-5"}),
        ("9-8-7-6-5-4", "scale_too_long", {"most": 5, "given": 6}),
        ("1001-3", "scale_too_big", {"most": 1000}),
        ("0-0-0", "scale_worthless", {}),
        ("1-2-3", "scale_not_falling", {"place": 2, "points": "2", "before": "1"}),
        ("5-3-3-1", "scale_not_falling", {"place": 3, "points": "3", "before": "3"}),
        ("5-2.5-2.75", "scale_not_falling", {"place": 3, "points": "2.75", "before": "2.5"}),
    ],
)
def test_what_is_no_scale_is_refused_with_its_reason(text: str, code: str, facts: dict[str, object]) -> None:
    with pytest.raises(Refused) as refused:
        checked_scale(text)
    assert (refused.value.code, refused.value.facts) == (code, facts)


@given(st.sets(st.integers(0, 10000), min_size=1, max_size=5).filter(lambda found: found != {0}))
def test_a_scale_that_is_written_is_read_as_the_same(hundredths: set[int]) -> None:
    scale = tuple(number / 100 for number in sorted(hundredths, reverse=True))
    assert checked_scale(scale_text(scale)) == scale


@given(st.text(alphabet="0123456789-–., ;x", max_size=12))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        assert checked_scale(text)
    except Refused as refused:
        assert refused.code.startswith("scale_")
