"""Districts: at the end, each scores its number for every seat whose routes connect all its places (R45)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from engine.board.network import Connected
from engine.core.action import Seat
from engine.core.content import Content
from engine.core.game import Game
from engine.core.part import Network, Nothing, Numbers, Part
from engine.core.refused import Fact
from engine.core.score import ScoreLine
from engine.core.view import View
from engine.parts.routes import Routes, RoutesSeen


class District(Struct, frozen=True, forbid_unknown_fields=True):
    """Places that belong together, marked by one number and color; `points` for connecting them all."""

    id: int
    points: int
    color: str
    cities: tuple[str, ...]


class Place(Struct, frozen=True):
    """The fields of a city that districts read."""

    id: str
    district: int | None = None


class Districts(Part[Nothing]):
    """Scores complete districts. Only own routes connect; they may lead through other districts."""

    name = "districts"
    requires = ("routes",)
    plain_scores = ("district",)

    def __init__(self, numbers: Numbers, content: Content) -> None:
        districts = content.read_list("districts", District)
        self.districts: Mapping[int, District] = {district.id: district for district in districts}
        if len(self.districts) != len(districts):
            content.wrong("districts", "two districts have the same id")
        self._check(content)

    def _check(self, content: Content) -> None:
        listed = {place.id: place.district for place in content.read_list("cities", Place)}
        where: dict[str, int] = {}
        for district in self.districts.values():
            place = f"districts.{district.id}"
            if len(set(district.cities)) < 2:
                content.wrong(place, "a district has two places or more, for there is nothing to connect in fewer")
            if district.points < 1:
                content.wrong(place, "a district is worth one point or more")
            for city in district.cities:
                if city not in listed:
                    content.wrong(place, f"there is no city {city!r}")
                if city in where:
                    content.wrong(place, f"{city!r} is listed already, in district {where[city]}")
                where[city] = district.id
        for city, said in listed.items():
            if said is not None and said != where.get(city):
                content.wrong(f"cities.{city}", f"it says district {said}, and that district does not list it")

    def final_score(self, game: Game) -> Sequence[ScoreLine]:
        """Return a line for every district that a seat has completed."""
        lines = []
        for seat in range(game.seats):
            own = Connected(game.find(Network(seat)).links)
            for district in self.districts.values():
                if joins(own, district):
                    facts: dict[str, Fact] = {"district": district.id, "cities": district.cities}
                    lines.append(ScoreLine(seat, "district", district.points, facts))
        return lines


def joins(connected: Connected, district: District) -> bool:
    """Tell whether all places of the district are connected."""
    return len(set(map(connected.top, district.cities))) == 1


def connected(view: View, seat: Seat) -> frozenset[int]:
    """Return the ids of the districts that the seat has completed so far, which is public."""
    owners, routes = view.seen(RoutesSeen).owners, view.part(Routes).routes
    own = Connected(routes[route].cities for route, owner in owners.items() if owner == seat)
    return frozenset(district.id for district in view.part(Districts).districts.values() if joins(own, district))
