"""The pages about a finished game: the ways from each to the others, and back to where the reader came from."""

from __future__ import annotations

import re
from collections.abc import Sequence

import discord

from cogs.core.components import MOST_ID, MOST_OPTIONS, Pick, Press, Row, custom_id
from cogs.tables.finale import ACCOUNT, LOOKS, REPLAY
from cogs.tables.table import Table
from cogs.text.localizer import Localizer

STEP = "replay-step"
FIRST = "first.0"
"""The argument of the press that opens the first turn."""
_ORIGIN = re.compile(r"([0-9]{1,9})\.([a-z-]+)\.(.+)")


def origin(step: int, verb: str, arg: str) -> str:
    """Return where a reader comes from: the press that leads back there, which the pages hand on in their buttons."""
    return f"{step}.{verb}.{arg}"


def carrying(table: Table, verb: str, arg: str, back: str) -> str | None:
    """Return an argument with the origin `back` behind it, as far as a custom_id has room; None for nothing."""
    whole = ".".join(filter(None, (arg, back)))
    return (whole if len(custom_id(table.id, table.step, verb, whole)) <= MOST_ID else arg) or None


def ways(localizer: Localizer, table: Table, shown: str, back: str) -> list[Press]:
    """Return the buttons to the other pages than the one that is shown, and back to the origin if there is one."""
    say = localizer.say
    pages = {REPLAY: (say(LOOKS(REPLAY)), ""), STEP: (say("button-replay-steps"), FIRST)}
    pages[ACCOUNT] = (say(LOOKS(ACCOUNT)), "")
    buttons = [
        Press(table.id, table.step, verb, label, arg=carrying(table, verb, arg, back))
        for verb, (label, arg) in pages.items()
        if verb != shown
    ]
    found = _ORIGIN.fullmatch(back)
    if found is not None:
        buttons.append(Press(0, int(found[1]), found[2], say("button-back"), arg=found[3]))
    return buttons


def account_pick(placeholder: str, games: Sequence[tuple[int, str]], back: str) -> list[Row]:
    """Return a select of finished games, as numbers and labels, that opens *What happened*; [] without games."""
    options = [discord.SelectOption(label=label, value=str(game)) for game, label in games[:MOST_OPTIONS]]
    return [Row(Pick(0, 0, "pickaccount", options, placeholder=placeholder, arg=back))] if options else []
