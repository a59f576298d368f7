"""Health and figures for the operator: two pages on loopback, without ids, names or secrets."""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator, Sequence

import discord
from aiohttp import web

from cogs.core.logs import COUNTED, counted
from cogs.core.scheduler import BEAT, LONGEST_SLEEP, now
from cogs.run.bot import SlowTrain
from data.store.operation import Figures, figures

HOST = "127.0.0.1"
STALE = int(LONGEST_SLEEP) + 2 * BEAT
"""Seconds after which a bot that has noted down no sign of life is asleep."""


class Metrics:
    """The pages. `/health`: 200 while all is well, else 503. `/metrics`: figures in the Prometheus format.

    `/live`: 200 as long as the process does anything at all. `/ready`: 200 while it has its part of the shards.
    """

    def __init__(self, bot: SlowTrain) -> None:
        self._bot = bot
        self._started = now()
        self._runner: web.AppRunner | None = None
        self.addresses: Sequence[tuple[str, int]] = ()
        """Where it listens, while it does."""

    @property
    def port(self) -> int:
        return self.addresses[0][1] if self.addresses else 0

    async def start(self, port: int) -> None:
        """Serve the pages; with port 0, on any free port.

        Raises: OSError if the port is taken.
        """
        app = web.Application()
        pages = {"/health": self._health, "/live": self._live, "/ready": self._ready, "/metrics": self._metrics}
        app.add_routes([web.get(path, page) for path, page in pages.items()])
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, HOST, port).start()
        self.addresses = [(str(host), int(number)) for host, number, *_ in self._runner.addresses]

    async def stop(self) -> None:
        """Stop serving."""
        if self._runner is not None:
            await self._runner.cleanup()

    @property
    def _connected(self) -> bool:
        """Whether each shard has an open connection with answered heartbeats. `is_ready` stays true in an outage."""
        if self._bot.cluster is not None:
            return self._bot.cluster.ready
        shards = self._bot.shards.values()
        open_ = all(not shard.is_closed() and math.isfinite(shard.latency) for shard in shards)
        return self._bot.is_ready() and open_

    async def _figures(self) -> Figures | None:
        """Return the store's figures; None while the database isn't open."""
        store = getattr(self._bot, "store", None)
        return None if store is None or store.closed else await figures(store)

    async def _health(self, _: web.Request) -> web.Response:
        health: dict[str, object] = {"gateway": self._connected, "database": False, "awake": False}
        try:
            found = await self._figures()
        except Exception as error:  # whatever is wrong with the database is what is asked for here
            health["reason"] = type(error).__name__
        else:
            health["database"] = found is not None
            health["awake"] = found is not None and found.beat is not None and now() - found.beat <= STALE
        well = all(health[name] for name in ("gateway", "database", "awake"))
        return web.json_response({"status": "ok" if well else "failing", **health}, status=200 if well else 503)

    async def _live(self, _: web.Request) -> web.Response:
        return web.json_response({"status": "ok"})

    async def _ready(self, _: web.Request) -> web.Response:
        stopping = self._bot.stopping or (self._bot.cluster is not None and self._bot.cluster.leaving)
        ready = self._connected and not stopping and await self._has_database()
        share = self._bot.share
        shards = [] if share is None else sorted(share.held)
        answer = {"status": "ready" if ready else "not ready", **({} if share is None else {"shards": shards})}
        return web.json_response(answer, status=200 if ready else 503)

    async def _has_database(self) -> bool:
        try:
            return await self._figures() is not None
        except Exception:  # whatever is wrong with the database, nothing can be stored
            return False

    async def _metrics(self, _: web.Request) -> web.Response:
        whole = self._bot.cluster is None or self._bot.cluster.leads  # the database's figures come from one process
        found = await self._figures() if whole else None
        text = "\n".join([*self._process(), *(self._database(found) if found else ())])
        return web.Response(text=f"{text}\n", content_type="text/plain", charset="utf-8")

    def _process(self) -> Iterator[str]:
        for name, meaning in COUNTED.items():
            yield from _figure(f"{name}_total", "counter", meaning, counted(name))
        yield from _figure("ready", "gauge", "1 while Discord's gateway is there.", int(self._connected))
        yield from _figure("gateway_latency_seconds", "gauge", "Of the gateway's heartbeat.", self._bot.latency)
        yield from _figure("servers", "gauge", "Servers that the bot is in.", sum(map(self._owned, self._bot.guilds)))
        yield from _figure("start_time_seconds", "gauge", "When the process began.", self._started)
        yield from _figure("peak_memory_bytes", "gauge", "The most memory that was in use.", _peak_memory())

    def _owned(self, guild: discord.Guild) -> bool:
        return self._bot.owns(guild.id)

    @staticmethod
    def _database(found: Figures) -> Iterator[str]:
        yield from _head("games", "gauge", "Games by status.")
        yield from (f'slow_train_games{{status="{status}"}} {number}' for status, number in found.games.items())
        yield from _figure("owed", "gauge", "Messages that Discord has not taken yet.", found.owed)
        yield from _figure("database_bytes", "gauge", "Size of the database.", found.bytes)
        if found.beat is not None:
            age = max(0, now() - found.beat)
            yield from _figure("heartbeat_age_seconds", "gauge", "Since the last sign of life.", age)


def _peak_memory() -> float:
    if sys.platform == "win32":  # not available there
        return math.nan
    import resource

    unit = 1 if sys.platform == "darwin" else 1024
    return float(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit)


def _head(name: str, kind: str, meaning: str) -> Iterator[str]:
    yield f"# HELP slow_train_{name} {meaning}"
    yield f"# TYPE slow_train_{name} {kind}"


def _figure(name: str, kind: str, meaning: str, value: float) -> Iterator[str]:
    yield from _head(name, kind, meaning)
    yield f"slow_train_{name} {value if math.isfinite(value) else 'NaN'}"
