"""USA, section "Drawing new tickets" (R9)."""

from __future__ import annotations

import pytest

from engine.parts.market import DrawCard
from engine.parts.passing import Pass
from engine.parts.routes import ClaimRoute
from engine.parts.ticket_points import completed
from engine.parts.tickets import DrawTickets, KeepTickets, TicketsKept, TicketsOffered
from tests.boards import board
from tests.table import Table, event_names, refused

NAMED = ("quay-isle", "isle-cape", "cape-fort", "quay-cape", "quay-fort", "isle-fort")
ROUTES = ("quay-isle 1 red", "isle-cape 1 red", "cape-fort 1 red", "quay-cape 2 red", "quay-fort 3 red")
BOARD = board(*ROUTES, "isle-fort 2 red", tickets=[f"{name} {points}" for points, name in enumerate(NAMED, 4)])
ALL = " ".join(NAMED)


class TestDrawing:
    def test_three_are_drawn_from_the_top(self) -> None:
        table = Table(BOARD, ann="", bob="", ticket_deck=ALL)
        table.ask_tickets("ann")
        assert table.tickets("ann").offered == NAMED[:3]
        assert table.tickets("ann").keep == 1
        assert table.tickets("ann").deck == 3

    def test_none_can_be_kept_of_none(self) -> None:
        """At least one is kept, in mid-game too."""
        table = Table(BOARD, ann="", bob="", ticket_deck=ALL)
        table.ask_tickets("ann")
        with refused("too_few_tickets", needed=1, kept=0):
            table.keep("ann", "")

    @pytest.mark.parametrize("kept", [(0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2)])
    def test_one_two_or_three_are_kept(self, kept: tuple[int, ...]) -> None:
        """The minimum of the set-up does not hold any more."""
        table = Table(BOARD, ann="", bob="", ticket_deck=ALL)
        table.ask_tickets("ann")
        table.keep("ann", " ".join(NAMED[index] for index in kept))
        assert table.tickets("ann").own == tuple(NAMED[index] for index in kept)
        assert table.on_turn == "bob"

    def test_every_choice_is_offered_once(self) -> None:
        table = Table(BOARD, ann="", bob="", ticket_deck=ALL)
        table.ask_tickets("ann")
        choices = [action.tickets for action in table.offers("ann") if isinstance(action, KeepTickets)]
        assert len(choices) == len({frozenset(choice) for choice in choices}) == 7

    def test_refused_ones_go_under_the_deck_in_their_order(self) -> None:
        table = Table(BOARD, ann="", bob="", ticket_deck=ALL)
        table.ask_tickets("ann")
        table.keep("ann", NAMED[1])
        table.ask_tickets("bob")
        assert table.tickets("bob").offered == NAMED[3:]
        table.keep("bob", ALL[ALL.index(NAMED[3]) :])
        table.ask_tickets("ann")
        assert table.tickets("ann").offered == (NAMED[0], NAMED[2])

    def test_new_ones_are_added_to_those_kept_before(self) -> None:
        """A player may hold any number of tickets."""
        table = Table(BOARD, ann="", bob="", ticket_deck=" ".join(NAMED[3:]), tickets={"ann": " ".join(NAMED[:3])})
        table.ask_tickets("ann")
        table.keep("ann", " ".join(NAMED[3:]))
        assert table.tickets("ann").own == NAMED

    def test_kept_ones_are_never_handed_back(self) -> None:
        table = Table(BOARD, ann="", bob="", ticket_deck=ALL.replace(NAMED[0], ""), tickets={"ann": NAMED[0]})
        table.ask_tickets("ann")
        with refused("ticket_not_offered", ticket=NAMED[0]):
            table.keep("ann", NAMED[0])

    def test_who_was_offered_none_keeps_none(self) -> None:
        table = Table(BOARD, ann="", bob="", ticket_deck=ALL)
        with refused("nothing_to_choose"):
            table.keep("ann", NAMED[0])


class TestFewAreLeft:
    """R9."""

    @pytest.mark.parametrize("left", [1, 2, 3])
    def test_what_is_left_is_taken(self, left: int) -> None:
        table = Table(BOARD, ann="", bob="", ticket_deck=" ".join(NAMED[:left]))
        table.ask_tickets("ann")
        assert table.tickets("ann").offered == NAMED[:left]
        assert table.tickets("ann").deck == 0
        assert len(table.offers("ann")) == 2**left - 1

    @pytest.mark.parametrize("left", [1, 2, 3])
    def test_one_at_least_is_kept(self, left: int) -> None:
        table = Table(BOARD, ann="", bob="", ticket_deck=" ".join(NAMED[:left]))
        table.ask_tickets("ann")
        with refused("too_few_tickets", needed=1, kept=0):
            table.keep("ann", "")
        table.keep("ann", NAMED[0])
        assert table.tickets("ann").deck == left - 1

    def test_with_none_left_it_is_not_offered_and_refused(self) -> None:
        table = Table(BOARD, ann="red", bob="")
        assert not table.may("ann", DrawTickets)
        with refused("no_tickets_left"):
            table.ask_tickets("ann")

    def test_handed_back_ones_can_be_drawn_again(self) -> None:
        table = Table(BOARD, ann="", bob="", ticket_deck=" ".join(NAMED[:2]))
        table.ask_tickets("ann")
        table.keep("ann", NAMED[0])
        table.ask_tickets("bob")
        assert table.tickets("bob").offered == (NAMED[1],)


class TestTheChoiceIsPartOfTheTurn:
    """R9: the turn does not pass on until it is made."""

    def test_nobody_else_moves_while_it_is_open(self) -> None:
        table = Table(BOARD, ann="", bob="red", ticket_deck=ALL)
        table.ask_tickets("ann")
        assert table.on_turn == "ann"
        assert table.waiting == ["ann"]
        with refused("not_your_turn", seat=0):
            table.claim("bob", "quay-isle", pay="red")

    def test_nothing_else_is_done_while_it_is_open(self) -> None:
        table = Table(BOARD, ann="red", bob="", ticket_deck=ALL, deck="blue", face_up="red red red red red")
        table.ask_tickets("ann")
        actions = (DrawCard(0), ClaimRoute(0, "quay-isle", ("red",)), DrawTickets(0), Pass(0))
        for action in actions:
            with refused("finish_tickets"):
                table.do(action)

    def test_tickets_are_the_whole_turn(self) -> None:
        table = Table(BOARD, ann="red", bob="", ticket_deck=ALL, deck="blue", face_up="red red red red red")
        table.ask_tickets("ann")
        events = table.keep("ann", NAMED[0])
        assert event_names(events) == ["TicketsKept", "TurnEnded", "TurnBegan"]
        assert table.may("bob", DrawCard)


class TestSecrecy:
    """Tickets are kept in secret to the end."""

    def test_offered_tickets_are_seen_by_who_drew_them_alone(self) -> None:
        table = Table(BOARD, ann="", bob="", ticket_deck=ALL)
        offered = table.ask_tickets("ann")[0]
        assert offered == offered.seen_by(0) == TicketsOffered(0, NAMED[:3], 3, 1, 3, opening=False)
        assert offered.seen_by(1) == offered.seen_by(None) == TicketsOffered(0, None, 3, 1, 3, opening=False)
        assert table.tickets("bob").offered == ()
        assert table.view(None).seen(type(table.tickets("bob"))).offered is None

    def test_others_learn_how_many_were_kept_and_no_more(self) -> None:
        table = Table(BOARD, ann="", bob="", ticket_deck=ALL)
        table.ask_tickets("ann")
        kept = table.keep("ann", NAMED[1])[0]
        assert kept.seen_by(1) == kept.seen_by(None) == TicketsKept(0, None, None, 1, opening=False)
        assert table.tickets("bob").counts == (1, 0)
        assert table.tickets("bob").own == ()
        assert table.tickets("bob").opened is None

    def test_public_points_do_not_give_a_completed_ticket_away(self) -> None:
        table = Table(BOARD, ann="red", bob="", tickets={"ann": "quay-isle"})
        table.claim("ann", "quay-isle", pay="red")
        assert completed(table.view("ann")) == {"quay-isle"}
        assert completed(table.view(None)) == frozenset()
        for viewer in (None, "ann", "bob"):
            assert table.view(viewer).result.totals == (1, 0)
            assert {line.code for line in table.view(viewer).result.lines} == {"routes"}
            assert table.view(viewer).result.tallies == {}

    def test_they_are_opened_when_the_game_is_over(self) -> None:
        table = Table(BOARD, ann="", bob="", tickets={"ann": "quay-isle", "bob": "isle-cape"})
        table.pass_("ann")
        table.pass_("bob")
        assert table.over
        assert table.tickets("bob").opened == (("quay-isle",), ("isle-cape",))
