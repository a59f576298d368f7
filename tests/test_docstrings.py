"""What a docstring owes its reader: it exists, and its first line is one plain sentence."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
DONE = (
    "engine",
    "renderer",
    "data/store",
    "data/maps",
    "data/key_family.py",
    "data/languages.py",
    "cogs/core",
    "cogs/text",
    "cogs/tables",
    "cogs/play",
    "cogs/faces",
)
"""The packages that are held to it; all files below a folder count."""
FOLDERS = ("engine", "renderer", "data", "cogs")
OTHER_OPENINGS = re.compile(
    r"(A|An|The|This|That|These|What|Which|Whether|Who|Whose|Why|Where|When|How|As|At|By|In|Of|On|For|From|If|It|"
    r"(?:Is|Are|Has|Does|Can|May|Must|Will)|Nothing|None|All|Any|Each|Every|Everything|Some|One|Two|[A-Z][a-z]+s)\b"
)
"""First words of a function's docstring that are no verb in the imperative."""
VERBS_IN_S = {"Pass", "Press", "Process", "Express", "Address", "Guess", "Compress", "Focus", "Discuss", "Dismiss"}
RIDDLES = re.compile(r"\b(wish(es)?|debts?|told|luck|lucky|mend(s|ed)?|whoever|anew)\b", re.IGNORECASE)
"""Words that stand for a term of `docs/design.md`: action, outbox item, event, RNG."""

Function = ast.FunctionDef | ast.AsyncFunctionDef
PLAIN = (ast.Return, ast.Expr)


class Item(NamedTuple):
    """A public module, class, function or method, and the class that it is a method of."""

    path: str
    name: str
    node: ast.Module | ast.ClassDef | Function
    owner: ast.ClassDef | None


@cache
def trees() -> dict[str, ast.Module]:
    """Parse every file of the product, by its path below the root."""
    paths = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]
    return {str(path.relative_to(ROOT)): ast.parse(path.read_text(encoding="utf-8")) for path in paths}


@cache
def classes() -> dict[str, list[ast.ClassDef]]:
    """Find the classes of the product by their names."""
    found: dict[str, list[ast.ClassDef]] = {}
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, []).append(node)
    return found


def bases(node: ast.ClassDef) -> set[str]:
    """Name the classes that a class inherits from, at any distance, as far as they are of the product."""
    names, left = set[str](), [node]
    while left:
        for base in left.pop().bases:
            plain = base.value if isinstance(base, ast.Subscript) else base
            name = plain.attr if isinstance(plain, ast.Attribute) else getattr(plain, "id", "")
            if name not in names:
                names.add(name)
                left += classes().get(name, [])
    return names


def is_documented_above(item: Item) -> bool:
    """Tell whether a method of that name has a docstring in a class that the owner inherits from."""
    if item.owner is None:
        return False
    above = [node for name in bases(item.owner) for node in classes().get(name, [])]
    methods = [node for owner in above for node in owner.body if isinstance(node, Function)]
    return any(method.name == item.name.split(".")[-1] and ast.get_docstring(method) for method in methods)


def decorators(node: Function) -> set[str]:
    """Name the decorators of a function, without what they are given and where they are from."""
    plain = [mark.func if isinstance(mark, ast.Call) else mark for mark in node.decorator_list]
    return {mark.attr if isinstance(mark, ast.Attribute) else getattr(mark, "id", "") for mark in plain}


def is_property(item: Item) -> bool:
    """Tell whether an item is read like an attribute: its docstring may name the value."""
    return isinstance(item.node, Function) and bool(decorators(item.node) & {"property", "cached_property"})


def is_plain_property(item: Item) -> bool:
    """Tell whether an item is a property of one word that returns one expression, or a protocol's: its name says it."""
    one_word = "_" not in item.name.split(".")[-1]
    return is_property(item) and one_word and len(item.node.body) == 1 and isinstance(item.node.body[0], PLAIN)


def public(path: str, nodes: list[ast.stmt], owner: ast.ClassDef | None = None) -> Iterator[Item]:
    """Yield the public classes, functions and methods among some statements.

    Functions inside functions, dunder methods, overloads and setters are left out.
    """
    for node in nodes:
        if isinstance(node, ast.If):
            yield from public(path, [*node.body, *node.orelse], owner)
        if not isinstance(node, Function | ast.ClassDef) or node.name.startswith("_"):
            continue
        if isinstance(node, Function) and decorators(node) & {"overload", "setter"}:
            continue
        yield Item(path, f"{owner.name}.{node.name}" if owner else node.name, node, owner)
        if isinstance(node, ast.ClassDef):
            yield from public(path, node.body, node)


def items(package: str) -> Iterator[Item]:
    """Yield the modules below a package and what is public in them."""
    for path, tree in trees().items():
        if path == package or path.startswith(f"{package}/"):
            yield Item(path, "", tree, None)
            yield from public(path, tree.body)


def fault(item: Item) -> str:
    """Say what is wrong with the docstring of an item; "" where it is well, or where none is needed."""
    text = ast.get_docstring(item.node)
    if text is None:
        needless = not item.node.body or is_plain_property(item) or is_documented_above(item)
        return "" if needless else "has no docstring"
    first = text.splitlines()[0]
    if not first[:1].isupper() and not first.startswith(("`", "/", "“")):
        return f"does not begin with a capital letter: {first}"
    if not first.endswith((".", ".)", ":")):
        return f"does not end its first line with a period: {first}"
    if riddle := RIDDLES.search(re.sub(r"`[^`]*`", "", text)):
        return f"says {riddle[0]!r}, which has a term: {first}"
    opening = OTHER_OPENINGS.match(first) if isinstance(item.node, Function) and not is_property(item) else None
    if opening and opening[0] not in VERBS_IN_S:
        return f"does not begin with a verb in the imperative: {first}"
    return ""


@pytest.mark.parametrize("package", DONE)
def test_docstrings_say_what_a_thing_does(package: str) -> None:
    found = list(items(package))
    assert found
    assert [f"{item.path}: {item.name or 'the module'} {wrong}" for item in found if (wrong := fault(item))] == []
