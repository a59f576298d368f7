"""A table of named players in a position, to tell a rule in few words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import Random

from engine.assemble import GameFile, assemble
from engine.core.action import Action
from engine.core.codec import encode_state
from engine.core.event import Event
from engine.core.game import Game
from engine.core.refused import Fact, Refused
from engine.core.ruleset import Ruleset
from engine.core.score import Result
from engine.core.view import View
from engine.parts.last_turns import LastTurnsSeen
from engine.parts.market import DrawCard, MarketSeen, StopDrawing
from engine.parts.passing import Pass
from engine.parts.pieces import ChoosePieces, ExchangePieces, PiecesSeen
from engine.parts.ports import BuildPort
from engine.parts.routes import ClaimRoute, RoutesSeen
from engine.parts.stations import BuildStation, StationsSeen
from engine.parts.tickets import DrawTickets, KeepTickets, TicketsSeen
from engine.parts.tunnels import LeaveTunnel, PayTunnel, TunnelsSeen
from engine.position import place

SHORT = {"loco": "locomotive"}


def cards(words: str) -> tuple[str, ...]:
    """Card kinds out of `red red loco`."""
    return tuple(SHORT.get(word, word) for word in words.split())


def row(words: str) -> list[str | None]:
    """A face-up row; `-` is a gap."""
    return [None if card == "-" else card for card in cards(words)]


class Table:
    """Players by name around a position: `Table(BOARD, ann="red red loco", bob="")`.

    There are no cards and no tickets but those named: deck, row, discard and ticket deck are empty unless given. The
    first player named is on turn unless `turn` says otherwise; `seated` names players where keywords will not do.
    What an action is refused for is raised.
    """

    def __init__(
        self,
        board: GameFile | Ruleset,
        *,
        turn: str | None = None,
        face_up: str = "- - - - -",
        deck: str = "",
        discard: str = "",
        claimed: Mapping[str, str] | None = None,
        pieces: Mapping[str, int] | None = None,
        tickets: Mapping[str, str] | None = None,
        ticket_deck: str = "",
        last_turns: int | None = None,
        stations: Mapping[str, str] | None = None,
        ports: Mapping[str, str] | None = None,
        trains: Mapping[str, int] | None = None,
        ships: Mapping[str, int] | None = None,
        seed: int = 0,
        seated: Mapping[str, str] | None = None,
        **hands: str,
    ) -> None:
        hands = {**(seated or {}), **hands}
        self.names = list(hands)
        self.rules = board if isinstance(board, Ruleset) else assemble(board)
        self.rng = Random(seed)
        given: dict[str, object] = {
            "hands": [list(cards(hand)) for hand in hands.values()],
            "face_up": row(face_up),
            "deck": list(cards(deck)),
            "discard": list(cards(discard)),
            "claimed": {route: self.seat(name) for route, name in (claimed or {}).items()},
            "pieces": [(pieces or {}).get(name) for name in self.names],
            "tickets": [(tickets or {}).get(name, "").split() for name in self.names],
            "ticket_deck": ticket_deck.split(),
            "last_turns": last_turns,
        }
        if stations is not None:
            given["stations"] = [stations.get(name, "").split() for name in self.names]
        if ports is not None:
            given["ports"] = [ports.get(name, "").split() for name in self.names]
        for kind, by_name in (("trains", trains), ("ships", ships)):
            if by_name is not None:
                given[kind] = [by_name.get(name) for name in self.names]
        seat = 0 if turn is None else self.seat(turn)
        self.game = place(self.rules, len(self.names), given, self.rng, turn=seat)
        self.events: tuple[Event, ...] = ()

    @classmethod
    def opening(cls, board: GameFile | Ruleset, *names: str, first: str | None = None, seed: int = 0) -> Table:
        """A table at the start of a game, with the first tickets to choose from. `events` are those of set-up."""
        table = cls(board, seated=dict.fromkeys(names, ""))
        table.rng = Random(seed)
        seat = None if first is None else table.seat(first)
        table.game, table.events = Game.new(table.rules, len(names), table.rng, seat)
        return table

    def seat(self, name: str) -> int:
        return self.names.index(name)

    # Actions

    def do(self, action: Action) -> tuple[Event, ...]:
        """Raises Refused, with the game as it was."""
        before = encode_state(self.game)
        try:
            self.events = self.game.act(action, self.rng)
        finally:
            assert encode_state(self.game) == before, "asking changed the game"
        self.game = self.game.after(self.events)
        return self.events

    def draw(
        self, name: str, card: str | None = None, *, refill: str | None = None, deck: str | None = None
    ) -> tuple[Event, ...]:
        """A face-up card of that kind, or with none named the top of the deck."""
        return self.do(DrawCard(self.seat(name), None if card is None else cards(card)[0], refill, deck))

    def stop(self, name: str) -> tuple[Event, ...]:
        return self.do(StopDrawing(self.seat(name)))

    def choose(self, name: str, trains: int, ships: int) -> tuple[Event, ...]:
        return self.do(ChoosePieces(self.seat(name), trains, ships))

    def exchange(self, name: str, give: str, count: int) -> tuple[Event, ...]:
        return self.do(ExchangePieces(self.seat(name), give, count))

    def port(self, name: str, city: str, pay: str) -> tuple[Event, ...]:
        return self.do(BuildPort(self.seat(name), city, cards(pay)))

    def claim(self, name: str, route: str, pay: str) -> tuple[Event, ...]:
        return self.do(ClaimRoute(self.seat(name), route, cards(pay)))

    def ask_tickets(self, name: str) -> tuple[Event, ...]:
        return self.do(DrawTickets(self.seat(name)))

    def keep(self, name: str, tickets: str) -> tuple[Event, ...]:
        return self.do(KeepTickets(self.seat(name), tuple(tickets.split())))

    def build(self, name: str, city: str, pay: str) -> tuple[Event, ...]:
        return self.do(BuildStation(self.seat(name), city, cards(pay)))

    def pay_tunnel(self, name: str, pay: str) -> tuple[Event, ...]:
        return self.do(PayTunnel(self.seat(name), cards(pay)))

    def leave_tunnel(self, name: str) -> tuple[Event, ...]:
        return self.do(LeaveTunnel(self.seat(name)))

    def pass_(self, name: str) -> tuple[Event, ...]:
        return self.do(Pass(self.seat(name)))

    def offers(self, name: str) -> list[Action]:
        """All that is offered to a player, each of it checked against what is refused."""
        offered = list(self.game.legal(self.seat(name)))
        for action in offered:
            assert self.game.refuse(action) is None, f"{action} is offered and refused"
        return offered

    def may(self, name: str, kind: type[Action]) -> bool:
        """Whether any action of that kind is offered to the player."""
        return any(isinstance(action, kind) for action in self.offers(name))

    # What is there

    @property
    def on_turn(self) -> str | None:
        seat = self.game.turn.seat
        return None if seat is None else self.names[seat]

    @property
    def waiting(self) -> list[str]:
        return [self.names[seat] for seat in self.game.waiting]

    @property
    def over(self) -> bool:
        return self.game.over

    def view(self, name: str | None) -> View:
        return self.game.view(None if name is None else self.seat(name))

    def hand(self, name: str) -> str:
        """The hand in the map's order, `locomotive` in full."""
        return " ".join(self.view(name).seen(MarketSeen).hand or ())

    def held(self, name: str) -> int:
        """How many cards everybody sees in the player's hand."""
        return self.view(None).seen(MarketSeen).hands[self.seat(name)]

    @property
    def face_up(self) -> tuple[str | None, ...]:
        return self.view(None).seen(MarketSeen).face_up

    @property
    def deck(self) -> int:
        return self.view(None).seen(MarketSeen).deck

    @property
    def discard(self) -> dict[str, int]:
        """The discard, without the kinds that do not lie there."""
        return {kind: count for kind, count in self.view(None).seen(MarketSeen).discard.items() if count}

    def owner(self, route: str) -> str | None:
        seat = self.view(None).seen(RoutesSeen).owners.get(route)
        return None if seat is None else self.names[seat]

    @property
    def closed(self) -> frozenset[str]:
        return self.view(None).seen(RoutesSeen).closed

    def pieces(self, name: str) -> int:
        return self.view(None).seen(RoutesSeen).pieces[self.seat(name)]

    def supply(self, name: str) -> tuple[int, int] | None:
        """Trains and ships that everybody sees in the player's supply."""
        return self.view(None).seen(PiecesSeen).supply[self.seat(name)]

    def box(self, name: str) -> tuple[int, int] | None:
        return self.view(None).seen(PiecesSeen).box[self.seat(name)]

    def tickets(self, name: str) -> TicketsSeen:
        return self.view(name).seen(TicketsSeen)

    @property
    def turns_left(self) -> int | None:
        return self.view(None).seen(LastTurnsSeen).left

    @property
    def aside(self) -> tuple[str, ...]:
        """What was turned over for a tunnel that is not settled yet."""
        return self.view(None).seen(MarketSeen).aside

    @property
    def owed(self) -> int | None:
        """How many more cards the open tunnel costs."""
        return self.view(None).seen(TunnelsSeen).owed

    def stations(self, name: str) -> tuple[str, ...]:
        """The cities of the player's stations, in the order in which they were built."""
        return self.view(None).seen(StationsSeen).built[self.seat(name)]

    # Points

    @property
    def result(self) -> Result:
        """All points, as if the game ended now."""
        return self.game.result()

    def points(self, name: str) -> int:
        """What everybody counts for the player now: all of it when the game is over."""
        return self.view(None).result.totals[self.seat(name)]

    def total(self, name: str) -> int:
        """All points of the player, as if the game ended now."""
        return self.result.totals[self.seat(name)]

    def line(self, name: str, code: str) -> dict[str, Fact]:
        """The facts and points of the only score line of that code."""
        found = [line for line in self.result.of(self.seat(name)) if line.code == code]
        assert len(found) == 1, found
        return {"points": found[0].points, **found[0].facts}

    def loans(self, name: str) -> dict[str, str]:
        """What the score lines tell of the player's stations: city and the route that it lends."""
        lines = [line for line in self.result.of(self.seat(name)) if line.code == "loan"]
        return {str(line.facts["city"]): str(line.facts["route"]) for line in lines}

    def places(self, *names: str) -> list[int]:
        return [self.result.places[self.seat(name)] for name in names or self.names]

    @property
    def winners(self) -> list[str]:
        return [self.names[seat] for seat in self.result.winners]


def event_names(events: Sequence[Event]) -> list[str]:
    """The classes of events, for tests that look at the order of things."""
    return [type(event).__name__ for event in events]


@contextmanager
def refused(code: str, **facts: Fact) -> Iterator[None]:
    """What happens inside is refused with that code and, among its facts, these."""
    try:
        yield
    except Refused as refusal:
        assert refusal.code == code, str(refusal)
        named = {name: refusal.facts.get(name) for name in facts}
        assert named == facts, str(refusal)
    else:
        raise AssertionError(f"not refused; {code} was expected")
