"""The strip under the table: whose turn it is or what a preview scores, stack, companies, kinds of station."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from data.key_family import KeyFamily
from engine.core.view import View
from engine.parts.station_tiles import TilesSeen
from engine.parts.strings import StringsSeen
from engine.parts.table_setup import TableSeen
from engine.strings.nouns import Draft, Tabletop, TileKind, companies, companies_of, seat_of
from renderer.core.draw import Brush, Sheet, in_full
from renderer.core.fonts import size_for, text_width
from renderer.core.look import Language, Look, Say
from renderer.core.paint import Stamp, put, square
from renderer.core.players import BLOCK, GAP, HEIGHT, draw_panel, draw_who
from renderer.core.theme import COLORS, kept, mix
from renderer.strings import preview, tiles
from renderer.strings.colors import in_few
from renderer.strings.drawn_strings import draw_string, on_turn

SETTING_UP = KeyFamily("pic-setup-{}", ("border", "river", "mountains", "corner"))

MARGIN = 16
ROW = 104
LEGEND = 66
COLUMNS = 5
NIGHT, PAPER, INK, MIST = COLORS["night"], COLORS["paper"], COLORS["ink"], COLORS["mist"]
CARD = 92


def height(table: Tabletop) -> int:
    """Return the height of the strip in px."""
    return 4 * MARGIN + ROW + HEIGHT + rows(table) * LEGEND


def rows(table: Tabletop) -> int:
    """Return the number of rows of the legend."""
    return -(-len(table.kinds) // COLUMNS)


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


@kept(96)
def _kept(draw: Callable[..., Image.Image], args: tuple[object, ...]) -> Image.Image:
    return in_few(draw(*args))


def strip(
    view: View, look: Look, table: Tabletop, colors: Sequence[str], width: int, draft: Draft | None
) -> Iterator[Part]:
    """Yield the parts of the strip, for a picture of that width; between them is night."""
    yield Part(0, 0, _head, (view, look, table, colors, width, draft), is_kept=False)
    y = 2 * MARGIN + ROW
    for company, (x, wide) in enumerate(panels(view, width)):
        yield Part(x, y, _panel, (_facts(view, look, colors, company), wide))
    yield Part(0, y + HEIGHT + MARGIN, _legend, (table.kinds, look.language, width))


def _head(
    view: View, look: Look, table: Tabletop, colors: Sequence[str], width: int, draft: Draft | None
) -> Image.Image:
    """Return what is going on, the tiles to be placed, and the stack."""
    sheet = Sheet.blank(width, 2 * MARGIN + ROW, NIGHT)
    room = _draw_piles(sheet, view, look, width, MARGIN)
    _headline(sheet, view, look, colors, MARGIN + 4, MARGIN, room, draft)
    picture = in_full(sheet.image)
    _to_place(picture, view, table, width, MARGIN)
    return picture


def _headline(
    sheet: Sheet, view: View, look: Look, colors: Sequence[str], x: int, y: int, room: int, draft: Draft | None
) -> None:
    """Draw two lines: what is going on, and the player concerned; or that this is a preview, and its effect."""
    who, line = _about(view, look, colors)
    if draft is not None:
        line = look.say("pic-preview")
    sheet.text(x, y + 20, line, "narrow", 32, MIST, NIGHT, room=room)
    if draft is not None and (draft.verdict is not None or draft.tile is not None or draft.faults):
        preview.headline(sheet, view, look, draft, x, y + 52, room)
    else:
        draw_who(sheet, who, x, y + 47, room)


def _about(view: View, look: Look, colors: Sequence[str]) -> tuple[list[tuple[str, str]], str]:
    def seats(found: Sequence[int]) -> list[tuple[str, str]]:
        return [(look.colors[seat], look.name(seat)) for seat in found]

    if view.turn.ended:
        return [], look.say("pic-ended")
    company = on_turn(view)
    if company is not None:
        seat = seat_of(company, view.seats)
        return [(colors[company], look.name(seat))], look.say("pic-turn", number=view.turn.number)
    owed = view.seen(TableSeen).owed
    return seats(view.waiting), look.say(SETTING_UP(owed)) if owed else ""


def _draw_piles(sheet: Sheet, view: View, look: Look, width: int, y: int) -> int:
    """Draw the stack and the frame of the tiles to be placed; return the room left beside them."""
    seen = view.seen(TilesSeen)
    x = width - MARGIN - CARD
    sheet.put(_stack(), x, y)
    sheet.text(x + CARD / 2 - 3, y + 36, str(seen.deck), "bold", 42, COLORS["chalk"], COLORS["dusk"], "m")
    label = look.say("pic-stack")
    sheet.text(x + CARD / 2, y + 92, label, "narrow", size_for(label, "narrow", 26, CARD + 10, 18), MIST, NIGHT, "m")
    if not seen.drawn:
        return x - 3 * MARGIN
    label = look.say("pic-to-place")
    x -= 24 + len(seen.drawn) * (CARD + 12)
    wide = text_width(label, "narrow", 30)
    sheet.text(x - 8, y + ROW / 2, label, "narrow", 30, MIST, NIGHT, "r")
    return x - wide - 3 * MARGIN


@kept(2)
def _stack() -> Image.Image:
    brush = Brush.on(CARD, 76, NIGHT)
    for step in (8, 4, 0):
        brush.box(8 + step, step, 70 + step, 66 + step, 8, MIST)
        brush.box(9.5 + step, 1.5 + step, 68.5 + step, 64.5 + step, 7, COLORS["dusk"])
    return brush.art()


def _to_place(picture: Image.Image, view: View, table: Tabletop, width: int, y: int) -> None:
    """Draw the tiles to be placed now, as they will look."""
    drawn = view.seen(TilesSeen).drawn
    x = width - MARGIN - CARD - 24 - len(drawn) * (CARD + 12) + 6
    for number, name in enumerate(drawn):
        kind, left = table.kind(name), x + number * (CARD + 12)

        _card().on(picture, left - 2, y + 2)
        face = tiles.Face("", kind.id, "", tiles.points(kind), "", False, (), min(kind.limit, companies(view.seats)))
        one = tiles.content(face, CARD + 16)
        one.on(picture, left + CARD // 2 - one.image.width // 2 - one.x, y + 4 + CARD // 2 - one.image.height // 2 - 10)


@kept(2)
def _card() -> Stamp:
    return square(CARD + 4, lambda brush: brush.box(2, 2, CARD + 2, CARD + 2, 9, PAPER))


def panels(view: View, width: int) -> list[tuple[int, int]]:
    """Return where each company's panel starts, and its width, in px."""
    count = companies(view.seats)
    each = (width - 2 * MARGIN - GAP * (count - 1)) // count
    return [(MARGIN + company * (each + GAP), each) for company in range(count)]


class Facts(NamedTuple):
    """What a company's panel shows.

    `base` is its name where a seat has several companies. `left` and `lying` count its short and its long strings.
    """

    color: str
    is_on: bool
    points: int | None
    name: str
    base: str
    left: tuple[int, int]
    lying: tuple[int, int]


def _facts(view: View, look: Look, colors: Sequence[str], company: int) -> Facts:
    seat, turn, seen = seat_of(company, view.seats), on_turn(view), view.seen(StringsSeen)
    is_on = seat in view.waiting if turn is None else company == turn
    points = None if view.turn.ended else seen.points[company]  # the finale tells them
    several = len(companies_of(seat, view.seats)) > 1
    base = look.say("pic-base", number=company + 1) if several else ""
    lying = [laid.string for laid in seen.laid if laid.company == company]
    short, long = seen.left[company]
    counts = lying.count("short"), lying.count("long")
    return Facts(colors[company], is_on, points, look.name(seat), base, (short, long), counts)


def _panel(facts: Facts, width: int) -> Image.Image:
    left, room, sheet = BLOCK + 12, width - BLOCK - 26, Sheet.blank(width, HEIGHT, NIGHT)
    draw_panel(sheet, 0, 0, width, facts.color, facts.is_on, facts.points)
    if facts.base:
        sheet.text(width - 16, 40, facts.base, "narrow", 28, COLORS["muted"], PAPER, "r")
        room -= text_width(facts.base, "narrow", 28) + 12
    sheet.text(left, 40, facts.name, "narrow-bold", 35, INK, PAPER, "l", room, 29)
    picture = in_full(sheet.image)
    _strings(picture, facts, left, 94, width - BLOCK - 26)
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


def _legend(kinds: tuple[TileKind, ...], language: Language, width: int) -> Image.Image:
    """Return all kinds of station with their signs, points and limits."""
    sheet = Sheet.blank(width, max(-(-len(kinds) // COLUMNS), 1) * LEGEND, NIGHT)
    each = (width - 2 * MARGIN) // COLUMNS
    room = each - 66
    said = [(kind.names.get(language.lang, kind.id), about(kind, language.say)) for kind in kinds]
    size = min((size_for(name, "narrow-semi", 27, room, 20) for name, _ in said), default=27)
    small = min((size_for(facts, "narrow", 25, room, 18) for _, facts in said), default=25)
    for number, (kind, (name, facts)) in enumerate(zip(kinds, said, strict=True)):
        x, top = MARGIN + number % COLUMNS * each, number // COLUMNS * LEGEND
        sheet.put(_sign(kind.id), x, top + 8)
        sheet.text(x + 54, top + 16, name, "narrow-semi", size, COLORS["chalk"], NIGHT, room=room)
        sheet.text(x + 54, top + 45, facts, "narrow", small, MIST, NIGHT, room=room)
    return in_full(sheet.image)


@kept(32)
def _sign(kind: str) -> Image.Image:
    brush = Brush.on(44, 44, NIGHT)
    brush.box(0, 0, 44, 44, 8, PAPER)
    tiles.icon(brush, kind, 22, 22, 28, INK, PAPER)
    return brush.art()


def about(kind: TileKind, say: Say) -> str:
    """Return a kind's points and what is special about it, as short text."""
    if kind.in_mountains is not None:
        points = say("pic-points-high", points=kind.other, high=kind.in_mountains)
    elif kind.owner:
        points = say("pic-points-owner", own=kind.own, other=kind.other)
    elif kind.repeat:
        points = say("pic-points-each", points=kind.other)
    else:
        points = str(kind.other)
    special = say("pic-ends") if kind.terminal else say("pic-extra") if kind.extra else ""
    return ", ".join(filter(None, (points, say("pic-limit", limit=kind.limit), special)))
