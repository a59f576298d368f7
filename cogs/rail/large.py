"""Large pictures: the board in parts, one below the other, each with its name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from cogs.core.components import BOARD
from cogs.play.pictures import drawn_file
from cogs.rail.focus import part_name
from cogs.tables.family import Picture
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from renderer.core.marks import Mark
from renderer.rail.large import lenses_of, render_foot, render_part

FOOT = "foot"
"""In the file name of what is below the map."""


async def large_files(localizer: Localizer, table: Table, theme: str, marked: Sequence[Mark]) -> list[Picture]:
    """Draw the parts of the board, with what is `marked` ringed and numbered.

    [] if one of them can't be drawn, and if the map needs no parts.
    The first one has the whole board's alt text, the others say which part they are.
    """
    lenses = lenses_of(table.running.view(None))
    if not lenses:
        return []
    renders = {name: partial(render_part, lens=lens, marked=tuple(marked)) for name, lens in lenses.items()}
    said = {name: localizer.say("alt-focus", part=part_name(localizer, name)) for name in lenses}
    found = list[Picture]()
    for name, render in (renders | {FOOT: render_foot}).items():
        file_name = BOARD.replace(".", f"-{name}.") if found else BOARD
        file = await drawn_file(render, file_name, localizer.words, localizer.lang, table, None, theme=theme)
        if file is None:
            return []
        found.append(Picture(file, said.get(name, localizer.say("alt-foot")) if found else ""))
    return found
