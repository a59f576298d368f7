"""The choice of tickets on the hand: a button for each keeps or returns it, another plays the choice, and the form."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any
from zlib import crc32

from discord import ui

from cogs.core.components import BLUE, GRAY, GREEN, Press, Row, custom_id, in_lines, number_in, window
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from engine.core.action import Seat
from engine.core.game import Game
from engine.core.refused import Refused
from engine.parts.tickets import KeepTickets, TicketsSeen

CHOICE = 900_100
"""The number of the first part of the choice, by which its parts are found in a message; the others follow."""
MOST_ROWS = 10


def choice_mark(game: Game, seat: Seat) -> str:
    """Return a mark of a seat's pending ticket choice that differs for every choice."""
    seen = game.view(seat).seen(TicketsSeen)
    return f"{crc32(repr((seat, seen.own, seen.offered)).encode()):08x}"


def check_choice(table: Table, seat: Seat) -> TicketsSeen:
    """Return what a seat knows of the tickets.

    Raises: Refused `nothing_to_choose` if none are offered to it.
    """
    seen = table.running.view(seat).seen(TicketsSeen)
    if not seen.offered:
        raise Refused("nothing_to_choose")
    return seen


def marked(table: Table, seat: Seat, parts: Sequence[str]) -> int:
    """Return the marked tickets of a button's argument, as bits, the first ticket lowest.

    Raises: Refused `old_choice` if it belongs to another choice, `table_moved_on` for any other text.
    """
    made_for, bits = parts[0], number_in(parts[1])
    if made_for != choice_mark(table.running, seat):
        raise Refused("old_choice")
    if bits >> len(check_choice(table, seat).offered or ()):
        raise Refused("table_moved_on")
    return bits


def marking(game: Game, action: KeepTickets) -> str:
    """Return the argument of the button that marks the tickets of an action."""
    offered = game.view(action.seat).seen(TicketsSeen).offered or ()
    bits = sum(1 << place for place, ticket in enumerate(offered) if ticket in action.tickets)
    return f"{choice_mark(game, action.seat)}.{bits}"


def kept(table: Table, seat: Seat, bits: int) -> KeepTickets:
    """Return the action that keeps the marked tickets."""
    offered = check_choice(table, seat).offered or ()
    return KeepTickets(seat, tuple(ticket for place, ticket in enumerate(offered) if bits >> place & 1))


def choice_parts(localizer: Localizer, table: Table, seat: Seat, bits: int = 0) -> list[ui.Item[Any]]:
    """Return which tickets are marked, as text, the buttons that keep or return each, and the one that plays it."""
    seen, mark = check_choice(table, seat), choice_mark(table.running, seat)
    chosen = kept(table, seat, bits).tickets
    count, offered = len(chosen), seen.offered or ()
    bounds = keep_bounds(localizer, seen)
    if chosen:
        named = ", ".join(f"{offered.index(ticket) + 1}. {localizer.ticket(ticket)}" for ticket in chosen)
        text = localizer.say("choice-marked", tickets=named, left=len(offered) - count)
    else:
        text = localizer.say("choice-none", bounds=bounds)
    toggles = []
    for place in range(len(offered)):
        is_kept = bits >> place & 1
        label = localizer.say("button-return-one" if is_kept else "button-keep-one", number=place + 1)
        arg, style = f"{mark}.{bits ^ 1 << place}", BLUE if is_kept else GRAY
        toggles.append(Press(table.id, table.step, "mark-ticket", label, arg=arg, style=style))
    ready = seen.keep <= count <= seen.most
    label = localizer.say("button-keep", count=count) if ready else localizer.say("button-keep-bounds", bounds=bounds)
    style = GREEN if ready else GRAY
    play = Press(table.id, table.step, "keep-marked", label, arg=f"{mark}.{bits}", style=style, disabled=not ready)
    form = Press(table.id, table.step, "ticket-form", localizer.say("button-ticket-form"))
    parts: list[ui.Item[Any]] = [ui.TextDisplay(text), *in_lines(toggles), Row(play, form)]
    for number, part in enumerate(parts):
        part.id = CHOICE + number
    return parts


def has_choice(parts: Iterable[ui.Item[Any]]) -> bool:
    """Tell whether a message's parts show the choice."""
    return any(part.id == CHOICE for part in parts)


def with_choice(parts: Iterable[ui.Item[Any]], choice: Sequence[ui.Item[Any]]) -> list[ui.Item[Any]]:
    """Return the parts of a hand with another state of its choice in the place of the former one."""
    found: list[ui.Item[Any]] = []
    for part in parts:
        if part.id is None or not CHOICE <= part.id < CHOICE + MOST_ROWS:
            found.append(part)
        elif part.id == CHOICE:
            found += choice
    return found


def choice_modal(localizer: Localizer, table: Table, seat: Seat) -> ui.Modal:
    """Return the offered tickets as a group of checkboxes.

    Raises: Refused `nothing_to_choose`.
    """
    seen = check_choice(table, seat)
    offered = seen.offered or ()
    made_for = custom_id(table.id, table.step, "keep", choice_mark(table.running, seat))
    group: ui.CheckboxGroup[Any] = ui.CheckboxGroup(
        custom_id="tickets", required=False, min_values=0, max_values=min(seen.most, len(offered))
    )
    for ticket in offered:
        group.add_option(label=localizer.ticket(ticket), value=ticket)
    least = localizer.say("modal-least", bounds=keep_bounds(localizer, seen))
    return window(localizer.say("modal-title"), made_for, localizer.say("modal-label"), least, group)


def keep_bounds(localizer: Localizer, seen: TicketsSeen) -> str:
    """Return how many of the offered tickets must be kept."""
    if seen.most >= len(seen.offered or ()):
        return localizer.say("keep-least", needed=seen.keep)
    return localizer.say("keep-between" if seen.keep else "keep-most", needed=seen.keep, most=seen.most)
