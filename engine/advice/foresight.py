"""Foresees the effect of an action for its own seat, before anything is played."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from engine.core.action import Action, Seat
from engine.core.event import TurnBegan, TurnEnded
from engine.core.game import Game
from engine.core.part import PiecesLeft
from engine.core.view import View
from engine.parts.last_turns import LastTurns, LastTurnsSeen
from engine.parts.routes import ClaimRoute, Routes
from engine.parts.ticket_points import completed
from engine.parts.tickets import TicketsSeen
from engine.parts.tunnels import Tunnels


class Foreseen(NamedTuple):
    """The effect of an action. `view` is its seat's view afterwards; show only what no random draw decides.

    `gained` are the points that count at once, `total` the points with them; `completes` are own tickets that it
    completes; `last_turns` says that it starts them, `ends` that the game is over with it.
    """

    view: View
    gained: int
    total: int
    completes: tuple[str, ...]
    last_turns: bool
    ends: bool


def foresee(game: Game, action: Action) -> Foreseen:
    """Return the effect of a legal action; a tunnel is assumed to cost nothing extra.

    Raises: Refused with the code of `Game.refuse` when the action isn't allowed.
    """
    refused = game.refuse(action)
    if refused is not None:
        raise refused
    after = _afterwards(game, action)
    before, view = game.view(action.seat), after.view(action.seat)
    done = completed(before)
    was, total = (there.open_result().totals[action.seat] for there in (game, after))
    return Foreseen(
        view=view,
        gained=total - was,
        total=total,
        completes=tuple(t for t in before.seen(TicketsSeen).own or () if t in completed(view) - done),
        last_turns=_begins_last_turns(game, after, action.seat),
        ends=after.over,
    )


def digs(game: Game, action: Action) -> bool:
    """Tell whether the action claims a tunnel, so that its price is decided by revealed cards."""
    if not isinstance(action, ClaimRoute) or not game.rules.has(Tunnels):
        return False
    known = game.rules.part(Routes).routes.get(action.route)
    return known is not None and known.tunnel


def _afterwards(game: Game, action: Action) -> Game:
    """Return the game after an action, played with a fixed RNG: nothing random in it may be shown."""
    if isinstance(action, ClaimRoute) and digs(game, action):
        routes = game.rules.part(Routes)
        events = routes.claimed(game, action.seat, routes.routes[action.route], action.payment)
        return game.after(event for event in events if not isinstance(event, TurnEnded))
    return game.play(action, Random(0))[0]


def _begins_last_turns(game: Game, after: Game, seat: Seat) -> bool:
    if not game.rules.has(LastTurns) or game.view(None).seen(LastTurnsSeen).left is not None:
        return False
    return after.ask(PiecesLeft(seat)).left <= game.rules.part(LastTurns).numbers.pieces


def on_turn(game: Game, seat: Seat) -> Game:
    """Return the game as if the seat's next turn had begun and nothing had happened in between."""
    ended = () if game.turn.seat is None else (TurnEnded(game.turn.seat),)
    later = game.after((*ended, TurnBegan(seat, game.turn.number + 1)))
    # By then, no other seat has to choose any more.
    return Game(later.rules, later.seats, later.turn, later.slices, None, ())
