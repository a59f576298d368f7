"""The scale of a league: how many league points a place is worth, and how people write it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from engine.core.refused import Refused
from engine.league.nouns import Outcome

DEFAULT_SCALE = (5.0, 3.0, 2.0, 1.0, 0.0)
MOST_PLACES = 5
"""No table has more seats."""
MOST_POINTS = 1000
UNITS = 6000
"""Hundredths of a point, shared by up to 5 seats, are whole numbers of them."""

_DASHES = str.maketrans(dict.fromkeys("‐‑‒–—−", "-"))
_NUMBER = r"[0-9]+(?:\.[0-9]{1,2})?"
_BETWEEN = r"[\s,;:/|>-]"
_SCALE = re.compile(rf"{_NUMBER}(?:{_BETWEEN}+{_NUMBER})*{_BETWEEN}*")
_DOTTED = re.compile(r"[0-9]+(?:\.[0-9]+){2,}")
_NEGATIVE = re.compile(rf"(?:^|{_BETWEEN})-[0-9]")


def checked_scale(text: str) -> tuple[float, ...]:
    """The points of each place, the first place's first, as they were typed: "5-3-2-1-0", "5, 3, 2", "10 4 0.5".

    Each place is worth less than the one before; only a 0 may follow a 0. Places that are not named are worth 0.
    Refuses `scale_unreadable`, `scale_negative`, `scale_too_long`, `scale_too_big`, `scale_worthless` and
    `scale_not_falling`.
    """
    plain = text.translate(_DASHES).strip().strip("()[]").strip()
    if _DOTTED.fullmatch(plain):
        plain = plain.replace(".", "-")
    if _NEGATIVE.search(plain):
        raise Refused("scale_negative", text=text)
    if not _SCALE.fullmatch(plain):
        raise Refused("scale_unreadable", text=text)
    scale = tuple(float(number) for number in re.findall(_NUMBER, plain))
    if len(scale) > MOST_PLACES:
        raise Refused("scale_too_long", most=MOST_PLACES, given=len(scale))
    if scale[0] > MOST_POINTS:
        raise Refused("scale_too_big", most=MOST_POINTS)
    if scale[0] == 0:
        raise Refused("scale_worthless")
    for place, (before, points) in enumerate(pairwise(scale), start=2):
        if points > before or points == before != 0:
            raise Refused("scale_not_falling", place=place, points=_number(points), before=_number(before))
    return scale


def scale_text(scale: Sequence[float]) -> str:
    """The scale as it is written: what `checked_scale` reads as the same."""
    return "-".join(map(_number, scale))


def league_points(outcome: Outcome, scale: Sequence[float]) -> tuple[int, ...]:
    """What each seat's place is worth, in the order of `outcome.seats`, in units of which `UNITS` are a point.

    Equals share the mean of their places' points. Whole numbers, so that equal sums are equal in whatever order they
    were added up.
    """
    places = [seat.place for seat in outcome.seats]
    worth = _in_units(tuple(scale), len(places))
    order = sorted(places)
    first = [order.index(place) for place in places]
    if len(set(places)) == len(places):
        return tuple(worth[at] for at in first)
    equals = [places.count(place) for place in places]
    return tuple(sum(worth[at : at + many]) // many for at, many in zip(first, equals, strict=True))


@lru_cache(64)
def _in_units(scale: tuple[float, ...], seats: int) -> tuple[int, ...]:
    """What the places of a table of so many are worth, in units."""
    return tuple(round(points * UNITS) for points in scale[:seats]) + (0,) * max(seats - len(scale), 0)


def _number(points: float) -> str:
    return f"{points:.2f}".rstrip("0").rstrip(".")
