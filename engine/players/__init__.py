"""Computer players: a view and its legal actions in, one action out. One module each, named as the player.

What the players share is in `shared`.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Protocol

from engine.core.action import Action
from engine.core.view import View


class Player(Protocol):
    """Chooses one of the legal actions, knowing no more than the view tells."""

    def __call__(self, view: View, legal: Sequence[Action], rng: Random) -> Action: ...


@cache
def known_players() -> Mapping[str, Player]:
    """Every computer player there is, by name."""
    names = [found.name for found in pkgutil.iter_modules(__path__) if not found.ispkg]
    return {name: importlib.import_module(f"{__name__}.{name}").choose for name in names}
