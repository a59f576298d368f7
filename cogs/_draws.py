"""Which cards can be taken: face-up ones, with the deck that fills the gap, and the tops of the decks (R34)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from cogs._speech import Speech
from cogs._words import shorten
from engine.core.view import View
from engine.parts.market import DrawCard, Market, MarketSeen

TO = ">"
"""Between the card and the deck that fills its gap."""


class Draw(NamedTuple):
    """A face-up card as it is offered: `value` is its kind or, with several decks, `card>deck`."""

    label: str
    value: str
    card: str


def draw_options(speech: Speech, view: View) -> list[Draw]:
    """The face-up cards by kind in the order in which they lie; with several decks once for each that fills the gap."""
    counted = Counter(card for card in view.seen(MarketSeen).face_up if card is not None)
    options = []
    for card, count in counted.items():
        name = speech.card(card) + (f" × {count}" if count > 1 else "")
        if not view.part(Market).several:
            options.append(Draw(shorten(name), card, card))
            continue
        for deck in refills(view, card):
            label = speech.say("draw-refill", card=name, deck=deck)
            options.append(Draw(shorten(label), f"{card}{TO}{deck}", card))
    return options


def refills(view: View, card: str) -> Sequence[str]:
    """The decks that can fill the gap of a card, its own first; with none that can, its own."""
    market = view.part(Market)
    own = market.decks[market.fold.deck_of[card]]
    left = view.seen(MarketSeen).decks
    order = (own, *(deck for deck in market.decks if deck != own))
    return [deck for deck in order if left[deck]] or [own]


def draw_of(seat: int, value: str) -> DrawCard:
    """The wish behind an offered value."""
    card, _, refill = value.partition(TO)
    return DrawCard(seat, card, refill or None)
