"""Collects for the longest routes and claims them; it keeps few tickets and thinks of them last."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.core.action import Action
from engine.core.view import View
from engine.players.easy import last_resort, plain_choice
from engine.players.shared.offers import Needs, Offers
from engine.players.shared.situation import Situation

AIMS = 4
"""Routes that it collects for at once."""


def choose(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """Choose one of the legal actions."""
    return plain_choice(view, legal) or _turn(Situation(view), Offers(legal))


def _turn(situation: Situation, offers: Offers) -> Action:
    longest = sorted(situation.free, key=lambda index: (-situation.routes[index].length, index))[: 2 * AIMS]
    aims = sorted((situation.routes[index] for index in longest), key=situation.hand_value.lacking)[:AIMS]
    needs = Needs(situation, aims)
    for route in aims:
        if route.id in offers.claims:
            return Needs(situation, [other for other in aims if other is not route]).cheapest(offers.claims[route.id])[
                0
            ]
    if offers.draws:
        return needs.draw(offers.draws)
    best = max(offers.claims, key=lambda name: situation.part.routes[name].length, default=None)
    return last_resort(offers) if best is None else needs.cheapest(offers.claims[best])[0]
