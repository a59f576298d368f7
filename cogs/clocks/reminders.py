"""Reminders: one message for all games that wait for a person, at their own pace, never in their free time."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace

import discord
from discord import ui

from cogs.clocks.keeper import interval_of, reminder_at
from cogs.clocks.votes import open_vote
from cogs.core.client import acknowledge, edit_answer
from cogs.core.components import Panel, Press, on
from cogs.core.delivery import custom_ids, own
from cogs.core.scheduler import job, now
from cogs.core.time import awake
from cogs.tables.seats import has_left
from cogs.tables.service import Client, Pressed
from cogs.tables.table import KIND
from cogs.tables.terms import Terms, clock_terms_of, deadline, duration, rest_of, stamp
from cogs.text.localizer import Localizer
from data.store.clocks import Clocks, Person, Waited
from data.store.notes import Notes
from data.store.rows import DueKind, Job, due_set
from engine.core.refused import Refused

_log = logging.getLogger(__name__)

MOST_LINES = 15
"""Games that a digest names; the others are counted."""
PRIVATE = "dm"
JUST_NOW = 3600
"""Seconds for which a reminder that failed is looked for before it is sent again; much less than between two."""


@job(DueKind.REMIND)
async def remind(bot: Client, due: Job) -> None:
    """Remind a person of all games that wait for them, including those due for a reminder soon."""
    assert due.user_id is not None
    kept, at = Clocks(bot.store), now()
    person = (await kept.people([due.user_id]))[due.user_id]
    interval = interval_of(person)
    if interval is None:
        return
    later = awake(at, rest_of(person, Terms()), 0)
    if later > at:
        await bot.store.together([due_set(replace(due, at=later))])
        return
    waiting = [one for one in await kept.waited(due.user_id) if not one.clock.muted and KIND not in one.options]
    ripe = [one for one in waiting if _next(one, person, interval, at) <= at + interval // 2]
    if any(_next(one, person, interval, at) <= at for one in ripe):
        waiting = [one for one in waiting if not await _asked_about(bot, one, due.user_id)]
        if waiting:
            await _send(bot, due, person, waiting)
        for one in ripe:
            await kept.reminded(one, at)
    following = [_next(one, person, interval, at) for one in await kept.waited(due.user_id) if KIND not in one.options]
    soonest = min((time for time in following if time < _NEVER), default=None)
    if soonest is not None:
        await bot.store.together([due_set(replace(due, at=max(soonest, at + 1)))])


async def _asked_about(bot: Client, one: Waited, user_id: int) -> bool:
    """Tell whether the person has left the game's server; then the table is asked what to do."""
    try:
        table = await bot.tables.get(one.game_id)
    except Refused:  # its map is gone
        return False
    if not await has_left(bot, table.guild_id, user_id):
        return False
    if await Clocks(bot.store).vote(one.game_id, one.clock.seat) is None:
        await Notes(bot.store).add(one.game_id, now(), "seat-gone", {"seat": one.clock.seat}, public=False)
        await open_vote(bot, one.game_id, one.clock)
        bot.wake(one.game_id)
    return True


_NEVER = 1 << 60


def _next(one: Waited, person: Person, interval: int, at: int) -> int:
    terms = clock_terms_of(one.options)
    found = reminder_at(one.clock, interval, deadline(one.clock, terms, rest_of(person, terms)))
    return _NEVER if found is None else found


# Sending


async def _send(bot: Client, due: Job, person: Person, waiting: Sequence[Waited]) -> None:
    """Send a direct message, if wanted; else post where the longest wait is, naming games of that server."""
    assert due.user_id is not None
    nonce = f"r{due.user_id:x}{due.at:x}"  # Discord takes 25 characters at most
    if person.settings.get("reminders_to") == PRIVATE:
        lang = await bot.lang_of_person(due.user_id, waiting[0].guild_id)
        try:
            channel = await bot.create_dm(discord.Object(due.user_id))
            if await _reminded_just_now(bot, channel, due.user_id):
                return
            await channel.send(view=await _digest(bot, lang, due.user_id, waiting, None), nonce=nonce)
            return
        except discord.Forbidden:
            _log.info("a person who asked for reminders by direct message takes none")
    mentions = discord.AllowedMentions(users=[discord.Object(due.user_id)])
    for one in waiting:
        view = await _digest(bot, await bot.lang_of_guild(one.guild_id), due.user_id, waiting, one.guild_id)
        place = bot.get_partial_messageable(one.channel_id, guild_id=one.guild_id)
        try:
            if await _reminded_just_now(bot, place, due.user_id):
                return
            await place.send(view=view, nonce=nonce, allowed_mentions=mentions)
            return
        except (discord.Forbidden, discord.NotFound) as error:
            _log.warning("game %d: no reminder could be posted: %s", one.game_id, error)


async def _reminded_just_now(bot: Client, place: discord.abc.Messageable, user_id: int) -> bool:
    """Tell whether an earlier attempt arrived though it wasn't recorded."""
    async for message in own(bot, place):
        if (discord.utils.utcnow() - message.created_at).total_seconds() > JUST_NOW:
            return False
        if any(id_.endswith(f":mute:{user_id}") for id_ in custom_ids(message.components)):
            return True
    return False


async def _digest(
    bot: Client, lang: str, user_id: int, waiting: Sequence[Waited], guild_id: int | None
) -> ui.LayoutView:
    """Return all games that wait for a person; in public, those of other servers are left out."""
    localizer = Localizer(bot.words, lang, None)
    here = [one for one in waiting if guild_id in (None, one.guild_id)]
    shown = here[:MOST_LINES]
    lines = [localizer.say("remind", mention=f"<@{user_id}>", count=len(here))]
    until = {one.game_id: dict((await bot.tables.frame(one.game_id)).deadlines) for one in shown}
    for one in shown:
        lines.append(_line(localizer, one, until[one.game_id].get(one.clock.seat)))
    if len(shown) < len(here):
        lines.append(localizer.say("remind-others", count=len(here) - len(shown)))
    elif len(here) < len(waiting):
        lines.append(localizer.say("remind-elsewhere"))
    mute = Press(0, 0, "mute", localizer.say("button-mute"), arg=str(user_id))
    return Panel(ui.TextDisplay("\n".join(lines)), ui.ActionRow(mute))


def _line(localizer: Localizer, one: Waited, until: int | None) -> str:
    place = f"<#{one.channel_id}>"
    if until is not None:
        return localizer.say("remind-line-until", place=place, until=stamp(until))
    waited = now() - (one.clock.waits or now())
    return localizer.say("remind-line", place=place, waited=duration(localizer, waited))


@on("mute")
async def _press_mute(press: Pressed) -> None:
    """Stop reminders for the games that wait for the person now; the next turn starts new ones."""
    interaction, bot = press.interaction, press.interaction.client
    if press.arg != str(interaction.user.id):
        raise Refused("not_your_reminder")
    await acknowledge(interaction, thinking=True)
    await Clocks(bot.store).mute(interaction.user.id)
    said = bot.words.say(await bot.lang_of(interaction), "done-mute")
    await edit_answer(interaction, said)
