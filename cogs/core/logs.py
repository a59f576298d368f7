"""The log: lines for people, or one JSON object to a line with game, step and server as fields."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Mapping
from contextvars import ContextVar
from datetime import UTC, datetime

from cogs.core.counters import count

_FIELDS = ("game", "step", "guild")
_SAID = re.compile(r"game (?P<game>\d+)(?:, step (?P<step>\d+))?\b")
"""How every message of this program that is about a game begins."""
_about: ContextVar[Mapping[str, int]] = ContextVar("about", default={})  # noqa: B039  # never changed in place


def about(**ids: int | None) -> None:
    """What the running task logs is about these from now on: game, step, guild."""
    _about.set({**_about.get(), **{name: id_ for name, id_ in ids.items() if id_ is not None}})


class JsonLines(logging.Formatter):
    """One JSON object to a line: time, level, logger, message, and where known game, step, guild and trace."""

    def format(self, record: logging.LogRecord) -> str:
        message = record.getMessage()
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": message,
        }
        said = _SAID.match(message)
        told = {name: int(value) for name, value in said.groupdict().items() if value} if said else {}
        line |= {name: value for name, value in {**_about.get(), **told}.items() if name in _FIELDS}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class _Counting(logging.Handler):
    """Counts what went wrong."""

    def emit(self, record: logging.LogRecord) -> None:
        count("errors")


def set_up_logs(level: str, form: str) -> None:
    """Of the whole program, on standard error."""
    shown = logging.StreamHandler()
    text = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    shown.setFormatter(JsonLines() if form == "json" else text)
    logging.basicConfig(level=level, handlers=[shown, _Counting(logging.ERROR)], force=True)
