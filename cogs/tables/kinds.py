"""Whether a game is played on an open table, for words: everything else asks `cogs/tables/family.py`."""

from __future__ import annotations

from engine.core.ruleset import Ruleset


def laid_out(rules: Ruleset) -> bool:
    """Tiles and strings on an open table, where nobody holds anything in secret."""
    return any(part.name == "strings" for part in rules.parts)
