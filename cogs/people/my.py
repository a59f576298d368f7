"""`/my`: all games of a person; their reminders, quiet hours, time zone and vacations. Only they see the answers."""

from __future__ import annotations

from datetime import timedelta
from functools import cache
from zoneinfo import available_timezones

from discord import app_commands
from discord.ext import commands

from cogs.clocks.keeper import USUAL_INTERVAL, change_time
from cogs.clocks.vacations import add_vacation, vacation_panel
from cogs.core.client import command, tell
from cogs.core.scheduler import now
from cogs.core.time import HOME, known_zone, local_day, parse_quiet, quiet_name
from cogs.people.my_games import show_games
from cogs.tables.services import Client, Interaction
from cogs.text.catalogue import english
from data.key_family import KeyFamily
from engine.core.refused import Refused

Choices = list[app_commands.Choice[str]]
MOST_CHOICES = 25
INTERVALS = ("12", "24", "48", "96", "168")
QUIETS = ("22-8", "23-7", "0-8", "21-9")
OFF = "off"
EVERY = KeyFamily("remind-every-{}", (*INTERVALS, OFF))
TO = KeyFamily("remind-to-{}", ("channel", "dm"))


@cache
def _zones() -> list[str]:
    """The zones that are called by a place, and the usual one."""
    technical = ("Etc/", "posix/", "right/", "SystemV/")
    return [HOME, *(zone for zone in sorted(available_timezones()) if "/" in zone and not zone.startswith(technical))]


def _choices(family: KeyFamily, values: tuple[str, ...]) -> Choices:
    keys = [family(value) for value in values]
    names = [app_commands.locale_str(english(known), key=known) for known in keys]
    return [app_commands.Choice(name=name, value=value) for name, value in zip(names, values, strict=True)]


class My(commands.GroupCog, name="My", group_name="my", group_description=english("cmd-my-desc")):
    """What belongs to one person, whatever the table."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot

    @command("my")
    async def games(self, interaction: Interaction) -> None:
        await show_games(interaction, 0)

    @command("my")
    @app_commands.choices(
        every=[*_choices(EVERY, INTERVALS), *_choices(EVERY, (OFF,))],
        to=_choices(TO, ("channel", "dm")),
    )
    async def reminders(self, interaction: Interaction, every: str = "", to: str = "") -> None:
        user = interaction.user.id

        async def change() -> None:
            for name, value in (("reminders", every), ("reminders_to", to)):
                if value:
                    await self.bot.settings.set("person", user, name, value)

        await change_time(self.bot, user, change())
        lang, chosen = await self.bot.lang_of(interaction), await self.bot.settings.all("person", user)
        words = self.bot.words
        told = words.say(lang, EVERY(str(chosen.get("reminders", USUAL_INTERVAL))))
        place = words.say(lang, TO(chosen.get("reminders_to", "channel")))
        off = chosen.get("reminders") == OFF
        await tell(interaction, words.say(lang, "my-reminders-off" if off else "my-reminders", every=told, to=place))

    @command("my", defers=False)
    async def clock(self, interaction: Interaction, quiet: str = "", zone: str = "") -> None:
        hours = parse_quiet(quiet)
        if quiet and hours is None and quiet != OFF:
            raise Refused("bad_quiet", text=quiet)
        if zone and zone not in available_timezones():
            raise Refused("unknown_zone", text=zone)
        await interaction.response.defer(ephemeral=True, thinking=True)
        user = interaction.user.id

        async def change() -> None:
            if quiet:
                value = None if hours is None else quiet_name(hours)
                await self.bot.settings.set("person", user, "quiet", value)
            if zone:
                await self.bot.settings.set("person", user, "zone", zone)

        await change_time(self.bot, user, change())
        await tell(interaction, await self._hours(interaction))

    async def _hours(self, interaction: Interaction) -> str:
        lang = await self.bot.lang_of(interaction)
        chosen = await self.bot.settings.all("person", interaction.user.id)
        zone = chosen.get("zone", HOME)
        if "quiet" not in chosen:
            return self.bot.words.say(lang, "my-clock-none", zone=zone)
        return self.bot.words.say(lang, "my-clock", quiet=chosen["quiet"], zone=zone)

    @clock.autocomplete("quiet")
    async def _quiets(self, interaction: Interaction, typed: str) -> Choices:
        lang = await self.bot.lang_of(interaction)
        parsed = parse_quiet(typed)
        own = [quiet_name(parsed)] if parsed else [quiet_name(q) for q in map(parse_quiet, QUIETS) if q]
        named = [app_commands.Choice(name=text, value=text) for text in own]
        return [*named, app_commands.Choice(name=self.bot.words.say(lang, "my-clock-off"), value=OFF)]

    @clock.autocomplete("zone")
    async def _zones(self, interaction: Interaction, typed: str) -> Choices:
        """Zones by any part of their name; those where it begins a place come first."""
        wanted = typed.casefold().replace(" ", "_")
        found = [zone for zone in _zones() if wanted in zone.casefold()]
        found.sort(key=lambda zone: (not zone.casefold().split("/")[-1].startswith(wanted), zone))
        return [app_commands.Choice(name=zone, value=zone) for zone in found[:MOST_CHOICES]]

    @command("my")
    async def vacation(self, interaction: Interaction, start: str = "", end: str = "") -> None:
        if start or end:
            await add_vacation(self.bot, interaction.user.id, start, end)
        view = await vacation_panel(self.bot, await self.bot.lang_of(interaction), interaction.user.id)
        await interaction.followup.send(view=view, ephemeral=True)

    @vacation.autocomplete("start")
    @vacation.autocomplete("end")
    async def _days(self, interaction: Interaction, typed: str) -> Choices:
        zone = await self.bot.settings.get("person", interaction.user.id, "zone") or HOME
        today = local_day(now(), known_zone(zone))
        days = [(today + timedelta(number)).isoformat() for number in range(370)]
        return [app_commands.Choice(name=day, value=day) for day in days if typed in day][:MOST_CHOICES]
