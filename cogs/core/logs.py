"""The log: text lines or JSON objects, without the players' secrets; and counters."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import traceback
from collections import Counter
from collections.abc import Mapping
from contextvars import ContextVar
from datetime import UTC, datetime
from types import TracebackType
from typing import Any

import aiohttp
import discord

# Counts

COUNTED = {
    "commands": "Slash commands that were given.",
    "presses": "Buttons, selects and modals that were answered.",
    "refused": "Requests that were answered with a refusal.",
    "failed": "Commands and presses that ended with an apology.",
    "errors": "Lines of the log at level ERROR or above.",
    "pictures": "Pictures that were drawn.",
}
"""Everything that is counted, and what it means."""
_counts: Counter[str] = Counter()


def count(name: str) -> None:
    """Increase a counter."""
    assert name in COUNTED, name
    _counts[name] += 1


def counted(name: str) -> int:
    """Return a counter."""
    return _counts[name]


# Lines

_FIELDS = ("game", "step", "guild")
_SAID = re.compile(r"game (?P<game>\d+)(?:, step (?P<step>\d+))?\b")
"""How every message of this program that is about a game begins."""
_about: ContextVar[Mapping[str, int]] = ContextVar("about", default={})  # noqa: B039  # never changed in place


def about(**ids: int | None) -> None:
    """Attach these ids (game, step, guild) to everything that the running task logs from now on."""
    _about.set({**_about.get(), **{name: id_ for name, id_ in ids.items() if id_ is not None}})


class JsonLines(logging.Formatter):
    """One JSON object per line: time, level, logger, message, and game, step, guild and trace where known."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as one line of JSON."""
        message = record.getMessage()
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": message,
        }
        said = _SAID.match(message)
        numbers = {name: int(value) for name, value in said.groupdict().items() if value} if said else {}
        line |= {name: value for name, value in {**_about.get(), **numbers}.items() if name in _FIELDS}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class _Counting(logging.Handler):
    """Counts errors."""

    def emit(self, record: logging.LogRecord) -> None:
        count("errors")


def set_up_logs(level: str, form: str) -> None:
    """Set up the log of the whole program, on standard error."""
    shown = logging.StreamHandler()
    text = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    shown.setFormatter(JsonLines() if form == "json" else text)
    logging.basicConfig(level=level, handlers=[shown, _Counting(logging.ERROR)], force=True)


# Secrets: hands, tickets and seeds, which are the players' own, tokens, and who the players are

TALKATIVE = ("discord", "aiosqlite", "asyncio", "aiohttp", "PIL", "fluent")
"""Their lines below INFO repeat what is sent to whom: private messages with hands, events with tokens, SQL."""
WITHHELD = "[withheld]"

_SECRET = re.compile(
    r"(?P<kept>/(?:webhooks|interactions)/\d+/)[^/\s?'\"]+"  # an interaction's token lets anybody answer it
    r"|[\w-]{23,30}\.[\w-]{6,8}\.[\w-]{27,}"  # a bot's token
    r"|(?<![0-9A-Fa-f])[0-9A-Fa-f]{64}(?![0-9A-Fa-f])"  # a seed
    r"|(?P<pressed>st:\d+:\d+:[a-z-]+:)[^'\"<>\n]+"  # what a component is about: a route and its cards, a person
    r"|(?P<raised>exception=\w+)\(.*"  # how asyncio writes what a task raised
    # An id is a person's, unless the words before it say that it is of something else.
    r"|(?P<of>\b(?:application|channel|guild|interaction|message|server|thread|webhook)s?(?:[ _]id)?[ /:=]+)?"
    r"(?<!\d)\d{15,20}(?!\d)",
    re.IGNORECASE | re.DOTALL,
)
_PLAIN = (
    discord.HTTPException,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
    aiohttp.ClientError,
    OSError,
    ImportError,
    AttributeError,
    NameError,
    TypeError,
    ArithmeticError,
    RecursionError,
    asyncio.CancelledError,
    KeyboardInterrupt,
)
"""Exceptions whose messages tell of the machine, of Discord or of the code. Any other may repeat what it met: a ticket
that was no key, a hand that was no payment."""

_OF_THE_DATABASE = "sqlite3", "data.store.connection"

_ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


def discreet(text: str) -> str:
    """Return the text without tokens, seeds, arguments of components, and ids of people."""
    return _SECRET.sub(_withheld, text)


def _withheld(found: re.Match[str]) -> str:
    if found["of"]:
        return found[0]
    return f"{found['kept'] or found['pressed'] or found['raised'] or ''}{WITHHELD}"


def plain(error: BaseException) -> bool:
    """Tell whether the message of an exception can hold no secret."""
    return isinstance(error, _PLAIN) or type(error).__module__ in _OF_THE_DATABASE


def discreet_trace(error: BaseException) -> str:
    """Return the traceback of an exception and its causes: all frames, and only messages that can hold no secret."""
    trace = traceback.TracebackException.from_exception(error, capture_locals=False)
    _withhold(trace, error, set())
    return discreet("".join(trace.format()).rstrip("\n"))


def _withhold(trace: Any, error: BaseException, known: set[int]) -> None:
    """Remove secret messages from a TracebackException, which has no public way to change them."""
    if id(error) in known:
        return
    known.add(id(error))
    if not plain(error):
        trace._str = WITHHELD
    trace.__notes__ = None
    for follower, before in ((trace.__cause__, error.__cause__), (trace.__context__, error.__context__)):
        if follower is not None and before is not None:
            _withhold(follower, before, known)
    if isinstance(error, BaseExceptionGroup):
        for inner, one in zip(trace.exceptions or (), error.exceptions, strict=False):
            _withhold(inner, one, known)


class _Discreet(logging.Filter):
    """Removes secrets from a record before its handler writes it."""

    def filter(self, record: logging.LogRecord) -> bool:
        args = record.args
        if isinstance(args, tuple):  # arguments of a line are shown by its message, which may hold a secret
            args = tuple(map(without_secret, args))
        try:
            record.msg, record.args = discreet(str(record.msg) % args if args else str(record.msg)), None
        except (TypeError, ValueError):
            record.msg, record.args = discreet(str(record.msg)), None
        record.exc_text = None  # the trace cached by a handler that isn't discreet
        return True


def without_secret(value: object) -> object:
    """Return an exception's kind if its message may hold a secret, also within a list; anything else unchanged."""
    if isinstance(value, list):
        return list(map(without_secret, value))
    if isinstance(value, BaseException) and not plain(value):
        return getattr(value, "code", None) or type(value).__name__
    return value


def keep_secrets(root: logging.Logger | None = None) -> None:
    """Make all handlers of the root logger discreet, at every level. Call it after they were set up."""
    for name in TALKATIVE:
        logger = logging.getLogger(name)
        logger.setLevel(max(logger.getEffectiveLevel(), logging.INFO))  # as quiet as the whole log, or quieter
    for handler in (root or logging.getLogger()).handlers:
        guard(handler)


def guard(handler: logging.Handler) -> None:
    """Make one handler discreet; its format stays the same."""
    formatter = handler.formatter or logging.Formatter()

    def trace(info: _ExcInfo) -> str:
        return discreet_trace(info[1]) if info[1] is not None else ""

    formatter.formatException = trace  # type: ignore[assignment,method-assign]
    handler.setFormatter(formatter)
    handler.addFilter(_Discreet())
