"""Computer players at a table: their move falls due after a short pause and is computed then."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Sequence
from dataclasses import replace
from random import Random

from cogs.core.scheduler import job, now
from cogs.tables.service import Client, StepEffects, Tables, on_step
from cogs.tables.table import SEED, Table
from data.store.deals import Deals
from data.store.jobs import Jobs
from data.store.rows import DueKind, Job, SeatRow, StepRow
from data.store.store import Store
from engine.core.action import Action, Seat
from engine.core.game import Game
from engine.core.refused import Refused
from engine.players import known_players

_log = logging.getLogger(__name__)

STRENGTHS = ("easy", "medium", "hard")
USUAL = "medium"
"""Who keeps a seat for a person, where nothing else is asked for."""
FALLBACKS = ("easy", "random")
"""Who plays where a computer player fails."""
SHORTEST, LONGEST = 3, 8
"""Seconds of a pause before a move, so that the person before can undo theirs; after another computer, a third."""
PATIENCE = 20.0
"""Seconds after which a computation is abandoned; the slowest takes some 0.1 s."""
LATER = 600
"""Seconds until a move is tried again that failed because the table is paused or its map is gone."""


def pause(game_id: int, step: int, *, goes_on: bool = False) -> int:
    """Return the seconds before a computer player's move: they depend on game and step only and reveal nothing.

    `goes_on`: a computer player made the last move, too.
    """
    digest = hashlib.sha256(f"pause {game_id} {step}".encode()).digest()
    return SHORTEST // 3 if goes_on else SHORTEST + digest[0] % (LONGEST - SHORTEST + 1)


def somebody_plays(seats: Sequence[SeatRow]) -> bool:
    """Tell whether a person plays at the table: computer players don't continue alone."""
    return any(row.user_id is not None and row.computer is None for row in seats)


def move_due(game_id: int, step: int, seats: Sequence[SeatRow], game: Game, *, goes_on: bool = False) -> Job | None:
    """Return the due job of the next computer player that the table waits for, or None."""
    if not somebody_plays(seats):
        return None
    for seat in game.waiting:
        if seats[seat].computer is not None:
            return Job(DueKind.COMPUTER, game_id, seat, None, now() + pause(game_id, step, goes_on=goes_on))
    return None


@on_step("computers")
async def computers_follow(tables: Tables, table: Table, game: Game, step: StepRow) -> StepEffects:
    """Schedule the move of the next computer player, after its pause."""
    goes_on = step.seat is not None and table.seats[step.seat].computer is not None
    due = move_due(table.id, step.step, table.seats, game, goes_on=goes_on)
    return StepEffects(jobs=[] if due is None else [due], cancelled_jobs=[DueKind.COMPUTER])


@job(DueKind.COMPUTER)
async def computer_moves(bot: Client, due: Job) -> None:
    """Compute the move of a seat's computer player in a worker thread, and play it."""
    assert due.game_id is not None and due.seat is not None
    try:
        await _move(bot, due.game_id, due.seat)
    except Refused as refused:
        if refused.code in ("map_gone", "game_paused"):  # the game may resume later
            await Jobs(bot.store).put(replace(due, at=now() + LATER))
        elif refused.code not in ("table_moved_on", "no_game_here"):
            raise


async def _move(bot: Client, game_id: int, seat: Seat) -> None:
    """Compute and play one move.

    Raises: Refused when the table moved on meanwhile, is paused or gone.
    """
    table = await bot.tables.get(game_id)
    game = table.game
    if game is None or table.status != "playing" or seat not in game.waiting or not somebody_plays(table.seats):
        return
    strength = table.seats[seat].computer
    if strength is None:
        return
    action = await _thought_out(game, seat, strength, await rng_seed(bot.store, table, game, seat))

    def make(then: Table, seat: Seat) -> Action:
        if then.seats[seat].computer is None:  # its person came back, or a new one, while it was thinking
            raise Refused("table_moved_on")
        return action

    await bot.tables.play_for(table.id, seat, make, step=table.step)


async def rng_seed(store: Store, table: Table, game: Game, seat: Seat) -> str:
    """Return the seed of a computer player's RNG for its next action.

    In lessons and at tables that share a deal it depends on deal, turn and seat alone: equal play meets equal answers,
    also after an undo. Elsewhere it depends on the game and its step.
    """
    deal = await Deals(store).of_game(table.id)
    if deal is not None and (deal.shared or SEED in table.options):
        return f"{deal.rng.key_of('computer', game.turn.number)} {seat}"
    return f"{table.id} {table.step} {seat}"


async def _thought_out(game: Game, seat: Seat, strength: str, seed: str) -> Action:
    """Compute a move in a worker thread. A player that doesn't finish in time is abandoned for a simpler one."""
    try:
        return await asyncio.wait_for(asyncio.to_thread(thought, game, seat, strength, seed), PATIENCE)
    except TimeoutError:
        _log.error("the computer player %s thinks too long (RNG: %s)", strength, seed)
        return await asyncio.to_thread(thought, game, seat, FALLBACKS[-1], seed)


def thought(game: Game, seat: Seat, strength: str, seed: str) -> Action:
    """Return the action of a computer player, which knows only the seat's view.

    Its RNG is separate from those of the game's decks. If the player fails or chooses an illegal action, that is logged
    and a simpler one is asked; the last resort is the first legal action.
    """
    legal = game.legal(seat)
    for name in dict.fromkeys((strength, *FALLBACKS)):
        try:
            action = known_players()[name](game.view(seat), legal, Random(f"{seed} {name}"))
        except Exception:
            _log.exception("the computer player %s failed (RNG: %s)", name, seed)
            continue
        refused = game.refuse(action)
        if refused is None:
            return action
        _log.error("the computer player %s chose %s (RNG: %s)", name, refused.code, seed)
    return legal[0]
