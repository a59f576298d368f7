"""Drawing the river, the mountains and a Chaos border in private, and choosing corners by public buttons."""

from __future__ import annotations

from cogs.core.client import acknowledge
from cogs.core.components import Row, number_in, on, one_of, wait
from cogs.play.board import textboard_panel
from cogs.play.moves import localizer_for, show, turn_page, watched
from cogs.strings.desk import (
    arrow_row,
    asks,
    button,
    changes,
    confirm_button,
    confirms,
    editor,
    finish,
    moved_by,
    opens,
    pick_row,
    show_desk,
    turn_row,
)
from cogs.strings.panels import LEGEND, box_of, legend_file, look_panel, table_file
from cogs.strings.sketch import Desk, desk_for, keep, line_action, line_faults, lines_of
from cogs.strings.typed import read_path
from cogs.strings.words import fault_lines
from cogs.tables.family import STRING_GAMES, played_in
from cogs.tables.service import Pressed
from cogs.tables.settings import PicturePreferences, preferences_here
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from engine.board.points import Path, length, shifted
from engine.core.refused import Refused
from engine.parts.table_setup import ChooseCorner
from engine.strings.curves import bent, drawn_through, fitted, turned
from engine.strings.nouns import Draft
from engine.strings.suggest import stop_point

BEND = 0.08
"""How much one press bends a line, as a part of its size."""


# A line of the set-up


opens("line", "line")


@editor("line")
async def open_line(desk: Desk, first: str = "") -> None:
    """Show the line that is due; without one yet, the first preset."""
    lines = await lines_of(desk)
    if not desk.sketch.path and lines:
        desk = await keep(desk, path=lines[0])
    draft = Draft(path=desk.sketch.path, faults=line_faults(desk) if desk.sketch.path else ())
    await show_desk(desk, [first, *text_lines(desk)], rows_of(desk, lines), draft)


def is_closed(desk: Desk) -> bool:
    """Tell whether the line that is due is closed."""
    return desk.setup.owed != "river"


def full_length(desk: Desk) -> int:
    """Return the full length of the line that is due, in mm."""
    measures = desk.tabletop.measures
    return {"river": measures.river, "mountains": measures.mountains}.get(str(desk.setup.owed), measures.border)


def fitting(desk: Desk, path: Path) -> Path:
    """Return the line at its full length; a border may be shorter."""
    closed, full = is_closed(desk), full_length(desk)
    free = desk.setup.owed == "border" and full / 2 <= length(path, closed) <= full
    return path if free else fitted(path, full, closed=closed)


def text_lines(desk: Desk) -> list[str]:
    """Return the editor's text about the line."""
    localizer, sketch, closed = desk.localizer, desk.sketch, is_closed(desk)
    owed = desk.setup.owed
    used = round(length(sketch.path, closed))
    lines = [
        f"### {localizer.say('line-title', owed=owed)}",
        localizer.say("line-rule", owed=owed),
        localizer.say("line-length", used=used, most=full_length(desk)),
    ]
    return [*lines, *(fault_lines(localizer, line_faults(desk)) or [localizer.say("line-fits")])]


def rows_of(desk: Desk, lines: list[Path]) -> list[Row]:
    """Return the editor's selects and buttons."""
    say, path, rows = desk.localizer.say, desk.sketch.path, list[Row]()
    if lines:
        labels = {str(number): say("line-option", number=number + 1) for number in range(len(lines))}
        chosen = str(lines.index(path)) if path in lines else ""
        rows.append(pick_row(desk, "pickline", labels, chosen, say("line-pick")))
    bends = [button(desk, "bend", say("button-bend", way=way), arg=way) for way in ("in", "out")]
    typed = button(desk, "typeline", say("button-type-path"))
    last = Row(confirm_button(desk, "drawit", ready=not line_faults(desk)), *bends, typed)
    return [*rows, arrow_row(desk, "shift"), turn_row(desk, "spin"), last]


@changes("pickline", "line")
async def pick_line(desk: Desk, number: str) -> Desk:
    """Take a preset line."""
    return await keep(desk, path=one_of(await lines_of(desk), number))


@changes("shift", "line")
async def shift_line(desk: Desk, arrow: str) -> Desk:
    """Move the line by an arrow."""
    return await keep(desk, path=shifted(desk.sketch.path, *moved_by(desk, arrow)))


@changes("spin", "line")
async def spin_line(desk: Desk, degrees: str) -> Desk:
    """Rotate the line."""
    return await keep(desk, path=fitting(desk, turned(desk.sketch.path, number_in(degrees, 3, signed=True))))


@changes("bend", "line")
async def bend_line(desk: Desk, way: str) -> Desk:
    """Bend the line in or out."""
    part = BEND if way == "out" else -BEND
    return await keep(desk, path=fitting(desk, bent(desk.sketch.path, part, closed=is_closed(desk))))


@asks("typeline", "line", "setline")
def line_window(desk: Desk) -> tuple[str, str, str, str]:
    """Return the modal for typing a line."""
    say = desk.localizer.say
    return say("path-title"), say("path-label"), say("line-hint"), ""


@changes("setline", "line")
async def line_at(desk: Desk, text: str) -> Desk:
    """Take a smooth line through the typed places, at its full length.

    Raises: Refused `too_few_stops`, or with the codes of `read_path`.
    """
    table = desk.tabletop
    points = [stop_point(table, stop) for stop in read_path(desk.localizer, table, text)]
    least = 3 if is_closed(desk) else 2
    if len(points) < least:
        raise Refused("too_few_stops", needed=least)
    return await keep(desk, path=fitting(desk, drawn_through(points, closed=is_closed(desk))))


@confirms("drawit", "line")
async def draw_it(desk: Desk) -> None:
    """Play the line."""
    await finish(desk, line_action(desk))


@on("corner", plays=played_in(STRING_GAMES))
async def press_corner(press: Pressed) -> None:
    """Choose the corner of the button."""
    await wait(press)
    await choose(await desk_for(press.interaction, "corner", press.game, press.step), number_in(press.arg or ""))


async def choose(desk: Desk, corner: int) -> None:
    """Play the choice of a corner."""
    await finish(desk, ChooseCorner(desk.seat, corner))


# A closer look, for anybody


async def _show_look(
    press: Pressed, localizer: Localizer, table: Table, what: str, preferences: PicturePreferences
) -> None:
    """Show a part of the table, the whole or its legend, drawn if the reader wants pictures."""
    file, (wanted, theme) = None, preferences
    words, lang = localizer.words, localizer.lang
    if wanted and what == LEGEND:
        file = await legend_file(words, lang, table, theme=theme)
    elif wanted:
        file = await table_file(words, lang, table, box_of(table.running.view(None), what), theme=theme)
    await turn_page(press.interaction, look_panel(localizer, table, what, picture=file is not None), file)


@on("look", plays=played_in(STRING_GAMES))
async def press_look(press: Pressed) -> None:
    """Show the table as it is now, whatever step the button is from."""
    await wait(press)
    table = await watched(press.interaction, press.game)
    localizer = await localizer_for(press.interaction, table)
    preferences = await preferences_here(press.interaction)
    if preferences.pictures:
        await _show_look(press, localizer, table, "all", preferences)
    else:
        await show(press.interaction, textboard_panel(localizer.words, localizer.lang, table))


@on("picklook", plays=played_in(STRING_GAMES))
async def pick_look(press: Pressed) -> None:
    """Show another part of the table."""
    await acknowledge(press.interaction)
    table = await watched(press.interaction, press.game)
    localizer, preferences = await localizer_for(press.interaction, table), await preferences_here(press.interaction)
    await _show_look(press, localizer, table, press.value, preferences)
