"""One panel for each player: color, sign, name, points, and the numbers of pieces, cards and tickets."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from engine.core.view import View
from engine.parts.tickets import TicketsSeen
from renderer.core.draw import Brush, Sheet
from renderer.core.fonts import text_width
from renderer.core.look import Look
from renderer.core.players import BLOCK, GAP, HEIGHT, Supply, draw_panel
from renderer.core.theme import COLORS, pictured
from renderer.rail.cards import icon
from renderer.rail.layer import layers_of

BOX = 25, 25
Count = tuple[str, str]
"""An icon and the number behind it."""


class Facts(NamedTuple):
    """What a player's panel shows. `points` is None where it shows none."""

    name: str
    color: str
    is_on_turn: bool
    points: int | None
    supply: Supply | None
    counts: tuple[Count, ...]
    boxes: tuple[tuple[str, int], ...]


def draw(sheet: Sheet, view: View, look: Look, x: int, y: int, width: int) -> None:
    """Draw all panels side by side. At the end they show no points: the finale tells them."""
    each = (width - GAP * (view.seats - 1)) // view.seats
    for seat in range(view.seats):
        sheet.put(_panel(_facts(view, look, seat), each), x + seat * (each + GAP), y)


def _facts(view: View, look: Look, seat: int) -> Facts:
    layers = layers_of(view.rules)
    supplies = [supply for layer in layers if (supply := layer.supply(view, seat))]
    tickets = view.seen(TicketsSeen).counts[seat] if view.has(TicketsSeen) else None
    return Facts(
        look.name(seat),
        look.colors[seat],
        seat in view.waiting,
        None if view.turn.ended else view.result.totals[seat],
        supplies[-1] if supplies else None,
        (
            *(count for layer in layers for count in layer.counts(view, seat)),
            ("tickets", "–" if tickets is None else str(tickets)),
        ),
        tuple(box for layer in layers for box in layer.boxes(view, seat).items()),
    )


@pictured
def _panel(facts: Facts, width: int) -> Image.Image:
    """Return a player's panel. Most are the same in the next picture."""
    sheet, counts, boxes = Sheet.blank(width, HEIGHT, COLORS["night"]), facts.counts, dict(facts.boxes)
    draw_panel(sheet, 0, 0, width, facts.color, facts.is_on_turn, facts.points, facts.supply)
    left, room, ink, paper = BLOCK + 12, width - BLOCK - 26, COLORS["ink"], COLORS["paper"]
    is_tight = len(counts) > 3 and room < 330
    sheet.text(left, 30 if is_tight else 40, facts.name, "narrow-bold", 35, ink, paper, room=room, least=29)
    if is_tight:
        for number, one in enumerate(counts[:4]):
            at = left + number % 2 * min(room // 2 + 5, 112)
            _draw_count(sheet, one, boxes, at, 70 + number // 2 * 36, (26, 33), (4, 4))
    else:
        _draw_counts(sheet, counts, boxes, left, 91, room + 4)
    return sheet.image


def _draw_counts(sheet: Sheet, counts: Sequence[Count], boxes: dict[str, int], x: int, y: int, room: int) -> None:
    """Draw icons with numbers, spread over the room but not too far."""
    size, text = (25, 35) if room < 300 else (34, 42)
    inner = size + size // 8
    widths = [inner + text_width(count, "narrow-bold", text) + (BOX[0] + 5) * (what in boxes) for what, count in counts]
    gap = min((room - sum(widths)) / max(len(widths) - 1, 1), 60)
    at = float(x)
    for one, width in zip(counts, widths, strict=True):
        _draw_count(sheet, one, boxes, at, y, (size, text), (size // 8, 5))
        at += width + gap


def _draw_count(
    sheet: Sheet, one: Count, boxes: dict[str, int], x: float, y: int, sizes: tuple[int, int], gaps: tuple[int, int]
) -> None:
    """Draw an icon with its number; behind them an open box with the number in the box, if it is known."""
    (what, count), (size, text), paper = one, sizes, COLORS["paper"]
    sheet.put(icon(what, size, COLORS["muted"], paper), round(x), y - size // 2)
    end = sheet.text(x + size + gaps[0], y, count, "narrow-bold", text, COLORS["ink"], paper) + gaps[1]
    if what in boxes:
        sheet.put(_box(), end, y + 1 - BOX[1] // 2)
        sheet.text(end + BOX[0] / 2, y + 1, str(boxes[what]), "narrow-bold", 19, COLORS["muted"], paper, "m")


@pictured
def _box() -> Image.Image:
    brush = Brush.on(*BOX, COLORS["paper"])
    wide, high = BOX
    brush.line([(1.5, 2), (1.5, high - 2), (wide - 1.5, high - 2), (wide - 1.5, 2)], COLORS["muted"], 2.4)
    return brush.art()
