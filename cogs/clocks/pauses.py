"""Pauses: all people at the table agree to one, anyone ends it; meanwhile no clock runs. And their commands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from discord import ui

from cogs.clocks.keeper import armed, spent
from cogs.clocks.votes import after_pause, call_vote, unasked
from cogs.core.client import acknowledge, command, edit_answer, moderates, tell
from cogs.core.components import GREEN, Press, on
from cogs.core.locks import retried
from cogs.core.scheduler import now
from cogs.core.time import DAY
from cogs.play.plans import DELAY
from cogs.tables.computers import somebody_plays
from cogs.tables.notes import as_it_stands, with_buttons
from cogs.tables.rights import check_host
from cogs.tables.service import Client, GameCog, Interaction, Pressed
from cogs.tables.table import Table
from cogs.tables.terms import GAME_WARNED, PAUSE_WARNED, SILENCE, clock_terms_of, rest_of, stamp, watched
from cogs.text.localizer import Localizer
from data.store import clocks as rows
from data.store.clocks import NOBODY, PAUSE, Clocks, Vote
from data.store.notes import (
    END,
    OPEN,
    Note,
    Notes,
    noted,
    question_answered,
    question_ended,
    question_shown,
)
from data.store.private import set_due
from data.store.rows import DueKind, Job, Statement, due_gone, due_set
from data.store.seats import queued_message
from engine.core.action import Seat
from engine.core.refused import Refused

QUESTION = "pause"
"""The kind of the note whose post shows a pause, from the question to its end."""
BETWEEN = DAY
"""Seconds until a seat can ask for a pause again that was refused."""
MOST_REFUSED = 2
"""How many pauses a game can refuse in that time; then no seat can ask for another one."""


class ClockCommands(GameCog, name="Clocks"):
    """Four commands in the group `/game`."""

    async def cog_load(self) -> None:
        """Watch every open game."""
        await super().cog_load()
        await watched(self.bot.store)

    @command("game")
    async def pause(self, interaction: Interaction) -> None:
        """Ask for a pause."""
        table = await _running(interaction)
        paused = await ask_for_pause(self.bot, table.id, interaction.user.id)
        await _done(interaction, "done-pause" if paused else "done-ask-pause")

    @command("game")
    async def freeze(self, interaction: Interaction) -> None:
        """Pause the game without asking, as host or moderator.

        Raises: Refused `game_paused`, or as `check_host` does.
        """
        table = await _running(interaction)
        await check_host(interaction, table)
        await pause_now(self.bot, table.id)
        await _done(interaction, "done-pause")

    @command("game")
    async def resume(self, interaction: Interaction) -> None:
        """End the pause, as a person at the table or a moderator."""
        table = await _running(interaction)
        seated = table.seat_of(interaction.user.id) is not None or not moderates(interaction)
        await resume(self.bot, table.id, interaction.user.id if seated else None)
        await _done(interaction, "done-resume" if somebody_plays(table.seats) else "done-resume-alone")

    @command("game")
    async def vote(self, interaction: Interaction) -> None:
        """Call a vote about silent seats."""
        await call_vote(self.bot, await _running(interaction), interaction.user.id)
        await _done(interaction, "done-call-vote")


async def _running(interaction: Interaction) -> Table:
    """Return the channel's running game.

    Raises: Refused if there is none.
    """
    table = await interaction.client.tables.at(interaction.channel_id or 0)
    if table is None or table.status != "playing":
        raise Refused("no_game_here")
    return table


async def _done(interaction: Interaction, key: str) -> None:
    bot = interaction.client
    await tell(interaction, bot.words.say(await bot.lang_of(interaction), key))


def persons(table: Table) -> list[Seat]:
    """Return the seats that people play."""
    return [row.seat for row in table.seats if row.user_id is not None and row.computer is None]


def _seat_at(table: Table, user_id: int) -> Seat:
    seat = table.seat_of(user_id)
    if table.status != "playing" or table.game is None:
        raise Refused("no_game_here")
    if seat is None:
        raise Refused("not_seated")
    return seat


@retried
async def ask_for_pause(bot: Client, game_id: int, user_id: int) -> bool:
    """Ask for a pause for a person; return whether the game is paused now.

    Raises: Refused `game_paused`, `pause_asked` or `pause_asked_lately`, or for someone without a seat.
    """
    async with bot.tables.lock(game_id):
        table, kept, at = await bot.tables.get(game_id), Clocks(bot.store), now()
        by = _seat_at(table, user_id)
        if table.paused_at is not None:
            raise Refused("game_paused")
        others = [seat for seat in persons(table) if seat != by]
        if others:
            asked = await kept.vote(game_id, PAUSE)
            if asked is not None and asked.ends_at > at:
                raise Refused("pause_asked")
            _check_refused(await Notes(bot.store).of_game(game_id), by, at)
            vote = rows.vote_kept(game_id, Vote(PAUSE, at, at + SILENCE, {by: "yes"}))
            first = question_ended(game_id, QUESTION, "lapsed")  # if the last one was never answered by all
            facts = {"by": by, "people": table.people(others), "agreed": [], END: OPEN, "turn": await _turn(bot, table)}
            await Notes(bot.store).add(game_id, at, QUESTION, facts, first=first, statements=[vote])
        else:
            await _pause(bot, table)
    bot.wake(game_id)
    return not others


def _check_refused(notes: Sequence[Note], by: Seat, at: int) -> None:
    """Check that the seat may ask again: it wasn't refused lately, nor were others too often.

    Raises: Refused `pause_asked_lately` or `pauses_refused`.
    """
    lately = [
        note for note in notes if note.kind == QUESTION and note.facts[END] == "refused" and at < note.at + BETWEEN
    ]
    own = [note for note in lately if note.facts["by"] == by]
    if own:
        raise Refused("pause_asked_lately", until=stamp(own[-1].at + BETWEEN))
    if len(lately) >= MOST_REFUSED:
        raise Refused("pauses_refused", until=stamp(lately[-MOST_REFUSED].at + BETWEEN))


async def _turn(bot: Client, table: Table) -> str:
    """Return the link to the newest board, or to its channel."""
    posts = await bot.store.posts(table.id)
    return replace(table, message_id=posts[0][1] if posts else None).link


@as_it_stands(QUESTION)
def _state(table: Table, note: Note) -> Note:
    """Return the note with whether the game is paused by now, or was."""
    end = note.facts[END]
    if end == OPEN and table.paused_at is not None:
        return replace(note, facts={**note.facts, END: "paused", "since": stamp(table.paused_at)})
    if end == OPEN:
        return replace(note, facts={**note.facts, "agreed": [s for s in note.facts["agreed"] if s != note.facts["by"]]})
    return replace(note, facts={**note.facts, END: "over"}) if end == "resumed" else note


@with_buttons("pause-asked")  # of earlier versions
@with_buttons(QUESTION)
def _buttons(localizer: Localizer, table: Table, note: Note) -> Sequence[ui.ActionRow[Any]]:
    """Return what can be pressed as things stand, and the link to the turn."""
    end, presses = note.facts.get(END, OPEN), list[ui.Item[Any]]()
    if end == OPEN:
        presses.append(Press(table.id, table.step, "pause", localizer.say("button-pause"), style=GREEN))
        presses.append(Press(table.id, table.step, "nopause", localizer.say("button-no-pause")))
    elif end == "paused":
        presses.append(Press(table.id, table.step, "resume", localizer.say("button-resume"), style=GREEN))
    if presses and "turn" in note.facts:
        presses.append(ui.Button(url=str(note.facts["turn"]), label=localizer.say("button-to-turn")))
    return [ui.ActionRow(*presses)] if presses else []


@on("pause")
async def _press_pause(press: Pressed) -> None:
    """Agree to a pause for one seat; when all have, the game is paused."""
    interaction, bot = press.interaction, press.interaction.client
    await acknowledge(interaction, thinking=True)
    async with bot.tables.lock(press.game):
        table, kept = await bot.tables.get(press.game), Clocks(bot.store)
        seat, vote = _seat_at(table, interaction.user.id), await kept.vote(press.game, PAUSE)
        if vote is None or vote.ends_at <= now():
            raise Refused("vote_over")
        vote = replace(vote, ballots={**vote.ballots, seat: "yes"})
        left = [other for other in persons(table) if other not in vote.ballots]
        if left:
            agreed = [other for other in vote.ballots if other in persons(table)]
            voted = [rows.vote_kept(press.game, vote), *question_answered(press.game, QUESTION, agreed)]
            await bot.store.together(voted)
        else:
            await _pause(bot, table)
    bot.wake(press.game)
    localizer = Localizer(bot.words, await bot.lang_of(interaction), table)
    names = ", ".join(map(localizer.player, left))
    said = localizer.say("pause-waits", players=names) if left else localizer.say("done-pause")
    await edit_answer(interaction, said)


@on("nopause")
async def _press_no_pause(press: Pressed) -> None:
    """Reject a pause for one seat: the game goes on."""
    interaction, bot = press.interaction, press.interaction.client
    await acknowledge(interaction)
    async with bot.tables.lock(press.game):
        table = await bot.tables.get(press.game)
        seat = _seat_at(table, interaction.user.id)
        if await Clocks(bot.store).vote(press.game, PAUSE) is None:
            raise Refused("vote_over")
        also = [*rows.vote_ended(press.game, PAUSE), *question_ended(press.game, QUESTION, "refused", seat)]
        await bot.store.together(also)
    bot.wake(press.game)


@retried
async def pause_now(bot: Client, game_id: int) -> None:
    """Pause a running game without asking, for its host or a moderator.

    Raises: Refused `game_paused`.
    """
    async with bot.tables.lock(game_id):
        table = await bot.tables.get(game_id)
        if table.paused_at is not None:
            raise Refused("game_paused")
        await _pause(bot, table)
    bot.wake(game_id)


async def _pause(bot: Client, table: Table) -> None:
    """Stop every clock with the time used so far; no plan or other job falls due, except the end of the pause.

    Votes about seats stay open for as long as they had left.
    """
    kept, terms, at = Clocks(bot.store), clock_terms_of(table.options), now()
    people = await kept.people([row.user_id for row in table.seats if row.user_id is not None])
    also: list[Statement] = [
        rows.paused(table.id, at),
        due_gone(DueKind.MOVE, table.id),
        due_gone(DueKind.VOTE, table.id),
        due_gone(DueKind.PLAN, table.id),
        due_set(Job(DueKind.IDLE, table.id, None, None, at + PAUSE_WARNED)),
    ]
    for clock in (await kept.of_game(table.id)).values():
        rest = rest_of(people.get(table.seats[clock.seat].user_id or 0, NOBODY), terms)
        also.append(rows.clock_kept(table.id, replace(clock, used=spent(clock, at, rest), since=None)))
    also += [*rows.vote_ended(table.id, PAUSE), question_shown(table.id, QUESTION), rows.queued_edit(table.id)]
    notes = Notes(bot.store)
    if not any(note.kind == QUESTION and note.facts[END] == OPEN for note in await notes.of_game(table.id)):
        also += noted(table.id, at, QUESTION, {"by": "none", END: OPEN, "turn": await _turn(bot, table)})
    await notes.add(table.id, at, "paused", {END: "log"}, public=False, statements=also)


@retried
async def resume(bot: Client, game_id: int, user_id: int | None) -> None:
    """End the pause for a person at the table (None: for someone without a seat); clocks and votes continue.

    A clock that had run out has still run out, and the silence of a seat is as long as it was. The minutes before a
    plan is tried start again.
    Raises: Refused `not_paused` and others.
    """
    async with bot.tables.lock(game_id):
        table, at = await bot.tables.get(game_id), now()
        by = None if user_id is None else _seat_at(table, user_id)
        if table.paused_at is None or table.game is None:
            raise Refused("not_paused")
        facts = {END: "log", **({} if by is None else {"by": by})}
        others = [person for person in table.people(table.game.waiting) if person != user_id]
        idle = due_set(Job(DueKind.IDLE, game_id, None, None, at + GAME_WARNED))
        also = [rows.paused(game_id, None), rows.touched(game_id, at), idle]
        also += question_ended(game_id, QUESTION, "resumed", by)
        also.append(queued_message(game_id, "post") if others else rows.queued_edit(table.id))
        if table.game.turn.seat is not None:
            also.append(set_due(game_id, table.game.turn.seat, at, DELAY))
        also += await _continued(bot, table, at - table.paused_at, at)
        note = "resumed" if by is not None else "resumed-by-host"
        await Notes(bot.store).add(game_id, at, note, facts, public=False, statements=also)
    bot.wake(game_id)


async def _continued(bot: Client, table: Table, stood: int, at: int) -> list[Statement]:
    """Return the statements by which votes and clocks continue after a pause of so many seconds."""
    kept, found = Clocks(bot.store), list[Statement]()
    votes = {vote.about: vote for vote in await kept.votes(table.id)}
    for vote in votes.values():
        found += after_pause(table, vote, stood, at)
    for clock in (await kept.of_game(table.id)).values():
        if clock.waits is not None:
            since = at if table.seats[clock.seat].computer is None else None
            resumed = replace(clock, waits=clock.waits + stood, since=since, reminded=0, told_at=at)
            found += await armed(bot, table, resumed if clock.seat in votes else unasked(resumed, table))
    return found


@with_buttons("paused")  # of earlier versions
def _go_on(localizer: Localizer, table: Table, note: Note) -> Sequence[ui.ActionRow[Any]]:
    return [ui.ActionRow(Press(table.id, table.step, "resume", localizer.say("button-resume"), style=GREEN))]


@on("resume")
async def _press_resume(press: Pressed) -> None:
    await acknowledge(press.interaction)
    await resume(press.interaction.client, press.game, press.interaction.user.id)
