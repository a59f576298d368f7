"""What a server's feed tells of a game: that it has begun, or how it ended."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from cogs._panels import begun
from cogs._speech import Speech
from cogs._table import Table
from data.rows import OutboxRow

if TYPE_CHECKING:
    from cogs._bot import SlowTrain

_log = logging.getLogger(__name__)

FEED = "feed"
"""The server's setting: the id of the channel where starts and ends of games are told."""


async def tell_feed(bot: SlowTrain, table: Table, row: OutboxRow) -> None:
    """Pays a debt to the server's feed. A channel that is gone, or closed to the bot, is no loss."""
    channel_id = await bot.settings.get("server", table.guild_id, FEED)
    state = "dropped"
    if channel_id is not None:
        channel = bot.get_partial_messageable(int(channel_id), guild_id=table.guild_id)
        speech = Speech(bot.words, await bot.lang_of_guild(table.guild_id), table)
        try:
            await channel.send(feed_text(speech, table), nonce=row.nonce)
            state = "sent"
        except (discord.NotFound, discord.Forbidden) as error:
            _log.warning("game %d: the server's feed was not told: %s", table.id, error)
    await bot.store.settle([row.id], state)


def feed_text(speech: Speech, table: Table) -> str:
    """Names without mentions: a feed notifies nobody."""
    view = begun(table).view(None)
    names = view.rules.names
    facts = {"map": names.get(speech.lang) or names["en"], "channel": f"<#{table.channel_id}>"}
    if not view.turn.ended:
        players = ", ".join(speech.player(seat) for seat in range(view.seats))
        return speech.say("feed-began", players=players, **facts)
    order = sorted(range(view.seats), key=lambda seat: (seat not in view.result.winners, -view.result.totals[seat]))
    scores = ", ".join(f"{speech.player(seat)} – {view.result.totals[seat]}" for seat in order)
    winners = ", ".join(speech.player(seat) for seat in view.result.winners)
    return speech.say("feed-ended", winners=winners, count=len(view.result.winners), scores=scores, **facts)
