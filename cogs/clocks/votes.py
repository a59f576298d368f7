"""Votes about a seat that does not move: opened by its clock, or called after long silence; the others decide."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from discord import ui

from cogs.clocks.decisions import apply_decision, usual, waits_for
from cogs.clocks.keeper import rearm
from cogs.core.components import Panel, Press, on
from cogs.core.scheduler import job, now
from cogs.core.time import DAY, elapsed
from cogs.tables.notes import note_panel, with_buttons
from cogs.tables.seats import has_left
from cogs.tables.service import Client, Pressed
from cogs.tables.table import Table
from cogs.tables.terms import SILENCE, TimeoutPolicy, clock_terms_of, rest_of, stamp
from cogs.text.localizer import Localizer
from data.store.clocks import NOBODY, Clock, Clocks, Vote, queued_edit, vote_kept
from data.store.notes import Note, Notes
from data.store.rows import DueKind, Job, due_set
from engine.core.action import Seat
from engine.core.refused import Refused

CHOICES = {"w": TimeoutPolicy.WAIT, "m": TimeoutPolicy.MOVE, "c": TimeoutPolicy.COMPUTER, "s": TimeoutPolicy.SUBSTITUTE}
ASKED, CALLED = "vote-time", "vote-called"
"""Kinds of the notes that ask: the clock's word, or a person's."""

_settling: set[tuple[int, Seat]] = set()
"""Votes that are being carried out at this moment: the end of their time does not do it a second time."""


def voters(table: Table, about: Seat) -> list[Seat]:
    """The persons' seats beside the one that the vote is about."""
    return [row.seat for row in table.seats if row.seat != about and row.user_id is not None and row.computer is None]


def majority(ballots: Mapping[Seat, str], table: Table, about: Seat) -> str | None:
    """The choice of more than half of all who may vote."""
    may = voters(table, about)
    counted = Counter(choice for seat, choice in ballots.items() if seat in may)
    return next((choice for choice, count in counted.items() if count > len(may) / 2), None)


# Opening


async def open_vote(bot: Client, game_id: int, seen: Clock, by: Seat | None = None) -> None:
    """Asks the table what to do about a seat whose clock still stands as it was seen.

    `by` calls the vote, or else the clock does.
    """
    seat = seen.seat
    async with bot.tables.lock(game_id):
        table, kept = await bot.tables.get(game_id), Clocks(bot.store)
        clock = (await kept.of_game(game_id)).get(seat)
        if clock != seen or not waits_for(table, seat) or await kept.vote(game_id, seat) is not None:
            return
        at = now()
        vote = Vote(seat, at, at + clock_terms_of(table.options).period, {})
        facts = {
            "seat": seat,
            "people": table.people(voters(table, seat)),
            "until": stamp(vote.ends_at),
            "usual": usual(clock_terms_of(table.options)),
            **({} if by is None else {"by": by}),
        }
        due = due_set(Job(DueKind.VOTE, game_id, seat, None, vote.ends_at))
        await Notes(bot.store).add(
            game_id, at, ASKED if by is None else CALLED, facts, statements=[vote_kept(game_id, vote), due]
        )
        await rearm(bot, table, replace(seen, rung=1), queued_edit(game_id))
    bot.wake(game_id)


async def call_vote(bot: Client, table: Table, user_id: int) -> None:
    """A person of the table calls a vote about every seat that has been silent for long. Raises Refused."""
    by = table.seat_of(user_id)
    if by is None:
        raise Refused("not_seated")
    if table.paused_at is not None:
        raise Refused("game_paused")
    kept, terms, at = Clocks(bot.store), clock_terms_of(table.options), now()
    clocks = await kept.of_game(table.id)
    others = [clocks[row.seat] for row in table.seats if row.seat != by and row.seat in clocks]
    waits = {clock.seat: clock.waits for clock in others if clock.waits is not None and waits_for(table, clock.seat)}
    if not waits:
        raise Refused("nobody_to_vote_about")
    people = await kept.people([row.user_id for row in table.seats if row.user_id is not None])
    quiet = {
        seat: elapsed(since, at, rest_of(people.get(table.seats[seat].user_id or 0, NOBODY), terms))
        for seat, since in waits.items()
    }
    silent = [
        seat
        for seat, seconds in quiet.items()
        if seconds >= SILENCE or await has_left(bot, table, table.seats[seat].user_id or 0)
    ]
    if not silent:
        left = SILENCE - max(quiet.values())
        raise Refused("vote_too_soon", days=-(-left // DAY))
    for seat in silent:
        if await Clocks(bot.store).vote(table.id, seat) is not None and len(silent) == 1:
            raise Refused("vote_open")
        await open_vote(bot, table.id, clocks[seat], by)


# Voting


@with_buttons(ASKED)
def _buttons_of_clock(localizer: Localizer, table: Table, note: Note) -> Sequence[ui.ActionRow[Any]]:
    return _buttons(localizer, table, note)


@with_buttons(CALLED)
def _buttons_of_person(localizer: Localizer, table: Table, note: Note) -> Sequence[ui.ActionRow[Any]]:
    return _buttons(localizer, table, note)


def _buttons(localizer: Localizer, table: Table, note: Note) -> Sequence[ui.ActionRow[Any]]:
    """The four choices. That the vote may be over is known only when one is pressed."""
    seat = int(note.facts["seat"])
    row: ui.ActionRow[Any] = ui.ActionRow()
    for code, choice in CHOICES.items():
        label = localizer.say("button-vote", choice=choice)
        row.add_item(Press(table.id, table.step, "vote", label, arg=f"{seat}.{code}"))
    return [row]


@on("vote")
async def _press_vote(press: Pressed) -> None:
    """One vote; it can be changed until more than half agree, which decides at once."""
    interaction, bot = press.interaction, press.interaction.client
    await interaction.response.defer()
    about, _, code = (press.arg or "").partition(".")
    seat, choice = int(about), CHOICES.get(code, TimeoutPolicy.WAIT)
    async with bot.tables.lock(press.game):
        table = await bot.tables.get(press.game)
        vote = await Clocks(bot.store).vote(press.game, seat)
        mine = table.seat_of(interaction.user.id)
        if mine is None:
            raise Refused("not_seated")
        if mine == seat:
            raise Refused("vote_about_you")
        if mine not in voters(table, seat):
            raise Refused("computer_votes_not")
        if vote is None or (table.id, seat) in _settling or majority(vote.ballots, table, seat):
            raise Refused("vote_over")
        vote = replace(vote, ballots={**vote.ballots, mine: choice})
        await Clocks(bot.store).put_vote(table.id, vote)
        decided = majority(vote.ballots, table, seat)
    result = "open"
    if decided is not None:
        result = decided if await _settle(bot, table, seat, decided, "voted") else "late"
    view = await _shown(bot, table, vote, result)
    if view is not None:
        await interaction.edit_original_response(view=view)


async def _settle(bot: Client, table: Table, seat: Seat, choice: str, note: str) -> bool:
    """Whether what was decided has been done: not when the seat has moved after all."""
    if (table.id, seat) in _settling:
        raise Refused("vote_over")
    _settling.add((table.id, seat))
    try:
        return await apply_decision(bot, table, seat, choice, note)
    finally:
        _settling.discard((table.id, seat))


async def _shown(bot: Client, table: Table, vote: Vote, result: str) -> ui.LayoutView | None:
    """The note that asks, with the votes so far, and its buttons while it is open."""
    lang = await bot.lang_of_guild(table.guild_id)
    notes = [note for note in await Notes(bot.store).of_game(table.id) if note.kind in (ASKED, CALLED)]
    note = next((note for note in reversed(notes) if note.facts["seat"] == vote.about), None)
    asked = note and note_panel(bot.words, lang, table, note)
    if note is None or not asked:
        return None
    localizer = Localizer(bot.words, lang, table)
    texts = [item.content for item in asked.view.children if isinstance(item, ui.TextDisplay)]
    for seat, choice in sorted(vote.ballots.items()):
        texts.append(localizer.say("vote-line", player=localizer.player(seat), choice=choice))
    if result != "open":
        texts.append(localizer.say("vote-result", player=localizer.player(vote.about), choice=result))
    rows = _buttons(localizer, table, note) if result == "open" else []
    return Panel(ui.TextDisplay("\n".join(texts)), *rows)


@job(DueKind.VOTE)
async def vote_ends(bot: Client, due: Job) -> None:
    """The vote's time is over: what a majority wanted happens, or else what the table agreed on at the start."""
    assert due.game_id is not None and due.seat is not None
    kept, table = Clocks(bot.store), await bot.tables.get(due.game_id)
    vote = await kept.vote(due.game_id, due.seat)
    if vote is None or (table.id, due.seat) in _settling:
        return
    if vote.ends_at > now():
        await bot.store.together([due_set(replace(due, at=vote.ends_at))])
        return
    decided = majority(vote.ballots, table, due.seat)
    choice, note = (decided, "voted") if decided else (usual(clock_terms_of(table.options)), "unvoted")
    if not await _settle(bot, table, due.seat, choice, note):
        await kept.end_vote(table.id, due.seat)
