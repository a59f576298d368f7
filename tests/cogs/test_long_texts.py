"""Whatever is typed, however long and strange, is answered in a bounded time, changes nothing and fails nowhere."""

from __future__ import annotations

import time
from random import Random

import pytest
from discord import app_commands

from cogs.core.client import most_typed
from cogs.strings.typed import MOST_STOPS
from engine.core.game import Game
from engine.parts.table_setup import TableSeen
from tests.cogs.party import Party, said

MOST_SECONDS = 4.0  # of this process's own work, whatever else the machine does
"""On a busy machine; on an idle one each takes a few tenths at most."""
LONGEST = 6000
"""Letters that Discord lets an option have."""
TEXTS = {
    "spaces": "A1" + " " * (LONGEST - 4) + "B2",
    "joints": ("> " * LONGEST)[:LONGEST],
    "points": ("A1 > R18 > " * LONGEST)[:LONGEST],
    "digits": "9" * LONGEST,
    "places": ("A1 " * LONGEST)[:LONGEST],
    "nan": "NaN > inf > -inf > 1e999 > A1.NaN",
    "negative": "A-1 > B-99999999999999999999",
    "unicode digits": "A١ > S٣ > Ｂ２ > D4.٣٧",
    "superscript": "S² > A³",
    "marks": "A" + "\u0301" * (LONGEST - 1),
    "zero-width": "A\u200b1 > \u202eB2",
    "quotes": "'); DROP TABLE games; --",
    "format": "{0.__class__} %s %d { $seat }",
    "empty": " ",
}


async def typed(party: Party, command: str, option: str, text: str) -> str:
    table = await party.table()
    person = party.people[table.game.waiting[0]] if table.game is not None else party.ann
    text = within(party, command, option, text)
    began = time.process_time()
    shown = await person.slash(party.channel, command, **{option: text})
    assert time.process_time() - began < MOST_SECONDS
    assert shown.acknowledged
    assert (await party.table()).step == table.step
    answer = said(shown)
    assert len(answer) < 4000
    assert "went wrong" not in answer
    return answer


def within(party: Party, command: str, option: str, text: str) -> str:
    """As much of a text as the option takes, with its end."""
    [leaf] = [one for one in party.bot.tree.walk_commands() if one.qualified_name == command]
    assert isinstance(leaf, app_commands.Command)
    most = most_typed(next(one for one in leaf.parameters if one.name == option)) or 0
    return text if len(text) <= most else text[: most - 2] + text[-2:]


async def laying(party: Party) -> None:
    """A table of strings at which a string is to be laid."""
    await party.begin_turns(map="string_railway", seats=2)
    for _ in range(20):
        table = await party.table()
        assert table.game is not None
        if table.game.turn.number > 2 and table.game.part_to_answer(table.game.waiting[0]) is None:
            return
        await party.act(table.game.waiting[0], 0)


class TestStrings:
    async def test_paths(self, party: Party) -> None:
        await laying(party)
        for text in TEXTS.values():
            assert await typed(party, "lay", "path", text)

    @pytest.mark.long
    async def test_as_many_stops_as_there_may_be_are_laid_in_time(self, party: Party) -> None:
        await laying(party)
        rng = Random(6)
        cells = [f"{rng.choice('ABCDEFGHIJKLMNOPQR')}{rng.randint(1, 18)}" for _ in range(MOST_STOPS)]
        assert await typed(party, "lay", "path", " > ".join(cells))
        assert "40" in await typed(party, "lay", "path", " > ".join([*cells, "A1"]))

    async def test_spots(self, party: Party) -> None:
        await party.begin_turns(map="string_railway", seats=2)
        for text in TEXTS.values():
            assert await typed(party, "place", "at", text)

    async def test_lines_and_corners_of_the_set_up(self, party: Party) -> None:
        table = await party.begin(seats=2, map="string_railway", options="chaos,by_hand")
        drawn = set[str]()
        for _ in range(8):
            assert isinstance(table.game, Game)
            owed = str(table.game.view(None).seen(TableSeen).owed)
            drawn.add(owed)
            for text in TEXTS.values():
                assert await typed(party, owed, "corner" if owed == "corner" else "path", text)
            table = await party.act(table.game.waiting[0], 0)
            if table.game is None or table.game.turn.number:
                break
        assert drawn >= {"border", "corner"}


CARDS = (
    ("claim", "route"),
    ("claim", "payment"),
    ("draw", "card"),
    ("keep", "tickets"),
    ("board", "focus"),
    ("game color", "color"),
    ("rules", "about"),
)


@pytest.mark.parametrize(("command", "option"), CARDS)
async def test_texts_at_a_table_of_cards(party: Party, command: str, option: str) -> None:
    await party.begin_turns(map="usa", seats=2)
    for name, text in TEXTS.items():
        if (command, name) == ("draw", "empty"):  # that is the top of the deck
            continue
        if option == "payment":
            began = time.process_time()
            route, payment = (within(party, command, one, text) for one in ("route", "payment"))
            shown = await party.ann.slash(party.channel, command, route=route, payment=payment)
            assert shown.acknowledged
            assert time.process_time() - began < MOST_SECONDS
            assert "went wrong" not in said(shown)
        else:
            await typed(party, command, option, text)
        await party.env.advance_time(2)


async def test_texts_while_typing(party: Party) -> None:
    await party.begin_turns(map="usa", seats=2)
    for text in TEXTS.values():
        for command, option in (("claim", "route"), ("draw", "card"), ("board", "focus")):
            began = time.process_time()
            assert len(await party.ann.autocomplete(party.channel, command, option, text[:LONGEST])) <= 25
            assert time.process_time() - began < MOST_SECONDS
