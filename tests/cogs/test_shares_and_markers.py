"""Shares and markers are chosen in the message of the claim or on the board, and everyone reads who took which."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest_asyncio

from cogs.core.delivery import custom_ids
from cogs.run.bot import SlowTrain
from tests.cogs.party import Party, said, text_of
from tests.cogs.positions import arrange
from tests.samples import samples


@pytest_asyncio.fixture
async def simcord_bot(database: Path) -> AsyncIterator[SlowTrain]:
    bot = SlowTrain(database, Random(1), shard_count=1, library=samples())
    yield bot
    await bot.close()


async def test_the_claim_asks_which_share_and_then_the_turn_ends(party: Party) -> None:
    await party.begin_turns(map="iron_valley")
    await arrange(party, hands=[["red", "red"]], tickets=[[], [], []])
    await party.ann.slash(party.channel, "claim", route="ash-coke-1", payment="2 red", now=True)
    (panel,) = party.private(party.ann)
    assert "Which share do you take?" in text_of(panel)
    table, board = await party.table(), party.posts()[-1]
    assert f"st:{table.id}:{table.step}:take-share:bridge" in custom_ids(board.components)
    assert "choose a share" in text_of(board) and table.running.turn.seat == 0
    await party.ann.click(panel, custom_id=f"st:{table.id}:{table.step}:take-share:bridge")
    (panel,) = party.private(party.ann)
    assert "You took a share: Bridge & Barge (BB)." in text_of(panel)
    assert (await party.table()).running.turn.seat == 1
    assert "Ann took share 1 of 6: Bridge & Barge (BB)." in text_of(party.posts()[-1])


async def test_shares_and_markers_can_be_typed_by_name_or_sign(party: Party) -> None:
    await party.begin_turns(map="lantern_coast")
    there = {"amber": ["keeper", "cook"], "beacon": ["cook", "sailor", "keeper"]}
    await arrange(party, hands=[["red", "red"]], tickets=[[], [], []], markers=there)
    await party.ann.slash(party.channel, "claim", route="amber-beacon", payment="2 red", now=True)
    wrong = await party.ann.slash(party.channel, "share", company="coal")
    assert "That share is gone, or the company isn't on your route." in said(wrong)
    offered = await party.ann.autocomplete(party.channel, "share", "company", "")
    assert [choice["name"] for choice in offered] == ["Oil & Wick (OW)", "Glassworks (GL)"]
    for command, option, typed in (("share", "company", "OW"), ("marker", "kind", "cook"), ("marker", "kind", "K")):
        await party.ann.slash(party.channel, command, **{option: typed})
    assert (await party.table()).running.turn.seat == 1
    assert "Ann took a marker from Beacon: Keeper (K)." in text_of(party.posts()[-1])


async def test_someone_else_cannot_choose_it(party: Party) -> None:
    await party.begin_turns(map="iron_valley")
    await arrange(party, hands=[["red", "red"]], tickets=[[], [], []])
    await party.ann.slash(party.channel, "claim", route="ash-coke-1", payment="2 red", now=True)
    table, board = await party.table(), party.posts()[-1]
    await party.bob.click(board, custom_id=f"st:{table.id}:{table.step}:take-share:bridge")
    assert (await party.table()).running.turn.seat == 0


async def test_a_share_and_two_markers_are_asked_one_after_the_other(party: Party) -> None:
    await party.begin_turns(map="lantern_coast")
    there = {"amber": ["keeper", "cook"], "beacon": ["cook", "sailor", "keeper"]}
    await arrange(party, hands=[["red", "red"]], tickets=[[], [], []], markers=there)
    await party.ann.slash(party.channel, "claim", route="amber-beacon", payment="2 red", now=True)
    for choice in ("take-share:oil", "take-marker:amber~cook", "take-marker:beacon~cook"):
        (panel,), table = party.private(party.ann), await party.table()
        assert table.running.turn.seat == 0
        pressed = f"st:{table.id}:{table.step}:{choice}"
        verbs = {id_.split(":")[3] for id_ in custom_ids(party.posts()[-1].components)}
        assert verbs & {"take-share", "take-marker"} == {choice.partition(":")[0]}, "one question at a time"
        await party.ann.click(panel, custom_id=pressed)
    (panel,) = party.private(party.ann)
    assert "You took a marker from Beacon: Cook (C)." in text_of(panel)
    assert (await party.table()).running.turn.seat == 1
    assert "Ann took a marker from Amber: Cook (C)." in text_of(party.posts()[-1])
