"""Laying a string in private: suggestions, stations and free points one after the other, preview, confirm."""

from __future__ import annotations

import discord

from cogs.core.client import acknowledge
from cogs.core.components import Pick, Row, on, one_of
from cogs.play.undo import final_note
from cogs.strings.desk import (
    asks,
    button,
    changes,
    confirm_button,
    confirms,
    editor,
    finish,
    opens,
    show_desk,
    zoom_button,
)
from cogs.strings.sketch import Desk, desk_for, ideas_of, judged, keep, laid_through
from cogs.strings.typed import path_text, read_stops
from cogs.strings.words import kind_name, signed, tile_name, verdict_lines
from cogs.tables.family import STRING_GAMES, played_in
from cogs.tables.service import Pressed
from engine.board.points import Path
from engine.core.refused import Refused
from engine.parts.strings import LayNone, LayString
from engine.strings.judge import visit_points
from engine.strings.laying import Stop
from engine.strings.nouns import STRINGS, Draft, String
from engine.strings.suggest import Idea, Next, nexts

PAGE = 23
"""Stations on one page of the select; the other options turn the page."""
BACK, ON = "page:-", "page:+"
BLUE, GRAY = discord.ButtonStyle.primary, discord.ButtonStyle.secondary


opens("lay", "lay")


@editor("lay")
async def open_strings(desk: Desk, first: str = "") -> None:
    """Show the string, and where it could go."""
    ideas = await ideas_of(desk, desk.sketch.string)
    draft = _draft(desk, () if desk.sketch.path else tuple(idea.path for idea in ideas))
    await show_desk(desk, [first, *text_lines(desk, has_ideas=bool(ideas))], rows_of(desk, ideas), draft)


def _draft(desk: Desk, paths: tuple[Path, ...] = ()) -> Draft:
    sketch, found = desk.sketch, judged(desk)
    return Draft(
        path=sketch.path,
        points=tuple(stop for stop in sketch.stops if not isinstance(stop, str)),
        paths=paths,
        verdict=found,
        faults=found.faults if found else (),
        left_length=desk.tabletop.measures.most(sketch.string) - (found.length if found else 0.0),
    )


def text_lines(desk: Desk, *, has_ideas: bool = True) -> list[str]:
    """Return the editor's text about the string."""
    localizer, sketch = desk.localizer, desk.sketch
    most = desk.tabletop.measures.most(sketch.string)
    lines = [f"### {localizer.say('string-title', string=sketch.string, mm=most)}"]
    if sketch.stops:
        lines.append(localizer.say("string-stops", stops=path_text(localizer, sketch.stops)))
    found = judged(desk)
    if found is not None:
        laid = LayString(desk.seat, sketch.string, sketch.path)
        final = "" if found.faults else final_note(localizer, desk.table, laid)
        return [*lines, *verdict_lines(localizer, found, desk.company, most), *([final] if final else [])]
    begin = "string-begin" if has_ideas else "string-begin-alone"
    return [*lines, localizer.say("string-next" if sketch.stops else begin)]


def rows_of(desk: Desk, ideas: list[Idea]) -> list[Row]:
    """Return the editor's selects and buttons."""
    say, sketch, found = desk.localizer.say, desk.sketch, judged(desk)
    rows: list[Row] = []
    if ideas:
        drafts = Row()
        for number, idea in enumerate(ideas):
            label = say("button-idea", number=number + 1, points=signed(idea.points))
            style = BLUE if sketch.path == idea.path else GRAY
            drafts.add_item(button(desk, "idea", label, arg=f"{sketch.string}~{number}", style=style))
        rows.append(drafts)
    kinds = Row()
    for string in STRINGS:
        label = say("button-string", string=string, count=desk.left.get(string, 0))
        style = BLUE if string == sketch.string else GRAY
        kinds.add_item(button(desk, "kind", label, arg=string, style=style, disabled=string not in desk.left))
    rows.append(kinds.add_item(button(desk, "giveup", say("button-give-up"))))
    options = stop_options(desk)
    if options:
        place = say("pick-stop" if sketch.stops else "pick-start")
        rows.append(Row(Pick(desk.table.id, desk.table.step, "pickstop", options, placeholder=place)))
    typed = button(desk, "typepath", say("button-type-path"))
    undo = button(desk, "undo", say("button-undo"), disabled=not sketch.stops)
    wipe = button(desk, "wipe", say("button-wipe"), disabled=not sketch.stops and not sketch.path)
    confirm = confirm_button(desk, "layit", ready=found is not None and not found.faults)
    return [*rows, Row(typed, undo, wipe), Row(confirm, zoom_button(desk))]


def stop_options(desk: Desk) -> list[discord.SelectOption]:
    """Return a page of the next stations (or first ones), those in reach first."""
    localizer, sketch = desk.localizer, desk.sketch
    found = nexts(desk.tabletop, desk.company, sketch.string, sketch.stops)
    pages = max(1, -(-len(found) // PAGE))
    page = min(sketch.page, pages - 1)
    options = [_stop_option(desk, one) for one in found[page * PAGE : (page + 1) * PAGE]]
    for value, there, key in ((BACK, page > 0, "page-back"), (ON, page < pages - 1, "page-on")):
        if there:
            options.append(discord.SelectOption(label=localizer.say(key), value=value))
    return options


def _stop_option(desk: Desk, one: Next) -> discord.SelectOption:
    localizer, table = desk.localizer, desk.tabletop
    tile = table.tile(one.tile)
    assert tile is not None
    kind = table.kind(tile.kind)
    worth = 0 if one.tile in table.reached(desk.company) else visit_points(table, tile, desk.company)
    worth = kind.own if kind.repeat else worth
    facts = {"tile": tile_name(localizer, one.tile), "kind": kind_name(localizer, tile.kind), "points": signed(worth)}
    label = localizer.say("stop-option", **facts) if desk.sketch.stops else f"{facts['tile']} · {facts['kind']}"
    details = localizer.say("stop-away", mm=one.away, against=one.against or "none") if desk.sketch.stops else None
    return discord.SelectOption(label=label, value=one.tile, description=details)


def string_of(kind: str | None) -> String:
    """Return the string of that name; a short one for any other text."""
    return "long" if kind == "long" else "short"


async def with_stops(desk: Desk, stops: tuple[Stop, ...]) -> Desk:
    """Store a path through these stops: the suggestion with exactly these stops, or a new curve."""
    string = desk.sketch.string
    ideas = await ideas_of(desk, string) if len(stops) > 1 else []
    known = next((idea.path for idea in ideas if idea.stations == stops), None)
    path = known or await laid_through(desk, string, stops)
    return await keep(desk, stops=stops, path=path, page=0)


@changes("kind", "lay")
async def choose_string(desk: Desk, kind: str) -> Desk:
    """Switch to another string: the stops stay, and the curve is laid again for its length."""
    string = string_of(kind)
    if string not in desk.left or string == desk.sketch.string:
        return desk
    desk = await keep(desk, string=string)
    return await with_stops(desk, desk.sketch.stops)


@changes("idea", "lay")
async def take_idea(desk: Desk, arg: str) -> Desk:
    """Take a suggested string."""
    kind, _, number = arg.partition("~")
    idea = one_of(await ideas_of(desk, string_of(kind)), number)
    return await keep(desk, string=string_of(kind), path=idea.path, stops=idea.stations, page=0)


@changes("pickstop", "lay")
async def pick_stop(desk: Desk, stop: str) -> Desk:
    """Add a station, or turn the page of stations."""
    if stop in (BACK, ON):
        return await keep(desk, page=max(0, desk.sketch.page + (1 if stop == ON else -1)))
    return desk if desk.tabletop.tile(stop) is None else await with_stops(desk, (*desk.sketch.stops, stop))


@changes("undo", "lay")
async def undo_stop(desk: Desk, _: str) -> Desk:
    """Remove the last stop."""
    return await with_stops(desk, desk.sketch.stops[:-1])


@changes("wipe", "lay")
async def wipe(desk: Desk, _: str) -> Desk:
    """Remove all stops."""
    return await with_stops(desk, ())


@asks("typepath", "lay", "setpath")
def path_window(desk: Desk) -> tuple[str, str, str, str]:
    """Return the modal for typing a path."""
    say, stops = desk.localizer.say, path_text(desk.localizer, desk.sketch.stops)
    return say("path-title"), say("path-label"), say("path-hint"), stops


@changes("setpath", "lay")
async def with_typed(desk: Desk, text: str) -> Desk:
    """Return the desk with the typed stops.

    Raises: Refused with the codes of `read_stops`, or `tile_named_twice`; the stops before it are kept.
    """
    stops, refused = read_stops(desk.localizer, desk.tabletop, text)
    again = next(((at, stop) for at, stop in enumerate(stops) if isinstance(stop, str) and stop in stops[:at]), None)
    if again is not None:  # the curve may well come there once, and would be another than the one that was typed
        at, tile = again
        stops, refused = stops[:at], Refused("tile_named_twice", tile=tile)
    if refused is None:
        return await with_stops(desk, stops)
    if stops:
        await with_stops(desk, stops)
    raise Refused(refused.code, **(refused.facts | {"kept": bool(stops)}))


@confirms("layit", "lay")
async def lay_it(desk: Desk) -> None:
    """Play the string exactly as it was shown."""
    await finish(desk, LayString(desk.seat, desk.sketch.string, desk.sketch.path))


# Laying nothing


async def open_giving_up(desk: Desk) -> None:
    """Ask again which string to give up, since it scores nothing and doesn't come back."""
    say, row = desk.localizer.say, Row()
    for string, count in desk.left.items():
        label = say("button-give-it", string=string, count=count)
        row.add_item(button(desk, "confirm-giving-up", label, arg=string, style=discord.ButtonStyle.danger))
    row.add_item(button(desk, "continue", say("button-back")))
    final = final_note(desk.localizer, desk.table, LayNone(desk.seat, next(iter(desk.left))))
    await show_desk(desk, [say("give-up-sure"), final], [row], _draft(desk))


@on("giveup", plays=played_in(STRING_GAMES))
async def press_give_up(press: Pressed) -> None:
    """Ask which string to give up."""
    await acknowledge(press.interaction)
    await open_giving_up(await desk_for(press.interaction, "lay", press.game, press.step))


@changes("continue", "lay")
async def go_on(desk: Desk, _: str) -> Desk:
    """Return to the editor."""
    return desk


@on("confirm-giving-up", plays=played_in(STRING_GAMES))
async def press_give_it(press: Pressed) -> None:
    """Give up the string of the button."""
    await acknowledge(press.interaction)
    desk = await desk_for(press.interaction, "lay", press.game, press.step)
    await finish(desk, LayNone(desk.seat, string_of(press.arg)))
