"""A rule that nobody named anywhere: one part, one face, its words and a line in a map's file are all that it takes.

The hermit: 5 points for whoever has connected the fewest cities; all who tie for it get them.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cogs.text.catalogue import LANGS

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("cogs", "engine", "renderer", "data")

PART = '''"""The hermit: whoever has connected the fewest cities gets a bonus, and all who tie for it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.content import Content
from engine.core.game import Game
from engine.core.part import Nothing, Numbers, Part, Points
from engine.core.score import ScoreLine
from engine.parts.routes import Routes


class HermitNumbers(Numbers, frozen=True):
    points: Points


class Hermit(Part[Nothing]):
    name = "hermit"
    numbers_type = HermitNumbers
    slice_type = Nothing
    requires = ("routes",)

    def __init__(self, numbers: HermitNumbers, content: Content) -> None:
        self.numbers = numbers

    def start(self, seats: int) -> Nothing:
        return Nothing()

    def final_score(self, game: Game) -> Sequence[ScoreLine]:
        routes = [game.rules.part(Routes).own(game, seat) for seat in range(game.seats)]
        counts = [len({city for route in own for city in route.cities}) for own in routes]
        return [
            ScoreLine(seat, self.name, self.numbers.points, {"count": count})
            for seat, count in enumerate(counts)
            if count == min(counts)
        ]
'''
FACE = '''"""The hermit, as players read it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cogs.tables.face import Face, face
from cogs.tables.face import RuleWords, Section
from cogs.text.localizer import Localizer
from engine.core.view import View
from engine.parts.hermit import Hermit


@face("hermit")
class HermitFace(Face[Hermit]):
    special = 90
    scores = ("hermit",)

    def facts(self, localizer: Localizer) -> Mapping[str, object]:
        return {"hermit": self.part.numbers.points}

    def map_lines(self, words: RuleWords) -> Iterable[tuple[Section, str]]:
        yield Section.SPECIAL, words.say("rules-map-hermit")

    def alt_lines(self, localizer: Localizer, view: View, *, plain: bool) -> list[str]:
        return [localizer.say("alt-hermit", hermit=self.part.numbers.points)]
'''
WORDS = """help-about-hermit = **The hermit** has connected the fewest cities and gets { $hermit } points.
help-hermit-r80 = All who tie for the hermit get the points.
rules-topic-hermit = The hermit
rules-words-hermit = hermit fewest
rules-score-hermit = - the hermit: { $hermit }
rules-map-hermit = **Hermit:** { $hermit } points
alt-hermit = The hermit gets { $hermit } points at the end.
score-hermit = hermit { $points }
final-line-hermit = Connected the fewest cities: { $count }
"""
PROGRAM = """
import json
import sys
from random import Random

from cogs.help.help import page_text
from cogs.help.topics import find, readings_of, topics_of
from cogs.tables.family import family_of
from cogs.tables.table import Table
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.localizer import Localizer
from data.maps.library import load
from data.store.rows import SeatRow
from engine.position import place

library, words = load(), catalogue()
rules = library.rules("usa")
claimed = {"portland-seattle-1": 0, "los_angeles-phoenix": 0, "denver-omaha": 1, "omaha-chicago": 2}
game, rng = place(rules, 3, {"claimed": claimed, "last_turns": 1}, Random(3)), Random(4)
while not game.over:
    actions = [one for one in game.legal(game.waiting[0]) if "Claim" not in type(one).__name__]
    game = game.after(game.act(rng.choice(actions), rng))
seats = tuple(SeatRow(i, 100 + i, name, color) for i, (name, color) in enumerate(zip("ABC", ("blue", "red", "green"))))
table = Table(7, 1, 2, "usa", "classic", {}, 100, 3, "playing", 9, seats, game, None)
shown = {}
for lang in LANGS:
    topics, other = (topics_of(words, lang, library.rules(key), library) for key in ("usa", "europe"))
    finals = family_of(rules).final_panels(words, lang, table, pictures=False)
    shown[lang] = {
        "help": page_text(words, lang, rules, "rules"),
        "fine": page_text(words, lang, rules, "fine"),
        "topics": topics.offered,
        "found": find(readings_of(words, lang, rules, library), "fewest"),
        "topic": topics.lines("hermit"),
        "scoring": topics.lines("score"),
        "map": topics.lines("map"),
        "other map": other.lines("map")[-1],
        "other topics": other.offered,
        "alt": family_of(rules).alt_text(Localizer(words, lang, table), game.view(None)),
        "finals": [str(one.view.to_components()) for one in finals],
    }
lines = [(line.seat, line.points) for line in game.result().lines if line.code == "hermit"]
json.dump({"shown": shown, "lines": lines, "stray": game.stray()}, sys.stdout)
"""


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What a copy of the program tells, in which only the four kinds of files are new."""
    copy = tmp_path_factory.mktemp("copy")
    for package in PACKAGES:
        shutil.copytree(ROOT / package, copy / package)
    (copy / "engine/parts/hermit.py").write_text(PART, encoding="utf-8")
    (copy / "cogs/faces/hermit.py").write_text(FACE, encoding="utf-8")
    for lang in LANGS:
        (copy / "data/words" / lang / "rules" / "hermit.ftl").write_text(WORDS, encoding="utf-8")
    file = copy / "data/games/usa.json"
    raw = json.loads(file.read_text(encoding="utf-8"))
    raw["parts"].append({"part": "hermit", "points": 5})
    file.write_text(json.dumps(raw), encoding="utf-8")
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run([sys.executable, "-c", PROGRAM], cwd=copy, env=clean, capture_output=True, check=False)
    assert not done.returncode, done.stderr.decode()
    return json.loads(done.stdout)  # type: ignore[no-any-return]


def test_it_scores_and_ties_share(report: dict[str, Any]) -> None:
    assert report["lines"] == [[1, 5], [2, 5]]
    assert not report["stray"]


@pytest.mark.parametrize("lang", LANGS)
class TestIsShown:
    def test_in_the_help(self, report: dict[str, Any], lang: str) -> None:
        shown = report["shown"][lang]
        assert "**The hermit** has connected the fewest cities and gets 5 points." in shown["help"]
        assert "- All who tie for the hermit get the points." in shown["fine"]

    def test_in_the_rules_as_a_topic_of_its_own(self, report: dict[str, Any], lang: str) -> None:
        shown = report["shown"][lang]
        assert shown["found"] == ["hermit"]
        about, ruling = shown["topic"]
        assert about.startswith("**The hermit**") and ruling.startswith("- ")
        assert shown["scoring"].count("- the hermit: 5") == 1
        assert shown["topics"].index("longest") < shown["topics"].index("hermit") < shown["topics"].index("score")
        assert "hermit" not in shown["other topics"]

    def test_on_the_page_of_its_map_and_as_what_others_lack(self, report: dict[str, Any], lang: str) -> None:
        shown = report["shown"][lang]
        assert shown["map"][-2] == "**Hermit:** 5 points"
        assert shown["other map"].endswith(", the hermit")
        assert "hermit" not in shown["map"][-1]

    def test_in_the_posts_of_the_end(self, report: dict[str, Any], lang: str) -> None:
        *opened, final = report["shown"][lang]["finals"]
        assert "Connected the fewest cities: 2" in opened[1]
        assert "Connected the fewest cities" not in opened[0]
        assert final.count("hermit 5") == 2

    def test_in_the_text_beside_the_picture_of_the_board(self, report: dict[str, Any], lang: str) -> None:
        assert "The hermit gets 5 points at the end." in report["shown"][lang]["alt"]
