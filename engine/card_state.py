"""Where the cards are: decks, discard, row and hands; who may see it, and how events change it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from engine.board.seats import put
from engine.card_events import (
    CardDrawn,
    CardRevealed,
    CardsDealt,
    CardsSpent,
    DeckMade,
    DeckRebuilt,
    FaceUpCleared,
    FaceUpFilled,
    FaceUpTaken,
    RevealedDiscarded,
)
from engine.cards import Cards, CardSet, spread
from engine.core.action import Seat
from engine.core.event import Event
from engine.core.slice import Seen, Slice
from engine.core.turn import TurnBegan

TURN_LIMIT = 2
"""Cards that a turn of drawing brings; a face-up wild counts for all of them."""


class MarketSeen(Seen, frozen=True):
    """Counts for everybody, the own hand for its owner. `deck` counts all decks, `decks` each by its name."""

    deck: int
    discard: Mapping[str, int]
    face_up: tuple[str | None, ...]
    hands: tuple[int, ...]
    hand: Cards | None
    drawn: int
    aside: Cards = ()
    decks: Mapping[str, int] = {}


class MarketSlice(Slice, frozen=True):
    """`discard` and `hands` count by kind, in the order of `kinds`.

    `deck` ends with its top card; `more` are the other decks of a game that has several, and `names` the names of
    all. `lay` names the decks that fill the next gaps of the row. `rebuilt` counts how often each deck was made anew;
    those behind its end never were.
    """

    kinds: Cards
    deck: Cards
    discard: tuple[int, ...]
    face_up: tuple[str | None, ...]
    hands: tuple[tuple[int, ...], ...]
    drawn: int = 0
    aside: Cards = ()
    more: tuple[Cards, ...] = ()
    names: Cards = ("",)
    lay: Cards = ()
    rebuilt: tuple[int, ...] = ()

    @property
    def decks(self) -> tuple[Cards, ...]:
        return (self.deck, *self.more)

    def rebuilds(self, number: int) -> int:
        """How often the deck of that number was made anew out of its discard."""
        return self.rebuilt[number] if number < len(self.rebuilt) else 0

    def seen_by(self, viewer: Seat | None) -> MarketSeen:
        sizes = tuple(map(len, self.decks))
        return MarketSeen(
            deck=sum(sizes),
            discard=dict(zip(self.kinds, self.discard, strict=True)),
            face_up=self.face_up,
            hands=tuple(sum(hand) for hand in self.hands),
            hand=None if viewer is None else spread(self.kinds, self.hands[viewer]),
            drawn=self.drawn,
            aside=self.aside,
            decks=dict(zip(self.names, sizes, strict=True)),
        )


FOLDS = (
    DeckMade,
    DeckRebuilt,
    CardsDealt,
    CardDrawn,
    FaceUpTaken,
    FaceUpFilled,
    FaceUpCleared,
    CardsSpent,
    CardRevealed,
    RevealedDiscarded,
    TurnBegan,
)


class Fold:
    """Folds events into a slice, for one set of cards."""

    def __init__(self, cards: CardSet) -> None:
        kinds = cards.kinds
        self.names = cards.decks
        self.kinds: Cards = tuple(kind.id for kind in kinds)
        self.index = {kind: index for index, kind in enumerate(self.kinds)}
        self.wild = self.kinds[-1]
        self.deck_of = {kind.id: self.names.index(kind.deck) for kind in kinds}
        self.number: Mapping[str | None, int] = {None: 0, **{name: n for n, name in enumerate(self.names)}}

    def __call__(self, state: MarketSlice, event: Event) -> MarketSlice:
        match event:
            case CardDrawn(seat=seat, card=card, deck=deck):
                hands = self.dealt(state.hands, seat, (card,) if card else ())
                drawn = state.drawn + 1
                if deck is None:
                    return replace(state, deck=state.deck[:-1], hands=hands, drawn=drawn)
                return replace(state, **self._without_top(state, self.number[deck]), hands=hands, drawn=drawn)
            case FaceUpTaken(seat=seat, place=place, card=card, refill=refill):
                row = (*state.face_up[:place], None, *state.face_up[place + 1 :])
                hands = self.dealt(state.hands, seat, (card,))
                drawn = TURN_LIMIT if card == self.wild else state.drawn + 1
                if refill is None:
                    return replace(state, face_up=row, hands=hands, drawn=drawn)
                return replace(state, face_up=row, hands=hands, drawn=drawn, lay=(refill,))
            case FaceUpFilled(place=place, card=card):
                row = (*state.face_up[:place], card, *state.face_up[place + 1 :])
                if not state.more:
                    return replace(state, deck=state.deck[:-1], face_up=row)
                return replace(state, **self._without_top(state, self.deck_of[card]), face_up=row, lay=state.lay[1:])
            case CardsSpent(seat=seat, cards=cards):
                hands = self.dealt(state.hands, seat, cards, by=-1)
                return replace(state, discard=self.counted(state.discard, cards), hands=hands)
            case TurnBegan():
                return replace(state, drawn=0) if state.drawn else state
        return self._rare(state, event)

    def _rare(self, state: MarketSlice, event: Event) -> MarketSlice:
        match event:
            case CardRevealed(card=card):
                return replace(state, deck=state.deck[:-1], aside=(*state.aside, card))
            case RevealedDiscarded():
                return replace(state, discard=self.counted(state.discard, state.aside), aside=())
            case DeckRebuilt(order=order, deck=deck):
                number = self.number[deck]
                left = zip(self.kinds, state.discard, strict=True)
                discard = tuple(0 if self.deck_of[kind] == number else count for kind, count in left)
                changed = self._with_deck(state, number, order or ())
                return replace(state, **changed, discard=discard, rebuilt=self._once_more(state, number))
            case FaceUpCleared(cards=cards, lay=lay):
                row = (None,) * len(state.face_up)
                return replace(state, discard=self.counted(state.discard, cards), face_up=row, lay=lay)
            case DeckMade(order=order, deck=deck):
                return replace(state, **self._with_deck(state, self.number[deck], order or ()))
            case CardsDealt(seat=seat, cards=cards, count=count, deck=deck):
                hands = self.dealt(state.hands, seat, cards or ())
                return replace(state, **self._without_top(state, self.number[deck], count), hands=hands)
        return state

    @staticmethod
    def _with_deck(state: MarketSlice, number: int, deck: Cards) -> Mapping[str, object]:
        """The change of a slice whose deck of that number is another one."""
        return {"deck": deck} if number == 0 else {"more": put(state.more, number - 1, deck)}

    def _once_more(self, state: MarketSlice, number: int) -> tuple[int, ...]:
        """The counts of a slice one of whose decks is made anew."""
        return tuple(state.rebuilds(deck) + (deck == number) for deck in range(len(self.names)))

    def _without_top(self, state: MarketSlice, number: int, count: int = 1) -> Mapping[str, object]:
        if number == 0:
            return {"deck": state.deck[:-count]}
        return self._with_deck(state, number, state.more[number - 1][:-count])

    def counted(self, counts: tuple[int, ...], cards: Cards, by: int = 1) -> tuple[int, ...]:
        """The counts with these cards added, or taken away."""
        changed, index = list(counts), self.index
        for card in cards:
            changed[index[card]] += by
        return tuple(changed)

    def dealt(
        self, hands: tuple[tuple[int, ...], ...], seat: Seat, cards: Cards, by: int = 1
    ) -> tuple[tuple[int, ...], ...]:
        """The hands with these cards added to one, or taken from it."""
        return (*hands[:seat], self.counted(hands[seat], cards, by), *hands[seat + 1 :])

    # What is there

    def thrown(self, state: MarketSlice, number: int) -> Cards:
        """The discard of one deck as single cards."""
        if not state.more:
            return spread(self.kinds, state.discard)
        return tuple(card for card in spread(self.kinds, state.discard) if self.deck_of[card] == number)

    def everywhere(self, state: MarketSlice, number: int) -> Cards:
        """The cards of one deck that lie in it, in its discard or in the row."""
        row = (card for card in state.face_up if card is not None and self.deck_of[card] == number)
        return (*state.decks[number], *self.thrown(state, number), *row)

    def stray(self, state: MarketSlice, totals: Sequence[int]) -> list[str]:
        """What does not add up to these totals by kind."""
        found = list(state.discard)
        piles = [card for deck in state.decks for card in deck]
        for card in (*piles, *state.aside, *(card for card in state.face_up if card is not None)):
            found[self.index[card]] += 1
        for hand in state.hands:
            found = [one + other for one, other in zip(found, hand, strict=True)]
        faults = [
            f"{kind}: {there} cards instead of {total}"
            for kind, there, total in zip(self.kinds, found, totals, strict=True)
            if there != total
        ]
        faults += [f"hand of seat {seat} below zero" for seat, hand in enumerate(state.hands) if min(hand) < 0]
        for number, deck in enumerate(state.decks):
            faults += [f"{card} lies in another deck" for card in deck if self.deck_of[card] != number]
        return faults
