"""The shape of the house, read off the imports: who may know whom."""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.assemble import known_parts
from engine.core.event import Event
from engine.core.slice import Seen, Slice

ROOT = Path(__file__).parent.parent
ENGINE_STDLIB_BANNED = {"asyncio", "os", "pathlib", "time", "sqlite3", "datetime", "threading", "socket", "io"}
LONGEST_FILE = 600
STRINGS = ("engine/strings/",)
"""Where ways and room on a table of strings are found."""


def files(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def imported(path: Path) -> Iterator[str]:
    """Every dotted name that a file imports, at any depth of its code."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            yield node.module or ""
            yield from (f"{node.module}.{name.name}" for name in node.names)


def breaches(paths: list[Path], banned: tuple[str, ...]) -> list[str]:
    return [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in paths
        for name in imported(path)
        if any(name == one or name.startswith(one + ".") for one in banned)
    ]


def test_the_engine_imports_the_standard_library_and_msgspec_and_little_else() -> None:
    allowed_beside = {
        "msgspec": ("",),
        "engine": ("",),
        "numpy": ("engine/board/", *STRINGS),
        "shapely": STRINGS,
        "openskill": ("engine/league/",),
    }
    wrong = []
    for path in files("engine"):
        where = str(path.relative_to(ROOT))
        for name in imported(path):
            top = name.partition(".")[0]
            if top in allowed_beside and where.startswith(allowed_beside[top]):
                continue
            if top not in sys.stdlib_module_names or top in ENGINE_STDLIB_BANNED:
                wrong.append(f"{where} imports {name}")
    assert not wrong


def test_the_kernel_knows_no_trains() -> None:
    assert not breaches(files("engine/core"), ("engine.parts", "engine.board", "engine.players", "engine.league"))
    assert not breaches(files("engine/board"), ("engine.parts", "engine.core", "engine.players", "engine.league"))


def test_a_part_imports_only_the_parts_it_says_it_requires() -> None:
    wrong = []
    for path in files("engine/parts"):
        kind = known_parts().get(path.stem)
        for name in imported(path):
            match = re.match(r"engine\.parts\.(\w+)", name)
            if match and kind is not None and match[1] not in kind.requires:
                wrong.append(f"{path.stem} imports {match[1]} and does not require it")
    assert not wrong


def test_every_part_is_named_as_its_file() -> None:
    modules = {path.stem for path in files("engine/parts")} - {"__init__"}
    assert set(known_parts()) == modules


def test_no_luck_and_no_clock_of_its_own_in_the_engine() -> None:
    """Luck comes in as an argument: `random.Random` as a type is all that is used of that module."""
    used = {name for path in files("engine") for name in imported(path) if name.startswith("random.")}
    assert used == {"random.Random"}
    plain = [path.name for path in files("engine") if re.search(r"^import random", path.read_text("utf-8"), re.M)]
    assert not plain


def test_pictures_are_made_of_views_alone() -> None:
    assert not breaches(
        files("renderer"),
        (
            "discord",
            "aiosqlite",
            "sqlite3",
            "cogs",
            "data.store.store",
            "engine.core.game",
            "engine.core.codec",
            "asyncio",
        ),
    )
    taken = {
        name.rpartition(".")[2]
        for path in files("renderer")
        for name in imported(path)
        if name.startswith("engine.parts.")
    }
    assert not {name for name in taken if name.endswith("Slice")}


def test_only_bot_and_cogs_know_discord() -> None:
    assert not breaches(files("engine", "renderer", "data"), ("discord", "cogs"))


def test_cogs_hold_no_sql_and_no_drawing() -> None:
    assert not breaches(files("cogs"), ("aiosqlite", "sqlite3", "PIL"))
    sql = re.compile(r"\b(SELECT .+ FROM|INSERT INTO|UPDATE \w+ SET|DELETE FROM)\b")
    assert not [path.name for path in files("cogs") if sql.search(path.read_text(encoding="utf-8"))]


def test_the_store_keeps_text_and_knows_nothing_of_ours() -> None:
    assert not breaches([ROOT / "data" / "store" / "store.py"], ("engine", "renderer", "cogs", "discord", "msgspec"))


def test_no_code_asks_for_a_game_by_name() -> None:
    keys = [json.loads(path.read_text(encoding="utf-8"))["key"] for path in (ROOT / "data" / "games").glob("*.json")]
    assert keys
    wrong = []
    for path in [ROOT / "bot.py", *files("cogs", "engine", "renderer", "data")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and node.value in keys:
                wrong.append(f"{path.relative_to(ROOT)}:{node.lineno}")
    assert not wrong


def test_a_file_is_one_rule_one_cog_or_one_picture() -> None:
    long = {
        str(path.relative_to(ROOT)): count
        for path in [ROOT / "bot.py", *files("cogs", "engine", "renderer", "data", "tests")]
        if (count := len(path.read_text(encoding="utf-8").splitlines())) > LONGEST_FILE
    }
    assert not long


def test_an_event_or_slice_that_does_not_say_who_may_see_it_does_not_load() -> None:
    with pytest.raises(TypeError, match="who may see it"):
        type("Loose", (Event,), {})
    with pytest.raises(TypeError, match="who may see it"):
        type("LooseSlice", (Slice,), {})


def test_every_slice_is_seen_as_a_type_of_its_own() -> None:
    """A view never holds the slice itself."""
    for part in known_parts().values():
        assert issubclass(part.slice_type, Slice)
        assert not issubclass(part.slice_type, Seen)


def test_the_project_speaks_of_itself_alone() -> None:
    """No registry hosts and no paths of a machine in what is committed."""
    shapes = re.compile(r"pypi\.org|npmjs\.org|deb\.debian|/root/|(?<![\w.])/tmp/\w|(?<![\w.])/work/")
    text = {".py", ".md", ".toml", ".txt", ".ftl", ".sql", ""}
    wrong = []
    for folder in ("", "cogs", "engine", "renderer", "data", "docs", "tests", ".ci"):
        paths = (ROOT / folder).rglob("*") if folder else ROOT.glob("*")
        for path in paths:
            if path.is_file() and path.suffix in text and path != Path(__file__).resolve():
                wrong += [str(path)] if shapes.search(path.read_text(encoding="utf-8", errors="ignore")) else []
    assert not wrong
