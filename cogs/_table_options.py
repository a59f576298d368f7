"""Options of a table, as its map offers them: chosen by name, several at once, carried in ids as one word."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations

from cogs._options import folded
from cogs._table import FIRST
from cogs._words import LANGS
from engine.assemble import ON, GameFile
from engine.core.refused import Refused

JOINT = ","


def chosen(options: Mapping[str, str]) -> list[str]:
    """The map's own options that are on; who begins is no such option."""
    return [name for name, value in options.items() if name != FIRST and value == ON]


def packed(options: Mapping[str, str]) -> str:
    return JOINT.join(chosen(options))


def unpacked(text: str) -> dict[str, str]:
    return {name: ON for name in text.split(JOINT) if name}


def names_of(file: GameFile, lang: str, options: Iterable[str]) -> list[str]:
    return [file.options[name].names[lang] for name in options]


def offers(file: GameFile, lang: str) -> dict[str, str]:
    """Value -> label of every choice of options, the single ones first."""
    some = [names for size in range(1, len(file.options) + 1) for names in combinations(file.options, size)]
    return {JOINT.join(names): ", ".join(names_of(file, lang, names)) for names in some}


def read_options(file: GameFile, text: str | None) -> dict[str, str]:
    """The options that a text names, by key or by name in any language. Raises Refused("unknown_option")."""
    if text is None:
        return {}
    known = {tuple(folded(value)): value for value in offers(file, "en")}
    for lang in LANGS:
        known |= {tuple(folded(label)): value for value, label in offers(file, lang).items()}
    found = known.get(tuple(folded(text)))
    if found is None:
        raise Refused("unknown_option", text=text)
    return unpacked(found)
