"""Building a harbor in private: the city, those on own tickets first, then the payment (R35, R39)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
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
from engine.advice.spending import SpendingCost, own_tickets_naming
from engine.core.action import Seat
from engine.core.event import Event
from engine.core.game import Game
from engine.core.view import View
from engine.parts.market import Market, MarketSeen
from engine.parts.ports import BuildPort, PortBuilt, Ports, PortsSeen
from engine.parts.routes import Routes, RoutesSeen
from renderer.core.marks import Mark


class BuildPortFace(Work[BuildPort]):
    """Building a harbor."""

    kind = BuildPort
    code = "p"
    part = Ports
    target = "port"
    pick = "pick-port-payment"
    pick_city = "pickport"

    def left(self, view: View, seat: Seat) -> int:
        return view.seen(PortsSeen).left[seat]

    def places(self, localizer: Localizer, table: Table, seat: Seat) -> ui.LayoutView:
        """Return the cities where a harbor can be built, or why there are none."""
        game = table.running
        prices = list(game.rules.part(Ports).numbers.cards.values())
        price = {"count": sum(prices), "trains": prices[0], "ships": prices[-1]}
        named = port_cities(localizer, game, seat)
        if not named:
            text = localizer.say("port-none-cards" if _has_place(game, seat) else "port-none", **price)
            return Panel(ui.TextDisplay(text))
        text = localizer.say("port-where", left=self.left(game.view(seat), seat), **price)
        notes = {city: localizer.say("port-names", count=count) for city, count in named.items() if count}
        return self.cities_page(localizer, table, text, list(named), notes)

    def allowed(self, game: Game, of: str) -> list[str]:
        """Return the cards with the port sign."""
        return [kind.id for kind in game.rules.part(Market).cards.kinds if kind.port]

    def thrift(self, game: Game, seat: Seat, of: str) -> SpendingCost:
        return SpendingCost(game.view(seat), port=True)

    def done(self, localizer: Localizer, before: Table, after: Table, action: BuildPort) -> str:
        return localizer.say("done-port", city=localizer.city(action.city))


PORT = BuildPortFace()


def port_cities(localizer: Localizer, game: Game, seat: Seat) -> dict[str, int]:
    """Return for each city where a harbor can be built and paid how many own tickets name it.

    Most tickets first, then by name.
    """
    view = game.view(seat)
    named = {city: own_tickets_naming(view, city) for city in offers(game, seat, PORT)}
    return dict(sorted(named.items(), key=lambda one: (-one[1], localizer.city(one[0]))))


def port_labels(localizer: Localizer, table: Table, seat: Seat) -> dict[str, str]:
    """Return the cities where a harbor can be built and paid, by label."""
    labels = {}
    for city, count in port_cities(localizer, table.running, seat).items():
        note = localizer.say("port-names", count=count)
        labels[f"{localizer.city(city)} · {note}" if count else localizer.city(city)] = city
    return labels


def _has_place(game: Game, seat: Seat) -> bool:
    """Tell whether a harbor could be built anywhere, if it could be paid."""
    places = {"no_port_city", "city_has_port", "port_off_network", "no_ports_left"}
    refusals = (game.refuse(BuildPort(seat, city, ())) for city in game.rules.part(Routes).cities)
    return any(refused is not None and refused.code not in places for refused in refusals)


# The command


class PortCommands(commands.Cog):
    """The command for building a harbor."""

    plays = staticmethod(played_with("ports"))

    @app_commands.guild_only()
    @command()
    async def port(
        self, interaction: Interaction, city: str, payment: TypedCards | None = None, now: bool = False
    ) -> None:
        """Build a harbor in the city that was typed."""
        await build(interaction, PORT, city, payment, now)

    @port.autocomplete("city")
    async def offer_cities(self, interaction: Interaction, typed: str) -> Choices:
        """Offer the cities where a harbor can be built."""
        return await offered(interaction, port_labels, typed)

    @port.autocomplete("payment")
    async def offer_payments(self, interaction: Interaction, typed: str) -> Choices:
        """Offer the ways to pay."""
        return await offer_payments(interaction, PORT, typed)


on.add("port", partial(open_places, PORT), played_with("ports"))
on.add("pickports", partial(turn_places, PORT), played_with("ports"))
on.add("pickport", partial(pick_place, PORT), played_with("ports"))
on.add("pick-port-payment", partial(pick_cards, PORT), played_with("ports"))


def _button(localizer: Localizer, table: Table) -> Press:
    label, *shorter = map(localizer.say, ("button-port", "button-port-short"))
    return Press(table.id, table.step, "port", label, style=GRAY, yields=3, shorter=shorter)


def _may_build(view: View) -> bool:
    """Tell whether the seat on turn has a harbor, a place for it and as many cards as it costs; all of it is public."""
    seat, seen, routes = view.turn.seat, view.seen(PortsSeen), view.part(Routes)
    if seat is None or not seen.left[seat]:
        return False
    if view.seen(MarketSeen).hands[seat] < sum(view.part(Ports).numbers.cards.values()):
        return False
    taken = {city for cities in seen.built for city in cities}
    own = (route for route, owner in view.seen(RoutesSeen).owners.items() if owner == seat)
    reached = {city for route in own for city in routes.routes[route].cities}
    return any(routes.cities[city].port for city in reached - taken)


@face("ports")
class PortsFace(Face[Ports]):
    """Harbors on Discord."""

    # In the help and the rules

    topics = (Topic("ports", 120),)
    special = 60

    def facts(self, localizer: Localizer) -> Mapping[str, object]:
        numbers = self.part.numbers
        values: dict[str, object] = {"ports": numbers.each, "portcards": sum(numbers.cards.values())}
        values |= {"portpoints": ", ".join(map(str, numbers.points)), "portless": numbers.points_unbuilt}
        return values | {f"port{deck}": count for deck, count in numbers.cards.items()}

    def map_lines(self, words: RuleWords) -> Iterable[tuple[Section, str]]:
        harbours = sum(city.port for city in words.rules.part(Routes).cities.values())
        yield Section.SPECIAL, words.say("rules-map-ports", harbours=harbours)

    # Names and sentences

    scores = ("port", "ports")

    # On the board and in messages

    @order(50)
    def turn_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        return [_button(localizer, table)] if _may_build(view) else []

    @order(10)
    def rare_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        """Return the same button while there is no place for a harbor: it says why."""
        seat = view.turn.seat
        has_some = seat is not None and view.seen(PortsSeen).left[seat] > 0
        return [_button(localizer, table)] if has_some and not _may_build(view) else []

    def mark(self, event: Event, view: View) -> Mark | None:
        return ("city", event.city) if isinstance(event, PortBuilt) else None

    @order(10)
    def alt_more(self, localizer: Localizer, view: View, *, plain: bool) -> list[str]:
        """Return the harbors of each seat that has any."""
        seen, lines = view.seen(PortsSeen), []
        for seat, cities in enumerate(seen.built):
            if cities:
                player, names = localizer.player(seat, plain=plain), ", ".join(map(localizer.city, cities))
                lines.append(localizer.say("alt-ports", player=player, cities=names, left=seen.left[seat]))
        return lines

    @order(30)
    def owned_lines(self, localizer: Localizer, view: View, seat: Seat) -> list[str]:
        cities = view.seen(PortsSeen).built[seat]
        return [localizer.say("text-ports", cities=", ".join(map(localizer.city, cities)))] if cities else []

    @order(30)
    def city_lines(self, localizer: Localizer, view: View, city: str) -> list[str]:
        """Return whose harbor is in a city, or that one may be built there."""
        owners = [seat for seat, cities in enumerate(view.seen(PortsSeen).built) if city in cities]
        lines = [localizer.say("text-port-of", player=localizer.seat(seat)) for seat in owners]
        if not owners and localizer.map.cities[city].port:
            lines.append(localizer.say("text-port-free"))
        return lines

    # Actions

    actions = (PORT,)

    def works_left(self, localizer: Localizer, view: View, seat: Seat) -> list[str]:
        seen = view.seen(PortsSeen)
        cities = ", ".join(map(localizer.city, seen.built[seat])) or "none"
        ports = localizer.say("hand-ports", count=seen.left[seat])
        return [localizer.say("hand-ports-built", ports=ports, cities=cities)]
