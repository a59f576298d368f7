"""What the log must not tell: hands, tickets and seeds, which are the players' own, and tokens."""

from __future__ import annotations

import asyncio
import logging
import re
import traceback
from types import TracebackType
from typing import Any

import aiohttp
import discord

TALKATIVE = ("discord", "aiosqlite", "asyncio", "aiohttp", "PIL", "fluent")
"""Their lines below INFO repeat what is sent to whom: private messages with hands, events with tokens, SQL."""
WITHHELD = "[withheld]"

_SECRET = re.compile(
    r"(?P<kept>/(?:webhooks|interactions)/\d+/)[^/\s?'\"]+"  # an interaction's token lets anybody answer it
    r"|[\w-]{23,30}\.[\w-]{6,8}\.[\w-]{27,}"  # a bot's token
    r"|(?<![0-9A-Fa-f])[0-9A-Fa-f]{64}(?![0-9A-Fa-f])"  # a seed
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

_OF_THE_DATABASE = "sqlite3"

_ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


def discreet(text: str) -> str:
    """The text without tokens and seeds."""
    return _SECRET.sub(lambda found: f"{found['kept'] or ''}{WITHHELD}", text)


def plain(error: BaseException) -> bool:
    """Whether the message of an exception can hold no secret."""
    return isinstance(error, _PLAIN) or type(error).__module__ == _OF_THE_DATABASE


def told_trace(error: BaseException) -> str:
    """The trace of an exception and of what led to it: all frames, and the messages that can hold no secret."""
    trace = traceback.TracebackException.from_exception(error, capture_locals=False)
    _withhold(trace, error, set())
    return discreet("".join(trace.format()).rstrip("\n"))


def _withhold(trace: Any, error: BaseException, known: set[int]) -> None:
    """`trace` is a TracebackException, whose message and notes have no public place to be changed at."""
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
    """Rewrites a line before its handler writes it."""

    def filter(self, record: logging.LogRecord) -> bool:
        args = record.args
        if isinstance(args, tuple):  # what is named in a line is told by its message, which may hold a secret
            args = tuple(told(one) for one in args)
        try:
            record.msg, record.args = discreet(str(record.msg) % args if args else str(record.msg)), None
        except (TypeError, ValueError):
            record.msg, record.args = discreet(str(record.msg)), None
        record.exc_text = None  # the trace as a handler that is not discreet has written it
        return True


def told(fact: object) -> object:
    """An exception by its kind where its message may hold a secret; anything else as it is."""
    if isinstance(fact, BaseException) and not plain(fact):
        return getattr(fact, "code", None) or type(fact).__name__
    return fact


def keep_secrets(root: logging.Logger | None = None) -> None:
    """Makes all handlers of the root logger discreet, whatever the level. To be called after they were set up."""
    for name in TALKATIVE:
        logger = logging.getLogger(name)
        logger.setLevel(max(logger.getEffectiveLevel(), logging.INFO))  # as quiet as the whole log, or quieter
    for handler in (root or logging.getLogger()).handlers:
        guard(handler)


def guard(handler: logging.Handler) -> None:
    """Makes one handler discreet; its form stays as it is."""
    formatter = handler.formatter or logging.Formatter()

    def trace(info: _ExcInfo) -> str:
        return told_trace(info[1]) if info[1] is not None else ""

    formatter.formatException = trace  # type: ignore[assignment,method-assign]
    handler.setFormatter(formatter)
    handler.addFilter(_Discreet())
