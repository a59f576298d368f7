"""Tickets: pairs of cities to connect, dealt in secret, kept or returned (R9, R16, R20 to R22)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import chain, combinations
from random import Random
from typing import Literal, Self

from msgspec import Struct
from msgspec.structs import replace

from engine.core.action import Action, Seat
from engine.core.content import Content, doubled, guess
from engine.core.event import Event, GameEnded, OpeningEvent, Shuffled, TurnEnded
from engine.core.game import Game
from engine.core.part import Count, Given, Numbers, Part, Seen, Slice, put
from engine.core.refused import Refused
from engine.core.rng import stream
from engine.rail.map import Place, region_stops
from engine.rail.map import Ticket as Ticket

TicketIds = tuple[str, ...]


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """How many tickets are drawn from the deck, and how many of them must be kept."""

    deal: Count
    keep: Count


class DealRound(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the ticket choices before the first turn.

    `less_if_kept` lowers `keep` for a seat that kept something before. `refused` tickets go `under` the deck at once,
    leave the game (`out`), or are `shuffled` under the deck after the last seat's choice (R9, R20, R21).
    """

    deal: Count = 0
    deal_long: Count = 0
    keep: Count = 0
    most: Count | None = None
    less_if_kept: Count = 0
    refused: Literal["under", "out", "shuffled"] = "under"

    def limits(self, offered: int, *, kept: bool) -> tuple[int, int]:
        """Return the fewest and the most tickets to keep of so many; `kept`: the seat has kept some before."""
        most = offered if self.most is None else min(self.most, offered)
        return min(self.keep - (self.less_if_kept if kept else 0), most), most


class TicketsNumbers(Numbers, frozen=True):
    """Tickets of these `sets` are played, only Big Cities tickets if it says so; `bonus` sets always join (R22)."""

    sets: list[str]
    start: list[DealRound]
    draw: Deal
    big_cities_only: bool = False
    bonus: tuple[str, ...] = ()


class TicketsGiven(Given, frozen=True):
    """`tickets` kept by seat, `offered` by seat, `ticket_deck` from the top, then nothing. The rest is dealt.

    In the `setup`, a seat with `offered` tickets is making a choice of the set-up, and one with none has made all of
    them. Seats that `offered` doesn't reach get their first offer.
    """

    tickets: list[list[str]] | None = None
    offered: list[list[str]] | None = None
    ticket_deck: list[str] | None = None
    setup: bool = False


class DrawTickets(Action, frozen=True, tag="draw_tickets"):
    """A seat draws new tickets to choose from."""


class KeepTickets(Action, frozen=True, tag="keep_tickets"):
    """A seat keeps these of the tickets it was offered, and returns the others."""

    tickets: TicketIds


class TicketDeckMade(Shuffled, frozen=True, tag="ticket_deck_made"):
    """The tickets were shuffled. `order` begins with the top ticket and is shown to no one."""


class TicketsOffered(Event, frozen=True, tag="tickets_offered"):
    """A seat has tickets to choose from, `keep` to `most` of them to keep. Only that seat sees which."""

    seat: Seat
    tickets: TicketIds | None
    count: int
    keep: int | None
    most: int
    opening: bool
    bars_undo = "offered"

    def seen_by(self, viewer: Seat | None) -> Self:
        # `keep` may depend on what the seat kept before, which is secret until all have chosen (R16).
        return self if viewer == self.seat else replace(self, tickets=None, keep=None if self.opening else self.keep)


class TicketsKept(Event, frozen=True, tag="tickets_kept"):
    """A seat chose its tickets. `fate` is where the others go. During set-up the counts are secret too (R16)."""

    seat: Seat
    kept: TicketIds | None
    returned: TicketIds | None
    count: int | None
    opening: bool
    fate: Literal["under", "out", "shuffled"] = "under"
    bars_undo = ""

    def seen_by(self, viewer: Seat | None) -> Self:
        count = None if self.opening else self.count
        return self if viewer == self.seat else replace(self, kept=None, returned=None, count=count)


class TicketsReturned(Shuffled, frozen=True, tag="tickets_returned"):
    """Tickets refused during set-up were shuffled under the deck, in an order shown to no one (R20)."""


class StartTicketsChosen(OpeningEvent, frozen=True, tag="start_tickets_chosen"):
    """Every seat has made its set-up choices. `counts` is how many each kept."""

    counts: tuple[int, ...]


class TicketsSeen(Seen, frozen=True):
    """`counts` by seat are None during set-up; `own` and `offered` are the viewer's; `opened` is None until the end.

    `keep` and `most` bound the viewer's open choice.
    """

    deck: int
    counts: tuple[int | None, ...]
    choosing: tuple[Seat, ...]
    own: TicketIds | None
    offered: TicketIds | None
    keep: int
    most: int
    opened: tuple[TicketIds, ...] | None


class TicketsSlice(Slice, frozen=True):
    """`deck` begins with its top; `box` is out of the game; `aside` waits to be shuffled under the deck.

    `limits` are the fewest and the most that each seat keeps of its offer, `steps` its set-up choices so far. `back`
    counts tickets returned during set-up, which is secret until all have chosen.
    """

    deck: TicketIds = ()
    box: TicketIds = ()
    aside: TicketIds = ()
    kept: tuple[TicketIds, ...] = ()
    offered: tuple[TicketIds, ...] = ()
    limits: tuple[tuple[int, int], ...] = ()
    steps: tuple[int, ...] = ()
    opening: bool = True
    back: int = 0
    opened: bool = False

    def seen_by(self, viewer: Seat | None) -> TicketsSeen:
        counts = tuple(None if self.opening else len(kept) for kept in self.kept)
        least, most = (0, 0) if viewer is None else self.limits[viewer]
        return TicketsSeen(
            deck=len(self.deck) - self.back,
            counts=counts,
            choosing=tuple(seat for seat, offered in enumerate(self.offered) if offered),
            own=None if viewer is None else self.kept[viewer],
            offered=None if viewer is None else self.offered[viewer],
            keep=least,
            most=most,
            opened=self.kept if self.opened else None,
        )


class Tickets(Part[TicketsSlice]):
    """Dealing, choosing and drawing tickets."""

    name = "tickets"
    numbers_type = TicketsNumbers
    given_type = TicketsGiven
    slice_type = TicketsSlice
    decides = (DrawTickets, KeepTickets)
    folds = (TicketDeckMade, TicketsOffered, TicketsKept, TicketsReturned, StartTicketsChosen, GameEnded)
    reacts = (TicketsKept,)

    def __init__(self, numbers: TicketsNumbers, content: Content) -> None:
        self.numbers = numbers
        self.steps: Sequence[DealRound] = numbers.start
        self._draws = [(DrawTickets(seat),) for seat in range(content.seats[1])]
        every = content.read_list("tickets", Ticket)
        played = [ticket for ticket in every if self._plays(ticket)]
        stops = region_stops(content.read_list("cities", Place))
        self.tickets: Mapping[str, Ticket] = {ticket.id: ticket.with_ways(stops) for ticket in played}
        if len(self.tickets) != len(played):
            for name in doubled(ticket.id for ticket in played):
                content.wrong(f"tickets.{name}", "two tickets have this id")
        self._check(every, content)

    def _plays(self, ticket: Ticket) -> bool:
        if ticket.set in self.numbers.bonus:
            return True
        return ticket.set in self.numbers.sets and (ticket.big_cities or not self.numbers.big_cities_only)

    def _check(self, every: Sequence[Ticket], content: Content) -> None:
        deals = [(f"start.{number}", step.keep, step.deal + step.deal_long) for number, step in enumerate(self.steps)]
        for name, keep, deal in (*deals, ("draw", self.numbers.draw.keep, self.numbers.draw.deal)):
            if not 0 <= keep <= deal or not deal:
                content.wrong(f"parts.tickets.{name}", f"{keep} of {deal} tickets cannot be kept")
        if not self.steps:
            content.wrong("parts.tickets.start", "at least one choice is made before the first turn")
        if any(step.deal_long for step in self.steps[1:]):
            content.wrong("parts.tickets.start", "long tickets are dealt in the first step alone")
        if not self.numbers.draw.keep:
            content.wrong("parts.tickets.draw", "at least one ticket is kept")
        for name in (*self.numbers.sets, *self.numbers.bonus):
            if name not in (sets := {ticket.set for ticket in every}):
                content.wrong("parts.tickets.sets", f"no ticket belongs to the set {name!r}{guess(name, sets)}")

    def start(self, seats: int) -> TicketsSlice:
        """Return the slice before set-up: long tickets are in the box, from which set-up deals them."""
        none: tuple[TicketIds, ...] = ((),) * seats
        long = tuple(ticket.id for ticket in self.tickets.values() if ticket.long)
        return TicketsSlice(box=long, kept=none, offered=none, limits=((0, 0),) * seats, steps=(0,) * seats)

    def setup(self, game: Game, rng: Random) -> Sequence[Event]:
        order = [ticket.id for ticket in self.tickets.values() if not ticket.long]
        stream(rng, "tickets").shuffle(order)
        events: list[Event] = [TicketDeckMade(tuple(order), len(order))]
        state = replace(game.slice(TicketsSlice), deck=tuple(order))
        for seat in range(game.seats):
            events.append(self._offer(state, seat, rng))
            state = self.evolve(state, events[-1])
        return events

    def _offer(self, state: TicketsSlice, seat: Seat, rng: Random) -> TicketsOffered:
        """Return the next set-up choice of a seat: random long tickets, then others from the top of the deck."""
        step = self.steps[state.steps[seat]]
        count = min(step.deal_long, len(state.box))
        long = stream(rng, "long tickets", seat).sample(state.box, count) if count else ()
        tickets = (*long, *state.deck[: step.deal])
        keep, most = step.limits(len(tickets), kept=bool(state.kept[seat]))
        return TicketsOffered(seat, tickets, len(tickets), keep, most, opening=True)

    # The choice

    def pending(self, game: Game) -> Collection[Seat]:
        offered = game.slice(TicketsSlice).offered
        return [seat for seat, tickets in enumerate(offered) if tickets] if any(offered) else ()

    def candidates(self, game: Game, seat: Seat) -> Sequence[Action]:
        state = game.slice(TicketsSlice)
        offered = state.offered[seat]
        if not offered:
            return self._draws[seat] if state.deck else ()
        least, most = state.limits[seat]
        return [KeepTickets(seat, kept) for size in range(least, most + 1) for kept in combinations(offered, size)]

    def refuse(self, game: Game, action: Action) -> Refused | None:
        state = game.slice(TicketsSlice)
        offered = state.offered[action.seat]
        if isinstance(action, DrawTickets):
            if offered:
                return Refused("finish_tickets")
            return None if state.deck else Refused("no_tickets_left")
        assert isinstance(action, KeepTickets)
        if not offered:
            return Refused("nothing_to_choose")
        for ticket in action.tickets:
            if ticket not in offered:
                return Refused("ticket_not_offered", ticket=ticket)
            if action.tickets.count(ticket) > 1:
                return Refused("ticket_twice", ticket=ticket)
        (least, most), kept = state.limits[action.seat], len(action.tickets)
        if kept < least:
            return Refused("too_few_tickets", needed=least, kept=kept)
        return Refused("too_many_tickets", most=most, kept=kept) if kept > most else None

    def decide(self, game: Game, action: Action, rng: Random) -> Sequence[Event]:
        state, seat = game.slice(TicketsSlice), action.seat
        if isinstance(action, DrawTickets):
            offered = state.deck[: self.numbers.draw.deal]
            count, keep = len(offered), min(self.numbers.draw.keep, len(offered))
            return (TicketsOffered(seat, offered, count, keep, count, opening=False),)
        assert isinstance(action, KeepTickets)
        offered = state.offered[seat]
        kept = tuple(ticket for ticket in offered if ticket in action.tickets)
        returned = tuple(ticket for ticket in offered if ticket not in action.tickets)
        fate = self.steps[state.steps[seat]].refused if state.opening else "under"
        return (TicketsKept(seat, kept, returned, len(kept), state.opening, fate),)

    def react(self, game: Game, event: Event, rng: Random) -> Sequence[Event]:
        """Continue after a choice: offer the next set-up choice, open the counts after the last one, or end the turn.

        Only a hand-written position can offer tickets to a seat that isn't on turn; its choice ends no turn (R9, R16).
        """
        assert isinstance(event, TicketsKept)
        state = game.slice(TicketsSlice)
        if not event.opening:
            return (TurnEnded(event.seat),) if event.seat == game.turn.seat else ()
        if state.steps[event.seat] < len(self.steps):
            return (self._offer(state, event.seat, rng),)
        if any(state.offered):
            return ()
        aside = tuple(stream(rng, "refused tickets").sample(state.aside, len(state.aside)))
        returned = (TicketsReturned(aside, len(aside)),) if aside else ()
        return (*returned, StartTicketsChosen(tuple(len(kept) for kept in state.kept)))

    def evolve(self, state: TicketsSlice, event: Event) -> TicketsSlice:
        match event:
            case TicketDeckMade(order=order):
                return replace(state, deck=order or ())
            case TicketsOffered(seat=seat, tickets=tickets, keep=keep, most=most):
                offered = tickets or ()
                return replace(
                    state,
                    deck=_without(state.deck, offered),
                    box=_without(state.box, offered),
                    offered=put(state.offered, seat, offered),
                    limits=put(state.limits, seat, (keep or 0, most)),
                )
            case TicketsKept():
                return self._chosen(state, event)
            case TicketsReturned(order=order):
                return replace(state, deck=(*state.deck, *(order or ())), aside=())
            case StartTicketsChosen():
                return replace(state, opening=False, back=0)
            case GameEnded():
                return replace(state, opened=True)
        return state

    @staticmethod
    def _chosen(state: TicketsSlice, event: TicketsKept) -> TicketsSlice:
        seat, back, fate = event.seat, event.returned or (), event.fate
        return replace(
            state,
            deck=(*state.deck, *back) if fate == "under" else state.deck,
            box=(*state.box, *back) if fate == "out" else state.box,
            aside=(*state.aside, *back) if fate == "shuffled" else state.aside,
            kept=put(state.kept, seat, (*state.kept[seat], *(event.kept or ()))),
            offered=put(state.offered, seat, ()),
            limits=put(state.limits, seat, (0, 0)),
            steps=put(state.steps, seat, state.steps[seat] + 1) if event.opening else state.steps,
            back=state.back + len(back) if event.opening and fate == "under" else state.back,
        )

    # Positions and sums

    def arrange(self, state: TicketsSlice, seats: int, given: Given, rng: Random) -> TicketsSlice:
        """Deal what isn't given: seats keep none, the deck is the rest, shuffled; other tickets are in the box.

        Raises: Refused `bad_position`.
        """
        assert isinstance(given, TicketsGiven)
        for name, by_seat in (("tickets", given.tickets), ("offered", given.offered)):
            if len(by_seat or ()) > seats:
                raise Refused("bad_position", place=name, what=f"more than {seats} seats")
        left = list(self.tickets)
        kept = [_take(left, tickets, self.tickets) for tickets in given.tickets or []]
        offered = [_take(left, tickets, self.tickets) for tickets in given.offered or []]
        deck = None if given.ticket_deck is None else _take(left, given.ticket_deck, self.tickets)
        rng.shuffle(left)
        drawn = [] if deck is not None else [ticket for ticket in left if not self.tickets[ticket].long]
        kept += [()] * (seats - len(kept))
        state = TicketsSlice(
            deck=tuple(drawn) if deck is None else deck,
            box=tuple(ticket for ticket in left if ticket not in drawn),
            kept=tuple(kept),
            offered=(*offered, *((),) * (seats - len(offered))),
            steps=(0,) * seats,
            opening=given.setup,
        )
        if not given.setup:
            limits = [(min(self.numbers.draw.keep, len(choice)), len(choice)) for choice in state.offered]
            return replace(state, limits=tuple(limits), steps=(len(self.steps),) * seats)
        steps = [min(bool(have), len(self.steps) - 1) for have in kept]
        limits = [
            self.steps[step].limits(len(choice), kept=bool(have))
            for step, choice, have in zip(steps, state.offered, kept, strict=True)
        ]
        done = [step if choice else len(self.steps) for step, choice in zip(steps, state.offered, strict=True)]
        state = replace(state, limits=tuple(limits), steps=tuple(done))
        for seat in range(len(offered), seats):
            state = replace(state, steps=put(state.steps, seat, steps[seat]))
            state = self.evolve(state, self._offer(state, seat, rng))
        return state

    def stray(self, game: Game) -> Sequence[str]:
        state = game.slice(TicketsSlice)
        piles = (state.deck, state.box, state.aside, *state.kept, *state.offered)
        return [] if sorted(chain(*piles)) == sorted(self.tickets) else ["a ticket is lost or there twice"]


def _without(pile: TicketIds, taken: TicketIds) -> TicketIds:
    """Return a pile without the tickets taken, which mostly lie on its top."""
    count = len(taken)
    if pile[:count] == taken:
        return pile[count:]
    return tuple([ticket for ticket in pile if ticket not in taken])


def _take(left: list[str], tickets: Sequence[str], every: Collection[str]) -> TicketIds:
    for ticket in tickets:
        if ticket not in every:
            raise Refused("bad_position", place="tickets", what=f"there is no ticket {ticket} in this game")
        if ticket not in left:
            raise Refused("bad_position", place="tickets", what=f"{ticket} is somewhere else already")
        left.remove(ticket)
    return tuple(tickets)
