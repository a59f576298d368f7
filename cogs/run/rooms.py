"""The sandbox's page with more than one channel: threads and direct messages are chosen beside the players.

The preview of simcord shows a single channel. What it calls a viewer is a place here: a player in a channel.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from contextvars import ContextVar
from datetime import datetime
from typing import Any, NamedTuple

from simcord import Env, MemberActor
from simcord.backend.access import can_access_channel
from simcord.builders import ChannelHandle
from simcord.preview import Preview

from cogs.run.operator import say

TICK = 5.0
"""Real seconds between two moments at which the simulated clock catches up."""
SKIP = re.compile(r"\+(\d{1,3})\s?([mhd])", re.IGNORECASE)
"""A message that lets time pass, e.g. `+6h`."""
SECONDS = {"m": 60, "h": 3600, "d": 86400}
STEP = 3600.0
"""Simulated seconds at most that pass at once, so that what is due in between is sent in order."""
_here: ContextVar[ChannelHandle | None] = ContextVar("here", default=None)
"""The channel of the page that is being served."""


class Place(NamedTuple):
    """A player in a channel, as one choice on the page."""

    player: MemberActor
    channel: ChannelHandle

    @property
    def id(self) -> str:
        """The value of the choice."""
        return f"{self.player.id}-{self.channel.id}"

    @property
    def name(self) -> str:
        """The label of the choice."""
        player = self.player.user.global_name or self.player.name
        if self.channel.guild is None:
            return f"{player} · {say('sandbox-messages')}"
        return f"{player} · 🧵 {self.channel.name}" if self.channel.is_thread else player


class Rooms(Preview):
    """A preview whose pages move between a channel, its threads and each player's direct messages."""

    def __init__(self, env: Env, channel: ChannelHandle, players: Sequence[MemberActor], port: int) -> None:
        self._home, self._players = channel, tuple(players)
        self._turns = asyncio.Lock()
        self._read = dict[str, int]()
        super().__init__(
            env,
            channel,
            self._players,
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale="en-US",
            timezone="UTC",
            presentation_time=None,
            assets=None,
            port=port,
        )

    async def __aenter__(self) -> Rooms:
        await super().__aenter__()
        return self

    @property
    def channel(self) -> ChannelHandle:
        """The channel of the page that is being served."""
        return _here.get() or self._home

    @channel.setter
    def channel(self, channel: ChannelHandle) -> None:
        self._home = channel

    def places(self) -> Iterator[Place]:
        """Yield for each player the channel, the threads that the player can read, and the direct messages."""
        for player in self._players:
            yield Place(player, self._home)
            for thread in self._home.threads:
                if can_access_channel(self.env, thread.id, player, history=True):
                    yield Place(player, thread)
            yield Place(player, player.user.dm_channel)

    def _place(self, value: object) -> Place | None:
        return next((place for place in self.places() if place.id == str(value)), None)

    def _newest(self, place: Place) -> int:
        viewer = place.player.user if place.channel.guild is None else place.player
        return self._initial_target(viewer, place.channel.id) or 0

    # What the page asks for

    def _viewer(self, viewer_id: Any) -> Any:
        """Return the player of a place, as the one who reads direct messages where it is their channel."""
        player = super()._viewer(str(viewer_id).partition("-")[0])
        return player.user if self.channel.guild is None else player

    def _open_page(self, viewer_id: Any = None, target_id: Any = None) -> Any:
        place = self._place(viewer_id)
        token = _here.set(None if place is None else place.channel)
        try:
            return super()._open_page(viewer_id, target_id)
        finally:
            _here.reset(token)

    def _page_payload(self, page: Any) -> dict[str, Any]:
        """Return what a page shows, with the places as its viewers; a dot marks new private messages and threads."""
        payload, shown = super()._page_payload(page), f"{page.viewer.id}-{page.channel_id}"
        faces = {viewer["id"]: viewer for viewer in payload.get("viewers", ())}
        found = []
        for place in self.places():
            if place.id == shown:
                self._read[place.id] = self._newest(place)
            is_new = place.channel.id != self._home.id and self._newest(place) > self._read.get(place.id, 0)
            name = f"● {place.name}" if is_new else place.name
            found.append({**faces.get(str(place.player.id), {}), "id": place.id, "name": name})
        return {**payload, "viewers": found, "viewerId": shown}

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """Do what a page asks for, in its channel; one page after the other, and never while the clock moves."""
        async with self._turns:
            page = self._get_page(context_id)
            before = page.channel_id
            if body.get("kind") == "viewer" and (place := self._place(body.get("viewer_id"))):
                page.channel_id = place.channel.id
            channels = {place.channel.id: place.channel for place in self.places()}
            token = _here.set(channels.get(page.channel_id))
            try:
                result = await super()._action(context_id, body)
            finally:
                _here.reset(token)
            if result["rejected"]:
                page.channel_id = before
            elif body.get("kind") == "send_message" and (asked := SKIP.fullmatch(str(body.get("content")).strip())):
                await self._let_pass(int(asked[1]) * SECONDS[asked[2].lower()])
            return result

    # Time

    async def run_clock(self, tick: float = TICK) -> None:
        """Let the simulated clock run like a real one, for good; it catches up every `tick` real seconds."""
        loop = asyncio.get_running_loop()
        past = loop.time()
        while True:
            await asyncio.sleep(tick)
            async with self._turns:
                now = loop.time()
                await self._let_pass(now - past)
                past = now

    async def _let_pass(self, seconds: float) -> None:
        """Let simulated seconds pass, and show what was sent meanwhile."""
        before = len(self.env.http_requests)
        with suppress(TimeoutError):  # a map that is being checked takes longer than the preview waits
            while seconds > 0:
                await self.env.advance_time(min(seconds, STEP))
                seconds -= STEP
        if len(self.env.http_requests) != before:
            self.capture_time = datetime.fromisoformat(self.env.now().isoformat())
            self._publish_message_pages()
