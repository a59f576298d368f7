"""Which servers a process answers for, where several processes share one database.

Discord gives each server to a shard by its id. What has no server, as direct messages have none, belongs to shard 0.
"""

from __future__ import annotations

from msgspec import Struct


class Share(Struct, frozen=True):
    """The servers of the shards in `held`, of `count` shards."""

    count: int
    held: frozenset[int]

    def owns(self, guild_id: int | None) -> bool:
        """Tell whether a server is among them; None for what has no server."""
        return shard_of(guild_id, self.count) in self.held


def shard_of(guild_id: int | None, count: int) -> int:
    """Return the shard that Discord gives a server to; None for what has no server."""
    return ((guild_id or 0) >> 22) % count


def within(share: Share | None, guild: str) -> str:
    """Return the condition, as SQL, that a server is in the share; `guild` is the SQL of its id. None: every server."""
    if share is None:
        return "1 = 1"
    if not share.held:
        return "1 = 0"
    return f"(coalesce({guild}, 0) >> 22) % {share.count} IN ({', '.join(map(str, sorted(share.held)))})"
