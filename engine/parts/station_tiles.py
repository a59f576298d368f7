"""Station tiles: drawn from the stack and placed, and a base at each chosen corner (R50, R56)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from engine.board.points import Path, Point
from engine.core.action import Action, Seat
from engine.core.content import Content
from engine.core.event import Event, PlainEvent, PublicEvent, Shuffled, TurnBegan
from engine.core.game import Game
from engine.core.lazy import OpenChoice
from engine.core.part import Given, Numbers, Part, Q, Seen, Slice
from engine.core.refused import Refused
from engine.core.rng import stream
from engine.parts.table_setup import CornerChosen, TableSlice
from engine.strings import suggest
from engine.strings.judge import is_free, place_faults
from engine.strings.landscape import base_square, square
from engine.strings.nouns import (
    NO_MEASURES,
    Company,
    Measures,
    OnTable,
    Tile,
    TileKind,
    base_name,
    companies,
    company_on_turn,
)

BASE = "base"
OFFERED = 4
"""How many spots are offered for a tile."""


class StationTilesNumbers(Numbers, frozen=True):
    """`draw` tiles a turn, `first_draw` in the first; one that doesn't fit is replaced up to `redraws` times."""

    draw: int
    first_draw: int
    redraws: int


class GivenTile(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile of a position: its center in 0.1 mm and its turn in degrees. `owner` is a company."""

    kind: str
    at: Point
    turn: int = 0
    owner: int | None = None


class StationTilesGiven(Given, frozen=True):
    """`tiles` are named S1, S2, ... in order; `drawn`: kinds to be placed now; `deck` from the top.

    `border`, `marks` and `corners` are those of the set-up, for the bases. By default the deck is all the rest.
    """

    tiles: list[GivenTile] | None = None
    drawn: list[str] | None = None
    deck: list[str] | None = None


class PlaceTile(Action, frozen=True, tag="place_tile"):
    """A seat places a tile that it drew: its center in 0.1 mm, and its turn in degrees (0 to 89)."""

    kind: str
    at: Point
    turn: int


class TilesShuffled(Shuffled, frozen=True, tag="tiles_shuffled"):
    """The stack of tiles was shuffled. Its order is secret from everyone."""


class TileDrawn(PublicEvent, frozen=True, tag="tile_drawn"):
    """A seat drew the top tile. `extra`: drawn because of a tile that brings another one, once a turn."""

    seat: Seat
    kind: str
    extra: bool

    bars_undo = "tiles"


class TileReturned(PublicEvent, frozen=True, tag="tile_returned"):
    """No place was found for a tile: it went under the stack (R56)."""

    seat: Seat
    kind: str

    bars_undo = "tiles"


class TilePlaced(PlainEvent, frozen=True, tag="tile_placed"):
    """A seat placed a tile."""

    seat: Seat
    company: Company
    tile: Tile


class BasePlaced(PlainEvent, frozen=True, tag="base_placed"):
    """A company's base was placed at its corner."""

    company: Company
    tile: Tile


class TilesSeen(Seen, frozen=True):
    """How many tiles are in the stack, all tiles on the table, and the kinds that the seat on turn must place."""

    deck: int
    tiles: tuple[Tile, ...]
    drawn: tuple[str, ...]


class TilesSlice(Slice, frozen=True):
    """The stack from its top; `extra`: whether this turn had its extra tile; `total`: size of the game's stack."""

    deck: tuple[str, ...] = ()
    tiles: tuple[Tile, ...] = ()
    drawn: tuple[str, ...] = ()
    extra: bool = False
    total: int = 0

    def seen_by(self, viewer: Seat | None) -> TilesSeen:
        return TilesSeen(len(self.deck), self.tiles, self.drawn)


class StationTiles(Part[TilesSlice]):
    """Drawing and placing tiles.

    Spots are too many to list: the candidates are some good ones, and any other spot that `refuse` accepts is legal.
    """

    name = "station_tiles"
    numbers_type = StationTilesNumbers
    given_type = StationTilesGiven
    slice_type = TilesSlice
    requires = ("table_setup",)
    decides = (PlaceTile,)
    folds = (TilesShuffled, TurnBegan, TileDrawn, TileReturned, TilePlaced, BasePlaced)
    reacts = (CornerChosen, TurnBegan, TilePlaced)
    amends = (OnTable,)

    def __init__(self, numbers: StationTilesNumbers, content: Content) -> None:
        self.numbers = numbers
        self.measures = content.read("measures", Measures, NO_MEASURES)
        self.kinds = tuple(content.read_list("tiles", TileKind))
        self.by_id = {kind.id: kind for kind in self.kinds}
        if BASE not in self.by_id or len(self.by_id) != len(self.kinds):
            content.wrong("tiles", f"each kind once, {BASE!r} among them")

    @property
    def stack(self) -> list[str]:
        """Every tile of the stack, by its kind."""
        return [kind.id for kind in self.kinds if kind.owner != "base" for _ in range(kind.count)]

    def setup(self, game: Game, rng: Random) -> Sequence[Event]:
        order = self.stack
        stream(rng, "tiles").shuffle(order)
        return (TilesShuffled(tuple(order), len(order)),)

    # Drawing

    def react(self, game: Game, event: Event, rng: Random) -> Sequence[Event]:
        state = game.slice(TilesSlice)
        match event:
            case CornerChosen(company=company, corner=corner):
                setup = game.slice(TableSlice)
                return (BasePlaced(company, self.base(company, corner, setup.border, setup.marks)),)
            case TurnBegan(seat=seat, number=number):
                return self._draw(game, seat, self.numbers.first_draw if number == 1 else self.numbers.draw)
            case TilePlaced(seat=seat) if state.drawn and not suggest.any_spot(game.find(OnTable()).table):
                return self._give_back(state, seat)
        return ()

    def _draw(self, game: Game, seat: Seat, count: int) -> list[Event]:
        """Return the events of drawing `count` tiles and the extra one; tiles that don't fit are exchanged (R56)."""
        state, events = game.slice(TilesSlice), list[Event]()
        for _ in range(count):
            state = self._take(state, seat, events, extra=False)
        state = self._take_extra(state, seat, events)
        if state.drawn and not suggest.any_spot(game.find(OnTable()).table):
            events += self._give_back(state, seat)
        return events

    def _take(self, state: TilesSlice, seat: Seat, events: list[Event], *, extra: bool) -> TilesSlice:
        if not state.deck:
            return state
        drawn = TileDrawn(seat, state.deck[0], extra)
        events.append(drawn)
        return self.evolve(state, drawn)

    def _take_extra(self, state: TilesSlice, seat: Seat, events: list[Event]) -> TilesSlice:
        if not state.extra and any(self.by_id[kind].extra for kind in state.drawn):
            return self._take(state, seat, events, extra=True)
        return state

    def _give_back(self, state: TilesSlice, seat: Seat) -> list[Event]:
        """Return the events of exchanging every tile to be placed, when none fits.

        All tiles have one size: where one doesn't fit, none does. The exchanges are made all the same, as the rule
        says.
        """
        events: list[Event] = []
        tries = 0
        while state.drawn:
            back = TileReturned(seat, state.drawn[0])
            events.append(back)
            state = self.evolve(state, back)
            tries += 1
            if tries <= self.numbers.redraws:
                state = self._take(state, seat, events, extra=False)
                state = self._take_extra(state, seat, events)
        return events

    # Placing

    def pending(self, game: Game) -> Collection[Seat]:
        on_turn = game.turn.seat
        return (on_turn,) if on_turn is not None and game.slice(TilesSlice).drawn else ()

    def candidates(self, game: Game, seat: Seat) -> Sequence[Action]:
        drawn = tuple(dict.fromkeys(game.slice(TilesSlice).drawn))
        if seat != game.turn.seat or not drawn:
            return ()
        table, company = game.find(OnTable()).table, company_on_turn(game.turn, game.seats)

        def good() -> list[Action]:
            return [
                PlaceTile(seat, kind, at, turn)
                for kind in drawn
                for at, turn in suggest.spots(table, company, self.by_id[kind], OFFERED)
            ]

        def sample(rng: Random) -> Action | None:
            for at, turn in suggest.random_spots(table, rng):
                kind = rng.choice(drawn)
                if is_free(table, square(at, turn, self.measures.tile)):
                    return PlaceTile(seat, kind, at, turn)
            return None

        return OpenChoice(good, sample)

    def refuse(self, game: Game, action: Action) -> Refused | None:
        assert isinstance(action, PlaceTile)
        drawn = game.slice(TilesSlice).drawn
        if action.kind not in self.by_id:
            return Refused("unknown_tile_kind", kind=action.kind)
        if action.kind not in drawn:
            return Refused("tile_not_drawn", kind=action.kind, drawn=drawn)
        if not 0 <= action.turn < 90:
            return Refused("bad_tile_turn", turn=action.turn)
        table, corners = game.find(OnTable()).table, square(action.at, action.turn, self.measures.tile)
        return None if is_free(table, corners) else place_faults(table, corners)[0].refused()

    def decide(self, game: Game, action: Action, rng: Random) -> Sequence[Event]:
        assert isinstance(action, PlaceTile)
        company = company_on_turn(game.turn, game.seats)
        owner = company if self.by_id[action.kind].owner == "placer" else None
        state = game.slice(TilesSlice)
        number = state.total - len(state.deck) - len(state.drawn) + 1
        corners = square(action.at, action.turn, self.measures.tile)
        return (TilePlaced(action.seat, company, Tile(f"S{number}", action.kind, corners, owner)),)

    def base(self, company: Company, corner: int, border: Path, marks: Path) -> Tile:
        """Return a company's base tile at a corner (index of a mark)."""
        corners = base_square(border, marks[corner], self.measures.tile)
        return Tile(base_name(company), BASE, corners, company)

    def evolve(self, state: TilesSlice, event: Event) -> TilesSlice:
        match event:
            case TilesShuffled(order=order, count=count):
                return replace(state, deck=order or (), total=count)
            case TurnBegan():
                return replace(state, extra=False)
            case TileDrawn(kind=kind, extra=extra):
                return replace(state, deck=state.deck[1:], drawn=(*state.drawn, kind), extra=state.extra or extra)
            case TileReturned(kind=kind):
                return replace(state, deck=(*state.deck, kind), drawn=without(state.drawn, kind))
            case TilePlaced(tile=tile):
                return replace(state, tiles=(*state.tiles, tile), drawn=without(state.drawn, tile.kind))
            case BasePlaced(tile=tile):
                return replace(state, tiles=(*state.tiles, tile))
        return state

    def amend(self, game: Game, question: Q) -> Q:
        if not isinstance(question, OnTable):
            return question
        tiles = game.slice(TilesSlice).tiles
        return replace(question, table=replace(question.table, tiles=tiles, kinds=self.kinds))

    # Positions and sums

    def arrange(self, state: TilesSlice, seats: int, given: Given, rng: Random) -> TilesSlice:
        assert isinstance(given, StationTilesGiven)
        tiles = tuple(self._given(number, tile, seats) for number, tile in enumerate(given.tiles or [], 1))
        drawn = tuple(given.drawn or ())
        for kind in (*drawn, *(given.deck or ())):
            if kind not in self.by_id or kind == BASE:
                raise Refused("bad_position", place="drawn, deck", what=f"there is no tile {kind} in the stack")
        left = Counter(self.stack)
        left.subtract((*drawn, *(tile.kind for tile in tiles)))
        if min(left.values()) < 0:
            raise Refused("bad_position", place="tiles, drawn", what="more tiles than there are")
        deck = list(left.elements())
        rng.shuffle(deck)
        deck = deck if given.deck is None else list(given.deck)
        return TilesSlice(tuple(deck), tiles, drawn, total=len(deck) + len(drawn) + len(tiles))

    def _given(self, number: int, given: GivenTile, seats: int) -> Tile:
        kind = self.by_id.get(given.kind)
        if kind is None or kind.id == BASE:
            raise Refused("bad_position", place="tiles", what=f"there is no tile {given.kind} in the stack")
        if (kind.owner is None) != (given.owner is None) or not 0 <= (given.owner or 0) < companies(seats):
            raise Refused("bad_position", place="tiles", what=f"S{number}: city and transit have a company as owner")
        corners = square(given.at, given.turn, self.measures.tile)
        return Tile(f"S{number}", kind.id, corners, given.owner)

    def settle(self, state: TilesSlice, game: Game) -> TilesSlice:
        """Add the bases at the corners of the position, and check every tile against the rules of placing.

        Raises: Refused `bad_position`.
        """
        setup = game.slice(TableSlice)
        bases = tuple(
            self.base(company, corner, setup.border, setup.marks)
            for company, corner in enumerate(setup.corners)
            if corner is not None
        )
        # The position's strings touch its tiles, but were laid after them: judge the tiles without strings.
        table = replace(game.find(OnTable()).table, tiles=bases, laid=())
        for tile in state.tiles:
            faults = place_faults(table, tile.corners)
            if faults:
                raise Refused("bad_position", place="tiles", what=f"{tile.name}: {faults[0].refused()}")
            table = replace(table, tiles=(*table.tiles, tile))
        return replace(state, tiles=table.tiles)

    def stray(self, game: Game) -> Sequence[str]:
        state = game.slice(TilesSlice)
        placed = [tile.kind for tile in state.tiles if tile.kind != BASE]
        there = Counter((*state.deck, *state.drawn, *placed))
        faults = [f"too many tiles {kind}" for kind, count in there.items() if count > self.by_id[kind].count]
        if sum(there.values()) != state.total:
            faults.append("tiles are lost or doubled")
        names = [tile.name for tile in state.tiles]
        return faults + (["two tiles of one name"] if len(set(names)) != len(names) else [])


def without(kinds: Sequence[str], kind: str) -> tuple[str, ...]:
    """Return the kinds without the first one of that kind."""
    index = kinds.index(kind)
    return (*kinds[:index], *kinds[index + 1 :])
