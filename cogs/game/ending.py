"""Ending a running game without a result: moderators and referees may, anyone else needs the others.

The question to the others is a note: its facts say who agreed and how it ended, and its post shows them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.clocks.idle import idle_spans
from cogs.core.client import acknowledge, edit_answer
from cogs.core.components import Panel, Press, Row, on
from cogs.core.scheduler import job, now
from cogs.core.time import DAY
from cogs.play.moves import close_page, localizer_for, show
from cogs.play.questions import keep_button
from cogs.play.undo_question import others_of
from cogs.tables.lobby_panel import refresh
from cogs.tables.notes import note_panel, with_buttons
from cogs.tables.rights import decides
from cogs.tables.seats import on_seat_change
from cogs.tables.service import Client, Interaction, Pressed, StepEffects, Tables, on_step
from cogs.tables.settings import lang_at
from cogs.tables.table import Table
from cogs.tables.terms import SILENCE, stamp
from cogs.text.localizer import Localizer
from data.store.clocks import Clocks
from data.store.notes import END, OPEN, Note, Notes, question_ended
from data.store.rows import DueKind, Job, Statement, StepRow, due_gone, due_set
from engine.core.action import Seat
from engine.core.game import Game
from engine.core.refused import Refused

ASKED = "end-asked"
AGREED, DECLINED, WITHDRAWN, MOVED = "agreed", "declined", "withdrawn", "moved"
"""How a question ended; the first two are also the facts with the seats that answered so."""
BETWEEN = DAY
"""Seconds from one question of a game to the next."""


async def ask_to_end(interaction: Interaction, table: Table) -> None:
    """Ask whether to end a running game or, if the others have to agree, whether to ask them.

    Raises: Refused `not_seated`, `computer_plays`, `end_asked`, `end_asked_lately`, or from `may_decide`.
    """
    localizer = await localizer_for(interaction, table)
    count = len([row for row in table.seats if row.user_id is not None])
    if await _may_alone(interaction, table):
        label = localizer.say("button-end-game")
        deed = Press(table.id, table.step, "cancel", label, style=discord.ButtonStyle.danger)
        text = localizer.say("cancel-sure", count=count)
    else:
        await _check_may_ask(interaction, table)
        deed = Press(table.id, table.step, "askend", localizer.say("button-ask-end"), style=discord.ButtonStyle.danger)
        text = localizer.say("end-ask", count=len(_others(interaction, table)))
    await show(interaction, Panel(ui.TextDisplay(text), Row(deed, keep_button(localizer.say("button-no-pause")))))


async def check_may_end(interaction: Interaction, table: Table) -> None:
    """Check that the asker may end a running game without asking the others.

    Raises: Refused `others_decide`, and as `ask_to_end` does.
    """
    if not await _may_alone(interaction, table):
        raise Refused("others_decide")


async def _may_alone(interaction: Interaction, table: Table) -> bool:
    """Tell whether the asker may end the game alone: by a right, without others, or since no one plays.

    Raises: Refused `not_seated` for anyone else without a seat, or from `may_decide`.
    """
    if await decides(interaction, table):
        return True
    if not _others(interaction, table) or table.file is None:
        return True
    last = max(await Clocks(interaction.client.store).touched(table.id) or 0, table.paused_at or 0)
    return now() >= last + idle_spans(table)[0]


def _others(interaction: Interaction, table: Table) -> list[Seat]:
    """Return the other seats that people play.

    Raises: Refused `not_seated` for someone without a seat.
    """
    seat = table.seat_of(interaction.user.id)
    if seat is None:
        raise Refused("not_seated")
    return others_of(table, seat)


async def _check_may_ask(interaction: Interaction, table: Table) -> None:
    """Check that the asker still plays, and that no one has asked lately.

    Raises: Refused `computer_plays`, `end_asked` or `end_asked_lately`.
    """
    if any(row.user_id == interaction.user.id and row.computer is not None for row in table.seats):
        raise Refused("computer_plays")
    last = await Notes(interaction.client.store).last(table.id, ASKED)
    if last is not None and last.facts[END] == OPEN:
        raise Refused("end_asked")
    if last is not None and now() < last.at + BETWEEN:
        raise Refused("end_asked_lately", until=stamp(last.at + BETWEEN))


@on("askend")
async def _press_ask(press: Pressed) -> None:
    """Ask the others, with a post that notifies them."""
    interaction, bot = press.interaction, press.interaction.client
    await acknowledge(interaction)
    async with bot.tables.lock(press.game):
        table = await _running(bot, press.game)
        others = _others(interaction, table)
        await _check_may_ask(interaction, table)
        at = now()
        until = at + SILENCE
        people = table.people(others)
        facts = {"by": table.seat_of(interaction.user.id), "people": people, AGREED: [], DECLINED: []}
        due = due_set(Job(DueKind.ENDING, table.id, None, None, until))
        await Notes(bot.store).add(table.id, at, ASKED, {**facts, "until": stamp(until), END: OPEN}, statements=[due])
    bot.wake(table.id)
    await close_page(interaction, (await localizer_for(interaction, table)).say("done-ask-end"))


async def _running(bot: Client, game_id: int) -> Table:
    table = await bot.tables.frame(game_id)
    if table.status != "playing":
        raise Refused("no_running_game")
    return table


# The post


@with_buttons(ASKED)
def _answers(localizer: Localizer, table: Table, note: Note) -> Sequence[ui.ActionRow[Any]]:
    if note.facts[END] != OPEN:
        return ()
    danger = discord.ButtonStyle.danger
    agree = Press(table.id, note.step, "agreeend", localizer.say("button-end-game"), arg=str(note.id), style=danger)
    decline = Press(table.id, note.step, "refuseend", localizer.say("button-no-pause"), arg=str(note.id))
    return [ui.ActionRow(agree, decline)]


@on("agreeend")
async def _press_agree(press: Pressed) -> None:
    await _answer(press, AGREED)


@on("refuseend")
async def _press_refuse(press: Pressed) -> None:
    await _answer(press, DECLINED)


async def _answer(press: Pressed, answer: str) -> None:
    """Count a seat's answer, which may change; the person who asked can only withdraw the question.

    Raises: Refused `not_seated`, `computer_votes_not`, `own_end` or `vote_over`.
    """
    interaction, bot = press.interaction, press.interaction.client
    await acknowledge(interaction)
    async with bot.tables.lock(press.game):
        table = await _running(bot, press.game)
        note = await Notes(bot.store).question(table.id, ASKED)
        seat = table.seat_of(interaction.user.id)
        if seat is None:
            raise Refused("not_seated")
        if table.seats[seat].computer is not None:
            raise Refused("computer_votes_not")
        if note is None or str(note.id) != press.arg:
            raise Refused("vote_over")
        ended = await _counted(bot, table, note, seat, answer)
    bot.wake(table.id)
    if ended == AGREED:
        await refresh(bot, await bot.tables.frame(table.id))
    later = await Notes(bot.store).get(note.id)
    shown = later and note_panel(bot.words, await lang_at(bot, table), table, later)
    if shown:
        await edit_answer(interaction, view=shown.view)


async def _counted(bot: Client, table: Table, note: Note, seat: Seat, answer: str) -> str:
    """Store an answer, and what it decides; return how the question ended, or OPEN."""
    by: Seat = note.facts["by"]
    if seat == by and answer == AGREED:
        raise Refused("own_end")
    others = others_of(table, by)
    agreed, declined = (
        [one for one in others if (one == seat and answer == name) or (one != seat and one in note.facts[name])]
        for name in (AGREED, DECLINED)
    )
    await Notes(bot.store).set_fact(note.id, AGREED, agreed)
    await Notes(bot.store).set_fact(note.id, DECLINED, declined)
    if seat == by:
        await bot.store.together(_ended(table.id, WITHDRAWN))
        return WITHDRAWN
    if len(agreed) > len(others) / 2:
        await bot.store.set_game(table.id, status="cancelled", statements=_ended(table.id, AGREED))
        return AGREED
    if len(others) - len(declined) <= len(others) / 2:  # no majority is possible any more
        await bot.store.together(_ended(table.id, DECLINED))
        return DECLINED
    return OPEN


def _ended(game_id: int, how: str) -> list[Statement]:
    return [*question_ended(game_id, ASKED, how), due_gone(DueKind.ENDING, game_id)]


# What else ends it


@job(DueKind.ENDING)
async def time_to_answer_is_up(bot: Client, due: Job) -> None:
    """End a question that had no majority in its time; the game continues."""
    assert due.game_id is not None
    await bot.store.together(question_ended(due.game_id, ASKED, MOVED))
    bot.wake(due.game_id)


@on_step("end-question")
async def _end_follows(tables: Tables, before: Table, game: Game, step: StepRow) -> StepEffects:
    """End the question with the game."""
    return StepEffects(statements=_ended(before.id, MOVED) if game.over else ())


@on_seat_change("end-question")
async def _seat_changed(bot: Client, before: Table, after: Table, seat: Seat) -> Sequence[Statement]:
    """End the question: other people have to agree now."""
    return _ended(after.id, MOVED)
