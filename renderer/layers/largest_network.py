"""Largest network: its number of cities beside each player's network at the end."""

from engine.core.view import View
from engine.parts.largest_network import LargestNetwork
from renderer.core.look import Look
from renderer.rail.layer import Layer

CODE = "largest_network"


class LargestNetworkLayer(Layer[LargestNetwork]):
    """The largest network in pictures."""

    ORDER = 12

    def network_words(self, view: View, look: Look, seat: int) -> str | None:
        """Return how many cities the seat connected, or None before the end."""
        for line in view.result.of(seat) if view.turn.ended else ():
            if line.code == CODE:
                return look.say("pic-network", count=int(str(line.facts["connected"])))
        return None
