"""The messages that a step brings: pure functions of the table before it and the game after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.tables.family import family_of
from data.store.rows import OutboxMessage, StepRow
from engine.core.game import Game

if TYPE_CHECKING:
    from cogs.tables.table import Table


BEGAN, ENDED = 0, 1
"""What a server's feed is told. That a game was ended without a result, the database queues by itself."""


def messages_for_step(before: Table, after: Game, row: StepRow) -> list[OutboxMessage]:
    """What a step brings: a new post when a turn or the game has ended, else a change of the last one;
    and a private message to whoever's hand it changed.

    While computers alone are to move, the last post is changed, and nothing is written to anybody for their seats.
    """
    family = family_of(after.rules)
    ended = before.game is None or after.over or after.turn.number != before.game.turn.number
    if before.game is not None and family.sets_up_by_turns:  # the next one is to be notified
        ended = ended or before.game.waiting != after.waiting
    if after.waiting and not before.people(after.waiting):  # the next post tells of what computers did, too
        ended = False
    everybody = before.game is None or after.over
    seats = range(after.seats) if everybody or row.seat is None else (row.seat,)
    nonce = f"{before.id}-{row.step}"
    messages = [OutboxMessage("post" if ended else "edit", nonce)]
    if after.over:
        messages += [
            OutboxMessage("final", f"{nonce}-f{index}", index)
            for index in range(family.posts_at_end(after.rules, after.seats))
        ]
    if before.game is None or after.over:
        messages.append(OutboxMessage("feed", f"{nonce}-feed", ENDED if after.over else BEGAN))
    if not family.has_secrets:
        return messages
    return messages + [
        OutboxMessage("hand", f"{nonce}-{seat}", seat) for seat in seats if before.seats[seat].computer is None
    ]
