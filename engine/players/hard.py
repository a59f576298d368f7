"""Plans over all its tickets together, watches the race to the end, and measures every turn in points."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.core.action import Action
from engine.core.view import View
from engine.parts.pieces import ChoosePieces
from engine.parts.routes import Routes
from engine.parts.tickets import KeepTickets
from engine.parts.tunnels import LeaveTunnel, PayTunnel
from engine.players._judging import best_mix, best_tickets, settle_tunnel
from engine.players._mind import Mind
from engine.players._offers import Offers
from engine.players._outlook import Outlook
from engine.players._tabletop import best_judged


def choose(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """One of the legal actions."""
    if not view.rules.has(Routes):
        return best_judged(view, legal, rng)
    if len(legal) == 1:
        return legal[0]
    match legal[0]:
        case KeepTickets():
            return best_tickets(Outlook(view), legal)
        case ChoosePieces():
            return best_mix(Outlook(view), legal)
        case PayTunnel() | LeaveTunnel():
            return settle_tunnel(Outlook(view), legal)
    return Mind(Outlook(view)).turn(Offers(legal))
