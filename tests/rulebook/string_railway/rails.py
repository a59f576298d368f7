"""A table of strings in a position, given in millimetres: the square reaches from 100 to 800 both ways.

The bases lie in its corners, Base 1 at the top left, 2 at the top right, 3 at the bottom right, 4 at the bottom left;
each is 45 mm wide, so Base 1 reaches from 100 to 145.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from data.maps.library import load
from engine.assemble import assemble
from engine.board.points import Path
from engine.core.codec import encode_state
from engine.core.event import Event
from engine.core.game import Game
from engine.core.ruleset import Ruleset
from engine.parts.station_tiles import PlaceTile, TilesSeen
from engine.parts.strings import LayNone, LayString, StringsSeen, company_of, tabletop
from engine.parts.table_setup import TableSeen
from engine.position import place
from engine.strings.judge import verdict
from engine.strings.nouns import String, Verdict

KEY = "string_railway"


def rules(*options: str) -> Ruleset:
    return assemble(load().games[KEY], None, dict.fromkeys(options, "on"))


def mm(text: str) -> Path:
    """Points out of `122,122 200,122.5`."""
    spots = (spot.split(",") for spot in text.split())
    return tuple((round(float(x) * 10), round(float(y) * 10)) for x, y in spots)


def tile(text: str) -> dict[str, object]:
    """A tile out of `city 200,122 turn=30 owner=0`."""
    kind, at, *more = text.split()
    said = dict(one.split("=") for one in more)
    return {"kind": kind, "at": mm(at)[0], **{name: int(value) for name, value in said.items()}}


def string(text: str) -> dict[str, object]:
    """A string out of `0 short 122,122 200,122`: company, kind, path."""
    company, kind, path = text.split(maxsplit=2)
    return {"company": int(company), "string": kind, "path": mm(path)}


class Rails:
    """Players by name around a table: `Rails("ann bob cid dan", tiles=["central 200,122"])`.

    Tiles are called S1, S2 and so on. No river, no mountains and nothing to place unless given; the first player is on
    turn unless `turn` says otherwise. What an action is refused for is raised.
    """

    def __init__(
        self,
        names: str = "ann bob cid dan",
        *,
        tiles: Sequence[str] = (),
        strings: Sequence[str] = (),
        river: str = "",
        mountains: str = "",
        drawn: str = "",
        deck: str | None = None,
        left: Sequence[tuple[int, int]] | None = None,
        turn: str | None = None,
        options: Sequence[str] = (),
        seed: int = 0,
        more: Mapping[str, object] | None = None,
    ) -> None:
        self.names = names.split()
        self.rng = Random(seed)
        given: dict[str, object] = {
            "tiles": [tile(one) for one in tiles],
            "strings": [string(one) for one in strings],
            "river": mm(river),
            "mountains": mm(mountains),
            "drawn": drawn.split(),
            **(more or {}),
        }
        if deck is not None:
            given["deck"] = deck.split()
        if left is not None:
            given["left"] = left
        seat = self.seat(turn or self.names[0])
        self.game = place(rules(*options), len(self.names), given, self.rng, turn=seat)
        self.events: tuple[Event, ...] = ()

    @classmethod
    def opening(cls, names: str, *options: str, first: str | None = None, seed: int = 0) -> Rails:
        """A table at the start of a game."""
        table = cls.__new__(cls)
        table.names, table.rng = names.split(), Random(seed)
        seat = 0 if first is None else table.seat(first)
        table.game, table.events = Game.new(rules(*options), len(table.names), table.rng, seat)
        return table

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def do(self, action: PlaceTile | LayString | LayNone | object) -> tuple[Event, ...]:
        """Raises Refused, with the game as it was."""
        before = encode_state(self.game)
        try:
            self.events = self.game.act(action, self.rng)  # type: ignore[arg-type]
        finally:
            assert encode_state(self.game) == before, "asking changed the game"
        self.game = self.game.after(self.events)
        return self.events

    def lay(self, name: str, kind: String, path: str) -> tuple[Event, ...]:
        return self.do(LayString(self.seat(name), kind, mm(path)))

    def lay_none(self, name: str, kind: String) -> tuple[Event, ...]:
        return self.do(LayNone(self.seat(name), kind))

    def place(self, name: str, kind: str, at: str, turn: int = 0) -> tuple[Event, ...]:
        return self.do(PlaceTile(self.seat(name), kind, mm(at)[0], turn))

    def judge(self, path: str, kind: String = "long") -> Verdict:
        """What the path would do for the company on turn."""
        company = company_of(self.game)
        assert company is not None
        return verdict(tabletop(self.game.view(None)), company, kind, mm(path))

    def faults(self, path: str, kind: String = "long") -> list[str]:
        return [fault.code for fault in self.judge(path, kind).faults]

    def worth(self, path: str, kind: String = "long") -> dict[int, int]:
        """What the path would bring each company, without those that it brings nothing."""
        judged = self.judge(path, kind)
        assert judged.faults == ()
        gained = {company: judged.points(company) for company in range(4)}
        return {company: points for company, points in gained.items() if points}

    # What is there

    @property
    def strings(self) -> StringsSeen:
        return self.game.view(None).seen(StringsSeen)

    @property
    def tiles(self) -> TilesSeen:
        return self.game.view(None).seen(TilesSeen)

    @property
    def setup(self) -> TableSeen:
        return self.game.view(None).seen(TableSeen)

    @property
    def on_turn(self) -> str | None:
        seat = self.game.turn.seat
        return None if seat is None else self.names[seat]

    def points(self, name: str) -> int:
        return self.game.view(None).result.totals[self.seat(name)]
