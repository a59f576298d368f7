"""All SQL is bound: no value gets into a statement but as a parameter."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator
from pathlib import Path

import pytest

DATA = Path(__file__).parents[2] / "data"
SQL = re.compile(r"\b(SELECT|INSERT|UPDATE|DELETE FROM|REPLACE INTO|PRAGMA|BEGIN|WHERE|VALUES|ORDER BY)\b")
HARMLESS_CALLS = {"columns", "marks", "replacing", "_naming", "within", "_games_of"}
"""Functions that give question marks, the names of fields, and conditions on a column that is named in the code, with
numbers at most."""
FRAGMENTS = {
    "copying": {"self", "table"},
    "deals": {"game_id"},
    "leagues": {"league"},
    "postgres_copying": {"sequence", "table"},
    "privacy": {"changed", "column", "id_", "kept", "named"},
    "results": {"where"},
    "rows": {"names", "new", "same", "table"},
}
"""Names of tables and columns, and conditions, by file: they are written out in the code, or read from the schema."""


def text_in(node: ast.AST) -> str:
    return "".join(str(one.value) for one in ast.walk(node) if isinstance(one, ast.Constant))


def constant(node: ast.AST, known: set[str]) -> bool:
    """Whether it is made of what stands in the code alone."""
    match node:
        case ast.Constant():
            return True
        case ast.Name(id=name):
            return name in known or name.isupper()
        case ast.Attribute(value=owner, attr=name):
            return name.isupper() or constant(owner, known)
        case ast.Subscript(value=table):
            return constant(table, known)
        case ast.Call(func=ast.Attribute(value=ast.Constant(), attr="join"), args=[ast.BinOp(left=ast.Constant())]):
            return True
        case ast.Call(func=ast.Attribute(value=ast.Constant(), attr="join"), args=[ast.Attribute() as names]):
            return constant(names, known)
        case ast.JoinedStr(values=parts) | ast.Tuple(elts=parts) | ast.List(elts=parts):
            return all(constant(part, known) for part in parts)
        case ast.FormattedValue(value=value):
            return constant(value, known)
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            return constant(left, known) and constant(right, known)
        case ast.IfExp(body=one, orelse=other):
            return constant(one, known) and constant(other, known)
        case ast.Call(func=ast.Name(id=name)):
            return name in HARMLESS_CALLS
    return False


def names_in(scope: ast.AST, known: set[str]) -> set[str]:
    """The names that stand for constants: assigned once and for all, or gone through one by one."""
    found, spoilt = set(known), set[str]()
    for node in ast.walk(scope):
        pairs: list[tuple[ast.expr, ast.expr]] = []
        match node:
            case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=values)):
                pairs = list(zip(names, values, strict=True))
            case ast.Assign(targets=[name], value=value):
                pairs = [(name, value)]
            case ast.For(target=name, iter=value) | ast.comprehension(target=name, iter=value):
                pairs = [(name, value)]
        for target, value in pairs:
            if isinstance(target, ast.Name):
                (found if constant(value, found) else spoilt).add(target.id)
    return found - spoilt


def of_tables(node: ast.AST) -> bool:
    """Whether two dicts of statements are put together, each of which is looked at by itself."""
    return isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr)


def numbers_in(scope: ast.AST) -> set[str]:
    """Names that `enumerate` counts: numbers, whatever is counted."""
    calls = (node for node in ast.walk(scope) if isinstance(node, ast.For) and isinstance(node.iter, ast.Call))
    return {
        node.target.elts[0].id
        for node in calls
        if isinstance(node.iter.func, ast.Name)  # type: ignore[attr-defined]
        and node.iter.func.id == "enumerate"  # type: ignore[attr-defined]
        and isinstance(node.target, ast.Tuple)
        and isinstance(node.target.elts[0], ast.Name)
    }


def formatted(source: str, fragments: Collection[str] = ()) -> Iterator[str]:
    """Every statement into which something is written that is no constant."""
    tree = ast.parse(source)
    module = names_in(ast.Module([one for one in tree.body if isinstance(one, ast.Assign)], []), set())
    functions = [one for one in ast.walk(tree) if isinstance(one, (ast.FunctionDef, ast.AsyncFunctionDef))]
    for scope in (*functions, *(one for one in tree.body if isinstance(one, ast.Assign))):
        known = names_in(scope, module) | numbers_in(scope) | set(fragments)
        for node in ast.walk(scope):
            if isinstance(node, ast.JoinedStr | ast.BinOp) and not of_tables(node) and SQL.search(text_in(node)):
                migration = "script.read_text('utf-8')" in ast.unparse(node)  # a file of the project
                if not constant(node, known) and not migration:
                    yield ast.unparse(node)
            match node:
                case ast.Call(func=ast.Attribute(value=value, attr="format")) if SQL.search(text_in(value)):
                    yield ast.unparse(node)


@pytest.mark.parametrize("path", sorted(DATA.rglob("*.py")), ids=lambda path: path.stem)
def test_no_value_is_written_into_a_statement(path: Path) -> None:
    assert list(formatted(path.read_text(encoding="utf-8"), FRAGMENTS.get(path.stem, ()))) == []


@pytest.mark.parametrize(
    "line",
    [
        'db.execute(f"SELECT * FROM games WHERE id = {game_id}")',
        "db.execute(\"DELETE FROM games WHERE name = '%s'\" % name)",
        'db.execute("SELECT * FROM games WHERE id = " + str(game_id))',
        'db.execute("SELECT {} FROM games".format(column))',
        'sql = f"UPDATE games SET {column} = 1"',
    ],
)
def test_a_statement_with_a_value_in_it_is_found(line: str) -> None:
    assert list(formatted(f"def work(db, game_id, name, column):\n    {line}\n"))


def test_constants_and_question_marks_may_be_put_together() -> None:
    statement = 'f"SELECT {_COLUMNS} FROM games WHERE id IN ({marks(3)})"'
    assert not list(formatted(f'_COLUMNS = "id, name"\ndef work(db):\n    sql = {statement}\n'))
