"""All games of one person, those that wait for them first, on pages that they alone see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import discord
from discord import ui

from cogs.core.components import Press, on, simple_panel
from cogs.core.scheduler import now
from cogs.tables.clock_words import duration, stamp
from cogs.tables.panels import table_link
from cogs.tables.services import Interaction, Pressed
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from cogs.text.names import safe
from data.languages import name_in
from data.store.clocks import Clock, Clocks

if TYPE_CHECKING:
    from cogs.tables.services import Client

ON_PAGE = 10


@dataclass(frozen=True)
class _Entry:
    """One game with since when it waits for the person (None: it does not) and for whom else it waits."""

    table: Table
    mine: Clock | None
    others: tuple[int, ...]

    @property
    def rank(self) -> tuple[int, int, int]:
        """The most urgent first: those that wait for me by the time left, then other games, then lobbies."""
        if self.mine is None:
            return (2 if self.table.status == "lobby" else 1, 0, self.table.id)
        until = dict(self.table.deadlines).get(self.mine.seat)
        return (0, until if until is not None else 1 << 60, self.mine.waits or 0)


async def entries(bot: Client, user_id: int) -> list[_Entry]:
    """The person's running games and open lobbies, in the order in which they are shown."""
    kept = Clocks(bot.store)
    ids = [*await bot.store.games_of(user_id), *await kept.lobbies_of(user_id)]
    return sorted([await _entry(bot, game_id, user_id) for game_id in ids], key=lambda entry: entry.rank)


async def _entry(bot: Client, game_id: int, user_id: int) -> _Entry:
    table, clocks = await bot.tables.frame(game_id), await Clocks(bot.store).of_game(game_id)
    waits = {seat: clock for seat, clock in clocks.items() if clock.waits is not None}
    seat = table.seat_of(user_id)
    playing = table.status == "playing" and table.paused_at is None
    mine = waits.get(seat) if seat is not None and playing else None
    return _Entry(table, mine, tuple(other for other in waits if other != seat))


async def show_games(interaction: Interaction, page: int) -> None:
    """Puts a page into the answer that was promised, or in the place of the page before."""
    bot = interaction.client
    found, lang = await entries(bot, interaction.user.id), await bot.lang_of(interaction)
    pages = max(1, -(-len(found) // ON_PAGE))
    page = min(page, pages - 1)
    localizer = Localizer(bot.words, lang, None)
    waiting = sum(entry.mine is not None for entry in found)
    lines = [localizer.say("my-games", count=len(found), waiting=waiting) if found else localizer.say("my-games-none")]
    lines += [_line(bot, lang, entry) for entry in found[page * ON_PAGE : (page + 1) * ON_PAGE]]
    view = simple_panel(ui.TextDisplay("\n".join(lines)))
    if pages > 1:
        row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
        for step, key, there in (
            (page - 1, "button-page-back", page > 0),
            (page + 1, "button-page-on", page + 1 < pages),
        ):
            row.add_item(Press(0, max(step, 0), "mygames", localizer.say(key), arg=key[12:], disabled=not there))
        view.add_item(row)
    if interaction.type is discord.InteractionType.component:
        await interaction.edit_original_response(view=view)
    else:
        await interaction.followup.send(view=view, ephemeral=True)


def _line(bot: Client, lang: str, entry: _Entry) -> str:
    """A game with its link, and what it waits for."""
    table = entry.table
    localizer = Localizer(bot.words, lang, table)
    file = table.file or bot.library.games.get(table.key)
    name = name_in(file.names, lang) if file is not None else safe(table.key)
    return (
        localizer.say("my-games-line", map=name, link=table_link(table), place=f"<#{table.channel_id}>")
        + " "
        + _state(localizer, entry)
    )


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
    """The page is the number in place of the step."""
    await press.interaction.response.defer()
    await show_games(press.interaction, press.step)
