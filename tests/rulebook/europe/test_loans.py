"""Europe, sections "Building stations" and "Counting points": each station lends one rival's route (R25)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from random import Random

import pytest

from engine.board.network import Pair, best_borrowing
from engine.core.score import ScoreLine
from engine.parts.routes import Routes
from engine.parts.ticket_points import completed
from engine.parts.tickets import Tickets
from tests.boards import ferry_board
from tests.networks import kept_loans
from tests.rulebook.europe.map import europe
from tests.table import Table

BOARD = ferry_board(
    "quay-isle 2 red",
    "isle-cape 2 blue",
    "isle-fort 2 gray",
    "cape-fort 2 gray",
    "fort-glen 2 gray",
    "glen-moor 4 gray",
    tickets=[
        *("quay-cape 5", "quay-fort 7", "isle-cape 4", "quay-glen 9", "isle-fort 3", "isle-glen 2", "quay-moor 20"),
        *("cape-isle 6", "cape-quay 2", "fort-isle 3"),
    ],
)


def at_the_end(claimed: Mapping[str, str], stations: Mapping[str, str], tickets: Mapping[str, str]) -> Table:
    return Table(BOARD, ann="", bob="", cat="", claimed=claimed, stations=stations, tickets=tickets)


def done(table: Table, name: str) -> set[str]:
    lines = [line for line in table.result.of(table.seat(name)) if line.code == "ticket"]
    assert all((line.points > 0) == bool(line.facts["complete"]) for line in lines)
    return {str(line.facts["ticket"]) for line in lines if line.facts["complete"]}


ANN_AND_BOB = {"quay-isle": "ann", "isle-cape": "bob"}


class TestALoan:
    @pytest.mark.parametrize("city", ["isle", "cape"])
    def test_a_station_lends_a_rivals_route_that_touches_its_city(self, city: str) -> None:
        table = at_the_end(ANN_AND_BOB, {"ann": city}, {"ann": "quay-cape"})
        assert table.loans("ann") == {city: "isle-cape"}
        assert done(table, "ann") == {"quay-cape"}

    def test_without_one_a_rivals_route_is_of_no_use(self) -> None:
        table = at_the_end(ANN_AND_BOB, {}, {"ann": "quay-cape"})
        assert done(table, "ann") == set()
        assert table.total("ann") == 2 + 10 - 5 + 12

    def test_one_in_another_city_lends_it_not(self) -> None:
        table = at_the_end(ANN_AND_BOB, {"ann": "quay"}, {"ann": "quay-cape"})
        assert table.loans("ann") == {}
        assert done(table, "ann") == set()

    def test_a_free_route_is_not_lent(self) -> None:
        """A station where no rival has laid anything is useless."""
        table = at_the_end({"quay-isle": "ann"}, {"ann": "isle"}, {"ann": "quay-cape"})
        assert table.loans("ann") == {}
        assert done(table, "ann") == set()

    def test_nor_is_ones_own(self) -> None:
        table = at_the_end({"isle-cape": "ann", "quay-isle": "bob"}, {"ann": "cape"}, {"ann": "quay-cape"})
        assert table.loans("ann") == {}

    def test_one_without_a_rivals_route_does_not_block_the_others(self) -> None:
        table = at_the_end(ANN_AND_BOB, {"ann": "moor isle glen"}, {"ann": "quay-cape"})
        assert table.loans("ann") == {"isle": "isle-cape"}
        assert done(table, "ann") == {"quay-cape"}

    def test_a_route_laid_after_the_station_is_lent_too(self) -> None:
        table = Table(BOARD, ann="", bob="red red", turn="bob", claimed={"quay-isle": "ann"}, stations={"ann": "isle"})
        assert table.loans("ann") == {}
        table.claim("bob", "isle-fort", pay="red red")
        assert table.loans("ann") == {"isle": "isle-fort"}

    def test_the_rival_keeps_it(self) -> None:
        table = at_the_end(ANN_AND_BOB, {"ann": "isle"}, {"ann": "quay-cape", "bob": "isle-cape"})
        assert done(table, "bob") == {"isle-cape"}
        assert table.owner("isle-cape") == "bob"


class TestOneRouteAlone:
    CLAIMED: Mapping[str, str] = {"quay-isle": "ann", "isle-cape": "bob", "isle-fort": "bob"}

    def test_any_number_of_tickets_may_use_it(self) -> None:
        table = at_the_end(ANN_AND_BOB, {"ann": "isle"}, {"ann": "quay-cape isle-cape cape-isle"})
        assert done(table, "ann") == {"quay-cape", "isle-cape", "cape-isle"}

    def test_all_of_them_use_the_same(self) -> None:
        table = at_the_end(self.CLAIMED, {"ann": "isle"}, {"ann": "quay-cape quay-fort"})
        assert len(done(table, "ann")) == 1

    def test_the_one_that_brings_most_points(self) -> None:
        table = at_the_end(self.CLAIMED, {"ann": "isle"}, {"ann": "quay-cape quay-fort"})
        assert table.loans("ann") == {"isle": "isle-fort"}
        assert table.total("ann") == 2 + 0 + 7 - 5 + 8

    def test_points_come_before_the_number_of_tickets(self) -> None:
        """One ticket of 7 against two of 4 and 2, and against two of 5 and 4."""
        table = at_the_end(self.CLAIMED, {"ann": "isle"}, {"ann": "quay-fort isle-cape cape-quay"})
        assert done(table, "ann") == {"quay-fort"}
        table = at_the_end(self.CLAIMED, {"ann": "isle"}, {"ann": "quay-fort isle-cape quay-cape"})
        assert done(table, "ann") == {"isle-cape", "quay-cape"}

    def test_of_equal_points_the_one_that_completes_more_tickets(self) -> None:
        """Two of 3 against one of 6, whose route comes first on the map."""
        claimed = {"isle-cape": "bob", "isle-fort": "bob"}
        table = at_the_end(claimed, {"ann": "isle"}, {"ann": "isle-fort fort-isle cape-isle"})
        assert table.loans("ann") == {"isle": "isle-fort"}
        assert done(table, "ann") == {"isle-fort", "fort-isle"}

    def test_of_equal_ones_the_route_that_the_map_lists_first(self) -> None:
        table = at_the_end(self.CLAIMED, {"ann": "isle"}, {"ann": ""})
        assert table.loans("ann") == {"isle": "isle-cape"}
        table = at_the_end({"isle-fort": "cat", "isle-cape": "bob"}, {"ann": "isle"}, {"ann": "quay-moor"})
        assert table.loans("ann") == {"isle": "isle-cape"}


class TestSeveralStations:
    def test_two_of_a_player_may_borrow_one_route(self) -> None:
        table = at_the_end(ANN_AND_BOB, {"ann": "isle cape"}, {"ann": "quay-cape"})
        assert table.loans("ann") == {"isle": "isle-cape", "cape": "isle-cape"}
        assert done(table, "ann") == {"quay-cape"}

    def test_and_so_may_those_of_two_players(self) -> None:
        claimed = {"quay-isle": "ann", "isle-cape": "bob", "cape-fort": "cat"}
        tickets = {"ann": "quay-cape", "cat": "isle-fort"}
        table = at_the_end(claimed, {"ann": "isle", "cat": "cape"}, tickets)
        assert table.loans("ann") == {"isle": "isle-cape"}
        assert table.loans("cat") == {"cape": "isle-cape"}
        assert (done(table, "ann"), done(table, "cat")) == ({"quay-cape"}, {"isle-fort"})

    def test_they_lend_a_chain(self) -> None:
        claimed = {"quay-isle": "ann", "isle-fort": "bob", "fort-glen": "cat", "glen-moor": "bob"}
        table = at_the_end(claimed, {"ann": "isle glen moor"}, {"ann": "quay-moor"})
        assert table.loans("ann") == {"isle": "isle-fort", "glen": "fort-glen", "moor": "glen-moor"}
        assert done(table, "ann") == {"quay-moor"}
        table = at_the_end(claimed, {"ann": "isle glen"}, {"ann": "quay-moor"})
        assert done(table, "ann") == set()

    def test_what_one_lends_is_no_help_to_another_player(self) -> None:
        claimed = {"quay-isle": "ann", "isle-cape": "bob"}
        table = at_the_end(claimed, {"cat": "isle"}, {"ann": "quay-cape"})
        assert done(table, "ann") == set()
        assert set(table.loans("cat")) == {"isle"}


class TestTicketsAlone:
    def test_a_loan_never_lengthens_the_longest_path(self) -> None:
        claimed = {"quay-isle": "ann", "isle-cape": "bob", "cape-fort": "ann"}
        table = at_the_end(claimed, {"ann": "isle cape"}, {"ann": "quay-fort"})
        assert done(table, "ann") == {"quay-fort"}
        assert table.line("ann", "longest_path")["length"] == 2
        assert table.line("ann", "longest_path")["points"] == table.line("bob", "longest_path")["points"] == 10

    def test_nor_does_it_bring_points_for_the_route(self) -> None:
        table = at_the_end(ANN_AND_BOB, {"ann": "isle"}, {})
        assert table.line("ann", "routes")["points"] == 2

    @pytest.mark.parametrize(("built", "points"), [("", 12), ("isle", 8), ("isle glen", 4), ("isle glen moor", 0)])
    def test_each_that_was_not_built_brings_four_points(self, built: str, points: int) -> None:
        table = at_the_end({}, {"ann": built}, {})
        assert table.line("ann", "stations") == {"points": points, "left": points // 4}
        assert table.result.totals == (points, 12, 12)


class TestWhatIsShown:
    def test_each_loan_has_a_line_of_its_own_with_no_points(self) -> None:
        table = at_the_end(ANN_AND_BOB, {"ann": "isle moor"}, {"ann": "quay-cape"})
        assert table.line("ann", "loan") == {"points": 0, "city": "isle", "route": "isle-cape"}

    def test_loans_are_a_secret_until_the_end(self) -> None:
        """They tell of tickets: only one's own view counts them before, for what is complete as the board stands."""
        table = at_the_end(ANN_AND_BOB, {"ann": "isle"}, {"ann": "quay-cape"})
        for name in (None, "ann", "bob"):
            view = table.view(name)
            assert {line.code for line in view.result.lines} == {"routes"}
            lent = (("isle", "cape"),) if name == "ann" else ()
            assert view.links(0) == (("quay", "isle"), *lent)
        assert completed(table.view("ann")) == {"quay-cape"}
        assert completed(table.view("bob")) == frozenset()

    def test_at_the_end_everybody_reads_them(self) -> None:
        table = Table(
            BOARD,
            ann="",
            bob="",
            claimed=ANN_AND_BOB,
            stations={"ann": "isle"},
            tickets={"ann": "quay-cape"},
            last_turns=1,
        )
        table.pass_("ann")
        assert table.over
        for name in (None, "ann", "bob"):
            lines = [line for line in table.view(name).result.lines if line.code == "loan"]
            assert lines == [ScoreLine(0, "loan", 0, {"city": "isle", "route": "isle-cape"})]


def hang_together(links: Iterable[Pair], one: str, other: str) -> bool:
    """Whether a walk leads from one to the other: by spreading out, as long as something is new."""
    reached, before = {one}, 0
    links = list(links)
    while len(reached) > before:
        before = len(reached)
        for ends in links:
            if reached & set(ends):
                reached |= set(ends)
    return other in reached


def by_trying(
    own: Sequence[Pair], offers: Sequence[Sequence[Pair]], wanted: Sequence[tuple[str, str, int]]
) -> tuple[tuple[int, int], tuple[int | None, ...]]:
    """Every choice of one link from each lender, in their order; the first of the best."""
    best: tuple[tuple[int, int], tuple[int | None, ...]] = ((-1, -1), ())
    for choice in product(*(range(len(offer)) if offer else (None,) for offer in offers)):
        lent = [offer[index] for offer, index in zip(offers, choice, strict=True) if index is not None]
        done = [points for one, other, points in wanted if hang_together([*own, *lent], one, other)]
        if (sum(done), len(done)) > best[0]:
            best = ((sum(done), len(done)), choice)
    return best


class TestAgainstTryingAll:
    @pytest.mark.parametrize("chunk", range(5))
    def test_the_best_loans_are_the_best_of_all(self, chunk: int) -> None:
        for seed in range(chunk * 100, chunk * 100 + 100):
            rng = Random(seed)
            places = "abcdefgh"[: rng.randint(3, 8)]
            own, rivals = ([pair(rng, places) for _ in range(rng.randrange(most))] for most in (5, 9))
            cities = rng.sample(places, rng.randint(1, 3))
            offers = [[link for link in rivals if city in link] for city in cities]
            wanted = [(*pair(rng, places), rng.randint(1, 6)) for _ in range(rng.randrange(6))]
            worth, loans = by_trying(own, offers, wanted)
            assert best_borrowing(tuple(own), tuple(map(tuple, offers)), tuple(wanted)) == loans, (
                own,
                offers,
                wanted,
                worth,
            )

    def test_so_are_those_of_the_kept_positions_where_a_search_was_slow(self) -> None:
        for position, loans in kept_loans():
            assert best_borrowing(*position) == loans

    @pytest.mark.parametrize("seed", range(24))
    def test_on_the_real_map(self, seed: int) -> None:
        """Half of the routes are laid by four players with three stations each, who hold eight tickets each."""
        rng, rules = Random(seed), europe("mega", bonus=True)
        routes, tickets = rules.part(Routes).routes, rules.part(Tickets).tickets
        names = ("ann", "bob", "cat", "dan")
        single = [route.id for route in routes.values() if not (route.twin and route.twin < route.id)]
        claimed = {route: rng.choice(names) for route in rng.sample(single, 50)}
        cities = rng.sample(list(rules.part(Routes).cities), 12)
        stations = {name: " ".join(cities[number::4]) for number, name in enumerate(names)}
        dealt = rng.sample(list(tickets), 32)
        kept = {name: " ".join(dealt[number::4]) for number, name in enumerate(names)}
        table = Table(
            rules,
            seated=dict.fromkeys(names, ""),
            claimed=claimed,
            stations=stations,
            tickets=kept,
            pieces=dict.fromkeys(names, 5),
        )
        for name in names:
            own = [routes[route].cities for route, owner in claimed.items() if owner == name]
            rivals = [route for route in routes if claimed.get(route, name) != name]
            offers = [[route for route in rivals if city in routes[route].cities] for city in stations[name].split()]
            wanted = [(*tickets[ticket].cities, tickets[ticket].points) for ticket in kept[name].split()]
            links = [[routes[route].cities for route in offer] for offer in offers]
            (points, count), choice = by_trying(own, links, wanted)
            chosen = zip(stations[name].split(), offers, choice, strict=True)
            assert table.loans(name) == {city: offer[index] for city, offer, index in chosen if index is not None}
            assert len(done(table, name)) == count
            assert completed(table.view(name)) == done(table, name)
            lines = [line.points for line in table.result.of(table.seat(name)) if line.code == "ticket"]
            assert sum(lines) == 2 * points - sum(points for _, _, points in wanted)


def pair(rng: Random, places: str) -> Pair:
    one, other = rng.sample(places, 2)
    return one, other
