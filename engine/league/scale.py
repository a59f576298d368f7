"""The scale of a league: how many league points a place is worth, and how people write it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby, pairwise

from engine.core.refused import Refused
from engine.league.nouns import Outcome

DEFAULT_SCALE = (5.0, 3.0, 2.0, 1.0, 0.0)
MOST_PLACES = 5
"""No table has more seats."""
MOST_POINTS = 1000
UNITS = 6000
"""Hundredths of a point, shared by up to 5 seats, are whole numbers of them."""

_DASHES = str.maketrans(dict.fromkeys("‐‑‒–—−", "-"))
_NUMBER = r"\d+(?:\.\d{1,2})?"
_BETWEEN = r"[\s,;:/|>-]"
_SCALE = re.compile(rf"{_NUMBER}(?:{_BETWEEN}+{_NUMBER})*{_BETWEEN}*")
_DOTTED = re.compile(r"\d+(?:\.\d+){2,}")
_NEGATIVE = re.compile(rf"(?:^|{_BETWEEN})-\d")


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
    order = sorted(range(len(outcome.seats)), key=lambda index: outcome.seats[index].place)
    worth = [0] * len(order)
    taken = 0
    for _, equals in groupby(order, key=lambda index: outcome.seats[index].place):
        group = list(equals)
        shared = sum(round(points * UNITS) for points in scale[taken : taken + len(group)]) // len(group)
        for index in group:
            worth[index] = shared
        taken += len(group)
    return tuple(worth)


def _number(points: float) -> str:
    return f"{points:.2f}".rstrip("0").rstrip(".")
