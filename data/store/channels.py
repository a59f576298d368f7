"""Where games are played: which open games a server or channel has, and moving one to another channel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from data.store.rows import Statement
from data.store.store import Store


@dataclass(frozen=True, slots=True)
class Places:
    """Open games by server and by channel."""

    store: Store

    async def of_guild(self, guild_id: int) -> list[int]:
        """The open games of a server."""
        sql = "SELECT id FROM games WHERE guild_id = ? AND status IN ('lobby', 'playing') ORDER BY id"
        return await self.store.read(int, sql, guild_id)

    async def count(self, guild_id: int, host_id: int) -> tuple[int, int]:
        """Those of a server and those of them that one person hosts, as limits count them: leagues' games do not."""
        sql = (
            "SELECT count(*), ifnull(sum(host_id = ?), 0) FROM games WHERE guild_id = ? "
            "AND status IN ('lobby', 'playing') AND json_extract(options, '$.table_season') IS NULL"
        )
        return cast("tuple[int, int]", (await self.store.rows(sql, host_id, guild_id))[0])

    async def of_channel(self, channel_id: int) -> list[int]:
        """The open game of a channel, if it has one."""
        sql = "SELECT id FROM games WHERE channel_id = ? AND status IN ('lobby', 'playing')"
        return await self.store.read(int, sql, channel_id)

    async def with_messages_in_guild(self, guild_id: int) -> list[int]:
        """The games of a server of which some message is still to be sent."""
        sql = (
            "SELECT DISTINCT game_id FROM outbox JOIN games ON games.id = game_id WHERE state = 'due' AND guild_id = ?"
        )
        return await self.store.read(int, sql, guild_id)

    async def drop_public(self, game_id: int) -> None:
        """What could only be shown in a channel that is gone is not sent any more."""
        sql = "UPDATE outbox SET state = 'dropped' WHERE game_id = ? AND state = 'due' AND kind <> 'hand'"
        await self.store.run(sql, game_id)


def moved(game_id: int, guild_id: int, channel_id: int) -> list[Statement]:
    """The game has another channel, which gets a new board; its older posts are none of the new channel's."""
    queued = (
        "INSERT INTO outbox (game_id, step, kind, nonce) "
        "SELECT id, step, 'post', id || '-m' || (SELECT ifnull(max(id), 0) FROM outbox) FROM games WHERE id = ?"
    )
    undone = (
        "UPDATE outbox SET state = 'dropped' WHERE game_id = ? AND state = 'due' AND kind IN ('post', 'edit', 'strip')"
    )
    return [
        (
            "UPDATE games SET guild_id = ?, channel_id = ?, message_id = NULL WHERE id = ?",
            (guild_id, channel_id, game_id),
        ),
        ("UPDATE outbox SET message_id = NULL WHERE game_id = ?", (game_id,)),
        (undone, (game_id,)),
        (queued, (game_id,)),
    ]
