"""Ties, as players read them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cogs.play.scores import TALLIES
from cogs.tables.face import Face, Topic, face
from cogs.text.localizer import Localizer
from engine.core.view import View
from engine.parts.ties import Ties


@face("ties")
class TiesFace(Face[Ties]):
    """Ties on Discord."""

    # In the help and the rules

    topics = (Topic("ties", 210),)

    def facts(self, localizer: Localizer) -> Mapping[str, object]:
        return {"ties": ", ".join(localizer.say(TALLIES(name)) for name in self.part.by)}

    def ruled(self) -> Sequence[str]:
        return (self.key,) if self.part.by else ("ties-none",)

    # On the board and in messages

    def final_table_lines(self, localizer: Localizer, view: View) -> list[str]:
        """Return what breaks the tie, if several seats have the most points and anything does at this table."""
        totals, known = view.result.totals, view.result.tallies
        ties = [localizer.say(TALLIES(name)) for name in self.part.tie_breaks() if name in known]
        if totals.count(max(totals)) == 1 or not ties:
            return []
        return [localizer.say("final-tie", tallies=", ".join(ties))]
