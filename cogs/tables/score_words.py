"""Families of the words of a score: its lines, how they are told while the game runs and at its end, and tie-breaks."""

from __future__ import annotations

from cogs.tables.face import known_faces
from data.key_family import KeyFamily
from data.maps.library import load
from renderer.rail.layer import added_to


def score_codes() -> list[str]:
    """The codes of all lines that the faces name."""
    return [code for kind in known_faces().values() for code in kind.scores]


def tie_breaks() -> set[str]:
    """By what the games decide ties."""
    rules = (load().rules(key) for key in load().games)
    return {name for one in rules for part in one.parts for name in part.tie_breaks()}


SCORES = KeyFamily("score-{}", score_codes)
STANDING = KeyFamily("standing-{}", score_codes, optional=True)
"""How a line is told before the end, where that is told otherwise."""
FINAL_LINES = KeyFamily("final-line-{}", score_codes, optional=True)
"""What is told of a line below the final table."""
COLUMNS = KeyFamily("pic-score-{}", lambda: [code for code in score_codes() if code not in added_to()])
"""The titles of the columns of the final table, which mean points have, too."""
TALLIES = KeyFamily("tally-{}", tie_breaks)
