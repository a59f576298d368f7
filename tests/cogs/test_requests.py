"""What a move costs beside its answer: posts, edits and direct messages together, with no look-up."""

from __future__ import annotations

from random import Random

import pytest

from cogs.tables import computers
from tests.bench.requests import BRIEF, KINDS, counted
from tests.cogs.party import Party, text_of

pytestmark = pytest.mark.simcord(settle_timeout=BRIEF)


@pytest.mark.parametrize("others", [0, 2])
async def test_a_move_costs_two_requests_at_most_on_average(
    party: Party, monkeypatch: pytest.MonkeyPatch, others: int
) -> None:
    monkeypatch.setattr(computers, "SHORTEST", 30)
    monkeypatch.setattr(computers, "LONGEST", 30)
    if others:
        await party.ann.slash(party.channel, "game solo", map="usa", seats=3)
    else:
        await party.begin(3)
    found = await counted(party, 16, Random(2))
    assert found.turns >= 8
    assert found.requests["look-ups"] == 0
    assert found.requests["posts"] <= found.turns + 1, "one for each turn of a person"
    assert found.per_move(*KINDS) <= 2
    before = [text_of(post) for post in party.posts()[0 if others else 1 : -1]]  # without the lobby
    assert all(text.startswith("-# ") for text in before), "each old post has become a line"
    assert "🤖" not in "".join(before)
