"""Placing a tile in private: numbered spots, arrows, turns, a place by text; refusals drawn and told; confirm."""

from __future__ import annotations

import discord

from cogs.core.components import Pick, on
from cogs.play.moves import outcome
from cogs.strings.desk import (
    Row,
    arrow_row,
    ask_text,
    button,
    confirm_button,
    desk_of,
    finish,
    is_another,
    moved_by,
    next_step,
    show_desk,
    turn_buttons,
    wait,
    zoom_button,
)
from cogs.strings.sketch import SPOTS, Desk, commit, desk_for, keep, spots_of, tile_faults
from cogs.strings.string_editor import open_strings
from cogs.strings.typed import read_point
from cogs.strings.words import faults_told, kind_name, kind_told
from cogs.tables.services import Pressed
from cogs.text.catalogue import shorten
from engine.parts.station_tiles import PlaceTile
from engine.strings.nouns import Point
from engine.strings.places import place_text


async def open_tiles(desk: Desk, *, anew: bool, first: str = "") -> None:
    """The editor of a tile; without a spot yet, at the best one. `first` is said before anything else."""
    spots = await spots_of(desk)
    if desk.sketch.at is None and spots:
        at, turn = spots[0]
        desk = await keep(desk, at=at, turn=turn)
    faults = tile_faults(desk)
    told = [first] if first else []
    await show_desk(desk, [*told, *told_of(desk)], rows_of(desk, spots, ready=not faults), anew=anew, spots=spots)


def told_of(desk: Desk) -> list[str]:
    """What the editor tells of the tile in hand."""
    localizer, sketch = desk.localizer, desk.sketch
    told = [
        f"### {localizer.say('tile-title', kind=kind_name(localizer, sketch.kind))}",
        kind_told(localizer, sketch.kind),
    ]
    if sketch.at is None:
        return [*told, localizer.say("tile-no-spot")]
    told.append(localizer.say("tile-at", place=place_text(sketch.at), turn=sketch.turn))
    return [*told, *(faults_told(localizer, tile_faults(desk)) or [localizer.say("tile-fits")])]


def rows_of(desk: Desk, spots: list[tuple[Point, int]], *, ready: bool) -> list[Row]:
    """What there is to choose and to press."""
    localizer, sketch, table = desk.localizer, desk.sketch, desk.table
    rows: list[Row] = []
    kinds = list(dict.fromkeys(desk.drawn))
    if len(kinds) > 1:
        options = [
            discord.SelectOption(label=shorten(kind_name(localizer, kind)), value=kind, default=kind == sketch.kind)
            for kind in kinds
        ]
        rows.append(Row(Pick(table.id, table.step, "picktile", options)))
    if spots:
        chosen = (sketch.at, sketch.turn)
        options = [
            discord.SelectOption(
                label=localizer.say("spot-option", number=number, place=place_text(at)),
                value=f"{at[0]},{at[1]},{turn}",
                default=(at, turn) == chosen,
            )
            for number, (at, turn) in enumerate(dict.fromkeys(spots), 1)
        ]
        rows.append(
            Row(Pick(table.id, table.step, "pickspot", options[:SPOTS], placeholder=localizer.say("spot-pick")))
        )
    lost = sketch.at is None
    rows.append(arrow_row(desk, "nudge", disabled=lost))
    rows.append(Row(*turn_buttons(desk, "rotate", disabled=lost)))
    typed = button(desk, "tileat", localizer.say("button-type-place"))
    rows.append(Row(confirm_button(desk, "placeit", ready=ready and not lost), typed, zoom_button(desk)))
    return rows


@on("place")
async def press_place(press: Pressed) -> None:
    await wait(press, anew=True)
    await open_tiles(await desk_of(press, "place"), anew=True)


@on("picktile")
async def pick_tile(press: Pressed) -> None:
    await wait(press)
    desk = await desk_of(press, "place")
    if press.values[0] in desk.drawn:
        desk = await keep(desk, kind=press.values[0])
    await open_tiles(desk, anew=False)


@on("pickspot")
async def pick_spot(press: Pressed) -> None:
    await wait(press)
    desk = await desk_of(press, "place")
    x, y, turn = map(int, press.values[0].split(","))
    await open_tiles(await keep(desk, at=(x, y), turn=turn), anew=False)


@on("nudge")
async def press_nudge(press: Pressed) -> None:
    await wait(press)
    desk = await desk_of(press, "place")
    if desk.sketch.at is not None:
        right, down = moved_by(desk, press.arg)
        x, y = desk.sketch.at
        desk = await keep(desk, at=(max(0, x + right), max(0, y + down)))
    await open_tiles(desk, anew=False)


@on("nudgeby")
async def press_step(press: Pressed) -> None:
    await wait(press)
    desk = await desk_of(press, "place")
    await open_tiles(await keep(desk, step=next_step(desk.sketch.step)), anew=False)


@on("rotate")
async def press_twist(press: Pressed) -> None:
    """A square turned by a quarter lies as it lay, so the turn stays below 90 degrees."""
    await wait(press)
    desk = await desk_of(press, "place")
    await open_tiles(await keep(desk, turn=(desk.sketch.turn + int(press.arg or 0)) % 90), anew=False)


@on("zoom")
async def press_zoom(press: Pressed) -> None:
    """Of either editor: the button names its task."""
    await wait(press)
    desk = await desk_of(press, "lay" if press.arg == "lay" else "place")
    desk = await keep(desk, close=not desk.sketch.close)
    await (open_strings if desk.task == "lay" else open_tiles)(desk, anew=False)


@on("tileat")
async def ask_place(press: Pressed) -> None:
    desk = await desk_of(press, "place")
    say = desk.localizer.say
    value = "" if desk.sketch.at is None else place_text(desk.sketch.at)
    await ask_text(desk, "settileat", say("place-title"), say("place-label"), say("place-hint"), value)


@on("settileat")
async def set_place(press: Pressed) -> None:
    await wait(press)
    desk = await desk_of(press, "place")
    await open_tiles(await at_text(desk, press.values[0] if press.values else ""), anew=False)


async def at_text(desk: Desk, text: str) -> Desk:
    """The tile at the place that was typed; beside a tile that was named, at the nearest legal spot."""
    table = desk.tabletop
    point = read_point(desk.localizer, table, text)
    if any(tile.center == point for tile in table.tiles):
        near = await spots_of(desk, point)
        if near:
            return await keep(desk, at=near[0][0], turn=near[0][1])
    return await keep(desk, at=point)


@on("placeit")
async def press_confirm(press: Pressed) -> None:
    await wait(press)
    desk = await desk_of(press, "place")
    if is_another(press, desk):
        await open_tiles(desk, anew=False, first=desk.localizer.say("sketch-changed"))
        return
    await place_it(desk, anew=False)


async def place_it(desk: Desk, *, anew: bool) -> None:
    """Plays the tile; where another is to be placed, its editor follows, else the string's button does."""
    sketch = desk.sketch
    assert sketch.at is not None
    played = await commit(desk, PlaceTile(desk.seat, sketch.kind, sketch.at, sketch.turn))
    after = played.after
    assert after.game is not None
    if after.game.owes(desk.seat) is not None and desk.seat in after.game.waiting:
        following = await desk_for(desk.interaction, "place", after.id, after.step)
        await open_tiles(following, anew=anew)
        return
    if desk.seat in after.game.waiting:
        done = await outcome(desk.interaction, played)
        await open_strings(await desk_for(desk.interaction, "lay", after.id, after.step), anew=anew, first=done)
        return
    await finish(desk, played, anew=anew)
