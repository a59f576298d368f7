"""The cache of boards before the first move, one for each map, language and theme."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from threading import Lock
from typing import Any

from engine.core.view import View
from renderer.core.shelf import Shelf
from renderer.core.theme import theme_in_use
from renderer.rail.base import Base, Lens
from renderer.rail.layer import layers_of

MOST = 72_000_000
"""The most bytes of cached boards with their stamps; the least recently used go first."""
MOST_CROPS = 12_000_000


class BoardCache(Shelf[tuple[object, ...], Base]):
    """Painted boards, up to a number of bytes. One thread paints a board while others may paint others."""

    def __init__(self, most: int) -> None:
        super().__init__(most, lambda base: base.weight)
        self._making: dict[tuple[object, ...], Lock] = {}

    def get(self, key: tuple[object, ...], layout: Mapping[str, Any], make: Callable[[], Base]) -> Base:
        """Return the board under this key if it has this layout, else make it now."""
        with self.lock:
            making = self._making.setdefault(key, Lock())
        with making:
            found = self.find(key)
            if found is None or found.layout is not layout:
                found = make()
                self.put(key, found)
            with self.lock:
                self._making.pop(key, None)
            return found

    def like(self, begin: tuple[object, ...], layout: Mapping[str, Any]) -> Base | None:
        """Return any board whose key begins like this and has this layout, or None."""
        with self.lock:
            alike = (base for key, base in self.kept.items() if key[: len(begin)] == begin)
            return next((base for base in alike if base.layout is layout), None)


whole, enlarged = BoardCache(MOST), BoardCache(MOST_CROPS)
"""The boards as a whole, and parts of them that were drawn larger."""


def base(view: View, lang: str, is_faded: bool = False) -> Base:
    """Return the finished board in the current theme; `is_faded` is the pale one behind one player's network."""
    layout, of_map = view.rules.layout, (view.rules.key, lang)
    return whole.get(
        (*of_map, theme_in_use(), is_faded),
        layout,
        lambda: Base(view, lang, is_faded, layers_of(view.rules), like=whole.like(of_map, layout)),
    )


def placed(view: View, lang: str) -> Base:
    """Return the whole board in any theme, for places on it."""
    return whole.like((view.rules.key, lang), view.rules.layout) or base(view, lang)


def crop(view: View, lang: str, lens: Lens) -> Base:
    """Return an enlarged part of the board. Its places are those of the whole board."""
    places = placed(view, lang)
    key = (view.rules.key, lang, theme_in_use(), lens)
    return enlarged.get(key, view.rules.layout, lambda: Base(view, lang, False, layers_of(view.rules), lens, places))
