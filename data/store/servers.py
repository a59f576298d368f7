"""Where games are played: the games of a server or channel, moving one, and forgetting servers the bot left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from msgspec import Struct

from data.store.connection import Conflict, Connection
from data.store.results import ANEW
from data.store.rows import RESET, DueKind, Job, Statement, drawn, due_set, open_games
from data.store.server_maps import UNUSED
from data.store.store import ChannelTaken, Store

PATIENCE = 90 * 86400
"""Seconds for which the data of a server is kept after the bot left."""
FORGOTTEN = (
    "leagues",
    "days",
    "daily_reminders",
    "games",
    "route_counts",
    "results",
    "conduct",
    "corrections",
    "ratings",
    "departures",
    "server_maps",
)
"""Every table with a server's id, in the order in which they are cleared; dependent rows are deleted with them."""
_KNOWN = " UNION ".join(f"SELECT guild_id FROM {table}" for table in FORGOTTEN)
# One due job for all servers: the time at which the next server is forgotten.
_NEXT = (
    "INSERT INTO due_times (kind, at) "
    f"SELECT ?, at FROM (SELECT min(left_at) + ? AS at FROM departures) AS earliest WHERE at IS NOT NULL {RESET}"
)
NEXT: Statement = (_NEXT, (DueKind.SERVERS, PATIENCE))
_ASKING = (
    "FROM outbox JOIN notes ON notes.id = outbox.seat "
    "WHERE outbox.game_id = ? AND outbox.kind = 'note' AND outbox.message_id IS NOT NULL "
    "AND (notes.facts ->> 'end' = 'open' OR (notes.kind IN ('vote-time', 'vote-called') AND EXISTS "
    "(SELECT 1 FROM votes WHERE votes.game_id = notes.game_id AND votes.opened_at = notes.at)))"
)
"""The outbox items of a game's notes whose question is open."""


class Places(Struct, frozen=True):
    """Open games by server and by channel."""

    store: Store

    async def of_guild(self, guild_id: int) -> list[int]:
        """Return the ids of a server's open games, in rising order."""
        sql = "SELECT id FROM games WHERE guild_id = ? AND status IN ('lobby', 'playing') ORDER BY id"
        return await self.store.read(int, sql, guild_id)

    async def count(self, guild_id: int, host_id: int) -> tuple[int, int]:
        """Return the number of open games on a server, and of those hosted by one person there; see `open_games`."""
        ((counts,),) = await self.store.reads(open_games(guild_id, host_id))
        return cast("tuple[int, int]", counts)

    async def private_game(self, user_id: int, kind: str, guild_id: int | None = None) -> int | None:
        """Return the id of a person's open private game of a kind, on one server or (None) anywhere, or None."""
        sql = (
            "SELECT id FROM games WHERE host_id = ? AND options ->> 'table_kind' = ? "
            "AND guild_id = coalesce(?, guild_id) AND status IN ('lobby', 'playing') ORDER BY id DESC LIMIT 1"
        )
        return await self.store.first(int, sql, user_id, kind, guild_id)

    async def asking(self, game_id: int) -> list[int]:
        """Return the ids of the messages that ask something which is still open."""
        return await self.store.read(int, f"SELECT message_id {_ASKING}", game_id)

    async def move(self, game_id: int, guild_id: int, channel_id: int, told: Sequence[Statement]) -> None:
        """Move a game to another channel, with the note about it, in one commit.

        Raises: ChannelTaken; then nothing was changed.
        """
        try:
            await self.store.together([*told, *moved(game_id, guild_id, channel_id)])
        except Conflict as error:
            raise ChannelTaken from error

    async def of_channel(self, channel_id: int) -> list[int]:
        """Return the id of a channel's open game in a list; [] if it has none."""
        sql = "SELECT id FROM games WHERE channel_id = ? AND status IN ('lobby', 'playing')"
        return await self.store.read(int, sql, channel_id)

    async def with_messages_in_guild(self, guild_id: int) -> list[int]:
        """Return the ids of a server's games with unsent messages."""
        sql = (
            "SELECT DISTINCT game_id FROM outbox JOIN games ON games.id = game_id WHERE state = 'due' AND guild_id = ?"
        )
        return await self.store.read(int, sql, guild_id)

    async def drop_public(self, game_id: int) -> None:
        """Drop the unsent messages of a game whose channel is gone, except hands."""
        sql = (
            "UPDATE outbox SET state = 'dropped' "
            "WHERE game_id = ? AND state = 'due' AND kind NOT IN ('hand', 'own', 'answered')"
        )
        await self.store.run(sql, game_id)


def moved(game_id: int, guild_id: int, channel_id: int) -> list[Statement]:
    """Return the statements that move a game to another channel, which gets a new board and the open questions.

    Unsent posts for the old channel are dropped, and older posts are forgotten.
    """
    asked = (
        "UPDATE outbox SET state = 'due', attempts = 0, message_id = NULL, "
        "nonce = game_id || '-n' || seat || 'm' || ? "
        f"WHERE id IN (SELECT outbox.id {_ASKING})"
    )
    queued = (
        "INSERT INTO outbox (game_id, step, kind, nonce) "
        "SELECT id, step, 'post', id || '-m' || ? FROM games WHERE id = ?"
    )
    undone = (
        "UPDATE outbox SET state = 'dropped' WHERE game_id = ? AND state = 'due' "
        "AND kind IN ('post', 'edit', 'strip', 'line')"
    )
    return [
        (
            "UPDATE games SET guild_id = ?, channel_id = ?, message_id = NULL WHERE id = ?",
            (guild_id, channel_id, game_id),
        ),
        (asked, (drawn(), game_id)),
        ("UPDATE outbox SET message_id = NULL WHERE game_id = ?", (game_id,)),
        (undone, (game_id,)),
        (queued, (drawn(), game_id)),
    ]


class Servers(Struct, frozen=True):
    """All servers about which something is stored."""

    store: Store

    async def known(self) -> set[int]:
        """Return the ids of all servers with stored data."""
        sql = f"{_KNOWN} UNION SELECT id FROM settings WHERE whose = 'server'"
        return {*await self.store.read(int, sql)} - {0}

    async def left(self, guild_id: int, now: int) -> None:
        """Record that the bot left a server; a server left before keeps its time."""
        sql = "INSERT INTO departures VALUES (?, ?) ON CONFLICT DO NOTHING"
        await self.store.together([(sql, (guild_id, now)), NEXT])

    async def back(self, guild_id: int) -> None:
        """Record that the bot is back on a server."""
        sql = "DELETE FROM departures WHERE guild_id = ?"
        await self.store.together([(sql, (guild_id,)), NEXT])

    async def departed(self, now: int) -> list[int]:
        """Return the servers whose waiting time before deletion is over at `now`."""
        return await self.store.read(int, "SELECT guild_id FROM departures WHERE left_at <= ?", now - PATIENCE)

    async def since(self) -> dict[int, int]:
        """Return when each server was left, in Unix s."""
        rows = await self.store.rows("SELECT guild_id, left_at FROM departures")
        return {cast(int, guild): cast(int, at) for guild, at in rows}

    async def forget(self, guild_id: int, now: int) -> None:
        """Delete everything of a server in one commit; a rebuild of the ratings falls due."""
        await self.store.write_at_once(lambda db: _forget(db, guild_id, now))
        await self.store.wipe()


def _forget(db: Connection, guild_id: int, now: int) -> None:
    for table in FORGOTTEN:
        db.execute(f"DELETE FROM {table} WHERE guild_id = ?", (guild_id,))
    db.execute("DELETE FROM settings WHERE whose = 'server' AND id = ?", (guild_id,))
    # Shared deals and copies of maps are deleted when no game uses them any more.
    db.execute(
        "DELETE FROM deals WHERE shared = 1 AND NOT EXISTS (SELECT 1 FROM game_deals WHERE deal_id = deals.id) "
        "AND NOT EXISTS (SELECT 1 FROM fixtures WHERE deal_id = deals.id) "
        "AND NOT EXISTS (SELECT 1 FROM days WHERE deal_id = deals.id)"
    )
    db.execute(UNUSED)
    db.execute("UPDATE rated_up_to SET result = ?", (ANEW,))
    db.execute(*due_set(Job(DueKind.RATE, None, None, None, now)))
    db.execute(*NEXT)
