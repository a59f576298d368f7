"""`bot.py check`: whether the bot can run here, one line per finding. It changes nothing and starts nothing."""

from __future__ import annotations

import argparse
import asyncio
import base64
import binascii
import errno
import os
import re
import shutil
import socket
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import discord

from cogs.core.client import ASKED
from cogs.core.config import Settings
from cogs.run.bot import SlowTrain
from cogs.run.metrics import HOST
from cogs.run.operator import (
    NO_DISCORD,
    CannotStart,
    discord_sentence,
    read_settings,
    reason_of,
    say,
    store_sentence,
)
from data.key_family import KeyFamily
from data.maps.library import load_with
from data.store.backup import examine, known_version, tree_refused
from data.store.bars import check_key, is_open_to_others
from data.store.connection import StoreError
from data.store.place import Place
from data.store.sqlite import Claim, key_file, own_key, refuse_lost
from data.store.store import postgres
from renderer.core import fonts

OK, NOTE, WRONG = "ok", "note", "wrong"
LEVELS = KeyFamily("check-{}", (OK, NOTE, WRONG))
PORTS = KeyFamily("check-{}-port", ("metrics", "sandbox"))
LITTLE, HARDLY_ANY = 500_000_000, 50_000_000
"""Bytes of free disk below which it is noted, or wrong."""
PATIENCE = 15.0
"""Seconds in which Discord is to answer."""
_LETTERS = "AZazАЯаяЁёЄєІіЇїҐґ0189–’«»…"
"""Some of each language: a font without them would draw boxes."""


class Finding(NamedTuple):
    """One finding: its level (ok, note or wrong) and its text."""

    level: str
    text: str


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("--offline", action="store_true", help="don't ask Discord whether it accepts the token")


def main(chosen: argparse.Namespace) -> int:
    """Print the findings; return the exit code, 1 if anything is wrong, else 0."""
    worst = OK
    for level, text in findings(online=not chosen.offline):
        print(f"{say(LEVELS(level)):<8} {text}", flush=True)
        worst = WRONG if WRONG in (level, worst) else NOTE
    print(say("check-verdict-wrong" if worst == WRONG else "check-verdict-ok"))
    return int(worst == WRONG)


def findings(*, online: bool) -> Iterator[Finding]:
    """Yield the findings, one check after the other."""
    try:
        settings = read_settings()
    except CannotStart as reason:
        yield Finding(WRONG, str(reason))
        return
    yield from _token(settings.discord_token.strip(), online=online)
    yield from _intents()
    yield from _postgres(settings) if settings.database.is_postgres else _database(settings.database.file)
    yield from _disk(settings.database.file)
    yield from _port(settings)
    yield from _fonts()
    yield from _maps(settings)


# Discord


def application_of(token: str) -> int | None:
    """Return the application id in a token; None if it doesn't look like a bot's token."""
    first, *rest = token.split(".")
    if len(rest) != 2 or not all(re.fullmatch(r"[\w-]+", part, re.A) for part in (first, *rest)):
        return None
    try:
        said = base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)).decode("ascii")
    except (binascii.Error, UnicodeDecodeError):
        return None
    return int(said) if said.isdecimal() else None


def _token(token: str, *, online: bool) -> Iterator[Finding]:
    if not token:
        if find_spec("simcord") is None:
            yield Finding(WRONG, say("start-no-sandbox"))
        else:
            yield Finding(NOTE, say("check-no-token"))
            yield Finding(NOTE, say("check-get-token"))
        return
    application = application_of(token)
    if application is None:
        yield Finding(WRONG, say("check-token-looks-wrong"))
        return
    yield Finding(OK, say("check-token-looks-right"))
    if online:
        yield asyncio.run(_accepted(token))
    yield Finding(OK, say("check-permissions", names=_named(ASKED), url=invitation(application)))


def _named(permissions: discord.Permissions) -> str:
    """Return permissions by Discord's names, which differ from discord.py's."""
    names = ("view_channel" if name == "read_messages" else name for name, given in permissions if given)
    return ", ".join(name.replace("_", " ") for name in names)


def invitation(application: int) -> str:
    """Return the link that invites the bot with exactly the permissions it needs."""
    return discord.utils.oauth_url(application, permissions=ASKED, scopes=("bot", "applications.commands"))


async def _accepted(token: str) -> Finding:
    """Ask Discord whose token it is, without connecting."""
    async with discord.Client(intents=discord.Intents.none()) as client:
        try:
            await asyncio.wait_for(client.login(token), PATIENCE)
        except discord.LoginFailure as error:
            return Finding(WRONG, discord_sentence(error))
        except NO_DISCORD as error:
            return Finding(NOTE, say("check-discord-away", reason=reason_of(error)))
        return Finding(OK, say("check-token-accepted", name=str(client.user)))


def _intents() -> Iterator[Finding]:
    intents = SlowTrain("unused").intents
    privileged = [name for name in ("members", "presences", "message_content") if getattr(intents, name)]
    if privileged:
        yield Finding(WRONG, say("check-intents-privileged", names=", ".join(privileged)))
    else:
        yield Finding(OK, say("check-intents"))


# This machine


def _database(path: Path) -> Iterator[Finding]:
    try:
        refuse_lost(path)
    except StoreError as error:
        yield Finding(WRONG, store_sentence(error))
        return
    yield from _own_key(path)
    if not path.exists():
        if path.parent.is_dir() and not os.access(path.parent, os.W_OK | os.X_OK):
            yield Finding(WRONG, say("start-no-database", path=path, reason=os.strerror(errno.EACCES)))
        elif path.parent.is_dir():
            yield Finding(OK, say("check-database-new", path=path))
        else:
            yield Finding(WRONG, say("check-no-folder", path=path.parent))
        return
    if path.is_file() and not path.stat().st_size:  # as a first start that was cut off leaves it
        yield Finding(OK, say("check-database-empty", path=path))
        return
    try:
        version, known = examine(path), known_version()
    except StoreError as error:
        yield Finding(WRONG, store_sentence(error))
        return
    key = "check-database" if version == known else "check-database-older"
    yield Finding(OK, say(key, path=path, version=version, known=known))
    yield from _commands(Place(path))
    try:
        Claim.make(path).release()
    except StoreError as error:
        in_use = error.code == "in_use"
        yield Finding(NOTE if in_use else WRONG, say("check-database-in-use") if in_use else store_sentence(error))


def _own_key(path: Path) -> Iterator[Finding]:
    try:
        own_key(path, check_key)
    except StoreError as error:
        yield Finding(WRONG, store_sentence(error))
    yield from _secret(key_file(path))


def _secret(key: Path) -> Iterator[Finding]:
    if is_open_to_others(key):
        yield Finding(NOTE, say("check-key-open", path=key))


def _commands(place: Place) -> Iterator[Finding]:
    refused = tree_refused(place)
    if refused is not None:
        yield Finding(WRONG, say("check-commands-refused", reason=refused))


def _postgres(settings: Settings) -> Iterator[Finding]:
    place, engine = settings.database, postgres()
    try:
        version, known = engine.examine(place), engine.known_version()
        if version < known and not engine.can_set_up(place):
            yield Finding(WRONG, say("check-postgres-no-rights", path=place))
            return
        older = "check-postgres" if version == known else "check-postgres-older"
        yield Finding(OK, say(older if version else "check-postgres-new", path=place, version=version, known=known))
        if version:
            yield from _commands(place)
        engine.check_shared_key(place, settings.database_key)
        if not version:
            yield _first_key(settings.database_key)
        yield from _secret(settings.database_key)
    except StoreError as error:
        yield Finding(WRONG, store_sentence(error))


def _first_key(key: Path) -> Finding:
    if key.exists():
        return Finding(OK, say("check-key-given", path=key))
    if os.access(key.absolute().parent, os.W_OK | os.X_OK):
        return Finding(OK, say("check-key-new", path=key))
    code = errno.EACCES if key.absolute().parent.is_dir() else errno.ENOENT
    return Finding(WRONG, say("start-bad-key", path=key, reason=os.strerror(code)))


def _disk(path: Path) -> Iterator[Finding]:
    if path.parent.is_dir():
        free = shutil.disk_usage(path.parent).free
        level = WRONG if free < HARDLY_ANY else NOTE if free < LITTLE else OK
        yield Finding(level, say("check-disk" if level == OK else "check-disk-little", free=f"{free / 1e6:.0f}"))


def _port(settings: Settings) -> Iterator[Finding]:
    """Yield findings about the port that a start would use: metrics with a token, the sandbox without."""
    live = bool(settings.discord_token.strip())
    name, port = ("metrics", settings.metrics_port) if live else ("sandbox", settings.sandbox_port)
    if not port:  # no such page, or any port that is free
        return
    try:
        socket.create_server((HOST, port)).close()
    except OSError:
        if live and _runs(settings.database.file):
            yield Finding(NOTE, say("check-metrics-port-in-use", port=str(port)))
        else:
            yield Finding(WRONG, say("start-metrics-port-taken" if live else "start-port-taken", port=str(port)))
    else:
        yield Finding(OK, say(PORTS(name), port=str(port)))


def _runs(path: Path) -> bool:
    """Tell whether a process has the database open, as a running bot does."""
    if not path.is_file():
        return False
    try:
        Claim.make(path).release()
    except StoreError as error:
        return error.code == "in_use"
    return False


def _fonts() -> Iterator[Finding]:
    for cut, file in fonts.FILES.items():
        try:
            missing = [letter for letter in _LETTERS if ord(letter) not in fonts.letters(cut)]
        except Exception as error:  # whatever a damaged file leads to
            yield Finding(WRONG, say("check-font-damaged", file=file, reason=str(error) or type(error).__name__))
            return
        if missing:
            yield Finding(WRONG, say("check-font-lacks", file=file, letters="".join(missing)))
            return
    yield Finding(OK, say("check-fonts", count=len(fonts.FILES)))


def _maps(settings: Settings) -> Iterator[Finding]:
    library = load_with(settings.maps_dir)
    for name, mistakes in library.bad.items():
        text = say("start-bad-map", file=name, count=len(mistakes))
        yield Finding(NOTE, " ".join([text, *mistakes[:3]]))  # everything else plays
    yield Finding(OK, say("check-maps", count=len(library.games), names=", ".join(sorted(library.games))))
