"""The rules of a game by topic: only what it uses, in the same sentences as `/help`, with their rulings."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cached_property, lru_cache
from itertools import takewhile
from typing import NamedTuple

from cogs.play.options import folded
from cogs.tables.face import RuleWords, Section, Topic, faces_of, known_faces, topics_of_part
from cogs.tables.family import family_of
from cogs.text.catalogue import LANGS, Words
from cogs.text.localizer import Localizer
from data.key_family import KeyFamily
from data.languages import name_in
from data.maps.library import Library
from engine.assemble import known_parts
from engine.core.refused import Refused
from engine.core.ruleset import Ruleset


class Ruling(NamedTuple):
    """One ruling that a game uses: its number, the key of its sentence, and the topic it belongs to, if any."""

    number: int
    key: str
    topic: str | None


def rule_words(words: Words, lang: str, rules: Ruleset) -> RuleWords:
    """Return sentences about these rules, with the numbers from their faces."""
    localizer = Localizer(words, lang, None, rules)
    facts: dict[str, object] = {"map": name_in(rules.names, lang)}
    for one in faces_of(rules):
        facts |= one.facts(localizer)
    return RuleWords(localizer, rules, facts)


def rulings_of(words: Words, rules: Ruleset) -> list[Ruling]:
    """Return all rulings that this game uses, by number."""
    core = _numbered(words, "core" if family_of(rules).has_map else "table-core")
    found = [Ruling(number, key, "first" if number == 15 else "score") for number, key in core.items()]
    for one in faces_of(rules):
        for ruled in one.ruled():
            numbered = _numbered(words, ruled).items()
            found += [Ruling(number, key, one.topic_of(f"{ruled}-r{number}")) for number, key in numbered]
    return sorted(found)


def _numbered(words: Words, ruled: str) -> dict[int, str]:
    """Return the keys of the sentences like `help-routes-r6`, by number."""
    prefix = f"help-{ruled}-r"
    numbers = {key: key.removeprefix(prefix) for key in words.keys(prefix)}
    return {int(number): key for key, number in numbers.items() if re.fullmatch(r"\d+", number)}


LAST = 999
"""The place of a special line whose face names none."""


def turn_lines(phrases: RuleWords) -> list[str]:
    """Return what a new player needs first: the kinds of actions of a turn, or its steps."""
    choices = phrases.said(*(TURNS(one.key) for one in faces_of(phrases.rules)))
    about = "rules-about-turn" if family_of(phrases.rules).has_map else "rules-about-turn-laid"
    return [phrases.say(about, count=len(choices)), *choices]


def score_lines(phrases: RuleWords) -> list[str]:
    """Return what brings points."""
    return phrases.said("rules-about-score", *(SCORING(one.key) for one in faces_of(phrases.rules)))


def undo_lines(phrases: RuleWords) -> list[str]:
    """Return which actions can be undone, alone and by agreement."""
    if not family_of(phrases.rules).has_map:
        return [phrases.say("help-table-play-undo")]
    return [phrases.say("help-play-undo"), phrases.say("help-undo-agreed")]


def map_lines(words: Words, lang: str, rules: Ruleset, library: Library) -> list[str]:
    """Return a turn in short, then the numbers of a map: variant and options, its rules, and what it doesn't have."""
    phrases = rule_words(words, lang, rules)
    return [
        *turn_lines(phrases),
        *_named(words, lang, rules),
        *_of_rules(phrases),
        *_without(phrases, library),
    ]


def _named(words: Words, lang: str, rules: Ruleset) -> Iterator[str]:
    """Yield variant, seats and options, as the map's file names them."""
    least, most = rules.seats
    yield words.say(lang, "rules-map-variant", variant=name_in(rules.variant_names, lang), least=least, most=most)
    for key, on in (("rules-map-options", True), ("rules-map-no-options", False)):
        options = [name_in(names, lang) for name, names in rules.option_names.items() if (name in rules.options) is on]
        if options:
            yield words.say(lang, key, options="; ".join(options))


def _of_rules(words: RuleWords) -> list[str]:
    """Return the lines of all rules, section by section."""
    placed = []
    for one in faces_of(words.rules):
        place = LAST if one.special is None else one.special
        placed += [(kind, place * (kind is Section.SPECIAL), line) for kind, line in one.map_lines(words)]
    return [line for *_, line in sorted(placed, key=lambda one: one[:2])]


def _without(words: RuleWords, library: Library) -> Iterator[str]:
    """Yield the rules that other maps of such games have and this one lacks. Own maps aren't compared with."""
    there = {part.name for part in words.rules.parts}
    played = {said["part"] for key, file in library.games.items() if key not in library.texts for said in file.parts}
    missing = [
        (kind.special, name)
        for name, kind in known_faces().items()
        if kind.special is not None and name in played - there and there.intersection(known_parts()[name].requires)
    ]
    if missing:
        names = [words.say(TOPICS(topics_of_part(name)[0].name)).casefold() for _, name in sorted(missing)]
        yield words.say("rules-map-without", parts=", ".join(names))


TURNS = KeyFamily("rules-turn-{}", known_faces, optional=True)
SCORING = KeyFamily("rules-score-{}", known_faces, optional=True)
"""What a turn may be by a rule, and what it adds to the score; most rules do neither."""
TOPICS = KeyFamily("rules-topic-{}", lambda: every_topic(known_faces()))
TOPIC_WORDS = KeyFamily("rules-words-{}", lambda: every_topic(known_faces()))
SYNONYMS = KeyFamily("alias-topic-{}", lambda: every_topic(known_faces()), optional=True)
"""How players ask about a topic: words and beginnings of words, in `help/synonyms.ftl` of each language."""
FILLER = "alias-question-filler"
"""The words of a question that say nothing about its topic."""

MAP = "map"
_OF_ALL = (Topic(MAP, 0), Topic("turn", 10), Topic("score", 180), Topic("first", 220), Topic("undo", 230))
"""The topics that belong to no rule."""


def every_topic(parts: Iterable[str]) -> list[str]:
    """Return the topics of these parts and those of every game, in display order."""
    found = {topic.name: topic.place for topic in _OF_ALL}
    for name in parts:
        for topic in topics_of_part(name):
            found.setdefault(topic.name, topic.place)
    return sorted(found, key=lambda name: (found[name], name))


class Topics:
    """The topics of one game in one language, and the index by which they are found."""

    def __init__(self, words: Words, lang: str, rules: Ruleset, library: Library) -> None:
        self.words = words.of(rules)
        self.lang = lang
        self.rules = rules
        self.library = library
        self._phrases = rule_words(words, lang, rules)
        self._rulings = rulings_of(words, rules)
        every = {topic: self._made(topic) for topic in every_topic(part.name for part in rules.parts)}
        self._lines = {topic: lines for topic, lines in every.items() if lines}
        self.offered = tuple(self._lines)

    def title(self, topic: str) -> str:
        """Return the title of a topic."""
        return self.words.say(self.lang, TOPICS(topic))

    def lines(self, topic: str) -> list[str]:
        """Return what is said about a topic. Empty if the game plays without it."""
        return self._lines.get(topic, [])

    def _made(self, topic: str) -> list[str]:
        if topic == MAP:
            return map_lines(self.words, self.lang, self.rules, self.library)
        lines = self._about(topic)
        lines += [f"- {self._phrases.say(ruling.key)}" for ruling in self._rulings if ruling.topic == topic]
        return [line for line in lines if line]

    def _about(self, topic: str) -> list[str]:
        if topic == "turn":
            return turn_lines(self._phrases)
        if topic == "score":
            return score_lines(self._phrases)
        if topic == "undo":
            return undo_lines(self._phrases)
        having = [
            one for one in faces_of(self.rules) if any(own.name == topic for own in topics_of_part(one.part.name))
        ]
        return [line for one in having for line in one.topic_lines(topic, self._phrases)]

    # The index

    def keywords(self, topic: str) -> list[str]:
        """Return the words that lead to a topic: of its title, and those that players use for it."""
        keys = (key for key in (TOPIC_WORDS(topic), SYNONYMS(topic)) if self.words.has(self.lang, key))
        return folded(" ".join((self.title(topic), *(self.words.say(self.lang, key) for key in keys))))

    @cached_property
    def index(self) -> Index:
        """The words of the topics, those that lead there and those of their lines; made at the first search."""
        leading, mentioned = defaultdict[str, set[str]](set), defaultdict[str, set[str]](set)
        for topic in self.offered:
            for word in self.keywords(topic):
                leading[word].add(topic)
            for word in folded(" ".join(self.lines(topic))):
                mentioned[word].add(topic)
        filler = frozenset(folded(self.words.say(self.lang, FILLER)))
        return Index(leading, mentioned, sorted({*leading, *mentioned}), filler)


class Index(NamedTuple):
    """The words of a game's topics in one language. `order` has all of them, sorted."""

    leading: Mapping[str, set[str]]
    mentioned: Mapping[str, set[str]]
    order: Sequence[str]
    filler: frozenset[str]

    def alike(self, typed: str) -> list[str]:
        """Return the known words that a typed one is another form of, begins, or begins with.

        Only a word that leads somewhere can be such a beginning. Compares the words of the same first letters.
        """
        start = typed[:ALIKE]
        near = takewhile(lambda word: word.startswith(start), self.order[bisect_left(self.order, start) :])
        return [word for word in near if alike(typed, word) or (word in self.leading and begins(word, typed))]


# Looking up a word


@lru_cache(maxsize=96)
def topics_of(words: Words, lang: str, rules: Ruleset, library: Library) -> Topics:
    """Return the topics of a game in a language. Cached, since every keystroke asks for them."""
    return Topics(words, lang, rules, library)


MOST_TYPED, MOST_WORDS, MOST_LETTERS = 200, 20, 30
"""What is read of a typed question: characters, then different words, then letters of each."""
ALIKE = 3
"""How many letters two forms of one word share at least."""
LEADS = 3
"""What a word that leads to a topic weighs beside one that a line of the topic merely has."""


def typed_words(text: str) -> list[str]:
    """Return the different words of a typed question, as many as are read."""
    words = (word[:MOST_LETTERS] for word in folded(text[:MOST_TYPED]))
    return list(dict.fromkeys(words))[:MOST_WORDS]


def find(readings: Sequence[Topics], text: str) -> list[str]:
    """Return the topics that most words of a question lead to, in the order in which they are offered.

    A word leads to a topic by its title or its synonyms in any language, the reader's first; it counts less where
    only a line of the topic has it. The first reading is that of the reader. Empty if no topic has most of the words.
    """
    typed, mine = typed_words(text), readings[0]
    if not typed:
        return []
    if text in mine.offered:
        return [text]
    named = [topic for topic in mine.offered if folded(mine.title(topic)) == typed]
    if named:
        return named
    weights, meant = Counter[str](), _meant(readings, typed)
    for word in meant:
        weights.update(_led_by(readings, word))
    most = max(weights.values(), default=0)
    if most < LEADS and 2 * most <= len(meant):  # by chance
        return []
    return [topic for topic in mine.offered if weights[topic] == most]


def _meant(readings: Sequence[Topics], typed: Sequence[str]) -> Sequence[str]:
    """Return the words of a question without those that say nothing, unless it has no others."""
    return [word for word in typed if not any(word in one.index.filler for one in readings)] or typed


def _led_by(readings: Sequence[Topics], word: str) -> Mapping[str, int]:
    """Return the topics of one word with what it weighs for each."""
    index = readings[0].index
    weights = {topic: 1 for known in index.alike(word) for topic in index.mentioned.get(known, ())}
    for one in readings:
        led = {topic for known in one.index.alike(word) for topic in one.index.leading.get(known, ())}
        if led:
            return weights | dict.fromkeys(led, LEADS)
    return weights


def is_meant(readings: Sequence[Topics], topic: str, text: str) -> bool:
    """Return whether a text names a topic or a word that leads there, not only a word of one of its lines."""
    return text == topic or any(_led_by(readings, word).get(topic) == LEADS for word in typed_words(text))


def readings_of(words: Words, lang: str, rules: Ruleset, library: Library) -> list[Topics]:
    """Return the topics in every language, the reader's first."""
    langs = (lang, *(other for other in LANGS if other != lang))
    return [topics_of(words, one, rules, library) for one in langs]


def unknown(readings: Sequence[Topics], text: str) -> Refused:
    """Return the refusal of a text that leads nowhere, with the nearest topics."""
    mine = readings[0]
    words = {word: topic for topic in reversed(mine.offered) for word in mine.keywords(topic)}
    close = [word for part in typed_words(text) for word in get_close_matches(part, words, n=3, cutoff=0.5)]
    near = list(dict.fromkeys(words[word] for word in close)) or list(mine.offered[:5])
    return Refused("unknown_topic", text=text, topics=tuple(map(mine.title, near[:5])))


def matching_lines(topics: Topics, topic: str, text: str) -> list[str]:
    """Return the lines of a topic with one of the typed words. Its first line if there are none."""
    lines, index = topics.lines(topic), topics.index
    known = {one for word in _meant([topics], typed_words(text)) for one in index.alike(word)}
    return [line for line in lines if not known.isdisjoint(folded(line))] or lines[:1]


def alike(typed: str, word: str) -> bool:
    """Tell whether a typed word is a prefix of another one, or the same word with another ending."""
    if word.startswith(typed):
        return True
    if typed.isascii() or word.isascii():
        return _stem(typed) == _stem(word)
    pairs = enumerate(zip(typed, word, strict=False))
    shared = next((at for at, (a, b) in pairs if a != b), min(len(typed), len(word)))
    longest = max(len(typed), len(word)) - shared
    return shared >= 3 and longest <= (2 if shared < 5 else 3)


def begins(word: str, typed: str) -> bool:
    """Return whether a typed word begins with a known one that is long enough to mean it."""
    return len(word) > ALIKE and typed.startswith(word)


def _stem(word: str) -> str:
    """Return an English word without its ending."""
    for ending, instead in (("ies", "y"), ("ing", ""), ("es", ""), ("ed", ""), ("s", ""), ("e", "")):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)] + instead
    return word
