"""Forgetting a person: what is left first so that others play on, then one commit that leaves a pseudonym."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from cogs.core.scheduler import now
from cogs.game.seat_presses import is_last
from cogs.tables.seats import close_hand, give_to_computer
from cogs.tables.table import Table
from data.store.privacy import Privacy, Pseudonym, StillPlaying
from data.store.seats import hosted_by
from engine.core.refused import Refused

if TYPE_CHECKING:
    from cogs.tables.services import Client

_log = logging.getLogger(__name__)

TRIES = 3


async def forget_person(bot: Client, user_id: int) -> Pseudonym:
    """Leaves all open games, then forgets the person. Raises Refused where they sit down again all the while."""
    touched: set[int] = set()
    for _ in range(TRIES):
        for game_id in await Privacy(bot.store).games(user_id):
            touched.add(game_id)
            await _leave(bot, game_id, user_id)
        try:
            pseudonym = await Privacy(bot.store).forget(user_id, now())
        except StillPlaying:  # they sat down meanwhile
            continue
        for game_id in touched:
            bot.wake(game_id)
        bot.scheduler.wake()
        return pseudonym
    raise Refused("privacy_still_playing")


async def _leave(bot: Client, game_id: int, user_id: int) -> None:
    """A lobby is left; in a running game the computer plays on; where nobody else plays, the game ends."""
    table = await bot.tables.frame(game_id)
    seat = table.seat_of(user_id)
    if table.status == "lobby":
        if seat is not None:
            await bot.tables.leave(game_id, user_id)
        else:
            await _pass_on(bot, table, user_id)
        return
    if seat is not None:
        hand = await bot.store.private_message(game_id, seat)
        if hand is not None:
            await close_hand(bot, table, user_id, hand)
        if table.seats[seat].computer is None:
            if is_last(table, seat):
                await _end(bot, game_id)
                return
            try:
                await give_to_computer(bot, table, seat, by=seat, note="seat-forgotten")
            except Refused as refused:
                if refused.code != "map_gone":  # such a game cannot be played on by anybody: it ends
                    raise
                await _end(bot, game_id)
                return
    await _pass_on(bot, table, user_id)


async def _end(bot: Client, game_id: int) -> None:
    async with bot.tables.lock(game_id):
        await bot.store.set_game(game_id, status="cancelled")
    bot.wake(game_id)


async def _pass_on(bot: Client, table: Table, user_id: int) -> None:
    """Another person of the table is its host: one who plays, or else for whom the computer does; or there is none."""
    if table.host_id != user_id:
        return
    others = [row for row in table.seats if row.user_id not in (None, user_id)]
    others.sort(key=lambda row: row.computer is not None)
    if others and others[0].user_id is not None:
        async with bot.tables.lock(table.id):
            await bot.store.together([hosted_by(table.id, others[0].user_id)])
    else:
        await _end(bot, table.id)
