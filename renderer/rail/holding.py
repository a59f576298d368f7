"""The cards of a hand where they are of several decks: a row of each deck, by colour, with the kinds that are held."""

from collections.abc import Sequence

from engine.core.view import View
from engine.parts.market import Market, MarketSeen
from renderer.core.draw import Sheet
from renderer.core.theme import COLORS
from renderer.rail.card_faces import Face, draw_face, faces
from renderer.rail.cards import icon
from renderer.rail.slots import SHIP

WIDTH = 1152
"""Of a row, with the sign of its deck."""
SIGN = 92
"""Room for the sign of a deck and how many of its cards are held."""
LARGEST, SMALLEST = 104, 70
"""Widths of a card: the fewer kinds are held, the larger."""
TALL = 1.34
BESIDE, APART = 4, 16
"""Between two cards of one colour, and between two colours."""
NUMBER = 62
"""Room for the numbers below the cards."""
NIGHT = COLORS["night"]

Row = list[list[str]]


def is_sorted(view: View) -> bool:
    """Whether the map has more than one deck."""
    return len(view.part(Market).decks) > 1


def rows(market: Market, hand: Sequence[str]) -> dict[str, Row]:
    """The kinds that are held of each deck, by colour; what is wild stands alone."""
    found: dict[str, Row] = {}
    for deck in market.decks:
        groups: dict[str | None, list[str]] = {}
        for kind, face in faces(market).items():
            if face.piece == deck and kind in hand:
                groups.setdefault(face.color, []).append(kind)
        found[deck] = list(groups.values())
    return found


def _hand(view: View) -> Sequence[str]:
    return view.seen(MarketSeen).hand or ()


def _card(found: dict[str, Row]) -> tuple[int, int]:
    """The size of all cards: as large as the longest row allows."""
    width = LARGEST
    for row in found.values():
        cards = sum(map(len, row))
        if cards:
            between = (cards - len(row)) * BESIDE + (len(row) - 1) * APART
            width = min(width, (WIDTH - SIGN - between) // cards)
    width = max(width, SMALLEST)
    return width, round(width * TALL)


def height_of_cards(view: View) -> int:
    found = rows(view.part(Market), _hand(view))
    return len(found) * (_card(found)[1] + NUMBER)


def draw_sorted(sheet: Sheet, view: View, x: int, y: int) -> None:
    """For each deck its sign with the number of cards, then one card of each kind held with how many there are."""
    market, hand = view.part(Market), _hand(view)
    shown, found = faces(market), rows(market, hand)
    width, height = _card(found)
    for deck, row in found.items():
        _draw_sign(sheet, deck, sum(hand.count(kind) for group in row for kind in group), x, y, height)
        at = x + SIGN
        for group in row:
            for kind in group:
                _draw_kind(sheet, shown[kind], hand.count(kind), at, y, (width, height))
                at += width + BESIDE
            at += APART - BESIDE
        y += height + NUMBER


def _draw_sign(sheet: Sheet, deck: str, count: int, x: int, y: int, height: int) -> None:
    """What the row is of, and how many cards lie in it."""
    middle = y + height // 2
    sheet.put(icon("ships" if deck == SHIP else "pieces", 52, COLORS["mist"], NIGHT), x + 6, middle - 52)
    sheet.text(x + 32, middle + 30, str(count), "bold", 44, COLORS["mist"], NIGHT, "m")


def _draw_kind(sheet: Sheet, face: Face, count: int, x: int, y: int, size: tuple[int, int]) -> None:
    sheet.put(draw_face(face, *size, NIGHT), x, y)
    sheet.text(x + size[0] / 2, y + size[1] + 28, str(count), "bold", 44, COLORS["chalk"], NIGHT, "m")
