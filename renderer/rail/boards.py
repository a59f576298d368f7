"""The cache of boards before the first move, one for each map, language and theme."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from threading import Lock
from typing import Any
from weakref import WeakValueDictionary

from msgspec import json

from engine.core.view import View
from renderer.core import disk
from renderer.core.geometry import outlines
from renderer.core.shelf import Room, Shelf, room
from renderer.core.theme import THEMES, theme_in_use, wearing
from renderer.rail.base import Base, Lens
from renderer.rail.layer import layers_of


class BoardCache(Shelf[tuple[object, ...], Base]):
    """Painted boards, while there is room. One thread paints a board while others may paint others."""

    def __init__(self, within: Room = room) -> None:
        super().__init__(within=within)
        self._making: dict[tuple[object, ...], Lock] = {}
        self._made = WeakValueDictionary[tuple[object, ...], Base]()

    def get(self, key: tuple[object, ...], layout: Mapping[str, Any], make: Callable[[], Base]) -> Base:
        """Return the board under this key if it has this layout, else make it now."""
        with self.room.lock:
            making = self._making.setdefault(key, Lock())
        with making:
            found = self.find(key)
            if found is None or found.layout is not layout:
                found = make()
                self.put(key, found)
                self._made[key[:2]] = found
            with self.room.lock:
                self._making.pop(key, None)
            return found

    def like(self, of_map: tuple[str, str], layout: Mapping[str, Any]) -> Base | None:
        """Return the last board made of a map in a language, in any theme, if it is still there with this layout."""
        found = self._made.get(of_map)
        return found if found is not None and found.layout is layout else None


whole, enlarged = BoardCache(), BoardCache()
"""The boards as a whole, and parts of them that were drawn larger."""


def base(view: View, lang: str, is_faded: bool = False) -> Base:
    """Return the finished board in the current theme; `is_faded` is the pale one behind one player's network."""
    layout = view.rules.layout
    return whole.get((view.rules.key, lang, theme_in_use(), is_faded), layout, lambda: _whole(view, lang, is_faded))


def _whole(view: View, lang: str, is_faded: bool) -> Base:
    """Return a new board: as it was stored on disk by all that is painted, or painted now."""
    rules, like = view.rules, whole.like((view.rules.key, lang), view.rules.layout)
    about = rules.key, rules.layout, rules.sections, outlines(rules.key, rules.layout), lang, theme_in_use(), is_faded
    key = disk.painters() + json.encode(about) if disk.stored.is_used else b""
    stored = disk.stored.find(key)
    made = Base(view, lang, is_faded, layers_of(rules), like=like, stored=stored)
    if stored is None:
        disk.stored.put(key, made.to_store())
    return made


def prepare(view: View, lang: str) -> None:
    """Paint the board ahead (a third of a second), so that the first picture of this map is fast.

    With a folder for it, that is stored in each theme; without one, the board in the first theme is kept in memory.
    """
    for theme in THEMES if disk.stored.is_used else THEMES[:1]:
        with wearing(theme):
            ground = _whole(view, lang, is_faded=False) if disk.stored.is_used else base(view, lang)
    for layer in layers_of(view.rules):
        layer.prepare(ground)


def placed(view: View, lang: str) -> Base:
    """Return the whole board in any theme, for places on it."""
    return whole.like((view.rules.key, lang), view.rules.layout) or base(view, lang)


def crop(view: View, lang: str, lens: Lens) -> Base:
    """Return an enlarged part of the board. Its places are those of the whole board."""
    places = placed(view, lang)
    key = (view.rules.key, lang, theme_in_use(), lens)
    layers = layers_of(view.rules)
    return enlarged.get(key, view.rules.layout, lambda: Base(view, lang, False, layers, lens, places))
