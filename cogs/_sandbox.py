"""The sandbox: the same bot on a simulated Discord in the browser, with four players and no token."""

from __future__ import annotations

import tempfile
from pathlib import Path

import simcord
from simcord import Env, MemberActor, SetupError

from cogs._bot import SlowTrain

PLAYERS = ("Ann", "Bob", "Cleo", "Dan")
SETTLE = 30.0  # seconds that the preview waits for the bot; a board has always been drawn by then


async def sandbox(port: int) -> None:
    """Serves the preview on loopback until it is closed. Its games live in a temporary folder."""
    with tempfile.TemporaryDirectory(prefix="slow-train-") as folder:
        bot = SlowTrain(Path(folder) / "sandbox.sqlite3", shard_count=1)
        try:
            async with simcord.run(bot, settle_timeout=SETTLE, check_errors=False) as env:
                await _serve(env, port)
        finally:
            await bot.close()


async def _serve(env: Env, port: int) -> None:
    from cogs._run import CannotStart, say

    if env.bot.user is not None:
        await env.bot.user.edit(username="Slow Train")
    guild = env.create_guild("Slow Train")
    channel = guild.create_text_channel("table")
    players = [guild.add_member(env.create_user(name.lower(), global_name=name)) for name in PLAYERS]
    refuse_private_messages(env, players)
    try:
        async with env.preview(channel, viewers=players, layout="channel", port=port) as preview:
            print(say("start-sandbox", url=preview.url), flush=True)
            await preview.wait_closed()
    except SetupError as error:
        raise CannotStart(say("start-port-taken", port=port)) from error


def refuse_private_messages(env: Env, players: list[MemberActor]) -> None:
    """The preview shows one channel, so private messages are refused as by people who allow none:
    the private button in the channel takes their place."""
    for player in players:
        path = f"/channels/{player.user.dm_channel.id}/messages"
        env.inject_error("POST", path, status=403, code=50007, message="Cannot send messages to this user", times=None)
