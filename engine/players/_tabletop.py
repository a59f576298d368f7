"""Choices on a table of strings, where what is offered comes best first: of spots, and of paths for each string."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.core.action import Action
from engine.parts.station_tiles import PlaceTile
from engine.parts.strings import LayNone


def best_offered(legal: Sequence[Action], rng: Random) -> Action:
    """The best spot or path that is offered; short strings first, as the long ones find more stations later."""
    first = legal[0]
    if isinstance(first, PlaceTile):
        return first
    laying = laid(legal)
    return laying[0] if len(laying) < len(legal) else rng.choice(laying)


def any_laid(legal: Sequence[Action], rng: Random) -> Action:
    """Any of what is offered, but no string given up as long as one can be laid."""
    return rng.choice(laid(legal))


def laid(legal: Sequence[Action]) -> Sequence[Action]:
    """What is offered without the giving up of strings, where there is anything else."""
    return [action for action in legal if not isinstance(action, LayNone)] or legal
