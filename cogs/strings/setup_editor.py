"""Drawing the river, the mountains and a chaotic border in private, and choosing corners by buttons on the table."""

from __future__ import annotations

import discord

from cogs.core.components import Pick, on
from cogs.play.board import textboard_panel
from cogs.play.moves import localizer_for, show, turn_page, watched
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
)
from cogs.strings.panels import look_panel
from cogs.strings.pictures import Box, box_of, table_file
from cogs.strings.sketch import Desk, commit, keep, line_action, line_faults, lines_of
from cogs.strings.typed import read_path
from cogs.strings.words import faults_told
from cogs.tables.services import Interaction, Pressed
from cogs.tables.settings import preferences_here
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from engine.board.points import Path, length, shifted
from engine.core.refused import Refused
from engine.parts.table_setup import ChooseCorner
from engine.strings.curves import bent, drawn_through, fitted, turned
from engine.strings.suggest import stop_point

BEND = 0.08
"""How much one press bends a line, as a part of its size."""


# A line of the set-up


async def open_line(desk: Desk, *, anew: bool, first: str = "") -> None:
    """The editor of the line that is owed; without one yet, with the first that is ready. `first` is said first."""
    lines = await lines_of(desk)
    if not desk.sketch.path and lines:
        desk = await keep(desk, path=lines[0])
    told = [first] if first else []
    await show_desk(desk, [*told, *told_of(desk)], rows_of(desk, lines), anew=anew)


def is_closed(desk: Desk) -> bool:
    return desk.setup.owed != "river"


def full_length(desk: Desk) -> int:
    measures = desk.tabletop.measures
    return {"river": measures.river, "mountains": measures.mountains}.get(str(desk.setup.owed), measures.border)


def fitting(desk: Desk, path: Path) -> Path:
    """The line at its full length; a border may be shorter."""
    closed, full = is_closed(desk), full_length(desk)
    free = desk.setup.owed == "border" and full / 2 <= length(path, closed) <= full
    return path if free else fitted(path, full, closed=closed)


def told_of(desk: Desk) -> list[str]:
    """What the editor tells of the line in hand."""
    localizer, sketch, closed = desk.localizer, desk.sketch, is_closed(desk)
    owed = desk.setup.owed
    used = round(length(sketch.path, closed))
    told = [
        f"### {localizer.say('line-title', owed=owed)}",
        localizer.say("line-rule", owed=owed),
        localizer.say("line-length", used=used, most=full_length(desk)),
    ]
    return [*told, *(faults_told(localizer, line_faults(desk)) or [localizer.say("line-fits")])]


def rows_of(desk: Desk, lines: list[Path]) -> list[Row]:
    """What there is to choose and to press."""
    localizer, table = desk.localizer, desk.table
    rows: list[Row] = []
    if lines:
        options = [
            discord.SelectOption(
                label=localizer.say("line-option", number=number + 1),
                value=str(number),
                default=path == desk.sketch.path,
            )
            for number, path in enumerate(lines)
        ]
        rows.append(Row(Pick(table.id, table.step, "pickline", options, placeholder=localizer.say("line-pick"))))
    rows += [arrow_row(desk, "shift"), Row(*turn_buttons(desk, "spin"))]
    bends = [button(desk, "bend", localizer.say("button-bend", way=way), arg=way) for way in ("in", "out")]
    typed = button(desk, "typeline", localizer.say("button-type-path"))
    rows.append(Row(confirm_button(desk, "drawit", ready=not line_faults(desk)), *bends, typed))
    return rows


async def _changed(desk: Desk, path: Path) -> None:
    await open_line(await keep(desk, path=path), anew=False)


@on("line")
async def press_line(press: Pressed) -> None:
    await wait(press, anew=True)
    await open_line(await desk_of(press, "line"), anew=True)


@on("pickline")
async def pick_line(press: Pressed) -> None:
    await wait(press)
    desk = await desk_of(press, "line")
    await _changed(desk, (await lines_of(desk))[int(press.values[0])])


@on("shift")
async def press_shift(press: Pressed) -> None:
    await wait(press)
    desk = await desk_of(press, "line")
    await _changed(desk, shifted(desk.sketch.path, *moved_by(desk, press.arg)))


@on("shiftby")
async def press_step(press: Pressed) -> None:
    await wait(press)
    desk = await desk_of(press, "line")
    await open_line(await keep(desk, step=next_step(desk.sketch.step)), anew=False)


@on("spin")
async def press_spin(press: Pressed) -> None:
    await wait(press)
    desk = await desk_of(press, "line")
    await _changed(desk, fitting(desk, turned(desk.sketch.path, int(press.arg or 0))))


@on("bend")
async def press_bend(press: Pressed) -> None:
    await wait(press)
    desk = await desk_of(press, "line")
    part = BEND if press.arg == "out" else -BEND
    await _changed(desk, fitting(desk, bent(desk.sketch.path, part, closed=is_closed(desk))))


@on("typeline")
async def ask_line(press: Pressed) -> None:
    desk = await desk_of(press, "line")
    say_ = desk.localizer.say
    await ask_text(desk, "setline", say_("path-title"), say_("path-label"), say_("line-hint"), "")


@on("setline")
async def set_line(press: Pressed) -> None:
    await wait(press)
    desk = await desk_of(press, "line")
    await open_line(await line_at(desk, press.values[0] if press.values else ""), anew=False)


async def line_at(desk: Desk, text: str) -> Desk:
    """A smooth line through the places that were typed, brought to its full length. Raises Refused."""
    table = desk.tabletop
    points = [stop_point(table, stop) for stop in read_path(desk.localizer, table, text)]
    least = 3 if is_closed(desk) else 2
    if len(points) < least:
        raise Refused("too_few_stops", needed=least)
    return await keep(desk, path=fitting(desk, drawn_through(points, closed=is_closed(desk))))


@on("drawit")
async def press_confirm(press: Pressed) -> None:
    await wait(press)
    desk = await desk_of(press, "line")
    if is_another(press, desk):
        await open_line(desk, anew=False, first=desk.localizer.say("sketch-changed"))
        return
    await draw_it(desk, anew=False)


async def draw_it(desk: Desk, *, anew: bool) -> None:
    await finish(desk, await commit(desk, line_action(desk)), anew=anew)


# Corners


@on("corner")
async def press_corner(press: Pressed) -> None:
    await wait(press, anew=True)
    desk = await desk_of(press, "corner")
    await choose(desk, int(press.arg or 0))


async def choose(desk: Desk, corner: int) -> None:
    await finish(desk, await commit(desk, ChooseCorner(desk.seat, corner)), anew=True)


# A closer look, for anybody


async def _picture(
    interaction: Interaction, table: Table, localizer: Localizer, box: Box | None
) -> discord.File | None:
    """A part of the table, or the whole, where pictures are wanted."""
    wanted, theme = await preferences_here(interaction)
    if not wanted:
        return None
    return await table_file(localizer.words, localizer.lang, table, box, theme=theme)


@on("look")
async def press_look(press: Pressed) -> None:
    """Shows the table as it is now, whatever step the button is from."""
    await wait(press, anew=True)
    table = await watched(press.interaction, press.game)
    localizer = await localizer_for(press.interaction, table)
    if not (await preferences_here(press.interaction)).pictures:
        await show(press.interaction, textboard_panel(localizer.words, localizer.lang, table))
        return
    file = await _picture(press.interaction, table, localizer, None)
    await show(press.interaction, look_panel(localizer, table, "all", picture=file is not None), file)


@on("picklook")
async def pick_look(press: Pressed) -> None:
    await wait(press)
    table = await watched(press.interaction, press.game)
    localizer = await localizer_for(press.interaction, table)
    assert table.game is not None
    what = press.values[0]
    file = await _picture(press.interaction, table, localizer, box_of(table.game.view(None), what))
    await turn_page(press.interaction, look_panel(localizer, table, what, picture=file is not None), file)
