"""Every key that the program says has a sentence in every language, and every sentence is said by somebody."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from random import Random

import pytest

import cogs
import engine.parts
import renderer
from cogs.help.topics import rulings_of
from cogs.play.scores import score_codes
from cogs.text.catalogue import LANGS, catalogue, event_tags, forms_of
from cogs.text.localizer import REFUSALS
from data.key_family import FAMILIES, KeyFamily
from engine.assemble import ON, assemble, known_parts
from engine.core.event import Event
from engine.league.standings import TIE_BREAKS
from engine.position import place
from tests.samples import samples
from tests.source import tree_of

ROOT = Path(__file__).resolve().parents[2]
WORDS = catalogue()
SAYING = ("say", "english", "has", "said")
"""The functions that take a key."""
KEY = re.compile(r"[a-z]+(-[a-z0-9_]+)*")
CHECKED_ELSEWHERE = re.compile("cmd-|opt-")
"""Of commands, which are crossed with languages as Discord gets them."""
NOT_SAID = ("bad_position", "unknown_seat")
"""Codes that only a position written by hand can bring about."""
HERE_AND_THERE = re.compile(
    r"(note|act|alias)-|event-.*-twice|help-(play|table-play|league|variant|option)-|help-.*-r\d+$"
)
"""Sentences that are asked for by the beginning of their key, or by what was stored or typed."""

# Positions on maps, some in a variant, in which every kind of line of the final score is there.
AT_THE_END: dict[str, dict[str, object]] = {
    "usa mega": {"claimed": {"denver-omaha": 0}, "tickets": [["chicago-new_york"]]},
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
    "four_borders": {
        "claimed": {"abbey-dale-1": 0, "birch-marsh-1": 0, "abbey-birch": 0, "birch-dale": 0},
        "tickets": [["birch-abroad", "abbey-fell"]],
        "stations": [["abbey"]],
    },
    "blank_plains": {"claimed": {"alder-chalk": 0}, "tickets": [["alder-drum"]]},
    "brass_dales": {
        "claimed": {"amber-cinder-1": 0},
        "technologies": [["mail", "haul"]],
        "earned": [2],
        "tickets": [["amber-forge"]],
    },
    "cold_fjords": {"claimed": {"cape-fjord": 0}, "tickets": [["cape-glint"]]},
    "high_passes": {"claimed": {"anvil-bell": 0}},
    "iron_valley": {"claimed": {"flint-joint": 0}, "shares": {"coal": [0]}, "tickets": [["ash-flint"]]},
    "lantern_coast": {
        "claimed": {"gull-hills-2": 0, "amber-beacon": 0},
        "shares": {"oil": [0]},
        "collected": [["cook"]],
        "tickets": [["dune-abroad"]],
    },
    "nine_rivers": {
        "claimed": {"alder-dell": 0, "dell-elm-1": 0, "brook-elm": 0, "alder-brook": 0},
        "tickets": [["alder-elm"]],
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

for package in (cogs, renderer, engine.parts):
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        importlib.import_module(module.name)


@cache
def trees(*folders: str) -> tuple[ast.Module, ...]:
    if len(folders) > 1:
        return tuple(tree for folder in folders for tree in trees(folder))
    files = sorted((ROOT / folders[0]).rglob("*.py"))
    return tuple(map(tree_of, files))


def calls(*folders: str) -> list[tuple[str, ast.Call]]:
    """Every call of a function or method, with its name."""
    return [call for folder in folders for call in _calls(folder)]


@cache
def _calls(folder: str) -> list[tuple[str, ast.Call]]:
    nodes = (node for tree in trees(folder) for node in ast.walk(tree) if isinstance(node, ast.Call))
    return [(getattr(node.func, "attr", getattr(node.func, "id", "")), node) for node in nodes]


def arguments(call: ast.Call) -> Iterator[ast.expr]:
    """What stands where a key may: the first two arguments, and both ends of a choice."""
    for argument in call.args[:2]:
        yield from (argument.body, argument.orelse) if isinstance(argument, ast.IfExp) else (argument,)


def written(nodes: Iterator[ast.expr]) -> set[str]:
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@cache
def said_keys() -> set[str]:
    """The keys that are said as they are written."""
    found = {key for name, call in calls("cogs", "renderer") if name in SAYING for key in written(arguments(call))}
    return {key for key in found if key not in LANGS}


@cache
def codes() -> set[str]:
    """The codes of all refusals: as they are written, and those that the engine composes."""
    found = {
        code
        for name, call in calls("engine", "cogs")
        if name in ("Refused", "Fault")
        for code in written(arguments(call))
    }
    found |= {f"finish_{part.name}" for part in known_parts().values() if "pending" in vars(part)}
    return found | {f"undo_{kind.bars_undo}" for kind in events() if kind.bars_undo} - set(NOT_SAID)


def events() -> Iterator[type[Event]]:
    left = [Event]
    while left:
        kind = left.pop()
        left += kind.__subclasses__()
        yield kind


def lacking(keys: set[str], lang: str) -> list[str]:
    return sorted(key for key in keys if not WORDS.has(lang, key))


class TestKeys:
    @pytest.mark.parametrize("lang", LANGS)
    def test_of_every_family_have_their_sentences(self, lang: str) -> None:
        assert len(FAMILIES) > 60
        missing = {family.pattern: family.missing(partial(WORDS.has, lang)) for family in FAMILIES}
        assert not {pattern: keys for pattern, keys in missing.items() if keys}

    @pytest.mark.parametrize("lang", LANGS)
    def test_that_are_written_out_have_their_sentences(self, lang: str) -> None:
        assert len(said_keys()) > 700
        assert not lacking(said_keys(), lang)

    def test_are_composed_through_families_alone(self) -> None:
        """A key that is put together elsewhere could lack its sentence, and no test would know."""
        composed = [
            f"{ast.unparse(call)}"
            for name, call in calls("cogs", "renderer")
            if name in SAYING
            for node in arguments(call)
            if isinstance(node, ast.JoinedStr) and not CHECKED_ELSEWHERE.match(ast.unparse(node)[2:])
        ]
        assert not composed

    @pytest.mark.parametrize("lang", LANGS)
    def test_of_refusals_have_their_sentences(self, lang: str) -> None:
        assert len(codes()) > 200
        assert not lacking({REFUSALS(code) for code in codes() if code not in NOT_SAID}, lang)

    def test_of_events_are_those_of_all_parts(self) -> None:
        assert {"route_claimed", "string_laid", "tunnel_dug", "step_undone"} <= set(event_tags())


class TestAFamily:
    def test_of_tie_breaks_has_one_member_for_each(self) -> None:
        for pattern in ("league-tie-break-{}", "pic-league-tie-break-{}"):
            assert [family.members for family in FAMILIES if family.pattern == pattern] == [TIE_BREAKS]

    def test_misses_a_tie_break_without_its_word(self) -> None:
        """Tried once: a tie-break without its word passed every test, and raised KeyError in a channel."""
        family = KeyFamily("league-tie-break-{}", (*TIE_BREAKS, "coin_toss"))
        FAMILIES.remove(family)
        for lang in LANGS:
            assert family.missing(partial(WORDS.has, lang)) == ["league-tie-break-coin-toss"]

    def test_of_score_lines_has_the_codes_that_the_parts_write(self) -> None:
        """Whatever a part adds to the score is named by its face."""
        found = {
            code for name, call in calls("engine/parts") if name == "ScoreLine" for code in written(iter(call.args))
        }
        assert found <= set(score_codes())

    def test_of_score_lines_has_nothing_that_no_game_ends_with(self) -> None:
        ends = [place(samples().rules(*key.split()), 2, said, Random(1)).result() for key, said in AT_THE_END.items()]
        assert {line.code for end in ends for line in end.lines} == set(score_codes())


class TestEverySentence:
    def test_is_said_by_somebody(self) -> None:
        """What nobody says is not kept in three languages."""
        literals = {
            node.value
            for tree in trees("cogs", "renderer")
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        known = literals | {key for family in FAMILIES for key in family.keys} | {REFUSALS(code) for code in codes()}
        known |= {REFUSALS(literal) for tree in trees("engine", "cogs") for literal in constants(tree)}
        forms = {form for key in samples().games for form in forms_of(samples().rules(key))}
        keys = set(WORDS.keys(""))
        plain = {key: key.removeprefix(f"{form}-") for key in keys for form in forms if key.startswith(f"{form}-")}
        said = {key: plain[key] if plain.get(key) in keys else key for key in keys}
        unsaid = [key for key, one in said.items() if one not in known and not CHECKED_ELSEWHERE.match(one)]
        assert not [key for key in unsaid if not HERE_AND_THERE.match(said[key])]

    def test_that_tells_a_ruling_is_shown_by_some_game(self) -> None:
        found = {
            ruling.key
            for file in samples().games.values()
            for variant in file.variants
            for options in ({}, *({name: ON} for name in file.options))
            for ruling in rulings_of(WORDS, assemble(file, variant, options))
        }
        kept = {key for key in WORDS.keys("help-") if re.search(r"-r\d+$", key)}
        assert kept == found


def constants(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch("[a-z_]+", node.value):
            yield node.value
