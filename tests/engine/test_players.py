"""Computer players: legal everywhere, blind to secrets, the same with the same seed, and sensible on small boards."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from data.maps.library import load
from data.tools.simulate import seating, wilson
from engine.assemble import assemble
from engine.board.steiner import CLOSED, Graph, steiner_trees
from engine.core.action import Action
from engine.core.game import Game
from engine.core.part import Slice
from engine.core.ruleset import Ruleset
from engine.parts.market import DrawCard, Market, MarketSlice
from engine.parts.passing import Pass
from engine.parts.pieces import ChoosePieces
from engine.parts.routes import ClaimRoute, Routes
from engine.parts.stations import BuildStation
from engine.parts.strings import LayNone, LayString, company_of, tabletop
from engine.parts.tickets import DrawTickets, KeepTickets, TicketsSlice
from engine.parts.tunnels import LeaveTunnel, PayTunnel
from engine.players import known_players, play_match
from engine.strings.judge import verdict
from tests.boards import board, ferry_board
from tests.rows import crossed
from tests.table import Table

NAMES = ("easy", "medium", "hard")
MAPS = [
    (key, variant) for key, file in load().games.items() for variant in file.variants if "routes" in str(file.parts)
]


def rules_of(key: str, variant: str) -> Ruleset:
    return assemble(load().games[key], variant)


def positions(rules: Ruleset, seats: int, seed: int, by: str = "random") -> Iterator[Game]:
    """Every position of a game, played by random moves (seldom tickets) or by a player."""
    rng = Random(seed)
    game, _ = Game.new(rules, seats, rng)
    while not game.over:
        yield game
        seat = rng.choice(game.waiting)
        action = known_players()[by](game.view(seat), game.legal(seat), rng)
        if isinstance(action, DrawTickets) and by == "random":
            action = rng.choice(game.legal(seat))
        game, _ = game.play(action, rng)


def pick(name: str, table: Table, who: str, seed: int = 1) -> Action:
    seat = table.seat(who)
    action = known_players()[name](table.game.view(seat), table.game.legal(seat), Random(seed))
    assert table.game.refuse(action) is None
    return action


@pytest.mark.parametrize(("played", "name"), crossed(MAPS, NAMES, few=4))
def test_every_choice_is_legal_on_every_map(played: tuple[str, str], name: str) -> None:
    """In games of its own and in positions that random moves lead to, where hands and boards are odd."""
    rules = rules_of(*played)
    player = known_players()[name]
    assert play_match(rules, [player] * 3, Random(3)).moves > 30
    for number, game in enumerate(positions(rules, 2, seed=5)):
        if number % 21 == 0:
            seat = game.waiting[0]
            assert game.refuse(player(game.view(seat), game.legal(seat), Random(1))) is None


def secrets_changed(game: Game, viewer: int, rng: Random) -> Game:
    """The same table as far as `viewer` can tell: what others hold and what lies in the decks is dealt anew."""
    slices = tuple(_changed(game, part_slice, viewer, rng) for part_slice in game.slices)
    return Game(game.rules, game.seats, game.turn, slices)


def _changed(game: Game, part_slice: Slice, viewer: int, rng: Random) -> Slice:
    others = [seat for seat in range(game.seats) if seat != viewer]
    if isinstance(part_slice, TicketsSlice):
        heap = [*part_slice.deck, *(t for seat in others for t in (*part_slice.kept[seat], *part_slice.offered[seat]))]
        rng.shuffle(heap)
        kept, offered = list(part_slice.kept), list(part_slice.offered)
        for held in (kept, offered):
            for seat in others:
                size = len(held[seat])
                held[seat], heap = tuple(heap[:size]), heap[size:]
        return replace(part_slice, deck=tuple(heap), kept=tuple(kept), offered=tuple(offered))
    if not isinstance(part_slice, MarketSlice):
        return part_slice
    market = game.rules.part(Market)
    deck_of = market.fold.deck_of
    hands, decks = list(part_slice.hands), []
    for number, deck in enumerate(part_slice.decks):
        kinds = [kind for kind in market.kinds if deck_of[kind] == number]
        others_held = {seat: [k for k in kinds for _ in range(hands[seat][market.index[k]])] for seat in others}
        heap = [*deck, *(card for seat in others for card in others_held[seat])]
        rng.shuffle(heap)
        for seat in others:
            size = len(others_held[seat])
            dealt, heap = heap[:size], heap[size:]
            hands[seat] = tuple(
                dealt.count(k) if k in kinds else count for k, count in zip(market.kinds, hands[seat], strict=True)
            )
        decks.append(tuple(heap))
    return replace(part_slice, deck=decks[0], more=tuple(decks[1:]), hands=tuple(hands))


@pytest.mark.parametrize(("key", "name"), crossed(sorted({key for key, _ in MAPS}), NAMES, few=3))
def test_a_choice_hangs_on_nothing_that_its_seat_cannot_see(key: str, name: str) -> None:
    rules = load().rules(key)
    player = known_players()[name]
    changed = 0
    for number, game in enumerate(positions(rules, 3, seed=2, by="medium")):
        if number % 6 == 0:
            seat = game.waiting[0]
            other = secrets_changed(game, seat, Random(number))
            changed += other.slice(MarketSlice) != game.slice(MarketSlice)
            actions = [player(one.view(seat), one.legal(seat), Random(4)) for one in (game, other)]
            assert actions[0] == actions[1]
    assert changed > 5


@pytest.mark.parametrize("name", NAMES)
def test_with_the_same_seed_a_game_goes_the_same_way(name: str) -> None:
    rules = load().rules("europe")
    one, other = (play_match(rules, [known_players()[name]] * 2, Random(9)) for _ in range(2))
    assert one == other


class TestSense:
    """What anybody would do, on boards of a few routes."""

    LINE = board("ash-elm 2 red", "elm-oak 2 blue", "oak-yew 6 gray", tickets=["ash-oak 9", "elm-oak 3", "ash-elm 2"])

    @pytest.mark.parametrize("name", NAMES)
    def test_it_claims_the_last_link_of_its_ticket_when_it_can(self, name: str) -> None:
        table = Table(
            self.LINE,
            ann="blue blue green",
            bob="",
            claimed={"ash-elm": "ann"},
            tickets={"ann": "ash-oak"},
            face_up="green green white white black",
            last_turns=2,
        )
        assert pick(name, table, "ann") == ClaimRoute(0, "elm-oak", ("blue", "blue"))

    @pytest.mark.parametrize("name", ["medium", "hard"])
    def test_it_takes_the_colour_that_its_ticket_lacks(self, name: str) -> None:
        table = Table(
            self.LINE,
            ann="blue green",
            bob="",
            claimed={"ash-elm": "ann"},
            tickets={"ann": "ash-oak"},
            face_up="green blue white white black",
            deck="white black white black white black",
        )
        assert pick(name, table, "ann") == DrawCard(0, "blue")

    @pytest.mark.parametrize("name", ["medium", "hard"])
    def test_it_does_not_pay_with_wilds_what_colours_pay(self, name: str) -> None:
        table = Table(
            self.LINE,
            ann="blue blue loco loco",
            bob="",
            claimed={"ash-elm": "ann"},
            tickets={"ann": "ash-oak"},
            last_turns=2,
        )
        assert pick(name, table, "ann") == ClaimRoute(0, "elm-oak", ("blue", "blue"))

    @pytest.mark.parametrize("name", NAMES)
    def test_it_passes_when_nothing_else_is_left(self, name: str) -> None:
        assert pick(name, Table(self.LINE, ann="", bob=""), "ann") == Pass(0)

    def test_the_planner_keeps_the_tickets_that_share_their_way(self) -> None:
        shared = board(
            "ash-elm 2 red",
            "elm-oak 2 blue",
            "fir-ivy 6 green",
            "ivy-yew 6 black",
            tickets=["ash-oak 8", "ash-elm 5", "fir-yew 9"],
        )
        table = Table.opening(shared, "ann", "bob", first="ann")
        wanted = pick("hard", table, "ann")
        assert isinstance(wanted, KeepTickets)
        assert set(wanted.tickets) >= {"ash-oak", "ash-elm"}

    def test_the_planner_takes_new_tickets_when_it_has_connected_what_they_may_ask_for(self) -> None:
        rich = board(
            "ash-elm 2 red", "elm-oak 2 blue", "oak-yew 2 gray", tickets=["ash-oak 9", "elm-oak 8", "ash-elm 7"]
        )
        table = Table(
            rich,
            ann="green",
            bob="",
            claimed={"ash-elm": "ann", "elm-oak": "ann"},
            tickets={"ann": "ash-oak"},
            ticket_deck="elm-oak ash-elm",
            face_up="green white white black black",
            deck="white black white black white black",
        )
        assert pick("hard", table, "ann") == DrawTickets(0)

    def test_the_planner_takes_no_tickets_in_its_last_turn(self) -> None:
        table = Table(
            self.LINE,
            ann="red red",
            bob="",
            tickets={"ann": "ash-elm"},
            ticket_deck="elm-oak ash-oak",
            last_turns=1,
        )
        assert pick("hard", table, "ann") == ClaimRoute(0, "ash-elm", ("red", "red"))

    def test_the_planner_ends_with_what_brings_most(self) -> None:
        """Six spaces bring more than its ticket, which is worth two points, and less than one worth twelve."""
        for points, wanted in ((2, "fir-yew"), (12, "ash-elm")):
            apart = board("ash-elm 2 red", "fir-yew 6 gray", tickets=[f"ash-elm {points}", "fir-yew 9"])
            table = Table(apart, ann="red red red red red red", bob="", tickets={"ann": "ash-elm"}, last_turns=1)
            assert pick("hard", table, "ann").route == wanted  # type: ignore[attr-defined]

    def test_the_planner_builds_a_station_where_no_route_is_left_for_its_ticket(self) -> None:
        cut = ferry_board("ash-elm 2 red", "elm-oak 2 blue", "oak-yew 1 gray", tickets=["ash-oak 9", "elm-oak 3"])
        table = Table(
            cut,
            ann="green",
            bob="",
            claimed={"ash-elm": "ann", "elm-oak": "bob"},
            tickets={"ann": "ash-oak"},
            stations={},
            face_up="white white black black red",
            last_turns=3,
        )
        wanted = pick("hard", table, "ann")
        assert isinstance(wanted, BuildStation)
        assert wanted.city in ("elm", "oak")

    @pytest.mark.parametrize("name", NAMES)
    def test_it_pays_for_a_tunnel_that_it_can_pay_for(self, name: str) -> None:
        under = ferry_board("ash-elm 2 red tunnel", tickets=["ash-elm 9"])
        table = Table(under, ann="red red red", bob="", deck="red white white", tickets={"ann": "ash-elm"})
        table.claim("ann", "ash-elm", pay="red red")
        assert table.owed == 1
        assert pick(name, table, "ann") == PayTunnel(0, ("red",))

    @pytest.mark.parametrize("name", NAMES)
    def test_it_leaves_a_tunnel_that_it_cannot_pay_for(self, name: str) -> None:
        under = ferry_board("ash-elm 2 red tunnel", tickets=["ash-elm 9"])
        table = Table(under, ann="red red", bob="", deck="red white white", tickets={"ann": "ash-elm"})
        table.claim("ann", "ash-elm", pay="red red")
        assert pick(name, table, "ann") == LeaveTunnel(0)


@pytest.mark.parametrize("name", NAMES)
def test_pieces_are_chosen_out_of_what_is_offered(name: str) -> None:
    rules = load().rules("world")
    rng = Random(4)
    game, _ = Game.new(rules, 2, rng)
    chosen = 0
    while game.turn.number == 0:
        seat = game.waiting[0]
        action = known_players()[name](game.view(seat), game.legal(seat), rng)
        chosen += isinstance(action, ChoosePieces)
        game, _ = game.play(action, rng)
    assert chosen == 2


@pytest.mark.long
@pytest.mark.parametrize("key", crossed(sorted({key for key, _ in MAPS}), few=1))
def test_the_stronger_wins_more_often(key: str) -> None:
    """A few games, far from proof, in which a player that is broken would lose."""
    rules, players, rng = load().rules(key), known_players(), Random(1)
    for strong, weak, least in (("easy", "random", 5), ("hard", "easy", 5)):
        won = 0
        for number in range(6):
            order = seating((strong, weak), 2, number)
            winners = play_match(rules, [players[one] for one in order], rng).result.winners
            won += all(order[seat] == strong for seat in winners)
        assert won >= least, f"{strong} won {won} of 6 against {weak}"


class TestForest:
    """Groups of places joined together at a small cost."""

    #   0 - 1 - 2
    #    \  |  /
    #       3
    GRAPH = Graph(4, [(0, 1), (1, 2), (0, 3), (1, 3), (2, 3)])

    def join(self, costs: list[float], *pairs: tuple[int, int]) -> list[frozenset[int] | None]:
        wanted = [(pair, False) for pair in pairs]
        return steiner_trees(self.GRAPH, costs, wanted, [self.GRAPH.steiner_tree(costs, stops) for stops in wanted])

    def test_what_one_lays_spares_the_other_its_own_way(self) -> None:
        """Alone, 0 to 3 is cheapest over its own link for 2.9; beside the link from 0 to 1 a short one is enough."""
        found = self.join([3.0, 3.0, 2.9, 1.0, 2.9], (0, 1), (0, 3))
        assert {link for way in found for link in way or ()} == {0, 3}

    def test_what_is_closed_is_not_used(self) -> None:
        closed = [CLOSED, 1.0, CLOSED, 1.0, 1.0]
        assert self.join(closed, (0, 2), (1, 2)) == [None, frozenset((1,))]

    def test_a_link_that_is_there_costs_nothing(self) -> None:
        assert self.join([5.0, 0.0, 1.0, 5.0, 1.0], (0, 1)) == [frozenset((1, 2, 4))]


@pytest.mark.parametrize("name", NAMES)
def test_on_a_table_of_strings_nobody_gives_up_a_string_that_it_can_lay(name: str) -> None:
    rng = Random(2)
    game, _ = Game.new(load().rules("string_railway"), 2, rng)
    laid = 0
    while laid < 4 and not game.over:
        seat = game.waiting[0]
        legal = game.legal(seat)
        action = known_players()[name](game.view(seat), legal, rng)
        assert game.refuse(action) is None
        laid += isinstance(action, LayString)
        assert not isinstance(action, LayNone) or not any(isinstance(one, LayString) for one in legal)
        game, _ = game.play(action, rng)
    assert laid == 4


def test_over_the_games_every_name_takes_every_seat() -> None:
    for names, seats in ((("a", "b", "c"), 2), (("a", "b"), 4), (("a", "b", "c"), 4)):
        sat = {(seat, name) for game in range(24) for seat, name in enumerate(seating(names, seats, game))}
        assert sat == {(seat, name) for seat in range(seats) for name in names}


def test_the_interval_is_wilsons() -> None:
    """Of ten games none won: at most 28 of 100; half of a hundred: 40 to 60."""
    assert [round(bound, 4) for bound in wilson(0, 10)] == [0.0, 0.2775]
    assert [round(bound, 4) for bound in wilson(50, 100)] == [0.4038, 0.5962]


def test_routes_are_what_makes_a_map_one_for_these_players() -> None:
    assert all(rules_of(key, variant).has(Routes) for key, variant in MAPS)
    assert len(MAPS) >= 7


@pytest.mark.long
def test_on_a_table_of_strings_hard_lays_long_strings_early_only_where_they_bring_much_more() -> None:
    """No long string that brings no more than a short one, as long as there are short ones."""
    rng, choose, chosen = Random(5), known_players()["hard"], list[str]()
    game, _ = Game.new(load().rules("string_railway"), 3, rng)
    while len(chosen) < 7:
        seat = game.waiting[0]
        legal, view = game.legal(seat), game.view(seat)
        action = choose(view, legal, rng)
        if isinstance(action, LayString):
            chosen.append(action.string)
            company, best = company_of(view) or 0, {"short": -9, "long": -9}
            for path in (other for other in legal if isinstance(other, LayString)):
                mine = verdict(tabletop(view), company, path.string, path.path).points(company)
                best[path.string] = max(best[path.string], mine)
            if best["long"] <= best["short"]:
                assert action.string == "short"
        game, _ = game.play(action, rng)
    assert set(chosen) == {"short", "long"}
