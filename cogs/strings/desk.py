"""What the private editors share: presses that change a sketch, its page with a picture, and text modals."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

import discord
from discord import ui

from cogs.core.client import acknowledge, open_modal
from cogs.core.components import GRAY, GREEN, Panel, Pick, Row, custom_id, gallery, on, wait, window
from cogs.core.components import Press as Button
from cogs.core.registry import Registry
from cogs.play.moves import show_played, turn_page
from cogs.play.pictures import drawn_file
from cogs.strings.panels import box_round
from cogs.strings.sketch import STEPS, Desk, Task, commit, desk_for, keep
from cogs.tables.family import STRING_GAMES, played_in
from cogs.tables.service import Pressed
from cogs.tables.settings import preferences_here
from cogs.text.catalogue import shorten
from engine.core.action import Action
from engine.core.refused import Refused
from engine.strings.nouns import Draft
from renderer.strings.table import render_table

PREVIEW = "preview.png"
MOST_TEXT = 3000
MOST_TYPED = 400
ARROWS = {"left": ("⬅️", -1, 0), "up": ("⬆️", 0, -1), "down": ("⬇️", 0, 1), "right": ("➡️", 1, 0)}
TURNS = {"-15": "↺ 15°", "-5": "↺ 5°", "5": "↻ 5°", "15": "↻ 15°"}

Editor = Callable[[Desk, str], Awaitable[None]]
editor: Registry[Editor] = Registry("the editor of")
"""Names the task whose page a function shows; what it gets beside the desk is said first."""
Change = Callable[[Desk, str], Awaitable[Desk]]
"""Makes another sketch of a desk, of the choice or the argument of a press; "" where it has none."""
Play = Callable[[Desk], Awaitable[None]]
Window = Callable[[Desk], tuple[str, str, str, str]]
"""Returns a modal's title, the label and the hint of its field, and the text in it."""

# Presses


async def show_editor(desk: Desk, first: str = "") -> None:
    """Show the page of the desk's task, with the text `first` on top."""
    await editor[desk.task](desk, first)


async def _desk_of(press: Pressed, task: Task) -> Desk:
    return await desk_for(press.interaction, task, press.game, press.step)


def opens(verb: str, task: Task) -> None:
    """Register a press that opens the task's page as a new private message."""

    async def answer(press: Pressed) -> None:
        await wait(press)
        await show_editor(await _desk_of(press, task))

    on.add(verb, answer, played_in(STRING_GAMES))


def changes(verb: str, task: Task) -> Callable[[Change], Change]:
    """Register a function that changes the sketch on a press; the page is updated in place."""

    def register(change: Change) -> Change:
        async def answer(press: Pressed) -> None:
            await acknowledge(press.interaction)
            chosen = press.value if press.values else press.arg or ""
            await show_editor(await change(await _desk_of(press, task), chosen))

        on.add(verb, answer, played_in(STRING_GAMES))
        return change

    return register


def confirms(verb: str, task: Task) -> Callable[[Play], Play]:
    """Register a function that plays the sketch, unless it was changed in another message since the page was shown."""

    def register(play: Play) -> Play:
        async def answer(press: Pressed) -> None:
            await acknowledge(press.interaction)
            desk = await _desk_of(press, task)
            if press.arg == desk.sketch.mark:
                await play(desk)
            else:
                await show_editor(desk, desk.localizer.say("sketch-changed"))

        on.add(verb, answer, played_in(STRING_GAMES))
        return play

    return register


def asks(verb: str, task: Task, answer_verb: str) -> Callable[[Window], Window]:
    """Register a function that returns the modal of a press; the typed text arrives under the other verb."""

    def register(texts: Window) -> Window:
        async def answer(press: Pressed) -> None:
            desk = await _desk_of(press, task)
            title, label, hint, value = texts(desk)
            made_for = custom_id(desk.table.id, desk.table.step, answer_verb)
            field: ui.TextInput[Any] = ui.TextInput(
                custom_id="text",
                style=discord.TextStyle.paragraph,
                default=value[:MOST_TYPED] or None,
                max_length=MOST_TYPED,
                required=True,
            )
            await open_modal(press.interaction, window(title, made_for, label, hint, field))

        on.add(verb, answer, played_in(STRING_GAMES))
        return texts

    return register


@changes("shiftby", "line")
@changes("nudgeby", "place")
async def next_step(desk: Desk, _: str) -> Desk:
    """Switch to the next step size of the arrows, cyclically."""
    step = desk.sketch.step
    return await keep(desk, step=STEPS[(STEPS.index(step) + 1) % len(STEPS)] if step in STEPS else STEPS[0])


@on("zoom", plays=played_in(STRING_GAMES))
async def press_zoom(press: Pressed) -> None:
    """Toggle the zoom of the editor that the button names."""
    await acknowledge(press.interaction)
    desk = await _desk_of(press, "lay" if press.arg == "lay" else "place")
    await show_editor(await keep(desk, close=not desk.sketch.close))


# Pages


async def show_desk(desk: Desk, lines: Iterable[str], rows: Sequence[Row], draft: Draft) -> None:
    """Show the sketch as text, as a picture, and with the buttons of its editor."""
    text, file = shorten("\n".join(filter(None, lines)), MOST_TEXT), None
    items: list[ui.Item[Any]] = [ui.TextDisplay(text)]
    wanted, theme = await preferences_here(desk.interaction)
    if wanted:
        words, lang = desk.localizer.words, desk.localizer.lang
        path = draft.tile.corners if draft.tile is not None else draft.path
        render = partial(render_table, draft=draft, focus=box_round(path) if desk.sketch.close and path else None)
        file = await drawn_file(render, PREVIEW, words, lang, desk.table, desk.seat, theme=theme)
    if file is not None:
        items.append(gallery(PREVIEW, text))
    await turn_page(desk.interaction, Panel(*items, *rows), file)


async def finish(desk: Desk, action: Action) -> None:
    """Play the action and show its result, with what the seat does next."""
    await show_played(desk.interaction, await commit(desk, action))


def button(
    desk: Desk,
    verb: str,
    label: str,
    *,
    arg: str | None = None,
    style: discord.ButtonStyle = GRAY,
    disabled: bool = False,
) -> Button:
    """Return a button of this desk's table and step."""
    return Button(desk.table.id, desk.table.step, verb, label, arg=arg, style=style, disabled=disabled)


def pick_row(desk: Desk, verb: str, labels: Mapping[str, str], chosen: str, placeholder: str | None = None) -> Row:
    """Return a select of the labels, by value, with the current one selected."""
    options = [
        discord.SelectOption(label=label, value=value, default=value == chosen) for value, label in labels.items()
    ]
    return Row(Pick(desk.table.id, desk.table.step, verb, options, placeholder=placeholder))


def arrow_row(desk: Desk, verb: str, *, disabled: bool = False) -> Row:
    """Return four arrows and their step size."""
    arrows = [button(desk, verb, sign, arg=name, disabled=disabled) for name, (sign, _, _) in ARROWS.items()]
    label = desk.localizer.say("button-step", mm=desk.sketch.step // 10)
    return Row(*arrows, button(desk, f"{verb}by", label, disabled=disabled))


def moved_by(desk: Desk, arrow: str) -> tuple[int, int]:
    """Return what an arrow moves by, to the right and down, in 0.1 mm.

    Raises: Refused `table_moved_on` for an arrow that there isn't.
    """
    if arrow not in ARROWS:
        raise Refused("table_moved_on")
    _, right, down = ARROWS[arrow]
    return right * desk.sketch.step, down * desk.sketch.step


def turn_row(desk: Desk, verb: str, *, disabled: bool = False) -> Row:
    """Return the buttons that turn the sketch."""
    return Row(*(button(desk, verb, label, arg=arg, disabled=disabled) for arg, label in TURNS.items()))


def confirm_button(desk: Desk, verb: str, *, ready: bool) -> Button:
    """Return the button that plays exactly the sketch shown beside it."""
    label = desk.localizer.say("button-confirm")
    return button(desk, verb, label, arg=desk.sketch.mark, style=GREEN, disabled=not ready)


def zoom_button(desk: Desk) -> Button:
    """Return the button that zooms in on the sketch, or back to the whole table, for small screens."""
    label = desk.localizer.say("button-zoom", now="close" if desk.sketch.close else "whole")
    return button(desk, "zoom", label, arg=desk.task)
