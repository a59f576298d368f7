"""Starts the real bot with a token, the sandbox without one. A failed start is explained in one sentence."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import sys
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import discord

from cogs.core.config import Settings
from cogs.core.logs import keep_secrets, set_up_logs
from cogs.core.memory import give_back_memory
from cogs.play.pictures import prepare_boards
from cogs.run.bot import SlowTrain
from cogs.run.operator import NO_DISCORD, CannotStart, discord_sentence, read_settings, say, store_sentence
from data.maps.library import Library, load_with
from data.store.connection import StoreError
from data.store.store import postgres
from renderer.core.disk import stored

if TYPE_CHECKING:
    from cogs.run.cluster import Cluster

_log = logging.getLogger(__name__)


def run(*, live: bool = False) -> int:
    """Run until stopped; return the exit code. `live`: never the sandbox, where no browser could reach it."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # until there is a loop that stops in order
    try:
        settings = read_settings()
        give_back_memory()
        set_up_logs(settings.log_level, settings.log_format)
        keep_secrets()
        library = _library(settings)
        token = settings.discord_token.strip()
        if live and not token:
            raise CannotStart(say("start-no-token"))
        if token:
            asyncio.run(until_stopped(_online(settings, token, library)))
        else:
            # The simulated Discord makes its own clients, whose warnings about voice and the like are useless.
            logging.getLogger("discord").setLevel(logging.ERROR)
            logging.getLogger("cogs").setLevel(logging.WARNING)
            try:
                from cogs.run.sandbox import sandbox  # the simulated Discord, which a live bot does without
            except ModuleNotFoundError as missing:
                raise CannotStart(say("start-no-sandbox")) from missing
            if settings.database != Settings().database:
                print(say("start-sandbox-database", path=settings.database), flush=True)
            asyncio.run(until_stopped(sandbox(settings.sandbox_port, library)))
    except CannotStart as reason:
        print(reason, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 0
    return 0


async def until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Run the work until it ends, or until SIGTERM or Ctrl+C.

    Then it is cancelled once, and its cleanup is awaited.
    """
    task, loop = asyncio.create_task(work), asyncio.get_running_loop()
    asked = False

    def stop() -> None:
        nonlocal asked
        if not asked:
            asked = True
            _log.info("stopping")
            task.cancel()

    for number in (signal.SIGTERM, signal.SIGINT):
        try:
            loop.add_signal_handler(number, stop)
        except NotImplementedError:  # Windows: Ctrl+C interrupts as it always does there
            break
    try:
        await task
    except asyncio.CancelledError:
        if not asked:
            raise


def _library(settings: Settings) -> Library:
    """Return the games to offer. A bad map is logged with all its mistakes, and left out."""
    library = load_with(settings.maps_dir)
    for name, mistakes in library.bad.items():
        listed = "".join(f"\n  {mistake}" for mistake in mistakes)
        _log.warning("%s", say("start-bad-map", file=name, count=len(mistakes)) + listed)
    if library.texts:
        _log.info("own maps: %s", ", ".join(library.texts))
    return library


def keep_for_good() -> None:
    """Freeze all current objects, so that garbage collection no longer scans them: each scan would block everyone."""
    gc.collect()
    gc.freeze()


async def _prepared(library: Library) -> None:
    await prepare_boards(library)
    keep_for_good()


async def _joined(settings: Settings, token: str) -> Cluster | None:
    """Return this process's place among those that share the database; None for a file, which one process has.

    Raises: CannotStart.
    """
    address = settings.database.address
    if address is None:
        return None
    try:
        postgres()
    except StoreError as missing:
        raise CannotStart(store_sentence(missing)) from missing
    from cogs.run.cluster import Advice, Cluster  # with the driver of PostgreSQL, which a bot with a file does without
    from data.store.leases import Lost

    try:
        cluster = Cluster(address, await Advice.ask(token))
        await cluster.join()
    except Lost as lost:
        error = StoreError("unreachable", path=str(settings.database), reason=str(lost))
        raise CannotStart(store_sentence(error)) from lost
    except NO_DISCORD as error:
        raise CannotStart(discord_sentence(error)) from error
    return cluster


async def _online(settings: Settings, token: str, library: Library) -> None:
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    cluster = await _joined(settings, token)
    async with SlowTrain(settings.database, library=library, config=settings, cluster=cluster) as bot:
        stop_metrics = None
        if settings.metrics_port:
            from cogs.run.metrics import Metrics  # with a web server, which a bot without these pages does without

            metrics = Metrics(bot)
            stop_metrics = metrics.stop
            try:
                await metrics.start(settings.metrics_port)
            except OSError as error:
                raise CannotStart(say("start-metrics-port-taken", port=str(settings.metrics_port))) from error
        stored.use(settings.database.pictures)
        drawing = asyncio.create_task(_prepared(library))
        try:
            await bot.start(token)
        except StoreError as error:
            raise CannotStart(store_sentence(error)) from error
        except NO_DISCORD as error:
            raise CannotStart(discord_sentence(error)) from error
        finally:
            drawing.cancel()
            stored.use(None)
            if stop_metrics is not None:
                await stop_metrics()
