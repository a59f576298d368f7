"""London, section "Set-up": buses, hands, the row, first tickets (R1, R15 to R17)."""

from __future__ import annotations

from random import Random

import pytest

from engine.core.game import Game
from engine.parts.market import Market, MarketSeen
from engine.parts.tickets import KeepTickets, TicketsOffered
from tests.rulebook.london.map import NAMES, london
from tests.table import Table, event_names, refused


def opening(seats: int, seed: int = 0) -> Table:
    return Table.opening(london(), *NAMES[:seats], first="ann", seed=seed)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_fewer_than_2_or_more_than_4_do_not_play(seats: int) -> None:
    with refused("wrong_seats", least=2, most=4, seats=seats):
        Game.new(london(), seats, Random(0))


@pytest.mark.parametrize("seats", [2, 3, 4])
class TestDealing:
    def test_each_gets_17_buses_2_cards_and_2_tickets_to_choose_from(self, seats: int) -> None:
        table = opening(seats)
        for name in table.names:
            assert table.pieces(name) == 17
            assert table.held(name) == len(table.hand(name).split()) == 2
            assert len(table.tickets(name).offered or ()) == 2
            assert table.tickets(name).own == ()

    def test_5_cards_lie_face_up_and_the_rest_is_the_deck(self, seats: int) -> None:
        seen = opening(seats).view(None).seen(MarketSeen)
        assert len(seen.face_up) == 5
        assert None not in seen.face_up
        assert seen.deck + sum(seen.discard.values()) == 44 - 5 - 2 * seats

    def test_the_tickets_that_were_not_dealt_are_the_deck(self, seats: int) -> None:
        table = opening(seats)
        assert table.tickets("ann").deck == 20 - 2 * seats
        offered = [t for event in table.events if isinstance(event, TicketsOffered) for t in event.tickets or ()]
        assert len(offered) == len(set(offered)) == 2 * seats

    def test_everybody_starts_with_no_points(self, seats: int) -> None:
        """R17."""
        table = opening(seats)
        assert [table.points(name) for name in table.names] == [0] * seats

    def test_play_goes_by_seats_from_the_first_player_once_all_have_chosen(self, seats: int) -> None:
        """R15, R16."""
        table = opening(seats)
        for name in reversed(table.names):
            assert table.on_turn is None
            table.keep(name, (table.tickets(name).offered or ())[0])
        order = []
        for _ in range(seats + 1):
            name = table.on_turn or ""
            order.append(name)
            table.ask_tickets(name)
            table.keep(name, (table.tickets(name).offered or ())[0])
        assert order == [*NAMES[:seats], "ann"]


class TestTheRow:
    def test_three_wild_buses_never_lie_in_the_first_row(self) -> None:
        cleared = 0
        for seed in range(200):
            table = opening(2, seed)
            assert table.face_up.count(table.rules.part(Market).wild) < 3
            cleared += "FaceUpCleared" in event_names(table.events)
        assert cleared > 0


class TestFirstTickets:
    def test_one_at_least_is_kept(self) -> None:
        table = opening(2)
        with refused("too_few_tickets", needed=1, kept=0):
            table.keep("ann", "")

    @pytest.mark.parametrize("kept", [(0,), (1,), (0, 1)])
    def test_either_or_both_are_kept(self, kept: tuple[int, ...]) -> None:
        table = opening(2)
        offered = table.tickets("ann").offered or ()
        table.keep("ann", " ".join(offered[index] for index in kept))
        assert table.tickets("ann").own == tuple(offered[index] for index in kept)

    def test_every_choice_is_offered(self) -> None:
        table = opening(2)
        one, other = table.tickets("ann").offered or ()
        choices = {action.tickets for action in table.offers("ann") if isinstance(action, KeepTickets)}
        assert choices == {(one,), (other,), (one, other)}
        assert len(table.offers("ann")) == 3

    def test_a_refused_one_goes_under_the_deck(self) -> None:
        """16 tickets lie above the two that came back: eight draws of two, then those."""
        table = opening(2)
        back = []
        for name in ("bob", "ann"):
            kept, refused_one = table.tickets(name).offered or ()
            table.keep(name, kept)
            back.append(refused_one)
        for _ in range(8):
            name = table.on_turn or ""
            table.ask_tickets(name)
            table.keep(name, " ".join(table.tickets(name).offered or ()))
        table.ask_tickets("ann")
        assert table.tickets("ann").offered == tuple(back)
        assert table.tickets("ann").deck == 0

    def test_how_many_are_kept_is_a_secret_until_all_have_chosen(self) -> None:
        """R16: one and both look the same to everybody else."""
        seen = []
        for kept in (1, 2):
            table = opening(3)
            table.keep("bob", " ".join((table.tickets("bob").offered or ())[:kept]))
            shown = [[event.seen_by(viewer) for event in table.events] for viewer in (None, 0, 2)]
            seen.append((shown, table.tickets("ann"), table.tickets("cat").counts))
        assert seen[0] == seen[1]
