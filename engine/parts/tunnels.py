"""Tunnels: cards are committed, some are revealed, and matching ones cost extra; then pay or give up (R23)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import comb
from random import Random
from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from engine.core.action import Action, Seat
from engine.core.content import Content
from engine.core.event import Event, PlainEvent, PublicEvent, TurnEnded
from engine.core.game import Game
from engine.core.part import Numbers, Part, Q, Seen, Slice
from engine.core.refused import Refused
from engine.core.view import View
from engine.parts.market import CardRevealed, Cards, Market, MarketSeen, MarketSlice, RevealedDiscarded
from engine.parts.routes import Claim, Routes
from engine.rail.payment import mix, refuse_payment, ways_to_pay


class TunnelsNumbers(Numbers, frozen=True):
    """`reveal`: how many cards are revealed."""

    reveal: Annotated[int, Meta(ge=1, le=9)]


class PayTunnel(Action, frozen=True, tag="pay_tunnel"):
    """A seat pays the extra cards of a tunnel."""

    payment: Cards


class LeaveTunnel(Action, frozen=True, tag="leave_tunnel"):
    """A seat gives up its tunnel and takes its cards back."""


class TunnelEntered(PublicEvent, frozen=True, tag="tunnel_entered"):
    """Cards were committed to a tunnel. They stay in the hand until it is settled and can't be used otherwise."""

    seat: Seat
    route: str
    payment: Cards

    bars_undo = "tunnel"


class TunnelAsked(PublicEvent, frozen=True, tag="tunnel_asked"):
    """The revealed cards cost `owed` extra cards. The seat is asked whether or not it can pay (R23)."""

    seat: Seat
    route: str
    owed: int

    bars_undo = "tunnel"


class TunnelDug(PlainEvent, frozen=True, tag="tunnel_dug"):
    """The tunnel was paid for, with `extra` cards besides the committed ones."""

    seat: Seat
    route: str
    extra: Cards


class TunnelLeft(PlainEvent, frozen=True, tag="tunnel_left"):
    """The seat gave up the tunnel; the committed cards stay in its hand."""

    seat: Seat
    route: str


class TunnelsSeen(Seen, frozen=True):
    """The attempt in progress, which is public: seat, route, committed cards, and extra cards owed once known."""

    seat: Seat | None
    route: str | None
    payment: Cards
    owed: int | None


class TunnelsSlice(Slice, frozen=True):
    """The attempt in progress: seat, route, committed cards, and extra cards owed. None where not known yet."""

    seat: Seat | None = None
    route: str | None = None
    payment: Cards = ()
    owed: int | None = None

    def seen_by(self, viewer: Seat | None) -> TunnelsSeen:
        return TunnelsSeen(self.seat, self.route, self.payment, self.owed)


class Tunnels(Part[TunnelsSlice]):
    """Puts the attempt before the claim of a tunnel route."""

    name = "tunnels"
    numbers_type = TunnelsNumbers
    slice_type = TunnelsSlice
    requires = ("market", "routes")
    decides = (PayTunnel, LeaveTunnel)
    folds = (TunnelEntered, TunnelAsked, TunnelDug, TunnelLeft)
    reacts = (TunnelEntered, CardRevealed)
    amends = (Claim,)

    def __init__(self, numbers: TunnelsNumbers, content: Content) -> None:
        self.numbers = numbers

    def amend(self, game: Game, question: Q) -> Q:
        match question:
            case Claim(seat=seat, route=route, payment=payment) if route.tunnel:
                return replace(question, events=(TunnelEntered(seat, route.id, payment),))
        return question

    # The reveal

    def react(self, game: Game, event: Event, rng: Random) -> Sequence[Event]:
        """Reveal one card after the other, then ask for the extra cards or claim the route.

        One at a time, since the deck may have to be rebuilt in between (R2).
        """
        market, state = game.slice(MarketSlice), game.slice(TunnelsSlice)
        if state.seat is None or state.route is None or state.owed is not None:
            return ()
        if len(market.aside) < self.numbers.reveal and market.deck:
            return (CardRevealed(market.deck[-1]),)
        wild = game.rules.part(Market).wild
        owed = sum(card in costly(state.payment, wild) for card in market.aside)
        if owed:
            return (TunnelAsked(state.seat, state.route, owed),)
        return self._dug(game, ())

    def _dug(self, game: Game, extra: Cards) -> tuple[Event, ...]:
        state, routes = game.slice(TunnelsSlice), game.rules.part(Routes)
        assert state.seat is not None and state.route is not None
        claimed = routes.claimed(game, state.seat, routes.routes[state.route], (*state.payment, *extra))
        dug = TunnelDug(state.seat, state.route, extra)
        if game.rules.version < 2:
            return (dug, RevealedDiscarded(), *claimed)
        spent, *rest = claimed
        return (dug, spent, RevealedDiscarded(), *rest)

    # The question

    def pending(self, game: Game) -> Collection[Seat]:
        state = game.slice(TunnelsSlice)
        return () if state.seat is None else (state.seat,)

    def candidates(self, game: Game, seat: Seat) -> Sequence[Action]:
        state, market = game.slice(TunnelsSlice), game.rules.part(Market)
        if state.seat != seat or state.owed is None:
            return ()
        owed = state.owed
        colors = [market.index[card] for card in costly(state.payment, market.wild) - {market.wild}]
        ways = ways_to_pay(self._left(game, seat), colors, owed)
        return [*(PayTunnel(seat, mix(market.kinds, way, owed)) for way in ways), LeaveTunnel(seat)]

    def _left(self, game: Game, seat: Seat) -> tuple[int, ...]:
        """Return the hand by kind without the committed cards."""
        market, payment = game.rules.part(Market), game.slice(TunnelsSlice).payment
        hand = game.slice(MarketSlice).hands[seat]
        return tuple(count - payment.count(kind) for count, kind in zip(hand, market.kinds, strict=True))

    def refuse(self, game: Game, action: Action) -> Refused | None:
        state, market = game.slice(TunnelsSlice), game.rules.part(Market)
        if state.seat != action.seat or state.owed is None:
            return Refused("no_tunnel_open")
        if not isinstance(action, PayTunnel):
            return None
        left = dict(zip(market.kinds, self._left(game, action.seat), strict=True))
        colors = costly(state.payment, market.wild) - {market.wild}
        return refuse_payment(action.payment, left, market.wild, count=state.owed, colors=colors or {market.wild})

    def decide(self, game: Game, action: Action, rng: Random) -> Sequence[Event]:
        if isinstance(action, PayTunnel):
            return self._dug(game, action.payment)
        route = game.slice(TunnelsSlice).route
        assert route is not None
        return (TunnelLeft(action.seat, route), RevealedDiscarded(), TurnEnded(action.seat))

    def evolve(self, state: TunnelsSlice, event: Event) -> TunnelsSlice:
        match event:
            case TunnelEntered(seat=seat, route=route, payment=payment):
                return TunnelsSlice(seat, route, payment)
            case TunnelAsked(owed=owed):
                return TunnelsSlice(state.seat, state.route, state.payment, owed)
        return TunnelsSlice()


def costly(payment: Cards, wild: str) -> frozenset[str]:
    """Return the kinds that cost extra when they are revealed, and that may pay for it."""
    return frozenset(payment) | {wild}


def odds(view: View, payment: Cards) -> tuple[float, ...]:
    """Return the probabilities that 0, 1, 2, ... extra cards are owed, from what the viewer knows.

    It knows its own hand, the face-up cards and the discard pile. Cards that it can't see are in the deck or in other
    hands, every order equally likely. If the deck is too small, the rest is revealed from the discard pile.
    """
    market, seen = view.part(Market), view.seen(MarketSeen)
    fitting = costly(payment, market.wild)
    known = [*(seen.hand or ()), *(card for card in seen.face_up if card), *seen.aside]
    known += [kind for kind, count in seen.discard.items() for _ in range(count)]
    hidden = sum(market.totals) - len(known)
    matching = sum(market.totals[market.index[kind]] - known.count(kind) for kind in fitting)
    discarded = sum(seen.discard[kind] for kind in fitting)
    reveal = view.part(Tunnels).numbers.reveal
    return surplus_odds(reveal, seen.deck, (hidden, matching), (sum(seen.discard.values()), discarded))


def matches(drawn: int, cards: int, matching: int) -> list[float]:
    """Return the probabilities that 0, 1, ... `drawn` of the drawn cards match.

    They are drawn from `cards` cards, of which `matching` match.
    """
    drawn = min(drawn, cards)
    ways = comb(cards, drawn)
    return [comb(matching, count) * comb(cards - matching, drawn - count) / ways for count in range(drawn + 1)]


def surplus_odds(reveal: int, deck: int, hidden: tuple[int, int], discard: tuple[int, int]) -> tuple[float, ...]:
    """Return the probabilities that 0 to `reveal` of the revealed cards match.

    `hidden` and `discard` are (cards, matching ones). The first come from a deck of `deck` hidden cards, the rest from
    the discard pile.
    """
    first = matches(min(reveal, deck), *hidden)
    second = matches(min(reveal - (len(first) - 1), discard[0]), *discard)
    chances = [0.0] * (reveal + 1)
    for one, chance in enumerate(first):
        for other, more in enumerate(second):
            chances[one + other] += chance * more
    return tuple(chances)
