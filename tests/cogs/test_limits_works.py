"""Discord's limits for stations, tunnels, variants and options, in every language, with the fullest hands."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from discord.ui import LayoutView

from cogs.faces.stations import STATION, city_labels
from cogs.faces.tunnels import extra_labels, extra_panel
from cogs.game.table_options import offers
from cogs.help.help import help_panel, page_text, pages_of
from cogs.play.moves import preview_panel
from cogs.play.options import choices
from cogs.rail.panels import board_panel, hand_panel
from cogs.rail.payment_presses import payment_labels
from cogs.rail.payments import Bill, best, payment_page
from cogs.rail.payments import offers as builds_of
from cogs.rail.ticket_choice import choice_modal
from cogs.tables.family import family_of
from cogs.tables.lobby_panel import lobby_panel, thread_panel
from cogs.tables.table import FIRST
from cogs.tables.terms import unpacked
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.localizer import Localizer
from data.maps.library import load
from engine.assemble import GameFile, assemble
from engine.core.game import Game
from engine.core.ruleset import Ruleset
from engine.parts.market import Market
from engine.parts.routes import ClaimRoute, Routes
from engine.parts.stations import Stations
from engine.parts.tickets import Tickets
from engine.parts.tunnels import Tunnels
from engine.position import place
from tests.cogs.test_limits import check, full_hand, table_of, values, ways_on
from tests.rows import crossed

WORDS = catalogue()
GAMES = load().games
WITH_STATIONS = [key for key in GAMES if load().rules(key).has(Stations)]
WITH_TUNNELS = [key for key in GAMES if load().rules(key).has(Tunnels)]
RULES = [(key, variant) for key, file in GAMES.items() for variant in file.variants]


def all_options(file: GameFile) -> dict[str, str]:
    return dict.fromkeys(file.options, "on")


def rules_of(key: str, variant: str) -> Ruleset:
    return assemble(GAMES[key], variant, all_options(GAMES[key]))


@pytest.mark.parametrize(("key", "lang"), crossed(WITH_STATIONS, LANGS[::-1], few=1))
class TestStations:
    def rich(self, key: str, built: int) -> Game:
        """A hand that pays for everything, and a ticket to every city that has one."""
        rules = load().rules(key)
        cities = list(rules.part(Routes).cities)
        # Rivals own every other route, so that many cities would help with many tickets.
        claimed: dict[str, int] = {}
        for number, route in enumerate(rules.part(Routes).routes.values()):
            if route.twin is None:
                claimed[route.id] = 1 + number % 3
        given = {
            "stations": [cities[:built]],
            "tickets": [list(rules.part(Tickets).tickets)[:30]],
            "claimed": claimed,
            "pieces": [1] * 5,
        }
        return full_hand(place(rules, 5, given, Random(3)), 0)

    @pytest.mark.parametrize("built", [0, 1, 2])
    def test_every_city_and_every_way_to_pay_is_within_reach(self, key: str, lang: str, built: int) -> None:
        game = self.rich(key, built)
        table = table_of(game)
        localizer = Localizer(WORDS, lang, table)
        page = STATION.places(localizer, table, 0)
        check(page)
        offered = values(page)
        assert offered == set(builds_of(game, 0, STATION))
        for city in offered:
            fees = payment_page(localizer, table, 0, Bill(STATION, city))
            assert isinstance(fees, LayoutView)
            check(fees)
            assert len(ways_on(fees)) == len(best(game, 0, Bill(STATION, city)))
            assert all(
                1 <= len(choice.name) <= 100
                for choice in choices(payment_labels(localizer, game, 0, STATION, city), "")
            )
        labels = choices(city_labels(localizer, table, 0), "")
        assert all(1 <= len(choice.name) <= 100 and len(choice.value) <= 100 for choice in labels)

    def test_the_hand_with_the_most_tickets(self, key: str, lang: str) -> None:
        rules = load().rules(key)
        every = list(rules.part(Tickets).tickets)
        for count in (10, len(every)):
            game = place(rules, 5, {"tickets": [every[:count]]}, Random(3))
            check(hand_panel(WORDS, lang, table_of(game), 0))


@pytest.mark.parametrize(("key", "lang"), crossed(WITH_TUNNELS, LANGS[::-1], few=1))
class TestTunnels:
    def test_before_and_after_the_reveal(self, key: str, lang: str) -> None:
        rules = load().rules(key)
        market = rules.part(Market)
        hand = [kind for kind, total in zip(market.kinds, market.totals, strict=True) for _ in range(total * 2 // 3)]
        game = place(rules, 5, {"hands": [hand]}, Random(3))
        asked = 0
        for claim in game.legal(0):
            if not isinstance(claim, ClaimRoute) or not rules.part(Routes).routes[claim.route].tunnel:
                continue
            table = table_of(game)
            check(preview_panel(Localizer(WORDS, lang, table), table, claim))
            if asked >= 20:
                continue
            events = game.act(claim, Random(asked))
            after = table_of(game.after(events))
            check(board_panel(WORDS, lang, after, events, picture=True))
            check(hand_panel(WORDS, lang, after, 0))
            assert after.game is not None
            if after.game.waiting == (0,):
                asked += 1
                check(extra_panel(Localizer(WORDS, lang, after), after, 0))
                found = choices(extra_labels(Localizer(WORDS, lang, after), after, 0), "")
                assert all(1 <= len(choice.name) <= 100 for choice in found)
        assert asked


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("key", "variant"), RULES)
class TestVariants:
    def test_the_help_and_the_first_choice(self, key: str, variant: str, lang: str) -> None:
        rules = rules_of(key, variant)
        for page in pages_of(WORDS, rules):
            assert len(page_text(WORDS, lang, rules, page)) <= 3900
            check(help_panel(WORDS, lang, rules, page, 10**6))
        game, _ = Game.new(rules, rules.seats[1], Random(3))
        table = table_of(game)
        for seat in range(game.seats) if family_of(rules).has_map else ():
            modal = choice_modal(Localizer(WORDS, lang, table), table, seat)
            check(modal)
            check(hand_panel(WORDS, lang, table, seat))

    def test_the_lobby(self, key: str, variant: str, lang: str) -> None:
        game, _ = Game.new(rules_of(key, variant), GAMES[key].seats[0], Random(3))
        options = all_options(GAMES[key]) | {FIRST: str(10**18)}
        table = table_of(game)
        lobby = replace(table, options=options, status="lobby", game=None)
        check(lobby_panel(WORDS, lang, lobby, load()))
        check(thread_panel(WORDS, lang, "?", (key, variant, 5, options), GAMES[key]))
        for value, label in offers(GAMES[key], lang).items():
            assert 1 <= len(label) <= 100 and unpacked(value)
