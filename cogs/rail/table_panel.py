"""The public message of a card table: what happened, the board, whose turn it is, the buttons of a turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from discord import ui

from cogs.core.components import Press, in_rows, simple_panel
from cogs.play.board import choices_of, head_of, look_buttons, turn_block
from cogs.play.undo import takeback_buttons
from cogs.rail.alt_text import alt_text, position_text
from cogs.tables.digest import Digest
from cogs.tables.face import Face, all_of, first_of
from cogs.tables.table import Table
from cogs.tables.terms import clock_line
from cogs.text.catalogue import Words
from cogs.text.localizer import Localizer
from engine.core.event import Event
from engine.core.view import View


def board_panel(
    words: Words, lang: str, table: Table, news: Digest | Iterable[Event], *, picture: bool
) -> ui.LayoutView:
    """What happened, the board, whose turn it is (with a mention), and the buttons of a turn.

    `news` is what others did since the last turn of the seat that is waited for, or, where several are, what happened
    of late. Everything comes from the table's view, so it looks the same whatever anybody holds.
    """
    localizer, view = Localizer(words, lang, table), table.running.view(None)
    told = (turn_text(localizer, view), clock_line(localizer, table))
    block = turn_block(localizer, view, news, told, _turn_rows(localizer, table, view))
    return simple_panel(*head_of(localizer, view, news, alt_text if picture else None, position_text), block)


def turn_text(localizer: Localizer, view: View) -> str:
    """Whom the table waits for, and for what."""
    if view.turn.ended:
        return localizer.say("turn-over")
    if view.turn.seat is None:
        return "\n".join(all_of(view.rules, Face.waits_for)(localizer, view))
    owed = first_of(view.rules, Face.owed_line)(localizer, view)
    if owed:
        return owed
    mention = localizer.mention(view.turn.seat)
    line = first_of(view.rules, Face.turn_line)(localizer, view) or localizer.say("turn-now", mention=mention)
    return "\n".join((line, *all_of(view.rules, Face.turn_notes)(localizer, view)))


def _turn_rows(localizer: Localizer, table: Table, view: View) -> list[ui.ActionRow[Any]]:
    """The buttons of a turn. Which ones are there hangs on public facts alone."""
    if view.turn.ended:
        return []
    hand = Press(table.id, table.step, "hand", localizer.say("button-hand"))
    pending = all_of(view.rules, Face.pending_buttons)(localizer, table, view)
    looks, takeback = look_buttons(localizer, table), takeback_buttons(localizer, table, view)
    if pending:
        return in_rows([*pending, *takeback, hand, *looks])
    return [*turn_choices(localizer, table, view), ui.ActionRow(hand, *looks, *takeback)]


def turn_choices(localizer: Localizer, table: Table, view: View) -> list[ui.ActionRow[Any]]:
    """What a turn can be: the face-up cards, and a button for each kind of action."""
    rows, buttons = choices_of(localizer, table, view)
    return [*rows, *in_rows(buttons)]
