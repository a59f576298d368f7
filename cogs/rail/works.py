"""Building a station or a harbor: choosing the city, those with a reason first, and then the payment."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Literal

from discord import ui

from cogs.core.components import MOST_OPTIONS, Panel, Pick, Row
from cogs.rail.payments import A, Option, Payable, in_lists
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
PAYS = KeyFamily("{}-pay", WORKS)
PREVIEWS = KeyFamily("preview-{}", WORKS)


class Work(Payable[A]):
    """An action that builds something in a city."""

    place = "city"
    target: ClassVar[Literal["station", "port"]]
    pick_city: ClassVar[str]
    """The verb of the select of cities."""

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
        self, localizer: Localizer, table: Table, text: str, cities: Sequence[str], notes: Mapping[str, str]
    ) -> ui.LayoutView:
        """Return a page with the cities in their order, each with its note, if it has one.

        If one list can't hold them all, those with notes have a list of their own, and all are listed by name.
        """
        pick = localizer.say(PICKS(self.target))
        lists = [(pick, cities)] if cities else []
        if len(cities) > MOST_OPTIONS:
            noted = [city for city in cities if city in notes][:MOST_OPTIONS]
            lists = [(pick, noted)] if noted else []
            for span, part in in_lists(sorted(cities, key=localizer.city), localizer.city):
                lists.append((localizer.say("works-part", letters=span), part))
        rows = []
        for number, (placeholder, part) in enumerate(lists):
            options = [Option(label=localizer.city(city), value=city, description=notes.get(city)) for city in part]
            arg = str(number) if number else None
            rows.append(Row(Pick(table.id, table.step, self.pick_city, options, placeholder=placeholder, arg=arg)))
        return Panel(ui.TextDisplay(text), *rows)
