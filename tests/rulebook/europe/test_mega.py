"""Europe, variant "Mega Europe": two long tickets first, of which one at most is kept, then five regular ones (R21)."""

from __future__ import annotations

from itertools import permutations

import pytest

from engine.parts.tickets import KeepTickets, StartTicketsChosen, Tickets, TicketsSeen, TicketsSlice
from tests.engine.secrets import Viewer
from tests.rulebook.europe.map import europe
from tests.table import Table, event_names, refused


def opening(*names: str, bonus: bool = False, seed: int = 0) -> Table:
    return Table.opening(europe("mega", bonus=bonus), *names or ("ann", "bob"), first="ann", seed=seed)


def offered(table: Table, name: str) -> tuple[str, ...]:
    return table.tickets(name).offered or ()


def keep(table: Table, name: str, count: int) -> None:
    table.keep(name, " ".join(offered(table, name)[:count]))


def are_long(table: Table, tickets: tuple[str, ...]) -> set[bool]:
    return {table.rules.part(Tickets).tickets[ticket].long for ticket in tickets}


class TestTheFirstStep:
    def test_two_long_ones_are_offered(self) -> None:
        table = opening()
        assert len(offered(table, "ann")) == 2
        assert are_long(table, offered(table, "ann")) == {True}
        assert (table.tickets("ann").keep, table.tickets("ann").most) == (0, 1)

    def test_none_or_one_is_kept(self) -> None:
        table = opening()
        one, other = offered(table, "ann")
        assert table.offers("ann") == [KeepTickets(0, ()), KeepTickets(0, (one,)), KeepTickets(0, (other,))]

    def test_not_both(self) -> None:
        table = opening()
        with refused("too_many_tickets", most=1, kept=2):
            keep(table, "ann", 2)

    def test_refused_long_ones_leave_the_game(self) -> None:
        """R20."""
        table = opening()
        first = offered(table, "ann")
        keep(table, "ann", 1)
        assert first[1] in table.game.slice(TicketsSlice).box
        assert first[0] not in table.game.slice(TicketsSlice).box
        assert not set(first) & set(table.game.slice(TicketsSlice).deck)

    def test_it_is_final(self) -> None:
        table = opening()
        first = offered(table, "ann")
        keep(table, "ann", 0)
        with refused("ticket_not_offered", ticket=first[0]):
            table.keep("ann", " ".join(first[:1]))
        keep(table, "ann", 3)
        with refused("not_begun"):
            table.keep("ann", " ".join(first[:1]))


class TestTheSecondStep:
    @pytest.mark.parametrize(("long", "least"), [(0, 3), (1, 2)])
    def test_three_at_least_are_kept_or_two_beside_a_long_one(self, long: int, least: int) -> None:
        table = opening()
        keep(table, "ann", long)
        assert len(offered(table, "ann")) == 5
        assert are_long(table, offered(table, "ann")) == {False}
        assert (table.tickets("ann").keep, table.tickets("ann").most) == (least, 5)
        with refused("too_few_tickets", needed=least, kept=least - 1):
            keep(table, "ann", least - 1)
        keep(table, "ann", least)
        assert len(table.tickets("ann").own or ()) == long + least

    @pytest.mark.parametrize(("long", "choices"), [(0, 10 + 5 + 1), (1, 10 + 10 + 5 + 1)])
    def test_every_choice_is_offered(self, long: int, choices: int) -> None:
        table = opening()
        keep(table, "ann", long)
        assert len(table.offers("ann")) == choices

    def test_refused_ones_are_shuffled_under_the_deck_when_all_have_chosen(self) -> None:
        """R20."""
        table = opening()
        for name in ("ann", "bob"):
            keep(table, name, 1)
        gone = [*offered(table, "ann")[2:], *offered(table, "bob")[4:]]
        before = table.game.slice(TicketsSlice).deck
        keep(table, "bob", 4)
        assert table.game.slice(TicketsSlice).deck == before
        keep(table, "ann", 2)
        deck = table.game.slice(TicketsSlice).deck
        assert deck[: len(before)] == before
        assert sorted(deck[len(before) :]) == sorted(gone)
        assert table.tickets("ann").deck == 89 - 6
        assert event_names(table.events) == ["TicketsKept", "TicketsReturned", "StartTicketsChosen", "TurnBegan"]

    @pytest.mark.parametrize("seats", [2, 3, 4, 5])
    @pytest.mark.parametrize("bonus", [False, True])
    def test_there_are_enough_for_everybody(self, seats: int, bonus: bool) -> None:
        names = ("ann", "bob", "cat", "dan", "eve")[:seats]
        table = opening(*names, bonus=bonus)
        for name in names:
            keep(table, name, 0)
        dealt = [ticket for name in names for ticket in offered(table, name)]
        assert len(set(dealt)) == 5 * seats
        for name in names:
            keep(table, name, 5)
        assert table.tickets("ann").deck == 89 + 7 * bonus - 5 * seats
        assert table.tickets("ann").counts == (5,) * seats


class TestAnyOrder:
    """Each seat goes at its own pace; nobody waits for another but for the first turn."""

    @pytest.mark.parametrize("order", sorted(set(permutations(("ann", "ann", "bob", "bob")))))
    def test_of_seats_and_steps(self, order: tuple[str, ...]) -> None:
        table = opening()
        taken = {"ann": 0, "bob": 0}
        for name in order:
            assert table.on_turn is None
            assert name in table.waiting
            keep(table, name, (1 if name == "ann" else 0, 3)[taken[name]])
            taken[name] += 1
            assert table.on_turn is not None or (name in table.waiting) == (taken[name] < 2)
        assert table.tickets("ann").counts == (4, 3)
        assert StartTicketsChosen((4, 3)) in table.events
        assert table.on_turn == "ann"

    def test_nobody_plays_before_all_steps_are_done(self) -> None:
        table = opening()
        keep(table, "ann", 1)
        keep(table, "ann", 2)
        keep(table, "bob", 1)
        with refused("not_begun"):
            table.draw("ann")
        with refused("finish_tickets"):
            table.draw("bob")


class TestSecrecy:
    """R16: whether a long ticket was kept, and how many others, is for nobody else until all have chosen."""

    @staticmethod
    def known(long: int, regular: int | None, viewer: Viewer) -> object:
        table = opening("ann", "bob", "cat")
        events = list(table.keep("bob", " ".join(offered(table, "bob")[:long])))
        if regular is not None:
            events += table.keep("bob", " ".join(offered(table, "bob")[:regular]))
        seen = table.game.view(viewer).seen(TicketsSeen)
        return seen, [event.seen_by(viewer) for event in events], table.waiting

    @pytest.mark.parametrize("viewer", [None, 0, 2])
    def test_nothing_tells_whether_a_long_one_was_kept(self, viewer: Viewer) -> None:
        """Not even how many must be kept of the five, which hangs on it."""
        assert self.known(0, None, viewer) == self.known(1, None, viewer)

    @pytest.mark.parametrize("viewer", [None, 0, 2])
    def test_nor_how_many_regular_ones(self, viewer: Viewer) -> None:
        known = [self.known(long, regular, viewer) for long, regular in ((0, 3), (0, 5), (1, 2), (1, 4))]
        assert all(other == known[0] for other in known)

    def test_the_chooser_sees_the_own_choice(self) -> None:
        table = opening()
        first = offered(table, "ann")
        keep(table, "ann", 1)
        assert table.tickets("ann").own == first[:1]
        assert table.tickets("bob").own == ()
        assert table.tickets("bob").counts == (None, None)


class TestRandomOffers:
    def test_long_ones_fall_to_everybody(self) -> None:
        found = {ticket for seed in range(60) for ticket in offered(opening(seed=seed), "ann")}
        assert len(found) == 12
