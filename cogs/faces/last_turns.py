"""The last turns, as players read them."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.tables.face import Face, Topic, face
from cogs.text.localizer import Localizer
from engine.core.action import Seat
from engine.core.event import Event
from engine.core.view import View
from engine.parts.last_turns import LastTurns, LastTurnsBegan, LastTurnsSeen
from engine.parts.pieces import PiecesSeen
from engine.parts.routes import RoutesSeen


def pieces_left(view: View, seat: Seat) -> int | None:
    """Return how many pieces a seat has left, of all kinds; None while that is secret."""
    if not view.has(PiecesSeen):
        return view.seen(RoutesSeen).pieces[seat]
    supply = view.seen(PiecesSeen).supply[seat]
    return None if supply is None else sum(supply)


@face("last_turns")
class LastTurnsFace(Face[LastTurns]):
    """The last turns on Discord."""

    # In the help and the rules

    topics = (Topic("end", 190),)

    def facts(self, localizer: Localizer) -> Mapping[str, object]:
        return {"last": self.part.numbers.pieces, "each": self.part.numbers.turns_each}

    # Names and sentences

    def event_facts(self, localizer: Localizer, event: Event) -> dict[str, object]:
        return {"each": self.part.numbers.turns_each} if isinstance(event, LastTurnsBegan) else {}

    # On the board and in messages

    def turn_notes(self, localizer: Localizer, view: View) -> list[str]:
        left = view.seen(LastTurnsSeen).left
        return [] if left is None else [localizer.say("turn-last", left=left)]

    def closing_in(self, localizer: Localizer, view: View) -> list[str]:
        """Return who could start the last turns with one route, before they have started."""
        if not view.has(RoutesSeen) or view.seen(LastTurnsSeen).left is not None:
            return []
        longest = max(route.length for route in localizer.map.routes.values())
        few = self.part.numbers.pieces + longest
        left = [(seat, pieces_left(view, seat)) for seat in range(view.seats)]
        listed = [f"{localizer.player(seat)} – {count}" for seat, count in left if count is not None and count <= few]
        return [localizer.say("digest-few", players=", ".join(listed))] if listed else []
