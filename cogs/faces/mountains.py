"""Mountains, as players read them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cogs.tables.face import Face, RuleWords, Section, Topic, face, order
from cogs.text.localizer import Localizer
from engine.core.action import Seat
from engine.core.game import Game
from engine.core.view import View
from engine.parts.mountains import Mountains
from engine.parts.routes import Routes, RoutesSeen
from engine.rail.map import Route


@face("mountains")
class MountainsFace(Face[Mountains]):
    """Mountains on Discord."""

    # In the help and the rules

    topics = (Topic("mountains", 45),)
    special = 15

    def facts(self, localizer: Localizer) -> Mapping[str, object]:
        return {"mountain": self.part.numbers.points}

    def map_lines(self, words: RuleWords) -> Iterable[tuple[Section, str]]:
        routes = sum(route.mountains > 0 for route in words.rules.part(Routes).order)
        yield Section.SPECIAL, words.say("rules-map-mountains", routes=routes)

    # Names and sentences

    scores = ("mountains",)

    def route_marks(self, localizer: Localizer, route: Route) -> list[str]:
        return [localizer.say("mark-mountains", count=route.mountains)] if route.mountains else []

    # On the board and in messages

    @order(30)
    def owned_lines(self, localizer: Localizer, view: View, seat: Seat) -> list[str]:
        """Return how many pieces of a player are worn out."""
        owners, routes = view.seen(RoutesSeen).owners, view.part(Routes).routes
        worn = sum(routes[route].mountains for route, owner in owners.items() if owner == seat)
        return [localizer.say("text-worn", count=worn)] if worn else []

    # Actions

    def notes_on_option(self, localizer: Localizer, game: Game, seat: Seat, option: str) -> list[str]:
        """Return how many more pieces a route takes, and their points."""
        count = localizer.map.routes[option].mountains
        points = count * self.part.numbers.points
        return [localizer.say("option-mountains", count=count, points=points)] if count else []
