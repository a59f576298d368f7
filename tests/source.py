"""The program's own files and sentences, parsed once a process for all tests that read them."""

from __future__ import annotations

import ast
import gc
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax.ast import Resource

from data.languages import WORDS


@contextmanager
def _kept() -> Iterator[None]:
    """Garbage collections take three quarters of the time in which trees are built, and find nothing."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@cache
def tree_of(path: Path) -> ast.Module:
    """Return a file parsed."""
    with _kept():
        return ast.parse(path.read_text(encoding="utf-8"), str(path))


@cache
def catalogues(lang: str) -> Mapping[Path, Resource]:
    """Return the files of a language's folder of words, parsed."""
    with _kept():
        return {
            file: FluentResource(file.read_text(encoding="utf-8")) for file in sorted((WORDS / lang).rglob("*.ftl"))
        }
