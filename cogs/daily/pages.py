"""What people read about the deal of the day: their own state, the table so far, the week, and the day's post."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date, timedelta

from discord import ui

from cogs.core.components import GREEN, Panel, Press, Row
from cogs.daily.days import today
from cogs.tables.own_maps import map_name
from cogs.tables.service import Client
from cogs.tables.terms import stamp
from cogs.text.names import safe
from data.store.daily import Dailies, Day, Try
from data.store.deals import Deals
from engine.league.daily import COUNTED, WEEK, Finished, day_table, first_of_week, streak, week_table

MOST_ROWS = 15
"""People that a table names; the others are counted."""
NOON = 12 * 3600
PLAY, TABLE, REMIND = "daily-play", "daily-table", "daily-remind"
"""The verbs of the buttons."""


def play_buttons(bot: Client, lang: str) -> Row:
    """Return the buttons below a public post: to play, and to see how things stand."""
    play = Press(0, 0, PLAY, bot.words.say(lang, "button-daily-play"), style=GREEN)
    return Row(play, Press(0, 0, TABLE, bot.words.say(lang, "button-daily-table")))


async def setup_post(bot: Client, day: Day) -> ui.LayoutView:
    """Return the public post about a deal a day that was switched on."""
    lang = await bot.lang_of_guild(day.guild_id)
    text = bot.words.say(lang, "daily-intro", map=map_name(bot, lang, day.map), until=stamp(day.ends_at))
    return Panel(ui.TextDisplay(text), play_buttons(bot, lang))


# The post at the end of a day


async def day_post(bot: Client, day: Day) -> ui.LayoutView:
    """Return the table of a day that is over: points, computers, the best so far, days in a row, the week, the seed."""
    kept, lang, say = Dailies(bot.store), await bot.lang_of_guild(day.guild_id), bot.words.say
    tries = _finished(await kept.tries(day.id))
    facts = {"map": map_name(bot, lang, day.map), "day": stamp(day.ends_at - NOON, "D")}
    head = [say(lang, "daily-day", **facts), *await day_lines(bot, lang, day, tries), computers_line(bot, lang, tries)]
    best = await kept.best(day)
    if best is not None:
        head.append(say(lang, "daily-best", points=best.points, player=safe(best.name)))
    week = await week_lines(bot, lang, day, is_over=True)
    parts = ["\n".join(head), "\n".join(week), await seed_line(bot, lang, day)]
    return Panel(*(ui.TextDisplay(part) for part in parts if part), play_buttons(bot, lang))


async def seed_line(bot: Client, lang: str, day: Day) -> str:
    """Return the opened seed of a day with the games that used it; while it is secret, its hash."""
    deal = await Deals(bot.store).get(day.deal_id)
    if deal is None:
        return ""
    if deal.opened_at is None:
        return bot.words.say(lang, "daily-sealed", seal=deal.seal)
    games = [str(one.game_id) for one in await Dailies(bot.store).tries(day.id)]
    shown = ", ".join(games[:MOST_ROWS])
    return bot.words.say(lang, "daily-opened", seed=deal.seed, seal=deal.seal, count=len(games), games=shown)


# Lines of tables


async def day_lines(bot: Client, lang: str, day: Day, tries: Sequence[Try]) -> list[str]:
    """Return a line for each person who has finished, best first, with their days in a row."""
    names, lines = {one.user_id: safe(one.name) for one in tries}, list[str]()
    rows = day_table(_as_finished(tries))
    for row in rows[:MOST_ROWS]:
        days = _streak(await Dailies(bot.store).days_of(day.guild_id, row.person), day)
        facts = {"place": row.place, "player": names[row.person], "points": row.points, "days": days}
        lines.append(bot.words.say(lang, "daily-row", **facts))
    return [*lines, *_others(bot, lang, len(rows))]


def computers_line(bot: Client, lang: str, tries: Iterable[Try]) -> str:
    """Return a line about the best computer player in the finished games of a day."""
    return bot.words.say(lang, "daily-computers", points=max((one.computers or 0 for one in tries), default=0))


async def week_lines(bot: Client, lang: str, day: Day, *, is_over: bool) -> list[str]:
    """Return the table of a day's week with its heading; without that day, unless it `is_over`.

    [] if it is empty, or would only repeat that day.
    """
    monday = date.fromordinal(first_of_week(date.fromisoformat(day.day).toordinal()))
    sunday = monday + timedelta(WEEK - 1)
    besides = 0 if is_over else day.id
    last = min(sunday, date.fromisoformat(day.day))
    found = await Dailies(bot.store).finished(day.guild_id, monday.isoformat(), last.isoformat(), besides)
    days: dict[str, list[Try]] = {}
    names = dict[int, str]()
    for when, one in found:
        days.setdefault(when, []).append(one)
        names[one.user_id] = safe(one.name)
    rows = week_table(map(_as_finished, days.values()))
    if not rows or (is_over and last != sunday and len(days) == 1):
        return []
    lines = [
        bot.words.say(
            lang, "daily-week-row", place=row.place, player=names[row.person], total=row.total, played=row.played
        )
        for row in rows[:MOST_ROWS]
    ]
    title = bot.words.say(lang, "daily-week-over" if is_over and last == sunday else "daily-week", counted=COUNTED)
    return [title, *lines, *_others(bot, lang, len(rows))]


def _others(bot: Client, lang: str, count: int) -> list[str]:
    return [bot.words.say(lang, "daily-others", count=count - MOST_ROWS)] if count > MOST_ROWS else []


def _finished(tries: Iterable[Try]) -> list[Try]:
    return [one for one in tries if one.points is not None]


def _as_finished(tries: Iterable[Try]) -> list[Finished]:
    return [Finished(one.user_id, one.points or 0, one.computers or 0) for one in tries]


def _streak(days: Iterable[str], day: Day) -> int:
    known = [date.fromisoformat(one).toordinal() for one in days]
    return streak(known, date.fromisoformat(day.day).toordinal())


# A person's own state


async def own_page(bot: Client, lang: str, guild_id: int, user_id: int) -> ui.LayoutView:
    """Return how things stand for a person: their try, the results if they have finished it, streak and week.

    Raises: Refused `daily_off`.
    """
    kept, say, day = Dailies(bot.store), bot.words.say, await today(bot, guild_id)
    mine, tries = await kept.try_of(day.id, user_id), await kept.tries(day.id)
    head = [say(lang, "daily-head", map=map_name(bot, lang, day.map), until=stamp(day.ends_at))]
    head += await _state(bot, lang, day, mine, tries)
    head.append(say(lang, "daily-streak", days=_streak(await kept.days_of(guild_id, user_id), day)))
    parts = [
        "\n".join(head),
        "\n".join(await week_lines(bot, lang, day, is_over=False)),
        await seed_line(bot, lang, day),
    ]
    on = await kept.reminded_at(guild_id, user_id) is not None
    buttons = [Press(0, 0, REMIND, say(lang, "button-daily-forget" if on else "button-daily-remind"))]
    if mine is None:
        buttons.insert(0, Press(0, 0, PLAY, say(lang, "button-daily-play"), style=GREEN))
    return Panel(*(ui.TextDisplay(part) for part in parts if part), Row(*buttons))


async def _state(bot: Client, lang: str, day: Day, mine: Try | None, tries: Sequence[Try]) -> list[str]:
    """Return what a person may know about today: the results so far only when theirs is among them."""
    say, done = bot.words.say, _finished(tries)
    if mine is None:
        return [say(lang, "daily-not-begun", done=len(done))]
    if mine.points is not None:
        rows = await day_lines(bot, lang, day, done)
        return [say(lang, "daily-finished", points=mine.points), *rows, computers_line(bot, lang, done)]
    table = await bot.tables.frame(mine.game_id)
    if table.status == "playing":
        return [say(lang, "daily-running", link=table.link)]
    return [say(lang, "daily-given-up")]
