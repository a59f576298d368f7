"""The catalogues: the same sentences with the same facts in every language, and one for everything that can happen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast, visitor

from cogs.play.options import ALIASES
from cogs.text.catalogue import LANGS, Words, catalogue
from data.languages import WORDS, entries
from data.maps.library import load
from engine.parts.market import Market
from tests.rows import crossed
from tests.source import catalogues


def messages(lang: str) -> Iterator[tuple[str, ast.Message]]:
    for file, resource in catalogues(lang).items():
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                yield f"{file.relative_to(WORDS / lang)}:{entry.id.name}", entry


class Facts(visitor.Visitor):
    """What a sentence asks for: its variables and the commands it names."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add("$" + node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        argument = node.arguments.positional[0]
        assert isinstance(argument, ast.StringLiteral)
        self.names.add(f"{node.id.name} {argument.value}")


def facts(message: ast.Message) -> set[str]:
    found = Facts()
    found.visit(message)
    return found.names


@cache
def english() -> dict[str, ast.Message]:
    return dict(messages("en"))


NOTES = (ast.Comment, ast.GroupComment, ast.ResourceComment)


class TestTheLanguages:
    @pytest.mark.parametrize("lang", LANGS)
    def test_have_the_same_sentences_in_the_same_files(self, lang: str) -> None:
        assert set(dict(messages(lang))) == set(english())

    @pytest.mark.parametrize("lang", crossed(LANGS, few=1))
    def test_are_read_one_by_one_as_they_are_in_their_files(self, lang: str) -> None:
        """Each sentence is parsed when it is said first, alone; with it, whatever it refers to."""
        in_files = [entry for file in catalogues(lang).values() for entry in file.body if not isinstance(entry, NOTES)]
        alone = [FluentResource(source).body[0] for source in entries(lang).values()]
        assert len(alone) == len(in_files)
        assert all(one.equals(other, ["span", "comment"]) for one, other in zip(alone, in_files, strict=True))

    @pytest.mark.parametrize("lang", LANGS)
    def test_can_be_said_first_whatever_they_refer_to(self, lang: str, caplog: pytest.LogCaptureFixture) -> None:
        named = [
            key for key, source in entries(lang).items() if re.search(r"\{\s*-?[a-zA-Z]", source) and key[0] != "-"
        ]
        assert named
        for key in named:
            Words().say(lang, key)
        said = caplog.text
        caplog.clear()
        assert "Unknown external" in said
        assert not re.search("Unknown (message|term)", said)

    @pytest.mark.parametrize("lang", LANGS)
    def test_tell_the_same_facts_in_each_sentence(self, lang: str) -> None:
        for name, message in messages(lang):
            assert facts(message) == facts(english()[name]), f"{lang}/{name}"

    def test_tell_on_one_map_the_same_facts_as_on_others(self) -> None:
        """`map-<key>-` replaces a sentence on the map with that key."""
        plain = {name.split(":")[1]: facts(message) for name, message in messages("en")}
        own = {
            key: key.removeprefix(f"map-{map_}-")
            for key in plain
            for map_ in load().games
            if key.startswith(f"map-{map_}-")
        }
        assert len(own) > 5 and own.keys() == {key for key in plain if key.startswith("map-")}
        assert not [key for key, replaced in own.items() if plain[key] != plain.get(replaced)]

    @pytest.mark.parametrize("lang", LANGS)
    def test_name_each_sentence_once(self, lang: str) -> None:
        names = [name.split(":")[1] for name, _ in messages(lang)]
        assert sorted(names) == sorted(set(names))

    def test_are_no_copies_of_english(self) -> None:
        """A sentence that is the same in English is one that was forgotten, unless it holds no words."""
        for lang in ("ru", "uk"):
            for file, resource in catalogues(lang).items():
                for entry in resource.body:
                    if isinstance(entry, ast.Message) and entry.value is not None:
                        text = "".join(e.value for e in entry.value.elements if isinstance(e, ast.TextElement))
                        if re.search("[A-Za-z]{3}", re.sub(r"Discord|Slow Train|[A-Z_]{6,}", "", text)):
                            assert re.search("[А-яІіЇїЄєҐґ]", text), f"{lang}/{file.name}:{entry.id.name}"


class TestEverythingHasASentence:
    @pytest.mark.parametrize("lang", LANGS)
    def test_cards_that_are_typed_by_their_colour(self, lang: str) -> None:
        """Cards that differ by more than their colour are typed by what is on them."""
        for key in load().games:
            rules = load().rules(key)
            if rules.has(Market) and not rules.part(Market).cards.typed:
                names = [ALIASES(kind) for kind in rules.part(Market).kinds]
                assert not [name for name in names if not catalogue().has(lang, name)]

    def test_every_ruling_has_a_line_in_the_help(self) -> None:
        found = {int(key.rsplit("-r", 1)[1]) for key in catalogue().keys("help-") if re.search(r"-r\d+$", key)}
        assert {*range(1, 18), *range(20, 27), *range(30, 40), 45, *range(50, 60)} <= found


class TestPlurals:
    @pytest.mark.parametrize(
        ("lang", "expected"),
        [
            ("en", ["1 train", "2 trains", "5 trains", "11 trains", "21 trains", "22 trains"]),
            (
                "ru",
                [
                    "1 вагончик",
                    "2 вагончика",
                    "5 вагончиков",
                    "11 вагончиков",
                    "21 вагончик",
                    "22 вагончика",
                ],
            ),
            (
                "uk",
                [
                    "1 вагончик",
                    "2 вагончики",
                    "5 вагончиків",
                    "11 вагончиків",
                    "21 вагончик",
                    "22 вагончики",
                ],
            ),
        ],
    )
    def test_follow_the_number(self, lang: str, expected: list[str]) -> None:
        numbers = [1, 2, 5, 11, 21, 22]
        assert [catalogue().say(lang, "trains", count=n) for n in numbers] == expected


class TestSaidAgain:
    """Sentences are kept as they were said."""

    def test_a_sentence_mentions_commands_as_they_are_known_now(self) -> None:
        words = Words()
        assert "`/my games`" in words.say("en", "remind-elsewhere")
        words.command_ids = {"my": 5}
        assert "</my games:5>" in words.say("en", "remind-elsewhere")

    def test_each_language_and_number_has_its_own(self) -> None:
        words = Words()
        assert words.say("en", "cards-red", count=1) != words.say("en", "cards-red", count=2)
        assert words.say("en", "cards-red", count=2) != words.say("uk", "cards-red", count=2)

    def test_only_so_many_are_kept(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("cogs.text.catalogue.MOST_SAID", 5)
        words = Words()
        first = words.say("en", "cards-red", count=77)
        assert words.say("en", "cards-red", count=77) is first
        for count in range(40):
            words.say("en", "cards-red", count=count)
        assert words.say("en", "cards-red", count=77) is not first

    def test_one_with_a_long_text_in_it_is_not_kept(self) -> None:
        words = Words()
        mix = {"player": "Ann" * 100, "trains": 1, "ships": 2}
        assert words.say("en", "seat-mix", **mix) is not words.say("en", "seat-mix", **mix)

    def test_one_with_a_name_is_kept_until_it_is_to_be_forgotten(self) -> None:
        words = Words()
        mix = {"player": "Ann", "trains": 1, "ships": 2}
        said = words.say("en", "seat-mix", **mix)
        assert words.say("en", "seat-mix", **mix) is said
        words.forget()
        assert words.say("en", "seat-mix", **mix) is not said
