"""Why medium chooses an action: what it says is true of the position, and known to its seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from data.maps.library import load
from engine.advice.spending import missing_routes
from engine.assemble import parse
from engine.core.action import Action
from engine.core.game import Game
from engine.core.view import View
from engine.parts.market import DrawCard, Market, MarketSeen
from engine.parts.ports import BuildPort, PortsSeen
from engine.parts.routes import ANY_COLOR, ClaimRoute, Routes, RoutesSeen
from engine.parts.strings import LayString, company_of, tabletop
from engine.parts.ticket_points import completed
from engine.parts.tickets import KeepTickets, Tickets, TicketsSeen
from engine.players import medium
from engine.players.shared import reasons
from engine.players.shared.offers import Needs
from engine.players.shared.reasons import REASONS, Reason
from engine.players.shared.situation import Situation
from engine.strings.judge import verdict
from tests.boards import board, raw_board
from tests.engine.test_players import secrets_changed
from tests.rows import crossed
from tests.table import Table

LINE = board("ash-elm 2 red", "elm-oak 2 blue", "oak-yew 6 gray", "fir-gum 3 green", tickets=["ash-oak 9", "elm-oak 3"])


def reason(table: Table, who: str = "ann") -> tuple[Action, Reason]:
    seat = table.seat(who)
    thought = medium.think(table.game.view(seat), table.game.legal(seat), Random(1))
    return thought.action, thought.why()


class TestOnSmallBoards:
    def test_a_route_is_claimed_for_the_ticket_of_most_points_that_it_serves(self) -> None:
        table = Table(LINE, ann="blue blue", bob="", tickets={"ann": "elm-oak ash-oak"}, face_up="red - - - -")
        action, why = reason(table)
        assert action == ClaimRoute(0, "elm-oak", ("blue", "blue"))
        assert why.code == "claim_ticket"
        assert why.facts == {"route": "elm-oak", "cards": ("blue", "blue"), "points": 2, "ticket": "ash-oak", "more": 1}

    def test_a_card_is_taken_for_a_route_on_the_way_of_a_ticket(self) -> None:
        table = Table(LINE, ann="blue", bob="", tickets={"ann": "ash-oak"}, face_up="red white - - -", deck="white")
        action, why = reason(table)
        assert action == DrawCard(0, "red")
        assert why.code == "draw_ticket"
        assert why.facts == {"card": "red", "route": "ash-elm", "ticket": "ash-oak", "more": 0}

    def test_a_completed_ticket_is_no_reason(self) -> None:
        table = Table(
            LINE,
            ann="green green green",
            bob="",
            tickets={"ann": "elm-oak"},
            claimed={"elm-oak": "ann"},
            face_up="red white - - -",
        )
        action, why = reason(table)
        assert action == ClaimRoute(0, "fir-gum", ("green",) * 3)
        assert why == Reason("claim_long", {"route": "fir-gum", "cards": ("green",) * 3, "points": 4})

    def test_a_long_route_is_claimed_also_because_the_tickets_cannot_be_completed(self) -> None:
        table = Table(
            LINE,
            ann="green green green",
            bob="",
            tickets={"ann": "elm-oak"},
            claimed={"elm-oak": "bob", "ash-elm": "bob"},
            face_up="red white - - -",
        )
        _, why = reason(table)
        assert why == Reason("claim_lost", {"route": "fir-gum", "cards": ("green",) * 3, "points": 4})

    def test_a_wild_is_taken_because_it_fits_any_route(self) -> None:
        table = Table(LINE, ann="", bob="", tickets={"ann": "ash-oak"}, face_up="loco white white - -")
        assert reason(table) == (
            DrawCard(0, "locomotive"),
            Reason("draw_wild", {"card": "locomotive"}),
        )

    def test_a_wild_fits_any_route_only_where_all_take_wilds(self) -> None:
        raw = raw_board("ash-elm 2 red", "elm-oak 2 blue", "fir-gum 3 green", tickets=["ash-oak 9"])
        raw["parts"][1]["locomotives_anywhere"] = False
        table = Table(parse(raw), ann="", bob="", tickets={"ann": "ash-oak"}, face_up="loco red - - -")
        situation = Situation(table.game.view(0))
        needs = Needs(situation, situation.routes)
        assert reasons.draw(needs, DrawCard(0, "locomotive"), {}) == Reason("any")

    def test_the_last_turns_are_a_reason_of_their_own(self) -> None:
        table = Table(LINE, ann="green green green", bob="", tickets={"ann": "ash-oak"}, deck="red red", last_turns=1)
        _, why = reason(table)
        assert why.code in ("claim_late", "claim_long") and why.facts["route"] == "fir-gum"


# In whole games


def positions(key: str, seed: int) -> Iterator[tuple[Game, int, Action, Reason]]:
    """Each position of a game among medium players, with what the one to move chooses and why."""
    rng = Random(seed)
    game, _ = Game.new(load().rules(key), 3, rng)
    while not game.over:
        seat = game.waiting[0]
        thought = medium.think(game.view(seat), game.legal(seat), rng)
        yield game, seat, thought.action, thought.why()
        game, _ = game.play(thought.action, rng)


@pytest.mark.parametrize(("key", "seed"), crossed(sorted(load().games), (1, 2), few=3))
def test_every_fact_of_a_reason_is_true(key: str, seed: int) -> None:
    codes: Counter[str] = Counter()
    for game, seat, action, why in positions(key, seed):
        codes[why.code] += 1
        view = game.view(seat)
        assert why.code in REASONS
        if "ticket" in why.facts:
            check_ticket(view, why.facts)
        match action:
            case ClaimRoute(route=route, payment=payment):
                assert (why.facts["route"], why.facts["cards"]) == (route, payment)
                after, _ = game.play(action, Random(0))
                if after.turn.seat != seat:  # no tunnel that is open still
                    gained = after.open_result().totals[seat] - game.open_result().totals[seat]
                    assert gained >= int(str(why.facts["points"]))
            case BuildPort(city=city):
                assert why.facts["city"] == city and city not in sum(view.seen(PortsSeen).built, ())
                assert why.facts.get("count", 1) == naming(view, city) or why.code == "resort_build"
            case DrawCard():
                check_draw(view, action, why)
            case KeepTickets(tickets=kept):
                every = [one for one in game.legal(seat) if isinstance(one, KeepTickets)]
                assert why.facts["tickets"] == kept and len(kept) == min(len(one.tickets) for one in every)
            case LayString(string=string, path=path):
                company = company_of(view)
                assert company is not None
                found = verdict(tabletop(view), company, string, path)
                assert (why.facts["points"], why.facts["stations"]) == (found.points(company), found.stations)
    print(key, codes)
    assert len(codes) > 2


def check_ticket(view: View, facts: Any) -> None:
    assert facts["ticket"] in (view.seen(TicketsSeen).own or ()) and facts["ticket"] not in completed(view)
    assert facts["route"] in [route.id for route in missing_routes(view, facts["ticket"]) or ()]


def naming(view: View, city: str) -> int:
    known = view.part(Tickets).tickets
    return sum(known[ticket].stops.count(city) for ticket in view.seen(TicketsSeen).own or ())


def check_draw(view: View, action: DrawCard, why: Reason) -> None:
    """A card that is taken for a route pays for it, and the route is free."""
    assert why.facts.get("card") == action.card
    if "route" in why.facts:
        route = view.part(Routes).routes[str(why.facts["route"])]
        kind = view.part(Market).purse.kinds[str(action.card)]
        assert kind.color == route.color or route.color == ANY_COLOR
        assert not view.part(Market).cards.typed or kind.deck == route.kind
        assert route.id not in view.seen(RoutesSeen).owners
    elif why.code == "draw_deck":
        assert action.card is None
    elif why.code == "draw_wild":
        assert action.card == view.part(Market).wild
    elif why.code == "draw_alike":
        kinds = view.part(Market).purse.kinds
        color = kinds[str(action.card)].color, kinds[str(action.card)].deck
        held = [card for card in view.seen(MarketSeen).hand or () if (kinds[card].color, kinds[card].deck) == color]
        assert why.facts["count"] == len(held)


def test_a_reason_hangs_on_nothing_that_its_seat_cannot_see() -> None:
    for number, (game, seat, action, why) in enumerate(positions("europe", 3)):
        if number % 9 == 0:
            other = secrets_changed(game, seat, Random(number))
            thought = medium.think(other.view(seat), other.legal(seat), Random(1))
            assert (thought.action, thought.why()) == (action, why)
