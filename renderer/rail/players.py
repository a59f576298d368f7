"""One panel for each player: colour, sign, name, points, and how many pieces, cards and tickets there are."""

from PIL import Image

from engine.core.view import View
from engine.parts.tickets import TicketsSeen
from renderer.core.draw import Brush, Sheet
from renderer.core.fonts import text_width
from renderer.core.look import Look
from renderer.core.players import BLOCK, GAP, draw_panel
from renderer.core.theme import COLORS, kept
from renderer.rail.cards import icon
from renderer.rail.layer import layers_of


def draw(sheet: Sheet, view: View, look: Look, x: int, y: int, width: int) -> None:
    """All panels side by side."""
    each = (width - GAP * (view.seats - 1)) // view.seats
    for seat in range(view.seats):
        _draw_one(sheet, view, look, seat, x + seat * (each + GAP), y, each)


def _draw_one(sheet: Sheet, view: View, look: Look, seat: int, x: int, y: int, width: int) -> None:
    is_on_turn = seat in (view.result.winners if view.turn.ended else view.waiting)
    layers = layers_of(view.rules)
    supplies = [supply for layer in layers if (supply := layer.supply(view, seat))]
    points, supply = view.result.totals[seat], supplies[-1] if supplies else None
    draw_panel(sheet, x, y, width, look.colors[seat], is_on_turn, points, supply)
    left, room, ink, paper = x + BLOCK + 12, width - BLOCK - 26, COLORS["ink"], COLORS["paper"]
    counts, boxes = _counts(view, seat), _boxes(view, seat)
    is_tight = len(counts) > 3 and room < 330
    sheet.text(left, y + (30 if is_tight else 40), look.name(seat), "narrow-bold", 35, ink, paper, room=room, least=29)
    if is_tight:
        for row in (0, 1):
            _draw_pair(sheet, counts[row * 2 : row * 2 + 2], boxes, left, y + 70 + row * 36, room)
        return
    _draw_counts(sheet, counts, boxes, left, y + 91, width - BLOCK - 22)


def _draw_pair(sheet: Sheet, counts: list[tuple[str, str]], boxes: dict[str, int], x: int, y: int, room: int) -> None:
    """Two icons with numbers, the second under the second of any other row; behind them, what the box holds."""
    for number, (what, count) in enumerate(counts):
        at = x + number * min(room // 2 + 5, 112)
        sheet.put(icon(what, 26, COLORS["muted"], COLORS["paper"]), at, y - 13)
        end = sheet.text(at + 30, y, count, "narrow-bold", 33, COLORS["ink"], COLORS["paper"])
        if what in boxes:
            draw_box(sheet, boxes[what], end + 4, y + 1)


BOX = 25, 25


def draw_box(sheet: Sheet, count: int, x: int, y: int) -> None:
    """An open box with a number in it: what a player left out."""
    sheet.put(_box(), x, y - BOX[1] // 2)
    sheet.text(x + BOX[0] / 2, y, str(count), "narrow-bold", 19, COLORS["muted"], COLORS["paper"], "m")


@kept(1)
def _box() -> Image.Image:
    brush = Brush.on(*BOX, COLORS["paper"])
    wide, high = BOX
    brush.line([(1.5, 2), (1.5, high - 2), (wide - 1.5, high - 2), (wide - 1.5, 2)], COLORS["muted"], 2.4)
    return brush.art()


def _draw_counts(sheet: Sheet, counts: list[tuple[str, str]], boxes: dict[str, int], x: int, y: int, room: int) -> None:
    """Icons with numbers, spread over the room but not too far; behind them, what the box holds."""
    size, text = (25, 35) if room < 300 else (34, 42)
    inner = size // 8
    widths = [
        size + inner + text_width(count, "narrow-bold", text) + (BOX[0] + 5) * (what in boxes) for what, count in counts
    ]
    gap = min((room - sum(widths)) / max(len(widths) - 1, 1), 60)
    at = float(x)
    for (what, count), width in zip(counts, widths, strict=True):
        sheet.put(icon(what, size, COLORS["muted"], COLORS["paper"]), round(at), y - size // 2)
        end = sheet.text(at + size + inner, y, count, "narrow-bold", text, COLORS["ink"], COLORS["paper"])
        if what in boxes:
            draw_box(sheet, boxes[what], end + 5, y + 1)
        at += width + gap


def _counts(view: View, seat: int) -> list[tuple[str, str]]:
    found = [count for layer in layers_of(view.rules) for count in layer.counts(view, seat)]
    tickets = view.seen(TicketsSeen).counts[seat] if view.has(TicketsSeen) else None
    return [*found, ("tickets", "–" if tickets is None else str(tickets))]


def _boxes(view: View, seat: int) -> dict[str, int]:
    return {what: count for layer in layers_of(view.rules) for what, count in layer.boxes(view, seat).items()}
