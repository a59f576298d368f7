"""Europe, sections "Set-up" and "Variants": the first tickets, and where refused ones go (R16, R20, R22)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.parts.market import MarketSeen
from engine.parts.routes import RoutesSeen
from engine.parts.stations import StationsSeen
from engine.parts.tickets import StartTicketsChosen, Tickets, TicketsReturned, TicketsSeen, TicketsSlice
from tests.rulebook.europe.map import VARIANTS, europe
from tests.table import Table, event_names, refused

NAMES = ("ann", "bob", "cat", "dan", "eve")
REGULAR = {"classic": 40, "1912": 49, "mega": 89, "big_cities": 45}
ONE_STEP = ("classic", "1912", "big_cities")


def opening(variant: str, seats: int = 3, bonus: bool = False, seed: int = 0) -> Table:
    return Table.opening(europe(variant, bonus=bonus), *NAMES[:seats], first="ann", seed=seed)


def long_of(table: Table, tickets: Sequence[str] | None) -> list[str]:
    known = table.rules.part(Tickets).tickets
    return [ticket for ticket in tickets or () if known[ticket].long]


def offered(table: Table, name: str) -> tuple[str, ...]:
    return table.tickets(name).offered or ()


def state(table: Table) -> TicketsSlice:
    return table.game.slice(TicketsSlice)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("variant", VARIANTS)
class TestDealing:
    def test_4_cards_45_pieces_3_stations_and_no_points(self, variant: str, seats: int) -> None:
        view = opening(variant, seats).view(None)
        assert view.seen(MarketSeen).hands == (4,) * seats
        assert view.seen(RoutesSeen).pieces == (45,) * seats
        assert view.seen(StationsSeen).left == (3,) * seats
        assert view.result.totals == (0,) * seats
        assert view.seen(MarketSeen).face_up.count("locomotive") < 3

    @pytest.mark.parametrize("bonus", [False, True])
    def test_long_and_regular_tickets(self, variant: str, seats: int, bonus: bool) -> None:
        table = opening(variant, seats, bonus)
        long, regular = {"classic": (1, 3), "1912": (1, 3), "mega": (2, 0), "big_cities": (0, 5)}[variant]
        dealt = [ticket for name in table.names for ticket in offered(table, name)]
        assert len(set(dealt)) == len(dealt) == seats * (long + regular)
        for name in table.names:
            assert len(long_of(table, offered(table, name))) == long
        assert table.tickets("ann").deck == REGULAR[variant] + 7 * bonus - regular * seats

    def test_long_ones_that_were_not_dealt_are_out_of_the_game(self, variant: str, seats: int) -> None:
        table = opening(variant, seats)
        long = long_of(table, tuple(table.rules.part(Tickets).tickets))
        dealt = [ticket for name in table.names for ticket in long_of(table, offered(table, name))]
        assert sorted((*state(table).box, *dealt)) == sorted(long)
        assert long_of(table, state(table).deck) == []


@pytest.mark.parametrize("variant", ["classic", "1912"])
class TestOneLongAndThreeRegular:
    """Classic and Europa 1912: two at least are kept, long or not; the others leave the game."""

    def test_one_alone_cannot_be_kept(self, variant: str) -> None:
        table = opening(variant)
        for kept in (0, 1):
            with refused("too_few_tickets", needed=2, kept=kept):
                table.keep("ann", " ".join(offered(table, "ann")[:kept]))

    def test_any_two_three_or_four_are_kept(self, variant: str) -> None:
        table = opening(variant)
        assert len(table.offers("ann")) == 6 + 4 + 1
        for action in table.offers("ann"):
            after = table.game.after(table.game.act(action, table.rng))
            assert after.view(0).seen(TicketsSeen).own == action.tickets  # type: ignore[attr-defined]

    def test_refused_ones_leave_the_game_long_or_not(self, variant: str) -> None:
        """R20."""
        table = opening(variant)
        before = state(table).deck
        gone: list[str] = []
        for name, kept in (("ann", slice(2)), ("bob", slice(2, 4)), ("cat", slice(1, 3))):
            dealt = offered(table, name)
            table.keep(name, " ".join(dealt[kept]))
            gone += [ticket for ticket in dealt if ticket not in dealt[kept]]
        assert set(gone) <= set(state(table).box)
        assert state(table).deck == before
        assert len(long_of(table, gone)) == 2
        assert event_names(table.events) == ["TicketsKept", "StartTicketsChosen", "TurnBegan"]


class TestBigCities:
    """Five are dealt, two at least are kept, the others are shuffled under the deck."""

    def test_two_to_five_are_kept(self) -> None:
        table = opening("big_cities")
        assert len(table.offers("ann")) == 10 + 10 + 5 + 1
        with refused("too_few_tickets", needed=2, kept=1):
            table.keep("ann", offered(table, "ann")[0])

    def test_refused_ones_go_under_the_deck(self) -> None:
        """R20: not before the last seat has chosen, and below all that lies there."""
        table = opening("big_cities")
        before = state(table).deck
        gone: list[str] = []
        for name in ("cat", "ann", "bob"):
            assert state(table).deck == before
            dealt = offered(table, name)
            table.keep(name, " ".join(dealt[:2]))
            gone += dealt[2:]
        assert state(table).deck[: len(before)] == before
        assert sorted(state(table).deck[len(before) :]) == sorted(gone)
        assert table.tickets("ann").deck == 45 - 6
        assert state(table).box == ()

    def test_shuffled_together(self) -> None:
        """The order is not that in which they were handed back, nor one that hangs on the seat."""
        orders = set()
        for seed in range(30):
            table = opening("big_cities", seed=7)
            table.rng.seed(seed)
            gone: list[str] = []
            for name in table.names:
                gone += offered(table, name)[2:]
                table.keep(name, " ".join(offered(table, name)[:2]))
            orders.add(state(table).deck[-9:])
            assert sorted(state(table).deck[-9:]) == sorted(gone)
        assert len(orders) > 20

    def test_in_an_order_that_is_for_nobody(self) -> None:
        table = opening("big_cities")
        for name in table.names:
            table.keep(name, " ".join(offered(table, name)[:2]))
        (returned,) = (event for event in table.events if isinstance(event, TicketsReturned))
        for viewer in (None, 0, 1, 2):
            assert returned.seen_by(viewer) == TicketsReturned(None, 9)

    def test_with_none_refused_nothing_is_shuffled(self) -> None:
        table = opening("big_cities")
        for name in table.names:
            table.keep(name, " ".join(offered(table, name)))
        assert event_names(table.events) == ["TicketsKept", "StartTicketsChosen", "TurnBegan"]


@pytest.mark.parametrize("variant", ONE_STEP)
class TestAllChooseAtOnce:
    """R16."""

    def test_in_any_order_and_play_starts_with_the_last(self, variant: str) -> None:
        table = opening(variant)
        assert table.waiting == ["ann", "bob", "cat"]
        for name in ("cat", "ann", "bob"):
            assert table.on_turn is None
            table.keep(name, " ".join(offered(table, name)[:3]))
        assert StartTicketsChosen((3, 3, 3)) in table.events
        assert table.on_turn == "ann"

    @pytest.mark.parametrize("viewer", [None, "ann", "cat"])
    def test_how_many_one_kept_is_a_secret_until_then(self, variant: str, viewer: str | None) -> None:
        known = []
        for kept in (2, 3, 4):
            table = opening(variant)
            events = table.keep("bob", " ".join(offered(table, "bob")[:kept]))
            seat = None if viewer is None else table.seat(viewer)
            known.append((table.view(viewer).seen(TicketsSeen), [event.seen_by(seat) for event in events]))
        assert known[0] == known[1] == known[2]
