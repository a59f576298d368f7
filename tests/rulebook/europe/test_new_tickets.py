"""Europe, section "Choosing new tickets": three are drawn, or four among the big cities, and one at least kept (R9)."""

from __future__ import annotations

import pytest

from engine.core.game import Game
from engine.parts.tickets import DrawTickets, Tickets, TicketsOffered, TicketsSlice
from tests.rulebook.europe.map import VARIANTS, europe
from tests.table import Table, refused

DRAWN = {"classic": 3, "1912": 3, "mega": 3, "big_cities": 4}


def regular(variant: str, bonus: bool = False) -> list[str]:
    return [ticket.id for ticket in europe(variant, bonus=bonus).part(Tickets).tickets.values() if not ticket.long]


@pytest.mark.parametrize("variant", VARIANTS)
class TestDrawing:
    def test_three_or_four(self, variant: str) -> None:
        deck = regular(variant)
        table = Table(europe(variant), ann="", bob="", ticket_deck=" ".join(deck))
        table.ask_tickets("ann")
        assert table.tickets("ann").offered == tuple(deck[: DRAWN[variant]])
        assert (table.tickets("ann").keep, table.tickets("ann").most) == (1, DRAWN[variant])
        assert len(table.offers("ann")) == 2 ** DRAWN[variant] - 1
        with refused("too_few_tickets", needed=1, kept=0):
            table.keep("ann", "")

    def test_refused_ones_go_under_the_deck_in_their_order(self, variant: str) -> None:
        count = DRAWN[variant]
        deck = regular(variant)[: count + 1]
        table = Table(europe(variant), ann="", bob="", ticket_deck=" ".join(deck))
        table.ask_tickets("ann")
        table.keep("ann", deck[1])
        table.ask_tickets("bob")
        assert table.tickets("bob").offered == (deck[count], deck[0], *deck[2:count])

    @pytest.mark.parametrize("left", [1, 2, 3])
    def test_fewer_when_fewer_are_left(self, variant: str, left: int) -> None:
        table = Table(europe(variant), ann="", bob="", ticket_deck=" ".join(regular(variant)[:left]))
        table.ask_tickets("ann")
        assert len(table.tickets("ann").offered or ()) == left
        table.keep("ann", regular(variant)[0])
        assert table.tickets("ann").deck == left - 1

    def test_none_when_none_are_left(self, variant: str) -> None:
        table = Table(europe(variant), ann="red", bob="")
        assert not table.may("ann", DrawTickets)
        with refused("no_tickets_left"):
            table.ask_tickets("ann")

    @pytest.mark.parametrize("bonus", [False, True])
    def test_long_ones_are_never_drawn(self, variant: str, bonus: bool) -> None:
        """After a set-up in which all that can be is handed back, the deck is drawn to its end."""
        table = Table.opening(europe(variant, bonus=bonus), "ann", "bob", first="ann", seed=3)
        known = table.rules.part(Tickets).tickets
        while table.on_turn is None:
            name = table.waiting[0]
            table.keep(name, " ".join((table.tickets(name).offered or ())[: table.tickets(name).keep]))
        drawn: list[str] = []
        while table.may(table.on_turn or "", DrawTickets):
            name = table.on_turn or ""
            (offered,) = (event for event in table.ask_tickets(name) if isinstance(event, TicketsOffered))
            drawn += offered.tickets or ()
            table.keep(name, " ".join(offered.tickets or ()))
        assert not any(known[ticket].long for ticket in drawn)
        held = {ticket for name in table.names for ticket in table.tickets(name).own or ()}
        assert table.game.stray() == ()
        assert len(drawn) == len(set(drawn))
        assert set(regular(variant, bonus)) - set(drawn) - held == gone(table.game) & set(regular(variant, bonus))
        assert bool(gone(table.game) & set(regular(variant, bonus))) == (variant in ("classic", "1912"))


def gone(game: Game) -> set[str]:
    """The tickets that left the game."""
    return set(game.slice(TicketsSlice).box)


class TestBonusTickets:
    @pytest.mark.parametrize("variant", VARIANTS)
    def test_they_are_drawn_like_others(self, variant: str) -> None:
        bonus = [ticket for ticket in regular(variant, bonus=True) if ticket not in regular(variant)]
        table = Table(europe(variant, bonus=True), ann="", bob="", ticket_deck=" ".join(bonus))
        table.ask_tickets("ann")
        assert table.tickets("ann").offered == tuple(bonus[: DRAWN[variant]])

    def test_they_are_shuffled_in_with_the_others(self) -> None:
        places = set()
        for seed in range(20):
            table = Table.opening(europe(bonus=True), "ann", "bob", seed=seed)
            known = table.rules.part(Tickets).tickets
            deck = table.game.slice(TicketsSlice).deck
            places |= {index // 10 for index, ticket in enumerate(deck) if known[ticket].set == "promo"}
        assert len(places) >= 4
