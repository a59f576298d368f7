"""The banner that tells how many turns are left."""

from engine.core.view import View
from engine.parts.last_turns import LastTurnsSeen
from renderer.core.look import Look


def banner(view: View, look: Look) -> str | None:
    """What the banner says while the last turns run."""
    if view.turn.ended or not view.has(LastTurnsSeen):
        return None
    left = view.seen(LastTurnsSeen).left
    return None if left is None else look.say("pic-last-turns", left=left)
