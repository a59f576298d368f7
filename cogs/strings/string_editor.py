"""Laying a string in private: suggestions, stations and free points one after the other, preview, then confirm."""

from __future__ import annotations

import discord

from cogs.core.components import Pick, on
from cogs.play.undo import final_note
from cogs.strings.desk import (
    Row,
    ask_text,
    button,
    confirm_button,
    desk_of,
    finish,
    is_another,
    show_desk,
    wait,
    zoom_button,
)
from cogs.strings.sketch import Desk, Stop, commit, ideas_of, judged, keep, laid_through
from cogs.strings.typed import path_text, read_stops
from cogs.strings.words import kind_name, signed, tile_name, verdict_told
from cogs.tables.services import Pressed
from cogs.text.catalogue import shorten
from engine.core.refused import Refused
from engine.parts.strings import LayNone, LayString
from engine.strings.judge import visit_points
from engine.strings.nouns import STRINGS, String
from engine.strings.suggest import Idea, Next, nexts

PAGE = 23
"""Stations on one page of the select; the other options turn the page."""
BACK, ON = "page:-", "page:+"
BLUE, GRAY = discord.ButtonStyle.primary, discord.ButtonStyle.secondary


async def open_strings(desk: Desk, *, anew: bool, first: str = "") -> None:
    """The editor of a string: `first` is said before anything else."""
    ideas = await ideas_of(desk, desk.sketch.string)
    told = [first] if first else []
    await show_desk(desk, [*told, *told_of(desk, has_ideas=bool(ideas))], rows_of(desk, ideas), anew=anew, ideas=ideas)


def told_of(desk: Desk, *, has_ideas: bool = True) -> list[str]:
    """What the editor tells of the string in hand."""
    localizer, sketch = desk.localizer, desk.sketch
    most = desk.tabletop.measures.most(sketch.string)
    told = [f"### {localizer.say('string-title', string=sketch.string, mm=most)}"]
    if sketch.stops:
        told.append(localizer.say("string-stops", stops=path_text(localizer, sketch.stops)))
    found = judged(desk)
    if found is not None:
        final = "" if found.faults else _final(desk, LayString(desk.seat, sketch.string, sketch.path))
        return [*told, *verdict_told(localizer, found, desk.company, most), *([final] if final else [])]
    begin = "string-begin" if has_ideas else "string-begin-alone"
    return [*told, localizer.say("string-next" if sketch.stops else begin)]


def _final(desk: Desk, action: LayString | LayNone) -> str:
    """Says that it cannot be taken back, where the next turn brings out a tile."""
    return final_note(desk.localizer, desk.table, action)


def rows_of(desk: Desk, ideas: list[Idea]) -> list[Row]:
    """What there is to choose and to press."""
    localizer, sketch = desk.localizer, desk.sketch
    found = judged(desk)
    rows: list[Row] = []
    if ideas:
        rows.append(
            Row(
                *(
                    button(
                        desk,
                        "idea",
                        localizer.say("button-idea", number=number + 1, points=signed(idea.points)),
                        arg=f"{sketch.string}~{number}",
                        style=BLUE if sketch.path == idea.path else GRAY,
                    )
                    for number, idea in enumerate(ideas)
                )
            )
        )
    left = desk.left
    kinds = [
        button(
            desk,
            "kind",
            localizer.say("button-string", string=string, count=left.get(string, 0)),
            arg=string,
            style=BLUE if string == sketch.string else GRAY,
            disabled=string not in left,
        )
        for string in STRINGS
    ]
    rows.append(Row(*kinds, button(desk, "giveup", localizer.say("button-give-up"))))
    options = stop_options(desk)
    if options:
        place = "pick-stop" if sketch.stops else "pick-start"
        rows.append(Row(Pick(desk.table.id, desk.table.step, "pickstop", options, placeholder=localizer.say(place))))
    empty = not sketch.stops and not sketch.path
    rows.append(
        Row(
            button(desk, "typepath", localizer.say("button-type-path")),
            button(desk, "undo", localizer.say("button-undo"), disabled=not sketch.stops),
            button(desk, "wipe", localizer.say("button-wipe"), disabled=empty),
        )
    )
    rows.append(Row(confirm_button(desk, "layit", ready=found is not None and not found.faults), zoom_button(desk)))
    return rows


def stop_options(desk: Desk) -> list[discord.SelectOption]:
    """The stations to go on to (or to begin at), those in reach first, a page of them."""
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
    told = localizer.say("stop-away", mm=one.away, against=one.against or "none") if desk.sketch.stops else None
    return discord.SelectOption(label=shorten(label), value=one.tile, description=told and shorten(told))


async def with_stops(desk: Desk, stops: tuple[Stop, ...]) -> Desk:
    """The sketch through these stops: as it is suggested for just them, or laid anew."""
    string = desk.sketch.string
    ideas = await ideas_of(desk, string) if len(stops) > 1 else []
    known = next((idea.path for idea in ideas if idea.stations == stops), None)
    path = known or await laid_through(desk, string, stops)
    return await keep(desk, stops=stops, path=path, page=0)


@on("lay")
async def press_lay(press: Pressed) -> None:
    await wait(press, anew=True)
    await open_strings(await desk_of(press, "lay"), anew=True)


@on("kind")
async def press_kind(press: Pressed) -> None:
    """Another string: the stops stay, and the curve is laid as that string has room."""
    await wait(press)
    desk = await desk_of(press, "lay")
    string: String = "long" if press.arg == "long" else "short"
    if string in desk.left and string != desk.sketch.string:
        desk = await keep(desk, string=string)
        desk = await with_stops(desk, desk.sketch.stops)
    await open_strings(desk, anew=False)


@on("idea")
async def press_idea(press: Pressed) -> None:
    await wait(press)
    desk = await desk_of(press, "lay")
    word, _, number = (press.arg or "").partition("~")
    string: String = "long" if word == "long" else "short"
    idea = (await ideas_of(desk, string))[int(number)]
    desk = await keep(desk, string=string, path=idea.path, stops=idea.stations, page=0)
    await open_strings(desk, anew=False)


@on("pickstop")
async def pick_stop(press: Pressed) -> None:
    await wait(press)
    desk = await desk_of(press, "lay")
    value = press.values[0]
    if value in (BACK, ON):
        desk = await keep(desk, page=max(0, desk.sketch.page + (1 if value == ON else -1)))
    elif desk.tabletop.tile(value) is not None:
        desk = await with_stops(desk, (*desk.sketch.stops, value))
    await open_strings(desk, anew=False)


@on("undo")
async def press_undo(press: Pressed) -> None:
    await wait(press)
    desk = await desk_of(press, "lay")
    await open_strings(await with_stops(desk, desk.sketch.stops[:-1]), anew=False)


@on("wipe")
async def press_wipe(press: Pressed) -> None:
    await wait(press)
    await open_strings(await with_stops(await desk_of(press, "lay"), ()), anew=False)


@on("typepath")
async def ask_path(press: Pressed) -> None:
    desk = await desk_of(press, "lay")
    say, stops = desk.localizer.say, path_text(desk.localizer, desk.sketch.stops)
    await ask_text(desk, "setpath", say("path-title"), say("path-label"), say("path-hint"), stops)


@on("setpath")
async def set_path(press: Pressed) -> None:
    await wait(press)
    desk = await desk_of(press, "lay")
    await open_strings(await with_typed(desk, press.values[0] if press.values else ""), anew=False)


async def with_typed(desk: Desk, text: str) -> Desk:
    """The desk with the stops that were typed.

    Raises Refused for what cannot be read, or names a tile again; the stops before it are kept.
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


@on("layit")
async def press_confirm(press: Pressed) -> None:
    await wait(press)
    desk = await desk_of(press, "lay")
    if is_another(press, desk):
        await open_strings(desk, anew=False, first=desk.localizer.say("sketch-changed"))
        return
    await lay_it(desk, anew=False)


async def lay_it(desk: Desk, *, anew: bool) -> None:
    """Plays the string just as it was shown."""
    await finish(desk, await commit(desk, LayString(desk.seat, desk.sketch.string, desk.sketch.path)), anew=anew)


# Laying nothing


async def open_giving_up(desk: Desk, *, anew: bool) -> None:
    """Which string is given up: asked once more, for it scores nothing and never comes back."""
    localizer = desk.localizer
    buttons = [
        button(
            desk,
            "confirm-giving-up",
            localizer.say("button-give-it", string=string, count=count),
            arg=string,
            style=discord.ButtonStyle.danger,
        )
        for string, count in desk.left.items()
    ]
    back = button(desk, "continue", localizer.say("button-go-on"))
    final = _final(desk, LayNone(desk.seat, next(iter(desk.left))))
    told = [localizer.say("give-up-sure"), *([final] if final else [])]
    await show_desk(desk, told, [Row(*buttons, back)], anew=anew)


@on("giveup")
async def press_give_up(press: Pressed) -> None:
    await wait(press)
    await open_giving_up(await desk_of(press, "lay"), anew=False)


@on("continue")
async def press_go_on(press: Pressed) -> None:
    await wait(press)
    await open_strings(await desk_of(press, "lay"), anew=False)


@on("confirm-giving-up")
async def press_give_it(press: Pressed) -> None:
    await wait(press)
    desk = await desk_of(press, "lay")
    string: String = "long" if press.arg == "long" else "short"
    await finish(desk, await commit(desk, LayNone(desk.seat, string)), anew=False)
