"""Trains, ships, buses: what the pieces of a map are, and how many of each a player has left."""

from engine.core.view import View
from engine.parts.pieces import PiecesSeen
from engine.parts.routes import Routes, RoutesSeen
from renderer.rail.buses import BUS

TRAIN = "train"
ICONS = {BUS: "buses"}


def kind(view: View) -> str:
    """The kind of all routes of the map; where there are several, what trains run on."""
    kinds = {route.kind for route in view.part(Routes).routes.values()}
    return kinds.pop() if len(kinds) == 1 else TRAIN


def counts(view: View, seat: int) -> list[tuple[str, str]]:
    """The icon of each kind of piece and how many the seat has; a dash while that is a secret."""
    if not view.has(PiecesSeen):
        return [(ICONS.get(kind(view), "pieces"), str(view.seen(RoutesSeen).pieces[seat]))]
    seen = view.seen(PiecesSeen)
    known = seen.own if seat == view.viewer else seen.supply[seat]
    trains, ships = ("–", "–") if known is None else map(str, known)
    return [("pieces", trains), ("ships", ships)]


def boxes(view: View, seat: int) -> dict[str, int]:
    """By the icon of a kind how many of it lie in the seat's box, once that is shown."""
    box = view.seen(PiecesSeen).box[seat] if view.has(PiecesSeen) else None
    return {} if box is None else dict(zip(("pieces", "ships"), box, strict=True))


def is_chosen_now(view: View) -> bool:
    """Whether all that is still waited for is the choice of pieces."""
    return view.has(PiecesSeen) and bool(view.waiting) and set(view.waiting) <= set(view.seen(PiecesSeen).choosing)
