"""Checks docstrings: everything public has one, and its first line is one plain sentence.

The first line begins with a capital letter (or a field in backticks, or a command) and ends with a period. For
functions its first word is a verb in the imperative; properties and classes may begin with a noun. No docstring is
needed for private names, dunder methods, functions inside functions, overrides of a documented method, empty modules,
and properties of one word that return one expression.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.source import tree_of

ROOT = Path(__file__).parent.parent
FOLDERS = ("engine", "renderer", "data", "cogs")
"""The folders that are checked."""
OTHER_OPENINGS = re.compile(
    r"(A|An|The|This|That|These|What|Which|Whether|Who|Whose|Why|Where|When|How|As|At|By|In|Of|On|For|From|If|It|"
    r"(?:Is|Are|Has|Does|Can|May|Must|Will)|Nothing|None|All|Any|Each|Every|Everything|Some|One|Two|[A-Z][a-z]+s)\b"
)
"""First words that are no verb in the imperative."""
VERBS_IN_S = {"Pass", "Press", "Process", "Express", "Address", "Guess", "Compress", "Focus", "Discuss", "Dismiss"}
RIDDLES = re.compile(r"\b(wish(es)?|debts?|told|luck|lucky|mend(s|ed)?|whoever|anew)\b", re.IGNORECASE)
"""Words for which there is a term: action, outbox item, event, RNG, refill."""

Function = ast.FunctionDef | ast.AsyncFunctionDef
PLAIN = (ast.Return, ast.Expr)
"""The only statement of a plain property: `return ...`, or the `...` of a protocol."""


class Item(NamedTuple):
    """A module, or a class, function or method with its dotted name and the class that it belongs to."""

    path: str
    name: str
    node: ast.Module | ast.ClassDef | Function
    owner: ast.ClassDef | None


@cache
def trees() -> dict[str, ast.Module]:
    """Parse every file; return the trees by path below the root."""
    paths = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]
    return {str(path.relative_to(ROOT)): tree_of(path) for path in paths}


@cache
def classes() -> dict[str, list[ast.ClassDef]]:
    """Return all classes by name."""
    found: dict[str, list[ast.ClassDef]] = {}
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, []).append(node)
    return found


def bases(node: ast.ClassDef) -> set[str]:
    """Return the names of all direct and indirect base classes."""
    names, left = set[str](), [node]
    while left:
        for base in left.pop().bases:
            plain = base.value if isinstance(base, ast.Subscript) else base
            name = plain.attr if isinstance(plain, ast.Attribute) else getattr(plain, "id", "")
            if name not in names:
                names.add(name)
                left += classes().get(name, [])
    return names


def is_private(item: Item) -> bool:
    """Tell whether an item, or a class around it, has a name with a leading underscore."""
    return any(name.startswith("_") for name in item.name.split("."))


def is_documented_above(item: Item) -> bool:
    """Tell whether a method of that name has a docstring in a class that the owner inherits from."""
    if item.owner is None:
        return False
    above = [node for name in bases(item.owner) for node in classes().get(name, [])]
    methods = [node for owner in above for node in owner.body if isinstance(node, Function)]
    return any(method.name == item.name.split(".")[-1] and ast.get_docstring(method) for method in methods)


def decorators(node: Function) -> set[str]:
    """Return the names of a function's decorators, without arguments and modules."""
    plain = [mark.func if isinstance(mark, ast.Call) else mark for mark in node.decorator_list]
    return {mark.attr if isinstance(mark, ast.Attribute) else getattr(mark, "id", "") for mark in plain}


def is_property(item: Item) -> bool:
    """Tell whether an item is read like an attribute, so that its docstring may begin with a noun."""
    return isinstance(item.node, Function) and bool(decorators(item.node) & {"property", "cached_property"})


def is_plain_property(item: Item) -> bool:
    """Tell whether an item is a property of one word with one plain statement: its name and type say it all."""
    one_word = "_" not in item.name.split(".")[-1]
    return is_property(item) and one_word and len(item.node.body) == 1 and isinstance(item.node.body[0], PLAIN)


def found_in(path: str, nodes: list[ast.stmt], owner: ast.ClassDef | None = None, prefix: str = "") -> Iterator[Item]:
    """Yield the classes, functions and methods among some statements.

    Overloads, setters and functions inside functions are left out.
    """
    for node in nodes:
        if isinstance(node, ast.If):
            yield from found_in(path, [*node.body, *node.orelse], owner, prefix)
        if not isinstance(node, Function | ast.ClassDef):
            continue
        if isinstance(node, Function) and decorators(node) & {"overload", "setter"}:
            continue
        yield Item(path, prefix + node.name, node, owner)
        if isinstance(node, ast.ClassDef):
            yield from found_in(path, node.body, node, f"{prefix}{node.name}.")


def items(package: str) -> Iterator[Item]:
    """Yield the modules below a package and what they define."""
    for path, tree in trees().items():
        if path == package or path.startswith(f"{package}/"):
            yield Item(path, "", tree, None)
            yield from found_in(path, tree.body)


def fault(item: Item) -> str:
    """Return what is wrong with the docstring of an item; "" if it is fine, or if none is needed."""
    text = ast.get_docstring(item.node)
    if text is None:
        needless = not item.node.body or is_private(item) or is_plain_property(item) or is_documented_above(item)
        return "" if needless else "has no docstring"
    first = text.splitlines()[0]
    if not first[:1].isupper() and not first.startswith(("`", "/", "“")):
        return f"does not begin with a capital letter: {first}"
    if not first.endswith((".", ".)")):
        return f"does not end its first line with a period: {first}"
    if riddle := RIDDLES.search(re.sub(r"`[^`]*`", "", text)):
        return f"says {riddle[0]!r}, which has a term: {first}"
    opening = OTHER_OPENINGS.match(first) if isinstance(item.node, Function) and not is_property(item) else None
    if opening and opening[0] not in VERBS_IN_S:
        return f"does not begin with a verb in the imperative: {first}"
    return ""


@pytest.mark.parametrize("package", FOLDERS)
def test_docstrings_say_what_a_thing_does(package: str) -> None:
    found = list(items(package))
    assert found
    assert [f"{item.path}: {item.name or 'the module'} {wrong}" for item in found if (wrong := fault(item))] == []
