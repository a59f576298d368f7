"""Sentences keep the lengths of the voice, and none of them reads like a translation."""

from __future__ import annotations

import re

import pytest

from data.languages import CODES
from tests.cogs.voice import LIMITS, length, longest, matches, sentences

LONGER = {
    "cup-terms-ties": "two rules that only make sense together",
    "not-stored": "what a person can do, and what the operator has to know",
    "note-seat-open-closed": "who may take the seat, what they get, and how they come in",
    "privacy-delete": "a list of all that is deleted",
    "rating-meaning": "what three numbers mean",
    "rules-score-strings": "a list of four sources of points",
    "start-damaged-database": "printed in a terminal, with a command",
    "start-sandbox": "printed in a terminal, with an address",
    "sandbox-welcome": "the first post of the sandbox, a list of its ways",
    "verify-wrong-step": "both things that can have happened",
}
"""Keys that may be longer than the limit of their area, with the reason."""
STAYS = {"opt-league-referee-nobody": "the name of an option, which people may have typed before"}
"""Keys that may have one of the patterns, with the reason."""


@pytest.mark.parametrize("lang", CODES)
def test_every_sentence_is_as_short_as_its_area_asks(lang: str) -> None:
    """`pytest -rP` shows the longest sentence of each area."""
    known = list(sentences(lang))
    for area, limit in LIMITS.items():
        one = longest(known, area)[0]
        print(f"{lang} {area}: {length(one.text)} characters, limit {limit}: {one.key}: {one.text!r}")
    over = {one.key: length(one.text) for one in known if length(one.text) > LIMITS[one.area]}
    assert over.keys() <= LONGER.keys(), {key: size for key, size in over.items() if key not in LONGER}


@pytest.mark.parametrize("lang", CODES)
def test_no_sentence_has_a_pattern_that_the_voice_avoids(lang: str) -> None:
    found = {one.key: (matches(one), one.text) for one in sentences(lang) if matches(one)}
    assert found.keys() <= STAYS.keys(), {key: what for key, what in found.items() if key not in STAYS}


CANCELLING = (
    *("cmd-game-cancel-desc", "button-cancel", "cancel-sure", "done-cancel", "note-cancelled-by"),
    *("note-cancelled-unnamed", "lobby-cancelled", "refused-game-cancelled"),
    *("leave-alone", "button-leaveend", "note-game-left", "refused-last-person"),
)


@pytest.mark.parametrize(("lang", "stem"), [("en", "cancel"), ("ru", "отмен"), ("uk", "скасов|скасу")])
def test_a_game_without_a_result_is_cancelled_in_every_sentence_about_it(lang: str, stem: str) -> None:
    found = [one for one in sentences(lang) if one.key in CANCELLING]
    assert {one.key for one in found} == {*CANCELLING}
    assert [one.key for one in found if not re.search(stem, one.text, re.I)] == []
    labels = [one.text for one in sentences(lang) if one.key in ("button-cancel", "button-takeback", "button-back")]
    assert len({*labels}) == len(labels) == 3


def test_the_exceptions_are_still_needed() -> None:
    every = [one for lang in CODES for one in sentences(lang)]
    assert {one.key for one in every if length(one.text) > LIMITS[one.area]} >= LONGER.keys()
    assert {one.key for one in every if matches(one)} >= STAYS.keys()


def test_a_pattern_and_a_long_sentence_are_found() -> None:
    [tail] = [one for one in sentences("en") if one.key == "apology"][:1]
    wrong = type(tail)("en", "probe", "message", "It is told anew by whoever plays on.")
    assert len(matches(wrong)) >= 3
    assert length("**{}** is on turn") == len(" is on turn")
