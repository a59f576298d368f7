"""Europe, section "Tunnels": nothing that others see tells whether the player could pay (R23)."""

from __future__ import annotations

import pytest

from engine.core.event import Event
from engine.parts.tunnels import LeaveTunnel, PayTunnel, TunnelAsked
from tests.boards import ferry_board
from tests.engine.secrets import seen
from tests.table import Table

BOARD = ferry_board("quay-isle 2 red tunnel", "isle-cape 2 gray tunnel", "cape-fort 1 gray", tickets=["quay-isle 5"])
ROW = "white white white white white"
CAN = ("red red red red", "red red loco blue", "red red loco loco")
CANNOT = ("red red blue green", "red red yellow yellow")


def asked(hand: str, seats: int = 2, last_turns: int | None = None) -> Table:
    names = dict.fromkeys(("bob", "cat")[: seats - 1], "green yellow")
    table = Table(
        BOARD,
        face_up=ROW,
        deck="red blue blue white white white",
        ticket_deck="quay-isle",
        last_turns=last_turns,
        seated={"ann": hand, **names},
    )
    table.claim("ann", "quay-isle", pay="red red")
    return table


def public(table: Table, events: tuple[Event, ...]) -> object:
    """All that the table and the other players see: whole views, offers, who is waited for, and the events."""
    viewers = (None, *range(1, len(table.names)))
    seen_events = [[event.seen_by(viewer) for event in events] for viewer in viewers]
    return [seen(table.game, viewer) for viewer in viewers], seen_events, table.game.waiting, table.game.turn


class TestTheQuestion:
    @pytest.mark.parametrize("hand", CAN)
    def test_who_can_pay_is_asked(self, hand: str) -> None:
        table = asked(hand)
        assert TunnelAsked(0, "quay-isle", 1) in table.events
        assert table.waiting == ["ann"]
        assert table.may("ann", PayTunnel)

    @pytest.mark.parametrize("hand", CANNOT)
    def test_who_cannot_pay_is_asked_all_the_same(self, hand: str) -> None:
        table = asked(hand)
        assert TunnelAsked(0, "quay-isle", 1) in table.events
        assert table.waiting == ["ann"]
        assert table.offers("ann") == [LeaveTunnel(0)]

    @pytest.mark.parametrize("seats", [2, 3])
    @pytest.mark.parametrize("last_turns", [None, 1])
    def test_nothing_public_tells_one_from_the_other(self, seats: int, last_turns: int | None) -> None:
        known = [public(table, table.events) for table in (asked(h, seats, last_turns) for h in (*CAN, *CANNOT))]
        assert all(other == known[0] for other in known)

    @pytest.mark.parametrize("seats", [2, 3])
    def test_nor_does_giving_up(self, seats: int) -> None:
        known = []
        for hand in (*CAN, *CANNOT):
            table = asked(hand, seats)
            table.leave_tunnel("ann")
            known.append(public(table, table.events))
        assert all(other == known[0] for other in known)

    def test_nor_is_an_own_view_different_but_for_the_hand_and_what_is_offered(self) -> None:
        can, cannot = (asked(hand).view("ann") for hand in (CAN[0], CANNOT[0]))
        different = {kind.__name__ for kind in can.slices if can.slices[kind] != cannot.slices[kind]}
        assert different == {"MarketSeen"}


class TestWithoutAnything:
    def test_a_player_with_no_other_card_is_asked_too(self) -> None:
        """Everybody sees that there is nothing to pay with; the question is the same."""
        table = asked("red red")
        assert table.waiting == ["ann"]
        assert table.offers("ann") == [LeaveTunnel(0)]
