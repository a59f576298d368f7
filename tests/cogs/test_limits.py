"""Discord's limits, for every map, in every language, with the longest names and the fullest hands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from discord import ui

from cogs.core.client import MOST_CHOICES
from cogs.core.components import Panel
from cogs.core.panels import MOST_PARTS
from cogs.faces.market import card_labels
from cogs.faces.routes import route_labels
from cogs.faces.tickets import ticket_labels
from cogs.help.help import PAGES, help_panel
from cogs.play.moves import preview_panel
from cogs.play.options import choices
from cogs.play.scores import standing_panel
from cogs.rail.claims import ROUTE, claims_of, routes_panel
from cogs.rail.panels import board_panel, final_panels, hand_panel
from cogs.rail.payment_presses import payment_labels
from cogs.rail.payments import MOST_WAYS, Bill, best, payment_page
from cogs.rail.ticket_choice import choice_modal
from cogs.tables.family import family_of
from cogs.tables.settings import _WAIT, explain_rate_limit
from cogs.tables.table import COLORS, Table
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.localizer import Localizer
from data.maps.library import load
from data.store.rows import SeatRow
from engine.core.event import Event
from engine.core.game import Game
from engine.parts.market import MarketSlice
from engine.parts.tickets import TicketsSlice
from tests.rows import crossed

MAPS = sorted(key for key in load().games if family_of(load().rules(key)).has_map)
WORDS = catalogue()
LONGEST_NAME = "_" * 32  # every sign of it is escaped, so it takes twice its length


def table_of(game: Game, step: int = 10**6) -> Table:
    seats = tuple(SeatRow(seat, 10**18 + seat, LONGEST_NAME, COLORS[seat]) for seat in range(game.seats))
    names = (10**18, 10**18, game.rules.key, game.rules.variant)
    return Table(10**6, *names, {}, 10**18, game.seats, "playing", step, seats, game, 10**18)


def new_game(key: str) -> tuple[Game, tuple[Event, ...]]:
    rules = load().rules(key)
    return Game.new(rules, rules.seats[1], Random(5))


def walk(components: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    for component in components:
        yield component
        yield from walk(component.get("components", ()))
        if "accessory" in component:
            yield from walk([component["accessory"]])
        if "component" in component:
            yield from walk([component["component"]])


def parts_of(view: ui.LayoutView | ui.Modal) -> Iterator[Mapping[str, Any]]:
    components: list[dict[str, Any]] = view.to_components()  # type: ignore[no-untyped-call,unused-ignore]
    return walk(components)


def check(view: ui.LayoutView | ui.Modal) -> None:
    found = list(parts_of(view))
    assert len(found) <= 40
    assert sum(len(part.get("content", "")) for part in found) <= 4000
    ids = [part["custom_id"] for part in found if "custom_id" in part]
    assert len(ids) == len(set(ids))
    for part in found:
        assert len(part.get("custom_id", "")) <= 100
        assert len(part.get("placeholder") or "") <= 150
        assert len(part.get("label", "")) <= (80 if part["type"] == 2 else 45)
        assert len(part.get("description") or "") <= 100
        assert all(1 <= len(item["description"]) <= 1024 for item in part.get("items", ()))
        if part["type"] == 1:
            assert 1 <= len(part["components"]) <= 5
        if "options" in part:
            check_options(part["options"], 10 if part["type"] == 22 else 25)


def check_options(options: Sequence[Mapping[str, Any]], most: int) -> None:
    assert 1 <= len(options) <= most
    values = [option["value"] for option in options]
    assert len(values) == len(set(values))
    for option in options:
        assert 1 <= len(option["label"]) <= 100
        assert 1 <= len(option["value"]) <= 100
        assert len(option.get("description") or "") <= 100


def full_hand(game: Game, seat: int) -> Game:
    """The seat holds every card that isn't face up."""
    market = game.slice(MarketSlice)
    part = game.rules.parts[game.rules.slot[MarketSlice]]
    hands = list(market.hands)
    kinds = zip(part.kinds, part.totals, strict=True)  # type: ignore[attr-defined]
    hands[seat] = tuple(count - market.face_up.count(kind) for kind, count in kinds)
    rich = msgspec.structs.replace(market, hands=tuple(hands))
    slices = tuple(rich if s is market else s for s in game.slices)
    return Game(game.rules, game.seats, game.turn, slices)


def begin(game: Game) -> Game:
    while not game.turn.number:
        game = game.after(game.act(game.legal(game.waiting[0])[0], Random(1)))
    return game


@cache
def whole_game(key: str) -> tuple[tuple[Game, tuple[Event, ...]], ...]:
    """Return the states of a random game, from its start to its end, each with the events that led to it."""
    rng, (game, happened) = Random(11), new_game(key)
    states = [(game, happened)]
    while not game.over:
        legal = game.legal(game.waiting[0])
        happened = game.act(legal[rng.randrange(len(legal))], rng)
        game = game.after(happened)
        states.append((game, happened))
    return tuple(states)


@pytest.mark.parametrize(("key", "lang"), crossed(MAPS, LANGS, few=3))
class TestEveryMessageKeepsTheLimits:
    @pytest.mark.parametrize("every", [49, pytest.param(7, marks=pytest.mark.long)])
    def test_through_a_whole_game(self, key: str, lang: str, every: int) -> None:
        story: list[Event] = []
        *steps, (game, _) = whole_game(key)
        for number, (state, happened) in enumerate(steps):
            story = [*story[-99:], *happened]  # the story of a hundred turns is more than a message may hold
            seat = state.waiting[0]
            if (number < 20 and every < 10) or number < 6 or number % every == 0:
                table = table_of(state)
                check(board_panel(WORDS, lang, table, story, picture=number % 2 == 0))
                check(hand_panel(WORDS, lang, table, seat, note="*" * (number % 2 * 1000)))
                check(standing_panel(Localizer(WORDS, lang, table), table, seat))
        for final in final_panels(WORDS, lang, table_of(game), pictures=True):
            check(final.view)

    def test_with_a_hand_that_pays_for_everything(self, key: str, lang: str) -> None:
        game = begin(new_game(key)[0])
        seat = game.waiting[0]
        game = full_hand(game, seat)
        table = table_of(game)
        localizer = Localizer(WORDS, lang, table)
        claims = claims_of(game, seat)
        panel = routes_panel(localizer, table, seat)
        check(panel)
        offered = values(panel)
        offered |= {
            part["custom_id"].split(":")[4] for part in parts_of(panel) if "claim-route" in part.get("custom_id", "")
        }
        labels = {localizer.route(route) for route in claims}
        assert {localizer.route(route) for route in offered} == labels

    @pytest.mark.parametrize("share", [len(LANGS), pytest.param(1, marks=pytest.mark.long)])
    def test_with_every_way_to_pay_within_reach(self, key: str, lang: str, share: int) -> None:
        """Every route in one language at least; in the long lane, in all of them."""
        game = begin(new_game(key)[0])
        seat = game.waiting[0]
        game = full_hand(game, seat)
        table = table_of(game)
        localizer = Localizer(WORDS, lang, table)
        for route in list(claims_of(game, seat))[LANGS.index(lang) % share :: share]:
            bill = Bill(ROUTE, route)
            paid: set[str] = set()
            open_ = [""]
            while open_ and len(open_) < 200:
                codes = open_.pop()
                page = payment_page(localizer, table, seat, bill, codes)
                if isinstance(page, tuple):  # all is answered
                    if not localizer.map.routes[route].tunnel:  # no odds for a hand that nobody can hold
                        check(preview_panel(localizer, table, bill.action(seat, page), codes))
                    paid.add(codes)
                    continue
                check(page)
                picks = {part["custom_id"].split(":")[3]: part for part in parts_of(page) if part["type"] == 3}
                if "pickstep" in picks:
                    found = [codes + option["value"] for option in picks["pickstep"]["options"]]
                    paired = localizer.map.routes[route].pairs
                    open_ += found[: 2 if paired else None]  # pairs have thousands of ways
                else:
                    paid |= ways_on(page)
            if not localizer.map.routes[route].pairs:
                assert len(paid) == len(best(game, seat, bill))

    def test_of_a_ticket_choice(self, key: str, lang: str) -> None:
        game, _ = new_game(key)
        part = game.rules.parts[game.rules.slot[TicketsSlice]]
        ids = sorted(part.tickets, key=len)[-3:]  # type: ignore[attr-defined]
        tickets = game.slice(TicketsSlice)
        rich = msgspec.structs.replace(tickets, offered=(tuple(ids), *tickets.offered[1:]))
        game = Game(game.rules, game.seats, game.turn, tuple(rich if s is tickets else s for s in game.slices))
        modal = choice_modal(Localizer(WORDS, lang, table_of(game)), table_of(game), 0)
        check(modal)
        assert len(modal.title) <= 45

    def test_of_the_help(self, key: str, lang: str) -> None:
        for page in PAGES:
            check(help_panel(WORDS, lang, load().rules(key), page, 10**6))

    def test_of_autocomplete(self, key: str, lang: str) -> None:
        game, _ = new_game(key)
        seat = game.waiting[0]
        at = (Localizer(WORDS, lang, table_of(game)), table_of(game), seat)
        labels = [ticket_labels(*at)]
        game = full_hand(begin(game), game.waiting[0])
        game = full_hand(game, game.waiting[0])
        at = (Localizer(WORDS, lang, table_of(game)), table_of(game), game.waiting[0])
        routes = route_labels(*at)
        labels += [card_labels(*at), routes]
        labels += [payment_labels(at[0], at[1].running, at[2], ROUTE, route) for route in list(routes.values())[:20]]
        for offered in labels:
            found = choices(offered, "")
            assert 1 <= len(found) <= MOST_CHOICES
            assert all(c.name and 1 <= len(c.value) <= 100 for c in found)  # names are cut for all commands alike


def ways_on(page: ui.LayoutView) -> set[str]:
    """The ways to pay: buttons, and a list for the rest."""
    ways = {id_ for part in parts_of(page) if ":pay-with:" in (id_ := part.get("custom_id", ""))}
    assert 1 <= len(ways) <= MOST_WAYS
    return ways | values(page)


def values(panel: ui.LayoutView) -> set[str]:
    return {option["value"] for part in parts_of(panel) for option in part.get("options", ())}


def test_the_longest_names_of_the_table_are_really_long() -> None:
    """Keeps the test above honest: ids of Discord's size and names of Discord's longest."""
    game, _ = new_game(MAPS[0])
    table = replace(table_of(game))
    assert len(str(table.guild_id)) == 19
    assert all(len(row.name) == 32 for row in table.seats)


@pytest.mark.parametrize(("parts", "expected"), [(39, True), (40, False)])
async def test_why_there_is_no_picture_is_explained_where_the_message_has_room_for_one_more_part(
    parts: int, expected: bool
) -> None:
    async def lang_of(_: object) -> str:
        return "en"

    client = SimpleNamespace(words=WORDS, lang_of=lang_of)
    asked: Any = SimpleNamespace(client=client, extras={_WAIT: 60})
    panel = Panel(*(ui.TextDisplay("x") for _ in range(parts)))
    await explain_rate_limit(asked, panel)
    assert len(panel.children) == MOST_PARTS
    assert (
        WORDS.say("en", "pictures-limited", seconds=60) in [getattr(item, "content", "") for item in panel.children]
    ) == expected
