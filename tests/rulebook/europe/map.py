"""The real map, as the tests of its numbers and of its variants ask for it."""

from __future__ import annotations

from functools import cache

from data.maps.library import load
from engine.assemble import assemble
from engine.core.ruleset import Ruleset

VARIANTS = ("classic", "1912", "mega", "big_cities")


@cache
def europe(variant: str = "classic", bonus: bool = False) -> Ruleset:
    """The rules of a variant, with or without the bonus tickets."""
    return assemble(load().games["europe"], variant, {"bonus_tickets": "on"} if bonus else {})
