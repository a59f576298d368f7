"""Idle games: warned in public, then closed as void, so that their channel is free again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from discord import ui

from cogs.core.client import acknowledge, edit_answer
from cogs.core.components import GREEN, Press, on
from cogs.core.scheduler import job, now
from cogs.tables.lobby_panel import refresh
from cogs.tables.notes import with_buttons
from cogs.tables.results import abandoned
from cogs.tables.service import Client, Pressed
from cogs.tables.table import Table
from cogs.tables.terms import GAME_VOID, GAME_WARNED, LOBBY_VOID, LOBBY_WARNED, PAUSE_VOID, PAUSE_WARNED, stamp
from cogs.text.localizer import Localizer
from data.store.clocks import Clocks, closed, touched
from data.store.notes import Note, Notes
from data.store.rows import DueKind, Job, due_set
from engine.core.refused import Refused

WARNED = "idle-warned"
VOID = "void"


def idle_spans(table: Table) -> tuple[int, int]:
    """Return the idle seconds until the table is warned, and until it is closed."""
    if table.status == "lobby":
        return LOBBY_WARNED, LOBBY_VOID
    return (PAUSE_WARNED, PAUSE_VOID) if table.paused_at is not None else (GAME_WARNED, GAME_VOID)


@job(DueKind.IDLE)
async def nobody_came(bot: Client, due: Job) -> None:
    """Warn a table that has been idle for long, and close it if it stays idle."""
    assert due.game_id is not None
    async with bot.tables.lock(due.game_id):
        table, at = await bot.tables.frame(due.game_id), now()
        last = await Clocks(bot.store).touched(table.id)
        if table.status not in ("lobby", "playing") or last is None:
            return
        last = max(last, table.paused_at or 0)
        warned_after, void_after = idle_spans(table)
        if at < last + warned_after:
            await bot.store.together([due_set(replace(due, at=last + warned_after))])
            return
        notes = await Notes(bot.store).of_game(table.id)
        warned = next((note.at for note in notes if note.kind == WARNED and note.at >= last), None)
        # After the warning there is always the whole time to answer it, also when the bot was away meanwhile.
        end = max(last + void_after, (warned or at) + void_after - warned_after)
        if warned is None or at < end:
            await _warn(bot, table, due, end, is_repeated=warned is not None)
        else:
            await _close(bot, table, (at - last) // 86400)
    bot.wake(table.id)
    if warned is not None and at >= end:
        await refresh(bot, await bot.tables.frame(table.id))


async def _warn(bot: Client, table: Table, due: Job, end: int, *, is_repeated: bool) -> None:
    again = due_set(replace(due, at=end))
    if is_repeated:
        await bot.store.together([again])
        return
    people = [row.user_id for row in table.seats if row.user_id is not None and row.computer is None]
    if table.status == "playing" and table.paused_at is None:
        waited = await Clocks(bot.store).waited()
        people = [one.user_id for one in waited if one.game_id == table.id] or people
    facts = {"people": people or [table.host_id], "until": stamp(end), "status": table.status}
    await Notes(bot.store).add(table.id, now(), WARNED, facts, statements=[again])


async def _close(bot: Client, table: Table, days: int) -> None:
    """Cancel a void game and say why. Nothing of it is deleted."""
    blamed = await abandoned(bot, table.id, now())
    also = [*closed(table.id, VOID), *blamed]
    await Notes(bot.store).add(table.id, now(), VOID, {"days": days, "status": table.status}, statements=also)


@with_buttons(WARNED)
def _keep_open(localizer: Localizer, table: Table, note: Note) -> Sequence[ui.ActionRow[Any]]:
    return [ui.ActionRow(Press(table.id, table.step, "keepopen", localizer.say("button-keep-open"), style=GREEN))]


@on("keepopen")
async def _press_keep_open(press: Pressed) -> None:
    """Keep the game open, as someone at the table wants: it counts as touched."""
    interaction, bot = press.interaction, press.interaction.client
    await acknowledge(interaction, thinking=True)
    async with bot.tables.lock(press.game):
        table, at = await bot.tables.frame(press.game), now()
        if table.status not in ("lobby", "playing"):
            raise Refused("no_game_here")
        if table.seat_of(interaction.user.id) is None:
            raise Refused("not_seated")
        idle = due_set(Job(DueKind.IDLE, table.id, None, None, at + idle_spans(table)[0]))
        await bot.store.together([touched(table.id, at), idle])
    bot.scheduler.wake()
    said = bot.words.say(await bot.lang_of(interaction), "done-keep-open")
    await edit_answer(interaction, said)
