"""A seat whose time is up: a vote or the table's terms decide, and the decision is carried out; a late move wins."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from discord import ui

from cogs.clocks.keeper import again, armed, rearm
from cogs.core.client import acknowledge, edit_answer
from cogs.core.components import Panel, Press, number_in, on
from cogs.core.locks import retried
from cogs.core.scheduler import job, now
from cogs.core.time import DAY, elapsed
from cogs.tables.computers import USUAL, rng_seed, thought
from cogs.tables.notes import note_panel, with_buttons
from cogs.tables.seats import give_to_computer, has_left, open_seat
from cogs.tables.service import Client, Interaction, Pressed
from cogs.tables.settings import lang_at
from cogs.tables.table import Table
from cogs.tables.terms import SILENCE, Terms, TimeoutPolicy, clock_terms_of, deadline, rest_of, stamp
from cogs.text.localizer import Localizer
from data.store.clocks import NOBODY, Clock, Clocks, Vote, queued_edit, vote_ended, vote_kept
from data.store.notes import Note, Notes, noted
from data.store.rows import DueKind, Job, Statement, due_gone, due_set
from data.store.seats import queued_message
from engine.core.action import Action, Seat
from engine.core.refused import Refused

MOST_ACTIONS = 60
"""Of one turn. A turn of strings, with all its tiles, takes fewer."""
MOST_TRIES = 20

Check = Callable[[Table], None]
Work = Callable[[Table, Check], Awaitable[object]]


CHOICES = {"w": TimeoutPolicy.WAIT, "m": TimeoutPolicy.MOVE, "c": TimeoutPolicy.COMPUTER, "s": TimeoutPolicy.SUBSTITUTE}
ASKED, CALLED = "vote-time", "vote-called"
"""Kinds of the notes that ask: the clock's word, or a person's."""
_settling: set[tuple[int, Seat]] = set()
"""Votes that are being carried out at this moment: the end of their time does not do it a second time."""


def usual(terms: Terms) -> str:
    """Return what happens when the table was asked and there was no majority."""
    return TimeoutPolicy.MOVE if terms.timeout in (TimeoutPolicy.ASK, TimeoutPolicy.WAIT) else terms.timeout


def waits_for(table: Table, seat: Seat) -> bool:
    """Tell whether the game is stopped until this seat's person moves."""
    game = table.game
    running = table.status == "playing" and table.paused_at is None
    return running and game is not None and seat in game.waiting and table.seats[seat].computer is None


async def apply_decision(
    bot: Client, table: Table, seat: Seat, choice: str, note: str, vote: Vote | None = None
) -> bool:
    """Carry out a decision about a seat and announce it; a vote about it ends. `vote` is the one that decided, if any.

    Returns False, and changes nothing, if the seat has moved meanwhile: its move holds.
    Raises: Refused `vote_over` if the vote has had another end.
    """
    if choice == TimeoutPolicy.SUBSTITUTE and (await Clocks(bot.store).of_game(table.id))[seat].sought:
        choice = TimeoutPolicy.MOVE  # nobody has come
    at = now()
    ended = [*vote_ended(table.id, seat), due_gone(DueKind.VOTE, table.id, seat)]
    played = choice == TimeoutPolicy.MOVE
    statements = [*noted(table.id, at, note, {"seat": seat, "choice": choice}, public=False), *ended]
    work: dict[str, Work] = {
        TimeoutPolicy.WAIT: lambda then, check: _wait(bot, then, seat, check, vote, statements),
        TimeoutPolicy.MOVE: lambda then, check: _play_turn(bot, then, seat),
        TimeoutPolicy.COMPUTER: lambda then, check: give_to_computer(bot, then, seat, check=check, cause=statements),
        TimeoutPolicy.SUBSTITUTE: lambda then, check: _seek(bot, then, seat, check, vote, statements),
    }
    if played:
        bot.tables.hurried[table.id, seat] = statements
    try:
        if not await _unless_moved(bot, table, seat, work[choice]):
            return False
        left = bot.tables.hurried.get((table.id, seat), ())
        if left:  # its turn isn't over
            await bot.store.together([*left, queued_message(table.id, "edit")])
    finally:
        bot.tables.hurried.pop((table.id, seat), None)
    bot.wake(table.id)
    return True


async def _unless_moved(bot: Client, table: Table, seat: Seat, work: Work) -> bool:
    """Do the work on the table as it was seen; repeat it if only others have moved meanwhile."""

    def check(then: Table) -> None:
        if then.step != table.step or not waits_for(then, seat):
            raise Refused("table_moved_on")

    for _ in range(MOST_TRIES):
        try:
            await work(table, check)
            return True
        except Refused as refused:
            if refused.code not in ("table_moved_on", "game_paused"):
                raise
        later = await bot.tables.get(table.id)
        if not await _still(bot, table, later, seat):
            return False
        table = later
    return False


async def _still(bot: Client, before: Table, later: Table, seat: Seat) -> bool:
    """Tell whether the table waits for the seat just as before."""
    if before.game is None or later.game is None or not waits_for(later, seat):
        return False
    steps = await bot.store.steps(before.id, before.step)
    return before.game.turn.number == later.game.turn.number and all(step.seat != seat for step in steps)


@retried
async def _wait(
    bot: Client,
    table: Table,
    seat: Seat,
    check: Check,
    vote: Vote | None,
    cause: Sequence[Statement],
    *,
    sought: int = 0,
) -> None:
    """Grant the seat its full time again, unless the vote about that is over."""
    async with bot.tables.lock(table.id):
        check(await bot.tables.get(table.id))
        asked = await Clocks(bot.store).vote(table.id, seat)
        if vote is not None and (asked is None or asked.opened_at != vote.opened_at):
            raise Refused("vote_over")
        clock = (await Clocks(bot.store).of_game(table.id))[seat]
        terms, at = clock_terms_of(table.options), now()
        clock = replace(again(clock, terms, at), sought=clock.sought or sought)
        if not terms.timed:  # restart the silence that allows a vote
            clock = replace(clock, waits=at)
        await rearm(bot, table, clock, queued_edit(table.id), *cause)


async def _seek(
    bot: Client, table: Table, seat: Seat, check: Check, vote: Vote | None, cause: Sequence[Statement]
) -> None:
    """Open the seat to others, and wait for it once more."""
    try:
        await open_seat(bot, table, seat, check=check)
    except Refused as refused:
        if refused.code != "seat_already_open":
            raise
    await _wait(bot, table, seat, check, vote, cause, sought=1)


async def _play_turn(bot: Client, table: Table, seat: Seat) -> None:
    """Let a computer player do what the seat must do.

    Raises: Refused if the first action comes too late.
    """
    start = table
    for number in range(MOST_ACTIONS):
        game = table.game
        assert game is not None and start.game is not None
        if number and (not waits_for(table, seat) or game.turn.number != start.game.turn.number):
            return
        seed = await rng_seed(bot.store, table, game, seat)
        action = await asyncio.to_thread(thought, game, seat, USUAL, seed)
        try:
            table = await bot.tables.play_for(table.id, seat, _just(action), step=table.step)
        except Refused as refused:
            if number == 0 or refused.code not in ("table_moved_on", "game_paused"):
                raise
            return


def _just(action: Action) -> Callable[[Table, Seat], Action]:
    return lambda then, seat: action


@job(DueKind.MOVE)
async def time_is_up(bot: Client, due: Job) -> None:
    """Ask the table what to do about a seat whose time is up, or do what it chose at the start."""
    assert due.game_id is not None
    async with bot.tables.lock(due.game_id):
        found = await _overdue(bot, due)
        if found is None:
            return
        table, clock = found
        terms, seat = clock_terms_of(table.options), clock.seat
        if terms.timeout == TimeoutPolicy.WAIT:
            facts = {"seat": seat, "choice": TimeoutPolicy.WAIT}
            also = [*await armed(bot, table, replace(clock, rung=1)), queued_edit(table.id)]
            await Notes(bot.store).add(table.id, now(), "timeout", facts, public=False, statements=also)
    if terms.timeout == TimeoutPolicy.WAIT:
        bot.wake(table.id)
    elif terms.timeout == TimeoutPolicy.ASK and voters(table, seat):
        await open_vote(bot, table.id, clock)
    else:
        await apply_decision(bot, table, seat, usual(terms), "timeout")


async def _overdue(bot: Client, due: Job) -> tuple[Table, Clock] | None:
    """Return the table and the clock that ran out; None if the seat has moved, or its person has time off now."""
    assert due.game_id is not None and due.seat is not None
    kept, table = Clocks(bot.store), await bot.tables.get(due.game_id)
    clock = (await kept.of_game(due.game_id)).get(due.seat)
    person = table.seats[due.seat].user_id
    if clock is None or person is None or not waits_for(table, due.seat):
        return None
    terms = clock_terms_of(table.options)
    until = deadline(clock, terms, rest_of((await kept.people([person]))[person], terms))
    if until is None:
        return None
    if until > now():
        await bot.store.together([due_set(replace(due, at=until))])
        return None
    return table, clock


def voters(table: Table, about: Seat) -> list[Seat]:
    """Return the people's seats except the one that the vote is about."""
    return [row.seat for row in table.seats if row.seat != about and row.user_id is not None and row.computer is None]


def majority(ballots: Mapping[Seat, str], table: Table, about: Seat) -> str | None:
    """Return the choice of more than half of all who may vote, or None."""
    may = voters(table, about)
    counted = Counter(choice for seat, choice in ballots.items() if seat in may)
    return next((choice for choice, count in counted.items() if count > len(may) / 2), None)


# Opening


@retried
async def open_vote(bot: Client, game_id: int, seen: Clock, by: Seat | None = None) -> None:
    """Ask the table what to do about a seat whose clock is still as it was seen.

    `by` is the seat that calls the vote; None: the clock does.
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
        also = [vote_kept(game_id, vote), due, *await armed(bot, table, replace(seen, rung=1)), queued_edit(game_id)]
        await Notes(bot.store).add(game_id, at, ASKED if by is None else CALLED, facts, statements=also)
    bot.wake(game_id)


async def call_vote(bot: Client, table: Table, user_id: int) -> None:
    """Call a vote, for a person at the table, about every seat that has been silent for long.

    Raises: Refused `not_seated`, `game_paused`, `nobody_to_vote_about`, `vote_too_soon` or `vote_open`.
    """
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
    waited = {
        seat: elapsed(since, at, rest_of(people.get(table.seats[seat].user_id or 0, NOBODY), terms))
        for seat, since in waits.items()
    }
    silent = [
        seat
        for seat, seconds in waited.items()
        if seconds >= SILENCE or await has_left(bot, table.guild_id, table.seats[seat].user_id or 0)
    ]
    if not silent:
        left = SILENCE - max(waited.values())
        raise Refused("vote_too_soon", days=-(-left // DAY))
    for seat in silent:
        if await Clocks(bot.store).vote(table.id, seat) is not None and len(silent) == 1:
            raise Refused("vote_open")
        await open_vote(bot, table.id, clocks[seat], by)


# A pause, in which votes stay open


def after_pause(table: Table, vote: Vote, stood: int, at: int) -> list[Statement]:
    """Return the statements that extend an open vote by a pause of `stood` seconds that ends at `at` (Unix s).

    A vote that has a majority by now falls due at once.
    """
    later = replace(vote, ends_at=vote.ends_at + stood)
    due = at if majority(vote.ballots, table, vote.about) else later.ends_at
    return [vote_kept(table.id, later), due_set(Job(DueKind.VOTE, table.id, vote.about, None, due))]


def unasked(clock: Clock, table: Table) -> Clock:
    """Return a clock about which no vote is open; one that has run out falls due at once, where the table is asked."""
    waits = clock_terms_of(table.options).timeout == TimeoutPolicy.WAIT
    return clock if waits else replace(clock, rung=0)


# Voting


@with_buttons(ASKED)
@with_buttons(CALLED)
def _buttons(localizer: Localizer, table: Table, note: Note) -> Sequence[ui.ActionRow[Any]]:
    """Return the four choices. Whether the vote is over is checked when one is pressed."""
    seat = int(note.facts["seat"])
    row: ui.ActionRow[Any] = ui.ActionRow()
    for code, choice in CHOICES.items():
        label = localizer.say("button-vote", choice=choice)
        row.add_item(Press(table.id, table.step, "vote", label, arg=f"{seat}.{code}"))
    return [row]


@on("vote")
async def _press_vote(press: Pressed) -> None:
    """Vote, or change one's vote; more than half decide at once, or once a pause is over."""
    interaction, bot = press.interaction, press.interaction.client
    await acknowledge(interaction)
    about, code = press.parts(".", 2)
    seat, choice = number_in(about), CHOICES.get(code, TimeoutPolicy.WAIT)
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
    if decided is None or table.paused_at is not None:
        await _show(interaction, table, vote, "open" if decided is None else "paused")
        return
    try:  # shown first: what removes the buttons of ended votes finds none
        await _show(interaction, table, vote, decided)
    finally:
        in_time = await _settle(bot, table, vote, decided, "voted")
    if not in_time:
        await _show(interaction, table, vote, "late")


async def _show(interaction: Interaction, table: Table, vote: Vote, result: str) -> None:
    """Show the votes so far, and what came of them, in the message that was pressed."""
    view = await _shown(interaction.client, table, vote, result)
    if view is not None:
        await edit_answer(interaction, view=view)


async def _settle(bot: Client, table: Table, vote: Vote, choice: str, note: str) -> bool:
    """Carry out what a vote has decided; return False if the seat has moved after all."""
    seat = vote.about
    if (table.id, seat) in _settling:
        raise Refused("vote_over")
    _settling.add((table.id, seat))
    try:
        return await apply_decision(bot, table, seat, choice, note, vote)
    finally:
        _settling.discard((table.id, seat))


async def _shown(bot: Client, table: Table, vote: Vote, result: str) -> ui.LayoutView | None:
    """Return the note that asks, with the votes so far, and its buttons while it is open."""
    lang = await lang_at(bot, table)
    notes = [note for note in await Notes(bot.store).of_game(table.id) if note.kind in (ASKED, CALLED)]
    note = next((note for note in reversed(notes) if note.facts["seat"] == vote.about), None)
    later = note and replace(note, facts={**note.facts, "until": stamp(vote.ends_at)})  # a pause may have moved it
    asked = later and note_panel(bot.words, lang, table, later)
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
    """End a vote: do what a majority chose, or what the table agreed on at the start."""
    assert due.game_id is not None and due.seat is not None
    kept, table = Clocks(bot.store), await bot.tables.get(due.game_id)
    vote = await kept.vote(due.game_id, due.seat)
    if vote is None or (table.id, due.seat) in _settling:
        return
    if table.seats[due.seat].computer is not None:  # its move ends the vote, or its person comes back to it
        return
    decided = majority(vote.ballots, table, due.seat)
    if vote.ends_at > now() and decided is None:
        await bot.store.together([due_set(replace(due, at=vote.ends_at))])
        return
    choice, note = (decided, "voted") if decided else (usual(clock_terms_of(table.options)), "unvoted")
    if not await _settle(bot, table, vote, choice, note):
        async with bot.tables.lock(table.id):
            if await kept.vote(table.id, due.seat) == vote:
                await kept.end_vote(table.id, due.seat)
