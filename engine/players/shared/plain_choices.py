"""Choices that are no turn: which tickets to keep, with which pieces to start, whether to pay for a tunnel."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action
from engine.core.view import View
from engine.parts.market import Market
from engine.parts.pieces import ChoosePieces, Pieces
from engine.parts.tickets import KeepTickets, Tickets
from engine.parts.tunnels import LeaveTunnel, PayTunnel


def plain_choice(view: View, legal: Sequence[Action]) -> Action | None:
    """The answer to what is owed beside a turn, by players that do not plan; None on a turn."""
    match legal[0]:
        case KeepTickets():
            return fewest_tickets(view, legal)
        case ChoosePieces():
            return suggested_mix(view, legal)
        case PayTunnel() | LeaveTunnel():
            return tunnel_paid(view, legal, view.part(Market).wild)
    return None


def fewest_tickets(view: View, legal: Sequence[Action]) -> KeepTickets:
    """As few tickets as may be, of them those of the fewest points."""
    known = view.part(Tickets).tickets
    keeps = [action for action in legal if isinstance(action, KeepTickets)]
    return min(keeps, key=lambda keep: (len(keep.tickets), sum(known[ticket].points for ticket in keep.tickets)))


def suggested_mix(view: View, legal: Sequence[Action]) -> Action:
    """The pieces that the rules suggest."""
    mix = view.part(Pieces).numbers.suggested.mix
    return next(
        (one for one in legal if isinstance(one, ChoosePieces) and (one.trains, one.ships) == mix),
        legal[len(legal) // 2],
    )


def tunnel_paid(view: View, legal: Sequence[Action], wild: str) -> Action:
    """The tunnel paid with as few wilds as may be; given up by whom cannot pay."""
    pays = [action for action in legal if isinstance(action, PayTunnel)]
    return min(pays, key=lambda pay: pay.payment.count(wild)) if pays else legal[-1]
