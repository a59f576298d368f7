"""Train cards: deck, discard, the face-up row, hands, and drawing two cards in a turn (R1 to R4)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from random import Random
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from engine.core.action import Action, Seat
from engine.core.content import Content
from engine.core.event import Event, PublicEvent, Shuffled
from engine.core.game import Game
from engine.core.part import Given, Numbers, Part
from engine.core.refused import Refused
from engine.core.slice import Seen, Slice
from engine.core.turn import TurnBegan, TurnEnded

Cards = tuple[str, ...]
"""Cards by kind, in the order of the game's list of kinds."""

TURN_LIMIT = 2
"""Cards that a turn of drawing brings; a face-up wild counts for all of them."""


class CardSet(Struct, frozen=True, forbid_unknown_fields=True):
    """Section `cards` of a game file."""

    per_color: int
    colors: list[str]
    locomotive: int


class MarketNumbers(Numbers, frozen=True):
    face_up: int
    clear_at: int
    start_hand: int


class MarketGiven(Given, frozen=True):
    """`hands` by seat; `face_up`; `deck` from the top, then nothing; `discard`. What is not given is dealt."""

    hands: list[list[str] | None] | None = None
    face_up: list[str | None] | None = None
    deck: list[str] | None = None
    discard: list[str] | None = None


class DrawCard(Action, frozen=True):
    """A seat takes one card: a face-up one of that kind, or with None the top of the deck."""

    card: str | None = None


class DeckMade(Shuffled, frozen=True):
    """The deck was shuffled at set-up. `order` ends with the top card and is for nobody."""


class DeckRebuilt(Shuffled, frozen=True):
    """The discard, with what was left of the deck, is the new deck (R2). `order` ends with the top card."""


class CardsDealt(Event, frozen=True):
    """A seat got its first hand from the deck."""

    seat: Seat
    cards: Cards | None
    count: int

    def seen_by(self, viewer: Seat | None) -> Self:
        return self if viewer == self.seat else replace(self, cards=None)


class CardDrawn(Event, frozen=True):
    """The top card of the deck went to a hand. Its face is for that seat alone."""

    seat: Seat
    card: str | None

    def seen_by(self, viewer: Seat | None) -> Self:
        return self if viewer == self.seat else replace(self, card=None)


class FaceUpTaken(PublicEvent, frozen=True):
    """A face-up card went to a hand."""

    seat: Seat
    place: int
    card: str


class FaceUpFilled(PublicEvent, frozen=True):
    """The top card of the deck was laid into a gap of the row."""

    place: int
    card: str


class FaceUpCleared(PublicEvent, frozen=True):
    """Too many wilds lay face up: the whole row was discarded (R1)."""

    cards: Cards


class CardRevealed(PublicEvent, frozen=True):
    """The top card of the deck was turned over and lies aside."""

    card: str


class RevealedDiscarded(PublicEvent, frozen=True):
    """The cards that lay aside went to the discard."""


class CardsSpent(PublicEvent, frozen=True):
    """Cards went from a hand to the discard."""

    seat: Seat
    cards: Cards


class MarketSeen(Seen, frozen=True):
    """Counts for everybody, the own hand for its owner."""

    deck: int
    discard: Mapping[str, int]
    face_up: tuple[str | None, ...]
    hands: tuple[int, ...]
    hand: Cards | None
    drawn: int
    aside: Cards = ()


class MarketSlice(Slice, frozen=True):
    """`deck` ends with its top card; `discard` and `hands` count by kind, in the order of `kinds`."""

    kinds: Cards
    deck: Cards
    discard: tuple[int, ...]
    face_up: tuple[str | None, ...]
    hands: tuple[tuple[int, ...], ...]
    drawn: int = 0
    aside: Cards = ()

    def seen_by(self, viewer: Seat | None) -> MarketSeen:
        return MarketSeen(
            deck=len(self.deck),
            discard=dict(zip(self.kinds, self.discard, strict=True)),
            face_up=self.face_up,
            hands=tuple(sum(hand) for hand in self.hands),
            hand=None if viewer is None else spread(self.kinds, self.hands[viewer]),
            drawn=self.drawn,
            aside=self.aside,
        )


def spread(kinds: Cards, counts: Sequence[int]) -> Cards:
    """Counts by kind as single cards."""
    return tuple(kind for kind, count in zip(kinds, counts, strict=True) for _ in range(count))


@cache
def _draw(seat: Seat, card: str | None) -> DrawCard:
    """The same wish is offered in every turn, so it is made once."""
    return DrawCard(seat, card)


class Market(Part[MarketSlice]):
    """Deck, row and hands. Whatever empties a gap or the deck is mended at once, by what `_mend` says is next."""

    name = "market"
    numbers_type = MarketNumbers
    given_type = MarketGiven
    slice_type = MarketSlice
    decides = (DrawCard,)
    folds = (
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
    reacts = (
        *(DeckRebuilt, CardDrawn, FaceUpTaken, FaceUpFilled, FaceUpCleared, CardsSpent),
        *(CardRevealed, RevealedDiscarded),
    )

    def __init__(self, numbers: MarketNumbers, content: Content) -> None:
        cards = content.read("cards", CardSet, CardSet(0, [], 0))
        self.numbers = numbers
        self.wild = "locomotive"
        self.colors: Cards = tuple(cards.colors)
        self.kinds: Cards = (*self.colors, self.wild)
        self.index = {kind: index for index, kind in enumerate(self.kinds)}
        self.totals = (*(cards.per_color for _ in self.colors), cards.locomotive)
        if len(set(self.kinds)) != len(self.kinds):
            content.wrong("cards.colors", "names a colour twice")

    def start(self, seats: int) -> MarketSlice:
        none = (0,) * len(self.kinds)
        return MarketSlice(self.kinds, (), none, (None,) * self.numbers.face_up, (none,) * seats)

    def setup(self, game: Game, rng: Random) -> Sequence[Event]:
        """Hands first, then the row; the first face-up card calls for the others."""
        deck = list(spread(self.kinds, self.totals))
        rng.shuffle(deck)
        told: list[Event] = [DeckMade(tuple(deck), len(deck))]
        for seat in range(game.seats):
            dealt = tuple(deck.pop() for _ in range(self.numbers.start_hand))
            told.append(CardsDealt(seat, dealt, len(dealt)))
        return [*told, FaceUpFilled(0, deck[-1])]

    # The turn

    def pending(self, game: Game) -> Collection[Seat]:
        seat = game.turn.seat
        return (seat,) if seat is not None and game.slice(MarketSlice).drawn else ()

    def candidates(self, game: Game, seat: Seat) -> Sequence[Action]:
        state = game.slice(MarketSlice)
        cards: list[str | None] = [None] if state.deck else []
        for card in state.face_up:
            if card is not None and card not in cards and not (state.drawn and card == self.wild):
                cards.append(card)
        return [_draw(seat, card) for card in cards]

    def refuse(self, game: Game, action: Action) -> Refused | None:
        assert isinstance(action, DrawCard)
        state, card = game.slice(MarketSlice), action.card
        if not state.deck and not any(state.face_up):
            return Refused("no_cards_left")
        if card is None:
            return None if state.deck else Refused("deck_empty")
        if card not in self.index:
            return Refused("unknown_card", card=card)
        if card not in state.face_up:
            return Refused("card_not_face_up", card=card)
        if state.drawn and card == self.wild:
            return Refused("wild_second_card")
        return None

    def decide(self, game: Game, action: Action, rng: Random) -> Sequence[Event]:
        assert isinstance(action, DrawCard)
        state = game.slice(MarketSlice)
        if action.card is None:
            return (CardDrawn(action.seat, state.deck[-1]),)
        return (FaceUpTaken(action.seat, state.face_up.index(action.card), action.card),)

    def react(self, game: Game, event: Event, rng: Random) -> Sequence[Event]:
        state = game.slice(MarketSlice)
        mend = self._mend(state, rng)
        if mend is not None:
            return (mend,)
        seat = game.turn.seat
        if state.drawn and seat is not None and self._is_done(state):
            return (TurnEnded(seat),)
        return ()

    def _mend(self, state: MarketSlice, rng: Random) -> Event | None:
        """What deck and row need next: a new deck, a card in a gap, or a new row (R1, R2)."""
        # With as many cards in the deck as in the row just cleared, the two would only change places for ever.
        swaps = not any(state.face_up) and len(state.deck) == sum(state.discard) == len(state.face_up)
        if swaps or (not state.deck and any(state.discard)):
            order = [*state.deck, *spread(self.kinds, state.discard)]
            rng.shuffle(order)
            return DeckRebuilt(tuple(order), len(order))
        if None in state.face_up:
            return FaceUpFilled(state.face_up.index(None), state.deck[-1]) if state.deck else self._crowd(state)
        return self._crowd(state)

    def _crowd(self, state: MarketSlice) -> Event | None:
        """A row with too many wilds is cleared as long as a row with fewer can be made (R1)."""
        if state.face_up.count(self.wild) < self.numbers.clear_at:
            return None
        row = [card for card in state.face_up if card is not None]
        there = len(row) + len(state.deck) + sum(state.discard)
        wilds = row.count(self.wild) + state.deck.count(self.wild) + state.discard[-1]
        fewest = min(self.numbers.face_up, there) - (there - wilds)
        return FaceUpCleared(tuple(row)) if fewest < self.numbers.clear_at else None

    def _is_done(self, state: MarketSlice) -> bool:
        """Two cards are drawn, or no legal second one is there (R3)."""
        if state.drawn >= TURN_LIMIT:
            return True
        return not state.deck and all(card is None or card == self.wild for card in state.face_up)

    # The fold

    def evolve(self, state: MarketSlice, event: Event) -> MarketSlice:
        match event:
            case CardDrawn(seat=seat, card=card):
                hands = self._dealt(state.hands, seat, (card,) if card else ())
                return replace(state, deck=state.deck[:-1], hands=hands, drawn=state.drawn + 1)
            case FaceUpTaken(seat=seat, place=place, card=card):
                row = (*state.face_up[:place], None, *state.face_up[place + 1 :])
                hands = self._dealt(state.hands, seat, (card,))
                drawn = TURN_LIMIT if card == self.wild else state.drawn + 1
                return replace(state, face_up=row, hands=hands, drawn=drawn)
            case FaceUpFilled(place=place, card=card):
                row = (*state.face_up[:place], card, *state.face_up[place + 1 :])
                return replace(state, deck=state.deck[:-1], face_up=row)
            case CardsSpent(seat=seat, cards=cards):
                hands = self._dealt(state.hands, seat, cards, by=-1)
                return replace(state, discard=self._counted(state.discard, cards), hands=hands)
            case TurnBegan():
                return replace(state, drawn=0) if state.drawn else state
            case CardRevealed(card=card):
                return replace(state, deck=state.deck[:-1], aside=(*state.aside, card))
            case RevealedDiscarded():
                return replace(state, discard=self._counted(state.discard, state.aside), aside=())
            case DeckRebuilt(order=order):
                return replace(state, deck=order or (), discard=(0,) * len(self.kinds))
            case FaceUpCleared(cards=cards):
                row = (None,) * len(state.face_up)
                return replace(state, discard=self._counted(state.discard, cards), face_up=row)
            case DeckMade(order=order):
                return replace(state, deck=order or ())
            case CardsDealt(seat=seat, cards=cards, count=count):
                hands = self._dealt(state.hands, seat, cards or ())
                return replace(state, deck=state.deck[:-count], hands=hands)
        return state

    def _counted(self, counts: tuple[int, ...], cards: Cards, by: int = 1) -> tuple[int, ...]:
        changed, index = list(counts), self.index
        for card in cards:
            changed[index[card]] += by
        return tuple(changed)

    def _dealt(
        self, hands: tuple[tuple[int, ...], ...], seat: Seat, cards: Cards, by: int = 1
    ) -> tuple[tuple[int, ...], ...]:
        return (*hands[:seat], self._counted(hands[seat], cards, by), *hands[seat + 1 :])

    def hand(self, game: Game, seat: Seat) -> Mapping[str, int]:
        """A seat's cards by kind, all kinds named."""
        return dict(zip(self.kinds, game.slice(MarketSlice).hands[seat], strict=True))

    # Positions and sums

    def arrange(self, state: MarketSlice, seats: int, given: Given, rng: Random) -> MarketSlice:
        """Given cards are where they are said to be. The others are dealt; with a deck given, they are put aside."""
        assert isinstance(given, MarketGiven)
        left = list(spread(self.kinds, self.totals))

        def take(cards: Sequence[str]) -> Cards:
            for card in cards:
                if card not in left:
                    raise Refused("bad_position", place="cards", what=f"no {card} is left for it")
                left.remove(card)
            return tuple(cards)

        hands: list[Cards | None] = [None if hand is None else take(hand) for hand in given.hands or []]
        if len(hands) > seats:
            raise Refused("bad_position", place="hands", what=f"more hands than {seats} seats")
        row = None if given.face_up is None else tuple(given.face_up)
        if row is not None and len(row) > self.numbers.face_up:
            raise Refused("bad_position", place="face_up", what=f"more than {self.numbers.face_up} cards")
        take([card for card in row or () if card is not None])
        deck = None if given.deck is None else take(given.deck)
        discard = take(given.discard or ())
        rng.shuffle(left)
        dealt = [self._hand(hands, seat, left) for seat in range(seats)]
        if row is None:
            row = tuple(left.pop() if left else None for _ in range(self.numbers.face_up))
        row = (*row, *(None,) * (self.numbers.face_up - len(row)))
        return MarketSlice(
            self.kinds,
            tuple(left) if deck is None else deck[::-1],
            self._counted((0,) * len(self.kinds), discard),
            row,
            tuple(self._counted((0,) * len(self.kinds), hand) for hand in dealt),
        )

    def _hand(self, hands: Sequence[Cards | None], seat: Seat, left: list[str]) -> Cards:
        given = hands[seat] if seat < len(hands) else None
        if given is not None:
            return given
        return tuple(left.pop() for _ in range(min(self.numbers.start_hand, len(left))))

    def stray(self, game: Game) -> Sequence[str]:
        state = game.slice(MarketSlice)
        found = list(state.discard)
        for card in (*state.deck, *state.aside, *(card for card in state.face_up if card is not None)):
            found[self.index[card]] += 1
        for hand in state.hands:
            found = [one + other for one, other in zip(found, hand, strict=True)]
        return [
            f"{kind}: {there} cards instead of {total}"
            for kind, there, total in zip(self.kinds, found, self.totals, strict=True)
            if there != total
        ] + [f"hand of seat {seat} below zero" for seat, hand in enumerate(state.hands) if min(hand) < 0]
