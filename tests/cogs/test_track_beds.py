"""A track is laid in the message of the drawn cards: first the bed, then the color."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest_asyncio

from cogs.core.delivery import custom_ids
from cogs.run.bot import SlowTrain
from tests.cogs.hands import id_of
from tests.cogs.party import Party, text_of
from tests.cogs.positions import arrange
from tests.samples import samples


@pytest_asyncio.fixture
async def simcord_bot(database: Path) -> AsyncIterator[SlowTrain]:
    bot = SlowTrain(database, Random(1), shard_count=1, library=samples())
    yield bot
    await bot.close()


async def test_after_two_cards_the_player_picks_a_bed_and_a_color(party: Party) -> None:
    await party.begin_turns(map="blank_plains")
    await arrange(party, tickets=[[], [], []])
    for _ in range(2):
        await party.ann.slash(party.channel, "draw", card="deck")
    (panel,), table, board = party.private(party.ann), await party.table(), party.posts()[-1]
    assert "Where do you lay a track?" in text_of(panel)
    assert "lay a track on a free bed" in text_of(board) and table.running.turn.seat == 0
    assert f"st:{table.id}:{table.step}:tracks" in custom_ids(board.components)
    assert not [id_ for id_ in custom_ids(board.components) if ":draw" in id_], "no third card"
    pick = id_of(panel, "pickbed")
    await party.ann.select(panel, ["fallow-iris"], custom_id=pick)
    (panel,) = party.private(party.ann)
    assert "Fallow – Iris (4, no track yet):** which color?" in text_of(panel)
    await party.ann.click(panel, custom_id=f"st:{table.id}:{table.step}:lay-track:fallow-iris~green")
    (panel,) = party.private(party.ann)
    assert "You laid a track: Fallow – Iris (4, green)." in text_of(panel)
    assert (await party.table()).running.turn.seat == 1
    assert "Ann laid a track: Fallow – Iris (4, green)." in text_of(party.posts()[-1])
