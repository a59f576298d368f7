"""`bot.py` with an operator's settings, called as a function: a process of its own would cost a second of imports."""

from __future__ import annotations

import contextlib
import io
import logging
import os
import signal
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

import bot
from cogs.core.logs import TALKATIVE

NOTHING_SET = {"DISCORD_TOKEN": "", "SANDBOX_PORT": "0", "METRICS_PORT": "", "LC_ALL": "C.UTF-8"}
"""Whatever else runs on this machine has its ports."""


@dataclass(frozen=True)
class Done:
    """What a process would have left behind."""

    returncode: int
    stdout: str
    stderr: str


def bot_py(folder: Path, *arguments: str, **settings: str) -> Done:
    """Runs a subcommand in that folder, with these settings in the environment. Not to be called in an event loop."""
    out, err = io.StringIO(), io.StringIO()
    with (
        contextlib.chdir(folder),
        patch.dict(os.environ, NOTHING_SET | settings),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
        _process_left_as_it_was(),
    ):
        try:
            code = bot.main(arguments)
        except SystemExit as exit:
            code = exit.code if isinstance(exit.code, int) else 1
    return Done(code, out.getvalue(), err.getvalue())


@contextlib.contextmanager
def _process_left_as_it_was() -> Iterator[None]:
    """A run sets up the log and what a signal does; both are the tests' own again afterwards."""
    root = logging.getLogger()
    loggers = [root, *map(logging.getLogger, (*TALKATIVE, "cogs"))]
    levels = [logger.level for logger in loggers]
    handlers, root.handlers = root.handlers, []
    signals = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}
    try:
        yield
    finally:
        root.handlers = handlers
        for logger, level in zip(loggers, levels, strict=True):
            logger.setLevel(level)
        for number, handler in signals.items():
            signal.signal(number, handler)
