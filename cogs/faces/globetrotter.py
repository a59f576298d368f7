"""The Globetrotter, as players read it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from cogs.tables.face import Face, RuleWords, Section, Topic, face, order
from cogs.text.localizer import Localizer
from engine.core.score import ScoreLine
from engine.core.view import View
from engine.parts.globetrotter import Globetrotter


@face("globetrotter")
class GlobetrotterFace(Face[Globetrotter]):
    """The Globetrotter on Discord."""

    # In the help and the rules

    topics = (Topic("globetrotter", 105),)
    special = 45

    def facts(self, localizer: Localizer) -> Mapping[str, object]:
        return {"globetrotter": self.part.numbers.points}

    def map_lines(self, words: RuleWords) -> Iterable[tuple[Section, str]]:
        yield Section.SPECIAL, words.say("rules-map-globetrotter")

    # Names and sentences

    scores = ("globetrotter",)

    # On the board and in messages

    @order(-10)
    def standing_lines(self, localizer: Localizer, own: Sequence[ScoreLine], room: int) -> list[str]:
        """Return that no one knows the bonus before the end; afterwards it is among the points."""
        text = localizer.say("standing-globetrotter-hidden", points=self.part.numbers.points)
        return [] if any(line.code == "globetrotter" for line in own) or len(text) > room else [text]

    def final_parts(self, localizer: Localizer, view: View) -> list[tuple[str, str]]:
        """Return one part with the number of completed tickets of each seat."""
        lines = [localizer.say("final-globetrotter")]
        for line in (line for line in view.result.lines if line.code == "globetrotter"):
            count, player = line.facts["completed"], localizer.player(line.seat)
            lines.append(localizer.say("final-globetrotter-row", player=player, count=count, points=line.points))
        return [(localizer.say("final-part-globetrotter"), "\n".join(lines))]
