"""Empty boards on disk: a restart paints none of them again, and no state of the disk spoils a picture."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from data.maps.library import load
from engine.assemble import assemble, parse
from engine.core.game import Game
from engine.core.view import View
from engine.parts.strings import tabletop
from renderer.core import disk
from renderer.core.disk import DiskCache
from renderer.core.theme import THEMES, wearing
from renderer.rail import boards
from renderer.rail.board import render_board
from renderer.strings import table
from renderer.strings.grounds import kept_grounds
from tests.own_map import laid_out
from tests.renderer.looks import look, nothing_kept
from tests.rows import crossed


class Watched(DiskCache):
    """A folder that counts what was found in it."""

    hits = 0

    def find(self, key: bytes) -> bytes | None:
        found = super().find(key)
        self.hits += found is not None
        return found


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Watched]:
    cache = Watched()
    cache.use(tmp_path / "pictures")
    monkeypatch.setattr(disk, "stored", cache)
    yield cache


def view_of(color: str | None = None) -> View:
    """The map before the first move, perhaps with its first route in another colour."""
    raw = laid_out()
    raw["routes"][0]["color"] = color or raw["routes"][0]["color"]
    return Game.blank(assemble(parse(raw)), 2).view(None)


def afresh(view: View, is_faded: bool = False, theme: str = "light") -> bytes:
    """The planes of a board as after a restart."""
    with nothing_kept(), wearing(theme):
        return boards.base(view, "en", is_faded).to_store()


def files(path: Path) -> list[Path]:
    return sorted(path.rglob("*.*"))


def test_a_board_is_painted_once_whatever_restarts(folder: Watched) -> None:
    view = view_of()
    for is_faded, theme in ((False, "light"), (True, "light"), (False, "dark")):
        painted = afresh(view, is_faded, theme)
        before = folder.hits
        assert afresh(view, is_faded, theme) == painted
        assert folder.hits == before + 1
    assert folder.hits == 3


def test_the_ground_of_a_table_of_strings_is_painted_once_whatever_restarts(folder: Watched) -> None:
    rng = Random(4)
    game, _ = Game.new(load().rules("string_railway"), 2, rng)
    while not (tabletop(game.view(None)).mountains and tabletop(game.view(None)).river):
        game, _ = game.play(rng.choice(game.legal(game.waiting[0])), rng)
    pictures = []
    for hits in range(2):
        kept_grounds.clear()
        table.pictures.clear()
        pictures.append(table.render_table(game.view(None), look("en", 2)))
        assert folder.hits == hits
    assert pictures[0] == pictures[1]


def test_a_picture_is_the_same_with_and_without_the_folder(folder: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    view = view_of()
    afresh(view)
    with nothing_kept():
        stored = render_board(view, look("en", 2))
    assert folder.hits == 1
    monkeypatch.setattr(disk, "stored", DiskCache())
    with nothing_kept():
        assert render_board(view, look("en", 2)) == stored


def test_a_map_that_was_edited_is_painted_again(folder: Watched) -> None:
    assert afresh(view_of()) != afresh(view_of("green"))
    assert folder.hits == 0


@pytest.mark.parametrize("broken", crossed([b"no board", b"", None], few=1))
def test_a_broken_file_is_painted_again_and_replaced(folder: Watched, tmp_path: Path, broken: bytes | None) -> None:
    view = view_of()
    painted = afresh(view)
    (path,) = files(tmp_path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-5] if broken is None else broken)
    assert afresh(view) == painted and folder.hits == 0
    assert path.read_bytes() == whole and files(tmp_path) == [path]


def test_a_folder_that_cannot_be_written_changes_nothing(folder: Watched, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    folder.use(tmp_path / "file")
    assert afresh(view_of()) == afresh(view_of())
    assert folder.hits == 0


def test_the_files_used_longest_ago_go_first(tmp_path: Path) -> None:
    cache, each = DiskCache(), bytes(range(256))
    cache.use(tmp_path)
    for number in range(3):
        cache.put(b"%d" % number, each)
    for age, path in enumerate(files(tmp_path)):
        os.utime(path, (age, age))
    assert cache.find(b"1") == each  # now it is the one used last
    (tmp_path / "torn.begun").write_bytes(b"of a crash")
    cache.most = sum(path.stat().st_size for path in tmp_path.glob("*.painted"))
    cache.put(b"3", each)
    assert [cache.find(b"%d" % number) for number in (1, 3)] == [each, each]
    assert len(files(tmp_path)) == 3


def test_every_theme_is_ready_ahead_and_takes_no_memory(folder: Watched) -> None:
    view = view_of()
    with nothing_kept():
        boards.prepare(view, "en")
        assert not boards.whole.kept
    for theme in THEMES:
        afresh(view, theme=theme)
    assert folder.hits == len(THEMES)


def test_what_cannot_be_written_whole_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk: the database beside the folder needs the room."""
    cache = DiskCache()
    cache.use(tmp_path)

    def half(path: Path, data: bytes) -> int:
        with path.open("wb") as file:
            file.write(data[: len(data) // 2])
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", half)
    cache.put(b"key", bytes(range(256)))
    assert files(tmp_path) == [] and cache.find(b"key") is None


def test_a_folder_that_can_only_be_read_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache = DiskCache()
    cache.use(tmp_path)
    cache.put(b"key", b"painted")

    def refused(*_: object) -> None:
        raise PermissionError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(os, "utime", refused)
    assert cache.find(b"key") == b"painted"
