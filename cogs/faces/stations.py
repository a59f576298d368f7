"""Building a station in private: the city, those that help own tickets first, then the payment."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import partial

from discord import app_commands, ui
from discord.ext import commands

from cogs.core.client import Choices, command
from cogs.core.components import GRAY, Panel, Press, on
from cogs.play.options import TypedCards, offered
from cogs.rail.payment_presses import build, offer_payments, open_places, pick_cards, pick_place, turn_places
from cogs.rail.payments import offers
from cogs.rail.works import Work
from cogs.tables.face import Face, RuleWords, Section, Topic, face, order
from cogs.tables.family import played_with
from cogs.tables.service import Interaction
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from engine.advice.missing_links import Missing
from engine.core.action import Seat
from engine.core.event import Event
from engine.core.score import ScoreLine
from engine.core.view import View
from engine.parts.routes import RoutesSeen
from engine.parts.stations import BuildStation, StationBuilt, Stations, StationsSeen, completing_cities
from engine.parts.ticket_points import completed
from engine.parts.tickets import TicketsSeen
from renderer.core.marks import Mark


class BuildStationFace(Work[BuildStation]):
    """Building a station."""

    kind = BuildStation
    code = "s"
    part = Stations
    target = "station"
    pick = "pick-station-payment"
    pick_city = "pick-station-city"

    def left(self, view: View, seat: Seat) -> int:
        return view.seen(StationsSeen).left[seat]

    def places(self, localizer: Localizer, table: Table, seat: Seat) -> ui.LayoutView:
        """Return the cities where a station can be built, those that help an own ticket first."""
        view = table.running.view(seat)
        cities = list(city_labels(localizer, table, seat).values())
        cost = len(view.seen(StationsSeen).built[seat]) + 1
        if not cities:
            return Panel(ui.TextDisplay(localizer.say("station-none", count=cost)))
        text = localizer.say("station-where", number=cost, count=cost, left=self.left(view, seat))
        notes = {city: _completes_text(localizer, tickets) for city, tickets in useful(view).items() if city in cities}
        return self.cities_page(localizer, table, text, cities, notes)

    def pieces_after(self, localizer: Localizer, view: View, seat: Seat) -> list[str]:
        return [localizer.say("hand-stations", count=view.seen(StationsSeen).left[seat])]

    def done(self, localizer: Localizer, before: Table, after: Table, action: BuildStation) -> str:
        return localizer.say("done-build", city=localizer.city(action.city))


STATION = BuildStationFace()


def useful(view: View) -> dict[str, list[str]]:
    """Return for each city the viewer's own tickets that one more station there would complete."""
    found: dict[str, list[str]] = {}
    done = completed(view)
    for ticket in view.seen(TicketsSeen).own or ():
        if ticket not in done:
            for city in completing_cities(view, ticket):
                found.setdefault(city, []).append(ticket)
    return found


def city_labels(localizer: Localizer, table: Table, seat: Seat) -> dict[str, str]:
    """Return the cities where a station can be built and paid, by label.

    Those that help an own ticket come first, then by name.
    """
    helped = useful(table.running.view(seat))
    cities = offers(table.running, seat, STATION)
    labels = {}
    for city in sorted(cities, key=lambda city: (city not in helped, localizer.city(city))):
        name = localizer.city(city)
        labels[f"{name} · {_completes_text(localizer, helped[city])}" if city in helped else name] = city
    return labels


def _completes_text(localizer: Localizer, tickets: Sequence[str]) -> str:
    return localizer.say("station-mends", tickets=", ".join(localizer.ticket(ticket) for ticket in tickets))


# The command


class StationCommands(commands.Cog):
    """The command for building a station."""

    plays = staticmethod(played_with("stations"))

    @app_commands.guild_only()
    @command()
    async def station(
        self, interaction: Interaction, city: str, payment: TypedCards | None = None, now: bool = False
    ) -> None:
        """Build a station in the city that was typed."""
        await build(interaction, STATION, city, payment, now)

    @station.autocomplete("city")
    async def offer_cities(self, interaction: Interaction, typed: str) -> Choices:
        """Offer the cities where a station can be built."""
        return await offered(interaction, city_labels, typed)

    @station.autocomplete("payment")
    async def offer_payments(self, interaction: Interaction, typed: str) -> Choices:
        """Offer the ways to pay."""
        return await offer_payments(interaction, STATION, typed)


on.add("station", partial(open_places, STATION), played_with("stations"))
on.add("pickcities", partial(turn_places, STATION), played_with("stations"))
on.add("pick-station-city", partial(pick_place, STATION), played_with("stations"))
on.add("pick-station-payment", partial(pick_cards, STATION), played_with("stations"))


# On the board and in the hand


LOAN = "loan"
"""The code of a station's line in the score."""
COMPLETING = "mending"
"""What may be left out of a hand: where one more station would complete a ticket."""
MOST_CITIES = 8


def _completing(localizer: Localizer, view: View, ticket: str) -> list[str]:
    """Return where one more station would complete a ticket by itself."""
    cities = () if view.turn.ended else completing_cities(view, ticket)
    return [localizer.say("hand-station-completes", cities=_names(localizer, cities))] if cities else []


def _names(localizer: Localizer, cities: Sequence[str]) -> str:
    more = ", …" if len(cities) > MOST_CITIES else ""
    return ", ".join(map(localizer.city, cities[:MOST_CITIES])) + more


@face("stations")
class StationsFace(Face[Stations]):
    """Stations on Discord."""

    # In the help and the rules

    topics = (Topic("stations", 60),)
    special = 30

    def facts(self, localizer: Localizer) -> Mapping[str, object]:
        numbers = self.part.numbers
        return {"stations": numbers.each, "unbuilt": numbers.points_unbuilt}

    def map_lines(self, words: RuleWords) -> Iterable[tuple[Section, str]]:
        yield Section.SPECIAL, words.say("rules-map-stations")

    # Names and sentences

    scores = ("stations", "loan")

    # On the board and in messages

    @order(40)
    def turn_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        seat = view.turn.seat
        if seat is None or not view.seen(StationsSeen).left[seat]:
            return []
        return [Press(table.id, table.step, "station", localizer.say("button-station"), style=GRAY, yields=3)]

    def mark(self, event: Event, view: View) -> Mark | None:
        return ("city", event.city) if isinstance(event, StationBuilt) else None

    @order(30)
    def alt_lines(self, localizer: Localizer, view: View, *, plain: bool) -> list[str]:
        """Return the stations of each seat that has any."""
        return [
            localizer.say(
                "alt-stations",
                player=localizer.player(seat, plain=plain),
                cities=", ".join(map(localizer.city, cities)),
            )
            for seat, cities in enumerate(view.seen(StationsSeen).built)
            if cities
        ]

    @order(20)
    def owned_lines(self, localizer: Localizer, view: View, seat: Seat) -> list[str]:
        cities = view.seen(StationsSeen).built[seat]
        return [localizer.say("text-stations", cities=", ".join(map(localizer.city, cities)))] if cities else []

    @order(20)
    def city_lines(self, localizer: Localizer, view: View, city: str) -> list[str]:
        owners = [seat for seat, cities in enumerate(view.seen(StationsSeen).built) if city in cities]
        return [localizer.say("text-station-of", player=localizer.seat(seat)) for seat in owners]

    @order(20)
    def final_lines(self, localizer: Localizer, view: View, seat: Seat) -> list[str]:
        """Return which route each station uses, and its owner."""
        lines = []
        for line in view.result.of(seat):
            if line.code == LOAN:
                city, route = str(line.facts["city"]), str(line.facts["route"])
                owner = localizer.player(view.seen(RoutesSeen).owners[route])
                facts = {"city": localizer.city(city), "route": localizer.route(route), "owner": owner}
                lines.append(localizer.say("final-loan", **facts))
        return lines

    def standing_item(self, localizer: Localizer, line: ScoreLine) -> list[str] | None:
        """Return the route that a station uses, without points."""
        if line.code != LOAN:
            return None
        city, route = str(line.facts["city"]), str(line.facts["route"])
        return [localizer.say("standing-loan", city=localizer.city(city), link=localizer.link(route))]

    # In the hand

    def hand_left(self, localizer: Localizer, view: View) -> list[str]:
        return [localizer.say("hand-stations", count=view.seen(StationsSeen).left[view.viewer or 0])]

    @order(20)
    def ticket_lines(self, localizer: Localizer, view: View, ticket: str, found: Missing) -> list[str]:
        """Return which routes own stations use, and where one more station would help."""
        lines = [
            localizer.say("hand-lent", city=localizer.city(city), link=localizer.link(route))
            for city, route in found.lent
        ]
        if found.station is None:
            return lines
        alone = _completing(localizer, view, ticket) if not found.routes else []
        if alone:
            return [*lines, *alone]
        route, cities = found.station
        return [*lines, localizer.say("hand-station", cities=_names(localizer, cities), link=localizer.link(route))]

    def ticket_more(self, localizer: Localizer, view: View, ticket: str, gone: Collection[str]) -> list[str]:
        return [] if COMPLETING in gone else _completing(localizer, view, ticket)

    @order(10)
    def leaves_out(self) -> tuple[str, ...]:
        return (COMPLETING,)

    # Actions

    actions = (STATION,)
