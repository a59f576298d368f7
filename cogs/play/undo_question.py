"""Undo by agreement, in casual games: the others are asked, and all of them have to agree before anyone acts.

The question is a note: its facts say who agreed and how it ended, and its post shows them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from cogs.core.client import acknowledge, edit_answer
from cogs.core.components import GREEN, Panel, Press, custom_id, on
from cogs.core.scheduler import now
from cogs.play.moves import close_page, localizer_for, seated, turn_page
from cogs.play.takeback import alone, own_undo
from cogs.tables.notes import note_panel, with_buttons
from cogs.tables.results import casual
from cogs.tables.seats import on_seat_change
from cogs.tables.service import Client, Pressed, StepEffects, Tables, on_step
from cogs.tables.settings import lang_at
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from data.store.notes import END, OPEN, Note, Notes, question_ended
from data.store.rows import Statement, StepRow
from engine.core.action import Seat
from engine.core.game import Game
from engine.core.refused import Refused
from engine.core.undo import UndoStep

ASKED = "undo-asked"
AGREED, DECLINED, WITHDRAWN, MOVED = "agreed", "declined", "withdrawn", "moved"
"""How a question ended."""
WITHDRAW = "refuseback"
"""The press by which the asker withdraws the question, and the others decline."""


def others_of(table: Table, seat: Seat) -> list[Seat]:
    """Return the seats whose people have to agree: all but this one, without those that the computer plays."""
    return [row.seat for row in table.seats if row.seat != seat and table.people([row.seat])]


async def undo_alone(bot: Client, table: Table, seat: Seat) -> UndoStep | None:
    """Return the undo of the only person's last step, with what computers did since, or None."""
    table = await bot.tables.as_shown(table)
    return own_undo(table) if alone(table) == seat and await casual(bot.store, table) else None


async def may_ask(bot: Client, table: Table, seat: Seat) -> bool:
    """Tell whether the seat's last step can be undone if everyone agrees, in a game that is casual."""
    return table.running.view(None).asks_back == seat and await casual(bot.store, table)


async def question_panel(bot: Client, localizer: Localizer, table: Table, seat: Seat) -> ui.LayoutView:
    """Return what the seat can do about its step: ask the others, or withdraw the question that is open.

    Raises: Refused as `_asked` does.
    """
    note = await _asked(bot, table)
    if note is not None:
        return _asked_panel(localizer, table, note)
    text = localizer.say("undo-ask", bar=_bar(table))
    ask = Press(table.id, table.step, "askback", localizer.say("button-undo-ask"), style=GREEN)
    return Panel(ui.TextDisplay(text), ui.ActionRow(ask))


async def _asked(bot: Client, table: Table) -> Note | None:
    """Return the open question about the last step, or None.

    Raises: Refused `ask_declined` or `ask_withdrawn` if it was answered so: nobody is asked twice.
    """
    note = await Notes(bot.store).last(table.id, ASKED)
    if note is None or note.step != table.step:
        return None
    if note.facts[END] == DECLINED:
        raise Refused("ask_declined", seat=note.facts["other"])
    if note.facts[END] == WITHDRAWN:
        raise Refused("ask_withdrawn")
    return note if note.facts[END] == OPEN else None


def _asked_panel(localizer: Localizer, table: Table, note: Note) -> ui.LayoutView:
    left = [seat for seat in others_of(table, note.facts["by"]) if seat not in note.facts[AGREED]]
    text = localizer.say("undo-waits", players=", ".join(map(localizer.player, left)))
    withdraw = Press(table.id, note.step, WITHDRAW, localizer.say("button-undo-withdraw"), arg=str(note.id))
    return Panel(ui.TextDisplay(text), ui.ActionRow(withdraw))


def _bar(table: Table) -> str:
    """Return why the others have to agree, for the sentences about it; two cards of one press have their own."""
    last = table.running.last
    if last is None:
        return ""
    return "drawn-two" if last.bar == "drawn" and last.count > 1 else last.bar


@on("askback")
async def _press_ask(press: Pressed) -> None:
    """Ask the others, once for each step."""
    interaction, bot = press.interaction, press.interaction.client
    await acknowledge(interaction)
    async with bot.tables.lock(press.game):
        table, seat = await seated(interaction, press.game, press.step)
        if table.paused_at is not None:
            raise Refused("game_paused")
        if not await may_ask(bot, table, seat):
            raise Refused("table_moved_on")
        if await _asked(bot, table) is None:
            people = table.people(others_of(table, seat))
            facts = {"by": seat, "bar": _bar(table), "people": people, AGREED: [], END: OPEN}
            await Notes(bot.store).add(table.id, now(), ASKED, facts)
    bot.wake(press.game)
    await turn_page(interaction, await question_panel(bot, await localizer_for(interaction, table), table, seat))


# The post


@with_buttons(ASKED)
def _answers(localizer: Localizer, table: Table, note: Note) -> Sequence[ui.ActionRow[Any]]:
    if note.facts[END] != OPEN or note.step != table.step:
        return ()
    agree = Press(table.id, note.step, "agreeback", localizer.say("button-undo-agree"), arg=str(note.id), style=GREEN)
    decline = Press(table.id, note.step, WITHDRAW, localizer.say("button-undo-decline"), arg=str(note.id))
    return [ui.ActionRow(agree, decline)]


@on("agreeback")
async def _press_agree(press: Pressed) -> None:
    """Agree for one seat; when all have, the step is undone."""
    interaction, bot = press.interaction, press.interaction.client
    await acknowledge(interaction)
    async with bot.tables.lock(press.game):
        table, seat, note = await _open_question(press)
        asker: Seat = note.facts["by"]
        if seat == asker:
            raise Refused("own_question")
        agreed = sorted({*note.facts[AGREED], seat})
        if undone := all(other in agreed for other in others_of(table, asker)):
            step = table.running.view(None).undo_of(asker) or UndoStep(asker, agreed=True)
            await bot.tables.play_locked(table.id, asker, lambda then, seat: step, step=note.step)
        else:
            await Notes(bot.store).set_fact(note.id, AGREED, agreed)
    if undone:
        bot.wake(table.id)
        await _close_panel(bot, table, note)
        return
    later = await Notes(bot.store).get(note.id)
    shown = later and note_panel(bot.words, await lang_at(bot, table), table, later)
    if shown:
        await edit_answer(interaction, view=shown.view)


@on(WITHDRAW)
async def _press_decline(press: Pressed) -> None:
    """Decline for one seat, or withdraw one's own question; the step stays."""
    interaction, bot = press.interaction, press.interaction.client
    await acknowledge(interaction)
    async with bot.tables.lock(press.game):
        table, seat, note = await _open_question(press)
        own = seat == note.facts["by"]
        await bot.store.together(question_ended(table.id, ASKED, WITHDRAWN if own else DECLINED, seat))
    bot.wake(press.game)
    if not own:
        await _close_panel(bot, table, note)
    if interaction.message is not None and interaction.message.flags.ephemeral:
        await close_page(interaction, (await localizer_for(interaction, table)).say("done-undo-withdrawn"))


async def _close_panel(bot: Client, table: Table, note: Note) -> None:
    """Delete the asker's private panel if it still offers to withdraw the question."""
    asker = table.seats[note.facts["by"]].user_id
    if asker is not None:
        await bot.close_panel(asker, table.channel_id, custom_id(table.id, note.step, WITHDRAW, str(note.id)))


async def _open_question(press: Pressed) -> tuple[Table, Seat, Note]:
    """Return the table, the seat of the person who pressed, and the question, which must be the open one.

    Raises: Refused as `seated` does, `game_paused` or `vote_over`.
    """
    table, seat = await seated(press.interaction, press.game)
    if table.paused_at is not None:
        raise Refused("game_paused")
    note = await Notes(press.interaction.client.store).question(table.id, ASKED)
    if note is None or str(note.id) != press.arg or note.step != table.step:
        raise Refused("vote_over")
    return table, seat, note


# What ends it


@on_step("undo-question")
async def _question_follows(tables: Tables, before: Table, game: Game, step: StepRow) -> StepEffects:
    """End the question about the step before this one."""
    if before.game is None or before.game.view(None).asks_back is None:
        return StepEffects()
    agreed = game.last is not None and game.last.bar == "undone"
    return StepEffects(statements=question_ended(before.id, ASKED, AGREED if agreed else MOVED))


@on_seat_change("undo-question")
async def _seat_changed(bot: Client, before: Table, after: Table, seat: Seat) -> Sequence[Statement]:
    """End the question: other people have to agree now."""
    return question_ended(after.id, ASKED, MOVED)
