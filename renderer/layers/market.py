"""The train cards on the table: the face-up row, the deck and the discard."""

from engine.parts.market import Market, MarketSeen
from renderer.core.draw import Sheet
from renderer.core.fonts import fitted
from renderer.core.look import Look
from renderer.core.theme import COLORS
from renderer.rail.card_faces import draw_card
from renderer.rail.cards import back, blank
from renderer.rail.slots import SHIP

CARD = (134, 94)
GAP = 10
SMALLER = 116
PILE = (96, 66)
UNDER = COLORS["night"]


def width_of(seen: MarketSeen) -> int:
    """How wide one card of the row is: a longer row has smaller ones."""
    return CARD[0] if len(seen.face_up) < 6 else SMALLER


def row_width(seen: MarketSeen) -> int:
    return len(seen.face_up) * (width_of(seen) + GAP)


def draw_row(sheet: Sheet, market: Market, seen: MarketSeen, x: int, y: int, piece: str) -> int:
    """The face-up cards from the left. Returns where they end."""
    size = width_of(seen), CARD[1]
    for place in seen.face_up:
        image = draw_card(market, place, *size, UNDER, piece) if place else blank(*size, UNDER)
        sheet.put(image, x, y)
        x += size[0] + GAP
    return x


def piles(seen: MarketSeen) -> int:
    """How many piles of cards lie there: one for each deck, and what was laid off."""
    return max(len(seen.decks), 1) + 1


def draw_piles(sheet: Sheet, seen: MarketSeen, look: Look, x: int, y: int) -> None:
    """How many cards are left to draw from each deck, and how many were laid off."""
    decks = seen.decks if len(seen.decks) > 1 else {"": seen.deck}
    for deck, count in decks.items():
        sheet.put(back(*PILE, UNDER, "sea" if deck == SHIP else "no"), x, y)
        caption = look.say(f"pic-deck-{deck}" if deck else "pic-deck")
        pile(sheet, x, y, str(count), COLORS["chalk"], COLORS["night"], caption)
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
