"""Routes, as players read and press them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from cogs.core.components import Press
from cogs.core.panels import GREEN, Row
from cogs.rail.hand_routes import route_rows
from cogs.rail.text_board import by_city, pages_by_city
from cogs.tables.face import Face, Page, face, order
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from engine.advice.missing_links import Missing, Outlook
from engine.core.action import Seat
from engine.core.event import Event
from engine.core.view import View
from engine.parts.pieces import PiecesSeen
from engine.parts.routes import RouteClaimed, Routes, RoutesSeen
from renderer.core.marks import Mark


@face("routes")
class RoutesFace(Face[Routes]):
    """Routes on Discord."""

    # In the help and the rules

    # Names and sentences

    # On the board and in messages

    @order(20)
    def turn_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        return [Press(table.id, table.step, "claim", localizer.say("button-claim"), style=GREEN)]

    def mark(self, event: Event, view: View) -> Mark | None:
        return ("route", event.route) if isinstance(event, RouteClaimed) else None

    @order(10)
    def seat_facts(self, localizer: Localizer, view: View, seat: Seat) -> Mapping[str, object]:
        seen = view.seen(RoutesSeen)
        return {"routes": Counter(seen.owners.values())[seat], "trains": seen.pieces[seat]}

    @order(10)
    def alt_lines(self, localizer: Localizer, view: View, *, plain: bool) -> list[str]:
        """The route that was claimed last."""
        last = view.seen(RoutesSeen).last
        return [] if last is None else [localizer.say("alt-last", route=localizer.route(last))]

    def board_pages(self, localizer: Localizer, view: View, most: int) -> list[Page]:
        """The routes that can still be claimed, by city."""
        seen = view.seen(RoutesSeen)
        free = [route for route in self.part.routes if route not in seen.owners and route not in seen.closed]
        return pages_by_city(localizer, free, most)

    @order(10)
    def owned_lines(self, localizer: Localizer, view: View, seat: Seat) -> list[str]:
        own = [route for route, owner in view.seen(RoutesSeen).owners.items() if owner == seat]
        return [line for _, line in by_city(localizer, own)] or [localizer.say("text-owned-none")]

    @order(10)
    def city_lines(self, localizer: Localizer, view: View, city: str) -> list[str]:
        """Every route at a city, with whose it is."""
        seen = view.seen(RoutesSeen)
        there = [route.id for route in self.part.routes.values() if city in route.cities]
        told = []
        for route in sorted(there, key=lambda one: localizer.spur(one, city)):
            if route in seen.owners:
                state = localizer.seat(seen.owners[route])
            else:
                state = localizer.say("text-closed" if route in seen.closed else "text-open")
            told.append(f"- {localizer.spur(route, city)}: {state}")
        return told

    # In the hand

    @order(10)
    def supply_left(self, localizer: Localizer, view: View, seat: Seat) -> list[str]:
        """Pieces of one kind; those of several kinds are another rule's."""
        if view.has(PiecesSeen):
            return []
        return [localizer.say("hand-pieces", count=view.seen(RoutesSeen).pieces[seat])]

    def hand_rows(self, localizer: Localizer, table: Table, view: View, outlook: Outlook) -> list[Row]:
        """The routes that the hand can pay."""
        return [] if view.viewer is None else route_rows(localizer, table, view.viewer, outlook)

    @order(10)
    def ticket_lines(self, localizer: Localizer, view: View, ticket: str, found: Missing) -> list[str]:
        """The links with all of their spaces: two tracks between two cities are one link."""
        if not found.routes:
            return []
        links = list(dict.fromkeys(localizer.link(route.id) for route in found.routes))
        spaces = sum(route.length for route in found.routes)
        return [localizer.say("hand-missing", links=", ".join(links), spaces=spaces)]

    def out_of_reach(self, localizer: Localizer, found: Missing) -> str:
        if found.reason == "twins":
            routes = found.facts["routes"]
            assert isinstance(routes, tuple)
            return localizer.say("hand-out-twins", links=", ".join(localizer.link(str(route)) for route in routes))
        if found.reason == "pieces":
            return localizer.say("hand-out-pieces", needed=found.facts["needed"], left=found.facts["left"])
        return localizer.say("hand-out-cut") if found.reason == "cut_off" else ""

    # Actions
