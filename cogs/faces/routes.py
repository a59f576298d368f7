"""Routes: choosing the one to claim, and its payment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from discord import app_commands, ui
from discord.ext import commands

from cogs.core.client import Choices, command
from cogs.core.components import GRAY, GREEN, Panel, Press, Row, on, wait
from cogs.faces.tickets import WAYS
from cogs.play.moves import at_seat, play_bare
from cogs.play.options import TypedCards, offered
from cogs.rail.claims import ROUTE, claims_of, read_claim, route_rows, served
from cogs.rail.names import KIND_SIGNS, ROUTE_COLORS, ROUTE_SIGNS, RailLocalizer
from cogs.rail.payment_presses import ask_action, offer_bill, offer_payments, open_places, pick_cards, turn_places
from cogs.rail.payments import Bill
from cogs.rail.typed import claimable
from cogs.tables.face import ActionFace, Face, Page, RuleWords, Section, Topic, face, order
from cogs.tables.family import CARD_GAMES, played_in
from cogs.tables.service import Interaction, Pressed
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from engine.advice.lacking import Lacking, free_colors, lacking
from engine.advice.missing_links import Missing, Outlook
from engine.core.action import Seat
from engine.core.event import Event
from engine.core.game import Game
from engine.core.view import View
from engine.parts.market import Market
from engine.parts.pieces import PiecesSeen
from engine.parts.routes import ANY_COLOR, RouteClaimed, Routes, RoutesSeen, StopClaiming
from renderer.core.marks import Mark

ROOM_FOR_TITLE = 200
"""Of a page of the text board, what its title may take."""


# The command


class RouteCommands(commands.Cog):
    """The command for claiming: what was typed is previewed, then played."""

    plays = staticmethod(played_in(CARD_GAMES))

    @app_commands.guild_only()
    @command()
    async def claim(
        self, interaction: Interaction, route: str, payment: TypedCards | None = None, now: bool = False
    ) -> None:
        """Claim the route that was typed."""
        localizer, table, seat = await at_seat(interaction)
        found, cards = read_claim(localizer, table.running, seat, route, payment)
        await offer_bill(interaction, table, seat, Bill(ROUTE, found), cards, now)

    # Autocomplete: out of what the engine would accept of this very seat

    @claim.autocomplete("route")
    async def offer_routes(self, interaction: Interaction, typed: str) -> Choices:
        """Offer the routes that can be claimed."""
        return await offered(interaction, route_labels, typed)

    @claim.autocomplete("payment")
    async def offer_payments(self, interaction: Interaction, typed: str) -> Choices:
        """Offer the ways to pay."""
        return await offer_payments(interaction, ROUTE, typed)


def route_labels(localizer: Localizer, table: Table, seat: Seat) -> dict[str, str]:
    """Return the routes that can be claimed, by label."""
    return claimable(localizer, claims_of(table.running, seat))


# Presses


on.add("claim", partial(open_places, ROUTE), played_in(CARD_GAMES))
on.add("pickgroup", partial(turn_places, ROUTE), played_in(CARD_GAMES))
on.add("pickpay", partial(pick_cards, ROUTE), played_in(CARD_GAMES))


@on("pickroute", plays=played_in(CARD_GAMES))
async def pick_route(press: Pressed) -> None:
    """Ask how to pay for a picked route."""
    await wait(press)
    await ask_action(press, ROUTE, press.value)


@on("claim-route", plays=played_in(CARD_GAMES))
async def press_route(press: Pressed) -> None:
    """Ask how to pay the route of a button of the list."""
    await wait(press)
    await ask_action(press, ROUTE, press.arg or "")


# On the text board


def by_city(localizer: Localizer, routes: Iterable[str]) -> list[tuple[str, str]]:
    """Return (city, line of routes there); each route once, under its city whose name comes first."""
    spurs: dict[str, list[str]] = {}
    for route in routes:
        city = min(localizer.map.routes[route].cities, key=localizer.city)
        spurs.setdefault(city, []).append(localizer.spur(route, city))
    named = sorted((localizer.city(city), sorted(texts)) for city, texts in spurs.items())
    return [(city, f"- **{city}** – {'; '.join(texts)}") for city, texts in named]


def pages_by_city(localizer: Localizer, routes: Iterable[str], most: int) -> list[Page]:
    """Return routes by city on as many pages as they need, each with at most `most` characters."""
    chunks: list[list[tuple[str, str]]] = []
    room = 0
    for city, line in by_city(localizer, routes):
        if room < len(line):
            chunks.append([])
            room = most - ROOM_FOR_TITLE
        chunks[-1].append((city, line))
        room -= len(line) + 1
    pages = []
    for number, chunk in enumerate(chunks):
        label = localizer.say("text-free", first=chunk[0][0], last=chunk[-1][0])
        pages.append((f"f{number}", label, "\n".join([f"### {label}", *(line for _, line in chunk)])))
    return pages


# In the hand


def travel_text(localizer: Localizer, view: View, found: Missing) -> str:
    """Return the missing links in travel order, e.g. `Denver → Omaha (🟪 purple 4) → Duluth (🌈 any color 2)`.

    Where own routes lead on in between, the next link begins after a comma.
    """
    text, at = "", ""
    for route, (city, after) in zip(found.routes, found.ways, strict=True):
        if city != at:
            text += f"{', ' if text else ''}{localizer.city(city)}"
        text += f" → {localizer.city(after)} ({localizer.tint(route.id, free_colors(view, route))})"
        at = after
    return text


def lacking_text(localizer: Localizer, market: Market, lacks: Lacking) -> str:
    """Return which cards are still to be collected, by deck and color; the wilds in the hand apart."""
    cards = []
    for (deck, color), count in sorted(lacks.spaces.items(), key=lambda one: -one[1]):
        counted = f"{count}{KIND_SIGNS.get(deck, '')}"
        named = localizer.say("tinted", color=localizer.say(ROUTE_COLORS(color)), count=counted)
        cards.append(f"{ROUTE_SIGNS[color]} {localizer.counted(color, count) if color in market.index else named}")
    cards += [localizer.counted(market.wild, lacks.wilds)] if lacks.wilds else []
    if not cards:
        return localizer.say("hand-lacks-none")
    wilds = localizer.counted(market.wild, lacks.spare)
    return localizer.say("hand-lacks", cards=", ".join(cards), spare=lacks.spare, wilds=wilds)


class StopClaimingFace(ActionFace[StopClaiming]):
    """Claiming no second route."""

    kind = StopClaiming
    code = "y"

    def way(self, game: Game, action: StopClaiming) -> tuple[str, str | None]:
        return "stop-claiming", None

    def done(self, localizer: Localizer, before: Table, after: Table, action: StopClaiming) -> str:
        return localizer.say("done-stop-claiming")


@on("stop-claiming", plays=played_in(CARD_GAMES))
async def stop_claiming(press: Pressed) -> None:
    """End the turn without a second route."""
    await wait(press)
    await play_bare(press.interaction, StopClaiming, press.game, press.step)


@face("routes")
class RoutesFace(Face[Routes]):
    """Routes on Discord."""

    # In the help and the rules

    topics = (Topic("routes", 30), Topic("twins", 31), Topic("pairs", 32))

    def facts(self, localizer: Localizer) -> Mapping[str, object]:
        numbers = self.part.numbers
        worth = ", ".join(f"{length} → {points}" for length, points in sorted(self.part.points.items()))
        return {
            "pieces": numbers.pieces,
            "close": numbers.twins_close_up_to,
            "worth": worth,
            "twins": self._grouped(2),
            "triples": self._grouped(3),
            "triplesclose": numbers.triples_close_up_to * (numbers.triples_close_up_to > numbers.twins_close_up_to),
        }

    def _grouped(self, tracks: int) -> int:
        """Return how many times so many parallel routes join two cities."""
        return sum(len(route.twins) == tracks - 1 for route in self.part.order) // tracks

    def ruled(self) -> Sequence[str]:
        lengths = self.part.points
        order = self.part.order
        marked = {
            "gaps": len(lengths) < max(lengths),
            "pairs": any(route.pairs for route in order),
            "triples": bool(self._grouped(3)),
            "unequal": any(self.part.routes[twin].length != route.length for route in order for twin in route.twins),
            "apart": self.part.numbers.unequal_apart,
            "special": not self.part.numbers.locomotives_anywhere,
        }
        return (self.key, *(f"{self.key}-{name}" for name, there in marked.items() if there))

    def topic_of(self, ruling: str) -> str | None:
        if ruling in ("routes-r8", "routes-triples-r65", "routes-unequal-r64", "routes-apart-r64"):
            return "twins" if any(route.twin is not None for route in self.part.order) else None
        return "pairs" if ruling.startswith("routes-pairs-") else "routes"

    def topic_lines(self, topic: str, words: RuleWords) -> Sequence[str]:
        if topic == "twins":
            counted = {"rules-about-twins": "twins", "rules-about-triples": "triples"}
            return words.said(*(key for key, count in counted.items() if words.facts[count]))
        return super().topic_lines(topic, words)

    def map_lines(self, words: RuleWords) -> Iterable[tuple[Section, str]]:
        order = self.part.order
        gray = sum(route.color == ANY_COLOR for route in order)
        longest = max(route.length for route in order)
        numbers = {"cities": len(self.part.cities), "routes": len(order), "longest": longest, "gray": gray}
        yield Section.BOARD, words.say("rules-map-board", **numbers)
        if self.part.own_pieces:
            yield Section.PIECES, words.say("rules-map-pieces")
        yield Section.POINTS, words.say("rules-map-points")

    # Names and sentences

    scores = ("routes",)

    @property
    def forms(self) -> tuple[str, ...]:
        """Return the kind of all routes, if there is just one: a map of bus routes speaks of buses."""
        kinds = {route.kind for route in self.part.routes.values()}
        special = () if self.part.numbers.locomotives_anywhere else ("special",)
        return (*special, *kinds) if len(kinds) == 1 else special

    localizer_type = RailLocalizer

    # On the board and in messages

    @order(20)
    def turn_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        return [Press(table.id, table.step, "claim", localizer.say("button-claim"), style=GREEN)]

    def _claims_on(self, table: Table, seat: Seat | None) -> bool:
        """Tell whether a player may claim a second route now."""
        return seat is not None and table.running.part_to_answer(seat) is self.part

    @order(38)
    def pending_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        """Return the buttons for a second route and for the end of the turn."""
        seat = view.turn.seat
        if view.viewer not in (None, seat) or not self._claims_on(table, seat):
            return []
        stop = localizer.say("button-stop-claiming")
        return [
            Press(table.id, table.step, "claim", localizer.say("button-claim"), style=GREEN),
            Press(table.id, table.step, "stop-claiming", stop, style=GRAY),
        ]

    def next_choice(self, localizer: Localizer, table: Table, seat: Seat) -> ui.LayoutView | None:
        if not self._claims_on(table, seat):
            return None
        text = ui.TextDisplay[Any](localizer.say("second-route"))
        return Panel(text, Row(*self.pending_buttons(localizer, table, table.running.view(seat))))

    def mark(self, event: Event, view: View) -> Mark | None:
        return ("route", event.route) if isinstance(event, RouteClaimed) else None

    @order(10)
    def seat_facts(self, localizer: Localizer, view: View, seat: Seat) -> Mapping[str, object]:
        seen = view.seen(RoutesSeen)
        return {"routes": Counter(seen.owners.values())[seat], "trains": seen.pieces[seat]}

    @order(10)
    def alt_lines(self, localizer: Localizer, view: View, *, plain: bool) -> list[str]:
        """Return the route that was claimed last."""
        last = view.seen(RoutesSeen).last
        return [] if last is None else [localizer.say("alt-last", route=localizer.route(last))]

    def board_pages(self, localizer: Localizer, view: View, most: int) -> list[Page]:
        """Return the routes that can still be claimed, by city."""
        seen = view.seen(RoutesSeen)
        free = [route for route in self.part.routes if route not in seen.owners and route not in seen.closed]
        return pages_by_city(localizer, free, most)

    @order(10)
    def owned_lines(self, localizer: Localizer, view: View, seat: Seat) -> list[str]:
        own = [route for route, owner in view.seen(RoutesSeen).owners.items() if owner == seat]
        return [line for _, line in by_city(localizer, own)] or [localizer.say("text-owned-none")]

    @order(10)
    def city_lines(self, localizer: Localizer, view: View, city: str) -> list[str]:
        """Return every route at a city, with its owner."""
        seen = view.seen(RoutesSeen)
        there = [route.id for route in self.part.routes.values() if city in route.cities]
        lines = []
        for route in sorted(there, key=lambda one: localizer.spur(one, city)):
            if route in seen.owners:
                state = localizer.seat(seen.owners[route])
            else:
                state = localizer.say("text-closed" if route in seen.closed else "text-open")
            lines.append(f"- {localizer.spur(route, city)}: {state}")
        return lines

    # In the hand

    def hand_rows(self, localizer: Localizer, table: Table, view: View, outlook: Outlook) -> list[Row]:
        """Return the select of routes that the hand can pay for."""
        return [] if view.viewer is None else route_rows(localizer, table, view.viewer, outlook)

    @order(20)
    def hand_lines(self, localizer: Localizer, view: View, outlook: Outlook, gone: Collection[str]) -> list[str]:
        """Return which cards the missing links of all tickets together still need."""
        wanted = [] if view.turn.ended or WAYS in gone else [one.route for one in served(view, outlook).values()]
        return [lacking_text(localizer, view.part(Market), lacking(view, wanted))] if wanted else []

    @order(10)
    def ticket_lines(self, localizer: Localizer, view: View, ticket: str, found: Missing) -> list[str]:
        """Return the missing links and their spaces; a double route is one link."""
        if not found.routes:
            return []
        spaces = sum(route.length for route in found.routes)
        return [localizer.say("hand-missing", links=travel_text(localizer, view, found), spaces=spaces)]

    def out_of_reach(self, localizer: Localizer, found: Missing) -> str:
        if found.reason == "twins":
            routes = found.facts["routes"]
            assert isinstance(routes, tuple)
            return localizer.say("hand-out-twins", links=", ".join(localizer.link(str(route)) for route in routes))
        if found.reason == "pieces":
            return localizer.say("hand-out-pieces", needed=found.facts["needed"], left=found.facts["left"])
        return localizer.say("hand-out-cut") if found.reason == "cut_off" else ""

    # Actions

    actions = (ROUTE, StopClaimingFace())

    def supply_left(self, localizer: Localizer, view: View, seat: Seat) -> list[str]:
        """Return the pieces left, on maps with one kind."""
        if view.has(PiecesSeen):
            return []
        return [localizer.say("hand-pieces", count=view.seen(RoutesSeen).pieces[seat])]
