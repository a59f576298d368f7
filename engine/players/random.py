"""Chooses any legal action, each equally likely."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.core.action import Action
from engine.core.lazy import Joined, OpenChoice
from engine.core.view import View


def choose(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """Choose a random legal action; where they can't be listed, one that `OpenChoice.sample` draws."""
    if not isinstance(legal, list):
        offers = legal.parts if isinstance(legal, Joined) else (legal,)
        if len(offers) == 1 and isinstance(offers[0], OpenChoice):
            return offers[0].sample(rng)
    chosen: Action = rng.choice(legal)
    return chosen
