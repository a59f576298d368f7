"""Drawing cards: what can be taken (R34), as text, as buttons, and on the private panel of the second card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from discord import ui

from cogs.core.components import BLUE, GRAY, Panel, Press, Row, in_lines
from cogs.play.options import folded, meaning_of
from cogs.play.takeback import takeback_buttons
from cogs.rail.cards import read_cards
from cogs.rail.typed import parse_card
from cogs.tables.face import Face, first_of
from cogs.tables.table import Table
from cogs.text.catalogue import shorten
from cogs.text.localizer import Localizer
from data.key_family import KeyFamily
from engine.core.action import Seat
from engine.core.refused import Refused
from engine.core.view import View
from engine.parts.market import DrawCard, Market, MarketSeen
from engine.parts.pieces import KINDS
from engine.rail.cards import TURN_LIMIT

HAND_DECKS = KeyFamily("hand-deck-{}", KINDS)
TO = ">"
"""Between the card and the deck that fills its gap."""
AT = "@"
"""Between what a button takes and the place where it lies, which keeps two buttons for alike cards apart."""
MOST_CARDS = 2500
"""What the words of the hand may take on the panel."""


def blind(market: Market, seat: Seat, deck: str | None = None) -> DrawCard:
    """Return the action of drawing from a deck; with several decks, the first by default."""
    return DrawCard(seat, deck=(deck or market.decks[0]) if market.several else None)


def face_up(market: Market, seat: Seat, card: str) -> DrawCard:
    """Return the action of taking a face-up card; with several decks, its own deck fills the gap."""
    return DrawCard(seat, card, refill=market.decks[market.fold.deck_of[card]] if market.several else None)


class Draw(NamedTuple):
    """A face-up card as it is offered: `value` is its kind or, with several decks, `card>deck`."""

    label: str
    value: str
    card: str


def draw_options(localizer: Localizer, view: View) -> list[Draw]:
    """Return the face-up cards by kind, in order; with several decks, once for each that can fill the gap."""
    counted = Counter(card for card in view.seen(MarketSeen).face_up if card is not None)
    options = []
    for card, count in counted.items():
        name = localizer.card(card) + (f" × {count}" if count > 1 else "")
        if not view.part(Market).several:
            options.append(Draw(name, card, card))
            continue
        for deck in refills(view, card):
            label = localizer.say("draw-refill", card=name, deck=deck)
            options.append(Draw(label, f"{card}{TO}{deck}", card))
    return options


def refills(view: View, card: str) -> Sequence[str]:
    """Return the decks that can fill the gap of a card, its own first; if none can, its own."""
    market = view.part(Market)
    own = market.decks[market.fold.deck_of[card]]
    left = view.seen(MarketSeen).decks
    order = (own, *(deck for deck in market.decks if deck != own))
    return [deck for deck in order if left[deck]] or [own]


# Text


def read_draw(localizer: Localizer, view: View, card: str | None, refill: str | None, deck: str | None) -> str:
    """Return typed input as an offered value: a card and the deck that fills its gap, or `>deck`.

    Raises: Refused `card_or_deck`, `unknown_card` or `unknown_deck`.
    """
    market = view.part(Market)
    if card is not None and deck is not None:
        raise Refused("card_or_deck")
    if card is None or TO in card:
        return card or _top(localizer, market, deck)
    words = [word for word in folded(card) if len(word) > 1]
    if market.several and any(meaning_of(localizer.words, localizer.lang, word, ("deck",)) for word in words):
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
    """Return the deck that a text names.

    Raises: Refused `unknown_deck`.
    """
    found = _decks_in(localizer, market, text)
    if len(found) != 1:
        raise Refused("unknown_deck", deck=text)
    return found.pop()


def _decks_in(localizer: Localizer, market: Market, text: str) -> set[str]:
    meanings = {meaning_of(localizer.words, localizer.lang, word, market.decks) for word in folded(text)}
    return {meaning for meaning in meanings if meaning}


def _one_of(localizer: Localizer, view: View, text: str) -> str:
    """Return the face-up card that is meant; of two that differ in the port sign, the one without it."""
    market, row = view.part(Market), view.seen(MarketSeen).face_up
    if not text.strip() or text in market.index:
        return text
    try:
        typed = read_cards(localizer.words, localizer.lang, market, text)
    except Refused as refused:
        raise Refused("unknown_card", card=text) from refused
    if len(typed) != 1 or typed[0].number != 1:
        raise Refused("unknown_card", card=text)
    kinds = typed[0].kinds
    there = [kind for kind in kinds if kind in row] or list(kinds)
    known = [market.purse.kinds[kind] for kind in there]
    if len({(kind.color, kind.deck, kind.spaces) for kind in known}) > 1:
        raise Refused("several_cards", text=text, cards=tuple(there[:5]))
    return min(there, key=lambda kind: market.purse.kinds[kind].port)


# Buttons


def face_up_buttons(
    localizer: Localizer, table: Table, view: View, verb: str = "take", refill: str | None = None
) -> list[Press]:
    """Return a button for each kind of face-up card, in order, with its sign, its name and how many there are.

    If several decks could fill the gap, `take` asks which one does. With `refill`, only cards whose gap that deck can
    fill.
    """
    market, seen = view.part(Market), view.seen(MarketSeen)
    fill = "" if refill is None else f"{TO}{refill}"
    buttons = []
    for place, card in enumerate(seen.face_up):
        again = card in seen.face_up[:place]
        if card is None or again or (refill is not None and refill not in refills(view, card)):
            continue
        count, named = seen.face_up.count(card), localizer.labels(card)
        label, *shorter = (f"{name} ×{count}" if count > 1 else name for name in named.names)
        arg, barred = f"{card}{fill}{AT}{place}", bool(seen.drawn) and card == market.fold.whole_turn
        alike = not market.purse.kinds[card].wild  # the colors of a row are written in one form
        press = Press(
            *(table.id, table.step, verb),
            label,
            arg=arg,
            emoji=named.sign,
            disabled=barred,
            shorter=shorter,
            alike=alike,
        )
        buttons.append(press)
    return buttons


def taken_by(arg: str | None) -> str:
    """Return what such a button takes: a card, `card>deck`, or `>deck` for the top of a deck."""
    return (arg or TO).partition(AT)[0]


def deck_buttons(localizer: Localizer, table: Table, view: View, verb: str = "draw") -> list[Press]:
    """Return a button for each deck that has cards; in the panel its argument is what is taken."""
    several, decks, mark = view.part(Market).several, view.seen(MarketSeen).decks, "" if verb == "draw" else TO
    keys = ["button-draw"] if view.seen(MarketSeen).drawn else ["button-draw-one"]
    if several:
        keys = ["button-draw-deck"] if mark else ["button-draw-kind", "button-draw-kind-short"]
    buttons = []
    for deck, left in decks.items():
        if left:
            label, *shorter = (localizer.say(key, deck=deck) for key in keys)
            arg = mark + (deck if several else "")
            ids = (table.id, table.step, verb)
            # Two cards of one deck have a button beside it.
            yields = 0 if several else 2 * bool(two_buttons(localizer, table, view))
            press = Press(*ids, label, arg=arg or None, style=BLUE, yields=yields, shorter=shorter, alike=True)
            buttons.append(press)
    return buttons


def two_buttons(localizer: Localizer, table: Table, view: View) -> list[Press]:
    """Return buttons for two cards from one deck, for each deck with two cards, before the first card is taken."""
    several, seen = view.part(Market).several, view.seen(MarketSeen)
    buttons = []
    for deck, left in seen.decks.items():
        if left > 1 and not seen.drawn:
            keys = ["button-draw-two-deck"] if several else ["button-draw-two", "button-draw-two-short"]
            label, *shorter = (localizer.say(key, deck=deck) for key in keys)
            arg = deck if several else None
            buttons.append(Press(table.id, table.step, "drawtwo", label, arg=arg, shorter=shorter))
    return buttons


# The private panel


def may_draw_on(view: View, seat: Seat) -> bool:
    """Tell whether the seat has taken one card and may take another one."""
    return view.turn.seat == seat and second_due(view)


def second_due(view: View) -> bool:
    """Tell whether one card was taken in this turn, and a second one can be."""
    seen, barred = view.seen(MarketSeen), view.part(Market).fold.whole_turn
    can = seen.deck > 0 or any(card not in (None, barred) for card in seen.face_up)
    return 0 < seen.drawn < TURN_LIMIT and can


def drawn_panel(localizer: Localizer, table: Table, seat: Seat, cards: Sequence[str], why: str = "") -> ui.LayoutView:
    """Return what was taken, the hand, and the buttons of the second card if one may be taken, else that for an undo.

    The table is as it is shown. `why` says why a card couldn't be taken.
    """
    view, lines = table.running.view(seat), [drawn_text(localizer, cards)]
    if view.part(Market).several:
        lines.append(localizer.say("draw-hold", count=len(view.seen(MarketSeen).hand or ())))
    lines += [shorten("\n".join(hand_cards(localizer, view)), MOST_CARDS), *([why] if why else [])]
    if table.status != "playing" or not may_draw_on(view, seat):
        following = first_of(view.rules, Face.next_choice)(localizer, table, seat)
        if following is not None:
            return Panel(ui.TextDisplay("\n".join(lines)), *following.children)
        lines += [localizer.say("draw-over")] if not view.turn.ended and not why else []
        hand = Press(table.id, table.step, "hand", localizer.say("button-hand"), style=GRAY)
        return Panel(ui.TextDisplay("\n".join(lines)), Row(hand, *takeback_buttons(localizer, table, view, seat)))
    stops = view.part(Market).numbers.may_stop
    lines.append(localizer.say("draw-second-or-stop" if stops else "draw-second"))
    last = deck_buttons(localizer, table, view, "drawhere")
    if stops:
        last.append(Press(table.id, table.step, "stophere", localizer.say("button-stop")))
    return Panel(ui.TextDisplay("\n".join(lines)), *_row_items(localizer, table, view), *in_lines(last))


def which_panel(localizer: Localizer, table: Table, seat: Seat) -> ui.LayoutView:
    """Return the question which card to take, with the hand and a button for each choice."""
    view = table.running.view(seat)
    lines = [shorten("\n".join(hand_cards(localizer, view)), MOST_CARDS), localizer.say("draw-which")]
    return Panel(ui.TextDisplay("\n".join(lines)), *draw_items(localizer, table, view))


def draw_items(localizer: Localizer, table: Table, view: View) -> list[ui.Item[Any]]:
    """Return a button for each card that can be taken first, for a private panel."""
    decks = [*deck_buttons(localizer, table, view, "drawhere"), *two_buttons(localizer, table, view)]
    return [*_row_items(localizer, table, view), *in_lines(decks)]


def _row_items(localizer: Localizer, table: Table, view: View) -> Iterable[ui.Item[Any]]:
    """Yield the face-up cards; with several decks, a group for each that can fill the gap."""
    market = view.part(Market)
    if not market.several:
        yield from in_lines(face_up_buttons(localizer, table, view, "drawhere"))
        return
    for deck in market.decks:
        rows = in_lines(face_up_buttons(localizer, table, view, "drawhere", deck))
        if rows:
            yield ui.TextDisplay(localizer.say("draw-filled-from", deck=deck))
            yield from rows


def hand_cards(localizer: Localizer, view: View) -> list[str]:
    """Return the own cards as text; with several decks, a line for each, and wilds apart."""
    market, hand = view.part(Market), view.seen(MarketSeen).hand or ()
    if not market.several:
        return [localizer.say("hand-cards", count=len(hand), cards=localizer.cards(hand))]
    lines, kinds = [], market.purse.kinds
    for deck in market.decks:
        cards = [card for card in hand if kinds[card].deck == deck and not kinds[card].wild]
        lines.append(localizer.say(HAND_DECKS(deck), count=len(cards), cards=localizer.cards(cards)))
    return [*lines, localizer.say("hand-wilds", count=hand.count(market.wild))]


def drawn_text(localizer: Localizer, cards: Sequence[str]) -> str:
    """Return the sentence for one card drawn, or for several."""
    if len(cards) == 1:
        return localizer.say("done-draw", card=localizer.a_card(cards[0]))
    if len(cards) > 2:
        return localizer.say("done-draw-more", cards=localizer.cards(cards))
    if cards[0] == cards[1]:
        return localizer.say("done-draw", card=localizer.two_cards(cards[0]))
    return localizer.say("done-draw-two", card=localizer.a_card(cards[0]), other=localizer.a_card(cards[1]))


def refill_panel(localizer: Localizer, table: Table, view: View, card: str) -> ui.LayoutView:
    """Return the question which deck fills the gap of a face-up card; the answer takes it."""
    buttons = []
    for deck in refills(view, card):
        label = localizer.say("button-fill", deck=deck)
        buttons.append(Press(table.id, table.step, "drawhere", label, arg=f"{card}{TO}{deck}", style=BLUE))
    return Panel(ui.TextDisplay(localizer.say("draw-fill", card=localizer.card(card))), Row(*buttons))
