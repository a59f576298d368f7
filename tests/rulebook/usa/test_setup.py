"""USA, section "Set-up": hands, the row, first tickets, who begins (R1, R2, R15 to R17)."""

from __future__ import annotations

from random import Random

import pytest

from data.maps.library import load
from engine.core.event import FirstSeatChosen
from engine.core.game import Game
from engine.parts.market import CardsDealt, MarketSeen
from engine.parts.routes import RoutesSeen
from engine.parts.tickets import StartTicketsChosen, TicketsKept, TicketsOffered, TicketsSeen
from tests.boards import board
from tests.table import Table, event_names, refused

TICKETS = [f"quay-city{number} {number + 3}" for number in range(15)]
ROUTES = [f"quay-city{number} 1 gray" for number in range(15)]
FIFTEEN = board(*ROUTES, tickets=TICKETS)
NAMES = ("ann", "bob", "cat", "dan", "eve")


def opening(seats: int, seed: int = 0, first: str | None = "ann") -> Table:
    return Table.opening(FIFTEEN, *NAMES[:seats], first=first, seed=seed)


class TestWhoMayPlay:
    """Introduction: 2 to 5 players."""

    @pytest.mark.parametrize("seats", [0, 1, 6])
    def test_fewer_than_2_or_more_than_5_do_not_play(self, seats: int) -> None:
        with refused("wrong_seats", least=2, most=5, seats=seats):
            Game.new(load().rules("usa"), seats, Random(0))

    def test_a_first_seat_that_is_not_at_the_table_is_refused(self) -> None:
        for first in (-1, 3):
            with refused("unknown_seat", seat=first):
                Game.new(load().rules("usa"), 3, Random(0), first)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
class TestDealing:
    def test_each_gets_45_pieces_4_cards_and_3_tickets_to_choose_from(self, seats: int) -> None:
        game, _ = Game.new(load().rules("usa"), seats, Random(seats))
        for seat in range(seats):
            view = game.view(seat)
            assert view.seen(RoutesSeen).pieces == (45,) * seats
            assert view.seen(MarketSeen).hands == (4,) * seats
            assert len(view.seen(MarketSeen).hand or ()) == 4
            assert len(view.seen(TicketsSeen).offered or ()) == 3
            assert view.seen(TicketsSeen).own == ()

    def test_5_cards_lie_face_up_and_the_rest_is_the_deck(self, seats: int) -> None:
        game, _ = Game.new(load().rules("usa"), seats, Random(seats))
        seen = game.view(None).seen(MarketSeen)
        assert None not in seen.face_up
        assert len(seen.face_up) == 5
        assert seen.deck + sum(seen.discard.values()) == 110 - 5 - 4 * seats

    def test_the_tickets_that_were_not_dealt_are_the_deck(self, seats: int) -> None:
        game, _ = Game.new(load().rules("usa"), seats, Random(seats))
        assert game.view(None).seen(TicketsSeen).deck == 30 - 3 * seats

    def test_nobody_is_dealt_what_another_has(self, seats: int) -> None:
        _, events = Game.new(load().rules("usa"), seats, Random(seats))
        offered = [t for event in events if isinstance(event, TicketsOffered) for t in event.tickets or ()]
        assert len(offered) == len(set(offered)) == 3 * seats

    def test_everybody_starts_with_no_points(self, seats: int) -> None:
        """R17: the 1 beside the score track is no point."""
        table = opening(seats)
        assert [table.points(name) for name in table.names] == [0] * seats


class TestTheRowAtSetUp:
    """R1: the check for three locomotives also runs at set-up."""

    CROWDED = board("quay-isle 1 gray", per_color=6, locomotives=14, colors=("red", "blue"))

    def test_three_locomotives_never_lie_in_the_first_row(self) -> None:
        cleared = 0
        for seed in range(100):
            table = Table.opening(self.CROWDED, "ann", "bob", seed=seed)
            assert table.face_up.count("locomotive") < 3
            assert None not in table.face_up
            cleared += "FaceUpCleared" in event_names(table.events)
        assert cleared > 10

    def test_hands_are_dealt_before_the_row(self) -> None:
        names = event_names(Table.opening(self.CROWDED, "ann", "bob").events)
        assert max(i for i, name in enumerate(names) if name == "CardsDealt") < names.index("FaceUpFilled")


class TestWhoBegins:
    """Section "Turns", R15: the host names who begins, or lots are drawn; then in order of seats."""

    def test_the_named_seat_begins(self) -> None:
        table = opening(3, first="cat")
        for name in table.names:
            table.keep(name, " ".join(table.tickets(name).offered or ()))
        assert table.on_turn == "cat"

    def test_lots_fall_on_every_seat(self) -> None:
        firsts = {opening(4, seed=seed, first=None).game.turn.first for seed in range(60)}
        assert firsts == {0, 1, 2, 3}

    def test_it_is_shown_before_tickets_are_chosen(self) -> None:
        table = opening(3)
        assert event_names(table.events)[0] == "FirstSeatChosen"
        assert table.events[0] == FirstSeatChosen(0)
        assert table.view(None).turn.first == 0

    def test_turns_go_in_order_of_seats(self) -> None:
        table = opening(3, first="bob")
        for name in table.names:
            table.keep(name, " ".join(table.tickets(name).offered or ()))
        order = []
        for _ in range(6):
            order.append(table.on_turn)
            name = table.on_turn or ""
            table.draw(name)
            table.draw(name)
        assert order == ["bob", "cat", "ann", "bob", "cat", "ann"]


class TestFirstTickets:
    """Section "Set-up": at least 2 of 3 are kept; R16: all at the same time, in secret."""

    def test_one_alone_cannot_be_kept(self) -> None:
        table = opening(2)
        offered = table.tickets("ann").offered or ()
        with refused("too_few_tickets", needed=2, kept=1):
            table.keep("ann", offered[0])
        with refused("too_few_tickets", needed=2, kept=0):
            table.keep("ann", "")

    @pytest.mark.parametrize("kept", [2, 3])
    def test_two_or_three_are_kept(self, kept: int) -> None:
        table = opening(2)
        offered = table.tickets("ann").offered or ()
        table.keep("ann", " ".join(offered[:kept]))
        assert table.tickets("ann").own == offered[:kept]
        assert table.tickets("ann").offered == ()

    def test_every_choice_of_two_or_three_is_offered(self) -> None:
        table = opening(2)
        assert len(table.offers("ann")) == 4

    def test_refused_tickets_go_under_the_deck(self) -> None:
        table = opening(2)
        ann, bob = (table.tickets(name).offered or () for name in ("ann", "bob"))
        table.keep("bob", " ".join(bob[1:]))
        table.keep("ann", " ".join(ann[:2]))
        # 9 tickets lie above the two that came back: three draws of three, then those two, bob's first.
        for name in ("ann", "bob", "ann"):
            table.ask_tickets(name)
            table.keep(name, " ".join(table.tickets(name).offered or ()))
        table.ask_tickets("bob")
        assert table.tickets("bob").offered == (bob[0], ann[2])

    def test_all_choose_at_once_in_any_order(self) -> None:
        table = opening(3)
        assert table.waiting == ["ann", "bob", "cat"]
        table.keep("cat", " ".join(table.tickets("cat").offered or ()))
        assert table.waiting == ["ann", "bob"]
        table.keep("ann", " ".join(table.tickets("ann").offered or ()))
        assert table.waiting == ["bob"]

    def test_play_starts_when_the_last_choice_is_in(self) -> None:
        table = opening(3)
        for name in ("cat", "bob"):
            table.keep(name, " ".join(table.tickets(name).offered or ()))
            assert table.on_turn is None
        with refused("not_begun"):
            table.draw("cat")
        with refused("finish_tickets"):
            table.draw("ann")
        assert table.offers("cat") == []
        table.keep("ann", " ".join(table.tickets("ann").offered or ()))
        assert table.on_turn == "ann"
        assert event_names(table.events) == ["TicketsKept", "StartTicketsChosen", "TurnBegan"]

    def test_nobody_chooses_twice_or_for_another(self) -> None:
        table = opening(2)
        bobs = table.tickets("bob").offered or ()
        with refused("ticket_not_offered", ticket=bobs[0]):
            table.keep("ann", " ".join(bobs))
        table.keep("bob", " ".join(bobs))
        with refused("not_begun"):
            table.keep("bob", " ".join(bobs))

    def test_one_ticket_does_not_count_as_two(self) -> None:
        table = opening(2)
        offered = table.tickets("ann").offered or ()
        with refused("ticket_twice", ticket=offered[0]):
            table.keep("ann", f"{offered[0]} {offered[0]}")


class TestHowManyAreKeptIsASecret:
    """R16: nothing tells how many someone kept until all have chosen."""

    @staticmethod
    def known(table: Table, viewer: str | None) -> object:
        """All that a viewer sees of the tickets, and of the events of the last choice."""
        seat = None if viewer is None else table.seat(viewer)
        return table.view(viewer).seen(TicketsSeen), [event.seen_by(seat) for event in table.events]

    @pytest.mark.parametrize("viewer", [None, "ann", "cat"])
    def test_two_and_three_look_the_same_to_all_others(self, viewer: str | None) -> None:
        seen = []
        for kept in (2, 3):
            table = opening(3)
            table.keep("bob", " ".join((table.tickets("bob").offered or ())[:kept]))
            seen.append(self.known(table, viewer))
        assert seen[0] == seen[1]

    def test_not_even_ones_own_view_counts_the_others(self) -> None:
        seen = []
        for kept in (2, 3):
            table = opening(3)
            table.keep("bob", " ".join((table.tickets("bob").offered or ())[:kept]))
            table.keep("ann", " ".join((table.tickets("ann").offered or ())[:2]))
            assert table.tickets("ann").counts == (None, None, None)
            seen.append(self.known(table, "ann"))
        assert seen[0] == seen[1]

    def test_the_last_choice_opens_all_counts_and_the_deck(self) -> None:
        table = opening(3)
        for name, kept in (("ann", 2), ("bob", 3), ("cat", 2)):
            assert table.tickets("cat").deck == 6
            table.keep(name, " ".join((table.tickets(name).offered or ())[:kept]))
        assert StartTicketsChosen((2, 3, 2)) in table.events
        assert table.view(None).seen(TicketsSeen).counts == (2, 3, 2)
        assert table.view(None).seen(TicketsSeen).deck == 8

    def test_the_chooser_sees_the_own_choice(self) -> None:
        table = opening(3)
        offered = table.tickets("bob").offered or ()
        event = table.keep("bob", " ".join(offered[:2]))[0]
        assert event.seen_by(1) == TicketsKept(1, offered[:2], offered[2:], 2, opening=True)
        assert event.seen_by(0) == TicketsKept(1, None, None, None, opening=True)


class TestFirstHandsAreSecret:
    def test_the_cards_dealt_are_shown_to_their_owner_alone(self) -> None:
        table = opening(3)
        dealt = [event for event in table.events if isinstance(event, CardsDealt)]
        for event in dealt:
            for viewer in (None, 0, 1, 2):
                expected = event.cards if viewer == event.seat else None
                assert event.seen_by(viewer).cards == expected
                assert event.seen_by(viewer).count == 4
