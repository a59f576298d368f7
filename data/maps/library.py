"""The game files, read at start: the project's own, and an operator's maps beside them."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path

from data.maps.checks import Shown, check, fill_names
from data.maps.jsonfile import BadJson, Places, parse_text, read_text, written
from engine.assemble import BadGameFile, GameFile, assemble, parse
from engine.core.ruleset import Ruleset

GAMES = Path(__file__).resolve().parents[1] / "games"

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Library:
    """Every game that can be played, by key.

    `texts` are the files of an operator's maps, by key: a game keeps a copy of the one that it began with, since
    such a file may change or go while the game runs. `bad` are the maps that were left out, each with its mistakes.
    """

    games: Mapping[str, GameFile]
    texts: Mapping[str, str] = field(default_factory=dict)
    bad: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

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


@cache
def shown() -> Shown:
    """What there are words and pictures for."""
    return Shown.of(load().games.values())


def load_with(folder: Path | None) -> Library:
    """The project's games and the maps of a folder. A map that is bad, or whose key is taken, is left out and named."""
    own = load()
    if folder is None:
        return own
    games, texts = dict(own.games), {}
    bad: dict[str, tuple[str, ...]] = {}
    for path in sorted(folder.glob("*.json")):
        try:
            text = read_text(path)
            file = read_map(text, taken=games)
        except BadJson as mistake:
            bad[path.name] = (str(mistake),)
        except BadGameFile as mistakes:
            bad[path.name] = mistakes.mistakes
        except Exception:
            # Nobody's map may keep the others from starting, whatever is wrong with it.
            _log.exception("the map %s cannot be looked at", path.name)
            bad[path.name] = ("it cannot be looked at; please report this",)
        else:
            games[file.key], texts[file.key] = file, text
    return Library(games, texts, bad)


def read_map(text: str, taken: Mapping[str, object] | None = None) -> GameFile:
    """An operator's map. Raises BadJson, or BadGameFile with every mistake, each with its line."""
    raw = parse_text(text)
    report = check(raw, shown(), taken or ())
    if report.file is None:
        places = Places.of(text, raw)
        raise BadGameFile([located(places, mistake) for mistake in report.mistakes])
    return report.file


def kept(text: str) -> GameFile:
    """The copy of a map that a game has kept, which was looked over when the game was opened. Raises as `read_map`."""
    return parse(fill_names(parse_text(text)))


def digest(text: str) -> str:
    """What a copy goes by."""
    return sha256(text.encode()).hexdigest()


def located(places: Places, mistake: str) -> str:
    """A mistake with the line of its place, and its place as it is usually written."""
    place, _, what = mistake.partition(": ")
    if place == "file":
        return what
    ways = places.find(place)
    lines = " and ".join(str(places.line(way)) for way in ways[:3])
    reached = written(ways[0])
    named = f" ({place})" if reached and place != reached.replace("[", ".").replace("]", "") else ""
    return f"line{'s' * (len(ways) > 1)} {lines}, {reached or place}{named}: {what}"
