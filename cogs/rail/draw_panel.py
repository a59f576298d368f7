"""The cards that can be taken, as buttons; and the one private panel on which both cards of a draw are taken."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from discord import ui

from cogs.core.components import BLUE, GRAY, Press, Row, in_rows, simple_panel
from cogs.rail.draws import TO, refills
from cogs.tables.table import Table
from cogs.text.catalogue import shorten
from cogs.text.localizer import Localizer
from data.key_family import KeyFamily
from engine.core.action import Seat
from engine.core.view import View
from engine.parts.market import Market, MarketSeen
from engine.parts.pieces import KINDS
from engine.rail.cards import Cards

HAND_DECKS = KeyFamily("hand-deck-{}", KINDS)

AT = "@"
"""Between what a button takes and the place where it lies, which keeps two buttons for alike cards apart."""
MOST_CARDS = 2500
"""What the words of the hand may take on the panel."""
MOST_LABEL = 80


def face_up_buttons(localizer: Localizer, table: Table, view: View) -> list[Row]:
    """A button for each face-up card in the order in which they lie, with its sign and its name.

    Where several decks could fill the gap, the press asks which one does.
    """
    return in_rows(_cards(localizer, table, view, "take"))


def _cards(localizer: Localizer, table: Table, view: View, verb: str, refill: str | None = None) -> list[Press]:
    market, seen = view.part(Market), view.seen(MarketSeen)
    fill = "" if refill is None else f"{TO}{refill}"
    return [
        Press(
            table.id,
            table.step,
            verb,
            shorten(localizer.card(card), MOST_LABEL),
            arg=f"{card}{fill}{AT}{place}",
            emoji=localizer.sign(card),
            disabled=bool(seen.drawn) and card == market.wild,
        )
        for place, card in enumerate(seen.face_up)
        if card is not None and (refill is None or refill in refills(view, card))
    ]


def taken_by(arg: str | None) -> str:
    """What a button of these takes, as it is offered: a card, `card>deck`, or `>deck` for the top of a deck."""
    return (arg or TO).partition(AT)[0]


def deck_buttons(localizer: Localizer, table: Table, view: View, verb: str = "draw") -> list[Press]:
    """A button for each deck that has cards; in the panel its argument is what is taken."""
    market, seen = view.part(Market), view.seen(MarketSeen)
    mark = "" if verb == "draw" else TO
    if not market.several:
        arg = mark or None
        return (
            [Press(table.id, table.step, verb, localizer.say("button-draw"), arg=arg, style=BLUE)] if seen.deck else []
        )
    return [
        Press(table.id, table.step, verb, localizer.say("button-draw-deck", deck=deck), arg=mark + deck, style=BLUE)
        for deck in market.decks
        if seen.decks[deck]
    ]


def two_buttons(localizer: Localizer, table: Table, view: View) -> list[Press]:
    """Two cards off one deck in one tap: a button for each deck that holds two, before the first card is taken."""
    market, seen = view.part(Market), view.seen(MarketSeen)
    if seen.drawn:
        return []
    if not market.several:
        return [Press(table.id, table.step, "drawtwo", localizer.say("button-draw-two"))] if seen.deck > 1 else []
    return [
        Press(table.id, table.step, "drawtwo", localizer.say("button-draw-two-deck", deck=deck), arg=deck)
        for deck in market.decks
        if seen.decks[deck] > 1
    ]


# The private panel


def may_draw_on(view: View, seat: Seat) -> bool:
    """Whether the seat has taken one card and has another one to take."""
    return view.turn.seat == seat and view.seen(MarketSeen).drawn > 0


def drawn_panel(localizer: Localizer, table: Table, seat: Seat, cards: Cards, why: str = "") -> ui.LayoutView:
    """What was taken, what the hand holds now, and the buttons of the second card, where one is to be taken.

    `why` tells of a card that could not be taken.
    """
    view = table.running.view(seat)
    told = [told_cards(localizer, cards), *hand_lines(localizer, view), *([why] if why else [])]
    if table.status != "playing" or not may_draw_on(view, seat):
        told += [localizer.say("draw-over")] if not view.turn.ended and not why else []
        hand = Press(table.id, table.step, "hand", localizer.say("button-hand"), style=GRAY)
        return simple_panel(ui.TextDisplay("\n".join(told)), Row(hand))
    stops = view.part(Market).numbers.may_stop
    told.append(localizer.say("draw-second-or-stop" if stops else "draw-second"))
    last: list[ui.Item[Any]] = [*deck_buttons(localizer, table, view, "drawhere")]
    if stops:
        last.append(Press(table.id, table.step, "stophere", localizer.say("button-stop")))
    return simple_panel(ui.TextDisplay("\n".join(told)), *_row_items(localizer, table, view), *in_rows(last))


def _row_items(localizer: Localizer, table: Table, view: View) -> Iterable[ui.Item[Any]]:
    """The face-up cards; with several decks a group for each that can fill the gap."""
    market = view.part(Market)
    if not market.several:
        yield from in_rows(_cards(localizer, table, view, "drawhere"))
        return
    for deck in market.decks:
        cards = _cards(localizer, table, view, "drawhere", deck)
        if cards:
            yield ui.TextDisplay(localizer.say("draw-filled-from", deck=deck))
            yield from in_rows(cards)


def hand_cards(localizer: Localizer, view: View) -> list[str]:
    """The own cards in words; where there are several decks, a line for each, and the wilds apart."""
    market, hand = view.part(Market), view.seen(MarketSeen).hand or ()
    if not market.several:
        return [localizer.say("hand-cards", count=len(hand), cards=localizer.cards(hand))]
    told = []
    for deck, cards in by_deck(market, hand).items():
        told.append(localizer.say(HAND_DECKS(deck), count=len(cards), cards=localizer.cards(cards)))
    return [*told, localizer.say("hand-wilds", count=hand.count(market.wild))]


def by_deck(market: Market, hand: Cards) -> dict[str, Cards]:
    """The cards of each deck without the wilds."""
    kinds = market.purse.kinds
    return {deck: tuple(c for c in hand if kinds[c].deck == deck and not kinds[c].wild) for deck in market.decks}


def told_cards(localizer: Localizer, cards: Cards) -> str:
    if len(cards) == 1:
        return localizer.say("done-draw", card=localizer.a_card(cards[0]))
    if cards[0] == cards[1]:
        return localizer.say("done-draw", card=localizer.two_cards(cards[0]))
    return localizer.say("done-draw-two", card=localizer.a_card(cards[0]), other=localizer.a_card(cards[1]))


def hand_lines(localizer: Localizer, view: View) -> list[str]:
    """How many cards the hand holds now, and which."""
    count = len(view.seen(MarketSeen).hand or ())
    text = "\n".join(hand_cards(localizer, view))
    total = [localizer.say("draw-hold", count=count)] if view.part(Market).several else []
    return [*total, shorten(text, MOST_CARDS)]


def refill_panel(localizer: Localizer, table: Table, view: View, card: str) -> ui.LayoutView:
    """Which deck fills the gap of a face-up card: the tap that takes it."""
    buttons = [
        Press(
            table.id,
            table.step,
            "drawhere",
            localizer.say("button-fill", deck=deck),
            arg=f"{card}{TO}{deck}",
            style=BLUE,
        )
        for deck in refills(view, card)
    ]
    return simple_panel(ui.TextDisplay(localizer.say("draw-fill", card=localizer.card(card))), Row(*buttons))
