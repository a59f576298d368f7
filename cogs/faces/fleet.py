"""What panels tell of trains and ships, ports and tours: made of views, for games that have such parts."""

from __future__ import annotations

from collections.abc import Iterable

from cogs.text.localizer import Localizer
from data.key_family import KeyFamily
from engine.core.action import Seat
from engine.core.view import View
from engine.parts.market import Cards, Market, MarketSeen
from engine.parts.pieces import KINDS, PiecesSeen
from engine.parts.ports import PortsSeen
from engine.parts.tickets import Tickets, TicketsSeen
from engine.parts.tours import in_order, is_tour

HAND_DECKS = KeyFamily("hand-deck-{}", KINDS)

# The table


def mixing(view: View) -> tuple[Seat, ...]:
    """The seats that have kept their first tickets and still choose their pieces: both is public."""
    if not view.has(PiecesSeen):
        return ()
    return tuple(seat for seat in view.seen(PiecesSeen).choosing if seat not in view.seen(TicketsSeen).choosing)


def can_exchange(view: View, seat: Seat) -> bool:
    """Whether supply and box of a seat, as everybody sees them, let it exchange a piece."""
    if not view.has(PiecesSeen):
        return False
    supply, box = view.seen(PiecesSeen).supply[seat], view.seen(PiecesSeen).box[seat]
    return supply is not None and box is not None and any(map(min, supply, reversed(box)))


def alt_decks(localizer: Localizer, view: View) -> str:
    """How many cards lie in the deck, or in each of several."""
    market = view.seen(MarketSeen)
    decks = (localizer.say("alt-deck-of", deck=deck, count=count) for deck, count in market.decks.items())
    return localizer.say("alt-deck", count=market.deck, decks=", ".join(decks) if view.part(Market).several else "")


def alt_pieces(view: View, seat: Seat) -> dict[str, object]:
    """The numbers of a seat's pieces, for its line; nothing where they are of one kind."""
    if not view.has(PiecesSeen):
        return {}
    trains, ships = view.seen(PiecesSeen).supply[seat] or ("none", "none")
    return {"trains": trains, "ships": ships}


def alt_ports(localizer: Localizer, view: View, *, plain: bool = True) -> list[str]:
    """The ports of each seat that has built any."""
    if not view.has(PortsSeen):
        return []
    seen, told = view.seen(PortsSeen), []
    for seat, cities in enumerate(seen.built):
        if cities:
            player, names = localizer.player(seat, plain=plain), ", ".join(map(localizer.city, cities))
            told.append(localizer.say("alt-ports", player=player, cities=names, left=seen.left[seat]))
    return told


def alt_boxes(localizer: Localizer, view: View, *, plain: bool = True) -> list[str]:
    """The pieces in everybody's box, once they are shown."""
    seen = view.seen(PiecesSeen).box if view.has(PiecesSeen) else ()
    known = [(localizer.player(seat, plain=plain), box) for seat, box in enumerate(seen) if box is not None]
    boxes = [f"{player} {box[0]}/{box[1]}" for player, box in known]
    return [localizer.say("alt-boxes", boxes=", ".join(boxes))] if boxes else []


# The hand


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


def hand_pieces(localizer: Localizer, view: View, seat: Seat) -> list[str]:
    """What the seat has of trains and ships, and its ports; nothing where a game has neither."""
    return [*_supply(localizer, view, seat), *_ports(localizer, view, seat)]


def _supply(localizer: Localizer, view: View, seat: Seat) -> list[str]:
    if not view.has(PiecesSeen):
        return []
    seen = view.seen(PiecesSeen)
    if seat in seen.choosing:
        if view.seen(TicketsSeen).offered:
            return [localizer.say("hand-fleet-later")]
        return [localizer.say("hand-fleet-open", button=localizer.say("button-mix"))]
    box, own = seen.box[seat], seen.own or (0, 0)
    if box is None:
        return [localizer.say("hand-fleet-own", trains=own[0], ships=own[1])]
    return [localizer.say("hand-fleet", trains=own[0], ships=own[1], boxtrains=box[0], boxships=box[1])]


def _ports(localizer: Localizer, view: View, seat: Seat) -> list[str]:
    if not view.has(PortsSeen):
        return []
    seen = view.seen(PortsSeen)
    cities = ", ".join(map(localizer.city, seen.built[seat])) or "none"
    ports = localizer.say("hand-ports", count=seen.left[seat])
    return [localizer.say("hand-ports-built", ports=ports, cities=cities)]


def tour_state(localizer: Localizer, view: View, ticket: str, done: Iterable[str]) -> list[str]:
    """How far an own tour is: in order, connected in another way, or not yet; nothing for a plain ticket."""
    known = view.part(Tickets).tickets[ticket]
    if not is_tour(known):
        return []
    if ticket not in done:
        return [localizer.say("hand-tour-open")]
    if in_order(view, ticket) is None:
        return [localizer.say("hand-tour-any", points=known.any_order or 0)]
    return [localizer.say("hand-tour-order", points=known.points)]
