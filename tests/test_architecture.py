"""The shape of the house, read off the imports: who may know whom."""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest

from cogs.tables.face import Face, known_faces
from engine.assemble import known_parts
from engine.core.event import Event
from engine.core.part import Seen, Slice
from renderer.rail.layer import in_order, known_layers
from tests.source import tree_of

ROOT = Path(__file__).parent.parent
ENGINE_STDLIB_BANNED = {"asyncio", "os", "pathlib", "time", "sqlite3", "datetime", "threading", "socket", "io"}
LONGEST_FILE = 600
STRINGS = ("engine/strings/",)
"""Where ways and room on a table of strings are found."""

Order = Sequence[str]
"""Packages from the lowest to the highest; those that stand side by side, in one text, do not know each other."""
FLOORS: Order = ("engine", "renderer", "data", "cogs")
ENGINE: Order = (
    "core board",
    "league rail strings",
    "parts",
    "advice",
    "players",
    "assemble audit lesson position record",
    "game_file",
    "account",
)
RENDERER: Order = ("core", "rail strings", "layers", "league")
DATA: Order = ("key_family languages storable", "lesson_files maps store", "tools")
COGS: Order = (
    "text",
    "core",
    "tables",
    "play",
    "rail strings",
    "faces",
    "clocks",
    "game",
    "help",
    "people",
    "stats",
    "daily league",
    "run",
)
KNOW_RULES = {"faces", "rail", "strings"}
"""The packages of cogs that may import parts; all others ask a face."""
EVERYWHERE = ("data.key_family", "data.languages")
"""They import nothing of ours; whoever writes for readers may look into them."""
KERNEL = {f"engine.core.{name}" for name in ("game", "part", "ruleset", "undo", "view")}
"""The one circle: these know each other's types, and import no more of each other than a line needs."""


def files(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


@cache
def imported(path: Path, is_typing_too: bool = True) -> tuple[str, ...]:
    """Every dotted name that a file imports, at any depth of its code; of those for types alone, if not said else."""
    every = list(ast.walk(tree_of(path)))
    typing = [node for node in every if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test)]
    of_types = {inner for node in typing for part in node.body for inner in ast.walk(part)}
    return tuple(_names(path, [node for node in every if is_typing_too or node not in of_types]))


def _names(path: Path, nodes: list[ast.AST]) -> Iterator[str]:
    for node in nodes:
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


def modules(*folders: str) -> dict[str, Path]:
    """Every module by its dotted name."""
    named = {".".join(path.relative_to(ROOT).with_suffix("").parts): path for path in files(*folders)}
    return {name.removesuffix(".__init__"): path for name, path in named.items()}


def out_of_order(order: Order, root: str = "") -> list[str]:
    """The imports among the packages of `root` that do not go down, and the packages that the order lacks."""
    ranks = {name: rank for rank, names in enumerate(order) for name in names.split()}
    wrong = list[str]()
    for path in files(*([root] if root else ranks)):
        parts = path.relative_to(ROOT / root).with_suffix("").parts
        if parts[0] == "__init__":
            continue
        if parts[0] not in ranks:
            wrong.append(f"{path.relative_to(ROOT)}: {parts[0]} has no place in the order")
            continue
        for name in sorted(name for name in set(imported(path)) if not name.startswith(EVERYWHERE)):
            below = f"{root}.".lstrip(".")
            other = name.removeprefix(below).partition(".")[0] if name.startswith(below) else ""
            if other != parts[0] and other in ranks and ranks[other] >= ranks[parts[0]]:
                wrong.append(f"{path.relative_to(ROOT)} imports {name}")
    return wrong


def circles(*folders: str, is_typing_too: bool = True) -> list[set[str]]:
    """The sets of more than one module that reach each other by imports."""
    known = modules(*folders)
    ahead = {name: {one for one in imported(path, is_typing_too) if one in known} for name, path in known.items()}
    reached = {name: _reached(name, ahead) for name in known}
    found = list[set[str]]()
    for name in known:
        circle = {other for other in reached[name] if name in reached[other]}
        if len(circle) > 1 and circle not in found:
            found.append(circle)
    return found


def _reached(start: str, ahead: dict[str, set[str]]) -> set[str]:
    found, fringe = set[str](), [start]
    while fringe:
        fresh = ahead[fringe.pop()] - found
        found |= fresh
        fringe += fresh
    return found


def test_the_floors_of_the_house_know_only_those_below() -> None:
    assert not out_of_order(FLOORS)


@pytest.mark.parametrize(
    ("root", "order"), [("engine", ENGINE), ("renderer", RENDERER), ("data", DATA), ("cogs", COGS)]
)
def test_packages_import_in_their_order(root: str, order: Order) -> None:
    assert not out_of_order(order, root)


def test_what_everybody_may_read_imports_nothing_of_ours() -> None:
    tables = [ROOT / f"{name.replace('.', '/')}.py" for name in EVERYWHERE]
    assert not breaches(tables, ("engine", "renderer", "data", "cogs"))


def test_an_import_that_goes_up_or_sideways_is_found() -> None:
    assert any(
        "engine/parts" in wrong for wrong in out_of_order(("parts core board", "rail strings", *ENGINE[3:]), "engine")
    )
    assert any("no place" in wrong for wrong in out_of_order(ENGINE[1:], "engine"))


def test_no_modules_import_each_other_but_for_the_types_of_the_kernel() -> None:
    assert circles("engine", "renderer", "data", "cogs") == [KERNEL]
    assert not circles("engine", "renderer", "data", "cogs", is_typing_too=False)


def test_only_what_knows_rules_imports_parts() -> None:
    others = [path for path in files("cogs") if path.relative_to(ROOT).parts[1] not in KNOW_RULES]
    assert not breaches(others, ("engine.parts",))


def test_no_file_lies_in_cogs_itself() -> None:
    assert [path.name for path in (ROOT / "cogs").glob("*.py")] == ["__init__.py"]


def test_every_part_has_a_face_and_every_action_of_it_a_face_of_its_own() -> None:
    faces = known_faces()
    assert {name for name, kind in faces.items() if kind is Face} == set()
    for name, part in known_parts().items():
        assert {action.kind for action in faces[name].actions} == set(part.decides), name


def test_leagues_stand_apart_in_the_engine() -> None:
    others = [path for path in files("engine") if path.parent.name != "league"]
    assert not breaches(others, ("engine.league",))
    assert not breaches(files("engine/league"), ("engine.rail", "engine.strings", "engine.board"))


def test_what_is_found_by_name_is_imported_by_nobody() -> None:
    """Layers are loaded by the name of their part, so that a new one is one new file."""
    assert not breaches(
        [path for path in files("renderer", "cogs") if path.parent.name != "layers"], ("renderer.layers",)
    )
    assert not breaches(files("engine/core", "engine/board", "engine/rail", "engine/strings"), ("engine.parts",))


def test_every_layer_is_named_as_its_part_and_has_an_order_of_its_own() -> None:
    assert set(known_layers()) == {path.stem for path in files("renderer/layers")} - {"__init__"}
    assert set(known_layers()) <= set(known_parts())
    with pytest.raises(ValueError, match="ports and stations have the same order"):
        in_order({"ports": known_layers()["ports"], "stations": known_layers()["ports"]})


def test_the_engine_imports_the_standard_library_and_msgspec_and_little_else() -> None:
    allowed_beside = {
        "msgspec": ("",),
        "engine": ("",),
        "numpy": ("engine/board/", *STRINGS),
        "shapely": ("engine/board/", *STRINGS),
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


def test_no_rng_and_no_clock_of_its_own_in_the_engine() -> None:
    """The RNG comes in as an argument: `random.Random` as a type is all that is used of that module."""
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


def test_interactions_are_answered_in_one_place_alone() -> None:
    """Elsewhere an answer whose confirmation is lost would be an error, or there twice."""
    answers = re.compile(r"\.(response|followup|edit_original_response)\b")
    found = {str(path.relative_to(ROOT)) for path in files("cogs") if answers.search(path.read_text("utf-8"))}
    assert found == {"cogs/core/client.py"}


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
        for node in ast.walk(tree_of(path)):
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
    spared = {Path(__file__).resolve(), ROOT / ".git"}  # this list; and what git writes into a work tree, uncommitted
    wrong = []
    for folder in ("", "cogs", "engine", "renderer", "data", "docs", "tests", ".ci"):
        paths = (ROOT / folder).rglob("*") if folder else ROOT.glob("*")
        for path in paths:
            if path.is_file() and path.suffix in text and path not in spared:
                wrong += [str(path)] if shapes.search(path.read_text(encoding="utf-8", errors="ignore")) else []
    assert not wrong
