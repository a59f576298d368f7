"""Which process answers an interaction while two have a session of its shard: the one that gives it up, and the next.

Discord sends each interaction to both. Ids grow with time, so the one that gives the shard up names the last id that it
has heard. Everything up to that is its own, also what comes late, and everything after it is the next one's.

One that dies names none. Then what was heard up to the last look at which it still had the shard was its own. It may
have answered some of what came between that look and its death, which Discord says: see `cogs/core/client.py`. One that
has only lost its leases still answers what it has heard, and so may the next one: whose answer is first does the work.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress

ANSWER_WITHIN = 2.5
"""Seconds for which an interaction waits until it is known who answers it. Discord waits for 3."""
SAID_WITHIN = 0.5
"""Seconds for which the other process's word is waited for after its lease was seen to be free: it may come later."""
NOTHING = sys.maxsize
"""Follows every id."""


class Handover:
    """The shards that this process gives up or gets while another one has a session, too."""

    def __init__(self) -> None:
        self._heard: dict[int, int] = {}
        """By shard, the last id that was heard."""
        self._until: dict[int, int] = {}
        """By shard that was given up, the last id that this process answers."""
        self._after: dict[int, asyncio.Future[int]] = {}
        """By shard that another process had, the last id that it answers."""
        self._lived: dict[int, int] = {}
        """By shard that another process has, the last id that was heard before it was seen to have it still."""
        self._unsure: dict[int, int] = {}
        """By shard whose process died, or that this one lost, the last id that another process may have answered."""

    def expect(self, shard: int) -> None:
        """Answer nothing of a shard until `begin`: another process does."""
        self._after[shard] = asyncio.get_running_loop().create_future()

    def begin(self, shard: int, last: int) -> None:
        """Answer what follows the last one of the other process."""
        after = self._after.get(shard)
        if after is not None and not after.done():
            after.set_result(last)

    def heard(self) -> dict[int, int]:
        """Return by shard the last id that was heard so far."""
        return dict(self._heard)

    def lives(self, shard: int, heard: int) -> None:
        """Note that the other process had a shard still after this id was heard: it answers all up to that."""
        self._lived[shard] = heard

    def take(self, shard: int) -> None:
        """Begin once the other process has said its last id, or soon without that: it has died."""
        after = self._after.get(shard)
        if after is not None:
            asyncio.get_running_loop().call_later(SAID_WITHIN, self._begin_unsure, shard, after)

    def _begin_unsure(self, shard: int, after: asyncio.Future[int]) -> None:
        if not after.done():
            self._unsure[shard] = self._heard.get(shard, 0)
            after.set_result(self._lived.get(shard, 0))

    def is_begun(self, shard: int) -> bool:
        """Tell whether the other process has said which id was its last."""
        return shard in self._after and self._after[shard].done()

    def end(self, shard: int) -> int:
        """Answer nothing more of a shard than what has been heard; return the last id."""
        return self._until.setdefault(shard, self._heard.get(shard, 0))

    def lose(self, shard: int) -> None:
        """Answer nothing more than what has been heard, which the next process may answer, too."""
        self._unsure[shard] = self.end(shard)

    def is_ended(self, shard: int) -> bool:
        """Tell whether a shard was given up, and its session is still there for what comes late."""
        return shard in self._until

    def forget(self, shard: int) -> None:
        """Note that this process has no session of a shard any more."""
        self.begin(shard, NOTHING)
        for known in (self._after, self._until, self._lived):
            known.pop(shard, None)

    def is_unsure(self, shard: int, id_: int) -> bool:
        """Tell whether another process may have answered an interaction that this one answers."""
        return id_ <= self._unsure.get(shard, 0)

    async def answers(self, shard: int, id_: int) -> bool:
        """Tell whether this process answers an interaction, as soon as that is known."""
        self._heard[shard] = max(id_, self._heard.get(shard, 0))
        if shard in self._until:
            return id_ <= self._until[shard]
        after = self._after.get(shard)
        if after is None:
            return True
        with suppress(TimeoutError):
            return id_ > await asyncio.wait_for(asyncio.shield(after), ANSWER_WITHIN)
        return False
