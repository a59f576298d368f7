"""The private message of one seat: its cards, pieces and tickets, and what it can do with them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache, partial
from typing import Any

from discord import ui

from cogs.core.components import Press
from cogs.core.panels import (
    HAND,
    MOST_ALT,
    MOST_HAND,
    choose_button,
    gallery,
    keep_bounds,
    may_pass,
    mix_button,
    open_tunnel,
    own_buttons,
    pass_button,
    quoted,
    simple_panel,
    table_link,
    ticket_line,
    tunnel_buttons,
)
from cogs.faces.districts import district_lines
from cogs.faces.fleet import (
    hand_cards,
    hand_pieces,
    mixing,
    tour_state,
)
from cogs.faces.ways import mending_line, ticket_ways
from cogs.rail.hand_routes import route_rows
from cogs.rail.table_panel import turn_choices
from cogs.tables.table import Table
from cogs.text.catalogue import Words, shorten
from cogs.text.localizer import Localizer
from engine.advice.missing_links import Outlook
from engine.core.action import Seat
from engine.core.view import View
from engine.parts.market import MarketSeen
from engine.parts.pieces import PiecesSeen
from engine.parts.routes import RoutesSeen
from engine.parts.stations import StationsSeen
from engine.parts.ticket_points import completed
from engine.parts.tickets import TicketsSeen

LEFT_OUT = ("mending", "ways", "districts")
"""What is left out where there is no room for it, the first first; then the note is cut short."""
LEAST_NOTE = 120


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
    cards, seen = localizer.cards(view.seen(MarketSeen).hand or ()), view.seen(TicketsSeen)
    told, done = localizer.say("hand-alt", cards=cards), _done(view)
    tickets = [localizer.ticket(ticket) + (" ✓" if ticket in done else "") for ticket in seen.own or ()]
    if tickets:
        told += " " + localizer.say("hand-alt-tickets", tickets="; ".join(tickets))
    if seen.offered:
        told += " " + localizer.say("hand-alt-offered", tickets="; ".join(map(localizer.ticket, seen.offered)))
    return shorten(told, MOST_ALT)


# The words


def hand_text(localizer: Localizer, view: View, seat: Seat, note: str = "", *, outlook: Outlook | None = None) -> str:
    """The hand in words: cards, pieces, tickets with what each lacks, tickets to choose from, notes.

    Where there is no room for everything, `LEFT_OUT` is left out in its order, and that is said.
    """
    outlook = outlook or Outlook(view)
    head, offered = _head(localizer, view, seat), _offered(localizer, view)
    districts = district_lines(localizer, view, seat)
    own = cache(partial(_own_tickets, localizer, view, outlook))
    written = [localizer.say("hand-note"), quoted(note)] if note else []
    for less in range(len(LEFT_OUT) + 1):
        gone = LEFT_OUT[:less]
        lines = [*head, *own(2 - min(less, 2)), *(() if "districts" in gone else districts), *offered]
        if less and (less < len(LEFT_OUT) or districts):
            lines.append(localizer.say("hand-left-out", what=gone[-1]))
        text = "\n".join((*lines, *written))
        if len(text) <= MOST_HAND:
            return text
    lines[-1] = localizer.say("hand-left-out", what="note" if note else gone[-1])
    room = max(MOST_HAND - len("\n".join(lines)) - 1, LEAST_NOTE) if note else 0
    kept = shorten("\n".join(lines), MOST_HAND - room - 1)
    return f"{kept}\n{shorten(chr(10).join(written), room)}" if note else kept


def _head(localizer: Localizer, view: View, seat: Seat) -> list[str]:
    names = view.rules.names
    told = [f"### {localizer.say('hand-title')} · {names.get(localizer.lang) or names['en']}"]
    if view.turn.seat == seat:
        told.append(f"**{localizer.say('hand-your-turn')}**")
    told += hand_cards(localizer, view)
    if not view.has(PiecesSeen):
        told.append(localizer.say("hand-pieces", count=view.seen(RoutesSeen).pieces[seat]))
    told += hand_pieces(localizer, view, seat)
    if view.has(StationsSeen):
        told.append(localizer.say("hand-stations", count=view.seen(StationsSeen).left[seat]))
    return told


def _offered(localizer: Localizer, view: View) -> list[str]:
    tickets = view.seen(TicketsSeen)
    if tickets.offered:
        head = localizer.say("hand-offered", bounds=keep_bounds(localizer, tickets))
        return [head, *(f"{number}. {localizer.ticket(t)}" for number, t in enumerate(tickets.offered, 1))]
    return [] if tickets.own else [localizer.say("hand-no-tickets")]


def _done(view: View) -> Collection[str]:
    """The own tickets that are complete: at the end as they were scored, with what stations lend."""
    if not view.turn.ended or view.viewer is None:
        return completed(view)
    return {str(line.facts["ticket"]) for line in view.result.of(view.viewer) if line.facts.get("complete")}


def _own_tickets(localizer: Localizer, view: View, outlook: Outlook, rich: int) -> list[str]:
    """The kept tickets: with what each lacks (1), and where a station would do instead (2)."""
    own, done, over = view.seen(TicketsSeen).own or (), _done(view), view.turn.ended
    told = [localizer.say("hand-tickets")] if own else []
    for ticket in own:
        told.append(ticket_line(localizer, ticket, done=ticket in done, over=over))
        if ticket in done or over or not rich:
            told += tour_state(localizer, view, ticket, done)
        else:
            ways = ticket_ways(localizer, view, ticket, outlook)
            more = mending_line(localizer, view, ticket) if rich > 1 else []
            told += [*ways, *(line for line in more if line not in ways)]
    return told


# The buttons


def _rows(localizer: Localizer, table: Table, view: View, seat: Seat, outlook: Outlook) -> Sequence[ui.ActionRow[Any]]:
    """Routes to claim and the buttons of a turn for the seat on turn; below them what is there at any time."""
    own: list[ui.Item[Any]] = [
        *own_buttons(localizer, table),
        ui.Button(url=table_link(table), label=localizer.say("button-table")),
    ]
    now = _owed(localizer, table, view, seat)
    if now or view.turn.seat != seat or view.seen(TicketsSeen).choosing or mixing(view):
        plan = [] if now or not _may_plan(view, seat) else [_plan_button(localizer, table)]
        return [ui.ActionRow(*now, *plan, *own)]
    routes = route_rows(localizer, table, seat, outlook)
    passing = [pass_button(localizer, table)] if may_pass(table.running, seat) else []
    return [*routes, *turn_choices(localizer, table, view), ui.ActionRow(*passing, *own)]


def _may_plan(view: View, seat: Seat) -> bool:
    """Whether others are on turn, so that the next own one can be thought of."""
    return view.turn.seat not in (None, seat) and not view.turn.ended


def _plan_button(localizer: Localizer, table: Table) -> Press:
    return Press(table.id, table.step, "plan", localizer.say("button-plan"))


def _owed(localizer: Localizer, table: Table, view: View, seat: Seat) -> list[Press]:
    """What the seat owes an answer to before anything else."""
    buttons = [choose_button(localizer, table)] if view.seen(TicketsSeen).offered else []
    if seat in mixing(view):
        buttons.append(mix_button(localizer, table))
    if view.turn.seat == seat and open_tunnel(view) is not None:
        buttons += tunnel_buttons(localizer, table)
    return buttons
