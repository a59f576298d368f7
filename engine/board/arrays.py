"""Numpy and shapely, imported when something of them is used first: most games need neither."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__all__ = ("np", "shapely")


class _Later:
    """Stands for a module: each name is looked up there once."""

    def __init__(self, module: str) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Any:
        found = getattr(import_module(self._module), name)
        setattr(self, name, found)
        return found


if TYPE_CHECKING:
    import numpy as np
    import shapely
else:
    np, shapely = _Later("numpy"), _Later("shapely")
