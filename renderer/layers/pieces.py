"""Trains and ships of a map with both: how many of each a player has left, and what is in the box."""

from collections.abc import Mapping, Sequence

from engine.core.view import View
from engine.parts.pieces import Pieces, PiecesSeen
from renderer.rail.layer import Layer


class PiecesLayer(Layer[Pieces]):
    """Pieces of two kinds in pictures."""

    ORDER = 60

    def counts(self, view: View, seat: int) -> Sequence[tuple[str, str]]:
        """Return how many of each kind the seat has; a dash while that is secret."""
        seen = view.seen(PiecesSeen)
        known = seen.own if seat == view.viewer else seen.supply[seat]
        trains, ships = ("–", "–") if known is None else map(str, known)
        return [("pieces", trains), ("ships", ships)]

    def boxes(self, view: View, seat: int) -> Mapping[str, int]:
        """Return how many of each kind are in the seat's box, by icon; {} while that is secret."""
        box = view.seen(PiecesSeen).box[seat]
        return {} if box is None else dict(zip(("pieces", "ships"), box, strict=True))

    def choosing(self, view: View) -> str | None:
        """Return the key for choosing pieces, if the game waits for nothing else; else None."""
        is_chosen_now = bool(view.waiting) and set(view.waiting) <= set(view.seen(PiecesSeen).choosing)
        return "pic-choosing-pieces" if is_chosen_now else None
