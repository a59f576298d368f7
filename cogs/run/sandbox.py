"""The sandbox: the same bot on a simulated Discord in the browser, with four players and no token."""

from __future__ import annotations

import asyncio
import hashlib
import tempfile
from collections import OrderedDict
from dataclasses import replace
from pathlib import Path

import discord
import simcord
from discord import ui
from simcord import Env, SetupError
from simcord.builders import ChannelHandle
from simcord.preview import _action_plans, _media, _snapshot
from simcord.preview._media import MediaWorker

from cogs.core.components import GREEN, Panel, Press, Row
from cogs.run.bot import SlowTrain
from cogs.run.operator import CannotStart, language, say
from cogs.run.rooms import Rooms
from cogs.tables.finale import LEARN
from data.languages import name_in
from data.maps.library import Library

PLAYERS = ("Ann", "Bob", "Cleo", "Dan")
SHOWN = 25  # messages, the least that the preview can do with; earlier ones come on request
REMEMBERED = 200  # pictures, 30 MB
SETTLE = 30.0  # seconds that the preview waits for the bot; a board has always been drawn by then


async def sandbox(port: int, library: Library) -> None:
    """Serve the preview on loopback until it is closed. Its games are in a temporary folder."""
    with tempfile.TemporaryDirectory(prefix="slow-train-") as folder:
        bot = SlowTrain(Path(folder) / "sandbox.sqlite3", shard_count=1, library=library)
        try:
            async with simcord.run(bot, settle_timeout=SETTLE, check_errors=False) as env:
                await _serve(env, port, library)
        finally:
            await bot.close()


async def _serve(env: Env, port: int, library: Library) -> None:
    if env.bot.user is not None:
        await env.bot.user.edit(username="Slow Train")
    lighten_preview()
    guild = env.create_guild("Slow Train")
    channel = guild.create_text_channel("table")
    host = guild.create_role("Host", permissions=discord.Permissions(manage_guild=True, manage_channels=True))
    players = [
        # The first one may set the server's language and cancel anybody's game.
        guild.add_member(env.create_user(name.lower(), global_name=name), roles=[host] if name == PLAYERS[0] else [])
        for name in PLAYERS
    ]
    await welcome(env, channel, library)
    try:
        async with Rooms(env, channel, players, port) as rooms:
            print(say("start-sandbox", url=rooms.url), flush=True)
            clock = asyncio.create_task(rooms.run_clock())
            try:
                await rooms.wait_closed()
            finally:
                clock.cancel()
    except SetupError as error:
        raise CannotStart(say("start-port-taken", port=str(port))) from error


async def welcome(env: Env, channel: ChannelHandle, library: Library) -> None:
    """Post what to type first, as the bot; `library` has the maps to name."""
    learn = Row(Press(0, 0, LEARN, say("button-learn"), style=GREEN))
    maps = ", ".join(name_in(file.names, language()) for file in library.games.values())
    text = say("sandbox-welcome", maps=maps)  # named, as the page offers none before the first letter
    await env.bot.get_partial_messageable(channel.id).send(view=Panel(ui.TextDisplay(text), learn))
    await env.settle()


def lighten_preview() -> None:
    """Make the preview faster: fewer messages at a time, and each picture is checked once, in a thread.

    It checks each in a process of its own, and all again for every change of the viewer: half a minute in a long game.
    Where a picture is dropped while its process answers, that is never closed, which Python reports after Ctrl+C.
    """
    windows = (
        (_snapshot, "WINDOW_SIZE", SHOWN),
        (_action_plans, "WINDOW_SIZE", SHOWN),
        (_action_plans, "STEP", SHOWN // 2),
    )
    for module, name, messages in windows:
        setattr(module, f"HISTORY_{name}", messages)
    checked, one_by_one = OrderedDict[tuple[str, float], _media.MediaInfo](), asyncio.Lock()

    async def validate(
        self: MediaWorker, key: str, blob: bytes, *, media_time: float | None = None
    ) -> _media.MediaInfo:
        name = (hashlib.sha256(blob).hexdigest(), media_time or 0.0)
        async with one_by_one:
            if name not in checked:
                found = await asyncio.to_thread(_media._process_media, blob, name[1])
                checked[name] = replace(found, memory_limited=True)  # the bot's own pictures are no danger
            checked.move_to_end(name)
            if len(checked) > REMEMBERED:
                checked.popitem(last=False)
            return checked[name]

    MediaWorker.validate = validate  # type: ignore[method-assign]
