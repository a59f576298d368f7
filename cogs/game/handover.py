"""Somebody else's seat: a host may pass it on once its player is late or gone, and else asks the player."""

from __future__ import annotations

from typing import Any

from discord import ui

from cogs.core.client import acknowledge
from cogs.core.components import GREEN, Press, on
from cogs.core.scheduler import now
from cogs.core.time import DAY
from cogs.game.seat_presses import is_last, own_seat
from cogs.play.moves import close_page
from cogs.tables.computers import somebody_plays
from cogs.tables.notes import note_text, with_buttons
from cogs.tables.rights import check_host
from cogs.tables.seats import Check, give_to_computer, has_left, offer_again, open_seat, ran_out
from cogs.tables.service import Client, Interaction, Pressed
from cogs.tables.settings import lang_at
from cogs.tables.table import Table
from cogs.tables.terms import clock_terms_of
from cogs.text.localizer import Localizer
from data.key_family import KeyFamily
from data.store.notes import Note, Notes, noted
from data.store.seats import Seats, queued_message
from engine.core.action import Seat
from engine.core.refused import Refused

COMPUTER, SUBSTITUTE = "computer", "substitute"
ASKED = "seat-asked"
"""The kind of note that asks a player for their seat."""
UNTIMED, TIMED = "untimed", "timed"
ASKING = KeyFamily("done-ask-seat-{}", (UNTIMED, TIMED))


async def hand_over(interaction: Interaction, table: Table, seat: Seat, to: str) -> str:
    """Pass somebody else's seat on, or ask its player to; return the key of the answer.

    It is passed on at once if its clock ran out and its player hasn't played since, if its player left the server, or
    if the computer plays it. Otherwise no one gets to see a rival's hand by a host's word alone.
    Raises: Refused as `check_host` does, `no_running_game`, `seat_asked`, or as the changes of seats do.
    """
    await check_host(interaction, table)
    if table.status != "playing":
        raise Refused("no_running_game")
    bot, who = interaction.client, f"<@{interaction.user.id}>"
    offered = to == SUBSTITUTE and seat in await Seats(bot.store).open(table.id)
    done = "done-offer-seat" if somebody_plays(table.seats) else "done-offer-seat-alone"
    if offered:
        await offer_again(bot, table, seat)
        return done
    why = await _why(bot, table, seat)
    if why is None:
        await _ask(bot, table, seat, to, who)
        return ASKING(TIMED if clock_terms_of(table.options).timed else UNTIMED)
    cause = noted(table.id, now(), "seat-given", {"seat": seat, "who": who, "to": to, "why": why}, public=False)
    if to == COMPUTER:
        await give_to_computer(bot, table, seat, check=_as_seen(table, seat), cause=cause)
        return "done-replace"
    await open_seat(bot, table, seat, check=_as_seen(table, seat), cause=cause)
    return done


async def _why(bot: Client, table: Table, seat: Seat) -> str | None:
    """Return why a seat may be passed on without asking its player, or None."""
    row = table.seats[seat]
    if row.computer is not None or row.user_id is None:
        return "computer"
    if await ran_out(bot, table, seat):
        return "late"
    return "gone" if await has_left(bot, table.guild_id, row.user_id) else None


def _as_seen(table: Table, seat: Seat) -> Check:
    def check(then: Table) -> None:
        if then.step != table.step or then.seats[seat] != table.seats[seat]:
            raise Refused("table_moved_on")

    return check


# Asking the player


async def _ask(bot: Client, table: Table, seat: Seat, to: str, who: str) -> None:
    async with bot.tables.lock(table.id):
        then = await bot.tables.get(table.id)
        if then.status != "playing" or then.seats[seat] != table.seats[seat]:
            raise Refused("table_moved_on")
        person, at = table.seats[seat].user_id, now()
        last = await _asked(bot, table, seat)
        if last is not None and last.at > at - DAY and last.facts["people"] == [person]:
            raise Refused("seat_asked", seat=seat)
        await Notes(bot.store).add(table.id, at, ASKED, {"seat": seat, "people": [person], "who": who, "to": to})
    bot.wake(table.id)


async def _asked(bot: Client, table: Table, seat: Seat) -> Note | None:
    notes = await Notes(bot.store).of_game(table.id)
    return next((note for note in reversed(notes) if note.kind == ASKED and note.facts["seat"] == seat), None)


@with_buttons(ASKED)
def _answers(localizer: Localizer, table: Table, note: Note) -> list[ui.ActionRow[Any]]:
    seat, to = int(note.facts["seat"]), str(note.facts["to"])
    give = Press(table.id, table.step, "handover", localizer.say("button-handover"), arg=f"{seat}.{to[0]}")
    keep = Press(table.id, table.step, "keepseat", localizer.say("button-keepseat"), arg=str(seat), style=GREEN)
    return [ui.ActionRow(give, keep)]


@on("handover")
async def _press_give_up(press: Pressed) -> None:
    """Agree to a host's request: the seat is on offer from now on, or the computer has it."""
    interaction, bot = press.interaction, press.interaction.client
    await acknowledge(interaction)
    about, _, to = (press.arg or "").partition(".")
    table, seat = await _asked_seat(press, about)
    if to == COMPUTER[0]:
        if is_last(table, seat):
            raise Refused("last_person")
        await give_to_computer(bot, table, seat, by=seat)
    else:
        await open_seat(bot, table, seat, agreed=True)
    await _close(press, table, seat)


@on("keepseat")
async def _press_keep(press: Pressed) -> None:
    """Decline a host's request."""
    interaction, bot = press.interaction, press.interaction.client
    await acknowledge(interaction)
    async with bot.tables.lock(press.game):
        table, seat = await _asked_seat(press, press.arg or "")
        also = [queued_message(table.id, "edit")]
        await Notes(bot.store).add(table.id, now(), "seat-refused", {"seat": seat}, public=False, statements=also)
    bot.wake(table.id)
    await _close(press, table, seat)


async def _asked_seat(press: Pressed, about: str) -> tuple[Table, Seat]:
    """Return the table and the seat that was asked for, if the presser plays it.

    Raises: Refused `not_your_seat`, or as `own_seat` does.
    """
    table, seat = await own_seat(press)
    if str(seat) != about:
        raise Refused("not_your_seat")
    return table, seat


async def _close(press: Pressed, table: Table, seat: Seat) -> None:
    """Take the buttons off the question."""
    interaction, bot = press.interaction, press.interaction.client
    note = await _asked(bot, table, seat)
    if note is not None:
        localizer = Localizer(bot.words, await lang_at(bot, table), table)
        await close_page(interaction, note_text(localizer, note))
