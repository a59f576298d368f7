"""Options of a table as people choose them: those of its map, and those of every table."""

from __future__ import annotations

from collections.abc import Iterable
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


def all_offers(file: GameFile | None, lang: str) -> dict[str, str]:
    """Return the labels of the map's options and of those of every table, by value."""
    own = {} if file is None else offers(file, lang)
    return own | {code: catalogue().say(lang, code_key(code)) for code in CODES}


def read_options(file: GameFile, text: str | None) -> dict[str, str]:
    """Return the options that a text names, by key or by name in any language, separated by commas.

    Raises: Refused `unknown_option`.
    """
    if text is None:
        return {}
    known = {tuple(folded(value)): value for value in all_offers(file, "en")}
    for lang in LANGS:
        known |= {tuple(folded(label)): value for value, label in all_offers(file, lang).items()}
    whole = known.get(tuple(folded(text)))
    found = [whole] if whole is not None else [known.get(tuple(folded(part))) for part in text.split(JOINT)]
    if None in found:
        raise Refused("unknown_option", text=text)
    return unpacked(JOINT.join(value for value in found if value is not None))
