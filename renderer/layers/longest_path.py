"""Longest Path: a golden line under the pieces that belong to it."""

from engine.core.view import View
from engine.parts.longest_path import LongestPath
from renderer.core.draw import Brush, Sheet, Stamp, box_of
from renderer.core.look import Look
from renderer.core.theme import COLORS
from renderer.rail.base import Base
from renderer.rail.layer import Layer

CODE = "longest_path"


def _line_stamp(ground: Base, route: str) -> Stamp:
    """Return the route's line from city to city in gold."""
    lines = ground.lines(route)

    def paint(brush: Brush) -> None:
        for line in lines:
            brush.line(line, COLORS["ink"], 13)
            brush.line(line, COLORS["gold"], 9)
        for city in ground.ends[route]:
            ground.mark(brush, city)

    box = box_of([point for line in lines for point in line], ground.geometry.city + 4)
    return ground.stamp((route, "line"), box, paint)


class LongestPathLayer(Layer[LongestPath]):
    """The longest path in pictures."""

    ORDER = 10

    def draw_network(self, sheet: Sheet, ground: Base, view: View, seat: int) -> None:
        """Draw the seat's longest path; nothing before the end."""
        for line in view.result.of(seat):
            path = line.facts.get("path", ()) if line.code == CODE else ()
            for route in path if isinstance(path, tuple) else ():
                sheet.stamp(_line_stamp(ground, route))
            for route in path if isinstance(path, tuple) else ():
                ground.draw_taken(sheet, route, "ring")

    def network_words(self, view: View, look: Look, seat: int) -> str | None:
        """Return the length of the seat's path, or None before the end."""
        for line in view.result.of(seat):
            if line.code == CODE:
                return look.say("pic-path", length=int(str(line.facts["length"])))
        return None
