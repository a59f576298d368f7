"""The cards on the table: face-up cards, decks and discard pile."""

from collections.abc import Sequence

from data.key_family import KeyFamily
from engine.core.view import View
from engine.parts.market import Market, MarketSeen
from renderer.core.draw import Sheet
from renderer.core.look import Look
from renderer.core.theme import COLORS
from renderer.rail.cards import back, blank, draw_card
from renderer.rail.layer import CARD, PILE, UNDER, Layer, Pile
from renderer.rail.slots import SHIP, only_kind

GAP, SMALLER = 10, 116
"""Between two cards of the row, and the width of those of a longer one."""
DECKS = KeyFamily("pic-deck-{}", ("train", "ship"))


def width_of(seen: MarketSeen) -> int:
    """Return the width of a face-up card in px: with more cards, each is smaller."""
    return CARD[0] if len(seen.face_up) < 6 else SMALLER


class MarketLayer(Layer[Market]):
    """Cards in pictures."""

    ORDER = 70
    BELOW_MAP = (MarketSeen,)

    def row_width(self, view: View) -> int:
        """Return the width of the face-up cards in px."""
        seen = view.seen(MarketSeen)
        return len(seen.face_up) * (width_of(seen) + GAP)

    def draw_row(self, sheet: Sheet, view: View, x: int, y: int) -> None:
        """Draw the face-up cards from the left."""
        seen, piece = view.seen(MarketSeen), only_kind(view)
        size = width_of(seen), CARD[1]
        for place in seen.face_up:
            image = draw_card(self.part, place, *size, UNDER, piece) if place else blank(*size, UNDER)
            sheet.put(image, x, y)
            x += size[0] + GAP

    def piles(self, view: View, look: Look) -> Sequence[Pile]:
        """Return the decks and the discard pile with their numbers of cards."""
        seen, found = view.seen(MarketSeen), list[Pile]()
        decks = seen.decks if len(seen.decks) > 1 else {"": seen.deck}
        for deck, count in decks.items():
            image = back(*PILE, UNDER, "sea" if deck == SHIP else "no")
            caption = look.say(DECKS(deck) if deck else "pic-deck")
            found.append(Pile(image, str(count), COLORS["chalk"], COLORS["night"], caption))
        laid_off = str(sum(seen.discard.values()))
        return [*found, Pile(blank(*PILE, UNDER), laid_off, COLORS["mist"], UNDER, look.say("pic-discard"))]

    def counts(self, view: View, seat: int) -> Sequence[tuple[str, str]]:
        """Return how many cards the seat holds."""
        return [("cards", str(view.seen(MarketSeen).hands[seat]))]
