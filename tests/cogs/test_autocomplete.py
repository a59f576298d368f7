"""The list that appears as someone types is answered for every command, on every map, at every moment."""

from __future__ import annotations

import logging
from random import Random

import pytest
from discord import app_commands

from cogs.core.config import Buckets
from cogs.run.bot import SlowTrain
from data.maps.library import load
from tests.cogs import forged
from tests.cogs.party import Party

TYPED = ("", "a", "Київ, 2", "🚂\u202e<@1>")
AS_BEFORE = {"map": "europe", "route": "a", "city": "x", "league": "y"}
"""What other options hold meanwhile, where a command has them."""


def offering(bot: SlowTrain) -> list[tuple[forged.Leaf, str]]:
    """Every option of every command that offers something."""
    leaves = [one for one in bot.tree.walk_commands() if isinstance(one, app_commands.Command)]
    return [(one, option.name) for one in leaves for option in one.parameters if option.autocomplete]


async def type_everywhere(party: Party, phase: int) -> None:
    """Type into every option, beside others that are empty or hold anything; conftest fails for a logged error.

    From phase to phase, each option gets another text and another person.
    """
    every = offering(party.bot)
    assert len(every) > 30
    party.bot.limits.typing = Buckets(10**6, 10**6)
    for number, (leaf, option) in enumerate(every, phase):
        others = {one: AS_BEFORE[one] for one in forged.texts_of(leaf) if one in AS_BEFORE and number % 2}
        texts = {**others, option: TYPED[number % len(TYPED)]}
        person = (party.ann, party.bob, party.eve)[number % 3]
        asked = await forged.ask(person, party.channel, leaf, typing=option, **texts)
        assert asked.autocomplete_choices is not None, (leaf.qualified_name, texts)


@pytest.mark.parametrize(
    ("map", "to_the_end"),
    [
        ("europe", False),
        ("string_railway", False),
        *(pytest.param(map, True, marks=pytest.mark.long) for map in sorted(load().games)),
    ],
)
async def test_it_is_answered_from_an_empty_channel_to_the_end(party: Party, map: str, to_the_end: bool) -> None:
    await type_everywhere(party, 0)
    await party.open(2, map=map)
    await type_everywhere(party, 1)
    await party.bob.slash(party.channel, "game join")
    await type_everywhere(party, 2)
    async with party.unseen():
        await party.play_on(12, Random(4))
    await type_everywhere(party, 3)
    if to_the_end:
        async with party.unseen():
            table = await party.play_on(3000, Random(5))
        assert table.status == "finished"
        await type_everywhere(party, 4)


@pytest.mark.logs_errors
async def test_a_failure_offers_nothing_and_is_logged_without_who_typed_what(
    party: Party, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await party.begin_turns(seats=2)

    async def broken(channel_id: int) -> None:
        raise RuntimeError("the table is broken")

    monkeypatch.setattr(party.bot.tables, "at", broken)
    caplog.clear()
    assert await party.ann.autocomplete(party.channel, "claim", "route", "secret plan") == []
    [record] = [one for one in caplog.records if one.levelno >= logging.ERROR]
    assert "autocomplete of /claim, option route, failed" in record.getMessage()
    assert str(party.ann.id) not in caplog.text and "secret plan" not in caplog.text


async def test_an_option_that_offers_nothing_any_more_is_answered(party: Party) -> None:
    """A client may know the commands of an earlier version."""
    [leaf] = [one for one in party.bot.tree.walk_commands() if one.qualified_name == "lay"]
    assert isinstance(leaf, app_commands.Command)
    assert (await forged.ask(party.ann, party.channel, leaf, typing="string", string="l")).autocomplete_choices == []
