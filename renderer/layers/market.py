"""The train cards on the table: the face-up row, the deck and the discard."""

from engine.parts.market import MarketSeen
from renderer.cards import back, blank, card
from renderer.draw import Sheet
from renderer.fonts import fitted
from renderer.look import Look
from renderer.theme import COLORS

CARD = (134, 94)
GAP = 10
PILE = (96, 66)
UNDER = COLORS["night"]


def draw_row(sheet: Sheet, seen: MarketSeen, x: int, y: int) -> int:
    """The face-up cards from the left. Returns where they end."""
    for place in seen.face_up:
        image = card(place, *CARD, UNDER) if place else blank(*CARD, UNDER)
        sheet.put(image, x, y)
        x += CARD[0] + GAP
    return x


def draw_piles(sheet: Sheet, seen: MarketSeen, look: Look, x: int, y: int) -> None:
    """How many cards are left to draw, and how many were laid off."""
    sheet.put(back(*PILE, UNDER), x, y)
    pile(sheet, x, y, str(seen.deck), COLORS["paper"], COLORS["night"], look.say("pic-deck"))
    x += PILE[0] + 14
    sheet.put(blank(*PILE, UNDER), x, y)
    pile(sheet, x, y, str(sum(seen.discard.values())), COLORS["mist"], UNDER, look.say("pic-discard"))


def pile(
    sheet: Sheet, x: int, y: int, number: str, ink: tuple[int, int, int], face: tuple[int, int, int], caption: str
) -> None:
    """A number on a pile and what it is, below."""
    middle = x + PILE[0] / 2
    sheet.text(middle, y + PILE[1] / 2, number, "bold", 36, ink, face, "m")
    caption = fitted(caption, "narrow", 24, PILE[0] + 12)
    sheet.text(middle, y + PILE[1] + 18, caption, "narrow", 24, COLORS["mist"], UNDER, "m")
