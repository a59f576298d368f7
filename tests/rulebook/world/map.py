"""The real map of the World, as its tests ask for it, and hands in few words."""

from __future__ import annotations

from functools import cache

from data.maps.library import GAMES, read
from engine.assemble import GameFile, assemble
from engine.core.ruleset import Ruleset

FILE = GAMES / "world.json"


@cache
def world_file() -> GameFile:
    return read(FILE)


@cache
def world(*options: str) -> Ruleset:
    """The rules, with these options of the table."""
    return assemble(world_file(), "classic", dict.fromkeys(options, "on"))


def cards(words: str) -> str:
    """`3 train-red 2 ship-red-2 loco`: kinds with their numbers, as single cards."""
    found: list[str] = []
    count = 1
    for word in words.split():
        if word.isdecimal():
            count = int(word)
        else:
            found += [{"loco": "locomotive"}.get(word, word)] * count
            count = 1
    return " ".join(found)
