"""Vacations: a number of days per year on which all clocks of a person stop."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

from discord import ui

from cogs.clocks.dates import parse_day
from cogs.clocks.keeper import change_time
from cogs.core.client import acknowledge, edit_answer
from cogs.core.components import Panel, Press, on
from cogs.core.scheduler import now
from cogs.core.time import HOME, days_between, known_zone, local_day
from cogs.tables.service import Client, Pressed
from data.store.clocks import Clocks
from engine.core.refused import Refused

DAYS_A_YEAR = 21
MOST_AHEAD = 366
MOST_SHOWN = 5
Span = tuple[date, date]
"""The first and the last day of a vacation."""


async def _known(bot: Client, user_id: int) -> tuple[date, list[Span]]:
    """Return today in the person's time zone, and their vacations."""
    person = (await Clocks(bot.store).people([user_id]))[user_id]
    today = local_day(now(), known_zone(person.settings.get("zone", HOME)))
    return today, _spans(person.vacations)


def _spans(vacations: Sequence[tuple[str, str]]) -> list[Span]:
    return [(date.fromisoformat(first), date.fromisoformat(last)) for first, last in vacations]


async def before_new_zone(bot: Client, user_id: int) -> None:
    """Record which vacations have begun, before a person's time zone changes."""
    today, _ = await _known(bot, user_id)
    await Clocks(bot.store).begin_vacations(user_id, today.isoformat())


def days_left(spans: Sequence[Span], year: int) -> int:
    """Return how many vacation days are left in a year."""
    taken = [day for first, last in spans for day in days_between(first, last) if day.year == year]
    return DAYS_A_YEAR - len(taken)


async def add_vacation(bot: Client, user_id: int, start: str, end: str) -> None:
    """Add a vacation including both days; without a start it begins today.

    Raises: Refused `unknown_day`, `vacation_needs_end`, `vacation_order`, `vacation_overlaps` or `vacation_too_long`.
    """
    today, _ = await _known(bot, user_id)
    first = parse_day(start, today) if start else today
    if first is None:
        raise Refused("unknown_day", text=start)
    last = parse_day(end, today)
    if last is None:
        raise Refused("unknown_day" if end else "vacation_needs_end", text=end)
    if not today <= first <= last <= today + timedelta(MOST_AHEAD):
        raise Refused("vacation_order")

    def check(others: Sequence[tuple[str, str]]) -> None:
        _check_days(_spans(others), (first, last))

    await change_time(bot, user_id, Clocks(bot.store).add_vacation(user_id, first.isoformat(), last.isoformat(), check))


def _check_days(spans: Sequence[Span], new: Span) -> None:
    if any(new[0] <= last and first <= new[1] for first, last in spans):
        raise Refused("vacation_overlaps")
    for year in {new[0].year, new[1].year}:
        if days_left([*spans, new], year) < 0:
            raise Refused("vacation_too_long", left=days_left(spans, year), year=str(year))


async def vacation_panel(bot: Client, lang: str, user_id: int) -> ui.LayoutView:
    """Return the current and future vacations, each with a button that ends it early, and the days left."""
    words, (today, spans) = bot.words, await _known(bot, user_id)
    coming = [span for span in spans if span[1] >= today][:MOST_SHOWN]
    lines = [
        words.say(lang, "my-vacation-line", start=first.isoformat(), end=last.isoformat()) for first, last in coming
    ]
    left = words.say(lang, "my-vacation-left", left=days_left(spans, today.year), year=str(today.year))
    panel = Panel(ui.TextDisplay("\n".join([*(lines or [words.say(lang, "my-vacation-none")]), left])))
    endable = [(first, last) for first, last in coming if not first <= today == last]
    if endable:
        row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
        for first, _ in endable:
            label = words.say(lang, "button-end-vacation", start=first.isoformat())
            row.add_item(Press(0, 0, "endvacation", label, arg=f"{user_id}.{first.isoformat()}"))
        panel.add_item(row)
    return panel


@on("endvacation")
async def _press_end(press: Pressed) -> None:
    """End a vacation: one that has begun ends with today, since clocks stood today; another one is deleted."""
    interaction, bot = press.interaction, press.interaction.client
    owner, _, begins = (press.arg or "").partition(".")
    if owner != str(interaction.user.id):
        raise Refused("not_your_reminder")
    await acknowledge(interaction)
    today, spans = await _known(bot, interaction.user.id)
    span = next((span for span in spans if span[0].isoformat() == begins and span[1] >= today), None)
    if span is None:
        raise Refused("vacation_over")
    ended = Clocks(bot.store).end_vacation(interaction.user.id, begins, today.isoformat())
    await change_time(bot, interaction.user.id, ended)
    view = await vacation_panel(bot, await bot.lang_of(interaction), interaction.user.id)
    await edit_answer(interaction, view=view)
