"""Building a station or a harbor: choosing the city, those with a reason first, and then the payment."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal

from discord import ui

from cogs.core.components import MOST_OPTIONS, Panel, Pick, Row
from cogs.rail.payments import A, Option, Payable
from cogs.rail.typed import parse_city
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from data.key_family import KeyFamily
from engine.core.action import Seat
from engine.core.game import Game
from engine.core.refused import Refused
from engine.core.view import View

WORKS = ("station", "port")
PICKS = KeyFamily("{}-pick", WORKS)
OTHERS = KeyFamily("{}-other", WORKS)
PAYS = KeyFamily("{}-pay", WORKS)
PREVIEWS = KeyFamily("preview-{}", WORKS)


class Work(Payable[A]):
    """An action that builds something in a city."""

    place = "city"
    target: ClassVar[Literal["station", "port"]]
    pick_city: ClassVar[str]
    """The verb of the select of cities."""
    pick_part: ClassVar[str]
    """The verb of the select of parts of a long list of cities."""

    @abstractmethod
    def left(self, view: View, seat: Seat) -> int:
        """Return how many a player has left to build."""

    def check(self, game: Game, seat: Seat) -> None:
        super().check(game, seat)
        if not self.left(game.view(seat), seat):
            raise Refused(f"no_{self.target}s_left")

    def question(self, localizer: Localizer, of: str) -> str:
        return localizer.say(PAYS(self.target), city=localizer.city(of))

    def title(self, localizer: Localizer, action: A) -> str:
        return localizer.say(PREVIEWS(self.target), city=localizer.city(self.of(action)))

    def meant(self, localizer: Localizer, game: Game, seat: Seat, text: str) -> Sequence[str]:
        try:
            return [parse_city(localizer, text)]
        except Refused:
            return ()

    def cities_page(
        self,
        localizer: Localizer,
        table: Table,
        text: str,
        cities: Sequence[str],
        notes: Mapping[str, str],
        group: int | None,
    ) -> ui.LayoutView:
        """Return a page with the cities in their order, each with its note, if it has one.

        A long list is shown in parts: the cities with notes and a select of parts, or the part with the index `group`.
        """
        pick = localizer.say(PICKS(self.target))

        def row(shown: Sequence[str]) -> Row:
            said = {city: notes.get(city) for city in shown[:MOST_OPTIONS]}
            options = [Option(label=localizer.city(city), value=city, description=note) for city, note in said.items()]
            return Row(Pick(table.id, table.step, self.pick_city, options, placeholder=pick))

        said = ui.TextDisplay[Any](text)
        if len(cities) <= MOST_OPTIONS:
            return Panel(said, row(cities))
        by_name = sorted(cities, key=localizer.city)
        parts = [by_name[start : start + MOST_OPTIONS] for start in range(0, len(by_name), MOST_OPTIONS)]
        if group is not None:
            return Panel(said, row(parts[min(group, len(parts) - 1)]))
        options = [
            Option(label=f"{localizer.city(part[0])} … {localizer.city(part[-1])}", value=str(index))
            for index, part in enumerate(parts)
        ]
        placeholder = localizer.say(OTHERS(self.target)) if notes else pick
        rows = [Row(Pick(table.id, table.step, self.pick_part, options, placeholder=placeholder))]
        if notes:
            rows.insert(0, row([city for city in cities if city in notes]))
        return Panel(said, *rows)
