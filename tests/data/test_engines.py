"""Both engines hold the same and understand the same statements."""

from __future__ import annotations

import dataclasses
import inspect
import re
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from functools import partial
from importlib import import_module
from pkgutil import iter_modules
from random import Random
from types import ModuleType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest

from data import store as package
from data.store.connection import Conflict, Connection
from data.store.place import Place
from data.store.postgres import opened, scripts, translated
from data.store.readings import StaleStep
from data.store.rows import Statement
from data.store.store import Store
from tests import postgres
from tests.data.databases import of_version
from tests.data.databases import scripts as of_sqlite
from tests.postgres import tables_of


def indexes(db: Connection) -> set[tuple[str, bool]]:
    """Every index that has a name of ours, and whether it is unique."""
    if isinstance(db, sqlite3.Connection):
        found = db.execute("SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL").fetchall()
    else:
        found = db.execute("SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = current_schema()").fetchall()
        found = [(name, sql) for name, sql in found if not re.search(r"_(pkey|key)$", name)]
    return {(name, "UNIQUE" in sql) for name, sql in found}


def required(db: Connection) -> set[tuple[str, str]]:
    """Every column that is never NULL."""
    if isinstance(db, sqlite3.Connection):
        return {
            (table, row[1])
            for table in tables_of(db)
            for row in db.execute(f"PRAGMA table_info({table})")
            if row[3] or row[5]
        }
    sql = (
        "SELECT table_name, column_name FROM information_schema.columns "
        "WHERE table_schema = current_schema() AND is_nullable = 'NO'"
    )
    return {(row[0], row[1]) for row in db.execute(sql) if row[0] != "slow_train" and row[1] != "rowid"}


TYPES = {"bigint": {"INTEGER"}, "text": {"TEXT"}, "json": {"TEXT"}, "double precision": {"REAL"}}


@pytest.fixture
def address() -> Iterator[str]:
    address = postgres.fresh()
    yield address
    postgres.dropped(address)


class TestTheSchema:
    def test_of_both_has_the_same_tables_columns_and_indexes(self, address: str) -> None:
        one = of_version(len(of_sqlite()))
        with opened(Place(address)) as other:
            ours, theirs = tables_of(one), tables_of(other)
            named = {table: [name for name, _ in columns] for table, columns in ours.items()}
            assert named == {table: [name for name, _ in columns] for table, columns in theirs.items()}
            kinds = {
                (mine, kind) for table in ours for (_, mine), (_, kind) in zip(ours[table], theirs[table], strict=True)
            }
            assert all(mine in TYPES[kind] for mine, kind in kinds), kinds
            assert indexes(one) == indexes(other)
            assert required(one) == required(other)
        one.close()

    def test_has_a_migration_for_each_of_sqlite_since_the_first(self) -> None:
        numbers = [int(path.name[:4]) for path in of_sqlite()]
        assert [*scripts()] == numbers[numbers.index(min(scripts())) :], "write it in data/migrations/postgres"


class TestAStatement:
    @pytest.mark.parametrize(
        ("sql", "other"),
        [
            ("SELECT ? FROM a WHERE b = '?' AND c LIKE '%'", "SELECT %s FROM a WHERE b = '?' AND c LIKE '%%'"),
            ("SELECT ?2, ?1 WHERE a % 4 = :user", "SELECT %(2)s, %(1)s WHERE a %% 4 = %(user)s"),
            (
                "SELECT json_set(a, '$.b', json(?)), 'it''s :so'",
                "SELECT json_set(a, '$.b', CAST(%s AS JSON)), 'it''s :so'",
            ),
            ("SELECT id FROM a INDEXED BY b WHERE c", "SELECT id FROM a  WHERE c"),
        ],
    )
    def test_is_translated_outside_of_its_texts(self, sql: str, other: str) -> None:
        assert translated(sql).sql == other


# Every question and every change of the store, with arguments made up from their types

MODULES = [import_module(f"{package.__name__}.{one.name}") for one in iter_modules(package.__path__)]
NO_QUESTION = {"open", "close", "rows", "read", "first", "run", "read_at_once", "write_at_once"}
"""Methods that take SQL or work."""


def made(kind: Any, depth: int = 0) -> Any:
    """A value of a type."""
    if kind == Statement:
        return "SELECT 1", ()
    origin: Any = get_origin(kind)
    inner = get_args(kind)
    if origin in (Union, UnionType):
        return made(inner[0], depth)
    if origin is Literal:
        return inner[0]
    if origin is tuple:
        return () if inner[-1:] == (...,) else tuple(made(one, depth) for one in inner)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return {made(inner[0]): made(inner[1])} if inner[0] is not Any else {}
    if origin is Callable or (inspect.isclass(origin) and origin.__name__ == "Callable"):
        return lambda *_: None
    if isinstance(origin, type) and issubclass(origin, Sequence):
        return [made(inner[0], depth + 1)] if depth < 3 else []
    if origin is not None and hasattr(origin, "__iter__"):
        return [made(inner[0], depth + 1)]
    simple = {int: 1, str: "1", bool: True, float: 1.5, bytes: b"1", object: 1, Any: 1, Random: Random(1)}
    if kind in simple:
        return simple[kind]
    if kind is type(None):
        return None
    if isinstance(kind, type) and (dataclasses.is_dataclass(kind) or issubclass(kind, msgspec.Struct)):
        hints = get_type_hints(kind)
        return kind(**{name: made(hints[name], depth + 1) for name in inspect.signature(kind).parameters})
    if isinstance(kind, type) and hasattr(kind, "__members__"):
        return next(iter(kind.__members__.values()))
    raise TypeError(kind)


def arguments(function: Callable[..., Any], module: ModuleType) -> tuple[list[Any], dict[str, Any]]:
    hints = get_type_hints(function, vars(module))
    plain, named = [], {}
    for name, one in inspect.signature(function).parameters.items():
        if name in ("self", "store"):
            continue
        if one.kind is one.VAR_POSITIONAL:
            continue
        value = made(hints[name])
        if one.kind is one.KEYWORD_ONLY:
            named[name] = value
        else:
            plain.append(value)
    return plain, named


def questions(store: Store) -> Iterator[tuple[str, Callable[[], Awaitable[object]]]]:
    """Every coroutine method of the store's classes, bound and with its arguments."""
    for module in MODULES:
        for kind in vars(module).values():
            if not inspect.isclass(kind) or kind.__module__ != module.__name__:
                continue
            if kind is not Store and "store" not in getattr(kind, "__dataclass_fields__", ()):
                continue
            owner: Any = store if kind is Store else kind(store)  # type: ignore[call-arg]
            for name, function in inspect.getmembers(kind, inspect.iscoroutinefunction):
                if name[0] != "_" and name not in NO_QUESTION:
                    plain, named = arguments(function, module)
                    yield f"{kind.__name__}.{name}", partial(function, owner, *plain, **named)


def changes() -> Iterator[tuple[str, Statement]]:
    """Every statement that a function gives back for a commit."""
    for module in MODULES:
        for name, function in vars(module).items():
            if inspect.isfunction(function) and function.__module__ == module.__name__:
                gives = str(inspect.signature(function).return_annotation)
                if gives in ("Statement", "list[Statement]", "tuple[Statement, Statement]"):
                    plain, named = arguments(function, module)
                    found = function(*plain, **named)
                    for one in [found] if gives == "Statement" else found:
                        yield f"{module.__name__}.{name}", one


@pytest.mark.both
async def test_each_question_and_each_change_is_understood(store: Store) -> None:
    """What a constraint refuses is all right: here it matters that it can be said."""
    wrong: list[str] = []
    asked = 0
    for name, ask in questions(store):
        asked += 1
        try:
            await ask()
        except (Conflict, StaleStep):
            pass
        except Exception as error:
            wrong.append(f"{name}: {error!r}")
    for name, statement in changes():
        asked += 1
        try:
            await store.together([statement])
        except Conflict:
            pass
        except Exception as error:
            wrong.append(f"{name}: {error!r}")
    assert wrong == []
    assert asked > 150
