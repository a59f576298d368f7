"""Building a station in private: which city, those that help the own tickets first, then how it is paid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from cogs._claims import MOST_OPTIONS, Option, Row, ask
from cogs._options import cards_text
from cogs._panels import begun, simple_panel
from cogs._press import Pick
from cogs._speech import SIGNS, Speech
from cogs._tables import Table
from cogs._words import shorten
from engine.core.action import Seat
from engine.core.game import Game
from engine.core.refused import Refused
from engine.core.view import View
from engine.parts.market import Cards
from engine.parts.stations import BuildStation, Stations, StationsSeen, mending
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


def builds_of(game: Game, seat: Seat) -> list[BuildStation]:
    """Every station that the engine would let this seat build now."""
    return [action for action in game.legal(seat) if isinstance(action, BuildStation)]


def fees(builds: Sequence[BuildStation], city: str) -> list[Cards]:
    return [build.payment for build in builds if build.city == city]


def price(view: View, seat: Seat) -> int:
    """How many cards the seat's next station costs."""
    return len(view.seen(StationsSeen).built[seat]) + 1


def useful(view: View) -> dict[str, list[str]]:
    """City -> the viewer's own tickets that one more station there would complete."""
    found: dict[str, list[str]] = {}
    done = completed(view)
    for ticket in view.seen(TicketsSeen).own or ():
        if ticket not in done:
            for city in mending(view, ticket):
                found.setdefault(city, []).append(ticket)
    return found


def city_labels(speech: Speech, game: Game, seat: Seat) -> dict[str, str]:
    """Label -> city where a station can be built and paid: those that help an own ticket first, then by name."""
    helped = useful(game.view(seat))
    cities = dict.fromkeys(build.city for build in builds_of(game, seat))
    order = sorted(cities, key=lambda city: (city not in helped, speech.city(city)))
    return {_label(speech, city, helped.get(city)): city for city in order}


def _label(speech: Speech, city: str, tickets: Sequence[str] | None) -> str:
    name = speech.city(city)
    return f"{name} · {_mends(speech, tickets)}" if tickets else name


def _mends(speech: Speech, tickets: Sequence[str]) -> str:
    return speech.say("station-mends", tickets=", ".join(speech.ticket(ticket) for ticket in tickets))


# Which city


def cities_panel(speech: Speech, table: Table, seat: Seat, group: int | None = None) -> ui.LayoutView:
    """The cities where a station can be built; with too many of them those that help, and the parts of the list."""
    game = begun(table)
    view = game.view(seat)
    cities = list(city_labels(speech, game, seat).values())
    cost = price(view, seat)
    if not cities:
        return simple_panel(ui.TextDisplay(speech.say("station-none", count=cost)))
    helped = {city: tickets for city, tickets in useful(view).items() if city in cities}
    text = ui.TextDisplay[Any](
        speech.say("station-where", number=cost, count=cost, left=view.seen(StationsSeen).left[seat])
    )
    if len(cities) <= MOST_OPTIONS:
        return simple_panel(text, _city_row(speech, table, cities, helped))
    by_name = sorted(cities, key=speech.city)
    parts = [by_name[start : start + MOST_OPTIONS] for start in range(0, len(by_name), MOST_OPTIONS)]
    if group is not None:
        return simple_panel(text, _city_row(speech, table, parts[min(group, len(parts) - 1)], helped))
    options = [
        Option(label=shorten(f"{speech.city(part[0])} … {speech.city(part[-1])}"), value=str(index))
        for index, part in enumerate(parts)
    ]
    placeholder = speech.say("station-other" if helped else "station-pick")
    rows = [Row(Pick(table.id, table.step, "pickcities", options, placeholder=placeholder))]
    if helped:
        rows.insert(0, _city_row(speech, table, [city for city in cities if city in helped], helped))
    return simple_panel(text, *rows)


def _city_row(speech: Speech, table: Table, cities: Sequence[str], helped: dict[str, list[str]]) -> Row:
    options = [
        Option(
            label=shorten(speech.city(city)),
            value=city,
            description=shorten(_mends(speech, helped[city])) if city in helped else None,
        )
        for city in cities[:MOST_OPTIONS]
    ]
    return Row(Pick(table.id, table.step, "picktown", options, placeholder=speech.say("station-pick")))


# How it is paid


def fees_panel(speech: Speech, table: Table, city: str, ways: Sequence[Cards]) -> ui.LayoutView:
    """The ways to pay for a station; three cards can be paid in no more ways than a select has options."""
    options = [
        Option(label=shorten(speech.cards(way)), value=cards_text(way), emoji=SIGNS.get(way[0]))
        for way in ways[:MOST_OPTIONS]
    ]
    text = speech.say("station-pay", city=speech.city(city))
    return ask(text, table, "pickfee", options, speech.say("claim-pay-pick"), arg=city)
