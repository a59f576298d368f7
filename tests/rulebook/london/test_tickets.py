"""London, section "Taking ticket cards" (R9, R12)."""

from __future__ import annotations

import pytest

from engine.parts.tickets import DrawTickets, KeepTickets, TicketsKept, TicketsOffered
from tests.rulebook.london.map import small
from tests.table import Table, refused

NAMED = ("quay-isle", "isle-cape", "cape-fort", "quay-cape")
BOARD = small(
    "quay-isle 1 gray",
    "isle-cape 1 gray",
    "cape-fort 1 gray",
    "quay-fort 4 gray",
    districts={1: "cape fort"},
    tickets=[f"{name} {points}" for points, name in enumerate(NAMED, 3)],
)
ALL = " ".join(NAMED)


class TestTakingMore:
    def test_two_are_taken_from_the_top(self) -> None:
        table = Table(BOARD, ann="", bob="", ticket_deck=ALL)
        table.ask_tickets("ann")
        assert table.tickets("ann").offered == NAMED[:2]
        assert table.tickets("ann").deck == 2

    def test_one_at_least_is_kept(self) -> None:
        table = Table(BOARD, ann="", bob="", ticket_deck=ALL)
        table.ask_tickets("ann")
        with refused("too_few_tickets", needed=1, kept=0):
            table.keep("ann", "")
        assert len([action for action in table.offers("ann") if isinstance(action, KeepTickets)]) == 3

    @pytest.mark.parametrize("kept", [(0,), (1,), (0, 1)])
    def test_one_or_both_may_be_kept(self, kept: tuple[int, ...]) -> None:
        table = Table(BOARD, ann="", bob="", ticket_deck=ALL)
        table.ask_tickets("ann")
        table.keep("ann", " ".join(NAMED[index] for index in kept))
        assert table.tickets("ann").own == tuple(NAMED[index] for index in kept)
        assert table.on_turn == "bob"

    def test_the_other_goes_under_the_deck(self) -> None:
        table = Table(BOARD, ann="", bob="", ticket_deck=ALL)
        table.ask_tickets("ann")
        table.keep("ann", NAMED[1])
        table.ask_tickets("bob")
        table.keep("bob", " ".join(NAMED[2:]))
        table.ask_tickets("ann")
        assert table.tickets("ann").offered == (NAMED[0],)

    def test_any_number_may_be_held_and_none_is_handed_back(self) -> None:
        table = Table(BOARD, ann="", bob="", tickets={"ann": " ".join(NAMED[:3])}, ticket_deck=NAMED[3])
        table.ask_tickets("ann")
        with refused("ticket_not_offered", ticket=NAMED[0]):
            table.keep("ann", NAMED[0])
        table.keep("ann", NAMED[3])
        assert table.tickets("ann").own == NAMED


class TestTheLastOne:
    def test_it_can_be_taken_and_must_be_kept(self) -> None:
        table = Table(BOARD, ann="", bob="", ticket_deck=NAMED[0])
        table.ask_tickets("ann")
        assert table.offers("ann") == [KeepTickets(0, (NAMED[0],))]
        with refused("too_few_tickets", needed=1, kept=0):
            table.keep("ann", "")
        table.keep("ann", NAMED[0])
        assert table.tickets("ann").deck == 0

    def test_with_none_left_the_action_is_not_offered(self) -> None:
        table = Table(BOARD, ann="blue", bob="")
        assert not table.may("ann", DrawTickets)
        with refused("no_tickets_left"):
            table.ask_tickets("ann")


class TestSecrets:
    def test_others_see_how_many_and_not_which(self) -> None:
        table = Table(BOARD, ann="", bob="", ticket_deck=ALL)
        offered = table.ask_tickets("ann")[0]
        assert offered.seen_by(1) == offered.seen_by(None) == TicketsOffered(0, None, 2, 1, 2, opening=False)
        kept = table.keep("ann", NAMED[1])[0]
        assert kept.seen_by(1) == kept.seen_by(None) == TicketsKept(0, None, None, 1, opening=False)
        assert table.tickets("bob").own == ()
        assert table.tickets("bob").counts == (1, 0)


class TestPoints:
    def final(self, claimed: str, tickets: str) -> Table:
        owned = dict.fromkeys(claimed.split(), "ann")
        return Table(BOARD, ann="", bob="", claimed=owned, tickets={"ann": tickets})

    def test_a_completed_one_adds_its_points(self) -> None:
        assert self.final("quay-isle", "quay-isle").line("ann", "ticket")["points"] == 3

    def test_another_takes_them_away(self) -> None:
        assert self.final("isle-cape", "quay-isle").line("ann", "ticket")["points"] == -3

    def test_the_way_may_be_a_long_one(self) -> None:
        """R12."""
        assert self.final("quay-fort cape-fort", "quay-cape").line("ann", "ticket")["points"] == 6

    def test_the_sum_of_routes_tickets_and_districts(self) -> None:
        table = self.final("quay-fort cape-fort", "quay-cape quay-isle")
        assert table.total("ann") == 7 + 1 + 6 - 3 + 1
        assert {line.code for line in table.result.of(0)} == {"routes", "ticket", "district"}
        assert table.total("bob") == 0

    def test_points_may_fall_below_zero(self) -> None:
        """R14."""
        assert self.final("", ALL).total("ann") == -(3 + 4 + 5 + 6)
