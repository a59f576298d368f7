"""Messages for the operator, in the language of the terminal, and invalid settings."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import aiohttp
import discord

from cogs.core.config import ENCODING, ENV_FILE, Settings, WrongSetting, settings_given
from cogs.text.catalogue import catalogue
from data.key_family import KeyFamily
from data.languages import language_of
from data.store.connection import StoreError
from data.store.place import UNKNOWN, UNREADABLE, Place
from data.store.store import postgres
from renderer.core.fonts import add_font

_STORE_SENTENCES = {
    "cannot_open": "start-no-database",
    "not_a_database": "start-no-such-database",
    "newer": "start-newer-database",
    "damaged": "start-damaged-database",
    "in_use": "start-database-in-use",
    "orphan": "check-database-orphan",
    "linked": "start-database-linked",
    "other_key": "start-other-key",
    "no_driver": "start-no-driver",
    "no_key": "start-no-key",
    "bad_key": "start-bad-key",
    "broken_key": "start-broken-key",
    "unreachable": "start-unreachable",
    "refused": "start-refused",
    "unsuitable": "start-unsuitable",
    "no_such_file": "start-no-such-file",
    "there_already": "backup-there-already",
    "cannot_write": "backup-cannot-write",
    "not_empty": "copy-database-not-empty",
    "running": "copy-database-running",
    "older": "copy-database-older",
    "key_there": "copy-database-other-key",
    "row_refused": "copy-database-row-refused",
    "differs": "copy-database-differs",
}
_ADDRESSES = KeyFamily("start-address-{}", (UNKNOWN, UNREADABLE))
_IN_MEMORY = ":memory:"
"""SQLite's name for a database that is kept in no file."""


NO_DISCORD = (
    discord.HTTPException,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
    discord.PrivilegedIntentsRequired,
    discord.LoginFailure,
    aiohttp.ClientError,
    OSError,
    TimeoutError,
)
"""What a login or a connection can end with that is no bug of the program."""
_WRONG_TOKEN, _INTENTS = 4004, 4014
"""Codes with which Discord's gateway closes a connection for good."""


class CannotStart(Exception):
    """The bot can't start; the text says why, and what to do."""


def language() -> str:
    """Return the code of the terminal's language."""
    names = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return language_of(next((name for name in names if name), "")[:2])


def say(key: str, **facts: object) -> str:
    """Return a sentence in the language of the terminal."""
    return catalogue().say(language(), key, **facts)


def store_sentence(error: StoreError) -> str:
    """Return what is wrong with a database, and what to do."""
    return say(_STORE_SENTENCES[error.code], **error.facts)


def report(work: Callable[[], str], sentence: Callable[[StoreError], str] = store_sentence) -> int:
    """Print what a command says when it is done; return its exit code.

    If it can't be done, print why: `sentence` is what is wrong with a database.
    """
    try:
        print(work())
    except CannotStart as reason:
        print(reason, file=sys.stderr)
        return 1
    except StoreError as error:
        print(sentence(error), file=sys.stderr)
        return 1
    return 0


def reason_of(error: BaseException) -> str:
    """Return in a few words why Discord couldn't be reached; its answers can be whole web pages."""
    cause = error.__cause__ if isinstance(error, discord.GatewayNotFound) else error
    return f"HTTP {cause.status}" if isinstance(cause, discord.HTTPException) else str(error) or type(error).__name__


def discord_sentence(error: BaseException) -> str:
    """Return why Discord doesn't let the bot in, and what to do; `error` is one of NO_DISCORD."""
    code = error.code if isinstance(error, discord.ConnectionClosed) else None
    if isinstance(error, discord.PrivilegedIntentsRequired):
        code = _INTENTS
    if isinstance(error, discord.LoginFailure) or code == _WRONG_TOKEN:
        return say("start-wrong-token")
    if code is not None:
        return say("start-gateway-closed", code=str(code))
    trouble = isinstance(error, discord.DiscordException)
    return say("start-discord-trouble" if trouble else "start-no-connection", reason=reason_of(error))


def wrong_setting(name: str, reason: str) -> CannotStart:
    """Return what is wrong with a setting or an argument; `reason` may be that of `Place`."""
    if reason in (UNKNOWN, UNREADABLE):
        return CannotStart(say(_ADDRESSES(reason), name=name))
    return CannotStart(say("start-wrong-setting", name=name, reason=reason))


def _check_env_file() -> None:
    """Check that the file with settings is text: else its settings would be passed over.

    Raises: CannotStart.
    """
    if not Path(ENV_FILE).is_file():
        return
    try:
        unreadable = "\0" in Path(ENV_FILE).read_text(ENCODING)
    except UnicodeDecodeError:
        unreadable = True
    except OSError as error:
        raise CannotStart(say("start-env-unreadable", path=ENV_FILE, reason=error.strerror)) from error
    if unreadable:
        raise CannotStart(say("start-env-encoding", path=ENV_FILE))


def _check_file(file: Path) -> None:
    if file.name == _IN_MEMORY:
        raise CannotStart(say("start-database-in-memory"))
    if file.exists() and not file.is_file():  # set to nothing, it is the present folder
        raise CannotStart(say("start-database-no-file", path=file))


def read_settings() -> Settings:
    """Return the settings.

    Raises: CannotStart, with the name of the invalid setting.
    """
    _check_env_file()
    try:
        settings = settings_given()
    except WrongSetting as wrong:
        raise wrong_setting(wrong.name, wrong.reason) from wrong
    if not settings.database.is_postgres:
        _check_file(settings.database.file)
    try:
        add_font(settings.maps_font)
    except (OSError, ValueError) as error:
        raise wrong_setting("MAPS_FONT", str(error)) from error
    return settings


def existing_database(settings: Settings) -> Place:
    """Return where the database is that a start has set up: commands never set one up themselves.

    Raises: CannotStart, StoreError.
    """
    place = settings.database
    if place.is_postgres:
        is_there = bool(postgres().examine(place))
    else:
        is_there = place.file.is_file() and place.file.stat().st_size > 0
    if not is_there:
        raise CannotStart(say("backup-no-database", path=place))
    return place
