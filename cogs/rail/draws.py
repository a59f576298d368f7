"""Which cards can be taken: face-up ones, with the deck that fills the gap, and the tops of the decks (R34)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from cogs.play.options import folded, meaning_of
from cogs.rail.cards import told_cards
from cogs.rail.typed import parse_card
from cogs.text.catalogue import shorten
from cogs.text.localizer import Localizer
from engine.core.action import Seat
from engine.core.refused import Refused
from engine.core.view import View
from engine.parts.market import DrawCard, Market, MarketSeen

TO = ">"
"""Between the card and the deck that fills its gap."""


def blind(market: Market, seat: Seat, deck: str | None = None) -> DrawCard:
    """The top of a deck; of several decks, the first if none is named."""
    return DrawCard(seat, deck=(deck or market.decks[0]) if market.several else None)


def face_up(market: Market, seat: Seat, card: str) -> DrawCard:
    """A face-up card; of several decks, its own fills the gap."""
    return DrawCard(seat, card, refill=market.decks[market.fold.deck_of[card]] if market.several else None)


class Draw(NamedTuple):
    """A face-up card as it is offered: `value` is its kind or, with several decks, `card>deck`."""

    label: str
    value: str
    card: str


def draw_options(localizer: Localizer, view: View) -> list[Draw]:
    """The face-up cards by kind in the order in which they lie; with several decks once for each that fills the gap."""
    counted = Counter(card for card in view.seen(MarketSeen).face_up if card is not None)
    options = []
    for card, count in counted.items():
        name = localizer.card(card) + (f" × {count}" if count > 1 else "")
        if not view.part(Market).several:
            options.append(Draw(shorten(name), card, card))
            continue
        for deck in refills(view, card):
            label = localizer.say("draw-refill", card=name, deck=deck)
            options.append(Draw(shorten(label), f"{card}{TO}{deck}", card))
    return options


def refills(view: View, card: str) -> Sequence[str]:
    """The decks that can fill the gap of a card, its own first; with none that can, its own."""
    market = view.part(Market)
    own = market.decks[market.fold.deck_of[card]]
    left = view.seen(MarketSeen).decks
    order = (own, *(deck for deck in market.decks if deck != own))
    return [deck for deck in order if left[deck]] or [own]


# Text


def read_draw(localizer: Localizer, view: View, card: str | None, refill: str | None, deck: str | None) -> str:
    """What was typed as an offered value: a card and the deck that fills its gap, or `>deck` for the top of a deck.

    Raises Refused where it cannot be read.
    """
    market = view.part(Market)
    if card is not None and deck is not None:
        raise Refused("card_or_deck")
    if card is None or TO in card:
        return card or _top(localizer, market, deck)
    if market.several and _means_deck(localizer, card):
        return _top(localizer, market, card if _decks_in(localizer, market, card) else None)
    if not market.cards.typed:
        return parse_card(localizer.words, localizer.lang, market.kinds, card) or TO
    kind = _one_of(localizer, view, card)
    if not market.several:
        return kind
    own = market.decks[market.fold.deck_of[kind]] if kind in market.index else ""
    return f"{kind}{TO}{own if refill is None else read_deck(localizer, market, refill)}"


def _top(localizer: Localizer, market: Market, deck: str | None) -> str:
    return TO if deck is None else TO + read_deck(localizer, market, deck)


def read_deck(localizer: Localizer, market: Market, text: str) -> str:
    """The deck that a text names. Raises Refused("unknown_deck")."""
    found = _decks_in(localizer, market, text)
    if len(found) != 1:
        raise Refused("unknown_deck", deck=text)
    return found.pop()


def _decks_in(localizer: Localizer, market: Market, text: str) -> set[str]:
    meanings = {meaning_of(localizer.words, localizer.lang, word, market.decks) for word in folded(text)}
    return {meaning for meaning in meanings if meaning}


def _means_deck(localizer: Localizer, text: str) -> bool:
    """Whether the text says "deck" beside whatever else it says."""
    return any(meaning_of(localizer.words, localizer.lang, word, ("deck",)) for word in folded(text) if len(word) > 1)


def _one_of(localizer: Localizer, view: View, text: str) -> str:
    """The kind of card that is meant, of those that lie face up; of two that differ by the port sign, without it."""
    market, row = view.part(Market), view.seen(MarketSeen).face_up
    if not text.strip() or text in market.index:
        return text
    try:
        told = told_cards(localizer.words, localizer.lang, market, text)
    except Refused as refused:
        raise Refused("unknown_card", card=text) from refused
    if len(told) != 1 or told[0].number != 1:
        raise Refused("unknown_card", card=text)
    kinds = told[0].kinds
    there = [kind for kind in kinds if kind in row] or list(kinds)
    known = [market.purse.kinds[kind] for kind in there]
    if len({(kind.color, kind.deck, kind.spaces) for kind in known}) > 1:
        raise Refused("several_cards", text=text, cards=tuple(there[:5]))
    return min(there, key=lambda kind: market.purse.kinds[kind].port)
