"""Plans: a seat's next action, chosen before its turn and played some minutes after it began, if still legal.

A plan is a list of actions; the first legal one is played. It exists until its seat acts, in whatever way; that very
step removes it, so it is played at most once. Nothing public reveals that there is one: the post of its turn notifies
nobody, and it goes when the plan was played.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from contextvars import ContextVar

import msgspec

from cogs.core.delivery import write_to
from cogs.core.locks import retried
from cogs.core.scheduler import job, now
from cogs.tables.face import action_face, can_plan
from cogs.tables.service import Client, StepEffects, Tables, on_step
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from data.store.private import Plans, forget_plan, keep_plan, post_flagged, set_due
from data.store.rows import PLANNED, PLAYED, DueKind, Job, Statement, StepRow
from data.store.seats import queued_message
from engine.core.action import Action, Seat
from engine.core.codec import decode_action, encode_action
from engine.core.game import Game
from engine.core.refused import Refused

_log = logging.getLogger(__name__)

Tries = tuple[Action, ...]
DELAY = 2
"""Minutes after a turn begins before its plan is tried, so that the rival's undo keeps its chance."""
MOST_TRIES = 10

_trying: ContextVar[str | None] = ContextVar("the plan that is being played", default=None)


# A plan as text


def written(tries: Sequence[Action]) -> str:
    """Return a plan as JSON."""
    return json.dumps([json.loads(encode_action(action)) for action in tries])


def read(text: str) -> Tries:
    """Read a plan from JSON; () if it was stored by a version with other actions."""
    try:
        return tuple(decode_action(json.dumps(action)) for action in json.loads(text))
    except msgspec.ValidationError:
        return ()


async def plan_of(tables: Tables, table: Table, seat: Seat) -> tuple[Tries, Refused | None]:
    """Return the plan of the seat's person, and why it wasn't played when it was tried; () is no plan."""
    row = await Plans(tables.store).load(table.id, seat)
    if row is None or row.user_id != table.seats[seat].user_id:
        return (), None
    why = None if row.lapsed is None else json.loads(row.lapsed)
    return read(row.tries), why and Refused(why["code"], **why["facts"])


# Which action it is when the turn has come


def first_allowed(game: Game, tries: Sequence[Action]) -> Action | Refused:
    """Return the first legal action of a plan; if none is, why the first one isn't allowed."""
    why: Refused | None = None
    for wanted in tries:
        alike: Sequence[Action] = action_face(game.rules, wanted).alike(game, wanted)
        for action in alike:
            refused = game.refuse(action)
            if refused is None:
                return action
            why = why or refused
    return why or Refused("plan_empty")


# What goes along with each step


@on_step("plans")
async def plans_follow(tables: Tables, before: Table, after: Game, row: StepRow) -> StepEffects:
    """Remove the plan of a seat that acts in its turn, and schedule the plan of a seat whose turn begins.

    Raises: Refused `table_moved_on` if a plan that is being played was changed meanwhile.
    """
    if before.game is None or not can_plan(after.rules):
        return StepEffects()
    tried, was = _trying.get(), before.game.turn
    if tried is not None and row.seat is not None:
        kept = await Plans(tables.store).load(before.id, row.seat)
        if kept is None or kept.tries != tried:
            raise Refused("table_moved_on")
    also: list[Statement] = []
    lapsed: list[str] = []
    same_turn = after.turn.number == was.number and after.turn.seat == was.seat
    if row.seat is not None and row.seat == was.seat:
        rest = _rest(before, row) if tried is not None and same_turn else None
        also.append(rest or forget_plan(before.id, row.seat))
        lapsed += [] if rest else [DueKind.PLAN]
        if tried is not None and not same_turn:
            also.append(post_flagged(before.id, PLAYED))
    if not same_turn:
        lapsed.append(DueKind.PLAN)
        if after.turn.seat is not None and after.turn.seat != row.seat:
            also.append(set_due(before.id, after.turn.seat, now(), DELAY))
            if await _is_planned(tables, before, after.turn.seat):
                also.append(post_flagged(before.id, PLANNED))
    if after.over:
        also.append(forget_plan(before.id, None))
    return StepEffects(cancelled_jobs=lapsed, statements=also)


async def _is_planned(tables: Tables, table: Table, seat: Seat) -> bool:
    """Tell whether a plan of the seat's person is tried in this turn, and a private message can say if it lapses."""
    row, place = await Plans(tables.store).load(table.id, seat), table.seats[seat]
    if row is None or row.lapsed is not None or row.user_id != place.user_id or place.computer is not None:
        return False
    return await _takes_messages(tables, table, seat)


async def _takes_messages(tables: Tables, table: Table, seat: Seat) -> bool:
    whisper = await tables.store.private_message(table.id, seat)
    return whisper is not None and whisper[0] is not None


def _rest(table: Table, row: StepRow) -> Statement | None:
    """Return the rest of a planned action in its turn, such as the second card of a draw."""
    action = decode_action(row.action or "")
    rest, owner = action_face(table.running.rules, action).rest(table.running, action), table.seats[action.seat].user_id
    if not rest:
        return None
    assert owner is not None
    return keep_plan(table.id, action.seat, owner, written(rest))


# Trying it


@job(DueKind.PLAN)
async def try_plan(bot: Client, due: Job) -> None:
    """Play a seat's plan, both cards of a draw, or tell its owner why it lapsed."""
    assert due.game_id is not None and due.seat is not None
    with bot.tables.together(due.game_id, due.seat):
        for _ in range(MOST_TRIES):
            if not await _try_once(bot, due.game_id, due.seat):
                return


async def _try_once(bot: Client, game_id: int, seat: Seat) -> bool:
    """Return whether something may be left to try: the second card of a draw, or a plan changed just now."""
    plans = Plans(bot.store)
    row = await plans.load(game_id, seat)
    if row is None or row.lapsed is not None:
        return False
    try:
        table = await bot.tables.get(game_id)
    except Refused:  # its map is gone: the game waits, and so does the person
        return False
    place = table.seats[seat]
    if table.status != "playing" or table.game is None or place.user_id != row.user_id or place.computer is not None:
        await plans.forget(game_id, seat, row.user_id)
        return False
    if table.game.turn.seat != seat or table.paused_at is not None:  # the end of a pause lets it fall due again
        return False
    action = first_allowed(table.game, read(row.tries))
    if isinstance(action, Refused):
        return not await _lapse(bot, table, seat, row.tries, action)
    mark = _trying.set(row.tries)
    try:
        table = await bot.tables.play_for(game_id, seat, lambda _now, _seat: action, step=table.step)
        if table.running.turn.seat == seat and not table.running.over and await plans.load(game_id, seat) is None:
            await _call(bot, table)  # the plan leaves something to choose
    except Refused as refused:  # the table, or the plan, was changed at this very moment
        _log.info("game %d: a plan of seat %d met another change: %s", game_id, seat, refused.code)
    finally:
        _trying.reset(mark)
    return True


@retried
async def _lapse(bot: Client, table: Table, seat: Seat, tries: str, why: Refused) -> bool:
    """Record why a plan can't be played and tell its owner; not if plan or table have changed meanwhile."""
    plans = Plans(bot.store)
    async with bot.tables.lock(table.id):
        row, current = await plans.load(table.id, seat), await bot.tables.frame(table.id)
        if row is None or row.tries != tries or current.step != table.step:
            return False
        await plans.lapse(table.id, seat, json.dumps({"code": why.code, "facts": why.facts}))
    lang = await bot.lang_of_person(row.user_id, table.guild_id)
    localizer = Localizer(bot.words, lang, table)
    reason = localizer.refusal(why)
    text = localizer.say("plan-lapsed", reason=reason, link=table.link)
    reached = await write_to(bot, row.user_id, text)  # the page of the plan says it, too
    if not reached and await _takes_messages(bot.tables, table, seat):  # until now: nobody was notified of the turn
        await _call(bot, table)
    return True


async def _call(bot: Client, table: Table) -> None:
    """Notify the person on turn by a new post: nobody was when the turn began, since a plan was to play it."""
    await bot.store.together([queued_message(table.id, "post")])
    bot.wake(table.id)


# Making one


@retried
async def change_plan(tables: Tables, table: Table, seat: Seat, tries: Tries) -> Table:
    """Store a plan, or delete it if there are no actions.

    A plan that waits to be tried may still be changed in its own turn. One that is being played at this moment is
    either played as it was, and the change is refused, or played as changed.
    Raises: Refused with the codes of `check_planner`.
    """
    async with tables.lock(table.id):
        table = await tables.get(table.id)
        plans, user = Plans(tables.store), table.seats[seat].user_id
        row = await plans.load(table.id, seat)
        waits = row is not None and row.user_id == user and row.lapsed is None
        if not tries:
            await plans.forget(table.id, seat)
            return table
        check_planner(table, seat, waits=waits)
        assert user is not None
        await plans.keep(table.id, seat, user, written(tries))
    return table


def check_planner(table: Table, seat: Seat, *, waits: bool = False) -> None:
    """Check that a seat can plan.

    Raises: Refused `not_in_this_game`, `game_over`, `plan_too_early`, `plan_your_turn` or `game_paused`.
    """
    if table.game is None or not can_plan(table.game.rules):
        raise Refused("not_in_this_game")
    if table.game.over or table.status != "playing":
        raise Refused("game_over")
    if not table.game.turn.number:
        raise Refused("plan_too_early")
    if table.game.turn.seat == seat and not waits:
        raise Refused("game_paused" if table.paused_at is not None else "plan_your_turn")
