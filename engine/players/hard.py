"""Plans all its tickets together, watches the race to the end, and values every turn in points."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import exp
from random import Random

from engine.board.steiner import CLOSED
from engine.board.trails import longest_trail
from engine.core.action import Action
from engine.core.view import View
from engine.parts.last_turns import LastTurnsSeen
from engine.parts.longest_path import LongestPath
from engine.parts.markers import TakeMarker, best_marker
from engine.parts.pieces import ChoosePieces
from engine.parts.routes import Route, Routes, StopClaiming
from engine.parts.shares import TakeShare, best_share
from engine.parts.stations import Stations, StationsSeen, completing_cities
from engine.parts.ticket_points import completed
from engine.parts.tickets import DrawTickets, KeepTickets, Tickets, TicketsSeen
from engine.parts.track_beds import LayTrack
from engine.parts.tunnels import LeaveTunnel, PayTunnel, odds
from engine.players.easy import last_resort, track_to_lay
from engine.players.shared.finish import Finish
from engine.players.shared.offers import Needs, Offers, best_ports
from engine.players.shared.plan import best_mix, best_tickets, planned, settle_tunnel, ticket_goals, worth_of_drawing
from engine.players.shared.purchases import purchase, saved_for
from engine.players.shared.situation import CARDS_A_TURN, Situation
from engine.players.shared.strings import best_laid


def choose(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """Choose one of the legal actions."""
    if not view.rules.has(Routes):
        return best_laid(view, legal, rng)
    if len(legal) == 1:
        return legal[0]
    match legal[0]:
        case KeepTickets():
            return best_tickets(Situation(view), legal)
        case ChoosePieces():
            return best_mix(Situation(view), legal)
        case LayTrack():
            return track_to_lay(view, [track for track in legal if isinstance(track, LayTrack)])
        case TakeShare():
            return best_share(view, [share for share in legal if isinstance(share, TakeShare)])
        case TakeMarker():
            return best_marker(view, [marker for marker in legal if isinstance(marker, TakeMarker)])
        case PayTunnel() | LeaveTunnel():
            return settle_tunnel(Situation(view), legal)
    return PlannedTurn(Situation(view)).turn(Offers(legal))


SPENT = 0.25
"""The worth of a card in hand, in turns, when claims are compared."""
TRAIL = 2.0
"""How many times the points of Longest Path are at stake: the rival who loses them counts too."""
OPEN, OPEN_TURN = 2.0, 0.6
"""Spaces by which trails may differ while Longest Path is open: at the end, and for every turn left."""
TRIED = 8
"""Routes whose part in the longest trail is looked at."""
DARE = 0.55
"""The least probability of paying a tunnel at which an unneeded one is tried."""
TICKET_EDGE = 2.0
"""Points that new tickets must bring beyond those of another use of the turn."""
HOARD = 30
"""Cards in hand from which on routes in no danger are claimed too."""
DANGER = 5.0
"""The danger from which on a route is claimed at once."""
HURRIED = 8
"""Turns left below which everything is claimed at once."""
SPARED = 0.3
"""Needed cards lost from which on a route outside the plan isn't claimed."""
SHORT = 6.0
"""Turns left over below which harbors are built for tickets on their way."""
SEARCHED = 2
"""Last turns that are searched."""
WAIT = 1.6
"""Needed cards lost from which on a planned claim waits while there is time."""


PACKED, MOST_PACKED = 8, 4
"""Routes outside the plan that are compared, and how many of them are wanted at most."""
PACK_TURN = 0.5
"""Turns by which a route that is paid already is more than free, when routes are compared."""
ENOUGH = 0.5
"""Cards lacking below which there is nothing left to collect for."""


class PlannedTurn:
    """The viewer's plan, and the choice it makes among the offered actions."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.plan = planned(situation)
        self._trail: dict[int, float] = {}
        self.own = situation.view.seen(TicketsSeen).own or ()
        routes = [situation.routes[link] for link in self.plan.links]
        self._dangers = {route.id: self._danger(route) for route in routes}
        self.routes = sorted(routes, key=lambda route: self._dangers[route.id], reverse=True)
        reachable = [goal.ticket for goal in self.plan.done if goal.ticket]
        self.ports = best_ports(situation, reachable)

    def turn(self, offers: Offers) -> Action:
        """Choose the action of a normal turn."""
        if self.situation.cards.drawn and offers.draws:
            return self._needs.draw(offers.draws)
        acts = (self._station, self._finish, self._port, self._purchase, self._planned_claim, self._tickets)
        for act in (*acts, self._other_claim):
            action = act(offers)
            if action is not None:
                return action
        stop = offers.first(StopClaiming)
        if stop is not None:
            return stop
        if offers.draws:
            return self._needs.draw(offers.draws)
        return self._any_claim(offers) or last_resort(offers)

    @cached_property
    def slack(self) -> float:
        """The turns left over once the plan is carried out."""
        return self.situation.turns - self.plan.turns

    @cached_property
    def _needs(self) -> Needs:
        """What cards are needed for: the plan, then long routes with the time left."""
        routes = [*self.routes, *self._more]
        if not routes:
            routes = [self.situation.routes[index] for _, index in self._fillers[:3]]
        saved = saved_for(self.situation.view, self.routes)
        return Needs(self.situation, [*saved, *routes], port=bool(self.ports))

    def _purchase(self, offers: Offers) -> Action | None:
        """Return a technology that the plan needs, or that brings points."""
        found = purchase(self.situation, offers, self.routes)
        return None if found is None else found[0]

    @cached_property
    def _lacks(self) -> float:
        """The cards that all wanted routes lack."""
        return sum(self.situation.hand_value.lacks([*self.routes, *self._more])[0])

    @cached_property
    def _more(self) -> list[Route]:
        """Routes outside the plan that the turns left suffice for too, in the order of their worth."""
        situation, found = self.situation, list[Route]()
        left = [situation.routes[index] for _, index in self._fillers[:PACKED]]
        pieces = dict(situation.supply)
        for route in self.routes:
            pieces[route.kind] -= route.pieces
        turns = situation.turns_for(tuple(self.routes))
        while len(found) < MOST_PACKED:
            rated = []
            for number, route in enumerate(left):
                after = situation.turns_for((*self.routes, *found, route))
                if pieces[route.kind] >= route.pieces and after <= situation.turns:
                    rated.append((self._gain(route) / (after - turns + PACK_TURN), -number, after))
            if not rated:
                break
            _, number, turns = max(rated)
            found.append(left.pop(-number))
            pieces[found[-1].kind] -= found[-1].pieces
        return found

    def _gain(self, route: Route) -> float:
        """Return the points of a route, with what it does for the longest trail."""
        index = self.situation.part.index[route.id]
        return self.situation.points(index) + self._trail.get(index, 0.0)

    # The plan

    def _danger(self, route: Route) -> float:
        """Return how much the plan's cost rises if someone takes the route, weighted by how likely that is."""
        situation, costs = self.situation, list(self.situation.costs)
        index = situation.part.index[route.id]
        for link in self.plan.links:
            costs[link] = 0.0
        costs[index] = CLOSED
        cities = situation.network.cities
        way = situation.network.graph.shortest_path(costs, (cities[route.cities[0]],), (cities[route.cities[1]],))
        around = 12.0 if way is None else sum(costs[link] for link in way[0])
        near = sum(
            owner != situation.seat and bool(set(route.cities) & set(situation.part.routes[name].cities))
            for name, owner in situation.seen.owners.items()
        )
        return around * (1.0 + 0.3 * min(near, 4)) - 0.3 * situation.hand_value.lacking(route)

    def _planned_claim(self, offers: Offers) -> Action | None:
        """Return a claim of the plan that costs no needed cards, the most endangered route first."""
        best: tuple[float, Action] | None = None
        held = len(self.situation.cards.hand or ())
        gather = offers.draws and held < HOARD and self.situation.turns > HURRIED and self._lacks > ENOUGH
        for place, route in enumerate(self.routes):
            if route.id not in offers.claims or (gather and self._dangers[route.id] < DANGER):
                continue
            others = [other for other in self.routes if other is not route]
            action, missed = Needs(self.situation, others, port=bool(self.ports)).cheapest(offers.claims[route.id])
            if missed > WAIT and self.slack > 2 and place > 1:
                continue
            if route.tunnel and not self._dares(action):
                continue
            rank = missed + 0.5 * place
            if best is None or rank < best[0]:
                best = (rank, action)
        return None if best is None else best[1]

    def _dares(self, action: Action) -> bool:
        """Tell whether the tunnel's extra cards can probably be paid."""
        situation = self.situation
        payment = action.payment  # type: ignore[attr-defined]  # claims alone lead through tunnels
        chances = odds(situation.view, payment)
        colors = set(payment)
        hand = situation.cards.hand or ()
        spare = sum(card in colors or card == situation.market.wild for card in hand) - len(payment)
        return sum(chances[: spare + 1]) >= DARE or (situation.turns < 3 and spare >= 0)

    def _finish(self, offers: Offers) -> Action | None:
        """Return what to begin the last turns with, when they have come."""
        known = self.situation.view.has(LastTurnsSeen) and self.situation.view.seen(LastTurnsSeen).left is not None
        if not known or self.situation.turns > SEARCHED or (not self._fillers and not self.routes):
            return None
        return Finish(self.situation, offers, self._gain, self.routes).best(int(self.situation.turns))

    # Buildings

    def _port(self, offers: Offers) -> Action | None:
        """Return a harbor that a completed ticket names, or that costs no needed cards when time gets short."""
        done = {city for name in completed(self.situation.view) for city in self._stops(name)}
        for city in self.ports:
            if city in offers.ports:
                action, missed = self._needs.cheapest(offers.ports[city])
                if city in done or (missed < WAIT and self.slack < SHORT):
                    return action
        return None

    def _stops(self, ticket: str) -> tuple[str, ...]:
        return self.situation.view.part(Tickets).tickets[ticket].stops

    def _station(self, offers: Offers) -> Action | None:
        """Return a station for a ticket that the plan gave up."""
        situation = self.situation
        if not offers.stations or not situation.view.rules.has(Stations):
            return None
        done = {goal.ticket for goal in self.plan.done}
        price = situation.view.part(Stations).numbers.points_unbuilt
        gains: dict[str, float] = {}
        for goal in ticket_goals(situation, [ticket for ticket in self.own if ticket not in done]):
            for city in completing_cities(situation.view, goal.ticket):
                gains[city] = gains.get(city, 0.0) + goal.gain + goal.loss
        cities = [city for city, gain in gains.items() if city in offers.stations and gain > price + 1]
        last_one = situation.view.seen(StationsSeen).left[situation.seat] < 2
        if not cities or (last_one and situation.turns > max(4, self.plan.turns + 2)):
            return None
        return self._needs.cheapest(offers.stations[max(cities, key=gains.__getitem__)])[0]

    # Other routes

    @cached_property
    def _fillers(self) -> list[tuple[float, int]]:
        """Routes outside the plan by points per turn, best first."""
        situation = self.situation
        left = dict(situation.supply)
        for route in self.routes:
            left[route.kind] -= route.pieces
        found = []
        for index in situation.free.difference(self.plan.links, situation.bought_for):
            route = situation.routes[index]
            lacks = situation.lacking[index]
            turns = lacks / CARDS_A_TURN + 1.0
            if left[route.kind] >= route.pieces and turns <= situation.turns and situation.costs[index]:
                found.append((self._rate(index, lacks, situation.points(index)), index))
        found.sort(reverse=True)
        return self._with_trail(found)

    def _rate(self, index: int, lacks: float, points: float) -> float:
        """Return points per turn; spent cards are worth turns as long as turns are left."""
        whole = self.situation.cards_for(self.situation.routes[index])
        spent = SPENT * max(0.0, whole - lacks) * min(1.0, self.situation.turns / 8)
        return points / (lacks / CARDS_A_TURN + 1.0 + spent)

    def _with_trail(self, found: list[tuple[float, int]]) -> list[tuple[float, int]]:
        """Return the same routes with what the first of them add to the longest trail."""
        situation = self.situation
        if not situation.view.rules.has(LongestPath):
            return found
        own = self._laid(situation.seat)
        now = longest_trail(own)[0]
        rival = max(
            longest_trail(self._laid(seat))[0] for seat in range(situation.view.seats) if seat != situation.seat
        )
        open_ = OPEN + OPEN_TURN * situation.turns
        bonus, better = situation.view.part(LongestPath).numbers.points, []
        for _, index in found[:TRIED]:
            route = situation.routes[index]
            longer = longest_trail((*own, (*route.cities, route.length)))[0]
            chance = _likely(longer - rival, open_) - _likely(now - rival, open_)
            self._trail[index] = TRAIL * bonus * chance
            better.append((self._rate(index, situation.lacking[index], self._gain(route)), index))
        return sorted((*better, *found[TRIED:]), reverse=True)

    def _laid(self, seat: int) -> tuple[tuple[str, str, int], ...]:
        """Return the routes of a seat, with their lengths."""
        situation = self.situation
        routes = [situation.part.routes[name] for name, owner in situation.seen.owners.items() if owner == seat]
        return tuple((*route.cities, route.length) for route in routes)

    def _other_claim(self, offers: Offers) -> Action | None:
        """Return the claim of a wanted route outside the plan that costs no needed cards, the best first."""
        best: tuple[float, Action] | None = None
        every = [*self.routes, *self._more]
        for place, route in enumerate(self._more):
            if route.id not in offers.claims:
                continue
            others = [other for other in every if other is not route]
            action, missed = Needs(self.situation, others, port=bool(self.ports)).cheapest(offers.claims[route.id])
            if missed > SPARED and self.situation.turns > HURRIED:
                continue
            if route.tunnel and not self._dares(action):
                continue
            if best is None or missed + 0.5 * place < best[0]:
                best = (missed + 0.5 * place, action)
        return None if best is None else best[1]

    def _any_claim(self, offers: Offers) -> Action | None:
        """Return the claim of most points, when nothing can be drawn."""
        costs, part = self.situation.costs, self.situation.part
        names = [name for name in offers.claims if costs[part.index[name]]] or offers.claims
        best = max(names, key=lambda name: part.routes[name].length, default=None)
        return None if best is None else self._needs.cheapest(offers.claims[best])[0]

    # Tickets

    def _tickets(self, offers: Offers) -> Action | None:
        """Return the action of drawing tickets, if they are expected to score more than the turn otherwise."""
        action = offers.first(DrawTickets)
        if action is None or self.plan.turns > 0.35 * self.situation.turns:
            return None
        rate = self._fillers[0][0] if self._fillers else 0.5
        return action if worth_of_drawing(self.situation, self.plan, rate) > rate + TICKET_EDGE else None


def _likely(lead: float, open_: float) -> float:
    """Return how likely the longer trail is the viewer's, when it leads by so many spaces."""
    return 1 / (1 + exp(-lead / open_))
