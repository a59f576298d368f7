"""Options of a table as people choose them: those of its map, and those of every table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations

from discord import app_commands

from cogs.play.options import folded
from cogs.tables.terms import CLOCKS, CODES, JOINT, TIMEOUTS, code_key, names_of, unpacked
from cogs.text.catalogue import LANGS, catalogue, english
from engine.assemble import GameFile
from engine.core.refused import Refused


def _choices(codes: Iterable[str]) -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(
            name=app_commands.locale_str(english(code_key(code)), key=code_key(code)),
            value=code,
        )
        for code in codes
    ]


CLOCK_CHOICES, TIMEOUT_CHOICES = _choices(CLOCKS), _choices(TIMEOUTS)


def offers(file: GameFile, lang: str) -> dict[str, str]:
    """Return the labels of all choices of the map's options by value, the single ones first."""
    some = [names for size in range(1, len(file.options) + 1) for names in combinations(file.options, size)]
    return {JOINT.join(names): ", ".join(names_of(file, lang, names)) for names in some}


def all_offers(file: GameFile | None) -> dict[str, dict[str, str]]:
    """Return what the map's options and those of every table are called, in each language, by value."""
    labels = {lang: {} if file is None else offers(file, lang) for lang in LANGS}
    own = {value: {lang: labels[lang][value] for lang in LANGS} for value in labels[LANGS[0]]}
    return own | {code: {lang: catalogue().say(lang, code_key(code)) for lang in LANGS} for code in CODES}


def read_options(file: GameFile, text: str | None) -> dict[str, str]:
    """Return the options that a text names, by key or by name in any language, separated by commas.

    Raises: Refused `unknown_option`.
    """
    return {} if text is None else options_read(options_called(file), text)


def options_called(file: GameFile) -> dict[tuple[str, ...], str]:
    """Return the options of a map and of every table, by the words of their names in each language."""
    offered = all_offers(file)
    called = {tuple(folded(name)): value for value, names in offered.items() for name in names.values()}
    return called | {tuple(folded(value)): value for value in offered}


def options_read(called: Mapping[tuple[str, ...], str], text: str) -> dict[str, str]:
    """Return the options that a text names, of those that are called so.

    Raises: Refused `unknown_option`.
    """
    whole = called.get(tuple(folded(text)))
    found = [whole] if whole is not None else [called.get(tuple(folded(part))) for part in text.split(JOINT)]
    if None in found:
        raise Refused("unknown_option", text=text)
    return unpacked(JOINT.join(value for value in found if value is not None))
