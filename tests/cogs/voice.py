"""How the sentences of the bot read: their length by area, and patterns that the voice of the project avoids.

`python -m tests.cogs.voice` prints the counts of each language and the longest sentences of each area.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from fluent.syntax import ast

from data.languages import CODES
from tests.source import catalogues

FORM = re.compile(r"^(plain|special|steady|decks|bus|fleet|map-[a-z_]+)-")
"""The form of a family's or a map's sentence, which comes before the key."""
LIMITS = {"button": 20, "help": 300, "refusal": 160, "option": 100, "message": 160}
"""Characters of what is written out, by area: names and numbers that are filled in are not counted."""
PREFIXES = {"button-": "button", "help-": "help", "refused-": "refusal", "cmd-": "option", "opt-": "option"}
UNSEEN = ("alias-", "rules-words-")
"""Keys of what a reader types, never of what is shown."""

PATTERNS = {
    "en": {
        "whoever, those who": r"\b(whoever|whatever|those who|of which|of whom|he who)\b",
        "anew, mend, lie, stand": r"\b(anew|mend(s|ed)?|lies|lie face|lay face|stands? (here|there)|brings?)\b",
        "told, asked, called off": r"\b(is|are|was|were|been) (told|asked|called off|named|laid|kept|shown|undone)\b",
        "goes on, plays on": r"\b(goes|go|plays|play|waits|wait|carries|carry) on\b",
        "but for, as long as, so that": r"\b(but for|as long as|such an?|none of|one of whom|of its own)\b",
        "without it": r"\b(without it|if you do not say|if it is not said)\b",
        "nobody but": r"\b(nobody but|no one but|nobody|somebody|everybody|anybody)\b",
        "it is, cannot": r"\b((?<!turn )it is|that is|(is|are|do|does|did|will) not|cannot|you have chosen)\b",
        "taken back": r"\btaken back\b",
        "British spelling": r"\b\w*(colour|neighbour|harbour|centre|grey|honour|favourite|licen[c]e)\w*\b",
    },
    "ru": {
        "стол решил, назовите": r"(стол решил|[Нн]азовите|О слове|взять назад|взято назад|зерно|расклад)",
        "карта вместо поля": r"\b(на карте|карту игры|карты игры)\b",
    },
    "uk": {
        "назвіть, вийшов час": r"(назвіть|Назвіть|вийшов час|[Рр]озклад|самі комп|зерно|взяти назад)",
    },
}


@dataclass(frozen=True)
class Sentence:
    """One way in which a message can read: a message with choices has several."""

    lang: str
    key: str
    area: str
    text: str


def sentences(lang: str) -> Iterator[Sentence]:
    """Yield each sentence of a language that is shown, with `{}` where something is filled in."""
    for resource in catalogues(lang).values():
        for entry in resource.body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                key = entry.id.name
                area = area_of(key)
                if area is not None:
                    for text in dict.fromkeys(readings(entry.value)):
                        yield Sentence(lang, key, area, text)


def area_of(key: str) -> str | None:
    """Return the area of a key; None for what is not shown."""
    bare = FORM.sub("", key)
    if bare.startswith(UNSEEN):
        return None
    return next((area for prefix, area in PREFIXES.items() if bare.startswith(prefix)), "message")


def readings(pattern: ast.Pattern) -> list[str]:
    """Return the ways a pattern can read: one for each place among the variants of its choices."""
    found = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            found = [text + element.value for text in found]
            continue
        match element.expression:
            case ast.SelectExpression(variants=variants):
                each = [reading for variant in variants for reading in readings(variant.value)]
                found = [found[min(at, len(found) - 1)] + one for at, one in enumerate(each)]
            case ast.FunctionReference(arguments=ast.CallArguments(positional=[ast.StringLiteral(value=name)])):
                found = [f"{text}/{name}" for text in found]
            case _:
                found = [text + "{}" for text in found]
    return found


def length(text: str) -> int:
    return len(text.replace("{}", "").replace("*", ""))


def longest(known: Iterable[Sentence], area: str) -> list[Sentence]:
    """Return the sentences of an area, the longest first."""
    return sorted((one for one in known if one.area == area), key=lambda one: -length(one.text))


def matches(sentence: Sentence) -> list[str]:
    """Return the names of the patterns that a sentence has."""
    return [name for name, pattern in PATTERNS[sentence.lang].items() if re.search(pattern, sentence.text)]


def main() -> None:
    for lang in CODES:
        known = list(sentences(lang))
        counts = Counter(name for one in known for name in matches(one))
        print(f"{lang}: {len(known)} sentences;", "; ".join(f"{name}: {count}" for name, count in counts.most_common()))
        for area, limit in LIMITS.items():
            ours = longest(known, area)
            over = sum(length(one.text) > limit for one in ours)
            print(f"  {area}: {len(ours)}, {over} over {limit}, {sum(length(o.text) > 100 for o in ours)} over 100")
            for one in ours[:3]:
                print(f"    {length(one.text)} {one.key}: {one.text[:150]!r}")


if __name__ == "__main__":
    main()
