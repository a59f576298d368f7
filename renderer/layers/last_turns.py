"""The banner that says how many turns are left."""

from engine.core.view import View
from engine.parts.last_turns import LastTurns, LastTurnsSeen
from renderer.core.look import Look
from renderer.rail.layer import Layer


class LastTurnsLayer(Layer[LastTurns]):
    """The last turns in pictures."""

    ORDER = 100

    def banner(self, view: View, look: Look) -> str | None:
        """Return the banner during the last turns, else None."""
        left = None if view.turn.ended else view.seen(LastTurnsSeen).left
        return None if left is None else look.say("pic-last-turns", left=left)
