"""The standings of a league: one picture for up to 50 rows, readable on a phone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct
from PIL import Image

from data.key_family import KeyFamily
from data.languages import BY_CODE
from engine.league.nouns import Standing
from engine.league.standings import TIE_BREAKS
from renderer.core.draw import Brush, soft
from renderer.core.look import Look, drawable, themed
from renderer.core.page import (
    BRONZE,
    DOWN,
    FALLING,
    HEAD,
    MARGIN,
    NIGHT,
    RISING,
    SILVER,
    UP,
    WIDTH,
    Page,
    flat,
    triangle,
)
from renderer.core.theme import COLORS, RGB, Tone, pictured

ROWS = 25
"""Rows of one picture, when long standings are split into pages."""
MOST = 50
TITLES = 76
ROW = 62
FOOT = 64
PLACE, CHANGE, NAME = 90, 172, 216
NAME_ROOM = 290
COLUMNS = {"played": 540, "points": 644, "wins": 742, "average": 850, "tie-break": 978, "reliability": 1110}
"""The middles of the columns of figures."""
ROOMS = {"played": 92, "points": 96, "wins": 94, "average": 104, "tie-break": 136, "reliability": 124}
TITLES_OF = KeyFamily("pic-league-{}", ROOMS)
DECIDED_BY = KeyFamily("pic-league-tie-break-{}", TIE_BREAKS)
MARKS = KeyFamily("pic-league-mark-{}", ("up", "down"))
MEDALS: dict[int, Tone] = {1: COLORS["gold"], 2: SILVER, 3: BRONZE}
Mark = Literal["up", "down", ""]


class LeagueHead(Struct, frozen=True):
    """The text above the rows, in the reader's language. `page` is at the right end of the second line."""

    title: str
    below: str = ""
    page: str = ""


class LeagueRow(Struct, frozen=True):
    """One person's row.

    `change`: places gained since last week (negative: lost; None: wasn't in the standings). `mark`: would be promoted
    or relegated now. `gone`: has left; the name is struck through. `reliability`: from 0 to 1.
    """

    standing: Standing
    name: str
    change: int | None
    mark: Mark = ""
    gone: bool = False
    reliability: float | None = None


def figure(number: float, lang: str, digits: int = 1, *, is_short: bool = True) -> str:
    """Return a number as the language writes it; a short one without zeros at its end."""
    text = f"{number:.{digits}f}"
    text = text.rstrip("0").rstrip(".") if is_short and "." in text else text
    return text.replace("-", "−").replace(".", BY_CODE[lang].decimal)


@themed
def render_league(rows: Sequence[LeagueRow], look: Look, head: LeagueHead) -> bytes:
    """Return a PNG of the rows in order, with promotion and relegation marked by sign and tint.

    Raises: ValueError for more than 50 rows: those belong on several pictures.
    """
    if len(rows) > MOST:
        raise ValueError(f"{len(rows)} rows are too many for one picture")
    marks = sorted({row.mark for row in rows} - {""}, reverse=True) + ["gone"] * any(row.gone for row in rows)
    page = Page(HEAD + TITLES + len(rows) * ROW + (FOOT if marks else MARGIN))
    title = drawable(head.title, look.say("pic-league"))
    page.head(title, head.below, head.page)
    _draw_titles(page, look)
    for number, row in enumerate(rows):
        _draw_row(page, look, row, HEAD + TITLES + number * ROW)
    if marks:
        _draw_legend(page, look, marks, HEAD + TITLES + len(rows) * ROW + FOOT // 2)
    return page.png()


def _draw_titles(page: Page, look: Look) -> None:
    y = HEAD + TITLES / 2 - 2
    page.write(NAME, y, look.say("pic-league-name"), "narrow", 30, COLORS["mist"], room=NAME_ROOM)
    for code, middle in COLUMNS.items():
        page.column(middle, y, look.say(TITLES_OF(code)), ROOMS[code], COLORS["mist"])


@pictured
def _bar(mark: Mark, medal: Tone | None) -> Image.Image:
    """Return the background of a row."""
    paper = {"up": RISING, "down": FALLING, "": COLORS["paper"]}[mark]
    width, height = WIDTH - 2 * MARGIN, ROW - 6

    def paint(brush: Brush) -> None:
        brush.box(0, 0, width, height, 10, paper)
        if mark:
            brush.box(0, 0, 32, height, 10, COLORS["yes" if mark == "up" else "no"])
            brush.shape(triangle(16, height / 2, 9, mark == "up"), COLORS["white"])
        if medal:
            brush.disc(PLACE - MARGIN, height / 2, 24, medal)

    return flat(width, height, NIGHT, paint)


@pictured
def _arrow(is_up: bool) -> Image.Image:
    return soft(24, 24, lambda brush: brush.shape(triangle(12, 12, 10, is_up), UP if is_up else DOWN))


def _draw_row(page: Page, look: Look, row: LeagueRow, top: int) -> None:
    place, middle = row.standing.place, top + (ROW - 6) / 2
    medal = None if row.gone else MEDALS.get(place)
    page.image.paste(_bar(row.mark, medal), (MARGIN, top))
    ink: RGB = COLORS["coal"] if medal else COLORS["ink"]
    page.write(PLACE, middle, str(place), "bold", 36, ink, "m", 62)
    _draw_change(page, look, row.change, middle)
    name = drawable(row.name, look.say("pic-league-person", number=place))
    end = page.write(
        NAME, middle, name, "narrow-bold", 40, COLORS["muted" if row.gone else "ink"], room=NAME_ROOM, least=34
    )
    if row.gone:
        page.box(NAME, middle - 1, end, middle + 2, 0, COLORS["muted"])
    for code, text in _cells(row, look).items():
        bold = "narrow-bold" if code == "points" else "narrow-semi"
        size = {"points": 44, "tie-break": 32}.get(code, 36)
        color = COLORS["muted"] if text == "–" else COLORS["ink"]
        page.write(COLUMNS[code], middle, text, bold, size, color, "m", ROOMS[code])


def _cells(row: LeagueRow, look: Look) -> dict[str, str]:
    one, average, reliable = row.standing, row.standing.average_place, row.reliability
    return {
        "played": str(one.played),
        "points": figure(one.points, look.lang),
        "wins": str(one.wins),
        "average": "–" if average is None else figure(average, look.lang, 2, is_short=False),
        # Mark the tiebreaker that decided: the last one.
        "tie-break": look.say(DECIDED_BY(one.decided_by[-1])) if one.decided_by else "–",
        "reliability": "–" if reliable is None else look.say("pic-league-percent", share=round(100 * reliable)),
    }


def _draw_change(page: Page, look: Look, change: int | None, middle: float) -> None:
    """Draw the places gained or lost: an arrow and a number; a dash for none."""
    if change is None:
        page.write(CHANGE, middle, look.say("pic-league-new"), "narrow", 28, COLORS["muted"], "m", 64, 20)
        return
    if not change:
        page.write(CHANGE, middle, "–", "narrow-bold", 34, COLORS["muted"], "m")
        return
    color = UP if change > 0 else DOWN
    arrow = _arrow(change > 0)
    page.image.paste(arrow, (CHANGE - 30, round(middle) - 12), arrow)
    page.write(CHANGE - 3, middle, str(abs(change)), "narrow-bold", 34, color)


def _draw_legend(page: Page, look: Look, marks: Sequence[str], y: int) -> None:
    x = MARGIN
    for mark in marks:
        if mark == "gone":
            page.box(x, y - 17, x + 34, y + 17, 8, COLORS["paper"])
            page.box(x + 4, y - 1, x + 30, y + 2, 0, COLORS["muted"])
            x = page.write(x + 46, y, look.say("pic-league-mark-gone"), "narrow", 32, COLORS["mist"]) + 44
            continue
        tone, is_up = COLORS["yes" if mark == "up" else "no"], mark == "up"

        def sign(brush: Brush, x: int = x, tone: Tone = tone, is_up: bool = is_up) -> None:
            brush.box(x, y - 17, x + 34, y + 17, 8, tone)
            brush.shape(triangle(x + 17, y, 10, is_up), COLORS["white"])

        page.paint((x, y - 20, x + 36, y + 20), sign)
        x = page.write(x + 46, y, look.say(MARKS(mark)), "narrow", 32, COLORS["mist"]) + 44
