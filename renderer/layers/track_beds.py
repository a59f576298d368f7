"""Track beds: empty frames without a track, and colored spaces with one."""

from __future__ import annotations

from engine.parts.routes import Route
from engine.parts.track_beds import TrackBeds, TrackBedsSeen
from renderer.core.draw import Brush, Sheet, turned
from renderer.core.geometry import Slot
from renderer.core.theme import COLORS
from renderer.rail import slots
from renderer.rail.base import Base
from renderer.rail.layer import Layer, Scene


class TrackBedsLayer(Layer[TrackBeds]):
    """Track beds in pictures."""

    ORDER = 44

    def paint_signs(self, brush: Brush, ground: Base, route: Route, is_faded: bool) -> None:
        """Hollow out the free spaces of a bed."""
        if not route.bed:
            return
        width, height = ground.geometry.slot
        for x, y, angle in ground.geometry.routes[route.id]:
            slim = height * slots.SLIM
            brush.shape(turned(x, y, angle, width - 6, slim - 6, 2), COLORS["land"])

    def draw_spaces(self, sheet: Sheet, ground: Base, scene: Scene) -> None:
        """Draw the tracks on the beds that aren't claimed."""
        for route, color in scene.view.seen(TrackBedsSeen).laid.items():

            def paint(at: Slot, brush: Brush, color: str = color) -> None:
                slots.free(brush, ground.geometry, at, color)

            ground.on_spaces(sheet, route, ("track", color), paint)
