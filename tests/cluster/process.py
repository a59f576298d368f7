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
from cogs.play import pictures
from cogs.tables import computers
from data.maps.library import Library

THINKING = 3
"""Seconds before a computer player moves."""


def end_with_parent() -> None:
    """Ends this process when who started it is gone."""
    parent = os.getppid()
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)


async def draw_nothing(library: Library) -> None:
    """Takes the place of drawing boards ahead, half the cost of a start: all pictures are switched off here."""


def main(api: str, gateway: str) -> int:
    threading.Thread(target=end_with_parent, daemon=True).start()
    discord.http.Route.BASE = api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    pictures.prepare_boards = draw_nothing
    computers.SHORTEST = computers.LONGEST = THINKING
    return bot.main(["run", "--live"])


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
