"""A press that no message of this version has is answered as one that is too old, and never as a failure.

Such presses come from messages of earlier versions, which stay in channels for ever, and from whoever makes them up.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import discord
import pytest
from simcord import InteractionResult, MemberActor, ResponseMessage

from cogs.core.components import ALIASES, Panel, Pick, Press, Row, on
from cogs.core.config import Buckets
from cogs.tables.table import Table
from cogs.text.catalogue import english
from tests.cogs import forged
from tests.cogs.party import Party, said
from tests.rows import crossed

ARGS = (None, "zz", "9" * 30, "-1.²", "a~b~c~d~e")
VALUES = ((), ("zz",), ("9" * 30,), ("-1,2,x",), ("5#9",))
HUGE = 10**17
MAPS = crossed(["europe", "string_railway", "world"], few=1)


PARTING = ("cancel", "leave", "leaveto", "leaveend", "start")
"""Verbs that change who sits there for any argument: they come last."""


def verbs() -> list[str]:
    return sorted({*on, *ALIASES}, key=lambda verb: (verb in PARTING, verb))


async def post(party: Party, rows: Sequence[Row]) -> discord.Message:
    """A message of the bot with these buttons, as an earlier version may have sent it."""

    sent: list[int] = []

    async def send() -> None:
        sent.append((await party.bot.get_partial_messageable(party.channel.id).send(view=Panel(*rows))).id)

    await party.in_bot(send)
    return ResponseMessage(party.env, party.env.backend.get_message(party.channel.id, sent[0])).message


async def press_all(party: Party, table: Table | None, person: MemberActor, share: int) -> list[str]:
    """Press every verb with one in `share` of the arguments; return those that ended in an apology, or in no answer."""
    party.bot.limits.commands = Buckets(10**6, 10**6)
    game, wrong = table.id if table else 0, list[str]()
    for place, verb in enumerate(verbs()):
        if verb == PARTING[0]:  # a game that nobody plays is ended without asking the others
            await party.in_bot(lambda: party.bot.store.run("UPDATE games SET moved_at = 0"))
        step = (await party.bot.tables.frame(game)).step if game else HUGE
        if verb.startswith("pick"):
            options = [discord.SelectOption(label="x", value="x")]
            rows = [Row(Pick(game, step, verb, list(options), arg=arg)) for arg in ARGS]
        else:
            buttons = [Press(game, step, verb, "x", arg=arg) for arg in ARGS]
            rows = [Row(*buttons[at : at + 5]) for at in range(0, len(buttons), 5)]
        shown = await post(party, rows)
        for number, arg in list(enumerate(ARGS))[place % share :: share]:
            id_ = f"st:{game}:{step}:{verb}" + ("" if arg is None else f":{arg}")
            values = VALUES[number] if verb.startswith("pick") else None
            if not forged.has(person, shown, id_):  # a page that was turned in place
                shown = await post(party, rows)
            result = await forged.press(person, shown, id_, values)
            if failed(result):
                wrong.append(f"{id_} {values}")
    return wrong


every_argument = pytest.mark.parametrize("share", crossed([len(ARGS), 1], few=1))
"""In `make test`, each verb with one of them."""


def failed(result: InteractionResult) -> bool:
    return not result.acknowledged or english("apology") in said(result)


@every_argument
@pytest.mark.parametrize("map", MAPS)
async def test_no_forged_press_fails_at_a_table(party: Party, map: str, share: int) -> None:
    table = await party.begin_turns(seats=2, map=map)
    wrong = await press_all(party, table, party.ann, share)
    assert not wrong, "\n".join(wrong)


@every_argument
async def test_no_forged_press_fails_where_there_is_no_game(party: Party, share: int) -> None:
    await party.begin_turns(seats=2)
    wrong = await press_all(party, None, party.eve, share)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("map", ["europe", "string_railway"])
async def test_no_forged_modal_fails(party: Party, map: str) -> None:
    table = await party.begin(seats=2, map=map)
    for verb in ("notekeep", "keep", "setpath", "setline", "settileat"):
        for arg in ("", ":zz"):
            id_ = f"st:{table.id}:{table.step}:{verb}{arg}"
            result = await forged.submit(party.ann, party.channel, id_, tickets="zz", text="zz")
            assert not failed(result), (id_, said(result))


@pytest.mark.parametrize(("verb", "value"), [("pickseat", "zz"), ("pickcomputer", "zz"), ("pickcomputer", "9" * 30)])
async def test_no_forged_choice_fails_in_a_lobby(party: Party, verb: str, value: str) -> None:
    await party.open(2)
    table = await party.table()
    shown = await post(party, [Row(Pick(table.id, 0, verb, [discord.SelectOption(label="x", value="x")]))])
    assert not failed(await forged.press(party.ann, shown, f"st:{table.id}:0:{verb}", (value,)))
    assert (await party.table()).seats == table.seats


async def test_what_a_button_of_another_kind_of_game_is_told(party: Party) -> None:
    table = await party.begin_turns(seats=2, map="string_railway")
    shown = await post(party, [Row(Press(table.id, table.step, "draw", "Draw"))])
    told = said(await forged.press(party.ann, shown, f"st:{table.id}:{table.step}:draw"))
    assert "This game moved on" in told


@pytest.mark.logs_errors
async def test_a_real_error_is_still_an_error(
    party: Party, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(_: object) -> None:
        raise KeyError("a mistake of ours")

    monkeypatch.setitem(on, "board", broken)
    table = await party.begin_turns(seats=2)
    shown = await post(party, [Row(Press(table.id, table.step, "board", "Board"))])
    assert failed(await forged.press(party.ann, shown, f"st:{table.id}:{table.step}:board"))
    assert "a mistake of ours" in caplog.text


def test_handlers_read_arguments_through_what_refuses_bad_ones() -> None:
    """What a button holds is text from anywhere: `int` and `split` of it fail where `number_in` and `parts` refuse."""
    raw = re.compile(r"int\(press\.(arg|value)|press\.values\[|\(press\.arg or \"[^\"]*\"\)\.split")
    found = [
        (path.as_posix(), match[0]) for path in Path("cogs").rglob("*.py") for match in raw.finditer(path.read_text())
    ]
    assert found == []
