"""The catalogues: the same sentences with the same facts in every language, and one for everything that can happen."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest
from fluent.syntax import FluentParser, ast, visitor

import engine.parts
from cogs.text.catalogue import LANGS, Words, catalogue, event_key
from data.languages import WORDS
from data.maps.library import load
from engine.core.event import Event
from engine.core.part import Part
from engine.parts.market import Market
from engine.position import place

T = TypeVar("T")
ROOT = Path(__file__).resolve().parents[2]
for module in pkgutil.iter_modules(engine.parts.__path__):
    importlib.import_module(f"engine.parts.{module.name}")


def messages(lang: str) -> Iterator[tuple[str, ast.Message]]:
    for file in sorted((WORDS / lang).rglob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
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


# Positions in which every kind of line of the final score is there.
AT_THE_END: dict[str, dict[str, object]] = {
    "usa": {"claimed": {"denver-omaha": 0}, "tickets": [["boston-miami"]]},
    "europe": {
        "claimed": {"palermo-smyrna": 0, "constantinople-smyrna": 1},
        "tickets": [["palermo-constantinople"]],
        "stations": [["smyrna"]],
    },
    "world": {
        "claimed": {"al_qahira-athina": 0},
        "tickets": [["tour-casablanca-al_qahira-tehran"]],
        "ports": [["athina"]],
        "exchanged": [2],
    },
    "london": {"claimed": {"british_museum-covent_garden-1": 0}, "tickets": [["british_museum-waterloo"]]},
    "string_railway": {
        "tiles": [{"kind": "marshalling", "at": [2500, 1300]}, {"kind": "city", "at": [4000, 1300], "owner": 0}],
        "river": [[3250, 1100], [3250, 7100]],
        "strings": [
            {"company": 0, "string": "short", "path": [[1220, 1300], [4000, 1300]]},
            {"company": 1, "string": "long", "path": [[7780, 1300], [4100, 1300]]},
        ],
    },
}
ENGLISH = dict(messages("en"))


def every(kind: type[T]) -> Iterator[type[T]]:
    for sub in kind.__subclasses__():
        yield sub
        yield from every(sub)


class TestTheLanguages:
    @pytest.mark.parametrize("lang", LANGS)
    def test_have_the_same_sentences_in_the_same_files(self, lang: str) -> None:
        assert set(dict(messages(lang))) == set(ENGLISH)

    @pytest.mark.parametrize("lang", LANGS)
    def test_tell_the_same_facts_in_each_sentence(self, lang: str) -> None:
        for name, message in messages(lang):
            assert facts(message) == facts(ENGLISH[name]), f"{lang}/{name}"

    @pytest.mark.parametrize("lang", LANGS)
    def test_name_each_sentence_once(self, lang: str) -> None:
        names = [name.split(":")[1] for name, _ in messages(lang)]
        assert sorted(names) == sorted(set(names))

    def test_are_no_copies_of_english(self) -> None:
        """A sentence that is the same in English is one that was forgotten, unless it holds no words."""
        for lang in ("ru", "uk"):
            for file in (WORDS / lang).rglob("*.ftl"):
                for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                    if isinstance(entry, ast.Message) and entry.value is not None:
                        text = "".join(e.value for e in entry.value.elements if isinstance(e, ast.TextElement))
                        if re.search("[A-Za-z]{3}", re.sub(r"Discord|Slow Train|[A-Z_]{6,}", "", text)):
                            assert re.search("[А-яІіЇїЄєҐґ]", text), f"{lang}/{file.name}:{entry.id.name}"


class TestEverythingHasASentence:
    @pytest.mark.parametrize("lang", LANGS)
    def test_refusals(self, lang: str) -> None:
        codes = set()
        for folder in ("engine", "cogs"):
            for file in (ROOT / folder).rglob("*.py"):
                codes |= set(re.findall(r'Refused\(\s*"([a-z_]+)"', file.read_text(encoding="utf-8")))
        codes |= {f"finish_{part.name}" for part in every_part() if "pending" in vars(part)}
        codes |= {"own_twin", "twin_closed"}
        codes -= {"bad_position", "unknown_seat"}  # only a position written by hand can say these
        missing = [c for c in codes if not catalogue().has(lang, f"refused-{c.replace('_', '-')}")]
        assert not missing

    @pytest.mark.parametrize("lang", LANGS)
    def test_events(self, lang: str) -> None:
        kinds = [kind for kind in every(Event) if not kind.__subclasses__() and kind.__module__[:7] == "engine."]
        assert len(kinds) > 15
        assert not [kind for kind in kinds if not catalogue().has(lang, event_key(kind))]

    @pytest.mark.parametrize("lang", LANGS)
    def test_keys_that_the_program_says(self, lang: str) -> None:
        pattern = r'\b(?:say|english)\(\s*(?:(?:[a-z._]*lang(?:_of\(\w+\))?|"en"),\s*)?"([a-z-]+)"(?!,\s*key)'
        said: set[str] = set()
        for file in (ROOT / "cogs").rglob("*.py"):
            said |= set(re.findall(pattern, file.read_text(encoding="utf-8")))
        assert len(said) > 50
        assert not [key for key in said if not catalogue().has(lang, key)]

    @pytest.mark.parametrize("lang", LANGS)
    def test_cards_colours_scores_and_ties_of_every_game(self, lang: str) -> None:
        for key in load().games:
            rules = load().rules(key)
            kinds = [kind for part in rules.parts for kind in getattr(part, "kinds", ()) if isinstance(kind, str)]
            # Cards that differ by more than their colour are typed by what is on them.
            typed = rules.has(Market) and rules.part(Market).cards.typed
            forms = ("card", "a-card", "cards", *(() if typed else ("alias",)))
            names = [f"{form}-{kind}" for kind in kinds for form in forms]
            names += [f"tally-{tally.replace('_', '-')}" for part in rules.parts for tally in part.tie_breaks()]
            names += [f"help-about-{part.name.replace('_', '-')}" for part in rules.parts]
            assert not [name for name in names if not catalogue().has(lang, name)]

    @pytest.mark.parametrize("lang", LANGS)
    def test_lines_of_the_final_score_of_every_game(self, lang: str) -> None:
        for key in load().games:
            game = place(load().rules(key), 2, AT_THE_END.get(key, {}), Random(1))
            codes = {line.code for line in game.result().lines}
            assert not [code for code in codes if not catalogue().has(lang, f"score-{code.replace('_', '-')}")]

    def test_the_final_scores_above_have_every_line_there_is(self) -> None:
        codes, played = set(), set()
        for key in load().games:
            codes |= {line.code for line in place(load().rules(key), 2, AT_THE_END[key], Random(1)).result().lines}
            played |= {part.name for part in load().rules(key).parts}
        written = set()
        for file in (ROOT / "engine" / "parts" / f"{name}.py" for name in played):
            text = file.read_text(encoding="utf-8")
            written |= set(re.findall(r'ScoreLine\(\w+, "([a-z_]+)"', text))
            written |= (
                set(re.findall(r'^    name = "([a-z_]+)"', text, re.M))
                if "ScoreLine(seat, self.name" in text
                else set()
            )
        assert written <= codes

    def test_every_ruling_has_a_line_in_the_help(self) -> None:
        told = {int(key.rsplit("-r", 1)[1]) for key in catalogue().keys("help-") if re.search(r"-r\d+$", key)}
        assert {*range(1, 18), *range(20, 27), *range(30, 40), 45, *range(50, 60)} <= told


def every_part() -> list[type[Part[object]]]:  # type: ignore[type-var]
    return [kind for kind in every(Part) if kind.__module__.startswith("engine.")]


class TestPlurals:
    @pytest.mark.parametrize(
        ("lang", "told"),
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
    def test_follow_the_number(self, lang: str, told: list[str]) -> None:
        numbers = [1, 2, 5, 11, 21, 22]
        assert [catalogue().say(lang, "trains", count=n) for n in numbers] == told


class TestSaidAgain:
    """Sentences without names of people are kept as they were said."""

    def test_a_sentence_mentions_commands_as_they_are_known_now(self) -> None:
        words = Words()
        assert "`/my games`" in words.say("en", "remind-elsewhere")
        words.command_ids = {"my": 5}
        assert "</my games:5>" in words.say("en", "remind-elsewhere")

    def test_each_language_and_number_has_its_own(self) -> None:
        words = Words()
        assert words.say("en", "cards-red", count=1) != words.say("en", "cards-red", count=2)
        assert words.say("en", "cards-red", count=2) != words.say("uk", "cards-red", count=2)

    def test_only_so_many_are_kept_and_nothing_that_people_are_called(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("cogs.text.catalogue.MOST_SAID", 5)
        words = Words()
        first = words.say("en", "cards-red", count=77)
        assert words.say("en", "cards-red", count=77) is first
        for count in range(40):
            words.say("en", "cards-red", count=count)
        assert words.say("en", "cards-red", count=77) is not first
        mix = {"player": "Ann", "trains": 1, "ships": 2}
        assert words.say("en", "seat-mix", **mix) is not words.say("en", "seat-mix", **mix)
