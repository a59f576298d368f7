"""What the private editors share: showing a sketch with its picture, in place, and asking for text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.core.components import GRAY, GREEN, Panel, custom_id, gallery
from cogs.core.components import Press as Button
from cogs.play.moves import Played, outcome
from cogs.strings.pictures import PREVIEW, preview_file
from cogs.strings.sketch import STEPS, Desk, Task, desk_for, preview_draft
from cogs.tables.services import Pressed
from cogs.tables.settings import explain_rate_limit, preferences_here
from cogs.text.catalogue import shorten
from engine.strings.nouns import Point
from engine.strings.suggest import Idea

Row = ui.ActionRow[Any]
MOST_TOLD = 3000
MOST_TYPED = 400
ARROWS = {"left": ("⬅️", -1, 0), "up": ("⬆️", 0, -1), "down": ("⬇️", 0, 1), "right": ("➡️", 1, 0)}
TURNS = {"-15": "↺ 15°", "-5": "↺ 5°", "5": "↻ 5°", "15": "↻ 15°"}


async def wait(press: Pressed, *, anew: bool = False) -> None:
    """Acknowledges at once: with a new private message to come, or with a change of the one that was pressed in."""
    if anew:
        await press.interaction.response.defer(ephemeral=True, thinking=True)
    else:
        await press.interaction.response.defer()


async def desk_of(press: Pressed, task: Task) -> Desk:
    return await desk_for(press.interaction, task, press.game, press.step)


async def show_desk(
    desk: Desk,
    told: Sequence[str],
    rows: Sequence[Row],
    *,
    anew: bool,
    spots: list[tuple[Point, int]] | None = None,
    ideas: list[Idea] | None = None,
) -> None:
    """The sketch in words, drawn, and with the buttons of its editor; as a new private message or in place."""
    localizer, interaction = desk.localizer, desk.interaction
    words, lang = localizer.words, localizer.lang
    draft = preview_draft(desk, spots or [], ideas or [])
    wanted, theme = await preferences_here(interaction)
    file = None
    if wanted:
        file = await preview_file(words, lang, desk.table, desk.seat, draft, close=desk.sketch.close, theme=theme)
    text = shorten("\n".join(told), MOST_TOLD)
    items: list[ui.Item[Any]] = [ui.TextDisplay(text)]
    if file is not None:
        items.append(gallery(PREVIEW, text))
    panel = Panel(*items, *rows)
    await explain_rate_limit(interaction, panel)
    files = [file] if file is not None else []
    if anew:
        await interaction.followup.send(view=panel, files=files, ephemeral=True)
    else:
        await interaction.edit_original_response(view=panel, attachments=files)


async def finish(desk: Desk, played: Played, *, anew: bool) -> None:
    """What came of it, with nothing left to press."""
    text = await outcome(desk.interaction, played)
    if anew:
        await desk.interaction.followup.send(text, ephemeral=True)
    else:
        panel = Panel(ui.TextDisplay(text))
        await desk.interaction.edit_original_response(view=panel, attachments=[])


def button(
    desk: Desk,
    verb: str,
    label: str,
    *,
    arg: str | None = None,
    style: discord.ButtonStyle = GRAY,
    disabled: bool = False,
) -> Button:
    """A button of this desk's table and step."""
    return Button(desk.table.id, desk.table.step, verb, shorten(label, 80), arg=arg, style=style, disabled=disabled)


def arrow_row(desk: Desk, verb: str, *, disabled: bool = False) -> Row:
    """Four arrows and what they move by."""
    arrows = [button(desk, verb, sign, arg=name, disabled=disabled) for name, (sign, _, _) in ARROWS.items()]
    label = desk.localizer.say("button-step", mm=desk.sketch.step // 10)
    return Row(*arrows, button(desk, f"{verb}by", label, disabled=disabled))


def turn_buttons(desk: Desk, verb: str, *, disabled: bool = False) -> list[Button]:
    return [button(desk, verb, label, arg=arg, disabled=disabled) for arg, label in TURNS.items()]


def confirm_button(desk: Desk, verb: str, *, ready: bool) -> Button:
    """Confirms the sketch that is shown beside it and no other."""
    label = desk.localizer.say("button-confirm")
    return button(desk, verb, label, arg=desk.sketch.mark, style=GREEN, disabled=not ready)


def is_another(press: Pressed, desk: Desk) -> bool:
    """Whether the sketch was changed in another message since the one that was pressed in was shown."""
    return press.arg != desk.sketch.mark


def zoom_button(desk: Desk) -> Button:
    """Nearer to the sketch, or back to the whole table: for small screens."""
    label = desk.localizer.say("button-zoom", now="close" if desk.sketch.close else "whole")
    return button(desk, "zoom", label, arg=desk.task)


def moved_by(desk: Desk, arrow: str | None) -> tuple[int, int]:
    _, right, down = ARROWS[arrow or "up"]
    return right * desk.sketch.step, down * desk.sketch.step


def next_step(step: int) -> int:
    """The next of the steps that an arrow moves by, round and round."""
    return STEPS[(STEPS.index(step) + 1) % len(STEPS)] if step in STEPS else STEPS[0]


async def ask_text(desk: Desk, verb: str, title: str, label: str, hint: str, value: str) -> None:
    """Opens a window with one line of text, which comes back under the verb. Nothing may come before it."""
    modal = ui.Modal(title=shorten(title, 45), timeout=900, custom_id=custom_id(desk.table.id, desk.table.step, verb))
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id="text",
        style=discord.TextStyle.paragraph,
        default=value[:MOST_TYPED] or None,
        max_length=MOST_TYPED,
        required=True,
    )
    modal.add_item(ui.Label(text=shorten(label, 45), description=shorten(hint, 100), component=field))
    await desk.interaction.response.send_modal(modal)
