"""Two people against each other, on one card."""

from __future__ import annotations

from dataclasses import dataclass

from renderer.core.look import Look, drawable, themed
from renderer.core.page import BRONZE, HEAD, MARGIN, WIDTH, Page, shares
from renderer.core.theme import COLORS, RGB
from renderer.league.tables import figure

NAMES = 150
BAR = 96
ROW = 66
TITLES = 60
NAME = MARGIN + 20
ONE, LEVEL, OTHER = 640, 840, 1040
"""The middles of the columns."""
TONES: tuple[RGB, RGB, RGB] = (COLORS["gold"], COLORS["shade"], BRONZE)


@dataclass(frozen=True)
class MapDuel:
    """How often each was ahead on one map, and how often they were level."""

    name: str
    one: int
    other: int
    level: int


@dataclass(frozen=True)
class Duel:
    """Two people's games together. `points`: each one's mean."""

    one_name: str
    other_name: str
    one: int
    other: int
    level: int
    points: tuple[float, float]
    maps: tuple[MapDuel, ...]


@themed
def render_versus(duel: Duel, look: Look) -> bytes:
    """A PNG of the card, as high as the number of maps."""
    page = Page(HEAD + NAMES + BAR + TITLES + len(duel.maps) * ROW + MARGIN + 20)
    one = drawable(duel.one_name, look.say("pic-versus-person", number=1))
    other = drawable(duel.other_name, look.say("pic-versus-person", number=2))
    games = duel.one + duel.other + duel.level
    page.head(look.say("pic-versus", one=one, other=other), look.say("pic-versus-games", games=games))
    half = WIDTH // 2 - MARGIN - 20
    page.write(MARGIN, HEAD + 34, one, "bold", 48, COLORS["chalk"], room=half, least=36)
    page.write(WIDTH - MARGIN, HEAD + 34, other, "bold", 48, COLORS["chalk"], "r", half, 36)
    for x, number, align in ((MARGIN, 0, "l"), (WIDTH - MARGIN, 1, "r")):
        text = look.say("pic-versus-points", points=figure(duel.points[number], look.lang))
        page.write(x, HEAD + 96, text, "narrow", 36, COLORS["mist"], "l" if align == "l" else "r", half)
    y = HEAD + NAMES - 16
    _draw_bar(page, duel, y)
    _draw_maps(page, look, duel, (one, other), y + BAR + 20)
    return page.png()


def _draw_bar(page: Page, duel: Duel, y: int) -> None:
    """Shares from left to right: the first ahead, level, the second ahead."""
    parts, x = (duel.one, duel.level, duel.other), MARGIN
    for count, wide, tone in zip(parts, shares(parts, WIDTH - 2 * MARGIN), TONES, strict=True):
        if wide:
            page.box(x + 2, y, x + wide - 2, y + BAR, 12, tone)
            ink = COLORS["ink"] if tone is COLORS["shade"] else COLORS["coal"]
            page.write(x + wide / 2, y + BAR / 2, str(count), "bold", 56, ink, "m", wide - 8, 24)
        x += wide


def _draw_maps(page: Page, look: Look, duel: Duel, names: tuple[str, str], y: int) -> None:
    for middle, text in ((ONE, names[0]), (LEVEL, look.say("pic-versus-level")), (OTHER, names[1])):
        page.write(middle, y + 24, text, "narrow", 32, COLORS["mist"], "m", 190)
    for number, line in enumerate(duel.maps):
        top = y + TITLES - 8 + number * ROW
        at = top + (ROW - 6) / 2
        page.box(MARGIN, top, WIDTH - MARGIN, top + ROW - 6, 10, COLORS["paper"])
        page.write(NAME, at, line.name, "narrow-bold", 40, COLORS["ink"], room=480)
        for middle, count in ((ONE, line.one), (LEVEL, line.level), (OTHER, line.other)):
            page.write(middle, at, str(count), "narrow-bold", 42, COLORS["ink"], "m")
