"""Shares: a claimed route brings a share of one of its companies; at the end the largest holders score (R69)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random
from typing import Annotated, ClassVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from engine.core.action import Action, Seat
from engine.core.content import Content, doubled, guess
from engine.core.event import Event, PlainEvent, TurnEnded
from engine.core.game import Game
from engine.core.part import Given, Numbers, Part, Points, Q, Seen, Slice, put
from engine.core.refused import Refused
from engine.core.score import ScoreLine
from engine.core.view import View
from engine.parts.routes import ChoicesAfter, RouteClaimed
from engine.rail.map import Route

MOST_COMPANIES = 5
"""The most companies of one route: each has a button."""


class Company(Struct, frozen=True):
    """A company: `shares` there are, and the `points` of the largest holder, the second, ….

    `sign` is written on its routes, in one to three letters; `names` are by language.
    """

    id: str
    names: Mapping[str, str]
    sign: Annotated[str, Meta(min_length=1, max_length=3)]
    shares: Annotated[int, Meta(ge=1, le=99)]
    points: Annotated[tuple[Points, ...], Meta(min_length=1)]


class SharesGiven(Given, frozen=True):
    """`shares`: the seats that took the shares of a company, in order."""

    shares: Mapping[str, list[int]] = {}


class TakeShare(Action, frozen=True, tag="take_share"):
    """A seat chooses the company of which its route brings a share."""

    company: str


class ShareTaken(PlainEvent, frozen=True, tag="share_taken"):
    """A seat took a share of a company. `number` counts the company's shares from 1."""

    seat: Seat
    company: str
    number: int


class SharesSeen(Seen, frozen=True):
    """All of it is public. `takers`: the seats that took shares of each company, in order.

    `choosing` is the seat that chooses a share now, and `route` the route that brings it; None if none does.
    """

    takers: Mapping[str, tuple[Seat, ...]]
    choosing: Seat | None
    route: str | None


class SharesSlice(Slice, frozen=True):
    """`takers` are the seats that took shares, in order, for each company of the map's list."""

    ids: tuple[str, ...] = ()
    takers: tuple[tuple[Seat, ...], ...] = ()
    choosing: Seat | None = None
    route: str | None = None

    def seen_by(self, viewer: Seat | None) -> SharesSeen:
        return SharesSeen(dict(zip(self.ids, self.takers, strict=True)), self.choosing, self.route)


class Shares(Part[SharesSlice]):
    """Taking shares, and their points."""

    name = "shares"
    given_type = SharesGiven
    slice_type = SharesSlice
    requires = ("routes",)
    sections: ClassVar = {"companies": Company}
    decides = (TakeShare,)
    folds = (RouteClaimed, ShareTaken)
    reacts = (RouteClaimed,)
    amends = (ChoicesAfter,)
    plain_scores = ("shares",)

    def __init__(self, numbers: Numbers, content: Content) -> None:
        companies = content.read_list("companies", Company)
        self.companies: Mapping[str, Company] = {company.id: company for company in companies}
        self.order = tuple(self.companies)
        self.listed = {route.id: route.companies for route in content.read_list("routes", Route)}
        """The companies of each route."""
        for name in doubled(company.id for company in companies):
            content.wrong(f"companies.{name}", "two companies have this id")
        for route, named in self.listed.items():
            for company in named:
                if company not in self.companies:
                    what = f"there is no company {company!r}{guess(company, self.companies)}"
                    content.wrong(f"routes.{route}.companies", what)
            if len(set(named)) != len(named) or len(named) > MOST_COMPANIES:
                content.wrong(f"routes.{route}.companies", f"up to {MOST_COMPANIES} different ones")

    def start(self, seats: int) -> SharesSlice:
        return SharesSlice(self.order, ((),) * len(self.order))

    def left(self, state: SharesSlice, route: str) -> tuple[str, ...]:
        """Return the companies of a route that still have a share."""
        taken = dict(zip(state.ids, state.takers, strict=True))
        return tuple(one for one in self.listed[route] if len(taken[one]) < self.companies[one].shares)

    # Taking one

    def amend(self, game: Game, question: Q) -> Q:
        match question:
            case ChoicesAfter(route=Route(id=route), count=count):
                return replace(question, count=count + (len(self.left(game.slice(SharesSlice), route)) > 1))
            case ChoicesAfter(seat=seat, count=count):
                return replace(question, count=count + (game.slice(SharesSlice).choosing == seat))
        return question

    def react(self, game: Game, event: Event, rng: Random) -> Sequence[Event]:
        """Give the share of the only company that has one."""
        assert isinstance(event, RouteClaimed)
        left = self.left(game.slice(SharesSlice), event.route)
        return (self._taken(game, event.seat, left[0]),) if len(left) == 1 else ()

    def _taken(self, game: Game, seat: Seat, company: str) -> ShareTaken:
        state = game.slice(SharesSlice)
        return ShareTaken(seat, company, len(state.takers[state.ids.index(company)]) + 1)

    def pending(self, game: Game) -> Collection[Seat]:
        choosing = game.slice(SharesSlice).choosing
        return () if choosing is None else (choosing,)

    def candidates(self, game: Game, seat: Seat) -> Sequence[Action]:
        state = game.slice(SharesSlice)
        if state.choosing != seat or state.route is None:
            return ()
        return [TakeShare(seat, company) for company in self.left(state, state.route)]

    def refuse(self, game: Game, action: Action) -> Refused | None:
        assert isinstance(action, TakeShare)
        state = game.slice(SharesSlice)
        if state.choosing != action.seat or state.route is None:
            return Refused("no_share_to_take")
        return None if action.company in self.left(state, state.route) else Refused("share_not_there")

    def decide(self, game: Game, action: Action, rng: Random) -> Sequence[Event]:
        assert isinstance(action, TakeShare)
        taken = self._taken(game, action.seat, action.company)
        return (taken,) if game.ask(ChoicesAfter(action.seat)).count > 1 else (taken, TurnEnded(action.seat))

    def evolve(self, state: SharesSlice, event: Event) -> SharesSlice:
        match event:
            case RouteClaimed(seat=seat, route=route) if len(self.left(state, route)) > 1:
                return replace(state, choosing=seat, route=route)
            case ShareTaken(seat=seat, company=company):
                at = state.ids.index(company)
                return SharesSlice(state.ids, put(state.takers, at, (*state.takers[at], seat)))
        return state

    # Points

    def final_score(self, game: Game) -> Sequence[ScoreLine]:
        """Return a line for every seat that has shares."""
        takers = game.view(None).seen(SharesSeen).takers
        lines = []
        for seat in range(game.seats):
            count = sum(seats.count(seat) for seats in takers.values())
            points = sum(worth(self.companies[company], seats).get(seat, 0) for company, seats in takers.items())
            if count:
                lines.append(ScoreLine(seat, self.name, points, {"shares": count}))
        return lines

    # Positions and sums

    def arrange(self, state: SharesSlice, seats: int, given: Given, rng: Random) -> SharesSlice:
        assert isinstance(given, SharesGiven)
        for company, takers in given.shares.items():
            if company not in self.companies:
                raise Refused("bad_position", place="shares", what=f"there is no company {company}")
            if len(takers) > self.companies[company].shares or not all(0 <= seat < seats for seat in takers):
                raise Refused("bad_position", place="shares", what=f"too many of {company}, or for no seat")
        return replace(state, takers=tuple(tuple(given.shares.get(company, ())) for company in state.ids))

    def stray(self, game: Game) -> Sequence[str]:
        state = game.slice(SharesSlice)
        counts = zip(state.ids, map(len, state.takers), strict=True)
        return [f"more shares of {one} than there are" for one, count in counts if count > self.companies[one].shares]


def worth(company: Company, takers: Sequence[Seat]) -> Mapping[Seat, int]:
    """Return the points of each seat for a company of which these seats took the shares, in order (R69).

    Of equally many shares, those of the seat that took the first one come before the others.
    """
    ranked = sorted(dict.fromkeys(takers), key=lambda seat: (-takers.count(seat), takers.index(seat)))
    return dict(zip(ranked, company.points, strict=False))


def best_share(view: View, offered: Sequence[TakeShare]) -> TakeShare:
    """Return the share that gains its seat most over the best rival now, then the one of the most valuable company."""
    part, takers = view.part(Shares), view.seen(SharesSeen).takers

    def gain(action: TakeShare) -> tuple[int, int]:
        company, held = part.companies[action.company], takers[action.company]
        gained = _lead(company, (*held, action.seat), action.seat) - _lead(company, held, action.seat)
        return gained, company.points[0]

    return max(offered, key=gain)


def gain_of(view: View, seat: Seat, route: str) -> int:
    """Return the points that a seat would gain now over its best rival by the best share that a route brings."""
    part, takers = view.part(Shares), view.seen(SharesSeen).takers
    leads = [
        _lead(part.companies[one], (*takers[one], seat), seat) - _lead(part.companies[one], takers[one], seat)
        for one in companies_of(view, route)
    ]
    return max(leads, default=0)


def _lead(company: Company, takers: Sequence[Seat], seat: Seat) -> int:
    """Return by how many points a seat is ahead of its best rival in a company."""
    points = worth(company, takers)
    return points.get(seat, 0) - max((points[other] for other in points if other != seat), default=0)


def companies_of(view: View, route: str) -> tuple[str, ...]:
    """Return the companies of a route that still have a share."""
    part, takers = view.part(Shares), view.seen(SharesSeen).takers
    return tuple(one for one in part.listed[route] if len(takers[one]) < part.companies[one].shares)
