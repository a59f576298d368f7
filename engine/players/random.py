"""Takes any legal action, each as likely as the others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.core.action import Action
from engine.core.view import View


def choose(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """One of the legal actions at random."""
    return legal[rng.randrange(len(legal))]
