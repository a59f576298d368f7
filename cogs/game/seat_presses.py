"""Presses about seats that change hands: leaving a running game, taking a seat, coming back."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from cogs.core.client import acknowledge, tell
from cogs.core.components import Panel, Press, latest, on
from cogs.core.scheduler import now
from cogs.play.moves import close_page, localizer_for, show_hand
from cogs.tables.computers import somebody_plays
from cogs.tables.notes import with_buttons
from cogs.tables.seats import come_back, give_to_computer, open_seat, take_seat
from cogs.tables.service import Interaction, Pressed
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from data.key_family import KeyFamily
from data.store.notes import Note, noted
from engine.core.action import Seat
from engine.core.refused import Refused

BUTTONS = KeyFamily("button-{}", ("leaveto", "leaveend"))

RECENT_STEPS = 30
"""The most steps that a newcomer's summary covers."""


# Leaving


async def ask_leaving(interaction: Interaction, game_id: int) -> bool:
    """Ask what happens to the asker's seat in a running game; return False if the game isn't running.

    Raises: Refused `not_seated` or `computer_plays`.
    """
    table = await interaction.client.tables.get(game_id)
    if table.status != "playing":
        return False
    seat = table.seat_of(interaction.user.id)
    if seat is None:
        raise Refused("not_seated")
    if table.seats[seat].computer is not None:
        raise Refused("computer_plays")
    localizer = await localizer_for(interaction, table)
    await tell(interaction, view=leaving_panel(localizer, table, seat))
    return True


def leaving_panel(localizer: Localizer, table: Table, seat: Seat) -> ui.LayoutView:
    """Return the question who plays on: the computer, or someone else. For the last person, the game ends."""
    alone = is_last(table, seat)
    first = ("leaveend", discord.ButtonStyle.danger) if alone else ("leaveto", discord.ButtonStyle.primary)
    buttons = [
        Press(table.id, table.step, first[0], localizer.say(BUTTONS(first[0])), style=first[1]),
        Press(table.id, table.step, "offerseat", localizer.say("button-offerseat")),
    ]
    if table.kind:
        return Panel(ui.TextDisplay(localizer.say("private-game-leave")), ui.ActionRow(buttons[0]))
    text = localizer.say("leave-alone" if alone else "leave-which")
    return Panel(ui.TextDisplay(text), ui.ActionRow(*buttons))


def is_last(table: Table, seat: Seat) -> bool:
    """Tell whether no other person plays."""
    return not somebody_plays([row for row in table.seats if row.seat != seat])


async def own_seat(press: Pressed) -> tuple[Table, Seat]:
    """Return the table of a press and the presser's seat, if the person plays it.

    Raises: Refused.
    """
    table = await press.interaction.client.tables.get(press.game)
    seat = table.seat_of(press.interaction.user.id)
    if seat is None:
        raise Refused("not_seated")
    if table.seats[seat].computer is not None:
        raise Refused("computer_plays")
    if table.status != "playing":
        raise Refused("no_running_game")
    return table, seat


@on("leaveto")
async def _leave_to_computer(press: Pressed) -> None:
    interaction = press.interaction
    await acknowledge(interaction)
    table, seat = await own_seat(press)
    if is_last(table, seat):  # the others have left since the question
        raise Refused("last_person")
    await give_to_computer(interaction.client, table, seat, by=seat)
    await close_page(interaction, (await localizer_for(interaction, table)).say("done-leave-to-computer"))


@on("offerseat")
async def _offer_seat(press: Pressed) -> None:
    interaction = press.interaction
    await acknowledge(interaction)
    table, seat = await own_seat(press)
    await open_seat(interaction.client, table, seat, agreed=True)
    await close_page(interaction, (await localizer_for(interaction, table)).say("done-offer-seat"))


@on("leaveend")
async def _leave_and_end(press: Pressed) -> None:
    """End the game when the last person leaves: computer players don't continue alone."""
    interaction, bot = press.interaction, press.interaction.client
    await acknowledge(interaction)
    async with bot.tables.lock(press.game):
        table, seat = await own_seat(press)
        if not is_last(table, seat):
            raise Refused("not_last_person")
        left = noted(table.id, now(), "game-left", {"seat": seat})
        await bot.store.set_game(table.id, status="cancelled", statements=left)
    bot.wake(table.id)
    await close_page(interaction, (await localizer_for(interaction, table)).say("done-leave"))


# Taking a seat, and coming back


@with_buttons("seat-open")
@with_buttons("seat-open-league")
@with_buttons("seat-open-closed")
def _open_row(localizer: Localizer, table: Table, note: Note) -> list[ui.ActionRow[Any]]:
    label = localizer.say("button-takeseat")
    arg = str(note.facts["seat"])
    return [ui.ActionRow(Press(table.id, table.step, "takeseat", label, arg=arg, style=discord.ButtonStyle.success))]


@with_buttons("seat-left")
@with_buttons("seat-computer")
def _back_row(localizer: Localizer, table: Table, note: Note) -> list[ui.ActionRow[Any]]:
    return [ui.ActionRow(Press(table.id, table.step, "comeback", localizer.say("button-comeback")))]


@on("takeseat")
async def _press_take(press: Pressed) -> None:
    interaction = press.interaction
    await acknowledge(interaction, thinking=True)
    arg = press.arg or ""
    table, seat = await take_seat(
        interaction.client, press.game, interaction.user, int(arg) if arg.isdecimal() else None
    )
    await greet(interaction, table, seat)


@on("comeback")
async def _press_back(press: Pressed) -> None:
    await acknowledge(press.interaction, thinking=True)
    await back(press.interaction, press.game)


async def back(interaction: Interaction, game_id: int) -> None:
    """Let the asker play their own seat again, and show its hand. The interaction must be deferred."""
    table, seat = await come_back(interaction.client, game_id, interaction.user)
    await greet(interaction, table, seat)


async def greet(interaction: Interaction, table: Table, seat: Seat) -> None:
    """Tell the new player of a seat what happened recently, from the public view, and show the seat's hand."""
    localizer = await localizer_for(interaction, table)
    color, turn = localizer.color(seat), table.running.turn.number
    text = localizer.say("seat-yours", color=color, turn=turn)
    events = await interaction.client.tables.events(table, max(0, table.step - RECENT_STEPS))
    news = latest(localizer.moves(events))
    await show_hand(interaction, table, seat, f"{text}\n{news}")
