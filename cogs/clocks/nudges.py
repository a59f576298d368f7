"""Nudges: a player reminds those whom the game waits for, once in 12 hours for a table.

A nudge is a note. A due job for each seat sends it outside of quiet hours and days off. Where the person takes no
direct messages, another note mentions them in the channel: it is open until they move, for 12 hours at most, and its
message is deleted with its end.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from cogs.clocks.keeper import interval_of
from cogs.clocks.votes import waits_for
from cogs.core.client import command
from cogs.core.components import Panel, Press, on, wait
from cogs.core.delivery import send
from cogs.core.scheduler import job, now
from cogs.core.time import HOUR, awake
from cogs.play.moves import localizer_for, say, seated
from cogs.tables.seats import has_left, on_seat_change
from cogs.tables.service import Client, GameCog, Interaction, Pressed, StepEffects, Tables, on_step
from cogs.tables.table import Table
from cogs.tables.terms import clock_terms_of, rest_of
from cogs.text.localizer import Localizer
from data.languages import name_in
from data.store.clocks import Clocks
from data.store.notes import END, OPEN, Note, Notes, noted, question_ended
from data.store.rows import DueKind, Job, Statement, StepRow, due_gone, due_set
from engine.core.action import Seat
from engine.core.game import Game
from engine.core.refused import Refused

NUDGED = "nudged"
"""The kind of the note that someone nudged."""
HERE = "nudge-here"
"""The kind of the note that mentions a person in the channel. It ends as questions do."""
AGAIN = 12 * HOUR
"""Seconds between two nudges at a table, and for which a mention stays."""


class NudgeCommand(GameCog, name="Nudge"):
    """The command in the group `/game`."""

    @command("game")
    async def nudge(self, interaction: Interaction) -> None:
        """Remind those whom the game waits for."""
        await _nudge(interaction)


@on("nudge-player")
async def _press_nudge(press: Pressed) -> None:
    await wait(press)
    await _nudge(press.interaction, press.game)


async def _nudge(interaction: Interaction, game: int | None = None) -> None:
    """Nudge for the asker, and say privately whom and when.

    Raises: Refused as `seated` does, `game_paused`, `nudge_nobody`, `nudge_too_soon`, `nudge_gone` or `nudge_unwanted`.
    """
    bot = interaction.client
    table, by = await seated(interaction, game)
    if table.paused_at is not None:
        raise Refused("game_paused")
    async with bot.tables.lock(table.id):
        table, at = await bot.tables.get(table.id), now()
        last = await Notes(bot.store).last(table.id, NUDGED)
        if last is not None and at - last.at < AGAIN:
            raise Refused("nudge_too_soon", hours=-(-(last.at + AGAIN - at) // HOUR))
        due = {seat: await _due(bot, table, seat, at) for seat in await _willing(bot, table, by)}
        jobs = [due_set(Job(DueKind.NUDGE, table.id, seat, None, time)) for seat, time in due.items()]
        again = [statement for seat in due for statement in question_ended(table.id, HERE, "moved", about=seat)]
        await bot.store.together([*noted(table.id, at, NUDGED, {"by": by}, public=False), *again, *jobs])
    bot.announcer.wake(table.id)
    bot.scheduler.wake()
    localizer = await localizer_for(interaction, table)
    soon = [seat for seat, time in due.items() if time <= at]
    groups = (("done-nudge", soon), ("done-nudge-later", [seat for seat in due if seat not in soon]))
    lines = [localizer.say(key, players=", ".join(map(localizer.player, seats))) for key, seats in groups if seats]
    await say(interaction, "\n".join(lines))


async def _willing(bot: Client, table: Table, by: Seat) -> list[Seat]:
    """Return the seats of the people whom the game waits for and who take reminders.

    Raises: Refused `nudge_nobody`, `nudge_gone` or `nudge_unwanted`.
    """
    waiting = [seat for seat in table.running.waiting if seat != by and waits_for(table, seat)]
    if not waiting:
        raise Refused("nudge_nobody")
    kept = Clocks(bot.store)
    people, clocks = await kept.people(table.people(waiting)), await kept.of_game(table.id)
    refused, willing = Refused("nudge_nobody"), list[Seat]()
    for seat in waiting:
        person = table.people([seat])[0]
        if interval_of(people[person]) is None or clocks[seat].muted:
            refused = Refused("nudge_unwanted", seat=seat)
        elif await has_left(bot, table.guild_id, person):
            refused = Refused("nudge_gone", seat=seat)
        else:
            willing.append(seat)
    if not willing:
        raise refused
    return willing


async def _due(bot: Client, table: Table, seat: Seat, at: int) -> int:
    """Return the first moment, from `at` on, outside of the quiet hours and days off of a seat's person, in Unix s."""
    (person,) = table.people([seat])
    settings = (await Clocks(bot.store).people([person]))[person]
    return awake(at, rest_of(settings, clock_terms_of(table.options)), 0)


# Sending


@job(DueKind.NUDGE)
async def send_nudge(bot: Client, due: Job) -> None:
    """Send a nudge, or end its mention in the channel; nothing is sent if the seat has moved meanwhile."""
    assert due.game_id is not None and due.seat is not None
    game_id, seat = due.game_id, due.seat
    if any(_is_open(note, seat) for note in await Notes(bot.store).of_game(game_id)):
        await bot.store.together(question_ended(game_id, HERE, "moved", about=seat))
        bot.announcer.wake(game_id)
        return
    table, note = await bot.tables.get(game_id), await _still_due(bot, game_id, seat)
    if note is None:
        return
    later = await _due(bot, table, seat, now())
    if later > now():
        await bot.store.together([due_set(Job(DueKind.NUDGE, game_id, seat, None, later))])
    elif not await _write(bot, table, seat, note):
        await _mention(bot, game_id, seat)


def _is_open(note: Note, seat: Seat) -> bool:
    return note.kind == HERE and note.facts[END] == OPEN and note.facts["seat"] == seat


async def _still_due(bot: Client, game_id: int, seat: Seat) -> Note | None:
    """Return the game's last nudge if it is for a seat that hasn't moved since, or None."""
    table, note = await bot.tables.get(game_id), await Notes(bot.store).last(game_id, NUDGED)
    clock = (await Clocks(bot.store).of_game(game_id)).get(seat)
    if note is None or clock is None or not waits_for(table, seat) or (clock.waits or 0) > note.at:
        return None
    return note


async def _mention(bot: Client, game_id: int, seat: Seat) -> None:
    """Mention the person in the game's channel, for some hours, unless they have moved."""
    async with bot.tables.lock(game_id):
        table, note = await bot.tables.get(game_id), await _still_due(bot, game_id, seat)
        if note is None or table.status != "playing":
            return
        facts = {"by": note.facts["by"], "seat": seat, "people": table.people([seat]), END: OPEN}
        ends = due_set(Job(DueKind.NUDGE, game_id, seat, None, now() + AGAIN))
        await Notes(bot.store).add(game_id, now(), HERE, facts, statements=[ends])
    bot.announcer.wake(game_id)


async def _write(bot: Client, table: Table, seat: Seat, note: Note) -> bool:
    """Send the nudge as a direct message; return False if the person takes none."""
    (person,) = table.people([seat])
    localizer = Localizer(bot.words, await bot.lang_of_person(person, table.guild_id), table)
    facts = {"player": localizer.player(note.facts["by"]), "map": name_in(table.running.rules.names, localizer.lang)}
    text = localizer.say("nudge-private", **facts, place=table.link)
    mute = Press(0, 0, "mute", localizer.say("button-mute"), arg=str(person))
    try:
        channel = await bot.create_dm(discord.Object(person))
        await send(channel, Panel(ui.TextDisplay(text), ui.ActionRow(mute)), None, f"g{note.id:x}-{seat}")
    except discord.Forbidden:
        return False
    return True


# What ends it


@on_step("nudge")
async def _moved(tables: Tables, before: Table, game: Game, step: StepRow) -> StepEffects:
    """Drop what is scheduled for the seat that moved, and its mention; for all seats once the game is over."""
    seat = None if game.over else step.seat
    return StepEffects(statements=_ended(before.id, seat) if game.over or seat is not None else ())


@on_seat_change("nudge")
async def _changed(bot: Client, before: Table, after: Table, seat: Seat) -> Sequence[Statement]:
    return _ended(after.id, seat)


def _ended(game_id: int, seat: Seat | None) -> Sequence[Statement]:
    return [due_gone(DueKind.NUDGE, game_id, seat), *question_ended(game_id, HERE, "moved", about=seat)]
