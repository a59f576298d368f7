"""The private message of one seat: its cards, pieces and tickets, and what it can do with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from cogs.core.components import HAND, MOST_ALT, MOST_HAND, Press, gallery, quoted, simple_panel
from cogs.play.board import own_buttons
from cogs.rail.table_panel import turn_choices
from cogs.tables.face import Face, all_of
from cogs.tables.table import Table
from cogs.text.catalogue import Words, shorten
from cogs.text.localizer import Localizer
from data.languages import name_in
from engine.advice.missing_links import Outlook
from engine.core.action import Seat
from engine.core.view import View

LEAST_NOTE = 120
"""What a note keeps at least where there is no room for all of it."""


def hand_panel(
    words: Words, lang: str, table: Table, seat: Seat, *, picture: bool = True, note: str = ""
) -> ui.LayoutView:
    """Cards, tickets and notes of one seat, for that seat alone, with what it can do and a link to the table."""
    localizer, view = Localizer(words, lang, table), table.running.view(seat)
    outlook = Outlook(view)
    items: list[ui.Item[Any]] = [ui.TextDisplay(hand_text(localizer, view, seat, note, outlook=outlook))]
    if picture:
        items.append(gallery(HAND, hand_alt(localizer, view)))
    return simple_panel(*items, *_rows(localizer, table, view, seat, outlook))


def hand_alt(localizer: Localizer, view: View) -> str:
    """The picture in words: cards and tickets, those that are complete marked. Tickets are cut where room ends."""
    return shorten(" ".join(all_of(view.rules, Face.hand_alt)(localizer, view)), MOST_ALT)


# The words


def hand_text(localizer: Localizer, view: View, seat: Seat, note: str = "", *, outlook: Outlook | None = None) -> str:
    """The hand in words: cards, pieces, tickets with what each lacks, tickets to choose from, notes.

    Where there is no room for everything, what the rules leave out is left out in their order, and that is said; then
    the note is cut short.
    """
    seen, rules = outlook or Outlook(view), view.rules
    head, foot = _head(localizer, view, seat), all_of(rules, Face.hand_foot)(localizer, view)
    leaves_out = all_of(rules, Face.leaves_out)()
    written = [localizer.say("hand-note"), quoted(note)] if note else []
    for less in range(len(leaves_out) + 1):
        gone = tuple(leaves_out[:less])
        lines = [*head, *all_of(rules, Face.hand_lines)(localizer, view, seen, gone), *foot]
        if gone:
            lines.append(localizer.say("hand-left-out", what=gone[-1]))
        text = "\n".join((*lines, *written))
        if len(text) <= MOST_HAND:
            return text
    return _cut(localizer, lines, written, gone)


def _cut(localizer: Localizer, lines: list[str], written: Sequence[str], gone: Sequence[str]) -> str:
    """The lines without all that is `gone`, and as much of the note as there is room for."""
    if written or gone:
        lines = [*(lines[:-1] if gone else lines), localizer.say("hand-left-out", what="note" if written else gone[-1])]
    room = max(MOST_HAND - len("\n".join(lines)) - 1, LEAST_NOTE) if written else 0
    kept = shorten("\n".join(lines), MOST_HAND - room - 1)
    return f"{kept}\n{shorten(chr(10).join(written), room)}" if written else kept


def _head(localizer: Localizer, view: View, seat: Seat) -> list[str]:
    names, rules = view.rules.names, view.rules
    told = [f"### {localizer.say('hand-title')} · {name_in(names, localizer.lang)}"]
    if view.turn.seat == seat:
        told.append(f"**{localizer.say('hand-your-turn')}**")
    told += all_of(rules, Face.hand_head)(localizer, view)
    told += all_of(rules, Face.supply_left)(localizer, view, seat)
    told += all_of(rules, Face.works_left)(localizer, view, seat)
    return [*told, *all_of(rules, Face.hand_left)(localizer, view)]


# The buttons


def _rows(localizer: Localizer, table: Table, view: View, seat: Seat, outlook: Outlook) -> Sequence[ui.ActionRow[Any]]:
    """Routes to claim and the buttons of a turn for the seat on turn; below them what is there at any time."""
    rules = view.rules
    own: list[ui.Item[Any]] = [
        *own_buttons(localizer, table),
        ui.Button(url=table.link, label=localizer.say("button-table")),
    ]
    now = all_of(rules, Face.pending_buttons)(localizer, table, view)
    if now or view.turn.seat != seat:
        plan = [] if now or not _may_plan(view, seat) else [_plan_button(localizer, table)]
        return [ui.ActionRow(*now, *plan, *own)]
    rows = all_of(rules, Face.hand_rows)(localizer, table, view, outlook)
    beside = all_of(rules, Face.resort_buttons)(localizer, table, view)
    return [*rows, *turn_choices(localizer, table, view), ui.ActionRow(*beside, *own)]


def _may_plan(view: View, seat: Seat) -> bool:
    """Whether others are on turn, so that the next own one can be thought of."""
    return view.turn.seat not in (None, seat) and not view.turn.ended


def _plan_button(localizer: Localizer, table: Table) -> Press:
    return Press(table.id, table.step, "plan", localizer.say("button-plan"))
