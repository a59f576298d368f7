"""The game files, read at start: the project's own, and an operator's maps."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TypeVar

from data.maps.checks import Report, Shown, check, fill_names
from data.maps.jsonfile import BadJson, Places, parse_text, read_text, written
from engine.assemble import ON, BadGameFile, GameFile, assemble, parse
from engine.core.ruleset import Ruleset
from engine.game_file import BadGameRecord, GameRecord

T = TypeVar("T")
GAMES = Path(__file__).resolve().parents[1] / "games"

_log = logging.getLogger(__name__)


class Shared(Mapping[str, T]):
    """What is known by the key of a map: all of it is found, and only that of maps for everyone is listed."""

    def __init__(self, public: Mapping[str, T], own: Mapping[str, T]) -> None:
        self._public, self._own = public, own

    def __getitem__(self, key: str) -> T:
        return self._public[key] if key in self._public else self._own[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._public)

    def __len__(self) -> int:
        return len(self._public)


@dataclass
class OfServers:
    """The maps that servers have added, by key: the files, their texts, and the server that each belongs to."""

    games: dict[str, GameFile] = field(default_factory=dict)
    texts: dict[str, str] = field(default_factory=dict)
    servers: dict[str, int] = field(default_factory=dict)
    keys: dict[int, list[str]] = field(default_factory=dict)
    """The keys of each server's maps, the first added first; also of those that are no longer good."""
    gone: dict[str, Mapping[str, str]] = field(default_factory=dict)
    """The names of maps that were removed, by language."""

    def put(self, key: str, text: str, server: int) -> None:
        """Add a map that was checked before.

        Raises: BadJson or BadGameFile; then it is known, and can't be played.
        """
        if key not in self.servers:
            self.servers[key] = server
            self.keys.setdefault(server, []).append(key)
        self.games[key], self.texts[key] = kept(text), text

    def drop(self, key: str) -> None:
        """Forget a map, except what it is called: results name it for good."""
        if key in self.games:
            self.gone[key] = self.games[key].names
        server = self.servers.pop(key, None)
        if server is not None:
            self.keys[server].remove(key)
            if not self.keys[server]:
                del self.keys[server]
        for known in (self.games, self.texts):
            known.pop(key, None)

    def at(self, server: int) -> dict[str, GameFile]:
        """Return the maps of a server, the first added first."""
        return {key: self.games[key] for key in self.keys.get(server, ()) if key in self.games}


@dataclass(frozen=True)
class Library:
    """Every game that can be played, by key.

    `texts` are the operator's map files by key: a game keeps a copy of its own, since the file may change or disappear
    while the game runs. `bad` are the maps left out, each with its mistakes.
    """

    games: Mapping[str, GameFile]
    texts: Mapping[str, str] = field(default_factory=dict)
    bad: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    own: OfServers = field(default_factory=OfServers)

    def with_servers(self) -> Library:
        """Return a library of the same maps that finds those of servers as well, and lists them nowhere."""
        own = OfServers()
        return Library(Shared(self.games, own.games), Shared(self.texts, own.texts), self.bad, own)

    def at(self, server: int | None) -> dict[str, GameFile]:
        """Return the maps that can be played on a server: first its own, which are few. `server` None: in no server."""
        return {**self.own.at(server or 0), **self.games}

    def is_offered(self, key: str, server: int) -> bool:
        """Tell whether a map can be played on a server."""
        return key in self.at(server)

    def names(self, key: str) -> Mapping[str, str] | None:
        """Return the names of a map, by language, also of one that was removed; None if it isn't known."""
        file = self.games.get(key)
        return self.own.gone.get(key) if file is None else file.names

    @cache  # noqa: B019  one library lives as long as the program, and rules are shared by all tables
    def rules(self, key: str, variant: str | None = None) -> Ruleset:
        """Return the rules of a game and variant. Cached.

        Raises: KeyError for an unknown game.
        """
        return assemble(self.games[key], variant)

    def __hash__(self) -> int:
        return id(self)


def read(path: Path) -> GameFile:
    """Read one game file.

    Raises: OSError, json.JSONDecodeError, or BadGameFile with every mistake.
    """
    return parse(json.loads(path.read_text(encoding="utf-8")))


@cache
def load() -> Library:
    """Return the project's game files. Cached."""
    files = [read(path) for path in sorted(GAMES.glob("*.json"))]
    return Library({file.key: file for file in files})


@cache
def shown() -> Shown:
    """Return the cards and kinds of routes for which texts and pictures exist. Cached."""
    return Shown.of(load().games.values())


def load_with(folder: Path | None) -> Library:
    """Return the project's games and the maps of a folder.

    A bad map, or one whose key is taken, is left out and listed in `bad`.
    """
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
            # No bad map may keep the bot from starting.
            _log.exception("the map %s cannot be looked at", path.name)
            bad[path.name] = ("it cannot be looked at; please report this",)
        else:
            games[file.key], texts[file.key] = file, text
    return Library(games, texts, bad)


def read_map(text: str, taken: Iterable[str] = ()) -> GameFile:
    """Parse and check an operator's map.

    Raises: BadJson, or BadGameFile with every mistake, each with its line.
    """
    _, places, report = examined(text, taken)
    if report.file is None:
        raise BadGameFile([located(places, mistake) for mistake in report.mistakes])
    return report.file


def examined(text: str, taken: Iterable[str] = (), *, drawn: bool = True) -> tuple[dict[str, object], Places, Report]:
    """Parse and check the text of a map: its JSON object, where its values are, and every mistake.

    `taken` are keys of other games; without `drawn`, its layout isn't checked.
    Raises: BadJson.
    """
    raw = parse_text(text)
    places, report = Places.of(text, raw), check(raw, shown(), taken, drawn=drawn)
    for key in places.doubled:
        report.wrong(".".join(map(str, key)), "this key is there twice, and only the last one counts; take one out")
        report.file = None
    return raw, places, report


def kept(text: str) -> GameFile:
    """Parse the copy of a map that a game has stored, which was checked when the game was opened.

    Raises: BadJson or BadGameFile.
    """
    return parse(fill_names(parse_text(text)))


def names_of(text: str) -> dict[str, str]:
    """Return the names of a map in its stored copy, by language; empty if it can't be read."""
    try:
        return dict(kept(text).names)
    except (BadJson, BadGameFile):
        return {}


def digest(text: str) -> str:
    """Return the SHA-256 of a map's text, by which its copy is stored."""
    return sha256(text.encode()).hexdigest()


def rules_of_record(record: GameRecord, library: Library) -> Ruleset:
    """Return the rules of a game that was read from a file, by the map in it if it has one.

    Raises: BadGameRecord.
    """
    try:
        if record.map is not None:
            file = read_map(json.dumps(record.map), load().games)
            if file.key != record.game:
                raise BadGameRecord(f"game: the map in the file is {file.key!r}")
        elif record.game in library.games:
            file = library.games[record.game]
        else:
            raise BadGameRecord(f"game: there is no map {record.game!r} here, nor in the file")
        return assemble(file, record.variant, dict.fromkeys(record.options, ON), record.rules_version)
    except (BadJson, BadGameFile) as mistake:
        raise BadGameRecord(f"map: {mistake}") from mistake


def located(places: Places, mistake: str) -> str:
    """Return a mistake with its line, and its place as it is usually written."""
    place, _, what = mistake.partition(": ")
    if place == "file":
        return what
    ways = places.find(place)
    lines = " and ".join(str(places.line(way)) for way in ways[:3])
    reached = written(ways[0])
    named = f" ({place})" if reached and place != reached.replace("[", ".").replace("]", "") else ""
    return f"line{'s' * (len(ways) > 1)} {lines}, {reached or place}{named}: {what}"
