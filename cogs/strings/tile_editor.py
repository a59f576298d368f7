"""Placing a tile in private: numbered spots, arrows, turns, typed places; faults shown; confirm."""

from __future__ import annotations

from cogs.core.components import Row, exactly, number_in
from cogs.play.moves import outcome, show_played
from cogs.strings.desk import (
    arrow_row,
    asks,
    button,
    changes,
    confirm_button,
    confirms,
    editor,
    moved_by,
    opens,
    pick_row,
    show_desk,
    show_editor,
    turn_row,
    zoom_button,
)
from cogs.strings.panels import ARROWS
from cogs.strings.sketch import SPOTS, Desk, best_after, commit, desk_for, keep, spots_of, tile_faults, tile_of
from cogs.strings.typed import read_point
from cogs.strings.words import fault_lines, kind_name, kind_text, signed
from engine.parts.station_tiles import PlaceTile
from engine.strings.nouns import Draft, Point
from engine.strings.places import in_cell, place_text

opens("place", "place")


@editor("place")
async def open_tiles(desk: Desk, first: str = "") -> None:
    """Show the tile; without a spot yet, at the best one."""
    spots = await spots_of(desk)
    if desk.sketch.at is None and spots:
        at, turn = spots[0]
        desk = await keep(desk, at=at, turn=turn)
    faults = tile_faults(desk)
    draft = Draft(tile=tile_of(desk), spots=tuple(at for at, _ in spots), faults=faults)
    after = "" if faults else await _string_line(desk)
    await show_desk(desk, [first, *text_lines(desk), after], rows_of(desk, spots, ready=not faults), draft)


async def _string_line(desk: Desk) -> str:
    """Return what the string laid after the last tile can score; "" where none follows at once."""
    if desk.sketch.at is None or len(desk.drawn) > 1 or not desk.left:
        return ""
    string = next(iter(desk.left))
    points = await best_after(desk, string)
    return desk.localizer.say("tile-next", string=string, points=signed(points) if points > 0 else "none")


def text_lines(desk: Desk) -> list[str]:
    """Return the editor's text about the tile."""
    localizer, sketch = desk.localizer, desk.sketch
    lines = [
        f"### {localizer.say('tile-title', kind=kind_name(localizer, sketch.kind))}",
        kind_text(localizer, sketch.kind),
    ]
    if sketch.at is None:
        return [*lines, localizer.say("tile-no-spot")]
    cell, right, down = in_cell(sketch.at)
    lines.append(localizer.say("tile-at", cell=cell, right=right, down=down, turn=sketch.turn))
    return [*lines, *(fault_lines(localizer, tile_faults(desk)) or [localizer.say("tile-fits")])]


def rows_of(desk: Desk, spots: list[tuple[Point, int]], *, ready: bool) -> list[Row]:
    """Return the editor's selects and buttons."""
    localizer, sketch, rows = desk.localizer, desk.sketch, list[Row]()
    kinds = {kind: kind_name(localizer, kind) for kind in desk.drawn}
    if len(kinds) > 1:
        rows.append(pick_row(desk, "picktile", kinds, sketch.kind))
    if spots:
        labels = {
            _spot(at, turn): localizer.say("spot-option", number=number, place=_place_name(at))
            for number, (at, turn) in enumerate(list(dict.fromkeys(spots))[:SPOTS], 1)
        }
        chosen = "" if sketch.at is None else _spot(sketch.at, sketch.turn)
        rows.append(pick_row(desk, "pickspot", labels, chosen, localizer.say("spot-pick")))
    lost = sketch.at is None
    typed = button(desk, "tileat", localizer.say("button-type-place"))
    last = Row(confirm_button(desk, "placeit", ready=ready and not lost), typed, zoom_button(desk))
    return [*rows, arrow_row(desk, "nudge", disabled=lost), turn_row(desk, "rotate", disabled=lost), last]


def _place_name(at: Point) -> str:
    """Return a cell and where in it a point is, by thirds: `C2 ↖`."""
    cell, right, down = in_cell(at)
    south = "n" if down < 33 else "s" if down > 66 else ""
    east = "w" if right < 33 else "e" if right > 66 else ""
    return f"{cell} {ARROWS[south + east or 'middle']}"


def _spot(at: Point, turn: int) -> str:
    return f"{at[0]},{at[1]},{turn}"


@changes("picktile", "place")
async def pick_tile(desk: Desk, kind: str) -> Desk:
    """Switch to another drawn tile."""
    return await keep(desk, kind=kind) if kind in desk.drawn else desk


@changes("pickspot", "place")
async def pick_spot(desk: Desk, spot: str) -> Desk:
    """Take a suggested spot."""
    x, y, turn = (number_in(part, 5) for part in exactly(3, spot.split(",")))
    return await keep(desk, at=(x, y), turn=turn)


@changes("nudge", "place")
async def nudge(desk: Desk, arrow: str) -> Desk:
    """Move the tile by an arrow."""
    if desk.sketch.at is None:
        return desk
    (right, down), (x, y) = moved_by(desk, arrow), desk.sketch.at
    return await keep(desk, at=(max(0, x + right), max(0, y + down)))


@changes("rotate", "place")
async def rotate(desk: Desk, degrees: str) -> Desk:
    """Rotate the tile. A square looks the same after 90 degrees, so its turn stays below that."""
    return await keep(desk, turn=(desk.sketch.turn + number_in(degrees, 3, signed=True)) % 90)


@asks("tileat", "place", "settileat")
def place_window(desk: Desk) -> tuple[str, str, str, str]:
    """Return the modal for typing a place."""
    say, at = desk.localizer.say, desk.sketch.at
    return say("place-title"), say("place-label"), say("place-hint"), "" if at is None else place_text(at)


@changes("settileat", "place")
async def at_text(desk: Desk, text: str) -> Desk:
    """Move the tile to the typed place or, for a named tile, to the nearest legal spot beside it."""
    table = desk.tabletop
    point = read_point(desk.localizer, table, text)
    if any(tile.center == point for tile in table.tiles):
        near = await spots_of(desk, point)
        if near:
            return await keep(desk, at=near[0][0], turn=near[0][1])
    return await keep(desk, at=point)


@confirms("placeit", "place")
async def place_it(desk: Desk) -> None:
    """Place the tile; then open its editor for the next one, or the string's editor."""
    sketch = desk.sketch
    assert sketch.at is not None
    played = await commit(desk, PlaceTile(desk.seat, sketch.kind, sketch.at, sketch.turn))
    after, done = played.after, await outcome(desk.interaction, played)
    if desk.seat not in after.running.waiting:
        await show_played(desk.interaction, played)
    elif after.running.part_to_answer(desk.seat) is not None:
        await show_editor(await desk_for(desk.interaction, "place", after.id, after.step), done)
    else:
        await show_editor(await desk_for(desk.interaction, "lay", after.id, after.step), done)
