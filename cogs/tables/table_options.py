"""What a table agreed on beside its map and variant, named and carried in ids as one word."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cogs.tables import clock_terms, result_terms
from cogs.tables.table import FIRST, TABLE
from data.languages import name_in
from engine.assemble import ON, GameFile

JOINT = ","
CODES = clock_terms.CODES | result_terms.CODES
"""Whatever a table can agree on beside its map's options, by the code that stands for it; `table-<code>` names it."""


def chosen(options: Mapping[str, str]) -> list[str]:
    """The map's own options that are on; who begins and the table's own are no such options."""
    return [name for name, value in options.items() if name != FIRST and name[:6] != TABLE and value == ON]


def packed(options: Mapping[str, str]) -> str:
    codes = [code for code, (name, value) in CODES.items() if options.get(name) == value]
    return JOINT.join([*chosen(options), *codes])


def unpacked(text: str) -> dict[str, str]:
    names = [name for name in text.split(JOINT) if name]
    return dict(CODES.get(name, (name, ON)) for name in names)


def names_of(file: GameFile, lang: str, options: Iterable[str]) -> list[str]:
    return [name_in(file.options[name].names, lang) for name in options]
