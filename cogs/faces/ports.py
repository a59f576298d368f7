"""Building a port in private: which city, those on own tickets first, then how it is paid (R35, R39)."""

from __future__ import annotations

from discord import ui

from cogs.core.panels import simple_panel
from cogs.rail.cities import cities_page
from cogs.rail.payments import PORT, offers
from cogs.tables.face import Face, face
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from engine.advice.spending import own_tickets_naming
from engine.core.action import Seat
from engine.core.game import Game
from engine.core.refused import Refused
from engine.parts.ports import BuildPort, Ports, PortsSeen
from engine.parts.routes import Routes


def check_port_builder(game: Game, seat: Seat) -> None:
    """The engine's own refusal, where a seat may build nothing at all now."""
    if not game.rules.has(Ports):
        raise Refused("not_in_this_game")
    refused = game.refuse(BuildPort(seat, "", ()))
    if refused is not None and refused.code != "unknown_city":
        raise refused
    if not game.view(seat).seen(PortsSeen).left[seat]:
        raise Refused("no_ports_left")


def port_cities(localizer: Localizer, game: Game, seat: Seat) -> dict[str, int]:
    """City where a port can be built and paid -> own tickets that name it; most tickets first, then by name."""
    view = game.view(seat)
    named = {city: own_tickets_naming(view, city) for city in offers(game, seat, PORT)}
    return dict(sorted(named.items(), key=lambda one: (-one[1], localizer.city(one[0]))))


def port_labels(localizer: Localizer, game: Game, seat: Seat) -> dict[str, str]:
    """Label -> city."""
    labels = {}
    for city, count in port_cities(localizer, game, seat).items():
        note = localizer.say("port-names", count=count)
        labels[f"{localizer.city(city)} · {note}" if count else localizer.city(city)] = city
    return labels


def ports_panel(localizer: Localizer, table: Table, seat: Seat, group: int | None = None) -> ui.LayoutView:
    """The cities where a port can be built, or why there are none."""
    game = table.running
    prices = list(game.rules.part(Ports).numbers.cards.values())
    price = {"count": sum(prices), "trains": prices[0], "ships": prices[-1]}
    named = port_cities(localizer, game, seat)
    if not named:
        key = "port-none-cards" if _has_place(game, seat) else "port-none"
        return simple_panel(ui.TextDisplay(localizer.say(key, **price)))
    left = game.view(seat).seen(PortsSeen).left[seat]
    text = localizer.say("port-where", left=left, **price)
    notes = {city: localizer.say("port-names", count=count) for city, count in named.items() if count}
    return cities_page(localizer, table, text, list(named), notes, ("pickport", "pickports"), "port", group)


def _has_place(game: Game, seat: Seat) -> bool:
    """Whether there is a city where a port could be built, if it could be paid."""
    places = {"no_port_city", "city_has_port", "port_off_network", "no_ports_left"}
    refusals = (game.refuse(BuildPort(seat, city, ())) for city in game.rules.part(Routes).cities)
    return any(refused is not None and refused.code not in places for refused in refusals)


@face("ports")
class PortsFace(Face[Ports]):
    """Ports on Discord."""

    # In the help and the rules

    # Names and sentences

    # On the board and in messages

    # In the hand

    # Actions
