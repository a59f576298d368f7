"""The bracket of a cup: up to three rounds side by side, readable on a phone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from renderer.core.draw import Brush
from renderer.core.look import Look, drawable, themed
from renderer.core.page import HEAD, MARGIN, WIDTH, Page
from renderer.core.theme import COLORS, RGB
from renderer.league.tables import LeagueHead

MOST_COLUMNS = 3
MOST_BOXES = 8
"""In one column: more are too small to read, or too long to scroll."""
TITLES = 64
ROW, GAP = 58, 22
BETWEEN = 54
"""From one column to the next: room for the lines between them."""
SIGN = 40
"""Room for the sign beside a name."""
FOOT = 80
State = Literal["open", "on", "out", "won"]


class BracketSeat(Struct, frozen=True):
    """One person at a table: still open, advances, is out, or has won the cup. No name: not known yet.

    `number` distinguishes people whose names the font lacks.
    """

    name: str = ""
    state: State = "open"
    number: int = 0


class BracketBox(Struct, frozen=True):
    """A table, or a bye. `feeds` is the index of the box in the next column to which its winner goes."""

    seats: Sequence[BracketSeat]
    feeds: int | None = None

    @property
    def height(self) -> int:
        return len(self.seats) * ROW


class BracketColumn(Struct, frozen=True):
    """A round: its title, and its boxes from top to bottom."""

    title: str
    boxes: Sequence[BracketBox]


@themed
def render_bracket(columns: Sequence[BracketColumn], look: Look, head: LeagueHead) -> bytes:
    """Return a PNG of the rounds from left to right.

    Raises: ValueError for more columns or boxes than fit.
    """
    if len(columns) > MOST_COLUMNS or any(len(column.boxes) > MOST_BOXES for column in columns):
        raise ValueError("too many rounds or tables for one picture")
    room = max((sum(box.height + GAP for box in column.boxes) for column in columns), default=0)
    page = Page(HEAD + TITLES + room + FOOT)
    page.head(drawable(head.title, look.say("pic-league")), head.below, head.page)
    middles = _middles(columns, room)
    wide = (WIDTH - 2 * MARGIN - BETWEEN * (len(columns) - 1)) // max(len(columns), 1)
    for number, column in enumerate(columns):
        left = MARGIN + number * (wide + BETWEEN)
        page.write(left + wide / 2, HEAD + TITLES / 2, column.title, "narrow-semi", 36, COLORS["mist"], "m", wide)
        for at, box in enumerate(column.boxes):
            if box.feeds is not None and number + 1 < len(columns):
                _line(page, (left + wide, middles[number][at]), (left + wide + BETWEEN, middles[number + 1][box.feeds]))
            _box(page, look, box, left, middles[number][at], wide)
    _legend(page, look, HEAD + TITLES + room + FOOT / 2 - 8)
    return page.png()


def _middles(columns: Sequence[BracketColumn], room: int) -> list[list[float]]:
    """Return the middle of each box: the first column's stacked, later ones between those that feed them."""
    found: list[list[float]] = []
    for number, column in enumerate(columns):
        spare = room - sum(box.height for box in column.boxes)
        middles, top = list[float](), HEAD + TITLES + spare / max(len(column.boxes), 1) / 2
        for box in column.boxes:
            middles.append(top + box.height / 2)
            top += box.height + spare / len(column.boxes)
        if number:
            before = columns[number - 1].boxes
            for at in range(len(middles)):
                feeding = [found[-1][i] for i, box in enumerate(before) if box.feeds == at]
                middles[at] = sum(feeding) / len(feeding) if feeding else middles[at]
        found.append(middles)
    return found


def _line(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Draw a line like a track branch: out, up or down, and in."""
    x = (start[0] + end[0]) / 2
    for x0, y0, x1, y1 in ((start[0], start[1], x, start[1]), (x, start[1], x, end[1]), (x, end[1], end[0], end[1])):
        left, top = min(x0, x1) - 2, min(y0, y1) - 2
        page.box(left, top, max(x0, x1) + 2, max(y0, y1) + 2, 2, COLORS["mist"])


def _box(page: Page, look: Look, box: BracketBox, left: float, middle: float, wide: float) -> None:
    top = middle - box.height / 2
    is_bye = len(box.seats) == 1
    page.box(left, top, left + wide, top + box.height, 12, COLORS["shade" if is_bye else "paper"])
    for row, seat in enumerate(box.seats):
        if row:
            page.box(left + 12, top + row * ROW - 1, left + wide - 12, top + row * ROW + 1, 0, COLORS["shade"])
        _seat(page, look, seat, left, top + (row + 0.5) * ROW, wide)


def _seat(page: Page, look: Look, seat: BracketSeat, left: float, middle: float, wide: float) -> None:
    """Draw the name after a sign for its state, which differs in shape and weight, not in color alone."""
    at = left + 14
    if seat.state == "won":
        page.box(left, middle - ROW / 2, left + wide, middle + ROW / 2, 12, COLORS["gold"])
    if seat.state in ("on", "won"):
        _sign(page, at, middle, COLORS["coal"] if seat.state == "won" else COLORS["yes"])
    cut = "narrow-bold" if seat.state in ("on", "won") else "narrow"
    color: RGB = COLORS["muted"] if seat.state == "out" or not seat.name else COLORS["ink"]
    color = COLORS["coal"] if seat.state == "won" else color
    text = drawable(seat.name, look.say("pic-bracket-person", number=seat.number)) if seat.name else "…"
    end = page.write(at + SIGN, middle, text, cut, 36, color, room=round(wide) - SIGN - 28)
    if seat.state == "out":
        page.box(at + SIGN, middle - 1, end, middle + 2, 0, COLORS["muted"])


def _sign(page: Page, left: float, middle: float, fill: RGB) -> None:
    """Draw a triangle that points to the right."""

    def paint(brush: Brush) -> None:
        brush.shape([(left, middle - 13), (left + 24, middle), (left, middle + 13)], fill)

    page.paint((round(left) - 2, round(middle) - 16, round(left) + 28, round(middle) + 16), paint)


def _legend(page: Page, look: Look, middle: float) -> None:
    page.box(MARGIN, middle - 22, MARGIN + 46, middle + 22, 10, COLORS["paper"])
    _sign(page, MARGIN + 12, middle, COLORS["yes"])
    end = page.write(MARGIN + 60, middle, look.say("pic-bracket-on"), "narrow", 32, COLORS["mist"])
    start = end + 60
    end = page.write(start, middle, look.say("pic-bracket-out"), "narrow", 32, COLORS["mist"])
    page.box(start, middle - 1, end, middle + 2, 0, COLORS["mist"])
