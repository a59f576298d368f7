"""No text that someone types, however long, keeps the bot from answering others."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import pytest
from discord import app_commands

from cogs.core.client import most_typed
from cogs.core.components import MOST_FIELD
from cogs.core.config import Buckets
from tests.cogs import forged
from tests.cogs.party import Party, said
from tests.rows import crossed

LONG, MANY = "a" * 6000, "S1 " * 2000
MOST_CALLS = 80_000
"""Function calls of an answer, each comparison of two texts among them: about 20 ms."""
MOST_OF_ALL = 400
"""The longest text that any option takes."""
MODALS = ("notekeep", "setpath", "setline", "settileat", "keep")


class Calls:
    """Counts calls of functions, in Python and in C."""

    count = 0

    def __call__(self, frame: FrameType, event: str, arg: object) -> None:
        self.count += event in ("call", "c_call")


@contextmanager
def counted() -> Iterator[Calls]:
    calls = Calls()
    sys.setprofile(calls)
    try:
        yield calls
    finally:
        sys.setprofile(None)


def commands_of(party: Party) -> list[forged.Leaf]:
    """Every command that takes a text."""
    every = party.bot.tree.walk_commands()
    return [one for one in every if isinstance(one, app_commands.Command) and forged.texts_of(one)]


def unlimited(party: Party) -> None:
    party.bot.limits.commands = party.bot.limits.typing = Buckets(10**6, 10**6)


async def test_every_text_option_has_a_limit(party: Party) -> None:
    found = [(one.qualified_name, option) for one in commands_of(party) for option in one.parameters]
    texts = [(name, option) for name, option in found if most_typed(option) is not None]
    assert len(texts) > 50
    for name, option in texts:
        assert option.choices or 0 < (option.max_value or 0) <= MOST_OF_ALL, (name, option.name)


@pytest.mark.long
async def test_texts_over_the_limits_are_refused_and_nothing_is_offered_for_them(party: Party) -> None:
    await party.begin_turns(seats=2)
    unlimited(party)
    for command in commands_of(party):
        texts = forged.texts_of(command)
        for text in (LONG, MANY):
            with counted() as calls:
                told = said(await forged.ask(party.ann, party.channel, command, **dict.fromkeys(texts, text)))
                assert "That text is too long. Type at most" in told, (command.qualified_name, told)
                asked = await forged.ask(party.ann, party.channel, command, typing=texts[0], **{texts[0]: text})
                assert asked.autocomplete_choices == []
            assert calls.count < MOST_CALLS, (command.qualified_name, calls.count)


async def test_a_modal_takes_no_longer_text_either(party: Party) -> None:
    table = await party.begin_turns(seats=2)
    for verb in MODALS:
        for text in (LONG, MANY):
            with counted() as calls:
                id_ = f"st:{table.id}:{table.step}:{verb}"
                told = said(await forged.submit(party.ann, party.channel, id_, note=text, text=text))
            assert f"Type at most {MOST_FIELD:,} characters" in told.replace("1000", "1,000"), (verb, told)
            assert calls.count < MOST_CALLS, (verb, calls.count)


@pytest.mark.parametrize(("map", "words"), crossed(["string_railway", "europe", "world"], ["s1 ", "а, "], few=2))
async def test_as_many_words_as_fit_are_searched_for_quickly(party: Party, map: str, words: str) -> None:
    """The dearest texts are those within the limits: nothing but the search itself bounds its work."""
    await party.begin_turns(seats=2, map=map)
    unlimited(party)
    of_games = [one for one in commands_of(party) if getattr(one.binding, "plays", None) is not None]
    for command in commands_of(party) if (map, words) == ("world", "s1 ") else of_games:
        for option in command.parameters:
            most = most_typed(option)
            for typing in (None, option.name) if most and not option.choices else ():
                await forged.ask(party.ann, party.channel, command, typing=typing, **{option.name: "b"})
                text = (words * most)[:most] if most else ""
                with counted() as calls:
                    await forged.ask(party.ann, party.channel, command, typing=typing, **{option.name: text})
                assert calls.count < MOST_CALLS, (command.qualified_name, option.name, calls.count)
