"""Buttons and short lines of single rules that both panels of the card family and the faces of those rules show."""

from __future__ import annotations

from cogs.core.components import Press
from cogs.core.panels import GRAY, GREEN
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from engine.core.action import Seat
from engine.core.game import Game
from engine.core.view import View
from engine.parts.passing import Pass
from engine.parts.pieces import PiecesSeen
from engine.parts.tickets import TicketsSeen
from engine.parts.tunnels import TunnelsSeen


def choose_button(localizer: Localizer, table: Table) -> Press:
    return Press(table.id, table.step, "choose", localizer.say("button-choose"), style=GREEN)


def keep_bounds(localizer: Localizer, seen: TicketsSeen) -> str:
    """How many of the offered tickets are kept."""
    if seen.most >= len(seen.offered or ()):
        return localizer.say("keep-least", needed=seen.keep)
    return localizer.say("keep-between" if seen.keep else "keep-most", needed=seen.keep, most=seen.most)


def ticket_line(localizer: Localizer, ticket: str, *, done: bool, over: bool = False) -> str:
    key = "ticket-done" if done else "ticket-missed" if over else "ticket-open"
    return localizer.say(key, ticket=localizer.ticket(ticket))


def mix_button(localizer: Localizer, table: Table) -> Press:
    """Opens the choice of the pieces that a seat starts with."""
    return Press(table.id, table.step, "mix", localizer.say("button-mix"), style=GREEN)


def mixing(view: View) -> tuple[Seat, ...]:
    """The seats that have kept their first tickets and still choose their pieces: both is public."""
    if not view.has(PiecesSeen):
        return ()
    return tuple(seat for seat in view.seen(PiecesSeen).choosing if seat not in view.seen(TicketsSeen).choosing)


def open_tunnel(view: View) -> TunnelsSeen | None:
    """The tunnel whose seat is asked to pay or to give up, if there is one."""
    seen = view.seen(TunnelsSeen) if view.has(TunnelsSeen) else None
    return None if seen is None or seen.owed is None else seen


def tunnel_buttons(localizer: Localizer, table: Table) -> list[Press]:
    """Pay or give up: always both, whatever the hand holds."""
    return [
        Press(table.id, table.step, "pay-tunnel", localizer.say("button-extra"), style=GREEN),
        Press(table.id, table.step, "leave-tunnel", localizer.say("button-retreat")),
    ]


def may_pass(game: Game, seat: Seat) -> bool:
    return any(isinstance(action, Pass) for action in game.legal(seat)[:1])


def pass_button(localizer: Localizer, table: Table) -> Press:
    return Press(table.id, table.step, "pass", localizer.say("button-pass"), style=GRAY)
