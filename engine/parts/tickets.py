"""Tickets: pairs of cities to connect, dealt in secret, kept or handed back, counted at the end (R9, R12, R16)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from engine.board.network import Connected
from engine.core.action import Action, Seat
from engine.core.content import Content
from engine.core.event import Event, PublicEvent
from engine.core.game import Game
from engine.core.part import Given, Numbers, Part
from engine.core.question import Network
from engine.core.refused import Fact, Refused
from engine.core.score import ScoreLine
from engine.core.slice import Seen, Slice
from engine.core.turn import GameEnded, TurnEnded
from engine.core.view import View

TicketIds = tuple[str, ...]


class Ticket(Struct, frozen=True):
    """Two cities to connect and what that is worth. `set` is the set of cards it belongs to."""

    id: str
    cities: tuple[str, str]
    points: int
    set: str = ""


class Place(Struct, frozen=True):
    """A city as far as tickets care."""

    id: str


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """How many tickets are dealt, and how many of them are kept at least."""

    deal: int
    keep: int


class TicketsNumbers(Numbers, frozen=True):
    sets: list[str]
    start: Deal
    draw: Deal


class TicketsGiven(Given, frozen=True):
    """`tickets` kept by seat, `offered` by seat, `ticket_deck` from the top, then nothing. The rest is dealt."""

    tickets: list[list[str]] | None = None
    offered: list[list[str]] | None = None
    ticket_deck: list[str] | None = None


class DrawTickets(Action, frozen=True):
    """A seat asks for new tickets to choose from."""


class KeepTickets(Action, frozen=True):
    """A seat keeps these of the tickets it was offered, and hands back the others."""

    tickets: TicketIds


class TicketDeckMade(Event, frozen=True):
    """The tickets were shuffled. `order` begins with the top and is for nobody."""

    order: TicketIds | None
    count: int

    def seen_by(self, viewer: Seat | None) -> Self:
        return replace(self, order=None)


class TicketsOffered(Event, frozen=True):
    """A seat has tickets from the top of the deck to choose from; which ones, it alone knows."""

    seat: Seat
    tickets: TicketIds | None
    count: int
    opening: bool

    def seen_by(self, viewer: Seat | None) -> Self:
        return self if viewer == self.seat else replace(self, tickets=None)


class TicketsKept(Event, frozen=True):
    """A seat has chosen; what it handed back lies under the deck. In set-up even the numbers are its own (R16)."""

    seat: Seat
    kept: TicketIds | None
    returned: TicketIds | None
    count: int | None
    opening: bool

    def seen_by(self, viewer: Seat | None) -> Self:
        if viewer == self.seat:
            return self
        return replace(self, kept=None, returned=None, count=None if self.opening else self.count)


class StartTicketsChosen(PublicEvent, frozen=True):
    """Every seat has made its first choice. `counts` is how many each kept."""

    counts: tuple[int, ...]


class TicketsSeen(Seen, frozen=True):
    """`counts` by seat are None in set-up; `own` and `offered` are the viewer's; `opened` is told at the end."""

    deck: int
    counts: tuple[int | None, ...]
    choosing: tuple[Seat, ...]
    own: TicketIds | None
    offered: TicketIds | None
    keep: int
    opened: tuple[TicketIds, ...] | None


class TicketsSlice(Slice, frozen=True):
    """`deck` begins with its top. `back` counts what was handed back in set-up, which nobody may count yet."""

    deck: TicketIds = ()
    kept: tuple[TicketIds, ...] = ()
    offered: tuple[TicketIds, ...] = ()
    keep: int = 0
    opening: bool = True
    back: int = 0
    opened: bool = False

    def least(self, seat: Seat) -> int:
        """How many of the tickets that it is offered the seat must keep: all of them, where they are few (R9)."""
        return min(self.keep, len(self.offered[seat]))

    def seen_by(self, viewer: Seat | None) -> TicketsSeen:
        counts = tuple(None if self.opening else len(kept) for kept in self.kept)
        return TicketsSeen(
            deck=len(self.deck) - self.back,
            counts=counts,
            choosing=tuple(seat for seat, offered in enumerate(self.offered) if offered),
            own=None if viewer is None else self.kept[viewer],
            offered=None if viewer is None else self.offered[viewer],
            keep=self.keep if viewer is None else self.least(viewer),
            opened=self.kept if self.opened else None,
        )


class Tickets(Part[TicketsSlice]):
    """Dealing, choosing, drawing and scoring of tickets."""

    name = "tickets"
    numbers_type = TicketsNumbers
    given_type = TicketsGiven
    slice_type = TicketsSlice
    decides = (DrawTickets, KeepTickets)
    folds = (TicketDeckMade, TicketsOffered, TicketsKept, StartTicketsChosen, GameEnded)
    reacts = (TicketsKept,)
    counts = ("tickets_completed",)

    def __init__(self, numbers: TicketsNumbers, content: Content) -> None:
        self.numbers = numbers
        every = content.read_list("tickets", Ticket)
        played = [ticket for ticket in every if ticket.set in numbers.sets]
        self.tickets: Mapping[str, Ticket] = {ticket.id: ticket for ticket in played}
        if len(self.tickets) != len(played):
            content.wrong("tickets", "two tickets have the same id")
        places = {place.id for place in content.read_list("cities", Place)}
        for ticket in every:
            for city in ticket.cities:
                if city not in places:
                    content.wrong(f"tickets.{ticket.id}", f"there is no city {city!r}")
        for name, deal in (("start", numbers.start), ("draw", numbers.draw)):
            if not 0 < deal.keep <= deal.deal:
                content.wrong(f"parts.tickets.{name}", f"{deal.keep} of {deal.deal} tickets cannot be kept")
        for name in numbers.sets:
            if not any(ticket.set == name for ticket in every):
                content.wrong("parts.tickets.sets", f"no ticket belongs to {name!r}")

    def start(self, seats: int) -> TicketsSlice:
        none: tuple[TicketIds, ...] = ((),) * seats
        return TicketsSlice(kept=none, offered=none)

    def setup(self, game: Game, rng: Random) -> Sequence[Event]:
        order = list(self.tickets)
        rng.shuffle(order)
        told: list[Event] = [TicketDeckMade(tuple(order), len(order))]
        for seat in range(game.seats):
            offered = tuple(order[: self.numbers.start.deal])
            del order[: self.numbers.start.deal]
            told.append(TicketsOffered(seat, offered, len(offered), opening=True))
        return told

    # The choice

    def pending(self, game: Game) -> Collection[Seat]:
        offered = game.slice(TicketsSlice).offered
        return [seat for seat, tickets in enumerate(offered) if tickets] if any(offered) else ()

    def candidates(self, game: Game, seat: Seat) -> Sequence[Action]:
        state = game.slice(TicketsSlice)
        offered = state.offered[seat]
        if not offered:
            return (DrawTickets(seat),) if state.deck else ()
        choices: list[TicketIds] = [()]
        for ticket in reversed(offered):
            choices += [(ticket, *choice) for choice in choices]
        return [KeepTickets(seat, choice) for choice in choices if len(choice) >= state.least(seat)]

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
        needed = state.least(action.seat)
        if len(action.tickets) < needed:
            return Refused("too_few_tickets", needed=needed, kept=len(action.tickets))
        return None

    def decide(self, game: Game, action: Action, rng: Random) -> Sequence[Event]:
        state, seat = game.slice(TicketsSlice), action.seat
        if isinstance(action, DrawTickets):
            offered = state.deck[: self.numbers.draw.deal]
            return (TicketsOffered(seat, offered, len(offered), opening=False),)
        assert isinstance(action, KeepTickets)
        kept = tuple(ticket for ticket in state.offered[seat] if ticket in action.tickets)
        returned = tuple(ticket for ticket in state.offered[seat] if ticket not in action.tickets)
        return (TicketsKept(seat, kept, returned, len(kept), state.opening),)

    def react(self, game: Game, event: Event, rng: Random) -> Sequence[Event]:
        """The last first choice opens the counts; a later choice ends the turn it belongs to (R9, R16).

        Only a position written by hand can offer tickets to a seat that is not on turn: its choice ends no turn.
        """
        assert isinstance(event, TicketsKept)
        state = game.slice(TicketsSlice)
        if not event.opening:
            return (TurnEnded(event.seat),) if event.seat == game.turn.seat else ()
        if any(state.offered):
            return ()
        return (StartTicketsChosen(tuple(len(kept) for kept in state.kept)),)

    def evolve(self, state: TicketsSlice, event: Event) -> TicketsSlice:
        match event:
            case TicketDeckMade(order=order):
                return replace(state, deck=order or ())
            case TicketsOffered(seat=seat, tickets=tickets, count=count, opening=opening):
                deal = self.numbers.start if opening else self.numbers.draw
                offered = _put(state.offered, seat, tickets or ())
                return replace(state, deck=state.deck[count:], offered=offered, keep=deal.keep)
            case TicketsKept(seat=seat, kept=kept, returned=returned, opening=opening):
                back = returned or ()
                return replace(
                    state,
                    deck=(*state.deck, *back),
                    kept=_put(state.kept, seat, (*state.kept[seat], *(kept or ()))),
                    offered=_put(state.offered, seat, ()),
                    back=state.back + len(back) if opening else 0,
                )
            case StartTicketsChosen():
                return replace(state, opening=False, back=0)
            case GameEnded():
                return replace(state, opened=True)
        return state

    # Points

    def complete(self, game: Game, seat: Seat) -> TicketIds:
        """The kept tickets whose cities the seat has connected (R12)."""
        connected = Connected(game.ask(Network(seat)).links)
        kept = game.slice(TicketsSlice).kept[seat]
        return tuple(ticket for ticket in kept if connected.joins(*self.tickets[ticket].cities))

    def final_score(self, game: Game) -> Sequence[ScoreLine]:
        lines = []
        for seat in range(game.seats):
            complete = self.complete(game, seat)
            for ticket in game.slice(TicketsSlice).kept[seat]:
                done = ticket in complete
                points = self.tickets[ticket].points
                facts: dict[str, Fact] = {"ticket": ticket, "complete": int(done)}
                lines.append(ScoreLine(seat, "ticket", points if done else -points, facts))
        return lines

    def tallies(self, game: Game) -> Mapping[str, tuple[int, ...]]:
        return {"tickets_completed": tuple(len(self.complete(game, seat)) for seat in range(game.seats))}

    # Positions and sums

    def arrange(self, state: TicketsSlice, seats: int, given: Given, rng: Random) -> TicketsSlice:
        """Not given, every seat keeps none and the deck holds what is left, shuffled."""
        assert isinstance(given, TicketsGiven)
        for name, by_seat in (("tickets", given.tickets), ("offered", given.offered)):
            if len(by_seat or ()) > seats:
                raise Refused("bad_position", place=name, what=f"more than {seats} seats")
        left = list(self.tickets)

        def take(tickets: Sequence[str]) -> TicketIds:
            for ticket in tickets:
                if ticket not in left:
                    raise Refused("bad_position", place="tickets", what=f"no ticket {ticket} is left for it")
                left.remove(ticket)
            return tuple(tickets)

        kept = [take(tickets) for tickets in given.tickets or []]
        offered = [take(tickets) for tickets in given.offered or []]
        deck = None if given.ticket_deck is None else take(given.ticket_deck)
        rng.shuffle(left)
        return TicketsSlice(
            deck=tuple(left) if deck is None else deck,
            kept=(*kept, *((),) * (seats - len(kept))),
            offered=(*offered, *((),) * (seats - len(offered))),
            keep=self.numbers.draw.keep,
            opening=False,
        )

    def stray(self, game: Game) -> Sequence[str]:
        state = game.slice(TicketsSlice)
        there = [*state.deck, *(ticket for seat in (*state.kept, *state.offered) for ticket in seat)]
        return [] if sorted(there) == sorted(self.tickets) else ["a ticket is lost or there twice"]


def completed(view: View) -> frozenset[str]:
    """The viewer's own tickets that are complete as the board stands."""
    if view.viewer is None:
        return frozenset()
    connected = Connected(view.links(view.viewer))
    tickets = view.part(Tickets).tickets
    own = view.seen(TicketsSeen).own or ()
    return frozenset(ticket for ticket in own if connected.joins(*tickets[ticket].cities))


def _put(seats: tuple[TicketIds, ...], seat: Seat, tickets: TicketIds) -> tuple[TicketIds, ...]:
    return (*seats[:seat], tickets, *seats[seat + 1 :])
