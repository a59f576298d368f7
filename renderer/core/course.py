"""The course of a finished game: a line for each seat over the turns, and where its points came from."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from renderer.core.draw import Brush, Point, in_full
from renderer.core.fonts import number
from renderer.core.look import Look, themed
from renderer.core.page import HEAD, MARGIN, WIDTH, Page
from renderer.core.players import chip
from renderer.core.signs import mark
from renderer.core.theme import COLORS, MARKS, SEATS, on_seat, shade

CHART, LEFT, RIGHT = 620, 96, 190
LEGEND, KIND, ROW = 20, 58, 46
CHIP, SIGN, STEPS = 40, 15, 5
SIGNS = 6
"""Signs along each line."""
PAPER, INK, MUTED = COLORS["paper"], COLORS["ink"], COLORS["muted"]


class Course(Struct, frozen=True):
    """What is drawn. `points`: the totals of all seats after each of the `turns`, which count from 1.

    `kinds`: the title of each kind of points, and the points of all seats. `order`: the seats, the best first.
    """

    title: str
    below: str
    turns: Sequence[int]
    points: Sequence[Sequence[int]]
    kinds: Sequence[tuple[str, Sequence[int]]]
    order: Sequence[int]


@themed
def render_course(course: Course, look: Look) -> bytes:
    """Return a PNG of the course; its height depends on the number of seats and kinds."""
    high = HEAD + CHART + LEGEND + len(course.kinds) * (KIND + len(course.order) * ROW) + MARGIN
    page = Page(high)
    page.head(course.title, course.below)
    _chart(page, course, look)
    y = HEAD + CHART + LEGEND
    most = max((abs(points) for _, all_ in course.kinds for points in all_), default=0) or 1
    for title, points in course.kinds:
        page.write(MARGIN, y + KIND / 2, title, "narrow-bold", 38, COLORS["chalk"], room=WIDTH - 2 * MARGIN)
        y += KIND
        for seat in course.order:
            _bar(page, look, seat, points[seat], most, y)
            y += ROW
    return page.png()


def _bar(page: Page, look: Look, seat: int, points: int, most: int, y: int) -> None:
    """Draw a seat's points of one kind: a bar with the number; losses are hollow."""
    page.image.paste(in_full(chip(look.colors[seat], CHIP, COLORS["night"])), (MARGIN, y + 2))
    page.write(MARGIN + CHIP + 14, y + 22, look.name(seat), "narrow", 32, COLORS["mist"], room=250)
    left, room = 350, WIDTH - MARGIN - 350 - 110
    wide = max(round(room * abs(points) / most), 4)
    page.box(left, y + 6, left + wide, y + 38, 6, COLORS["mist"])
    if points:
        fill = SEATS[look.colors[seat]] if points > 0 else COLORS["night"]
        page.box(left + 3, y + 9, left + wide - 3, y + 35, 4, fill)
    page.write(left + wide + 14, y + 22, number(points), "narrow-bold", 36, COLORS["chalk"])


def _chart(page: Page, course: Course, look: Look) -> None:
    low, high = _range(course.points)
    top, bottom = HEAD + 30, HEAD + CHART - 70
    page.box(MARGIN, HEAD + 8, WIDTH - MARGIN, HEAD + CHART, 16, PAPER)
    last = max(course.turns[-1], 1)

    def at(turn: int, points: float) -> Point:
        x = LEFT + (WIDTH - RIGHT - LEFT) * turn / last
        return x, bottom - (bottom - top) * (points - low) / (high - low)

    step = _step(high - low)
    for value in range(low // step * step, high + 1, step):
        if value >= low:
            y = round(at(0, value)[1])
            page.pen.line(
                (LEFT, y, WIDTH - RIGHT, y),
                fill=shade(MUTED if value == 0 else COLORS["shade"]),
                width=3 if value == 0 else 1,
            )
            page.write(LEFT - 12, y, number(value), "narrow", 30, MUTED, "r")
    for quarter in range(5):
        turn = round(last * quarter / 4)
        page.write(at(turn, low)[0], bottom + 38, str(turn), "narrow", 30, MUTED, "m")
    lines = [[at(turn, totals[seat]) for turn, totals in zip(course.turns, course.points, strict=True)]
             for seat in range(len(course.order))]  # fmt: skip
    box = (MARGIN, HEAD, WIDTH - MARGIN, HEAD + CHART)
    page.paint(box, lambda brush: _lines(brush, look, lines, course.order))
    _ends(page, course, look, lines)


def _range(points: Sequence[Sequence[int]]) -> tuple[int, int]:
    every = [total for totals in points for total in totals]
    low, high = min(0, *every), max(0, *every)
    return low, max(high, low + 10)


def _step(span: int) -> int:
    """Return the distance of the grid's lines, so that there are a few of them."""
    return next(step for step in (2, 5, 10, 20, 25, 50, 100, 200, 500, 10**6) if span <= STEPS * step)


def _lines(brush: Brush, look: Look, lines: Sequence[Sequence[Point]], order: Sequence[int]) -> None:
    """Draw the lines, the best seat's on top, each with its sign at places of its own."""
    for seat in reversed(order):
        brush.line(lines[seat], PAPER, 9)
        brush.line(lines[seat], SEATS[look.colors[seat]], 5.5)
    for seat in reversed(order):
        line, color = lines[seat], look.colors[seat]
        for sign in range(SIGNS):
            x, y = line[min(int(len(line) * (sign + (seat + 0.5) / len(lines)) / SIGNS), len(line) - 1)]
            brush.disc(x, y, SIGN + 2, PAPER)
            brush.disc(x, y, SIGN, SEATS[color])
            mark(brush, MARKS[color], x, y, SIGN * 0.6, on_seat(color))


def _ends(page: Page, course: Course, look: Look, lines: Sequence[Sequence[Point]]) -> None:
    """Write the final points behind each line, moved apart where they would meet."""
    order = sorted(course.order, key=lambda seat: lines[seat][-1][1])
    wanted = [lines[seat][-1][1] for seat in order]
    gap, top, low = CHIP + 6, HEAD + 34, HEAD + CHART - 40
    for number_ in range(1, len(wanted)):
        wanted[number_] = max(wanted[number_], wanted[number_ - 1] + gap)
    over = max(0.0, wanted[-1] - low)
    wanted = [max(y - over, top + place * gap) for place, y in enumerate(wanted)]
    for seat, y in zip(order, wanted, strict=True):
        x = WIDTH - RIGHT + 16
        page.image.paste(in_full(chip(look.colors[seat], CHIP, PAPER)), (x, round(y) - CHIP // 2))
        page.write(x + CHIP + 10, y, number(course.points[-1][seat]), "bold", 40, INK)
