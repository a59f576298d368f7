"""Whose result a seat's is: the person's who played at least half of its turns."""

from __future__ import annotations

import pytest

from engine.record import player_of

ANN, BOB = 1, 2


@pytest.mark.parametrize(
    ("turns", "player"),
    [
        ([ANN, ANN, ANN], ANN),
        ([ANN, ANN, BOB], ANN),
        ([ANN, BOB, BOB], BOB),
        ([ANN, ANN, None, None], ANN),
        ([ANN, None, None], None),
        ([None, None], None),
        ([ANN, BOB, None], None),
        ([ANN, None, ANN], ANN),
        ([ANN, BOB], BOB),
        ([BOB, BOB, ANN, ANN], ANN),
        ([], None),
    ],
)
def test_half_of_the_turns_is_enough_and_of_two_halves_the_later_one(
    turns: list[int | None], player: int | None
) -> None:
    assert player_of(turns) == player
