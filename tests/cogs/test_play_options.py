"""What people type: cards, routes and tickets, in any language, in short or in full."""

from __future__ import annotations

import random

import pytest

from cogs.play.options import meaning_of
from cogs.rail.typed import (
    cards_text,
    find_routes,
    parse_card,
    parse_cards,
    parse_route,
    parse_tickets,
)
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.localizer import Localizer
from cogs.text.names import safe
from data.maps.library import load
from engine.core.refused import Refused
from engine.parts.market import Market
from engine.parts.routes import ClaimRoute
from engine.parts.tickets import Tickets
from tests.cogs.test_limits import MAPS, begin, new_game, table_of

WORDS = catalogue()
RULES = load().rules("usa")
KINDS = RULES.part(Market).kinds
TABLE = table_of(begin(new_game("usa")[0]))


def localizer(lang: str) -> Localizer:
    return Localizer(WORDS, lang, TABLE)


class TestCards:
    @pytest.mark.parametrize(
        ("lang", "text", "cards"),
        [
            ("en", "3 red 1 loco", "red red red locomotive"),
            ("en", "red red loco", "red red locomotive"),
            ("en", "3x red, 1x wild", "red red red locomotive"),
            ("en", "red x3 and loco x1", "red red red locomotive"),
            ("en", "loco 2 red 1", "red locomotive locomotive"),
            ("en", "Red3 Loco1", "red red red locomotive"),
            ("en", "3red1locomotive", "red red red locomotive"),
            ("en", "y y", "yellow yellow"),
            ("en", "red 3 loco", "red locomotive locomotive locomotive"),
            ("ru", "3 красные 1 локо", "red red red locomotive"),
            ("ru", "кр кр лок", "red red locomotive"),
            ("ru", "2 чёрных и локомотив", "black black locomotive"),
            ("ru", "2 черных, 1 паровоз", "black black locomotive"),
            ("ru", "3 red 1 locomotive", "red red red locomotive"),
            ("uk", "3 червоні 1 локо", "red red red locomotive"),
            ("uk", "чер чер лок", "red red locomotive"),
            ("uk", "2 чорні та 2 помаранчеві", "orange orange black black"),
            ("uk", "3 красные", "red red red"),
            ("en", "3 красные", "red red red"),
            ("en", "2 🟥 🚂", "red red locomotive"),
            ("en", "2 reds", "red red"),
        ],
    )
    def test_are_read(self, lang: str, text: str, cards: str) -> None:
        assert sorted(parse_cards(WORDS, lang, KINDS, text)) == sorted(cards.split())

    @pytest.mark.parametrize(
        "text",
        [
            *("", "3", "b b", "3 3 red", "100000 red", "9" * 5000, "pony", "🎠", "redredred", "redux", "-3 red"),
            *("٣ red", "³ red", "３ red", "red³", "3 red ² locos"),
        ],
    )
    def test_are_refused_where_they_cannot_be_meant(self, text: str) -> None:
        with pytest.raises(Refused, match="unreadable_cards"):
            parse_cards(WORDS, "en", KINDS, text)

    @pytest.mark.parametrize("lang", LANGS)
    def test_are_written_as_they_are_read(self, lang: str) -> None:
        rng = random.Random(1)
        for _ in range(200):
            cards = tuple(kind for kind in KINDS for _ in range(rng.choice((0, 0, 1, 2, 12))))
            if cards:
                assert parse_cards(WORDS, lang, KINDS, cards_text(cards)) == cards
                assert parse_cards(WORDS, lang, KINDS, localizer(lang).cards(cards)) == cards

    @pytest.mark.parametrize("lang", LANGS)
    def test_have_names_that_mean_them(self, lang: str) -> None:
        for kind in KINDS:
            assert parse_card(WORDS, lang, KINDS, localizer(lang).card(kind)) == kind
            assert meaning_of(WORDS, lang, kind, KINDS) == kind
            assert parse_card(WORDS, lang, KINDS, localizer(lang).a_card(kind)) == kind

    @pytest.mark.parametrize(
        ("lang", "text"), [("en", None), ("en", "deck"), ("ru", "колода"), ("ru", "из колоды"), ("uk", "наосліп")]
    )
    def test_of_the_deck(self, lang: str, text: str | None) -> None:
        assert parse_card(WORDS, lang, KINDS, text) is None

    def test_unknown_is_repeated(self) -> None:
        with pytest.raises(Refused) as refused:
            parse_card(WORDS, "en", KINDS, "plaid")
        assert refused.value.facts == {"card": "plaid"}


class TestRoutes:
    @pytest.mark.parametrize("lang", LANGS)
    @pytest.mark.parametrize("key", MAPS)
    def test_have_labels_that_find_them(self, key: str, lang: str) -> None:
        speaking = Localizer(WORDS, lang, table_of(begin(new_game(key)[0])))
        for route in speaking.map.routes:
            found = find_routes(speaking, speaking.route(route))
            assert route in found
            assert {speaking.route(other) for other in found} == {speaking.route(route)}

    @pytest.mark.parametrize("text", ["denver omaha", "Omaha - Denver", "den oma", "денвер омаха", "Денвер–Омаха"])
    def test_are_found_by_their_cities(self, text: str) -> None:
        found = find_routes(localizer("en"), text)
        assert {frozenset(TABLE_ROUTES[route].cities) for route in found} == {frozenset(("denver", "omaha"))}

    def test_of_two_tracks_the_one_that_the_payment_fits_is_meant(self) -> None:
        pair = [r for r in TABLE_ROUTES.values() if r.twin and r.color != TABLE_ROUTES[r.twin].color][:1]
        route = pair[0]
        assert route.twin is not None
        claims = [ClaimRoute(0, one.id, (one.color,) * one.length) for one in (route, TABLE_ROUTES[route.twin])]
        open_ = {claim.route: [claim] for claim in claims}
        text = localizer("en").cities(route.cities)
        with pytest.raises(Refused, match="several_routes"):
            parse_route(localizer("en"), text, open_, None)
        assert parse_route(localizer("en"), text, open_, claims[0].payment) == claims[0].route
        assert parse_route(localizer("en"), text, open_, claims[1].payment) == claims[1].route
        assert parse_route(localizer("en"), text, {claims[1].route: claims[1:]}, None) == claims[1].route

    def test_unknown_and_several(self) -> None:
        for text in ("paris rome", "", "!"):
            with pytest.raises(Refused, match="unknown_route"):
                parse_route(localizer("en"), text, {}, None)
        with pytest.raises(Refused, match="several_routes"):
            parse_route(localizer("en"), "denver", {}, None)

    def test_that_nobody_can_claim_is_still_found_for_the_engine_to_refuse(self) -> None:
        assert parse_route(localizer("en"), "denver omaha", {}, None).startswith("denver")


class TestTickets:
    OFFERED = tuple(RULES.part(Tickets).tickets)[:3]

    @pytest.mark.parametrize("lang", LANGS)
    def test_are_named_by_number_or_cities_or_all(self, lang: str) -> None:
        speaking = localizer(lang)
        assert parse_tickets(speaking, self.OFFERED, "1 3") == (self.OFFERED[0], self.OFFERED[2])
        assert parse_tickets(speaking, self.OFFERED, "2,1") == (self.OFFERED[1], self.OFFERED[0])
        assert parse_tickets(speaking, self.OFFERED, WORDS.say(lang, "alias-all").split()[0]) == self.OFFERED
        names = ", ".join(speaking.ticket(ticket) for ticket in self.OFFERED[:2])
        names = names.replace(" (", " ").replace(")", "")
        assert parse_tickets(speaking, self.OFFERED, names) == self.OFFERED[:2]

    def test_none_named_is_none_kept(self) -> None:
        assert parse_tickets(localizer("en"), self.OFFERED, " ") == ()
        assert all(
            parse_tickets(localizer("en"), self.OFFERED, none) == () for none in ("0", "none", "ничего", "жодного")
        )

    @pytest.mark.parametrize("text", ["4", "paris", "1 paris", "¹", "１", "١"])
    def test_unknown(self, text: str) -> None:
        with pytest.raises(Refused, match="unknown_ticket"):
            parse_tickets(localizer("en"), self.OFFERED, text)


TABLE_ROUTES = localizer("en").map.routes


def test_a_name_can_neither_mention_nor_format_nor_turn_the_text_round() -> None:
    assert safe("\u202eevil\u202c **x** <#123> @everyone") == "evil \\*\\*x\\*\\* \\<#123> @\u200beveryone"
