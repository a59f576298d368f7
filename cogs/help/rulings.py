"""What a game's rules tell about themselves: the rulings that they play by, and the numbers for every sentence."""

from __future__ import annotations

import re
from typing import NamedTuple

from cogs.tables.face import faces_of
from cogs.tables.family import family_of
from cogs.tables.rule_pages import RuleWords
from cogs.text.catalogue import Words
from cogs.text.localizer import Localizer
from data.languages import name_in
from engine.core.ruleset import Ruleset


class Ruling(NamedTuple):
    """One ruling that a game plays by: its number, the key of its sentence, and the topic that tells it, if any."""

    number: int
    key: str
    topic: str | None


def rule_words(words: Words, lang: str, rules: Ruleset) -> RuleWords:
    """Sentences about these rules, with the numbers that their faces know."""
    localizer = Localizer(words, lang, None, rules)
    facts: dict[str, object] = {"map": name_in(rules.names, lang)}
    for one in faces_of(rules):
        facts |= one.facts(localizer)
    return RuleWords(localizer, rules, facts)


def rulings_of(words: Words, rules: Ruleset) -> list[Ruling]:
    """All rulings that this game plays by, in the order of their numbers."""
    core = "core" if family_of(rules).has_map else "table-core"
    found = [
        Ruling(number, key, "first" if number == 15 else "score") for number, key in _numbered(words, core).items()
    ]
    for one in faces_of(rules):
        for ruled in one.ruled():
            for number, key in _numbered(words, ruled).items():
                found.append(Ruling(number, key, one.topic_of(f"{ruled}-r{number}")))
    return sorted(found)


def _numbered(words: Words, ruled: str) -> dict[int, str]:
    """Number -> key of the sentences like `help-routes-r6`."""
    prefix = f"help-{ruled}-r"
    numbers = {key: key.removeprefix(prefix) for key in words.keys(prefix)}
    return {int(number): key for key, number in numbers.items() if re.fullmatch(r"\d+", number)}
