"""The commands of a table of strings: place, lay, and river, mountains, border, corner for its set-up."""

from __future__ import annotations

import contextlib

from discord import app_commands
from discord.ext import commands

from cogs.core.client import Choices, command
from cogs.play.options import fits, fits_name, folded, plain
from cogs.strings.desk import MOST_TYPED, show_editor
from cogs.strings.setup_editor import choose, line_at
from cogs.strings.sketch import Desk, Task, desk_for, ideas_of, keep, spots_of, tile_faults
from cogs.strings.string_editor import choose_string, lay_it, open_giving_up, string_of, with_typed
from cogs.strings.tile_editor import at_text, place_it
from cogs.strings.typed import is_none, path_text, read_corner, read_point, read_stop
from cogs.strings.words import corner_label, kind_name, signed
from cogs.tables.family import STRING_GAMES, played_in
from cogs.tables.service import Interaction
from cogs.text.catalogue import english
from data.key_family import KeyFamily
from engine.core.refused import Refused
from engine.strings.nouns import STRINGS
from engine.strings.places import place_text

STRING_KEYS = KeyFamily("choice-{}", STRINGS)

Path = app_commands.Range[str, 1, MOST_TYPED]

_STRINGS = [
    app_commands.Choice(
        name=app_commands.locale_str(english(STRING_KEYS(string)), key=STRING_KEYS(string)), value=string
    )
    for string in STRINGS
]


class StringTable(commands.Cog):
    """Each command reads what was typed and opens the editor, or plays at once if that is legal and wanted."""

    plays = staticmethod(played_in(STRING_GAMES))

    @app_commands.guild_only()
    @command()
    async def place(
        self,
        interaction: Interaction,
        at: str | None = None,
        turn: app_commands.Range[int, 0, 89] | None = None,
        tile: str | None = None,
        now: bool = False,
    ) -> None:
        """Open the tile editor with what was typed; with `now`, place the tile at once if legal."""
        desk = await desk_for(interaction, "place")
        desk = await _with_kind(desk, tile)
        if at is None:
            await show_editor(desk)
            return
        table = desk.tabletop
        named = isinstance(read_stop(desk.localizer, table, at), str)
        place = place_text(read_point(desk.localizer, table, at))
        chosen = next((spot for spot in await spots_of(desk) if place_text(spot[0]) == place), None)
        desk = await at_text(desk, at)
        if turn is not None or (chosen is not None and not named):
            desk = await keep(desk, turn=turn if turn is not None else chosen[1] if chosen else 0)
        meant = tile is not None or len(set(desk.drawn)) == 1
        if now and meant and not named and not tile_faults(desk):
            await place_it(desk)
            return
        await show_editor(desk)

    @app_commands.guild_only()
    @command()
    @app_commands.choices(string=_STRINGS)
    async def lay(
        self, interaction: Interaction, string: str | None = None, path: Path | None = None, now: bool = False
    ) -> None:
        """Open the string editor with what was typed; with `now`, lay the string at once if legal.

        Raises: Refused `no_such_string_left`, or for a path that can't be read.
        """
        desk = await desk_for(interaction, "lay")
        if string is not None and string != desk.sketch.string:
            if string not in desk.left:
                raise Refused("no_such_string_left", string=string, company=desk.company)
            desk = await choose_string(desk, string)
        if path is not None and is_none(desk.localizer, path):
            await open_giving_up(desk)
            return
        if path is not None:
            desk = await with_typed(desk, path)
        if now and path is not None and len(desk.sketch.path) > 1:
            await lay_it(desk)
            return
        await show_editor(desk)

    # Set-up

    @app_commands.guild_only()
    @command()
    async def river(self, interaction: Interaction, path: Path | None = None) -> None:
        """Open the editor of the river."""
        await _line(interaction, "river", path)

    @app_commands.guild_only()
    @command()
    async def mountains(self, interaction: Interaction, path: Path | None = None) -> None:
        """Open the editor of the mountains."""
        await _line(interaction, "mountains", path)

    @app_commands.guild_only()
    @command()
    async def border(self, interaction: Interaction, path: Path | None = None) -> None:
        """Open the editor of the border."""
        await _line(interaction, "border", path)

    @app_commands.guild_only()
    @command()
    async def corner(self, interaction: Interaction, corner: str) -> None:
        """Choose the corner that was typed."""
        desk = await desk_for(interaction, "corner")
        await choose(desk, read_corner(desk.localizer, desk.setup, corner))

    # Autocomplete: what would be accepted of this very seat

    @place.autocomplete("at")
    async def offer_spots(self, interaction: Interaction, typed: str) -> Choices:
        """Offer spots for the tile, near the place that is typed."""
        desk = await _asker(interaction, "place")
        if desk is None:
            return []
        near = None
        with contextlib.suppress(Refused):
            near = read_point(desk.localizer, desk.tabletop, typed) if typed.strip() else None
        spots = await spots_of(desk, near) if near else await spots_of(desk)
        # A place is typed without a turn, so those where the tile need not be turned come first.
        names = [place_text(at) for at, _ in sorted(spots, key=lambda spot: spot[1] != 0)]
        shown = [name for name in names if near or plain(name).startswith(plain(typed).strip())] or names
        return [app_commands.Choice(name=name, value=name) for name in dict.fromkeys(shown)]

    @place.autocomplete("tile")
    async def offer_tiles(self, interaction: Interaction, typed: str) -> Choices:
        """Offer the tiles to be placed."""
        desk = await _asker(interaction, "place")
        kinds = {kind: kind_name(desk.localizer, kind) for kind in desk.drawn} if desk else {}
        return [app_commands.Choice(name=name, value=kind) for kind, name in kinds.items()]

    @lay.autocomplete("path")
    async def offer_paths(self, interaction: Interaction, typed: str) -> Choices:
        """Offer suggestions for the chosen string; what is typed already stays."""
        desk = await _asker(interaction, "lay")
        if desk is None:
            return []
        string = string_of(str(interaction.namespace.string or desk.sketch.string))
        if string not in desk.left:
            return []
        found = []
        for idea in await ideas_of(desk, string):
            text = path_text(desk.localizer, idea.stations)
            label = f"{text} ({signed(idea.points)})"
            if plain(text).startswith(plain(typed).strip()):
                found.append(app_commands.Choice(name=label, value=text))
        return found

    @corner.autocomplete("corner")
    async def offer_corners(self, interaction: Interaction, typed: str) -> Choices:
        """Offer the free corners."""
        desk = await _asker(interaction, "corner")
        if desk is None:
            return []
        setup = desk.setup
        names = {
            corner: corner_label(desk.localizer, setup.marks, corner)
            for corner in range(len(setup.marks))
            if corner not in setup.corners
        }
        return [
            app_commands.Choice(name=name, value=str(corner + 1))
            for corner, name in names.items()
            if fits_name(typed, name) or typed.strip() == str(corner + 1)
        ]


async def _asker(interaction: Interaction, task: Task) -> Desk | None:
    """Return the desk of the person who types, or None if it isn't their turn to do that."""
    try:
        return await desk_for(interaction, task)
    except Refused:
        return None


async def _with_kind(desk: Desk, typed: str | None) -> Desk:
    """Return the desk with the tile that was named, if one was.

    Raises: Refused `tile_not_drawn`.
    """
    if typed is None:
        return desk
    words = folded(typed)
    names = {kind: folded(kind_name(desk.localizer, kind)) for kind in desk.drawn}
    found = next((kind for kind, name in names.items() if typed == kind or (words and fits(words, name))), None)
    if found is None:
        raise Refused("tile_not_drawn", kind=typed[:40], drawn=desk.drawn)
    return await keep(desk, kind=found)


async def _line(interaction: Interaction, owed: str, path: str | None) -> None:
    """Open the editor of a line, with the typed one if there is one."""
    desk = await desk_for(interaction, "line")
    if desk.setup.owed != owed:
        raise Refused("other_task", owed=str(desk.setup.owed))
    await show_editor(desk if path is None else await line_at(desk, path))
