"""What is special about one map, line by line out of the rules as they were put together for the table."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.help.rulings import rule_words
from cogs.tables.face import faces_of, known_faces, topics_of_part
from cogs.tables.rule_pages import RuleWords, Section
from cogs.text.catalogue import Words
from data.key_family import KeyFamily
from data.languages import name_in
from data.maps.library import Library
from engine.assemble import known_parts
from engine.core.ruleset import Ruleset

TITLES = KeyFamily("rules-topic-{}", lambda: [one.name for name in known_faces() for one in topics_of_part(name)])
LAST = 999
"""The place of a special line whose face names none."""


def map_lines(words: Words, lang: str, rules: Ruleset, library: Library) -> list[str]:
    """The numbers of a map: variant and options, then what its rules tell, then what it has not."""
    told = rule_words(words, lang, rules)
    return [*_named(words, lang, rules, library), *_of_rules(told), *_without(told)]


def _named(words: Words, lang: str, rules: Ruleset, library: Library) -> Iterator[str]:
    """Variant, seats and options, as the map's file calls them."""
    file = library.games.get(rules.key)
    least, most = rules.seats
    variant = file.variants.get(rules.variant) if file else None
    name = name_in(variant.names, lang) if variant else rules.variant
    yield words.say(lang, "rules-map-variant", variant=name, least=least, most=most)
    for key, on in (("rules-map-options", True), ("rules-map-no-options", False)):
        offered = file.options.items() if file else ()
        options = [name_in(one.names, lang) for name, one in offered if (name in rules.options) is on]
        if options:
            yield words.say(lang, key, options="; ".join(options))


def _of_rules(words: RuleWords) -> list[str]:
    """The lines of all rules, section by section."""
    placed = [
        (section, _place(one.special) if section is Section.SPECIAL else 0, line)
        for one in faces_of(words.rules)
        for section, line in one.map_lines(words)
    ]
    return [line for *_, line in sorted(placed, key=lambda one: one[:2])]


def _place(special: int | None) -> int:
    return LAST if special is None else special


def _without(words: RuleWords) -> Iterator[str]:
    """The rules that other maps for such a game have."""
    there = {part.name for part in words.rules.parts}
    missing = [
        (kind.special, name)
        for name, kind in known_faces().items()
        if kind.special is not None and name not in there and there.intersection(known_parts()[name].requires)
    ]
    if missing:
        names = [words.say(TITLES(topics_of_part(name)[0].name)).casefold() for _, name in sorted(missing)]
        yield words.say("rules-map-without", parts=", ".join(names))
