"""The cards of a hand where they are trains and ships: a row of each, by colour."""

from engine.core.view import View
from engine.parts.market import Market, MarketSeen
from renderer.draw import Sheet
from renderer.faces import Face, draw_face, empty_face, faces
from renderer.theme import COLORS

WIDTH = 1152
"""Of a row of cards."""
CARD = (80, 108)
BESIDE = 4
"""Between two cards of one colour; more room is between the colours."""
ROW = CARD[1] + 62


def is_sorted(view: View) -> bool:
    """Whether the map has more than one deck."""
    return len(view.part(Market).decks) > 1


def rows(market: Market) -> list[list[list[str]]]:
    """The kinds of each deck, by colour; what is wild stands alone."""
    found: list[list[list[str]]] = []
    for deck in market.decks:
        groups: dict[str | None, list[str]] = {}
        for kind, face in faces(market).items():
            if face.piece == deck:
                groups.setdefault(face.color, []).append(kind)
        found.append(list(groups.values()))
    return found


def height_of_cards(view: View) -> int:
    return len(rows(view.part(Market))) * ROW


def draw_sorted(sheet: Sheet, view: View, x: int, y: int) -> None:
    """One card of each kind with how many there are; kinds not held are empty places."""
    market, hand = view.part(Market), view.seen(MarketSeen).hand or ()
    shown = faces(market)
    widest = max(len(row) for row in rows(market))
    cards = max(sum(map(len, row)) for row in rows(market))
    room = (WIDTH - cards * CARD[0] - (cards - widest) * BESIDE) // max(widest - 1, 1)
    for number, row in enumerate(rows(market)):
        at, top = x, y + number * ROW
        for group in row:
            for kind in group:
                _draw_kind(sheet, shown[kind], hand.count(kind), at, top)
                at += CARD[0] + BESIDE
            at += room - BESIDE


def _draw_kind(sheet: Sheet, face: Face, count: int, x: int, y: int) -> None:
    night = COLORS["night"]
    sheet.put(draw_face(face, *CARD, night) if count else empty_face(face, *CARD, night), x, y)
    if count:
        sheet.text(x + CARD[0] / 2, y + CARD[1] + 28, str(count), "bold", 44, COLORS["paper"], night, "m")
