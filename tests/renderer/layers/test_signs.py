"""Letters on routes and markers are legible on a phone, where a picture of 1600 px is 390 px wide."""

from __future__ import annotations

import pytest

from renderer.core.draw import CAPITAL
from renderer.layers.ferries import LETTERS
from renderer.layers.markers import LETTER

PHONE, SLOT = 390 / 1600, 38
"""How much smaller the phone shows a picture, and the height of a slot of the samples in px."""


@pytest.mark.parametrize(("size", "least"), [(LETTERS[1] * SLOT, 5.0), (LETTERS[2] * SLOT, 4.6), (LETTER, 5.0)])
def test_a_capital_letter_is_high_enough(size: float, least: float) -> None:
    assert round(size) * CAPITAL * PHONE >= least
