"""One panel for each player: colour, sign, name, points, and how many pieces, cards and tickets there are."""

from PIL import Image

from engine.core.view import View
from engine.parts.market import MarketSeen
from engine.parts.tickets import TicketsSeen
from renderer.core.draw import Brush, Sheet, art
from renderer.core.fonts import fitted, size_for, text_width
from renderer.core.look import Look
from renderer.core.signs import anchor, mark
from renderer.core.theme import COLORS, MARKS, RGB, SEATS, kept, mix, on_seat
from renderer.layers import pieces, ports, stations
from renderer.rail.cards import icon

HEIGHT = 130
BLOCK = 92
GAP = 12
PIP = 20
"""Size of a station or port that is left to build."""


@kept(64)
def panel(
    width: int, color: str, is_on_turn: bool, under: RGB, built: tuple[int, int] | None, what: str = "stations"
) -> Image.Image:
    """The empty panel; the one on turn has a golden frame. `built`: how many buildings are left, of how many."""

    def paint(brush: Brush) -> None:
        face = COLORS["paper"]
        brush.box(0, 0, width, HEIGHT, 18, COLORS["gold"] if is_on_turn else face)
        inset = 6 if is_on_turn else 0
        brush.box(inset, inset, width - inset, HEIGHT - inset, 13 if is_on_turn else 18, face)
        inset = 6
        brush.box(inset, inset, BLOCK, HEIGHT - inset, 12, SEATS[color])
        middle = (BLOCK + inset) / 2
        if built is None:
            mark(brush, MARKS[color], middle, 36, 17, on_seat(color))
            return
        mark(brush, MARKS[color], middle, 29, 15, on_seat(color))
        left, every = built
        size = min(PIP, 64 / max(every, 1))
        for number in range(every):
            x = middle + (number - (every - 1) / 2) * size * 1.22
            _BUILDINGS[what](brush, x, 107, size, color, number < left)

    return art(width, HEIGHT, under, paint)


def _house(brush: Brush, x: float, y: float, size: float, color: str, is_left: bool) -> None:
    stations.house(brush, x, y, size, on_seat(color))
    if not is_left:
        stations.house(brush, x, y, size - 5, SEATS[color])


def _anchor(brush: Brush, x: float, y: float, size: float, color: str, is_left: bool) -> None:
    if is_left:
        anchor(brush, x, y, size * 1.15, on_seat(color))
    else:
        brush.disc(x, y, size * 0.14, mix(SEATS[color], on_seat(color), 0.6))


_BUILDINGS = {"stations": _house, "ports": _anchor}


def draw(sheet: Sheet, view: View, look: Look, x: int, y: int, width: int) -> None:
    """All panels side by side."""
    each = (width - GAP * (view.seats - 1)) // view.seats
    for seat in range(view.seats):
        _draw_one(sheet, view, look, seat, x + seat * (each + GAP), y, each)


def _draw_one(sheet: Sheet, view: View, look: Look, seat: int, x: int, y: int, width: int) -> None:
    color = look.colors[seat]
    is_on_turn = seat in (view.result.winners if view.turn.ended else view.waiting)
    ports_left = ports.left(view, seat)
    built, what = (stations.left(view, seat), "stations") if ports_left is None else (ports_left, "ports")
    sheet.put(panel(width, color, is_on_turn, COLORS["night"], built, what), x, y)
    points = str(view.result.totals[seat]).replace("-", "−")
    tall = 46 if len(points) < 3 else 40
    sheet.text(
        x + (BLOCK + 6) / 2, y + (88 if built is None else 70), points, "bold", tall, on_seat(color), SEATS[color], "m"
    )
    left, paper, ink = x + BLOCK + 12, COLORS["paper"], COLORS["ink"]
    name, room = look.name(seat), width - BLOCK - 26
    size = size_for(name, "narrow-bold", 35, room, 29)
    counts, boxes = _counts(view, seat), pieces.boxes(view, seat)
    is_tight = len(counts) > 3 and room < 330
    sheet.text(
        left, y + (30 if is_tight else 40), fitted(name, "narrow-bold", size, room), "narrow-bold", size, ink, paper
    )
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
    sheet.put(_box(COLORS["paper"]), x, y - BOX[1] // 2)
    sheet.text(x + BOX[0] / 2, y, str(count), "narrow-bold", 19, COLORS["muted"], COLORS["paper"], "m")


@kept(4)
def _box(under: RGB) -> Image.Image:
    def paint(brush: Brush) -> None:
        wide, high = BOX
        brush.line([(1.5, 2), (1.5, high - 2), (wide - 1.5, high - 2), (wide - 1.5, 2)], COLORS["muted"], 2.4)

    return art(*BOX, under, paint)


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
    found = [*pieces.counts(view, seat), ("cards", str(view.seen(MarketSeen).hands[seat]))]
    tickets = view.seen(TicketsSeen).counts[seat] if view.has(TicketsSeen) else None
    return [*found, ("tickets", "–" if tickets is None else str(tickets))]
