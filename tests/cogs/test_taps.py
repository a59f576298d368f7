"""A whole game of each map with routes by taps alone: nothing is typed, and a turn takes at most four taps."""

from __future__ import annotations

import pytest

from data.maps.library import load
from engine.parts.routes import Routes
from tests.cogs.party import Party
from tests.cogs.taps import play_by_taps
from tests.rows import crossed

MAPS = sorted(
    (key for key in load().games if load().rules(key).has(Routes)),
    key=lambda key: len(load().rules(key).part(Routes).routes),
)
"""The quickest first."""


@pytest.mark.simcord(settle_timeout=30)
@pytest.mark.parametrize("key", crossed(MAPS, few=1))
async def test_a_whole_game_by_taps_alone(party: Party, key: str) -> None:
    tally = await play_by_taps(party, await party.begin(2, first=party.ann, map=key), "medium", 1)
    print(key, len(tally.presses), tally.median(), tally.median_touches(), max(tally.presses.values()))
    assert len(tally.presses) > 20
    assert tally.typed == 0
    assert tally.median() <= 4 and tally.median_touches() <= 4
