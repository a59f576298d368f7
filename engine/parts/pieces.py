"""Trains and ships: the secret start mix of each seat, and exchanging one kind for the other (R33, R36)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from random import Random
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from engine.core.action import Action, Seat
from engine.core.content import Content
from engine.core.event import Event, OpeningEvent, PlainEvent, TurnEnded
from engine.core.game import Game
from engine.core.part import Count, Given, Numbers, Part, PiecesLeft, Points, Q, Seen, Slice, put
from engine.core.refused import Refused
from engine.core.score import ScoreLine
from engine.parts.passing import Idled
from engine.parts.routes import RouteClaimed, Routes, Supply
from engine.rail.map import Route

KINDS = ("train", "ship")
"""The kinds of pieces, as routes name them. A pair of numbers is trains and ships."""

Mix = tuple[int, int]


class Amounts(Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of trains and ships."""

    train: Count
    ship: Count

    @property
    def mix(self) -> Mix:
        return (self.train, self.ship)


class PiecesNumbers(Numbers, frozen=True):
    """A seat starts with `start` of `most` pieces of each kind: any mix, or the suggested one if `fixed` (R33).

    `exchange_points` is what one exchanged piece scores.
    """

    most: Amounts
    start: Count
    suggested: Amounts
    exchange_points: Points
    fixed: bool = False


class PiecesGiven(Given, frozen=True):
    """`trains` and `ships` in supply by seat; by default the suggested mix without the pieces on `claimed` routes.

    `exchanged` is how many pieces each seat has exchanged. In the `setup`, a seat without `trains` and `ships` has
    yet to choose them.
    """

    claimed: Mapping[str, int] = {}
    trains: list[int | None] | None = None
    ships: list[int | None] | None = None
    exchanged: list[Count] | None = None
    setup: bool = False


class ChoosePieces(Action, frozen=True, tag="choose_pieces"):
    """A seat chooses how many trains and ships it starts with."""

    trains: int
    ships: int


class ExchangePieces(Action, frozen=True, tag="exchange_pieces"):
    """A seat returns `count` pieces of the kind `give` and takes as many of the other kind from its box."""

    give: str
    count: int


class PiecesChosen(Event, frozen=True, tag="pieces_chosen"):
    """A seat chose its pieces. Only that seat sees which, until all have chosen."""

    seat: Seat
    trains: int | None
    ships: int | None

    bars_undo = ""

    def seen_by(self, viewer: Seat | None) -> Self:
        return self if viewer == self.seat else replace(self, trains=None, ships=None)


class PiecesShown(OpeningEvent, frozen=True, tag="pieces_shown"):
    """All seats have chosen: everyone's trains and ships were shown, by seat."""

    trains: tuple[int, ...]
    ships: tuple[int, ...]


class PiecesExchanged(PlainEvent, frozen=True, tag="pieces_exchanged"):
    """A seat exchanged pieces of the kind `give` for as many of the kind `take`, for `points`."""

    seat: Seat
    give: str
    take: str
    count: int
    points: int


class PiecesSeen(Seen, frozen=True):
    """Trains and ships by seat, in supply and in the box; None while they are secret. `own` is the viewer's mix.

    `choosing` are the seats that haven't chosen yet.
    """

    supply: tuple[Mix | None, ...]
    box: tuple[Mix | None, ...]
    exchanged: tuple[int, ...]
    choosing: tuple[Seat, ...]
    own: Mix | None


class PiecesSlice(Slice, frozen=True):
    """`supply` and `box` by seat. A seat that hasn't chosen has nothing in supply; `shown`: all have chosen."""

    supply: tuple[Mix, ...]
    box: tuple[Mix, ...]
    exchanged: tuple[int, ...]
    shown: bool

    @property
    def choosing(self) -> tuple[Seat, ...]:
        return () if self.shown else tuple(seat for seat, mix in enumerate(self.supply) if not any(mix))

    def seen_by(self, viewer: Seat | None) -> PiecesSeen:
        secret = (None,) * len(self.supply)
        own = None if viewer is None or viewer in self.choosing else self.supply[viewer]
        return PiecesSeen(
            supply=self.supply if self.shown else secret,
            box=self.box if self.shown else secret,
            exchanged=self.exchanged,
            choosing=self.choosing,
            own=own,
        )


class Pieces(Part[PiecesSlice]):
    """Supply and box of each seat. With the pieces on the board they always add up to `most` of each kind."""

    name = "pieces"
    numbers_type = PiecesNumbers
    given_type = PiecesGiven
    slice_type = PiecesSlice
    requires = ("routes", "tickets", "passing")
    decides = (ChoosePieces, ExchangePieces)
    folds = (PiecesChosen, PiecesShown, PiecesExchanged, RouteClaimed)
    reacts = (PiecesChosen,)
    amends = (PiecesLeft, Supply)

    def __init__(self, numbers: PiecesNumbers, content: Content) -> None:
        self.numbers = numbers
        self.most = numbers.most.mix
        self.routes = {route.id: route for route in content.read_list("routes", Route)}
        suggested = numbers.suggested.mix
        if sum(suggested) != numbers.start or any(map(int.__gt__, suggested, self.most)):
            content.wrong("parts.pieces.suggested", f"{suggested} are not {numbers.start} out of {self.most}")
        for route in self.routes.values():
            if route.kind not in KINDS:
                content.wrong(f"routes.{route.id}", f"there are no pieces of the kind {route.kind!r}")

    def start(self, seats: int) -> PiecesSlice:
        supply = self.numbers.suggested.mix if self.numbers.fixed else (0, 0)
        box = _minus(self.most, supply)
        return PiecesSlice((supply,) * seats, (box,) * seats, (0,) * seats, shown=self.numbers.fixed)

    # What may be done

    def pending(self, game: Game) -> Collection[Seat]:
        """Return the seats that haven't chosen. Tickets are asked first, by the order of the parts (R33)."""
        return game.slice(PiecesSlice).choosing

    def candidates(self, game: Game, seat: Seat) -> Sequence[Action]:
        state = game.slice(PiecesSlice)
        if state.shown:
            (trains, ships), (more_trains, more_ships) = state.supply[seat], state.box[seat]
            return _exchanges(seat, min(trains, more_ships), min(ships, more_trains))
        if seat not in state.choosing:
            return ()
        start = self.numbers.start
        least = max(0, start - self.most[1])
        return [ChoosePieces(seat, count, start - count) for count in range(least, min(self.most[0], start) + 1)]

    def refuse(self, game: Game, action: Action) -> Refused | None:
        state = game.slice(PiecesSlice)
        if isinstance(action, ChoosePieces):
            return self._refuse_mix(state, action)
        assert isinstance(action, ExchangePieces)
        if not state.shown:
            return Refused("finish_pieces")
        if action.give not in KINDS:
            return Refused("unknown_pieces", kind=action.give)
        number, count = KINDS.index(action.give), action.count
        if count < 1:
            return Refused("exchange_nothing")
        held, there = state.supply[action.seat][number], state.box[action.seat][1 - number]
        if count > held:
            return Refused("too_few_to_exchange", kind=action.give, left=held, offered=count)
        if count > there:
            return Refused("box_too_small", kind=KINDS[1 - number], left=there, needed=count)
        return None

    def _refuse_mix(self, state: PiecesSlice, action: ChoosePieces) -> Refused | None:
        if action.seat not in state.choosing:
            return Refused("pieces_chosen")
        mix, needed = (action.trains, action.ships), self.numbers.start
        if min(mix) < 0:
            return Refused("negative_mix", needed=needed)
        if sum(mix) != needed:
            return Refused("wrong_mix", needed=needed, offered=sum(mix))
        for kind, count, most in zip(KINDS, mix, self.most, strict=True):
            if count > most:
                return Refused("too_many_of_kind", kind=kind, most=most, offered=count)
        return None

    def decide(self, game: Game, action: Action, rng: Random) -> Sequence[Event]:
        seat = action.seat
        if isinstance(action, ChoosePieces):
            return (PiecesChosen(seat, action.trains, action.ships),)
        assert isinstance(action, ExchangePieces)
        take = KINDS[1 - KINDS.index(action.give)]
        points = action.count * self.numbers.exchange_points
        exchanged = PiecesExchanged(seat, action.give, take, action.count, points)
        # A round in which no one can do more than this ends the game (R5).
        idle = () if game.has_choice(seat, beside=self) else (Idled(seat),)
        return (exchanged, *idle, TurnEnded(seat))

    def react(self, game: Game, event: Event, rng: Random) -> Sequence[Event]:
        """Show the pieces after the last choice."""
        state = game.slice(PiecesSlice)
        if state.choosing:
            return ()
        trains, ships = (tuple(mix[number] for mix in state.supply) for number in (0, 1))
        return (PiecesShown(trains, ships),)

    def evolve(self, state: PiecesSlice, event: Event) -> PiecesSlice:
        match event:
            case RouteClaimed(seat=seat, route=route):
                laid = _only(self.routes[route].kind, self.routes[route].pieces)
                return replace(state, supply=put(state.supply, seat, _minus(state.supply[seat], laid)))
            case PiecesChosen(seat=seat, trains=trains, ships=ships):
                mix = (trains or 0, ships or 0)
                box = _minus(self.most, mix)
                return replace(state, supply=put(state.supply, seat, mix), box=put(state.box, seat, box))
            case PiecesShown():
                return replace(state, shown=True)
            case PiecesExchanged(seat=seat, give=give, take=take, count=count):
                change = _minus(_only(give, count), _only(take, count))
                return replace(
                    state,
                    supply=put(state.supply, seat, _minus(state.supply[seat], change)),
                    box=put(state.box, seat, _minus(state.box[seat], (-change[0], -change[1]))),
                    exchanged=put(state.exchanged, seat, state.exchanged[seat] + count),
                )
        return state

    # What others ask

    def amend(self, game: Game, question: Q) -> Q:
        if isinstance(question, Supply):
            trains, ships = game.slice(PiecesSlice).supply[question.seat]
            return Supply(question.seat, {KINDS[0]: trains, KINDS[1]: ships})  # type: ignore[return-value]
        if isinstance(question, PiecesLeft):
            seat = question.seat
            left = question.left + sum(game.slice(PiecesSlice).supply[seat])
            return PiecesLeft(seat, left)  # type: ignore[return-value]
        return question

    def open_score(self, game: Game) -> Sequence[ScoreLine]:
        exchanged = game.slice(PiecesSlice).exchanged
        return [
            ScoreLine(seat, "exchange", -count * self.numbers.exchange_points, {"pieces": count})
            for seat, count in enumerate(exchanged)
            if count
        ]

    # Positions and sums

    def arrange(self, state: PiecesSlice, seats: int, given: Given, rng: Random) -> PiecesSlice:
        assert isinstance(given, PiecesGiven)
        if any(len(by_seat or ()) > seats for by_seat in (given.trains, given.ships, given.exchanged)):
            raise Refused("bad_position", place="trains, ships, exchanged", what=f"more than {seats} seats")
        laid = [[0, 0] for _ in range(seats)]
        for route, owner in given.claimed.items():
            if route in self.routes and 0 <= owner < seats:
                laid[owner][KINDS.index(self.routes[route].kind)] += self.routes[route].pieces
        supply, box = [], []
        for seat in range(seats):
            said = [(by_seat or [])[seat : seat + 1] for by_seat in (given.trains, given.ships)]
            named = [count[0] if count else None for count in said]
            chooses = given.setup and not self.numbers.fixed and named == [None, None]
            rest = (0, 0) if chooses else _minus(self.numbers.suggested.mix, (laid[seat][0], laid[seat][1]))
            trains, ships = (own if count is None else count for count, own in zip(named, rest, strict=True))
            supply.append((trains, ships))
            box.append(_minus(_minus(self.most, (trains, ships)), (laid[seat][0], laid[seat][1])))
        if min(map(min, (*supply, *box))) < 0:
            raise Refused("bad_position", place="trains, ships", what=f"not out of {self.most} of each kind")
        if given.setup and any(sum(mix) not in (0, self.numbers.start) for mix in supply):
            raise Refused("bad_position", place="trains, ships", what=f"a seat begins with {self.numbers.start}")
        exchanged = tuple(given.exchanged or ())
        shown = not given.setup or all(map(any, supply))
        return PiecesSlice(tuple(supply), tuple(box), (*exchanged, *(0,) * (seats - len(exchanged))), shown)

    def stray(self, game: Game) -> Sequence[str]:
        state, faults = game.slice(PiecesSlice), []
        for seat, (supply, box) in enumerate(zip(state.supply, state.box, strict=True)):
            there = _minus(self.most, box)
            for route in game.rules.part(Routes).own(game, seat):
                there = _minus(there, _only(route.kind, route.pieces))
            if there != supply or min(*supply, *box) < 0:
                faults.append(f"seat {seat}: {supply} in supply and {box} in the box do not add up")
        return faults


@cache
def _exchanges(seat: Seat, trains: int, ships: int) -> tuple[ExchangePieces, ...]:
    """Return all exchanges of up to that many pieces of each kind. Cached: they are offered every turn."""
    counts = zip(KINDS, (trains, ships), strict=True)
    return tuple(ExchangePieces(seat, kind, count) for kind, upto in counts for count in range(1, upto + 1))


def _minus(one: Mix, other: Mix) -> Mix:
    return (one[0] - other[0], one[1] - other[1])


def _only(kind: str, count: int) -> Mix:
    """Return a mix with that many pieces of one kind and none of the other."""
    return (count, 0) if kind == KINDS[0] else (0, count)
