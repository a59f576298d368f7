"""Plans each ticket by its cheapest connection, claims long routes beside, and hurries only at the end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from engine.advice.spending import missing_routes
from engine.core.action import Action
from engine.core.view import View
from engine.parts.market import DrawCard
from engine.parts.routes import Route, Routes, StopClaiming
from engine.parts.ticket_points import completed
from engine.parts.tickets import TicketsSeen
from engine.players.easy import last_resort, plain_choice
from engine.players.shared import reasons
from engine.players.shared.offers import Needs, Offers, best_ports
from engine.players.shared.purchases import purchase, saved_for
from engine.players.shared.reasons import Reason, Thought
from engine.players.shared.situation import Situation
from engine.players.shared.strings import first_laid

SPARED = 1.5
"""Needed cards lost up to which a long route outside its tickets' ways is claimed."""

LAST = 2.0
"""Turns left from which on it claims whatever it can."""


def choose(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """Choose one of the legal actions."""
    return think(view, legal, rng).action


def think(view: View, legal: Sequence[Action], rng: Random) -> Thought:
    """Choose one of the legal actions, and be ready to say why."""
    if not view.rules.has(Routes):
        action = first_laid(view, legal, rng)
        return Thought(action, lambda: reasons.laid(view, action))
    plain = plain_choice(view, legal)
    if plain is not None:
        return Thought(plain, lambda: reasons.answer(view, plain))
    return _turn(Situation(view), Offers(legal))


def _turn(situation: Situation, offers: Offers) -> Thought:
    view, served = situation.view, _served(situation.view)
    wanted = [situation.part.routes[name] for name in served]
    long = [route for route in _long_routes(situation) if route not in wanted]
    ports = best_ports(situation, view.seen(TicketsSeen).own or ())
    needs = Needs(situation, [*saved_for(view, wanted or long), *wanted, *long], port=bool(ports))
    stop = offers.first(StopClaiming)

    def claimed(code: str, action: Action) -> Thought:
        return Thought(action, lambda: reasons.claim(view, code, action, served))

    def drawn(action: DrawCard) -> Thought:
        return Thought(action, lambda: reasons.draw(needs, action, served))

    bought = purchase(situation, offers, wanted or long)
    if bought is not None:
        action, count = bought
        return Thought(action, lambda: reasons.bought(action, count))
    for city, naming in ports.items():
        if city in offers.ports:
            built, _ = needs.cheapest(offers.ports[city])
            return Thought(built, partial(reasons.port, built, naming))
    for routes in (wanted, long):
        fitting = [route for route in routes if route.id in offers.claims]
        if fitting:
            longest = max(fitting, key=lambda route: route.length)
            others = [route for route in wanted if route is not longest]
            action, missed = Needs(situation, others, port=bool(ports)).cheapest(offers.claims[longest.id])
            if longest in wanted:
                return claimed("claim_ticket", action)
            if missed <= SPARED:
                return claimed("claim_long", action)
            if not offers.draws and stop is None:
                return claimed("claim_stuck", action)
    if stop is not None:
        return Thought(stop, lambda: Reason("stop_claiming"))
    if offers.draws and situation.turns > LAST:
        return drawn(needs.draw(offers.draws))
    most = max(offers.claims, key=lambda name: situation.part.routes[name].length, default=None)
    if most is not None:
        action, _ = Needs(situation, wanted, port=bool(ports)).cheapest(offers.claims[most])
        return claimed("claim_late" if offers.draws else "claim_stuck", action)
    if offers.draws:
        return drawn(needs.draw(offers.draws))
    least = last_resort(offers)
    return Thought(least, lambda: reasons.resort(least))


def _served(view: View) -> reasons.Served:
    """Return the routes that the own unfinished tickets lack, each ticket considered on its own."""
    done = completed(view)
    found: dict[str, tuple[str, ...]] = {}
    for ticket in view.seen(TicketsSeen).own or ():
        if ticket not in done:
            for route in missing_routes(view, ticket) or ():
                found[route.id] = (*found.get(route.id, ()), ticket)
    return found


def _long_routes(situation: Situation) -> list[Route]:
    """Return the three longest routes that it may claim, those that are nearly paid first."""
    free = sorted(situation.free, key=lambda index: (-situation.routes[index].length, index))
    routes = [situation.routes[index] for index in free[:6]]
    return sorted(routes, key=situation.hand_value.lacking)[:3]
