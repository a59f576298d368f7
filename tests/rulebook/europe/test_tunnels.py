"""Europe, section "Tunnels": cards are committed, three are turned over, what matches costs more (R23)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from engine.core.action import Action
from engine.core.event import Event, TurnBegan, TurnEnded
from engine.parts.market import CardRevealed, CardsSpent, DrawCard, RevealedDiscarded
from engine.parts.routes import ClaimRoute, RouteClaimed
from engine.parts.stations import BuildStation
from engine.parts.tickets import DrawTickets, KeepTickets
from engine.parts.tunnels import LeaveTunnel, PayTunnel, TunnelAsked, TunnelDug, TunnelEntered, TunnelLeft
from tests.boards import COLORS, ferry_board
from tests.table import Table, cards, event_names, refused

BOARD = ferry_board(
    "quay-isle 2 red tunnel",
    "isle-cape 2 gray tunnel",
    "cape-fort 2 green tunnel",
    "fort-glen 1 gray",
    "glen-moor-1 2 red tunnel",
    "glen-moor-2 2 blue tunnel",
    tickets=["quay-isle 5", "isle-cape 6"],
)
ROW = "white white white white white"


def entered(hand: str, route: str, pay: str, deck: str, bob: str = "", ticket_deck: str = "") -> Table:
    """ann has committed cards to a tunnel; `deck` is what lies on top, from the top."""
    table = Table(BOARD, ann=hand, bob=bob, face_up=ROW, deck=deck, ticket_deck=ticket_deck)
    table.claim("ann", route, pay=pay)
    return table


class TestTheThreeExamples:
    def test_two_red_cards_and_a_red_one_turned_over_cost_a_red_card_or_a_locomotive(self) -> None:
        for extra in ("red", "loco"):
            table = entered("red red red loco", "quay-isle", "red red", "yellow red blue")
            assert table.owed == 1
            assert table.offers("ann") == [PayTunnel(0, ("red",)), PayTunnel(0, ("locomotive",)), LeaveTunnel(0)]
            table.pay_tunnel("ann", extra)
            assert table.owner("quay-isle") == "ann"

    def test_two_green_cards_and_a_locomotive_turned_over_cost_a_green_card_or_a_locomotive(self) -> None:
        for extra in ("green", "loco"):
            table = entered("green green green loco", "cape-fort", "green green", "yellow loco blue")
            assert table.owed == 1
            assert table.offers("ann") == [PayTunnel(0, ("green",)), PayTunnel(0, ("locomotive",)), LeaveTunnel(0)]
            table.pay_tunnel("ann", extra)
            assert table.owner("cape-fort") == "ann"

    def test_two_locomotives_and_one_turned_over_cost_a_locomotive(self) -> None:
        table = entered("loco loco loco red", "quay-isle", "loco loco", "red loco blue")
        assert table.owed == 1
        assert table.offers("ann") == [PayTunnel(0, ("locomotive",)), LeaveTunnel(0)]
        with refused("payment_color", needed="locomotive", offered="red"):
            table.pay_tunnel("ann", "red")
        table.pay_tunnel("ann", "loco")
        assert table.owner("quay-isle") == "ann"


class TestWhatIsCommitted:
    """First what a plain route of that length and colour would cost."""

    def test_less_is_no_attempt(self) -> None:
        table = Table(BOARD, ann="red blue", bob="", face_up=ROW, deck="white white white")
        for pay, code in (("red", "payment_count"), ("blue blue", "payment_color"), ("red blue", "payment_mixed")):
            with refused(code):
                table.claim("ann", "quay-isle", pay=pay)
        assert table.deck == 3

    def test_it_stays_in_the_hand_until_the_tunnel_is_settled(self) -> None:
        table = entered("red red red", "quay-isle", "red red", "red blue blue")
        assert table.hand("ann") == "red red red"
        assert table.discard == {}

    def test_it_pays_no_extra_cost(self) -> None:
        table = entered("red red loco", "quay-isle", "red red", "red red blue")
        with refused("not_in_hand", card="red", held=0, offered=1):
            table.pay_tunnel("ann", "red loco")
        assert table.offers("ann") == [LeaveTunnel(0)]

    def test_any_one_colour_for_a_gray_tunnel_and_that_colour_costs_more(self) -> None:
        for color in COLORS:
            other = "red" if color != "red" else "blue"
            table = entered(f"{color} {color} {color}", "isle-cape", f"{color} {color}", f"{color} {other} {other}")
            assert table.owed == 1
            table.pay_tunnel("ann", color)
            assert table.owner("isle-cape") == "ann"

    def test_a_locomotive_beside_a_colour_leaves_the_colour_costly(self) -> None:
        table = entered("red red loco", "quay-isle", "red loco", "red loco blue")
        assert table.owed == 2
        table = entered("red red loco loco", "quay-isle", "red loco", "red blue blue")
        table.pay_tunnel("ann", "red")
        assert table.owner("quay-isle") == "ann"


class TestTheReveal:
    @pytest.mark.parametrize(
        ("pay", "deck", "owed"),
        [
            ("red red", "red red red", 3),
            ("red red", "red red loco", 3),
            ("red red", "loco loco blue", 2),
            ("red loco", "red green loco", 2),
            ("loco loco", "loco loco loco", 3),
            ("loco loco", "loco red loco", 2),
            ("red red", "blue green red", 1),
        ],
    )
    def test_each_card_of_the_colour_and_each_locomotive_costs_one_more(self, pay: str, deck: str, owed: int) -> None:
        table = entered("red red loco loco", "quay-isle", pay, deck)
        assert table.owed == owed
        assert table.aside == cards(deck)
        assert TunnelAsked(0, "quay-isle", owed) in table.events

    @pytest.mark.parametrize(("pay", "deck"), [("red red", "blue green black"), ("loco loco", "red red red")])
    def test_with_nothing_to_pay_the_route_is_claimed_at_once(self, pay: str, deck: str) -> None:
        table = entered("red red loco loco", "quay-isle", pay, deck + " white")
        assert table.owner("quay-isle") == "ann"
        assert table.on_turn == "bob"
        assert table.discard == dict(Counter(cards(f"{pay} {deck}")))
        assert event_names(table.events) == [
            *("TunnelEntered", "CardRevealed", "CardRevealed", "CardRevealed", "TunnelDug", "CardsSpent"),
            *("RevealedDiscarded", "RouteClaimed", "TurnEnded", "TurnBegan"),
        ]

    def test_three_are_turned_over_from_the_top_one_by_one(self) -> None:
        table = entered("red red", "quay-isle", "red red", "blue red green black black")
        assert table.deck == 2
        assert [event.card for event in table.events if isinstance(event, CardRevealed)] == ["blue", "red", "green"]

    def test_those_behind_them_do_not_count(self) -> None:
        table = entered("red red", "quay-isle", "red red", "blue green black red loco")
        assert table.owner("quay-isle") == "ann"

    def test_a_plain_route_reveals_nothing(self) -> None:
        table = entered("red red", "fort-glen", "red", "red red red")
        assert table.owner("fort-glen") == "ann"
        assert table.deck == 3

    def test_everything_is_seen_by_everybody(self) -> None:
        table = entered("red red red", "quay-isle", "red red", "red blue green white")
        events = [*table.events, *table.pay_tunnel("ann", "red")]
        for viewer in (None, 0, 1):
            assert [event.seen_by(viewer) for event in events] == events
        assert events[0] == TunnelEntered(0, "quay-isle", ("red", "red"))


class TestPaying:
    def test_extra_cards_cost_no_extra_pieces(self) -> None:
        table = entered("red red red red red", "quay-isle", "red red", "red red red")
        table.pay_tunnel("ann", "red red red")
        assert table.pieces("ann") == 18
        assert table.points("ann") == 2

    def test_nor_are_they_asked_for_when_pieces_are_few(self) -> None:
        table = Table(BOARD, ann="red red red", bob="", pieces={"ann": 2}, face_up=ROW, deck="red blue blue")
        table.claim("ann", "quay-isle", pay="red red")
        table.pay_tunnel("ann", "red")
        assert table.pieces("ann") == 0

    def test_all_cards_go_to_the_discard(self) -> None:
        table = entered("red red red loco", "quay-isle", "red red", "red blue loco white")
        events = table.pay_tunnel("ann", "red loco")
        assert table.hand("ann") == ""
        assert table.aside == ()
        assert table.discard == {"red": 4, "blue": 1, "locomotive": 2}
        assert events == (
            TunnelDug(0, "quay-isle", ("red", "locomotive")),
            CardsSpent(0, ("red", "red", "red", "locomotive")),
            RevealedDiscarded(),
            RouteClaimed(0, "quay-isle", 2),
            TurnEnded(0),
            TurnBegan(1, 2),
        )

    @pytest.mark.parametrize(
        ("pay", "code"),
        [
            ("red", "payment_count"),
            ("red red red", "payment_count"),
            ("blue blue", "payment_color"),
            ("red blue", "payment_mixed"),
            ("loco loco", "not_in_hand"),
            ("pink red", "unknown_card"),
        ],
    )
    def test_only_as_many_cards_as_due_of_the_colour_or_locomotives(self, pay: str, code: str) -> None:
        table = entered("red red red red red blue blue loco", "quay-isle", "red red", "red red blue")
        with refused(code):
            table.pay_tunnel("ann", pay)
        assert table.offers("ann") == [
            PayTunnel(0, ("red", "red")),
            PayTunnel(0, ("red", "locomotive")),
            LeaveTunnel(0),
        ]

    def test_locomotives_committed_alone_are_followed_by_locomotives_alone(self) -> None:
        table = entered("loco loco loco red red red", "isle-cape", "loco loco", "loco loco red")
        assert table.owed == 2
        assert table.offers("ann") == [LeaveTunnel(0)]
        for pay in ("red red", "red loco"):
            with refused("payment_color", needed="locomotive", offered="red"):
                table.pay_tunnel("ann", pay)
        with refused("not_in_hand", card="locomotive", held=1, offered=2):
            table.pay_tunnel("ann", "loco loco")


class TestGivingUp:
    def test_the_committed_cards_come_back_and_the_turn_ends(self) -> None:
        table = entered("red red red", "quay-isle", "red red", "red blue blue white")
        events = table.leave_tunnel("ann")
        assert table.hand("ann") == "red red red"
        assert table.owner("quay-isle") is None
        assert table.pieces("ann") == 20
        assert table.points("ann") == 0
        assert table.on_turn == "bob"
        assert events == (TunnelLeft(0, "quay-isle"), RevealedDiscarded(), TurnEnded(0), TurnBegan(1, 2))

    def test_it_may_be_done_by_who_could_pay_and_is_all_that_who_cannot_may_do(self) -> None:
        for hand in ("red red red loco", "red red blue"):
            table = entered(hand, "quay-isle", "red red", "red blue blue white")
            assert table.may("ann", LeaveTunnel)
            table.leave_tunnel("ann")
            assert table.owner("quay-isle") is None

    def test_the_revealed_cards_go_to_the_discard(self) -> None:
        table = entered("red red", "quay-isle", "red red", "red blue blue white")
        assert table.discard == {}
        table.leave_tunnel("ann")
        assert table.aside == ()
        assert table.discard == {"red": 1, "blue": 2}

    def test_it_may_be_tried_again_and_others_may_try(self) -> None:
        table = entered("red red", "quay-isle", "red red", "red blue blue white white white white", bob="red red")
        table.leave_tunnel("ann")
        table.claim("bob", "quay-isle", pay="red red")
        assert table.owner("quay-isle") == "bob"

    def test_nothing_is_given_up_that_was_not_begun(self) -> None:
        table = Table(BOARD, ann="red red", bob="", face_up=ROW, deck="white")
        with refused("no_tunnel_open"):
            table.leave_tunnel("ann")
        with refused("no_tunnel_open"):
            table.pay_tunnel("ann", "red")
        table.draw("ann")
        with refused("finish_market"):
            table.leave_tunnel("ann")


class TestWhileAsked:
    """The question comes before anything else."""

    ACTIONS: Sequence[Action] = (
        DrawCard(0),
        DrawCard(0, "white"),
        DrawTickets(0),
        KeepTickets(0, ()),
        BuildStation(0, "quay", ("red",)),
        ClaimRoute(0, "fort-glen", ("red",)),
        ClaimRoute(0, "quay-isle", ("red", "red")),
    )

    @pytest.mark.parametrize("action", ACTIONS, ids=lambda action: type(action).__name__)
    def test_no_other_action_is_taken(self, action: Action) -> None:
        table = entered("red red red", "quay-isle", "red red", "red blue blue white", ticket_deck="quay-isle")
        with refused("finish_tunnels"):
            table.do(action)
        assert table.waiting == ["ann"]
        assert table.on_turn == "ann"

    def test_nor_any_of_another_player(self) -> None:
        table = entered("red red red", "quay-isle", "red red", "red blue blue white", bob="red red")
        assert table.offers("bob") == []
        actions = (DrawCard(1), LeaveTunnel(1), PayTunnel(1, ("red",)), ClaimRoute(1, "fort-glen", ("red",)))
        for action in actions:
            with refused("not_your_turn", seat=0):
                table.do(action)

    def test_a_settled_tunnel_is_not_paid_twice(self) -> None:
        table = entered("red red red red", "quay-isle", "red red", "red blue blue white")
        table.pay_tunnel("ann", "red")
        with refused("not_your_turn", seat=1):
            table.pay_tunnel("ann", "red")
        with refused("no_tunnel_open"):
            table.leave_tunnel("bob")


class TestDoubleTunnels:
    def test_one_that_is_dug_closes_the_other_as_any_double_route(self) -> None:
        table = entered("red red", "glen-moor-1", "red red", "blue blue blue white", bob="blue blue")
        assert table.closed == {"glen-moor-2"}
        with refused("twin_closed", route="glen-moor-2"):
            table.claim("bob", "glen-moor-2", pay="blue blue")

    def test_one_that_is_given_up_closes_nothing(self) -> None:
        table = entered("red red", "glen-moor-1", "red red", "red white white white white white", bob="blue blue")
        assert table.closed == frozenset()
        table.leave_tunnel("ann")
        table.claim("bob", "glen-moor-2", pay="blue blue")
        assert table.owner("glen-moor-2") == "bob"
        assert table.closed == {"glen-moor-1"}

    def test_a_closed_one_is_not_begun(self) -> None:
        table = Table(BOARD, ann="red red", bob="", face_up=ROW, deck="red", claimed={"glen-moor-2": "bob"})
        with refused("twin_closed", route="glen-moor-1"):
            table.claim("ann", "glen-moor-1", pay="red red")
        assert table.deck == 1


class TestLastTurns:
    def test_the_question_on_the_last_turn_is_answered_before_the_game_ends(self) -> None:
        for answer in ("pay", "leave"):
            table = Table(BOARD, ann="red red red", bob="", face_up=ROW, deck="red blue blue white", last_turns=1)
            table.claim("ann", "quay-isle", pay="red red")
            assert not table.over
            assert table.waiting == ["ann"]
            assert table.turns_left == 1
            if answer == "pay":
                table.pay_tunnel("ann", "red")
            else:
                table.leave_tunnel("ann")
            assert table.over
            assert table.owner("quay-isle") == ("ann" if answer == "pay" else None)
            assert event_names(table.events).count("GameEnded") == 1

    def test_a_tunnel_that_takes_the_last_pieces_brings_them_about_when_it_is_paid(self) -> None:
        table = Table(BOARD, ann="red red red", bob="", pieces={"ann": 4}, face_up=ROW, deck="red blue blue white")
        table.claim("ann", "quay-isle", pay="red red")
        assert table.turns_left is None
        table.pay_tunnel("ann", "red")
        assert table.turns_left == 2

    def test_one_that_is_given_up_does_not(self) -> None:
        table = Table(BOARD, ann="red red red", bob="", pieces={"ann": 4}, face_up=ROW, deck="red blue blue white")
        table.claim("ann", "quay-isle", pay="red red")
        table.leave_tunnel("ann")
        assert table.turns_left is None


def by_the_sentence(pay: Sequence[str], revealed: Sequence[str]) -> int:
    """What is to pay, in other words."""
    colors = [card for card in pay if card != "locomotive"]
    return sum(card == "locomotive" or card in colors for card in revealed)


@pytest.mark.parametrize("seed", range(60))
def test_any_attempt_costs_what_the_sentence_says(seed: int) -> None:
    """Random hands, payments and decks on random tunnels; the cards add up before, while and after."""
    rng = Random(seed)
    deck = rng.choices((*COLORS[:2], "red", "red", "green", "loco"), k=rng.randrange(3, 9))
    hand = rng.choices(("red", "green", "loco"), k=rng.randrange(3, 8))
    table = Table(BOARD, ann=" ".join(hand), bob="", face_up=ROW, deck=" ".join(deck))
    claims = [action for action in table.offers("ann") if isinstance(action, ClaimRoute) and action.route[0] in "qic"]
    for claim in claims:
        table = Table(BOARD, ann=" ".join(hand), bob="", face_up=ROW, deck=" ".join(deck))
        events: list[Event] = [*table.do(claim)]
        owed = by_the_sentence(claim.payment, cards(" ".join(deck[:3])))
        if owed:
            assert table.owed == owed
            answer = rng.choice(table.offers("ann"))
            left = Counter(cards(" ".join(hand))) - Counter(claim.payment)
            assert not isinstance(answer, PayTunnel) or not Counter(answer.payment) - left
            events += table.do(answer)
        dug = [event for event in events if isinstance(event, TunnelDug)]
        assert (table.owner(claim.route) == "ann") == bool(dug)
        spent = Counter(claim.payment) + Counter(dug[0].extra) if dug else Counter[str]()
        assert Counter(table.hand("ann").split()) == Counter(cards(" ".join(hand))) - spent
        if len(deck) > 3:
            assert Counter(table.discard) == spent + Counter(cards(" ".join(deck[:3])))
