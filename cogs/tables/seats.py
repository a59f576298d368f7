"""Seats that change hands in a running game: to the computer, to anyone, to a newcomer, and back.

Each is one change under the game's lock, in one commit with its note.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace

import discord
from discord import ui

from cogs.core.components import Panel
from cogs.core.delivery import edit
from cogs.core.locks import retried
from cogs.core.registry import Registry
from cogs.core.scheduler import now
from cogs.tables.computers import USUAL, move_due, somebody_plays
from cogs.tables.deals import check_deal_unknown, closed
from cogs.tables.notes import ON_BOARD
from cogs.tables.results import CALLED, DECIDED, RAN_OUT
from cogs.tables.service import Client, StepEffects, Tables, on_step
from cogs.tables.table import Table
from cogs.tables.terms import TimeoutPolicy, clock_terms_of, season_of
from cogs.text.names import safe
from data.store import seats as kept
from data.store.notes import Notes, noted
from data.store.private import forget_draft
from data.store.rows import DueKind, SeatRow, Statement, StepRow, due_gone, due_set
from data.store.seats import Seats
from engine.core.action import Seat
from engine.core.game import Game
from engine.core.refused import Refused

_log = logging.getLogger(__name__)


TAKEN = "seat-taken"
"""The kind of the note that a newcomer has taken a seat."""
Forgetting = Callable[[int, Seat], Statement]
forgotten_with_seat: Registry[Forgetting] = Registry("what is forgotten with a seat,")
"""Registers statements for the commit in which a seat changes hands: they delete what its holder had prepared."""
forgotten_with_seat.add("draft", forget_draft)
Hook = Callable[["Client", Table, Table, Seat], Awaitable[Sequence[Statement]]]
on_seat_change: Registry[Hook] = Registry("the hook for seats,")
"""Registers a function that returns what is committed with each change, from the table before and after and the seat.

It is called under the game's lock.
"""
Admission = Callable[["Client", Table, int], Awaitable[None]]
on_taking: Registry[Admission] = Registry("the rule for who may take a seat,")
"""Registers a function that raises Refused for a person (by id) who may not take a seat at such a table."""
Check = Callable[[Table], None]
"""Raises Refused if a decision doesn't fit the table any more."""


# The four changes


@retried
async def give_to_computer(
    bot: Client,
    table: Table,
    seat: Seat,
    strength: str = USUAL,
    by: Seat | None = None,
    check: Check | None = None,
    note: str | None = None,
    cause: Sequence[Statement] = (),
) -> Table:
    """Let the computer play a seat for its person, who can come back.

    `by`: the seat that asked for it, if any; if this one, its person must still be the one in `table`. `note`: the kind
    of note, if not the usual one. `cause`: statements written before the note. `check` is called with the table as it
    is by then.
    Raises: Refused from `check`, `not_seated`, `computer_plays_there`, or if the game isn't running.
    """
    async with bot.tables.lock(table.id):
        table, seen = await _running(bot, table.id, check), table
        row, own = table.seats[seat], by == seat
        if own:
            _check_holder(table, seen, seat)
        if row.computer is not None or row.user_id is None:
            raise Refused("computer_plays_there", seat=seat)
        facts: dict[str, object] = {"seat": seat, "strength": strength}
        if not own:
            facts["people"] = [row.user_id]
        note = note or ("seat-left" if own else "seat-computer")
        others = [one for one in table.seats if one.seat != seat]
        alone = () if somebody_plays(others) else noted(table.id, now(), "computers-alone", {}, public=False)
        after = await _hand_over(bot, table, replace(row, computer=strength), note, facts, alone, first=cause)
    return _publish(bot, after)


@retried
async def open_seat(
    bot: Client,
    table: Table,
    seat: Seat,
    *,
    agreed: bool = False,
    check: Check | None = None,
    cause: Sequence[Statement] = (),
) -> Table:
    """Put the seat on offer; its holder plays on until someone takes it.

    `agreed`: by its holder's own word, who must still be the one in `table`. Without it, the offer ends when the holder
    plays again. `cause`: statements written before the note. `check` is called with the table as it is by then.
    Raises: Refused from `check`, `not_seated`, `seat_already_open`, or if the game isn't running.
    """
    async with bot.tables.lock(table.id):
        table, seen = await _running(bot, table.id, check), table
        if agreed:
            _check_holder(table, seen, seat)
        if table.kind:
            raise Refused("private_game_stays")
        offers = await Seats(bot.store).offers(table.id)
        if seat in offers and offers[seat] >= agreed:
            raise Refused("seat_already_open", seat=seat)
        also = [kept.opening(table.id, seat, agreed=agreed)]
        kind = await _offer(bot, table)
        await Notes(bot.store).add(table.id, now(), kind, {"seat": seat}, first=cause, statements=also)
    bot.wake(table.id)
    return table


async def offer_again(bot: Client, table: Table, seat: Seat) -> None:
    """Offer an open seat once more, with a new button."""
    await Notes(bot.store).add(table.id, now(), await _offer(bot, table), {"seat": seat})
    bot.wake(table.id)


async def _offer(bot: Client, table: Table) -> str:
    """Return the kind of note for an offer: in a season, and with a shared deal, it says who may take the seat."""
    if await closed(bot.store, table):
        return "seat-open-closed"
    return "seat-open" if season_of(table.options) is None else "seat-open-league"


@retried
async def take_seat(bot: Client, game_id: int, user: discord.abc.User, seat: Seat | None = None) -> tuple[Table, Seat]:
    """Give an open seat (the first one by default) to a newcomer, with all that belongs to it.

    If its own person takes it, they keep it. No one gets two seats or sees a second hand of one game.
    Raises: Refused `seat_not_open` and others.
    """
    async with bot.tables.lock(game_id):
        table = await _running(bot, game_id)
        open_seats = await Seats(bot.store).open(game_id)
        seat = open_seats[0] if seat is None and open_seats else seat
        if seat is None or seat not in open_seats:
            raise Refused("seat_not_open")
        row = table.seats[seat]
        old = await bot.store.private_message(game_id, seat)
        if row.user_id == user.id:
            after = await _come_back(bot, table, seat)
        else:
            await _may_sit_down(bot, table, user, seat)
            after = await _seat_newcomer(bot, table, user, row)
    if old is not None and row.user_id is not None and row.user_id != user.id:
        await close_hand(bot, after, row.user_id, old)
    return _publish(bot, after), seat


async def _may_sit_down(bot: Client, table: Table, user: discord.abc.User, seat: Seat) -> None:
    if table.seat_of(user.id) is not None:
        raise Refused("already_seated")
    if await Seats(bot.store).known_to(table.id, user.id) - {seat}:
        raise Refused("knew_another_hand")
    await check_deal_unknown(bot.store, table, user.id)
    for admit in on_taking.values():
        await admit(bot, table, user.id)


async def _seat_newcomer(bot: Client, table: Table, user: discord.abc.User, row: SeatRow) -> Table:
    facts: dict[str, object] = {"seat": row.seat, "player": safe(row.name), "newcomer": safe(user.display_name)}
    after = replace(row, user_id=user.id, name=user.display_name, computer=None)
    host = user.id if table.host_id == row.user_id else None
    return await _hand_over(bot, table, after, TAKEN, facts, [kept.closing(table.id, row.seat)], host)


@retried
async def come_back(bot: Client, game_id: int, user: discord.abc.User) -> tuple[Table, Seat]:
    """Return a seat that the computer plays, or that is offered, to its person.

    Raises: Refused `not_seated`, or if neither is the case.
    """
    async with bot.tables.lock(game_id):
        table = await _running(bot, game_id)
        seat = table.seat_of(user.id)
        if seat is None:
            raise Refused("not_seated")
        after = await _come_back(bot, table, seat)
    return _publish(bot, after), seat


async def _come_back(bot: Client, table: Table, seat: Seat) -> Table:
    row = table.seats[seat]
    also = [kept.closing(table.id, seat)]
    if row.computer is not None:
        return await _hand_over(bot, table, replace(row, computer=None), "seat-back", {"seat": seat}, also)
    if seat not in await Seats(bot.store).open(table.id):
        raise Refused("you_play_already")
    also.append(kept.queued_message(table.id, "edit"))
    await Notes(bot.store).add(table.id, now(), "seat-kept", {"seat": seat}, public=False, statements=also)
    return table


# Offers without the holder's word


@on_step("offers")
async def offers_follow(tables: Tables, before: Table, game: Game, step: StepRow) -> StepEffects:
    """End the offer of a seat whose holder plays again, unless the holder agreed to it."""
    seat = step.seat
    if seat is None or before.seats[seat].computer is not None or (before.id, seat) in tables.hurried:
        return StepEffects()
    if (await Seats(tables.store).offers(before.id)).get(seat, True):
        return StepEffects()
    told = [] if game.over else noted(before.id, now(), "seat-kept", {"seat": seat}, public=False)
    return StepEffects(statements=[kept.closing(before.id, seat), *told])


async def ran_out(bot: Client, table: Table, seat: Seat) -> bool:
    """Tell whether the clock of a seat has run out and its holder hasn't played since.

    A vote that a person has called says nothing about the clock, whatever comes of it. A holder who left the seat to
    the computer and came back is as late as before.
    """
    if not clock_terms_of(table.options).timed:
        return False
    notes = [note for note in await Notes(bot.store).of_game(table.id) if note.facts.get("seat") == seat]
    own = [step for step, who in enumerate(await bot.store.seats_of_steps(table.id), start=1) if who == seat]

    def played(since: int, until: int) -> bool:
        return any(since < step <= until for step in own)

    late: int | None = None  # the step up to which nothing was the holder's own move
    for note in notes:
        if note.kind in RAN_OUT:
            late = note.step
        elif late is None or note.kind == TAKEN or (note.kind == CALLED and played(late, note.step)):
            late = None
        elif note.kind in DECIDED:  # the others gave it more time, or the computer moved for it
            late = None if note.facts.get("choice") == TimeoutPolicy.WAIT else note.step
    return late is not None and not played(late, table.step)


# What they share


async def _running(bot: Client, game_id: int, check: Check | None = None) -> Table:
    table = await bot.tables.get(game_id)
    if table.status != "playing" or table.game is None:
        raise Refused("no_running_game")
    if check is not None:
        check(table)
    return table


def _check_holder(table: Table, seen: Table, seat: Seat) -> None:
    """Check that the person who has just been seen in a seat, and spoke for it, still has it.

    Raises: Refused `not_seated`.
    """
    if table.seats[seat].user_id != seen.seats[seat].user_id:
        raise Refused("not_seated")


async def _hand_over(
    bot: Client,
    table: Table,
    after: SeatRow,
    note: str,
    facts: Mapping[str, object],
    also: Sequence[Statement] = (),
    host_id: int | None = None,
    first: Sequence[Statement] = (),
) -> Table:
    """Store a change in one commit: next holder, history, note, jobs and messages. Call it under the game's lock.

    `first` and `also` are written before and after the note.
    """
    seat, game = after.seat, table.running
    rows = tuple(after if row.seat == seat else row for row in table.seats)
    changed = replace(table, seats=rows, host_id=host_id or table.host_id)
    also = [*kept.changing(table.id, table.seats[seat], after), *also]
    also += [statement(table.id, seat) for statement in forgotten_with_seat.values()]
    also += [due_gone(DueKind.PLAN, table.id, seat), due_gone(DueKind.COMPUTER, table.id)]
    due = move_due(table.id, table.step, rows, game)
    if due is not None:
        also.append(due_set(due))
    if host_id is not None:
        also.append(kept.hosted_by(table.id, host_id))
    also.append(kept.queued_message(table.id, "edit"))
    if after.computer is None:
        also.append(kept.queued_message(table.id, "hand", seat))
    for hook in on_seat_change.values():
        also += await hook(bot, table, changed, seat)
    public = note not in ON_BOARD
    await Notes(bot.store).add(table.id, now(), note, facts, public=public, first=first, statements=also)
    return changed


def _publish(bot: Client, after: Table) -> Table:
    """After the commit, wake delivery and scheduler; return the new table."""
    bot.wake(after.id)
    bot.scheduler.wake()
    return after


async def close_hand(bot: Client, table: Table, person: int, message: tuple[int | None, int | None]) -> None:
    """Replace the hand in the former holder's private message by a sentence about it, if Discord allows it."""
    channel_id, message_id = message
    if channel_id is None or message_id is None:
        return
    lang = await bot.lang_of_person(person, table.guild_id)
    panel = Panel(ui.TextDisplay(bot.words.say(lang, "seat-handed-over")))
    try:
        await edit(bot.get_partial_messageable(channel_id), message_id, panel, None)
    except discord.HTTPException as error:
        _log.warning("game %d: a hand that was handed over stays shown to its former holder: %s", table.id, error)


_log = logging.getLogger(__name__)


async def has_left(bot: Client, guild_id: int, user_id: int) -> bool:
    """Tell whether a person has left a server. It asks Discord: such events need a privileged intent."""
    guild = await bot.server(guild_id)
    if guild is None:
        return False
    try:
        await guild.fetch_member(user_id)
    except discord.NotFound:
        return True
    except discord.HTTPException as error:
        _log.warning("server %d: whether a player is still on the server is not known: %s", guild_id, error)
    return False
