"""Building a port in private: which city, those on own tickets first, then how it is paid (R35, R39)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from discord import app_commands, ui
from discord.ext import commands

from cogs.core.client import answering
from cogs.core.components import GRAY, Press, on, simple_panel, wait
from cogs.play.moves import localizer_for, seated, show
from cogs.play.options import Choices, asker, choices
from cogs.rail.cities import cities_page, turn_cities
from cogs.rail.payment_presses import ask_action, build, city_payments, payment_list, pick_cards
from cogs.rail.payments import Payable, offers
from cogs.tables.face import Face, RuleWords, Section, Topic, face, order
from cogs.tables.family import played_with
from cogs.tables.services import Interaction, Pressed
from cogs.tables.table import Table
from cogs.text.catalogue import english
from cogs.text.localizer import Localizer
from engine.advice.spending import SpendingCost, own_tickets_naming
from engine.core.action import Seat
from engine.core.event import Event
from engine.core.game import Game
from engine.core.refused import Refused
from engine.core.view import View
from engine.parts.market import Market
from engine.parts.ports import BuildPort, PortBuilt, Ports, PortsSeen
from engine.parts.routes import Routes
from renderer.core.marks import Mark


class BuildPortFace(Payable[BuildPort]):
    """Building a port."""

    kind = BuildPort
    code = "p"
    part = Ports
    pick = "pick-port-payment"
    target = "port"
    place = "city"

    def check(self, game: Game, seat: Seat) -> None:
        check_port_builder(game, seat)

    def question(self, localizer: Localizer, of: str) -> str:
        return localizer.say("port-pay", city=localizer.city(of))

    def places(self, localizer: Localizer, table: Table, seat: Seat) -> ui.LayoutView:
        return ports_panel(localizer, table, seat)

    def allowed(self, game: Game, of: str) -> list[str]:
        """Cards with the port sign."""
        return [kind.id for kind in game.rules.part(Market).cards.kinds if kind.port]

    def thrift(self, game: Game, seat: Seat, of: str) -> SpendingCost:
        return SpendingCost(game.view(seat), port=True)

    def title(self, localizer: Localizer, action: BuildPort) -> str:
        return localizer.say("preview-port", city=localizer.city(action.city))

    def done(self, localizer: Localizer, before: Table, after: Table, action: BuildPort) -> str:
        return localizer.say("done-port", city=localizer.city(action.city))


PORT = BuildPortFace()


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


# The command


class PortCommands(commands.Cog):
    """Building a port by what was typed."""

    plays = staticmethod(played_with("ports"))

    @app_commands.command(name="port", description=english("cmd-port-desc"))
    @app_commands.describe(
        city=english("opt-port-city-desc"),
        payment=english("opt-port-payment-desc"),
        now=english("opt-port-now-desc"),
    )
    @app_commands.guild_only()
    @answering
    async def port(self, interaction: Interaction, city: str, payment: str | None = None, now: bool = False) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await build(interaction, PORT, city, payment, now)

    @port.autocomplete("city")
    async def offer_cities(self, interaction: Interaction, typed: str) -> Choices:
        at = await asker(interaction)
        return [] if at is None else choices(port_labels(at[0], at[1].running, at[2]), typed)

    @port.autocomplete("payment")
    async def offer_payments(self, interaction: Interaction, typed: str) -> Choices:
        at = await asker(interaction)
        if at is None:
            return []
        return payment_list(city_payments(*at, PORT, str(interaction.namespace.city or ""), typed), typed)


# Presses


@on("port")
async def press_port(press: Pressed) -> None:
    await wait(press)
    table, seat = await seated(press.interaction, press.game, press.step)
    check_port_builder(table.running, seat)
    await show(press.interaction, ports_panel(await localizer_for(press.interaction, table), table, seat))


@on("pickports")
async def pick_ports(press: Pressed) -> None:
    await turn_cities(press, ports_panel)


@on("pickport")
async def pick_port(press: Pressed) -> None:
    await press.interaction.response.defer()
    await ask_action(press, PORT, press.values[0])


@on("pick-port-payment")
async def pick_payment(press: Pressed) -> None:
    await pick_cards(press, PORT)


@face("ports")
class PortsFace(Face[Ports]):
    """Ports on Discord."""

    # In the help and the rules

    topics = (Topic("ports", 120),)
    special = 60

    def facts(self, localizer: Localizer) -> Mapping[str, object]:
        numbers = self.part.numbers
        told: dict[str, object] = {"ports": numbers.each, "portcards": sum(numbers.cards.values())}
        told |= {"portpoints": ", ".join(map(str, numbers.points)), "portless": numbers.points_unbuilt}
        return told | {f"port{deck}": count for deck, count in numbers.cards.items()}

    def map_lines(self, words: RuleWords) -> Iterable[tuple[Section, str]]:
        harbours = sum(city.port for city in words.rules.part(Routes).cities.values())
        yield Section.SPECIAL, words.say("rules-map-ports", harbours=harbours)

    # Names and sentences

    scores = ("port", "ports")

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

    # Actions

    actions = (PORT,)

    def works_left(self, localizer: Localizer, view: View, seat: Seat) -> list[str]:
        seen = view.seen(PortsSeen)
        cities = ", ".join(map(localizer.city, seen.built[seat])) or "none"
        ports = localizer.say("hand-ports", count=seen.left[seat])
        return [localizer.say("hand-ports-built", ports=ports, cities=cities)]
