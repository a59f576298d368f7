"""What a seat prepares in private: stored after every change, so that neither time nor a restart loses it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Literal, TypeVar
from zlib import crc32

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cogs.play.moves import Played, localizer_for, play, seated
from cogs.tables.service import Interaction
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from data.store.private import Drafts
from engine.core.action import Action, Seat
from engine.core.game import Game
from engine.core.refused import Refused
from engine.parts.station_tiles import StationTiles, TilesSeen
from engine.parts.strings import StringsSeen, company_of, tabletop
from engine.parts.table_setup import DrawBorder, DrawMountains, DrawRiver, TableSeen, TableSetup
from engine.strings import suggest
from engine.strings.judge import place_faults, verdict
from engine.strings.landscape import square
from engine.strings.laying import Stop, lay
from engine.strings.nouns import STRINGS, Company, Fault, Path, Point, String, Tabletop, Tile, Verdict, companies
from engine.strings.suggest import Idea

T = TypeVar("T")
Task = Literal["place", "lay", "line", "corner"]
SPOTS = 9
IDEAS = 3
STEPS = (10, 50, 200)
"""Tenths of a millimeter by which an arrow moves things."""


class Sketch(Struct, frozen=True):
    """An unfinished tile (`kind`, `at`, `turn`), string (`string`, `stops`, `path`) or line of the set-up (`path`).

    The path is stored as shown, so that exactly that is confirmed. `step`: what an arrow moves by, in 0.1 mm; `page`:
    of the stations to choose from; `close`: whether the picture is zoomed in.
    """

    kind: str = ""
    at: Point | None = None
    turn: int = 0
    step: int = STEPS[1]
    string: String = "short"
    stops: tuple[Stop, ...] = ()
    path: Path = ()
    page: int = 0
    close: bool = False

    @property
    def mark(self) -> str:
        """A short hash of what would be confirmed, for the button."""
        return f"{crc32(repr((self.kind, self.at, self.turn, self.string, self.path)).encode()):08x}"


class Desk(Struct, frozen=True):
    """One seat with its sketch at one table, on its turn."""

    interaction: Interaction
    localizer: Localizer
    table: Table
    seat: Seat
    task: Task
    sketch: Sketch

    @property
    def game(self) -> Game:
        return self.table.running

    @property
    def tabletop(self) -> Tabletop:
        return tabletop(self.game)

    @property
    def company(self) -> Company:
        """The company on turn."""
        company = company_of(self.game)
        assert company is not None
        return company

    @property
    def drawn(self) -> tuple[str, ...]:
        return self.game.view(self.seat).seen(TilesSeen).drawn

    @property
    def left(self) -> dict[String, int]:
        """The strings that the company on turn still has, by kind."""
        left = self.game.view(self.seat).seen(StringsSeen).left[self.company]
        return {string: count for string, count in zip(STRINGS, left, strict=True) if count}

    @property
    def setup(self) -> TableSeen:
        return self.game.view(self.seat).seen(TableSeen)


async def desk_for(interaction: Interaction, task: Task, game: int | None = None, step: int | None = None) -> Desk:
    """Return the asker's desk with the sketch stored for this step.

    Raises: Refused when that task isn't theirs now.
    """
    table, seat = await seated(interaction, game, step)
    check_task(table.running, seat, task)
    localizer = await localizer_for(interaction, table)
    kept = await Drafts(interaction.client.store).load(table.id, seat, table.step)
    sketch = Sketch() if kept is None else msgspec.json.decode(kept, type=Sketch)
    desk = Desk(interaction, localizer, table, seat, task, sketch)
    # The sketch is of what is there: of the first tile that is drawn, of a string that is left.
    if task == "place" and sketch.kind not in desk.drawn:
        sketch = replace(sketch, kind=desk.drawn[0])
    if task == "lay" and sketch.string not in desk.left:
        sketch = replace(sketch, string=next(iter(desk.left)))
    return replace(desk, sketch=sketch)


def check_task(game: Game, seat: Seat, task: Task) -> None:
    """Check that a task is what the seat must do now.

    Raises: Refused `game_over`, `not_your_turn`, `other_task`, `table_is_set`, `no_tile_to_place` or
        `finish_station_tiles`.
    """
    if game.over:
        raise Refused("game_over")
    if seat not in game.waiting:
        raise Refused("not_your_turn", seat=game.waiting[0])
    owed = game.view(seat).seen(TableSeen).owed
    if owed is not None and (task not in ("line", "corner") or (task == "corner") != (owed == "corner")):
        raise Refused("other_task", owed=owed)
    if owed is None and task in ("line", "corner"):
        raise Refused("table_is_set")
    drawn = game.view(seat).seen(TilesSeen).drawn
    if task == "place" and not drawn:
        raise Refused("no_tile_to_place")
    if task == "lay" and drawn:
        raise Refused("finish_station_tiles")


async def keep(desk: Desk, **changed: object) -> Desk:
    """Return the desk with a changed sketch, which is stored first."""
    sketch = replace(desk.sketch, **changed)
    text = msgspec.json.encode(sketch).decode()
    await Drafts(desk.interaction.client.store).keep(desk.table.id, desk.seat, desk.table.step, text)
    return replace(desk, sketch=sketch)


async def commit(desk: Desk, action: Action) -> Played:
    """Play what was confirmed, at the sketch's step, and delete the sketch."""
    played = await play(desk.interaction, desk.table, action, desk.table.step)
    await Drafts(desk.interaction.client.store).forget(desk.table.id, desk.seat)
    return played


# Suggestions: computed in a worker thread, and remembered as long as the table lies as it does


_ideas: OrderedDict[tuple[object, ...], asyncio.Future[Any]] = OrderedDict()
MOST_KEPT = 64


async def _once(key: tuple[object, ...], work: Callable[[], T]) -> T:
    """Do the work in a thread, once for each key; callers with the same key wait for the same result."""
    future = _ideas.get(key)
    if future is None or future.get_loop() is not asyncio.get_running_loop() or (future.done() and future.exception()):
        future = _ideas[key] = asyncio.ensure_future(asyncio.to_thread(work))
        while len(_ideas) > MOST_KEPT:
            _ideas.popitem(last=False)
    found: T = await asyncio.shield(future)
    return found


async def spots_of(desk: Desk, near: Point | None = None, count: int = SPOTS) -> list[tuple[Point, int]]:
    """Return legal spots for the sketch's tile, the best first, or the nearest to a place."""
    table, company = desk.tabletop, desk.company
    kind = table.kind(desk.sketch.kind)
    key = ("spots", desk.table.id, desk.table.step, kind.id, near, count)
    return await _once(key, lambda: suggest.spots(table, company, kind, count, near))


async def ideas_of(desk: Desk, string: String) -> list[Idea]:
    """Return the best legal paths found for a string of the company, best first."""
    table, company = desk.tabletop, desk.company
    key = ("strings", desk.table.id, desk.table.step, string)
    return await _once(key, lambda: suggest.strings(table, company, string, IDEAS))


async def best_after(desk: Desk, string: String) -> int:
    """Return the points of the best string found once the sketch's tile lies; 0 if none scores."""
    table, company, tile = desk.tabletop, desk.company, tile_of(desk)
    assert tile is not None
    after = replace(table, tiles=(*table.tiles, tile))
    key = ("after", desk.table.id, desk.table.step, tile.kind, tile.corners, string)
    ideas = await _once(key, lambda: suggest.strings(after, company, string, IDEAS))
    return max((idea.points for idea in ideas), default=0)


async def lines_of(desk: Desk) -> list[Path]:
    """Return preset lines for what the seat must draw."""
    game, seat = desk.game, desk.seat

    def work() -> list[Path]:
        drawn = (DrawBorder, DrawRiver, DrawMountains)
        return [action.path for action in game.legal(seat) if isinstance(action, drawn)]

    return await _once(("lines", desk.table.id, desk.table.step), work)


# What a sketch comes to


async def laid_through(desk: Desk, string: String, stops: tuple[Stop, ...]) -> Path:
    """Return a curve through the stops, computed in a worker thread."""
    table = desk.tabletop
    if not stops:
        return ()
    return await asyncio.to_thread(lay, table, stops, float(table.measures.most(string) * 10))


def judged(desk: Desk) -> Verdict | None:
    """Return the verdict on the sketch's string; None while it has fewer than two points."""
    if len(desk.sketch.path) < 2:
        return None
    return verdict(desk.tabletop, desk.company, desk.sketch.string, desk.sketch.path)


def tile_of(desk: Desk) -> Tile | None:
    """Return the sketch's tile as it would be placed; None without a place."""
    sketch = desk.sketch
    if sketch.at is None:
        return None
    part, table = desk.game.rules.part(StationTiles), desk.tabletop
    owner = desk.company if part.by_id[sketch.kind].owner == "placer" else None
    number = len(table.tiles) - companies(desk.game.seats) + 1
    return Tile(f"S{number}", sketch.kind, square(sketch.at, sketch.turn, table.measures.tile), owner)


def tile_faults(desk: Desk) -> tuple[Fault, ...]:
    """Return why the sketch's tile can't be placed; () if it can."""
    tile = tile_of(desk)
    return () if tile is None else place_faults(desk.tabletop, tile.corners)


def line_action(desk: Desk) -> DrawBorder | DrawRiver | DrawMountains:
    """Return the action of drawing the sketch's line as the line that is due."""
    seat, path = desk.seat, desk.sketch.path
    if desk.setup.owed == "border":
        return DrawBorder(seat, path)
    return DrawRiver(seat, path) if desk.setup.owed == "river" else DrawMountains(seat, path)


def line_faults(desk: Desk) -> tuple[Fault, ...]:
    """Return what is wrong with the sketch's line; () if it may be drawn."""
    bases = companies(desk.game.seats)
    return TableSetup.faults(desk.tabletop, desk.setup.marks, bases, line_action(desk))
