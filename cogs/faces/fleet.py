"""What panels tell of trains and ships, ports and tours: made of views, for games that have such parts."""

from __future__ import annotations

from collections.abc import Iterable

from cogs.text.localizer import Speech
from engine.core.action import Seat
from engine.core.view import View
from engine.parts.market import Cards, Market, MarketSeen
from engine.parts.pieces import PiecesSeen
from engine.parts.ports import PortsSeen
from engine.parts.tickets import Tickets, TicketsSeen
from engine.parts.tours import in_order, is_tour

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


def alt_decks(speech: Speech, view: View) -> str:
    """How many cards lie in the deck, or in each of several."""
    market = view.seen(MarketSeen)
    decks = (speech.say("alt-deck-of", deck=deck, count=count) for deck, count in market.decks.items())
    return speech.say("alt-deck", count=market.deck, decks=", ".join(decks) if view.part(Market).several else "")


def alt_pieces(view: View, seat: Seat) -> dict[str, object]:
    """The numbers of a seat's pieces, for its line; nothing where they are of one kind."""
    if not view.has(PiecesSeen):
        return {}
    trains, ships = view.seen(PiecesSeen).supply[seat] or ("none", "none")
    return {"trains": trains, "ships": ships}


def alt_ports(speech: Speech, view: View, *, plain: bool = True) -> list[str]:
    """The ports of each seat that has built any."""
    if not view.has(PortsSeen):
        return []
    seen, told = view.seen(PortsSeen), []
    for seat, cities in enumerate(seen.built):
        if cities:
            player, names = speech.player(seat, plain=plain), ", ".join(map(speech.city, cities))
            told.append(speech.say("alt-ports", player=player, cities=names, left=seen.left[seat]))
    return told


def alt_boxes(speech: Speech, view: View, *, plain: bool = True) -> list[str]:
    """The pieces in everybody's box, once they are shown."""
    seen = view.seen(PiecesSeen).box if view.has(PiecesSeen) else ()
    known = [(speech.player(seat, plain=plain), box) for seat, box in enumerate(seen) if box is not None]
    boxes = [f"{player} {box[0]}/{box[1]}" for player, box in known]
    return [speech.say("alt-boxes", boxes=", ".join(boxes))] if boxes else []


# The hand


def hand_cards(speech: Speech, view: View) -> list[str]:
    """The own cards in words; where there are several decks, a line for each, and the wilds apart."""
    market, hand = view.part(Market), view.seen(MarketSeen).hand or ()
    if not market.several:
        return [speech.say("hand-cards", count=len(hand), cards=speech.cards(hand))]
    told = []
    for deck, cards in by_deck(market, hand).items():
        told.append(speech.say(f"hand-deck-{deck}", count=len(cards), cards=speech.cards(cards)))
    return [*told, speech.say("hand-wilds", count=hand.count(market.wild))]


def by_deck(market: Market, hand: Cards) -> dict[str, Cards]:
    """The cards of each deck without the wilds."""
    kinds = market.purse.kinds
    return {deck: tuple(c for c in hand if kinds[c].deck == deck and not kinds[c].wild) for deck in market.decks}


def hand_pieces(speech: Speech, view: View, seat: Seat) -> list[str]:
    """What the seat has of trains and ships, and its ports; nothing where a game has neither."""
    return [*_supply(speech, view, seat), *_ports(speech, view, seat)]


def _supply(speech: Speech, view: View, seat: Seat) -> list[str]:
    if not view.has(PiecesSeen):
        return []
    seen = view.seen(PiecesSeen)
    if seat in seen.choosing:
        if view.seen(TicketsSeen).offered:
            return [speech.say("hand-fleet-later")]
        return [speech.say("hand-fleet-open", button=speech.say("button-mix"))]
    box, own = seen.box[seat], seen.own or (0, 0)
    if box is None:
        return [speech.say("hand-fleet-own", trains=own[0], ships=own[1])]
    return [speech.say("hand-fleet", trains=own[0], ships=own[1], boxtrains=box[0], boxships=box[1])]


def _ports(speech: Speech, view: View, seat: Seat) -> list[str]:
    if not view.has(PortsSeen):
        return []
    seen = view.seen(PortsSeen)
    cities = ", ".join(map(speech.city, seen.built[seat])) or "none"
    ports = speech.say("hand-ports", count=seen.left[seat])
    return [speech.say("hand-ports-built", ports=ports, cities=cities)]


def tour_state(speech: Speech, view: View, ticket: str, done: Iterable[str]) -> list[str]:
    """How far an own tour is: in order, connected in another way, or not yet; nothing for a plain ticket."""
    known = view.part(Tickets).tickets[ticket]
    if not is_tour(known):
        return []
    if ticket not in done:
        return [speech.say("hand-tour-open")]
    if in_order(view, ticket) is None:
        return [speech.say("hand-tour-any", points=known.any_order or 0)]
    return [speech.say("hand-tour-order", points=known.points)]
