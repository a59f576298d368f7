"""What a viewer must not be able to tell: the same state with every secret changed must look the same."""

from __future__ import annotations

from random import Random

from msgspec import to_builtins
from msgspec.structs import replace

from engine.core.action import Seat
from engine.core.event import Event, Shuffled
from engine.core.game import Game
from engine.core.part import Slice
from engine.parts.market import CardDrawn, CardsDealt, DeckMade, DeckRebuilt, Market, MarketSlice
from engine.parts.pieces import PiecesChosen, PiecesSlice
from engine.parts.station_tiles import TilesSlice
from engine.parts.tickets import (
    TicketDeckMade,
    Tickets,
    TicketsKept,
    TicketsOffered,
    TicketsReturned,
    TicketsSlice,
)

Viewer = Seat | None


def seen(game: Game, viewer: Viewer) -> object:
    """Everything that a view tells, and what it offers to do, as plain data."""
    view = game.view(viewer)
    slices = {kind.__name__: to_builtins(what) for kind, what in view.slices.items()}
    offers = [] if viewer is None else to_builtins(list(game.legal(viewer)))
    links = [view.links(seat) for seat in range(game.seats)]
    standing = to_builtins([view.standing, view.standing_of_all])
    return slices, to_builtins(view.result), view.turn, view.waiting, links, offers, standing


def scrambled(game: Game, viewer: Viewer, rng: Random) -> Game:
    """Another game that `viewer` cannot tell from this one: all that is secret to it is dealt anew."""
    slices = tuple(scrambled_slice(game, part_slice, viewer, rng) for part_slice in game.slices)
    return Game(game.rules, game.seats, game.turn, slices, game.last)


def scrambled_slice(game: Game, part_slice: Slice, viewer: Viewer, rng: Random) -> Slice:
    match part_slice:
        case MarketSlice():
            return scrambled_market(game.rules.part(Market), part_slice, viewer, rng)
        case TicketsSlice():
            return scrambled_tickets(game.rules.part(Tickets), part_slice, viewer, rng)
    return part_slice


def scrambled_market(market: Market, state: MarketSlice, viewer: Viewer, rng: Random) -> MarketSlice:
    """Other hands and deck are one heap, turned round by a random number of cards and dealt again."""
    heap = list(state.deck)
    for seat, hand in enumerate(state.hands):
        if seat != viewer:
            for kind, count in zip(market.kinds, hand, strict=True):
                heap += [kind] * count
    turn = rng.randrange(len(heap) + 1)
    heap = heap[turn:] + heap[:turn]
    hands = []
    for seat, hand in enumerate(state.hands):
        if seat == viewer:
            hands.append(hand)
        else:
            size = sum(hand)
            dealt, heap = heap[:size], heap[size:]
            hands.append(tuple(map(dealt.count, market.kinds)))
    return replace(state, deck=tuple(heap), hands=tuple(hands))


def scrambled_tickets(tickets: Tickets, state: TicketsSlice, viewer: Viewer, rng: Random) -> TicketsSlice:
    """Other tickets and deck are one heap; in set-up even how many the others kept is dealt anew (R16)."""
    if state.opened:
        return state
    others = [seat for seat in range(len(state.kept)) if seat != viewer]
    heap = [*state.deck, *(t for seat in others for t in (*state.kept[seat], *state.offered[seat]))]
    rng.shuffle(heap)
    kept, offered, back = list(state.kept), list(state.offered), state.back
    (start,) = tickets.numbers.start
    for seat in others:
        count = len(kept[seat])
        if state.opening and not offered[seat]:
            count = rng.randint(start.keep, start.deal)
            back += len(kept[seat]) - count
        kept[seat], heap = tuple(heap[:count]), heap[count:]
        size = len(offered[seat])
        offered[seat], heap = tuple(heap[:size]), heap[size:]
    return replace(state, deck=tuple(heap), kept=tuple(kept), offered=tuple(offered), back=back)


def dealt_anew(state: TicketsSlice, viewer: Viewer, rng: Random) -> TicketsSlice:
    """The tickets of all others, the deck and the box are one heap. In set-up even how many each kept is dealt anew."""
    if state.opened:
        return state
    others = [seat for seat in range(len(state.kept)) if seat != viewer]
    heap = [*state.deck, *state.box, *state.aside]
    heap += [ticket for seat in others for ticket in (*state.kept[seat], *state.offered[seat])]
    rng.shuffle(heap)
    kept, offered, limits = list(state.kept), list(state.offered), list(state.limits)
    deck = [heap.pop() for _ in range(len(state.deck) - state.back)]
    for seat in others:
        size = len(offered[seat])
        offered[seat] = tuple(heap.pop() for _ in range(size))
        limits[seat] = (rng.randrange(size + 1), size)
    for seat in others:
        count = rng.randrange(min(len(heap), 6) + 1) if state.opening else len(kept[seat])
        kept[seat] = tuple(heap.pop() for _ in range(count))
    return replace(
        state,
        deck=tuple(deck),
        box=tuple(heap),
        aside=(),
        kept=tuple(kept),
        offered=tuple(offered),
        limits=tuple(limits),
        back=0,
    )


def unlike(game: Game, viewer: Viewer, rng: Random) -> Game:
    """As `scrambled`, for every map: with boxes, several decks, secret mixes of pieces and stacks of tiles."""
    slices = tuple(_unlike(game, one, viewer, rng) for one in game.slices)
    return Game(game.rules, game.seats, game.turn, slices, game.last)


def _unlike(game: Game, state: Slice, viewer: Viewer, rng: Random) -> Slice:
    match state:
        case MarketSlice():
            return scrambled_market(game.rules.part(Market), state, viewer, rng)
        case TicketsSlice():
            return dealt_anew(state, viewer, rng)
        case PiecesSlice(shown=False):
            return other_mixes(state, viewer, rng)
        case TilesSlice():
            return replace(state, deck=tuple(rng.sample(state.deck, len(state.deck))))
    return state


def other_mixes(state: PiecesSlice, viewer: Viewer, rng: Random) -> PiecesSlice:
    """Whoever has chosen in secret has chosen something else."""
    supply, box = list(state.supply), list(state.box)
    for seat in range(len(supply)):
        if seat != viewer and seat not in state.choosing:
            moved = rng.randint(-min(5, supply[seat][1]), min(5, supply[seat][0]))
            supply[seat] = (supply[seat][0] - moved, supply[seat][1] + moved)
            box[seat] = (box[seat][0] + moved, box[seat][1] - moved)
    return replace(state, supply=tuple(supply), box=tuple(box))


def other_draws(game: Game, event: Event, viewer: Viewer, rng: Random) -> Event:
    """An event that `viewer` cannot tell from this one."""
    if event.seen_by(viewer) == event:
        return event
    match event:
        case TicketDeckMade() | TicketsReturned() | TicketsOffered() | TicketsKept():
            return _other_tickets(game, event, rng)
        case CardDrawn():
            return replace(event, card=rng.choice(game.slice(MarketSlice).kinds))
        case CardsDealt():
            return replace(event, cards=tuple(rng.choices(game.slice(MarketSlice).kinds, k=event.count)))
        case PiecesChosen(trains=int(trains), ships=int(ships)):
            return replace(event, trains=trains + 1, ships=ships - 1)
        case Shuffled(order=tuple(order)):
            return replace(event, order=tuple(rng.sample(order, len(order))))
    raise AssertionError(f"what {type(event).__name__} hides is not known here")


def _other_tickets(game: Game, event: Event, rng: Random) -> Event:
    every = sorted(game.rules.part(Tickets).tickets)
    match event:
        case TicketsOffered(keep=int(keep)) if event.opening:
            return replace(event, tickets=tuple(rng.sample(every, event.count)), keep=keep + 1)
        case TicketsOffered():
            return replace(event, tickets=tuple(rng.sample(every, event.count)))
        case TicketsKept(kept=tuple(kept), returned=tuple(returned)):
            count = rng.randint(0, 4) if event.opening else len(kept)
            others = tuple(rng.sample(every, count + len(returned)))
            known_count = event.count if not event.opening else count
            return replace(event, kept=others[:count], returned=others[count:], count=known_count)
        case TicketDeckMade(order=tuple(order)) | TicketsReturned(order=tuple(order)):
            return replace(event, order=tuple(rng.sample(order, len(order))))
    raise AssertionError(event)


SECRETS: dict[type[Event], tuple[str, ...]] = {
    DeckMade: ("order",),
    DeckRebuilt: ("order",),
    CardsDealt: ("cards",),
    CardDrawn: ("card",),
    TicketDeckMade: ("order",),
    TicketsOffered: ("tickets",),
    TicketsKept: ("kept", "returned"),
}
"""The fields that only the event's own seat, if any, may see."""


def visibility_faults(event: Event, seats: int) -> list[str]:
    """What the event tells to whom it must not, or keeps from whom it concerns."""
    secret = SECRETS.get(type(event))
    if secret is None:
        return [] if event.seen_by(None) == event == event.seen_by(0) else [f"{event} is not as public as it should be"]
    faults = []
    owner = getattr(event, "seat", None)
    for viewer in (None, *range(seats)):
        shown = event.seen_by(viewer)
        if viewer is not None and viewer == owner:
            if shown != event:
                faults.append(f"{event} is kept from its own seat")
            continue
        hidden = dict.fromkeys(secret)
        if isinstance(event, TicketsKept) and event.opening:
            hidden["count"] = None
        if isinstance(event, TicketsOffered) and event.opening:
            hidden["keep"] = None
        if shown != replace(event, **hidden):
            faults.append(f"{viewer} sees {shown}")
    return faults
