"""The real bot as a program, with a simulated Discord: `python -m tests.cluster.process API GATEWAY`, two URLs.

All else of its settings comes from the environment, as it does in earnest.
"""

from __future__ import annotations

import os
import sys
import threading
import time

import discord
import yarl

import bot
from cogs.tables import computers

THINKING = 3
"""Seconds before a computer player moves."""


def end_with_parent() -> None:
    """Ends this process when who started it is gone."""
    parent = os.getppid()
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)


def main(api: str, gateway: str) -> int:
    threading.Thread(target=end_with_parent, daemon=True).start()
    discord.http.Route.BASE = api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    computers.SHORTEST = computers.LONGEST = THINKING
    return bot.main(["run", "--live"])


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
