"""Pictures that nobody looks at: a single dot stands for each of them, so that whole evenings pass in seconds."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any
from unittest.mock import patch

from PIL import Image


def _dot() -> bytes:
    kept = io.BytesIO()
    Image.new("RGB", (1, 1)).save(kept, "PNG")
    return kept.getvalue()


DOT = _dot()


def draws(work: Callable[..., Any]) -> bool:
    """Whether a function that is sent to a worker thread makes a picture: those alone return bytes."""
    while isinstance(work, partial):
        work = work.func
    return getattr(work, "__annotations__", {}).get("return") in (bytes, "bytes")


@contextmanager
def undrawn() -> Iterator[None]:
    """While it holds, no picture is drawn."""
    to_thread = asyncio.to_thread

    async def instead(work: Callable[..., Any], /, *args: Any, **named: Any) -> Any:
        return DOT if draws(work) else await to_thread(work, *args, **named)

    with patch.object(asyncio, "to_thread", instead):
        yield
