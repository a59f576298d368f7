"""The days of a server: their maps and deals, when they begin and end, and everyone's one try."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from datetime import date, timedelta

from cogs.core.locks import retried
from cogs.core.scheduler import now
from cogs.core.time import HOME, known_zone, local_day, wall
from cogs.game.private_place import PeopleLocks, come_back, open_private, private_game_of
from cogs.game.seats import locomotives
from cogs.people.privacy import held_while_forgetting
from cogs.tables.computers import USUAL
from cogs.tables.own_maps import map_name
from cogs.tables.service import Client, Interaction, StepEffects, Tables, on_step
from cogs.tables.table import COLORS, DAILY, Table
from cogs.tables.terms import DEAL_OPTION, id_in
from data.store import daily as rows
from data.store.clocks import closed
from data.store.daily import Dailies, Day, Try
from data.store.deals import Deals
from data.store.notes import Notes, noted
from data.store.rows import SeatRow, StepRow
from engine.core.game import Game
from engine.core.refused import Refused
from engine.league.daily import map_of_day

SEATS = 3
"""One person and two computer players."""
DAY_MINUTES = 24 * 60
DONE, OVER = "daily-done", "daily-over"
"""The kinds of the notes that a try is finished, and that its day is over before it was."""


@held_while_forgetting("daily")
async def _held(bot: Client, user_id: int) -> Sequence[AbstractAsyncContextManager[object]]:
    return [bot.feature(PeopleLocks).of(user_id)]


# Days


async def zone_of(bot: Client, guild_id: int) -> str:
    """Return the time zone of a server's days."""
    return known_zone(await bot.settings.get("server", guild_id, rows.ZONE) or HOME)


async def channel_of(bot: Client, guild_id: int) -> int | None:
    """Return the id of the channel for a server's tables; None where it has no deal a day."""
    channel = await bot.settings.get("server", guild_id, rows.CHANNEL)
    return None if channel is None else int(channel)


def next_day(at: int, zone: str, last: date | None) -> tuple[date, int]:
    """Return the date of the day that begins at `at` (Unix s), and when it ends: at the midnight after it in the zone.

    It is today's date there, or the one after `last`, the day before: no date comes twice, whatever the zone was then.
    """
    day = local_day(at, zone)
    if last is not None:
        day = max(day, last + timedelta(1))
    return day, wall(day, DAY_MINUTES, zone)


def maps_for(bot: Client) -> dict[str, str]:
    """Return the maps that a day may have, each with its variant: the first one that has room for all seats."""
    found = dict[str, str]()
    for key, file in bot.library.games.items():
        for variant in file.variants:
            least, most = bot.tables.rules(key, variant, {}).seats
            if least <= SEATS <= most:
                found.setdefault(key, variant)
    return found


async def today(bot: Client, guild_id: int) -> Day:
    """Return the day of a server that is going on; the first who asks begins it. It goes on where it is switched off.

    Raises: Refused `daily_off`.
    """
    last, at = await Dailies(bot.store).latest(guild_id), now()
    if last is not None and at < last.ends_at:
        return last
    channel, maps = await channel_of(bot, guild_id), maps_for(bot)
    if channel is None or not maps:
        raise Refused("daily_off")
    known = None if last is None else date.fromisoformat(last.day)
    day, ends_at = next_day(at, await zone_of(bot, guild_id), known)
    key = map_of_day(day.toordinal(), maps)
    begun = Day(0, guild_id, channel, day.isoformat(), key, maps[key], 0, ends_at, ends_at)
    begun = await Dailies(bot.store).begin(begun, bot.rng)
    bot.scheduler.wake()
    return begun


# Tries


async def play_today(interaction: Interaction, guild_id: int) -> tuple[Day, Table]:
    """Begin the asker's try of the day, or come back to it; return the day and the game, which may be over.

    Raises: Refused `daily_off`, `daily_known`, or as a game in a private place does.
    """
    bot, user = interaction.client, interaction.user
    async with bot.feature(PeopleLocks).holding(user.id):
        day = await today(bot, guild_id)
        lang = await bot.lang_of(interaction)
        title = bot.words.say(lang, "daily-title", map=map_name(bot, lang, day.map))
        known = await Dailies(bot.store).try_of(day.id, user.id)
        if known is None:
            return day, await _begin(interaction, day, title)
        table = await bot.tables.frame(known.game_id)
        return day, table if table.status != "playing" else await come_back(interaction, table, title)


async def _begin(interaction: Interaction, day: Day, title: str) -> Table:
    bot, user = interaction.client, interaction.user
    if await channel_of(bot, day.guild_id) is None:
        raise Refused("daily_off")
    if await Deals(bot.store).knows(day.deal_id, user.id, 0):  # forgotten since
        raise Refused("daily_known")
    if day.map not in bot.library.games:
        raise Refused("map_not_offered", map=day.map)
    await _clear(bot, user.id, day)
    person = SeatRow(0, user.id, user.display_name, COLORS[0])
    names = locomotives(bot.words, await bot.lang_of(interaction))  # of every try the same
    computers = [SeatRow(seat, None, names[seat - 1], COLORS[seat], USUAL) for seat in range(1, SEATS)]
    options, seats = {DEAL_OPTION: str(day.deal_id)}, [person, *computers]
    table = await open_private(interaction, DAILY, title, (day.map, day.variant), options, seats)
    if id_in(table.options, DEAL_OPTION) != day.deal_id:  # direct messages hold the one of another server
        raise Refused("private_game_open")
    return table


async def _clear(bot: Client, user_id: int, day: Day) -> None:
    """End what is in the way of a person's new try: one of a day that is over, or one that never began."""
    for guild_id in (day.guild_id, 0):
        old = await private_game_of(bot, user_id, DAILY, guild_id)
        deal = None if old is None else id_in(old.options, DEAL_OPTION)
        of = None if deal is None else await Dailies(bot.store).of_deal(deal)
        if old is not None and (old.status != "playing" or of is None or now() >= of.ends_at):
            await end_try(bot, old.id)


@retried
async def end_try(bot: Client, game_id: int) -> None:
    """End a game that isn't finished when its day is over; it stays without points."""
    async with bot.tables.lock(game_id):
        table = await bot.tables.frame(game_id)
        if table.status not in ("lobby", "playing"):
            return
        await Notes(bot.store).add(game_id, now(), OVER, {}, statements=closed(game_id, OVER))
    bot.wake(game_id)


@on_step("daily")
async def tries_follow(tables: Tables, before: Table, game: Game, step: StepRow) -> StepEffects:
    """Store a try with the first step of its game, and its points with the last one.

    Raises: Refused `daily_over` for a person's step when the day has ended.
    """
    deal = id_in(before.options, DEAL_OPTION)
    if before.kind != DAILY or deal is None:
        return StepEffects()
    day, at, person = await Dailies(tables.store).of_deal(deal), now(), before.seats[0]
    if day is None:
        return StepEffects()
    if at >= day.ends_at and step.seat in (None, person.seat):
        raise Refused("daily_over")
    if before.game is None:
        assert person.user_id is not None
        return StepEffects(statements=[rows.try_begun(Try(day.id, person.user_id, person.name, before.id))])
    if not game.over or person.user_id is None or person.computer is not None:
        return StepEffects()
    totals = game.result().totals
    finished = rows.try_finished(before.id, totals[person.seat], max(totals[1:]), at)
    told = noted(before.id, at, DONE, {"points": totals[person.seat], "computers": max(totals[1:])})
    return StepEffects(statements=[finished, *told])
