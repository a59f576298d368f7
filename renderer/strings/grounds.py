"""The grounds of tables, each painted once: kept in the few colors of a finished picture, a quarter of the bytes."""

from __future__ import annotations

from threading import Lock

from msgspec import json
from PIL import Image

from engine.strings.nouns import Path, Tabletop
from renderer.core import disk
from renderer.core.shelf import Shelf
from renderer.core.theme import theme_in_use
from renderer.strings.colors import in_few, with_palette
from renderer.strings.frame import Frame
from renderer.strings.ground import paint

Key = tuple[Path, Path, Path, Path, Frame, str]
kept_grounds = Shelf[Key, Image.Image]()
_lock = Lock()


def key_of(table: Tabletop, corner_marks: Path, frame: Frame) -> Key:
    """Return the cache key: all that the ground shows, and the current theme."""
    return (table.border, corner_marks, table.river, table.mountains, frame, theme_in_use())


def ground(table: Tabletop, corner_marks: Path, frame: Frame, is_kept: bool = True) -> Image.Image:
    """Return the table without tiles and strings, not to be painted on.

    Drafts and enlarged parts aren't cached, and have full colors.
    """
    if frame.is_close or not is_kept:
        return paint(table, corner_marks, frame)
    key = key_of(table, corner_marks, frame)
    with _lock:
        found = kept_grounds.find(key) or _stored(key, table, corner_marks, frame)
        kept_grounds.put(key, found)
        return found


def _stored(key: Key, table: Tabletop, corner_marks: Path, frame: Frame) -> Image.Image:
    """Return the ground as it is on disk, or painted now; it is stored once all its strings lie there."""
    is_whole = bool(table.border and table.river and table.mountains)
    name = disk.painters() + json.encode(key) if is_whole and disk.stored.is_used else b""
    known = disk.stored.find(name) if name else None
    if known is not None and len(known) == frame.width * frame.height:
        return with_palette(Image.frombytes("P", frame.size, known))
    found = in_few(paint(table, corner_marks, frame))
    if name:
        disk.stored.put(name, found.tobytes())
    return found
