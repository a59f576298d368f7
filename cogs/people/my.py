"""`/my`: all games of a person; their reminders, quiet hours, time zone and vacations. Answers are private."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import cache
from typing import Any
from zoneinfo import ZoneInfo, available_timezones

import discord
from discord import app_commands, ui
from discord.ext import commands
from msgspec import Struct

from cogs.clocks.dates import parse_day
from cogs.clocks.keeper import USUAL_INTERVAL, change_time
from cogs.clocks.vacations import add_vacation, before_new_zone, vacation_panel
from cogs.core.client import MOST_CHOICES, Choices, acknowledge, command, edit_answer, named_choices, tell
from cogs.core.components import Panel, Pick, Row, on, page_buttons
from cogs.core.scheduler import now
from cogs.core.time import HOME, Quiet, known_zone, local_day, parse_quiet, quiet_name
from cogs.play.options import plain
from cogs.tables.own_maps import map_name
from cogs.tables.service import Client, Interaction, Pressed
from cogs.tables.table import Table
from cogs.tables.terms import duration, stamp
from cogs.text.catalogue import Words, english
from cogs.text.localizer import Localizer
from data.key_family import KeyFamily
from data.languages import name_in
from data.store.clocks import Clock, Clocks
from engine.core.refused import Refused

INTERVALS = ("12", "24", "48", "96", "168")
QUIETS = ("22-8", "23-7", "0-8", "21-9")
OFF = "off"
EVERY = KeyFamily("remind-every-{}", (*INTERVALS, OFF))
TO = KeyFamily("remind-to-{}", ("channel", "dm"))


@cache
def zones() -> list[str]:
    """Return the time zones that are named after a place, and the default one."""
    technical = ("Etc/", "posix/", "right/", "SystemV/")
    return [HOME, *(zone for zone in sorted(available_timezones()) if "/" in zone and not zone.startswith(technical))]


def zone_choices(typed: str) -> Choices:
    """Return the zones that have this text anywhere in their name; those where it begins a word come first."""
    wanted = plain(typed).strip().replace(" ", "_")
    found = [(plain(zone), zone) for zone in zones()]
    fitting = [(not name.split("/")[-1].startswith(wanted), zone) for name, zone in found if wanted in name]
    return [app_commands.Choice(name=zone, value=zone) for _, zone in sorted(fitting)[:MOST_CHOICES]]


class My(commands.GroupCog, name="My", group_name="my", group_description=english("cmd-my-desc")):
    """What belongs to one person, whatever the table."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot

    @command("my")
    async def games(self, interaction: Interaction) -> None:
        """Show the asker's games."""
        await show_games(interaction, 0)

    @command("my")
    @app_commands.choices(
        every=named_choices(EVERY, (*INTERVALS, OFF)),
        to=named_choices(TO, ("channel", "dm")),
    )
    async def reminders(self, interaction: Interaction, every: str = "", to: str = "") -> None:
        """Set when and where the asker gets reminders."""
        user = interaction.user.id

        async def change() -> None:
            for name, value in (("reminders", every), ("reminders_to", to)):
                if value:
                    await self.bot.settings.set("person", user, name, value)

        await change_time(self.bot, user, change())
        lang, chosen = await self.bot.lang_of(interaction), await self.bot.settings.all("person", user)
        words = self.bot.words
        interval = words.say(lang, EVERY(str(chosen.get("reminders", USUAL_INTERVAL))))
        place = words.say(lang, TO(chosen.get("reminders_to", "channel")))
        off = chosen.get("reminders") == OFF
        await tell(
            interaction, words.say(lang, "my-reminders-off" if off else "my-reminders", every=interval, to=place)
        )

    @command("my")
    async def clock(self, interaction: Interaction, quiet: str = "", zone: str = "") -> None:
        """Set the asker's quiet hours and time zone; without a zone, ask what time it is for them first.

        Raises: Refused `bad_quiet` or `unknown_zone`.
        """
        hours = parse_quiet(quiet)
        if quiet and hours is None and quiet != OFF:
            raise Refused("bad_quiet", text=quiet)
        if zone and zone not in zones():
            raise Refused("unknown_zone", text=zone)
        user = interaction.user.id
        if hours is not None and not zone and await self.bot.settings.get("person", user, "zone") is None:
            await tell(interaction, view=zone_panel(self.bot.words, await self.bot.lang_of(interaction), hours, now()))
            return
        await _set_hours(self.bot, user, "" if not quiet else OFF if hours is None else quiet_name(hours), zone)
        await tell(interaction, await _hours_text(interaction))

    @clock.autocomplete("quiet")
    async def _quiets(self, interaction: Interaction, typed: str) -> Choices:
        lang = await self.bot.lang_of(interaction)
        parsed = parse_quiet(typed)
        own = [quiet_name(parsed)] if parsed else [quiet_name(q) for q in map(parse_quiet, QUIETS) if q]
        named = [app_commands.Choice(name=text, value=text) for text in own]
        return [*named, app_commands.Choice(name=self.bot.words.say(lang, "my-clock-off"), value=OFF)]

    @clock.autocomplete("zone")
    async def _zones(self, interaction: Interaction, typed: str) -> Choices:
        return zone_choices(typed)

    @command("my")
    async def vacation(self, interaction: Interaction, start: str = "", end: str = "") -> None:
        """Add a vacation, and show all."""
        if start or end:
            await add_vacation(self.bot, interaction.user.id, start, end)
        view = await vacation_panel(self.bot, await self.bot.lang_of(interaction), interaction.user.id)
        await tell(interaction, view=view)

    @vacation.autocomplete("start")
    @vacation.autocomplete("end")
    async def _days(self, interaction: Interaction, typed: str) -> Choices:
        zone = await self.bot.settings.get("person", interaction.user.id, "zone") or HOME
        today = local_day(now(), known_zone(zone))
        meant = parse_day(typed, today)
        if meant is not None:
            return [app_commands.Choice(name=meant.isoformat(), value=meant.isoformat())]
        days = [(today + timedelta(number)).isoformat() for number in range(370)]
        return [app_commands.Choice(name=day, value=day) for day in days if typed in day]


# Quiet hours


NEAR = (
    *("Pacific/Honolulu", "America/Anchorage", "America/Los_Angeles", "America/Denver", "America/Chicago"),
    *("America/New_York", "America/Halifax", "America/Sao_Paulo", "Atlantic/Azores", "Europe/London"),
    *("Europe/Berlin", "Europe/Kyiv", "Europe/Moscow", "Asia/Dubai", "Asia/Tashkent", "Asia/Kolkata", "Asia/Dhaka"),
    *("Asia/Bangkok", "Asia/Shanghai", "Asia/Tokyo", "Australia/Brisbane", "Australia/Sydney", "Pacific/Auckland"),
)
"""Zones that are offered by the time that it is there; any other one is typed."""


def zone_panel(words: Words, lang: str, hours: Quiet, at: int) -> ui.LayoutView:
    """Return the question what time it is for the person, at `at` (Unix s); the answer sets zone and quiet hours."""
    local = {zone: datetime.fromtimestamp(at, ZoneInfo(zone)) for zone in NEAR}
    options = [
        discord.SelectOption(label=f"{local[zone]:%H:%M}", value=zone, description=zone.replace("_", " "))
        for zone in sorted(NEAR, key=lambda zone: local[zone].utcoffset() or timedelta())
    ]
    quiet = quiet_name(hours)
    pick = Pick(0, 0, "pickzone", options, placeholder=words.say(lang, "my-clock-zone-pick"), arg=quiet)
    return Panel(ui.TextDisplay(words.say(lang, "my-clock-zone", quiet=quiet)), Row(pick))


@on("pickzone")
async def _pick_zone(press: Pressed) -> None:
    """Set the time zone that was picked, and the quiet hours that were asked for with it."""
    await acknowledge(press.interaction)
    hours = parse_quiet(press.arg or "")
    if hours is None or press.value not in NEAR:  # no message of this version
        raise Refused("table_moved_on")
    await _set_hours(press.interaction.client, press.interaction.user.id, quiet_name(hours), press.value)
    await edit_answer(press.interaction, view=Panel(ui.TextDisplay(await _hours_text(press.interaction))))


async def _set_hours(bot: Client, user_id: int, quiet: str, zone: str) -> None:
    """Store quiet hours and time zone, with the due jobs that they move; "" leaves one as it is, `OFF` clears hours."""

    async def change() -> None:
        if quiet:
            await bot.settings.set("person", user_id, "quiet", None if quiet == OFF else quiet)
        if zone:
            await before_new_zone(bot, user_id)
            await bot.settings.set("person", user_id, "zone", zone)

    await change_time(bot, user_id, change())


async def _hours_text(interaction: Interaction) -> str:
    bot = interaction.client
    lang, chosen = await bot.lang_of(interaction), await bot.settings.all("person", interaction.user.id)
    zone = chosen.get("zone", HOME)
    if "quiet" not in chosen:
        return bot.words.say(lang, "my-clock-none", zone=zone)
    return bot.words.say(lang, "my-clock", quiet=chosen["quiet"], zone=zone)


# All games of a person


ON_PAGE = 10


class _Entry(Struct, frozen=True):
    """One game, the clock that waits for the person (None: it doesn't), and the others it waits for."""

    table: Table
    mine: Clock | None
    others: tuple[int, ...]

    @property
    def rank(self) -> tuple[int, int, int]:
        """The sort key: games that wait for the person by time left, then other games, then lobbies."""
        if self.mine is None:
            return (2 if self.table.status == "lobby" else 1, 0, self.table.id)
        until = dict(self.table.deadlines).get(self.mine.seat)
        return (0, until if until is not None else 1 << 60, self.mine.waits or 0)


async def entries(bot: Client, user_id: int) -> list[_Entry]:
    """Return the person's running games and open lobbies, in display order."""
    kept = Clocks(bot.store)
    ids = [*await bot.store.games_of(user_id), *await kept.lobbies_of(user_id)]
    return sorted([await _entry(bot, game_id, user_id) for game_id in ids], key=lambda entry: entry.rank)


async def _entry(bot: Client, game_id: int, user_id: int) -> _Entry:
    table, clocks = await bot.tables.frame(game_id), await Clocks(bot.store).of_game(game_id)
    people = {row.seat for row in table.seats if row.computer is None}
    waits = {seat: clock for seat, clock in clocks.items() if clock.waits is not None and seat in people}
    seat = table.seat_of(user_id)
    playing = table.status == "playing" and table.paused_at is None
    mine = waits.get(seat) if seat is not None and playing else None
    return _Entry(table, mine, tuple(other for other in waits if other != seat))


async def show_games(interaction: Interaction, page: int) -> None:
    """Show a page of games in the deferred answer, or in place of the page before."""
    bot = interaction.client
    found, lang = await entries(bot, interaction.user.id), await bot.lang_of(interaction)
    pages = max(1, -(-len(found) // ON_PAGE))
    page = min(page, pages - 1)
    localizer = Localizer(bot.words, lang, None)
    waiting = sum(entry.mine is not None for entry in found)
    lines = [localizer.say("my-games", count=len(found), waiting=waiting) if found else localizer.say("my-games-none")]
    lines += [_line(bot, lang, entry) for entry in found[page * ON_PAGE : (page + 1) * ON_PAGE]]
    buttons = [Row(*page_buttons(localizer.say, "mygames", page, pages, "back", "on"))] if pages > 1 else []
    view = Panel(ui.TextDisplay[Any]("\n".join(lines)), *buttons)
    if interaction.type is discord.InteractionType.component:
        await edit_answer(interaction, view=view)
    else:
        await tell(interaction, view=view)


def _line(bot: Client, lang: str, entry: _Entry) -> str:
    """Return a game with its link, and what it waits for."""
    table = entry.table
    localizer = Localizer(bot.words, lang, table)
    name = name_in(table.file.names, lang) if table.file else map_name(bot, lang, table.key)
    place = f"<#{table.channel_id}>" if table.guild_id else localizer.say("my-games-private")
    text = localizer.say("my-games-line", map=name, link=table.link, place=place)
    return f"{text} {_state(localizer, entry)}"


def _state(localizer: Localizer, entry: _Entry) -> str:
    table = entry.table
    if table.status == "lobby":
        return localizer.say("my-games-lobby", free=table.limit - len(table.seats))
    if table.paused_at is not None:
        return localizer.say("my-games-paused", since=stamp(table.paused_at))
    if entry.mine is None:
        names = ", ".join(map(localizer.player, entry.others))
        return localizer.say("my-games-waits", players=names) if names else localizer.say("my-games-runs")
    until = dict(table.deadlines).get(entry.mine.seat)
    if until is not None:
        return localizer.say("my-games-mine-until", until=stamp(until))
    return localizer.say("my-games-mine", waited=duration(localizer, now() - (entry.mine.waits or now())))


@on("mygames")
async def _turn_page(press: Pressed) -> None:
    """Turn to the page whose number is in place of the step."""
    await acknowledge(press.interaction)
    await show_games(press.interaction, press.step)
