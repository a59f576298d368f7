"""What commands, buttons and modals of a turn do alike: find the table, have an action played, say what came of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import discord
from discord import ui
from msgspec.structs import replace

from cogs.core.components import simple_panel
from cogs.tables.deals import closed
from cogs.tables.face import action_face
from cogs.tables.picture_preferences import explain_rate_limit
from cogs.tables.services import Interaction
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from engine.core.action import Action, Seat
from engine.core.refused import Refused

# Who asks, and at which table


async def running(interaction: Interaction, game: int | None = None) -> Table:
    """The table of a press, or the one of the channel. Raises Refused("no_game_here")."""
    tables = interaction.client.tables
    if game is not None:
        table: Table | None = await tables.get(game)
    else:
        table = None if interaction.channel_id is None else await tables.at(interaction.channel_id)
    if table is None or table.game is None or table.status == "cancelled":
        if table is not None and game is not None:  # a press on a board of a game that is no more
            raise Refused("game_over" if table.status == "finished" else "game_cancelled")
        raise Refused("no_game_here")
    _check_command(interaction, table)
    return table


async def watched(interaction: Interaction, game: int | None = None) -> Table:
    """The same for whoever only looks: raises Refused("table_closed") at a closed table for anybody without a seat."""
    table = await running(interaction, game)
    if table.seat_of(interaction.user.id) is None and await closed(interaction.client.store, table):
        raise Refused("table_closed")
    return table


def _check_command(interaction: Interaction, table: Table) -> None:
    """Raises Refused("not_in_this_game") for a command of games of another kind."""
    plays = getattr(getattr(interaction.command, "binding", None), "plays", None)
    if plays is not None and not plays(table.running.rules):
        raise Refused("not_in_this_game")


async def seated(interaction: Interaction, game: int | None = None, step: int | None = None) -> tuple[Table, Seat]:
    """The table and the asker's seat. Raises Refused; with `step` also when the table has moved on."""
    table = await running(interaction, game)
    seat = table.seat_of(interaction.user.id)
    if seat is None:
        raise Refused("not_seated")
    if table.seats[seat].computer is not None:
        raise Refused("computer_plays")
    if step is not None and step != table.step:
        raise Refused("table_moved_on")
    return table, seat


async def localizer_for(interaction: Interaction, table: Table) -> Localizer:
    client = interaction.client
    return Localizer(client.words, await client.lang_of(interaction), table)


async def say(interaction: Interaction, text: str) -> None:
    """A private answer after a deferral."""
    await interaction.followup.send(text, ephemeral=True)


async def show(interaction: Interaction, panel: ui.LayoutView, file: discord.File | None = None) -> None:
    """A private panel after a deferral."""
    await explain_rate_limit(interaction, panel)
    if file is None:
        await interaction.followup.send(view=panel, ephemeral=True)
    else:
        await interaction.followup.send(view=panel, file=file, ephemeral=True)


async def turn_page(interaction: Interaction, panel: ui.LayoutView, file: discord.File | None = None) -> None:
    """Shows the next page in the private message that was pressed, or that the deferral opened."""
    await explain_rate_limit(interaction, panel)
    await interaction.edit_original_response(view=panel, attachments=[] if file is None else [file])


async def close_page(interaction: Interaction, text: str) -> None:
    """The last page of a private message: what came of it, with nothing left to press."""
    await turn_page(interaction, simple_panel(ui.TextDisplay(text)))


# Playing


class Played(NamedTuple):
    """An action that was played: the table that it was played at, and the table after it."""

    before: Table
    action: Action
    after: Table


async def play(
    interaction: Interaction, table: Table, action: Action | Callable[[Table, Seat], Action], step: int | None = None
) -> Played:
    """Plays an action of the asker's seat, or the one that a function makes for the table as it is then.

    With `step`, only at that step. Raises Refused; then nothing changed.
    """
    made: list[tuple[Table, Action]] = []

    def action_for(now: Table, seat: Seat) -> Action:
        made.append((now, action(now, seat) if callable(action) else replace(action, seat=seat)))
        return made[-1][1]

    after = await interaction.client.tables.play(table.id, interaction.user.id, action_for, step=step)
    return Played(*made[-1], after)


async def outcome(interaction: Interaction, played: Played) -> str:
    """What came of it, in words for its seat."""
    face = action_face(played.after.running.rules, played.action)
    localizer = await localizer_for(interaction, played.after)
    return face.done(localizer, played.before, played.after, played.action)


async def play_and_say(interaction: Interaction, table: Table, action: Action, step: int | None = None) -> None:
    """Plays it and says so in a private message of its own. Raises Refused."""
    await say(interaction, await outcome(interaction, await play(interaction, table, action, step)))


async def play_and_close(interaction: Interaction, table: Table, action: Action, step: int | None = None) -> None:
    """Plays it and says so in the private message that was pressed. Raises Refused."""
    await close_page(interaction, await outcome(interaction, await play(interaction, table, action, step)))
