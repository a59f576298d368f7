"""The game files, read at start."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from engine.assemble import GameFile, assemble, parse
from engine.core.ruleset import Ruleset

GAMES = Path(__file__).parent / "games"


@dataclass(frozen=True)
class Library:
    """Every game that can be played, by key."""

    games: Mapping[str, GameFile]

    @cache  # noqa: B019  one library lives as long as the program, and rules are shared by all tables
    def rules(self, key: str, variant: str | None = None) -> Ruleset:
        """The rules of a game and variant, assembled once. Raises KeyError for an unknown game."""
        return assemble(self.games[key], variant)

    def __hash__(self) -> int:
        return id(self)


def read(path: Path) -> GameFile:
    """One game file. Raises OSError, json.JSONDecodeError, or BadGameFile with every mistake."""
    return parse(json.loads(path.read_text(encoding="utf-8")))


@cache
def load() -> Library:
    """All game files of the project."""
    files = [read(path) for path in sorted(GAMES.glob("*.json"))]
    return Library({file.key: file for file in files})
