"""The strip under the table: the companies, the tiles to be placed and the stack, and what a preview scores."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from engine.core.view import View
from engine.parts.station_tiles import TilesSeen
from engine.parts.strings import StringsSeen
from engine.strings.nouns import Draft, Tabletop, TileKind, companies, companies_of, seat_of
from renderer.core.draw import Brush, Sheet, in_full
from renderer.core.fonts import size_for
from renderer.core.look import Language, Look
from renderer.core.paint import Stamp, put, square
from renderer.core.players import BLOCK, GAP, HEIGHT, draw_panel
from renderer.core.theme import COLORS, mix, pictured
from renderer.strings import preview, tiles
from renderer.strings.colors import in_few
from renderer.strings.drawn_strings import draw_string, on_turn

MARGIN = 14
ROW = 124
"""Height of the head of a preview."""
NIGHT, PAPER, INK, MIST = COLORS["night"], COLORS["paper"], COLORS["ink"], COLORS["mist"]
CARD = 92
SLOT = CARD + 14
STACK = 132
"""Width of the stack with its word."""
APART = 24
"""Between the new tiles and the stack, so that their words don't read as one."""


def height(draft: Draft | None) -> int:
    """Return the height of the strip in px."""
    return 2 * MARGIN + HEIGHT + (ROW if draft is not None else 0)


class Part(NamedTuple):
    """A part of the strip: its corner, and the function that draws it, with arguments."""

    x: int
    y: int
    draw: Callable[..., Image.Image]
    args: tuple[object, ...]
    is_kept: bool = True

    def in_full(self) -> Image.Image:
        """Return the part in full colors."""
        return self.draw(*self.args)

    def in_few(self) -> Image.Image:
        """Return the part in the palette of a table of strings, not to be painted on."""
        return _kept(self.draw, self.args) if self.is_kept else in_few(self.in_full())


@pictured
def _kept(draw: Callable[..., Image.Image], args: tuple[object, ...]) -> Image.Image:
    return in_few(draw(*args))


def strip(
    view: View, look: Look, table: Tabletop, colors: Sequence[str], width: int, draft: Draft | None
) -> Iterator[Part]:
    """Yield the parts of the strip, for a picture of that width; between them is night."""
    y = MARGIN
    if draft is not None:
        yield Part(0, MARGIN, _head, (view, look, width, draft), is_kept=False)
        y += ROW
    for company, (x, wide) in enumerate(panels(view, width)):
        yield Part(x, y, _panel, (_facts(view, look, colors, company), wide))
    kinds = tuple(table.kind(name) for name in view.seen(TilesSeen).drawn)
    wide = _piles(view)
    facts = (kinds, companies(view.seats), view.seen(TilesSeen).deck, look.language, wide)
    yield Part(width - MARGIN - wide, y, _draw_piles, facts)


def _head(view: View, look: Look, width: int, draft: Draft) -> Image.Image:
    """Return that this is a preview, and its effect."""
    sheet, room = Sheet.blank(width, ROW, NIGHT), width - 2 * MARGIN
    sheet.text(MARGIN + 4, 20, look.say("pic-preview"), "narrow", 42, MIST, NIGHT, room=room)
    preview.headline(sheet, view, look, draft, MARGIN + 4, 50, room)
    return in_full(sheet.image)


def _piles(view: View) -> int:
    """Return the width of the stack and the tiles to be placed: while turns are taken, there is room for one."""
    slots = 0 if on_turn(view) is None else max(len(view.seen(TilesSeen).drawn), 1)
    return STACK + (slots * SLOT + APART if slots else 0)


def _draw_piles(drawn: tuple[TileKind, ...], most: int, left: int, language: Language, width: int) -> Image.Image:
    """Return the tiles to be placed, as they will look, and the stack."""
    sheet = Sheet.blank(width, HEIGHT, NIGHT)
    x = width - STACK + (STACK - CARD) // 2
    sheet.put(_stack(), x, 0)
    sheet.text(x + CARD / 2 - 3, 36, str(left), "bold", 46, COLORS["chalk"], COLORS["dusk"], "m")
    _label(sheet, language.say("pic-stack"), width - STACK / 2, STACK)
    wide = len(drawn) * SLOT
    if drawn:
        _label(sheet, language.say("pic-to-place", count=len(drawn)), wide / 2, wide)
    picture = in_full(sheet.image)
    for number, kind in enumerate(drawn):
        at = number * SLOT + 4
        _card().on(picture, at - 2, 0)
        face = tiles.Face("", kind.id, "", tiles.points(kind), "", False, (), min(kind.limit, most))
        one = tiles.content(face, CARD)
        one.on(picture, at + CARD // 2 - one.image.width // 2 - one.x, CARD // 2 - 14 - one.image.height // 2 - one.y)
    return picture


def _label(sheet: Sheet, text: str, middle: float, room: int) -> None:
    """Draw the word below a pile."""
    sheet.text(middle, HEIGHT - 18, text, "narrow", size_for(text, "narrow", 42, room, 30), MIST, NIGHT, "m", room)


@pictured
def _stack() -> Image.Image:
    brush = Brush.on(CARD, 76, NIGHT)
    for step in (8, 4, 0):
        brush.box(8 + step, step, 70 + step, 66 + step, 8, MIST)
        brush.box(9.5 + step, 1.5 + step, 68.5 + step, 64.5 + step, 7, COLORS["dusk"])
    return brush.art()


@pictured
def _card() -> Stamp:
    return square(CARD + 4, lambda brush: brush.box(2, 2, CARD + 2, CARD - 6, 9, PAPER))


def panels(view: View, width: int) -> list[tuple[int, int]]:
    """Return where each company's panel starts, and its width, in px."""
    count = companies(view.seats)
    each = (width - 2 * MARGIN - _piles(view) - GAP * count) // count
    return [(MARGIN + company * (each + GAP), each) for company in range(count)]


class Facts(NamedTuple):
    """What a company's panel shows; `left` and `lying` count its short and its long strings."""

    color: str
    is_on: bool
    points: int | None
    name: str
    left: tuple[int, int]
    lying: tuple[int, int]


def _facts(view: View, look: Look, colors: Sequence[str], company: int) -> Facts:
    seat, turn, seen = seat_of(company, view.seats), on_turn(view), view.seen(StringsSeen)
    is_on = seat in view.waiting if turn is None else company == turn
    points = None if view.turn.ended else seen.points[company]  # the finale tells them
    several = len(companies_of(seat, view.seats)) > 1
    name = f"{look.name(seat)} {company // view.seats + 1}" if several else look.name(seat)
    lying = [laid.string for laid in seen.laid if laid.company == company]
    short, long = seen.left[company]
    counts = lying.count("short"), lying.count("long")
    return Facts(colors[company], is_on, points, name, (short, long), counts)


def _panel(facts: Facts, width: int) -> Image.Image:
    left, room, sheet = BLOCK + 10, width - BLOCK - 20, Sheet.blank(width, HEIGHT, NIGHT)
    draw_panel(sheet, 0, 0, width, facts.color, facts.is_on, facts.points)
    sheet.text(left, 42, facts.name, "narrow-bold", 43, INK, PAPER, "l", room, 38)
    picture = in_full(sheet.image)
    _strings(picture, facts, left, 98, width - BLOCK - 26)
    return picture


def _strings(picture: Image.Image, facts: Facts, x: int, y: int, room: int) -> None:
    """Draw the company's strings: those left as they look, those laid as empty grooves."""
    short, long = ([True] * left + [False] * lying for left, lying in zip(facts.left, facts.lying, strict=True))
    gap = 12
    unit = min((room - gap * (len(short) + len(long) - 1)) / max(len(short) + 2 * len(long), 1), 46.0)

    def paint(brush: Brush) -> None:
        at = float(x)
        for is_left, wide in [*((one, unit) for one in short), *((one, unit * 2) for one in long)]:
            line = [(at + 6, y), (at + wide - 6, y)]
            if is_left:
                draw_string(brush, line, facts.color, 11)
            else:
                brush.line(line, mix(PAPER, COLORS["muted"], 0.55), 9)
                brush.line(line, mix(PAPER, COLORS["shade"], 0.8), 6)
            at += wide + gap

    put(picture, (x - 4, y - 10, x + room + 20, y + 10), paint)
