"""Which kind of table a game is played on, told by its rules and never by its name."""

from __future__ import annotations

from engine.core.ruleset import Ruleset
from engine.parts.market import Market
from engine.parts.strings import Strings


def laid_out(rules: Ruleset) -> bool:
    """Tiles and strings on an open table, where nobody holds anything in secret."""
    return rules.has(Strings)


def with_cards(rules: Ruleset) -> bool:
    """Cards in hands and routes on a map."""
    return rules.has(Market)
