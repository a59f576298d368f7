"""Building a port in private: which city, those on own tickets first, then how it is paid (R35, R39)."""

from __future__ import annotations

from discord import ui

from cogs.core.components import Press
from cogs.core.panels import GRAY, simple_panel
from cogs.rail.cities import cities_page
from cogs.rail.payments import PORT, offers
from cogs.tables.face import Face, face, order
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from engine.advice.spending import own_tickets_naming
from engine.core.action import Seat
from engine.core.event import Event
from engine.core.game import Game
from engine.core.refused import Refused
from engine.core.view import View
from engine.parts.ports import BuildPort, PortBuilt, Ports, PortsSeen
from engine.parts.routes import Routes
from renderer.core.marks import Mark


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

    @order(50)
    def turn_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        seat = view.turn.seat
        if seat is None or not view.seen(PortsSeen).left[seat]:
            return []
        return [Press(table.id, table.step, "port", localizer.say("button-port"), style=GRAY)]

    def mark(self, event: Event, view: View) -> Mark | None:
        return ("city", event.city) if isinstance(event, PortBuilt) else None

    @order(10)
    def alt_more(self, localizer: Localizer, view: View, *, plain: bool) -> list[str]:
        """The ports of each seat that has built any."""
        seen, told = view.seen(PortsSeen), []
        for seat, cities in enumerate(seen.built):
            if cities:
                player, names = localizer.player(seat, plain=plain), ", ".join(map(localizer.city, cities))
                told.append(localizer.say("alt-ports", player=player, cities=names, left=seen.left[seat]))
        return told

    @order(30)
    def owned_lines(self, localizer: Localizer, view: View, seat: Seat) -> list[str]:
        cities = view.seen(PortsSeen).built[seat]
        return [localizer.say("text-ports", cities=", ".join(map(localizer.city, cities)))] if cities else []

    @order(30)
    def city_lines(self, localizer: Localizer, view: View, city: str) -> list[str]:
        """Whose port is there, or that there is a place for one."""
        owners = [seat for seat, cities in enumerate(view.seen(PortsSeen).built) if city in cities]
        told = [localizer.say("text-port-of", player=localizer.seat(seat)) for seat in owners]
        if not owners and localizer.map.cities[city].port:
            told.append(localizer.say("text-port-free"))
        return told

    # In the hand

    @order(10)
    def works_left(self, localizer: Localizer, view: View, seat: Seat) -> list[str]:
        """How many ports are left, and where the others stand."""
        seen = view.seen(PortsSeen)
        cities = ", ".join(map(localizer.city, seen.built[seat])) or "none"
        ports = localizer.say("hand-ports", count=seen.left[seat])
        return [localizer.say("hand-ports-built", ports=ports, cities=cities)]

    # Actions
