"""Tunnels: spaces with a serrated edge, and the question on the table during an attempt."""

from __future__ import annotations

from PIL import Image

from engine.core.view import View
from engine.parts.market import Cards, Market, MarketSeen
from engine.parts.routes import Route, Routes
from engine.parts.tunnels import Tunnels, TunnelsSeen, costly
from renderer.core.draw import Brush, Point, Sheet, art, placed, turned
from renderer.core.geometry import Geometry, Slot
from renderer.core.look import Look
from renderer.core.signs import glyph
from renderer.core.theme import CARDS, COLORS, FADED, glyph_ink, hollow, mix, pictured
from renderer.rail.base import Base, SpacePainter
from renderer.rail.cards import card
from renderer.rail.layer import CARD, UNDER, Layer
from renderer.rail.slots import SLIM

TOOTH, DEPTH = 5.0, 3.2
"""Width and height of the teeth of the rock around a space, in pixels."""
ROCK = mix(COLORS["ink"], COLORS["land"], 0.2)
"""Softer than the frame of a piece."""
BAND = 192
STEP = CARD[0] + 22
FRAME = 6


def space(brush: Brush, geometry: Geometry, place: Slot, kind: str, is_faded: bool = False) -> None:
    """Draw a free slot in the rock: dark, with teeth that reach into its color, and the color's sign."""
    x, y, angle = place
    width, height = geometry.slot
    color, rock, ink, inside = CARDS[kind], ROCK, glyph_ink(kind), hollow(CARDS[kind])
    if is_faded:
        color, rock, ink, inside = (mix(tone, COLORS["land"], FADED) for tone in (color, rock, ink, inside))
    slim = height * SLIM
    brush.shape(turned(x, y, angle, width + 2, slim + 2, 2), rock)
    brush.shape(placed(_teeth(width - 1.6, slim - 0.4), x, y, angle), color)
    brush.shape(turned(x, y, angle, width - 2 * DEPTH - 4, slim - 2 * DEPTH - 3, 1), inside)
    glyph(brush, kind, x, y, height * 0.23, ink, height * 0.11)


def _teeth(width: float, height: float) -> list[Point]:
    """Return a rectangle around (0, 0) with four serrated sides."""
    points: list[Point] = []
    for side in range(4):
        long, wide = (width, height) if side % 2 == 0 else (height, width)
        count = max(round(long / TOOTH), 2)
        for tooth in range(count):
            for part, deep in ((0.0, DEPTH if tooth else 0.0), (0.5, 0.0)):
                x, y = -long / 2 + (tooth + part) * long / count, -wide / 2 + deep
                for _ in range(side):
                    x, y = -y, x
                points.append((x, y))
    return points


# The question


def _asked(view: View) -> TunnelsSeen | None:
    seen = view.seen(TunnelsSeen) if view.has(TunnelsSeen) else None
    return seen if seen and seen.route is not None and seen.owed is not None else None


def _draw_revealed(sheet: Sheet, view: View, look: Look, payment: Cards, right: int, y: int) -> int:
    """Draw the revealed cards, matching ones framed; return their left end."""
    counting, revealed = costly(payment, view.part(Market).wild), view.seen(MarketSeen).aside
    start = x = right - max(len(revealed), 1) * STEP + STEP - CARD[0]
    sheet.text(x, y + 17, look.say("pic-tunnel-revealed"), "narrow", 28, COLORS["mist"], UNDER)
    for kind in revealed:
        counts = kind in counting
        if counts:
            sheet.put(_frame(), x - FRAME, y + 38 - FRAME)
        sheet.put(card(kind, *CARD, COLORS["gold"] if counts else UNDER), x, y + 38)
        text, color = ("+1", COLORS["gold"]) if counts else ("–", COLORS["mist"])
        sheet.text(x + CARD[0] / 2, y + 156, text, "bold", 36, color, UNDER, "m")
        x += STEP
    return start


def _draw_committed(sheet: Sheet, look: Look, payment: Cards, right: int, y: int) -> int:
    """Draw the committed cards, one of each kind with its number; return their left end."""
    kinds = list(dict.fromkeys(payment))
    start = x = right - len(kinds) * STEP + STEP - CARD[0]
    sheet.text(x, y + 17, look.say("pic-tunnel-committed"), "narrow", 28, COLORS["mist"], UNDER)
    for kind in kinds:
        sheet.put(card(kind, *CARD, UNDER), x, y + 38)
        count = f"×{payment.count(kind)}"
        sheet.text(x + CARD[0] / 2, y + 156, count, "bold", 36, COLORS["chalk"], UNDER, "m")
        x += STEP
    return start


@pictured
def _frame() -> Image.Image:
    width, height = CARD[0] + 2 * FRAME, CARD[1] + 2 * FRAME
    return art(width, height, UNDER, lambda brush: brush.box(0, 0, width, height, 16, COLORS["gold"]))


class TunnelsLayer(Layer[Tunnels]):
    """Tunnels in pictures."""

    ORDER = 48

    def space(self, route: Route) -> SpacePainter | None:
        """Return the painter of a tunnel's spaces, or None."""
        return space if route.tunnel else None

    def draw_asked(self, sheet: Sheet, ground: Base, view: View) -> None:
        """Draw a golden frame around the spaces of the tunnel in question."""
        seen = _asked(view)
        if seen is None or seen.route is None:
            return
        kind, geometry = ground.routes[seen.route].color, ground.geometry
        ground.draw_taken(sheet, seen.route, "ring")
        ground.on_spaces(sheet, seen.route, "asked", lambda place, brush: space(brush, geometry, place, kind))

    def question_height(self, view: View) -> int:
        """Return the height of the question in px; 0 if no tunnel is in question."""
        return BAND if _asked(view) else 0

    def draw_question(self, sheet: Sheet, view: View, look: Look, y: int) -> None:
        """Draw the committed and the revealed cards, and how many extra cards are owed."""
        seen = _asked(view)
        if seen is None or seen.route is None or seen.owed is None:
            return
        sheet.fill(16, y + BAND - 8, sheet.image.width - 16, y + BAND - 6, COLORS["dusk"])
        left = _draw_revealed(sheet, view, look, seen.payment, sheet.image.width - 24, y)
        left = _draw_committed(sheet, look, seen.payment, left - 50, y)
        cities = view.part(Routes).cities
        ends = (cities[city].names.get(look.lang) or city for city in view.part(Routes).routes[seen.route].cities)
        text, room = look.say("pic-tunnel", route=" – ".join(ends)), left - 20 - 30
        sheet.text(20, y + 66, text, "narrow", 34, COLORS["mist"], UNDER, "l", room, 26)
        text = look.say("pic-tunnel-owed", owed=seen.owed)
        sheet.text(20, y + 118, text, "bold", 52, COLORS["gold"], UNDER, "l", room, 34)
