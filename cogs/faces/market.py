"""Cards: face-up ones, decks, hands, as players read and press them."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.core.components import Press
from cogs.core.panels import Row
from cogs.rail.draw_panel import deck_buttons, face_up_buttons, hand_cards, two_buttons
from cogs.tables.face import Face, face, order
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from engine.core.action import Seat
from engine.core.event import Event
from engine.core.view import View
from engine.parts.market import Market, MarketSeen
from engine.rail.card_events import CardsSpent


@face("market")
class MarketFace(Face[Market]):
    """Cards: face-up ones, decks, hands on Discord."""

    # In the help and the rules

    # Names and sentences

    # On the board and in messages

    def turn_line(self, localizer: Localizer, view: View) -> str:
        """After the first card the second one is due."""
        if not view.seen(MarketSeen).drawn or view.turn.seat is None:
            return ""
        return localizer.say("turn-second", mention=localizer.mention(view.turn.seat))

    def goes_on(self, view: View) -> bool:
        """Whoever has taken one card can only take another, or leave it at that."""
        return bool(view.seen(MarketSeen).drawn)

    def turn_rows(self, localizer: Localizer, table: Table, view: View) -> list[Row]:
        return face_up_buttons(localizer, table, view)

    @order(10)
    def turn_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        """A button for each deck that has cards, and for two off it; after the first card one to leave it at that."""
        buttons = [*deck_buttons(localizer, table, view), *two_buttons(localizer, table, view)]
        if self.part.several and view.seen(MarketSeen).drawn and self.part.numbers.may_stop:
            buttons.append(Press(table.id, table.step, "stop", localizer.say("button-stop")))
        return buttons

    def is_detail(self, event: Event) -> bool:
        return isinstance(event, CardsSpent)

    @order(10)
    def alt_head(self, localizer: Localizer, view: View, *, plain: bool) -> list[str]:
        """The face-up cards, and how many cards lie in the deck, or in each of several."""
        market = view.seen(MarketSeen)
        row = localizer.cards(card for card in market.face_up if card is not None)
        each = (localizer.say("alt-deck-of", deck=deck, count=count) for deck, count in market.decks.items())
        decks = ", ".join(each) if self.part.several else ""
        return [localizer.say("alt-row", cards=row), localizer.say("alt-deck", count=market.deck, decks=decks)]

    def seat_facts(self, localizer: Localizer, view: View, seat: Seat) -> Mapping[str, object]:
        return {"cards": view.seen(MarketSeen).hands[seat]}

    # In the hand

    def hand_head(self, localizer: Localizer, view: View) -> list[str]:
        return hand_cards(localizer, view)

    @order(10)
    def hand_alt(self, localizer: Localizer, view: View) -> list[str]:
        return [localizer.say("hand-alt", cards=localizer.cards(view.seen(MarketSeen).hand or ()))]

    # Actions
