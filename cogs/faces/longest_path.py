"""The longest path, as players read them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from cogs.tables.face import Face, RuleWords, Section, Topic, face
from cogs.text.catalogue import shorten
from cogs.text.localizer import Localizer
from engine.core.action import Seat
from engine.core.score import ScoreLine
from engine.core.view import View
from engine.parts.longest_path import LongestPath
from engine.parts.routes import Route


def _path_text(localizer: Localizer, seat: Seat, line: ScoreLine | None) -> str:
    player = localizer.player(seat)
    if line is None:
        return localizer.say("final-paths-none", player=player)
    path = line.facts["path"]
    assert isinstance(path, tuple)
    cities = " – ".join(localizer.city(city) for city in trail_cities(localizer.map.routes, path))
    spaces = line.facts["length"]
    return shorten(localizer.say("final-paths-row", player=player, spaces=spaces, cities=cities), 600)


def trail_cities(routes: Mapping[str, Route], trail: Collection[str]) -> list[str]:
    """Return the cities of a trail in order."""
    links = [routes[route].cities for route in trail]
    for start in links[0] if links else ():
        walked = [start]
        for a, b in links:
            if walked[-1] not in (a, b):
                break
            walked.append(b if walked[-1] == a else a)
        else:
            return walked
    return []


@face("longest_path")
class LongestPathFace(Face[LongestPath]):
    """The longest path on Discord."""

    # In the help and the rules

    topics = (Topic("longest", 100),)
    special = 40

    def facts(self, localizer: Localizer) -> Mapping[str, object]:
        return {"bonus": self.part.numbers.points}

    def map_lines(self, words: RuleWords) -> Iterable[tuple[Section, str]]:
        yield Section.SPECIAL, words.say("rules-map-longest-path")

    # Names and sentences

    scores = ("longest_path",)

    # On the board and in messages

    def final_parts(self, localizer: Localizer, view: View) -> list[tuple[str, str]]:
        """Return one part with the longest path of each seat."""
        lines = [localizer.say("final-paths")]
        for seat in range(view.seats):
            line = next((line for line in view.result.of(seat) if line.code == "longest_path"), None)
            lines.append(_path_text(localizer, seat, line))
        return [(localizer.say("final-part-paths"), "\n".join(lines))]
