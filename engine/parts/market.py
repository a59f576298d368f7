"""Cards: decks, discard piles, face-up cards, hands, and drawing two cards in a turn (R1 to R4, R34)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random
from typing import Annotated, NamedTuple

from msgspec import Meta

from engine.core.action import Action, Seat
from engine.core.content import Content
from engine.core.event import Event, TurnEnded
from engine.core.game import Game
from engine.core.part import Count, Given, Numbers, Part, Question
from engine.core.refused import Refused
from engine.core.rng import stream
from engine.rail.cards import (
    FOLDS,
    TURN_LIMIT,
    CardDrawn,
    CardRevealed,
    Cards,
    CardsDealt,
    CardSet,
    CardsSpent,
    DeckMade,
    DeckRebuilt,
    DrawingStopped,
    FaceUpCleared,
    FaceUpFilled,
    FaceUpTaken,
    Fold,
    MarketSeen,
    MarketSlice,
    RevealedDiscarded,
    in_full,
    spread,
)
from engine.rail.fares import Purse

# Re-exported: other parts, pictures and messages import the nouns of cards from here.
__all__ = (
    "AfterDrawing",
    "CardDrawn",
    "CardRevealed",
    "CardSet",
    "Cards",
    "CardsDealt",
    "CardsSpent",
    "DeckMade",
    "DeckRebuilt",
    "DrawCard",
    "DrawingStopped",
    "FaceUpCleared",
    "FaceUpFilled",
    "FaceUpTaken",
    "Market",
    "MarketSeen",
    "MarketSlice",
    "RevealedDiscarded",
    "StopDrawing",
    "spread",
)


MOST_OPEN = 10
"""The most face-up cards that a picture has room for."""


class MarketNumbers(Numbers, frozen=True):
    """The numbers of cards. With several decks, `face_up` and `start_hand` are by deck.

    `clear_at` wilds clear the face-up cards (R1). `plain_wilds`: a face-up wild is drawn as any other card.
    `may_stop`: a seat may stop after one card (R3). `start_wilds`: wilds that each seat gets with its first hand.
    """

    face_up: Count | Mapping[str, Count]
    clear_at: Annotated[int, Meta(ge=1, le=99)]
    start_hand: Count | Mapping[str, Count]
    may_stop: bool = False
    plain_wilds: bool = False
    start_wilds: Count = 0


class MarketGiven(Given, frozen=True):
    """`hands` by seat; `face_up`; `deck` from the top, with nothing below it; `discard`. The rest is dealt.

    With several decks, `deck` names the cards of all of them, and each goes to its own deck. `cards_drawn`: how many
    cards the seat on turn has drawn in this turn, 0 or 1.
    """

    hands: list[list[str] | None] | None = None
    face_up: list[str | None] | None = None
    deck: list[str] | None = None
    discard: list[str] | None = None
    cards_drawn: Annotated[int, Meta(ge=0, lt=TURN_LIMIT)] = 0


class AfterDrawing(Question, frozen=True):
    """Whether a seat that has drawn its cards still owes something. The part that says so ends the turn."""

    seat: Seat
    waits: bool = False


class DrawCard(Action, frozen=True, omit_defaults=True, tag="draw_card"):
    """A seat takes one card: a face-up one of the kind `card`, or with None the top of a deck.

    With several decks, `refill` is the deck that fills the gap, and `deck` the one that is drawn from. `again`: it was
    asked for together with the card before, so that both are undone together.
    """

    card: str | None = None
    refill: str | None = None
    deck: str | None = None
    again: bool = False


class StopDrawing(Action, frozen=True, tag="stop_drawing"):
    """A seat that took one card stops."""


class _Draws(NamedTuple):
    """All draws of a seat: from the top of each deck, and of each kind of face-up card by what may fill the gap."""

    top: Sequence[DrawCard]
    face_up: Mapping[str | None, Sequence[DrawCard]]


class Market(Part[MarketSlice]):
    """Decks, face-up cards and hands. After each event, `_restored` says what refills a gap or an empty deck."""

    name = "market"
    numbers_type = MarketNumbers
    given_type = MarketGiven
    slice_type = MarketSlice
    decides = (DrawCard, StopDrawing)
    folds = tuple(FOLDS)
    reacts = (
        *(DeckRebuilt, CardDrawn, FaceUpTaken, FaceUpFilled, FaceUpCleared, CardsSpent),
        *(CardRevealed, RevealedDiscarded),
    )

    def __init__(self, numbers: MarketNumbers, content: Content) -> None:
        cards = CardSet.read(content)
        self.numbers = numbers
        self.cards = cards
        self.fold = Fold(cards, plain_wilds=numbers.plain_wilds)
        self.wild = self.fold.wild
        self.colors: Cards = tuple(cards.colors)
        self.kinds: Cards = self.fold.kinds
        self.index = self.fold.index
        self.totals = tuple(kind.count for kind in cards.kinds)
        self.purse = Purse(cards)
        self.decks = self.fold.names
        self.several = len(self.decks) > 1
        self.row = self._by_deck(numbers.face_up, "face_up", content)
        self.start_hand = self._by_deck(numbers.start_hand, "start_hand", content)
        self._draws = [self._draws_of(seat) for seat in range(content.seats[1])]
        self._check_sizes(content)

    def _draws_of(self, seat: Seat) -> _Draws:
        named = self.decks if self.several else (None,)
        face_up: dict[str | None, Sequence[DrawCard]] = {
            kind: [DrawCard(seat, kind, deck) for deck in named] for kind in self.kinds
        }
        return _Draws([DrawCard(seat, deck=deck) for deck in named], {**face_up, None: ()})

    def _by_deck(self, number: int | Mapping[str, int], place: str, content: Content) -> tuple[int, ...]:
        by_name = {self.decks[0]: number} if isinstance(number, int) else number
        if set(by_name) != set(self.decks):
            content.wrong(f"parts.market.{place}", f"a number for each of the decks {sorted(self.decks)}")
        return tuple(by_name.get(deck, 0) for deck in self.decks)

    def _check_sizes(self, content: Content) -> None:
        """Check that the decks have enough cards for all hands and the face-up cards."""
        if not 1 <= sum(self.row) <= MOST_OPEN:
            content.wrong("parts.market.face_up", f"from 1 to {MOST_OPEN} cards lie face up, not {sum(self.row)}")
        if self.several and self.numbers.plain_wilds:
            content.wrong("parts.market.plain_wilds", "with several decks a face-up wild takes the whole turn")
        for number, deck in enumerate(self.decks):
            there = sum(kind.count for kind in self.cards.kinds if kind.deck == deck)
            wilds = self._start_wilds(number)
            needed = (self.start_hand[number] + wilds) * content.seats[1] + self.row[number]
            if wilds * content.seats[1] > self.totals[-1]:
                reason = f"{self.totals[-1]} wilds are too few: {content.seats[1]} seats begin with {wilds} each"
                content.wrong("parts.market.start_wilds", reason)
            if there < needed:
                named = f" of the deck {deck!r}" if self.several else ""
                reason = f"{there} cards{named} are too few: hands for {content.seats[1]} and the row take {needed}"
                content.wrong("cards", reason)

    def start(self, seats: int) -> MarketSlice:
        none = (0,) * len(self.kinds)
        row = (None,) * sum(self.row)
        more: tuple[Cards, ...] = ((),) * (len(self.decks) - 1)
        lay = spread(self.decks, self.row) if self.several else ()
        return MarketSlice(self.kinds, (), none, row, (none,) * seats, more=more, names=self.decks, lay=lay)

    def setup(self, game: Game, rng: Random) -> Sequence[Event]:
        """Return the events of the set-up: decks, hands, and the first face-up card, which leads to the others."""
        events: list[Event] = []
        decks = []
        for number, name in enumerate(self.decks):
            deck = [card for card in spread(self.kinds, self.totals) if self.fold.deck_of[card] == number]
            self._stream(rng, name, 0).shuffle(deck)
            deck = self._stacked(deck, number, game.seats)
            decks.append(deck)
            events.append(DeckMade(tuple(deck), len(deck), self._named(name)))
        for seat in range(game.seats):
            for number, (name, deck, count) in enumerate(zip(self.decks, decks, self.start_hand, strict=True)):
                dealt = tuple(deck.pop() for _ in range(count + self._start_wilds(number)))
                events.append(CardsDealt(seat, dealt, len(dealt), self._named(name)))
        return [*events, FaceUpFilled(0, decks[0][-1])]

    def _start_wilds(self, deck: int) -> int:
        """Return how many wilds of a deck each seat gets with its first hand."""
        return self.numbers.start_wilds if deck == self.fold.deck_of[self.wild] else 0

    def _stacked(self, deck: list[str], number: int, seats: int) -> list[str]:
        """Return a shuffled deck, its top last, with the wilds that seats begin with behind each one's first hand."""
        wilds, left = self._start_wilds(number), list(deck)
        if not wilds:
            return left
        for _ in range(wilds * seats):
            left.remove(self.wild)
        hands = [[left.pop() for _ in range(self.start_hand[number])] for _ in range(seats)]
        return left + [card for hand in reversed(hands) for card in [*(self.wild,) * wilds, *reversed(hand)]]

    def _named(self, deck: str) -> str | None:
        """Return the deck's name as events state it: None with a single deck."""
        return deck if self.several else None

    def _stream(self, rng: Random, deck: str, count: int) -> Random:
        """Return the RNG for the shuffle number `count` of a deck."""
        return stream(rng, f"cards {deck}" if self.several else "cards", count)

    # The turn

    def pending(self, game: Game) -> Collection[Seat]:
        seat = game.turn.seat
        if seat is None:
            return ()
        state = game.slice(MarketSlice)
        if not state.drawn:
            return ()
        return () if AfterDrawing in game.rules.amenders and self._is_done(state) else (seat,)

    def candidates(self, game: Game, seat: Seat) -> Sequence[Action]:
        state, draws = game.slice(MarketSlice), self._draws[seat]
        open_ = dict.fromkeys(state.face_up)
        if state.drawn:
            open_.pop(self.fold.whole_turn, None)
        found: list[Action]
        if state.deck and (not state.more or all(state.more)):
            found = [*draws.top]
        else:
            found = [draw for draw, deck in zip(draws.top, state.decks, strict=True) if deck]
        for card in open_:
            found += draws.face_up[card]
        if state.drawn and self.numbers.may_stop:
            found.append(StopDrawing(seat))
        return found

    def refuse(self, game: Game, action: Action) -> Refused | None:
        state = game.slice(MarketSlice)
        if isinstance(action, StopDrawing):
            if not self.numbers.may_stop:
                return Refused("not_in_this_game")
            return None if state.drawn else Refused("nothing_to_stop")
        assert isinstance(action, DrawCard)
        card = action.card
        if not state.deck and not any(state.more) and not any(state.face_up):
            return Refused("no_cards_left")
        if card is not None and card not in self.index:
            return Refused("unknown_card", card=card)
        if self.several or action.refill is not None or action.deck is not None:
            unnamed = self._refuse_names(action)
            if unnamed is not None:
                return unnamed
        if card is None:
            return None if state.deck and not self.several else self._refuse_blind(state, action.deck)
        if card not in state.face_up:
            return Refused("card_not_face_up", card=card)
        return Refused("wild_second_card") if state.drawn and card == self.fold.whole_turn else None

    def _refuse_names(self, action: DrawCard) -> Refused | None:
        """With several decks, one is named for the gap or for the card; with one, none is."""
        named, other = (action.deck, action.refill) if action.card is None else (action.refill, action.deck)
        if self.several and named is None:
            return Refused("which_deck")
        allowed = self.decks if self.several else (None,)
        wrong = named if named not in allowed else other
        return None if wrong is None else Refused("unknown_deck", deck=wrong)

    def _refuse_blind(self, state: MarketSlice, deck: str | None) -> Refused | None:
        if state.decks[self.fold.number[deck]]:
            return None
        return Refused("deck_empty") if deck is None else Refused("that_deck_empty", deck=deck)

    def decide(self, game: Game, action: Action, rng: Random) -> Sequence[Event]:
        if not isinstance(action, DrawCard):
            return (DrawingStopped(action.seat), TurnEnded(action.seat))
        state, card, refill = game.slice(MarketSlice), action.card, action.refill
        if card is None:
            top = state.decks[self.fold.number[action.deck]][-1]
            return (CardDrawn(action.seat, top, action.deck, action.again),)
        gap = None if refill is None else self._refill(state, refill)
        return (FaceUpTaken(action.seat, state.face_up.index(card), card, gap),)

    def _refill(self, state: MarketSlice, named: str) -> str | None:
        """Return the deck that fills the gap: the named one, or another one if that is empty (R34); None if all are."""
        decks = state.decks
        if decks[self.fold.number[named]]:
            return named
        return next((name for name, deck in zip(self.decks, decks, strict=True) if deck), None)

    def react(self, game: Game, event: Event, rng: Random) -> Sequence[Event]:
        state = game.slice(MarketSlice)
        if state.aside and isinstance(event, CardsSpent):
            # The revealed cards follow, and an empty deck is made of both (R23).
            return ()
        row, drawn = state.face_up, state.drawn
        crowded = row.count(self.wild) >= self.numbers.clear_at
        if crowded or not state.deck or None in row or (state.more and not all(state.more)):
            restored = self._restored(state, rng)
            if restored is not None:
                return (restored,)
        if drawn and (drawn >= TURN_LIMIT or self._is_done(state)):
            seat = game.turn.seat
            if seat is not None and not game.ask(AfterDrawing(seat)).waits:
                return (TurnEnded(seat),)
        return ()

    def is_done(self, game: Game) -> bool:
        """Tell whether the seat on turn has drawn its cards."""
        state = game.slice(MarketSlice)
        return state.drawn > 0 and self._is_done(state)

    def _is_done(self, state: MarketSlice) -> bool:
        """Tell whether two cards are drawn, or no legal second one exists (R3)."""
        if state.drawn >= TURN_LIMIT:
            return True
        barred = self.fold.whole_turn
        return not state.deck and not any(state.more) and all(card is None or card == barred for card in state.face_up)

    # Refilling

    def _restored(self, state: MarketSlice, rng: Random) -> Event | None:
        """Return the next event that decks and face-up cards need: rebuild, refill or clear (R1, R2, R34); or None."""
        decks, row = state.decks, state.face_up
        if state.deck and not state.more and row.count(None) == 1 < len(row):
            return FaceUpFilled(row.index(None), state.deck[-1])
        if not all(decks) or not any(row):
            for number, deck in enumerate(decks):
                if (not deck and self.fold.thrown(state, number)) or self._swaps(state, number):
                    order = [*deck, *self.fold.thrown(state, number)]
                    self._stream(rng, self.decks[number], state.rebuilds(number) + 1).shuffle(order)
                    return DeckRebuilt(tuple(order), len(order), self._named(self.decks[number]))
        if None in row:
            wanted = decks[self.fold.number[state.lay[0]] if state.lay else 0]
            deck = wanted or next(filter(None, decks), ())
            if deck:
                return FaceUpFilled(row.index(None), deck[-1])
        return self._crowd(state)

    def _swaps(self, state: MarketSlice, number: int) -> bool:
        """Tell whether the deck and the cards just cleared would only swap places for ever.

        That is so when the deck of the wilds holds as many cards as were face up: they would come up again, and be
        cleared too.
        """
        if any(state.face_up) or number != self.fold.deck_of[self.wild]:
            return False
        deck = state.decks[number]
        share = state.lay.count(self.decks[number]) if self.several else len(state.face_up)
        crowds = deck.count(self.wild) >= self.numbers.clear_at
        return crowds and len(deck) == len(self.fold.thrown(state, number)) == share

    def _crowd(self, state: MarketSlice) -> Event | None:
        """Clear face-up cards with too many wilds, as long as a row with fewer can be laid (R1, R34)."""
        if state.face_up.count(self.wild) < self.numbers.clear_at:
            return None
        there = [self.fold.everywhere(state, number) for number in range(len(self.decks))]
        shares = self._shares([len(cards) for cards in there])
        number = self.fold.deck_of[self.wild]
        others = len(there[number]) - there[number].count(self.wild)
        if shares[number] - others >= self.numbers.clear_at:
            return None
        lay = spread(self.decks, shares) if self.several else ()
        return FaceUpCleared(tuple(card for card in state.face_up if card is not None), lay)

    def _shares(self, there: Sequence[int]) -> list[int]:
        """Return how many of the new face-up cards each deck gives: its number, and what another one lacks (R34)."""
        shares = [min(own, cards) for own, cards in zip(self.row, there, strict=True)]
        for number, cards in enumerate(there):
            shares[number] = min(cards, shares[number] + sum(self.row) - sum(shares))
        return shares

    def folding(self, kind: type[Event]) -> Callable[[MarketSlice, Event], MarketSlice]:
        return self.fold.folding(kind)

    def hand(self, game: Game, seat: Seat) -> Mapping[str, int]:
        """Return a seat's cards by kind, with zeros for kinds that it lacks."""
        return in_full(self.kinds, game.slice(MarketSlice).hands[seat])

    # Positions and sums

    def arrange(self, state: MarketSlice, seats: int, given: Given, rng: Random) -> MarketSlice:
        """Put the given cards where they are given and deal the others; with a deck given, they are set aside.

        Raises: Refused `bad_position`.
        """
        assert isinstance(given, MarketGiven)
        left = list(spread(self.kinds, self.totals))

        def take(cards: Sequence[str]) -> Cards:
            for card in cards:
                if card not in self.index:
                    raise Refused("bad_position", place="cards", what=f"there is no card {card}")
                if card not in left:
                    raise Refused("bad_position", place="cards", what=f"no {card} is left for it")
                left.remove(card)
            return tuple(cards)

        hands: list[Cards | None] = [None if hand is None else take(hand) for hand in given.hands or []]
        if len(hands) > seats:
            raise Refused("bad_position", place="hands", what=f"more hands than {seats} seats")
        row, size = None if given.face_up is None else tuple(given.face_up), sum(self.row)
        if row is not None and len(row) > size:
            raise Refused("bad_position", place="face_up", what=f"more than {size} cards")
        take([card for card in row or () if card is not None])
        deck = None if given.deck is None else take(given.deck)
        discard = take(given.discard or ())
        rng.shuffle(left)
        hands += [None] * (seats - len(hands))
        dealt = [self._dealt(left, self.start_hand) if hand is None else hand for hand in hands]
        row = self._dealt(left, self.row) if row is None else row
        row = (*row, *(None,) * (size - len(row)))
        piles = tuple(left) if deck is None else deck[::-1]
        first, *more = (
            tuple(card for card in piles if self.fold.deck_of[card] == number) for number in range(len(self.decks))
        )
        none = (0,) * len(self.kinds)
        return MarketSlice(
            self.kinds,
            first,
            self.fold.counted(none, discard),
            row,
            tuple(self.fold.counted(none, hand) for hand in dealt),
            drawn=given.cards_drawn,
            more=tuple(more),
            names=self.decks,
        )

    def settle(self, state: MarketSlice, game: Game) -> MarketSlice:
        if state.drawn and (game.turn.seat is None or self._is_done(state)):
            raise Refused("bad_position", place="cards_drawn", what="no seat can draw a second card")
        return state

    def _dealt(self, left: list[str], counts: Sequence[int]) -> Cards:
        """Take that many cards of each deck from the back of `left`, as if from its top."""
        dealt: list[str] = []
        for number, count in enumerate(counts):
            places = [place for place, card in enumerate(left) if self.fold.deck_of[card] == number]
            dealt += [left.pop(place) for place in places[: -count - 1 : -1]]
        return tuple(dealt)

    def stray(self, game: Game) -> Sequence[str]:
        return self.fold.stray(game.slice(MarketSlice), self.totals)
