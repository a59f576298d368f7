"""World, "Set-up", "Exchanging pieces", "End of the game": trains and ships (R33, R36, R37, R5)."""

from __future__ import annotations

import pytest

from engine.parts.pieces import ChoosePieces, ExchangePieces, PiecesSeen
from tests.rulebook.world.map import world
from tests.table import Table, event_names, refused

RAIL = "casablanca-marseille"


class TestTheStartMix:
    def opened(self) -> Table:
        table = Table.opening(world(), "ann", "bob", first="ann")
        for name in ("ann", "bob"):
            table.keep(name, " ".join((table.tickets(name).offered or ())[:3]))
        return table

    def test_a_seat_chooses_after_its_own_tickets_whatever_the_others_do(self) -> None:
        table = Table.opening(world(), "ann", "bob", first="ann")
        with refused("finish_tickets"):
            table.choose("ann", 20, 40)
        table.keep("ann", " ".join((table.tickets("ann").offered or ())[:3]))
        table.choose("ann", 20, 40)
        assert table.waiting == ["bob"]

    def test_is_secret_until_all_have_chosen_and_shown_then(self) -> None:
        table = self.opened()
        table.choose("ann", 25, 35)
        assert table.supply("ann") is None
        assert table.box("ann") is None
        assert table.view("ann").seen(PiecesSeen).own == (25, 35)
        assert table.view("bob").seen(PiecesSeen).own is None
        assert event_names(table.choose("bob", 10, 50)) == ["PiecesChosen", "PiecesShown", "TurnBegan"]
        assert (table.supply("ann"), table.supply("bob")) == ((25, 35), (10, 50))
        assert (table.box("ann"), table.box("bob")) == ((0, 15), (15, 0))

    @pytest.mark.parametrize(("trains", "ships"), [(20, 39), (21, 40), (0, 0)])
    def test_is_sixty_pieces(self, trains: int, ships: int) -> None:
        with refused("wrong_mix", needed=60, offered=trains + ships):
            self.opened().choose("ann", trains, ships)

    def test_has_no_kind_below_zero(self) -> None:
        with refused("negative_mix", needed=60):
            self.opened().choose("ann", -1, 61)
        with refused("negative_mix", needed=60):
            self.opened().choose("ann", 63, -3)

    def test_has_no_more_than_there_are(self) -> None:
        with refused("too_many_of_kind", kind="train", most=25, offered=26):
            self.opened().choose("ann", 26, 34)
        with refused("too_many_of_kind", kind="ship", most=50, offered=51):
            self.opened().choose("ann", 9, 51)

    def test_every_mix_is_offered(self) -> None:
        offered = [(a.trains, a.ships) for a in self.opened().offers("ann") if isinstance(a, ChoosePieces)]
        assert offered == [(trains, 60 - trains) for trains in range(10, 26)]

    def test_on_a_first_journey_is_twenty_and_forty_and_not_asked(self) -> None:
        table = Table.opening(world("first_journey"), "ann", "bob", first="ann")
        for name in ("ann", "bob"):
            table.keep(name, " ".join((table.tickets(name).offered or ())[:3]))
        assert table.on_turn == "ann"
        assert table.supply("bob") == (20, 40)

    def test_is_chosen_once(self) -> None:
        table = self.opened()
        table.choose("ann", 20, 40)
        with refused("not_begun"):
            table.choose("ann", 21, 39)


class TestExchanging:
    def test_any_number_one_for_one_a_point_each_and_the_whole_turn(self) -> None:
        table = Table(world(), ann="", bob="")
        table.exchange("ann", "train", 7)
        assert table.supply("ann") == (13, 47)
        assert table.box("ann") == (12, 3)
        assert table.points("ann") == -7
        assert table.on_turn == "bob"

    def test_the_other_way(self) -> None:
        table = Table(world(), ann="", bob="")
        table.exchange("ann", "ship", 5)
        assert table.supply("ann") == (25, 35)

    def test_no_more_than_the_box_holds(self) -> None:
        table = Table(world(), ann="", bob="")
        with refused("box_too_small", kind="train", left=5, needed=6):
            table.exchange("ann", "ship", 6)

    def test_nothing_out_of_an_empty_box(self) -> None:
        table = Table(world(), ann="", bob="", trains={"ann": 10}, ships={"ann": 50})
        with refused("box_too_small", kind="ship", left=0, needed=1):
            table.exchange("ann", "train", 1)
        assert all(a.give == "ship" for a in table.offers("ann") if isinstance(a, ExchangePieces))

    def test_no_more_than_the_supply_and_at_least_one(self) -> None:
        table = Table(world(), ann="", bob="", trains={"ann": 2}, ships={"ann": 20})
        with refused("too_few_to_exchange", kind="train", left=2, offered=3):
            table.exchange("ann", "train", 3)
        with refused("exchange_nothing"):
            table.exchange("ann", "train", 0)
        with refused("unknown_pieces", kind="port"):
            table.exchange("ann", "port", 1)

    def test_what_was_exchanged_can_come_back(self) -> None:
        table = Table(world(), ann="", bob="", ticket_deck="athina-manila")
        table.exchange("ann", "ship", 5)
        table.exchange("bob", "ship", 1)
        table.exchange("ann", "train", 15)
        assert table.supply("ann") == (10, 50)
        assert table.points("ann") == -20

    def test_a_round_of_nothing_but_exchanges_that_were_the_only_choice_ends_the_game(self) -> None:
        table = Table(world(), ann="", bob="")
        table.exchange("ann", "ship", 1)
        table.exchange("bob", "ship", 1)
        assert table.over

    def test_an_exchange_by_choice_does_not(self) -> None:
        table = Table(world(), ann="", bob="", ticket_deck="lagos-hong_kong athina-manila")
        table.exchange("ann", "ship", 1)
        table.exchange("bob", "ship", 1)
        table.exchange("ann", "ship", 1)
        assert not table.over


class TestTheEnd:
    @pytest.mark.parametrize(("trains", "ships", "begins"), [(2, 5, True), (3, 5, False), (7, 0, True), (0, 7, True)])
    def test_comes_at_six_trains_and_ships_together(self, trains: int, ships: int, begins: bool) -> None:
        """The claim takes one piece. Ports are not counted: all three are left."""
        pay, route = ("train-red train-red", RAIL) if trains else ("ship-green-port", "al_qahira-athina")
        table = Table(
            world(), ann=pay, bob="", trains={"ann": trains}, ships={"ann": ships}, ticket_deck="athina-manila"
        )
        table.claim("ann", route, pay=pay)
        assert table.turns_left == (4 if begins else None)

    def test_everybody_has_two_more_turns(self) -> None:
        table = Table(
            world(), ann="", bob="", cleo="", trains={"ann": 3}, ships={"ann": 3}, ticket_deck="athina-manila"
        )
        table.exchange("ann", "train", 1)
        turns = []
        while not table.over:
            turns.append(table.on_turn)
            name = table.on_turn or ""
            table.exchange(name, "ship", 1)
        assert turns == ["bob", "cleo", "ann"] * 2
