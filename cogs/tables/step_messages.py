"""What is sent to Discord after a step: the outbox items that are committed with it."""

from __future__ import annotations

from cogs.tables.family import family_of
from cogs.tables.table import Table
from data.store.rows import OutboxMessage, StepRow
from engine.core.game import Game
from engine.core.undo import StepUndone

BEGAN, ENDED = 0, 1
"""The lines of a server's feed. The end is queued with the final table; for a game without a result, by the database.
"""


def messages_for_step(before: Table, after: Game, row: StepRow, *, by_person: bool = False) -> list[OutboxMessage]:
    """Return the outbox items of a step: a post or an edit, and a private message for each changed hand.

    It is a new post when a person's turn begins, when the others agreed to an undo, or when the game has ended, else an
    edit of the last one. What computer players did is shown with the next person's turn, and no one gets a private
    message for their seats, nor for a game in a private place.
    `by_person`: the seat's person did it and sees the hand in the answer; if it answered a choice, that may be in the
    private message still.
    """
    family = family_of(after.rules)
    began = before.game is None or after.turn.number > before.game.turn.number
    if before.game is not None and family.sets_up_by_turns and row.action is not None:  # the next one is to be notified
        began = began or (before.game.waiting != after.waiting and after.turn.number == before.game.turn.number)
    # The others may agree hours after the question: a post notifies the person who is to act again, an edit wouldn't.
    allowed = not by_person and after.last is not None and after.last.bar == StepUndone.bars_undo
    new = after.over or ((began or allowed) and bool(before.people(after.waiting)))
    everybody = before.game is None or after.over
    seats = range(after.seats) if everybody or row.seat is None else (row.seat,)
    nonce = f"{before.id}-{row.step}"
    messages = [OutboxMessage("post", nonce) if new else OutboxMessage("edit", nonce, row.seat)]
    if after.over:
        messages.append(OutboxMessage("final", f"{nonce}-f0", 0))
    if before.game is None and not before.kind:
        messages.append(OutboxMessage("feed", f"{nonce}-feed", BEGAN))
    if not family.has_secrets or before.kind:  # in a private place, the person's hand is one press away
        return messages
    answered = before.game is not None and row.seat is not None and before.game.part_to_answer(row.seat) is not None
    kind = "hand" if everybody or not by_person else "answered" if answered else "own"
    return messages + [
        OutboxMessage(kind, f"{nonce}-{seat}", seat) for seat in seats if before.seats[seat].computer is None
    ]
