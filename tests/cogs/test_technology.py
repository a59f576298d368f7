"""A technology is bought by a command or a button, with its price to confirm; everyone reads who owns which."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest_asyncio

from cogs.run.bot import SlowTrain
from engine.parts.technology import TechnologySeen
from tests.cogs.hands import id_of
from tests.cogs.party import Party, text_of
from tests.cogs.positions import arrange
from tests.samples import samples


@pytest_asyncio.fixture
async def simcord_bot(database: Path) -> AsyncIterator[SlowTrain]:
    bot = SlowTrain(database, Random(1), shard_count=1, library=samples())
    yield bot
    await bot.close()


async def owned(party: Party) -> tuple[tuple[str, ...], ...]:
    return (await party.table()).running.view(None).seen(TechnologySeen).owned


async def test_a_command_buys_one_and_then_its_route_can_be_claimed(party: Party) -> None:
    await party.begin_turns(map="brass_dales")
    await arrange(party, hands=[["locomotive", "green", "green", "green"]], tickets=[["dairy-glen"], [], []])
    await party.ann.slash(party.channel, "claim", route="dairy-forge", payment="3 green", now=True)
    (panel,) = party.private(party.ann)
    assert "is locked. Buy this first: Firebox (F)." in text_of(panel)
    await party.ann.slash(party.channel, "buy", technology="firebox", payment="1 loco", now=True)
    (panel,) = party.private(party.ann)
    assert "You bought Firebox (F). Now take your action." in text_of(panel)
    assert "Technologies: Firebox (F)" in text_of(panel), "the hand is the answer"
    assert await owned(party) == (("firebox",), (), ())
    assert "Ann bought Firebox (F) for 1 locomotive." in text_of(party.posts()[-1])
    await party.ann.slash(party.channel, "claim", route="dairy-forge", payment="3 green", now=True)
    assert (await party.table()).running.turn.seat == 1


async def test_a_button_lists_them_and_the_price_is_confirmed(party: Party) -> None:
    await party.begin_turns(map="brass_dales")
    await arrange(party, hands=[["locomotive", "red", "red", "red"]], tickets=[["dairy-glen"], [], []])
    table, board = await party.table(), party.posts()[-1]
    await party.ann.click(board, custom_id=f"st:{table.id}:{table.step}:technologies")
    (panel,) = party.private(party.ann)
    assert "**Big Boiler (B)** · 2 locomotives · 4 left: opens routes of 4, 5 spaces" in text_of(panel)
    await party.ann.select(panel, ["boiler"], custom_id=id_of(panel, "pick-technology"))
    (panel,) = party.private(party.ann)
    assert "### Buy Big Boiler (B)" in text_of(panel) and "You pay: 1 locomotive, 3 red." in text_of(panel)
    await party.ann.click(panel, custom_id=id_of(panel, "confirm"))
    assert (await owned(party))[0] == ("boiler",)
    assert (await party.table()).running.turn.seat == 0


async def test_a_second_route_is_claimed_or_the_turn_ended(party: Party) -> None:
    await party.begin_turns(map="brass_dales")
    hand = ["red", "red", "blue", "blue"]
    await arrange(party, hands=[hand], tickets=[[], [], []], technologies=[["shift"]])
    await party.ann.slash(party.channel, "claim", route="amber-brook", payment="2 red", now=True)
    (panel,), table = party.private(party.ann), await party.table()
    assert "Claim a second route?" in text_of(panel) and table.running.turn.seat == 0
    assert "claim a second route or end your turn" in text_of(party.posts()[-1])
    await party.ann.click(panel, custom_id=f"st:{table.id}:{table.step}:claim")
    await party.ann.slash(party.channel, "claim", route="amber-dairy", payment="2 blue", now=True)
    assert (await party.table()).running.turn.seat == 1
    assert "Ann returned Double Shift (DS)." in text_of(party.posts()[-1])


async def test_a_command_ends_the_turn_without_a_second_route(party: Party) -> None:
    await party.begin_turns(map="brass_dales")
    hand = ["red", "red", "blue", "blue"]
    await arrange(party, hands=[hand], tickets=[[], [], []], technologies=[["shift"]])
    await party.ann.slash(party.channel, "claim", route="amber-brook", payment="2 red", now=True)
    await party.ann.slash(party.channel, "stop")
    assert (await party.table()).running.turn.seat == 1 and (await owned(party))[0] == ("shift",)


async def test_three_cards_from_the_deck_are_all_told(party: Party) -> None:
    await party.begin_turns(map="brass_dales")
    deck = ["red", "blue", "green", "black", "yellow"]
    await arrange(party, hands=[[]], tickets=[[], [], []], technologies=[["tender"]], deck=deck)
    table, board = await party.table(), party.posts()[-1]
    await party.ann.click(board, custom_id=f"st:{table.id}:{table.step}:drawtwo")
    (panel,) = party.private(party.ann)
    assert "You took: 1 red, 1 blue, 1 green." in text_of(panel)
    assert (await party.table()).running.turn.seat == 1
