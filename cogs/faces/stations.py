"""Building a station in private: which city, those that help the own tickets first, then how it is paid."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from cogs.core.panels import simple_panel
from cogs.rail.cities import cities_page
from cogs.rail.payments import STATION, offers
from cogs.tables.face import Face, face
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from engine.core.action import Seat
from engine.core.game import Game
from engine.core.refused import Refused
from engine.core.view import View
from engine.parts.stations import BuildStation, Stations, StationsSeen, completing_cities
from engine.parts.ticket_points import completed
from engine.parts.tickets import TicketsSeen


def check_builder(game: Game, seat: Seat) -> None:
    """The engine's own refusal, where a seat may build nothing at all now."""
    if not game.rules.has(Stations):
        raise Refused("not_in_this_game")
    refused = game.refuse(BuildStation(seat, "", ()))
    if refused is not None and refused.code != "unknown_city":
        raise refused
    if not game.view(seat).seen(StationsSeen).left[seat]:
        raise Refused("no_stations_left")


def price(view: View, seat: Seat) -> int:
    """How many cards the seat's next station costs."""
    return len(view.seen(StationsSeen).built[seat]) + 1


def useful(view: View) -> dict[str, list[str]]:
    """City -> the viewer's own tickets that one more station there would complete."""
    found: dict[str, list[str]] = {}
    done = completed(view)
    for ticket in view.seen(TicketsSeen).own or ():
        if ticket not in done:
            for city in completing_cities(view, ticket):
                found.setdefault(city, []).append(ticket)
    return found


def city_labels(localizer: Localizer, game: Game, seat: Seat) -> dict[str, str]:
    """Label -> city where a station can be built and paid: those that help an own ticket first, then by name."""
    helped = useful(game.view(seat))
    order = sorted(offers(game, seat, STATION), key=lambda city: (city not in helped, localizer.city(city)))
    return {_label(localizer, city, helped.get(city)): city for city in order}


def _label(localizer: Localizer, city: str, tickets: Sequence[str] | None) -> str:
    name = localizer.city(city)
    return f"{name} · {_mends(localizer, tickets)}" if tickets else name


def _mends(localizer: Localizer, tickets: Sequence[str]) -> str:
    return localizer.say("station-mends", tickets=", ".join(localizer.ticket(ticket) for ticket in tickets))


# Which city


def cities_panel(localizer: Localizer, table: Table, seat: Seat, group: int | None = None) -> ui.LayoutView:
    """The cities where a station can be built, those first that help an own ticket."""
    game = table.running
    view = game.view(seat)
    cities = list(city_labels(localizer, game, seat).values())
    cost = price(view, seat)
    if not cities:
        return simple_panel(ui.TextDisplay(localizer.say("station-none", count=cost)))
    left = view.seen(StationsSeen).left[seat]
    text = localizer.say("station-where", number=cost, count=cost, left=left)
    notes = {city: _mends(localizer, tickets) for city, tickets in useful(view).items() if city in cities}
    return cities_page(localizer, table, text, cities, notes, ("pick-station-city", "pickcities"), "station", group)


@face("stations")
class StationsFace(Face[Stations]):
    """Stations on Discord."""

    # In the help and the rules

    # Names and sentences

    # On the board and in messages

    # In the hand

    # Actions
