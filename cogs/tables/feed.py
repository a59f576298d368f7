"""What a server's feed tells of a game: that it has begun, or how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import ui

from cogs.core.components import simple_panel
from cogs.tables.step_messages import BEGAN, ENDED
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from data.languages import name_in

if TYPE_CHECKING:
    from cogs.tables.services import Client

FEED = "feed"
"""The server's setting: the id of the channel where starts and ends of games are told."""


async def feed_channel(bot: Client, table: Table) -> discord.PartialMessageable | None:
    """Where the server wants to be told; None where it named no channel."""
    channel_id = await bot.settings.get("server", table.guild_id, FEED)
    return None if channel_id is None else bot.get_partial_messageable(int(channel_id), guild_id=table.guild_id)


def feed_panel(localizer: Localizer, table: Table, what: int | None) -> ui.LayoutView:
    return simple_panel(ui.TextDisplay(feed_text(localizer, table, what)))


def feed_text(localizer: Localizer, table: Table, what: int | None) -> str:
    """Names without mentions: a feed notifies nobody. `what` is told, however the game stands by now."""
    view = table.running.view(None)
    names = view.rules.names
    facts = {"map": name_in(names, localizer.lang), "channel": f"<#{table.channel_id}>"}
    if what != ENDED or not view.turn.ended:
        players = ", ".join(localizer.player(seat) for seat in range(view.seats))
        return localizer.say("feed-began" if what == BEGAN else "feed-closed", players=players, **facts)
    order = sorted(range(view.seats), key=lambda seat: view.result.places[seat])
    scores = ", ".join(f"{localizer.player(seat)} – {view.result.totals[seat]}" for seat in order)
    winners = ", ".join(localizer.player(seat) for seat in view.result.winners)
    return localizer.say("feed-ended", winners=winners, count=len(view.result.winners), scores=scores, **facts)
