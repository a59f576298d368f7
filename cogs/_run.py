"""Starting: the real bot with a token, the sandbox without one. What hinders the start is told in one sentence."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys

import aiohttp
import discord
from pydantic import ValidationError

from cogs._bot import SlowTrain
from cogs._config import Settings
from cogs._discreet import keep_secrets
from cogs._pictures import prepare_boards
from cogs._words import LANGS, catalogue
from data.library import Library, load_with
from data.store import StoreError

_log = logging.getLogger(__name__)

_STORE_SENTENCES = {
    "cannot_open": "start-no-database",
    "not_a_database": "start-no-such-database",
    "newer": "start-newer-database",
}


class CannotStart(Exception):
    """The start is given up; the text says why, and what to do."""


def run() -> int:
    """Runs until it is stopped; the exit code."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # a stop by the system closes the store as Ctrl+C does
    try:
        settings = _settings()
        logging.basicConfig(level=settings.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
        keep_secrets()
        library = _library(settings)
        token = settings.discord_token.get_secret_value().strip()
        if token:
            asyncio.run(_online(settings, token, library))
        else:
            # The simulated Discord makes its own clients, whose warnings about voice and the like help nobody.
            logging.getLogger("discord").setLevel(logging.ERROR)
            logging.getLogger("cogs").setLevel(logging.WARNING)
            from cogs._sandbox import sandbox

            asyncio.run(sandbox(settings.sandbox_port, library))
    except CannotStart as reason:
        print(reason, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 0
    return 0


def say(key: str, **facts: object) -> str:
    """A sentence for the operator, in the language of the terminal."""
    names = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    code = next((name for name in names if name), "en")[:2]
    return catalogue().say(code if code in LANGS else "en", key, **facts)


def _settings() -> Settings:
    try:
        return Settings()
    except ValidationError as error:
        wrong = error.errors()[0]
        name = "_".join(str(part) for part in wrong["loc"]).upper()
        raise CannotStart(say("start-wrong-setting", name=name, reason=wrong["msg"])) from error


def _library(settings: Settings) -> Library:
    """The games to be offered. A map that is bad is named with all that is wrong with it, and left out."""
    library = load_with(settings.maps_dir)
    for name, mistakes in library.bad.items():
        listed = "".join(f"\n  {mistake}" for mistake in mistakes)
        _log.warning("%s", say("start-bad-map", file=name, count=len(mistakes)) + listed)
    if library.texts:
        _log.info("own maps: %s", ", ".join(library.texts))
    return library


async def _online(settings: Settings, token: str, library: Library) -> None:
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    async with SlowTrain(settings.database, library=library, config=settings) as bot:
        drawing = asyncio.create_task(prepare_boards(library))
        try:
            await bot.start(token)
        except StoreError as error:
            raise CannotStart(say(_STORE_SENTENCES[error.code], **error.facts)) from error
        except discord.LoginFailure as error:
            raise CannotStart(say("start-wrong-token")) from error
        except (aiohttp.ClientConnectionError, OSError) as error:
            raise CannotStart(say("start-no-connection", reason=error)) from error
        finally:
            drawing.cancel()
