"""The one place where pictures are drawn: off the event loop, which a picture would hold up."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Callable

import discord

_log = logging.getLogger(__name__)


async def paint(draw: Callable[[], bytes]) -> bytes:
    """What `draw` returns, in a worker thread."""
    return await asyncio.to_thread(draw)


async def picture_file(draw: Callable[[], bytes], name: str, lost: str, *facts: object) -> discord.File | None:
    """The picture as a file to send; None when it cannot be drawn, which the log tells as `lost`, with its facts."""
    try:
        png = await paint(draw)
    except Exception:
        _log.exception(lost, *facts)
        return None
    return discord.File(io.BytesIO(png), name)
