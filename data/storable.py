"""Text that both databases and UTF-8 take: without NUL, and without halves of a surrogate pair."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

_UNSTORABLE = re.compile("[\0\ud800-\udfff]")
_UNSTORABLE_IN_JSON = re.compile(r"(\\[^u]|\\u[dD][89abAB]..\\u[dD][c-fC-F]..)|\\u(?:0000|[dD][89a-fA-F]..)", re.DOTALL)
"""Escapes, of which those of a whole pair of surrogates stay."""


def storable(text: str) -> str:
    """Return a text without the characters that an engine doesn't keep: NUL, and halves of a surrogate pair.

    In JSON they may be escaped.
    """
    if text.isascii() and "\0" not in text and "\\u" not in text:
        return text
    if "\0" in text or not _is_unicode(text):
        text = _UNSTORABLE.sub("", text)
    if "\\u" in text and text.startswith(("{", "[", '"')):
        text = _UNSTORABLE_IN_JSON.sub(lambda found: found[1] or "", text)
    return text


def _is_unicode(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def storable_in(data: Any) -> Any:
    """Return what JSON became, with each text in it `storable`."""
    if isinstance(data, str):
        return storable(data)
    if isinstance(data, Mapping):
        return {name: storable_in(one) for name, one in data.items()}
    return [storable_in(one) for one in data] if isinstance(data, list | tuple) else data
