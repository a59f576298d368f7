"""The end of a day: unfinished tries end, the seed is opened, the table is posted; and reminders in the evening."""

from __future__ import annotations

import logging
from datetime import timedelta

import discord

from cogs.core.delivery import Attempt, Round, backoff, send_once, write_to
from cogs.core.scheduler import AGAIN, job, now
from cogs.core.time import local_day, wall
from cogs.daily.days import channel_of, end_try, today, zone_of
from cogs.daily.pages import day_post
from cogs.game.private_place import PeopleLocks
from cogs.tables.own_maps import map_name
from cogs.tables.seats import has_left
from cogs.tables.service import Client
from cogs.tables.terms import stamp
from data.store import daily as rows
from data.store.daily import DUE, Dailies, Day
from data.store.deals import Deals
from data.store.rows import DueKind, Job
from engine.core.refused import Refused

_log = logging.getLogger(__name__)

EVENING = 18 * 60
"""Minutes after midnight, in the server's time zone, at which people are reminded who asked for it."""
TOO_LATE = 5 * 3600
"""Seconds after which a reminder that couldn't be sent is left out."""


@job(DueKind.DAILY)
async def days_change(bot: Client, due: Job) -> None:
    """Do what is due about the days of all servers, the earliest first, and send reminders."""
    stuck = set[int]()
    for day in await Dailies(bot.store).due(now()):
        if day.guild_id in stuck:  # its tables are posted in order
            continue
        try:
            done = await _end(bot, day)
        except Exception:
            _log.exception("day %d could not be ended", day.id)
            await bot.store.together(rows.day_due(day.id, now() + AGAIN, attempts=day.attempts))
            done = False
        if not done:
            stuck.add(day.guild_id)
    for guild_id, user_id, at in await Dailies(bot.store).reminders(now()):
        await _remind(bot, guild_id, user_id, at)
    await bot.store.together([DUE])


async def _end(bot: Client, day: Day) -> bool:
    """End a day as far as it hasn't been; return whether nothing is left to do. A day without a result has no post."""
    for game_id in await Dailies(bot.store).running(day.id):
        await end_try(bot, game_id)
    if not await Deals(bot.store).open(day.deal_id, now()):
        raise RuntimeError("a try of the day goes on")
    if all(one.points is None for one in await Dailies(bot.store).tries(day.id)):
        await bot.store.together(rows.day_due(day.id, None))
        return True
    later = rows.day_due(day.id, now() + int(backoff(day.attempts)), attempts=day.attempts + 1)
    attempt = Attempt(
        what=f"day {day.id}: its table",
        attempts=day.attempts,
        claim=lambda: bot.store.together(later),
        send=lambda: _post(bot, day),
        drop=lambda: bot.store.together(rows.day_posted(day.id, None)),
        on_gone=lambda: _channel_gone(bot, day),
    )
    return await Round().deliver(attempt)


async def _place(bot: Client, day: Day) -> int:
    """Return the channel for a day's table: the one that is named now or, if it is switched off since, the day's."""
    return await channel_of(bot, day.guild_id) or day.channel_id


async def _post(bot: Client, day: Day) -> None:
    view = await day_post(bot, day)
    channel = bot.get_partial_messageable(await _place(bot, day), guild_id=day.guild_id)
    message = await send_once(bot, channel, view, None, f"day{day.id}", tried=day.attempts > 0)
    await bot.store.together(rows.day_posted(day.id, message))


async def _channel_gone(bot: Client, day: Day) -> bool:
    """Give up the post, and switch the deal a day off until a channel is named again."""
    await bot.settings.set("server", day.guild_id, rows.CHANNEL, None)
    await bot.store.together(rows.day_posted(day.id, None))
    return True


# Reminders


def next_evening(at: int, zone: str) -> int:
    """Return the next evening after `at`, in Unix s."""
    day = local_day(at, zone)
    this = wall(day, EVENING, zone)
    return this if this > at else wall(day + timedelta(1), EVENING, zone)


async def toggle_reminder(bot: Client, guild_id: int, user_id: int) -> int | None:
    """Switch a person's reminders on a server on or off; return when the next one comes, or None."""
    async with bot.feature(PeopleLocks).holding(user_id):
        known = await Dailies(bot.store).reminded_at(guild_id, user_id)
        at = next_evening(now(), await zone_of(bot, guild_id)) if known is None else None
        await Dailies(bot.store).remind(guild_id, user_id, at)
    bot.scheduler.wake()
    return at


async def _remind(bot: Client, guild_id: int, user_id: int, due_at: int) -> None:
    """Write to a person who hasn't played today. The next reminder is stored first, so that none comes twice."""
    at = now()
    await Dailies(bot.store).remind_again(guild_id, user_id, next_evening(at, await zone_of(bot, guild_id)))
    guild = await bot.server(guild_id)
    if guild is None or at - due_at > TOO_LATE:
        return
    if await has_left(bot, guild_id, user_id):
        await Dailies(bot.store).remind(guild_id, user_id, None)
        return
    try:
        day = await today(bot, guild_id)
    except Refused:  # it is switched off
        return
    known = await Dailies(bot.store).try_of(day.id, user_id)
    if known is not None and (
        known.points is not None or known.game_id not in await Dailies(bot.store).running(day.id)
    ):
        return
    lang = await bot.lang_of_person(user_id, guild_id)
    facts = {
        "map": map_name(bot, lang, day.map),
        "until": stamp(day.ends_at),
        "server": discord.utils.escape_markdown(guild.name),
    }
    await write_to(bot, user_id, bot.words.say(lang, "daily-reminder", **facts))
