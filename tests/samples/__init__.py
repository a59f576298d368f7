"""Small invented maps, each with rules that no map of the project plays. They are played by the tests alone."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from data.maps.library import Library, load, load_with

FOLDER = Path(__file__).parent
KEYS = tuple(sorted(path.stem for path in FOLDER.glob("*.json")))


@cache
def samples() -> Library:
    """The project's maps and the samples, as if an operator had put these into the folder of own maps."""
    library = load_with(FOLDER)
    assert not library.bad, library.bad
    assert set(library.games) - set(load().games) == set(KEYS)
    return library
