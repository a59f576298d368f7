"""Families are found by the parts of a game, and what they promise of its end is what they post."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cogs.tables.face import Face, all_of, faces_of, first_of, hooks, order
from cogs.tables.family import CARD_GAMES, STRING_GAMES, family_of, played_in
from cogs.text.catalogue import catalogue
from data.maps.library import load
from engine.core.ruleset import Ruleset

WORDS = catalogue()
MAPS = sorted(load().games)


def without(rules: Ruleset, *names: str) -> Ruleset:
    """The same game without some of its parts."""
    kept = [part for part in rules.parts if part.name not in names]
    return Ruleset(rules.key, rules.variant, kept, seats=rules.seats, names=rules.names)


@pytest.mark.parametrize("key", MAPS)
def test_a_family_is_found_by_the_part_that_leads_it(key: str) -> None:
    rules = load().rules(key)
    leads = family_of(rules).leads
    assert leads in {part.name for part in rules.parts}
    assert [name for name in (CARD_GAMES, STRING_GAMES) if played_in(name)(rules)] == [leads]


def test_a_game_of_no_family_has_none() -> None:
    with pytest.raises(LookupError):
        family_of(without(load().rules("usa"), CARD_GAMES))


class TestHooks:
    def test_come_in_the_order_that_faces_say_and_then_in_that_of_the_parts(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        rules = without(load().rules("europe"))

        def says(name: str) -> Callable[[Face[Any]], tuple[str, ...]]:
            return lambda _: (name,)

        for one, place in (("market", 0), ("routes", 0), ("tickets", -1)):
            kind = type(next(face for face in faces_of(rules) if face.part.name == one))
            monkeypatch.setattr(kind, "leaves_out", order(place)(says(one)))
        assert all_of(rules, Face.leaves_out)() == ["tickets", "market", "routes", "mending"]
        assert first_of(rules, Face.leaves_out)() == ("tickets",)

    def test_of_faces_that_add_nothing_are_not_asked(self) -> None:
        assert hooks(load().rules("usa"), Face.works_left) == ()
