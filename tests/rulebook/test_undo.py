"""Taking back one's own last step, on the smallest boards: which steps can be taken back, which cannot, and why."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.assemble import GameFile
from engine.core.codec import decode_state, encode_state
from engine.core.event import Event
from engine.core.game import Game
from engine.core.undo import LastStep, StepUndone, UndoStep, bar_of, can_take_back, standing
from engine.core.view import View
from engine.parts.market import CardDrawn, DeckRebuilt, DrawCard
from engine.parts.passing import Pass
from engine.parts.routes import ClaimRoute
from engine.parts.table_setup import ChooseCorner
from engine.parts.tickets import DrawTickets
from tests.boards import board, ferry_board
from tests.rulebook.string_railway.rails import Rails
from tests.rulebook.world.map import world
from tests.table import Table, refused

SMALL = board("quay-isle 2 red", "isle-port 3 gray", tickets=["quay-isle 5", "isle-port 6", "quay-port 9"])


def sat(rules: GameFile = SMALL, **given: Any) -> Table:
    """A table with cards in its row and its deck, unless others are given."""
    return Table(rules, **{"face_up": "white white blue blue green", "deck": "white blue green black", **given})


def every(kind: type[Event]) -> Iterator[type[Event]]:
    for sub in kind.__subclasses__():
        if sub.__module__.startswith("engine."):
            yield sub
            yield from every(sub)


def steps_back(view: View, seat: int) -> int | None:
    undo = view.undo_of(seat)
    return None if undo is None else undo.steps


def state(game: Game) -> object:
    return game.turn, game.slices


def take_back(table: Table | Rails, name: str) -> None:
    """The step is stored and undone; after it all is as it was before, and it cannot be done a second time."""
    seat = table.seat(name)
    assert table.game.view(None).takes_back == seat
    table.game = decode_state(table.game.rules, encode_state(table.game))
    table.do(UndoStep(seat))
    assert table.events == (StepUndone(seat),)
    assert table.game.view(None).takes_back is None
    with refused("undo_undone"):
        table.do(UndoStep(seat))


def agree(table: Table, name: str) -> object:
    """The step can't be undone alone, but is undone with everyone's agreement; return the state then."""
    seat = table.seat(name)
    assert table.game.view(None).asks_back == seat
    with refused(f"undo_{table.game.last.bar}"):  # type: ignore[union-attr]
        table.do(UndoStep(seat))
    table.game = decode_state(table.game.rules, encode_state(table.game))
    table.do(UndoStep(seat, agreed=True))
    assert table.events == (StepUndone(seat, agreed=True),)
    assert table.game.view(None).asks_back is None
    with refused("undo_undone"):
        table.do(UndoStep(seat, agreed=True))
    return state(table.game)


class TestWhatCanBeTakenBack:
    def test_a_route_with_the_turn_that_followed_it(self) -> None:
        table = sat(ann="red red", bob="")
        before = state(table.game)
        table.claim("ann", "quay-isle", "red red")
        assert table.on_turn == "bob"
        take_back(table, "ann")
        assert state(table.game) == before
        assert (table.on_turn, table.hand("ann"), table.owner("quay-isle")) == ("ann", "red red", None)

    def test_a_route_that_brought_the_last_turns_about(self) -> None:
        table = sat(ann="red red", bob="", pieces={"ann": 3, "bob": 9})
        before = state(table.game)
        table.claim("ann", "quay-isle", "red red")
        assert table.turns_left == 2
        take_back(table, "ann")
        assert state(table.game) == before
        assert table.turns_left is None

    def test_a_pass(self) -> None:
        table = sat(ann="", bob="red", pieces={"ann": 0, "bob": 9}, deck="", face_up="")
        before = state(table.game)
        table.pass_("ann")
        take_back(table, "ann")
        assert state(table.game) == before

    def test_tickets_that_were_kept_but_not_that_they_were_looked_at(self) -> None:
        table = sat(ann="", bob="", ticket_deck="quay-isle isle-port")
        table.ask_tickets("ann")
        offered = state(table.game)
        with refused("undo_offered"):
            table.do(UndoStep(0))
        table.keep("ann", "quay-isle")
        take_back(table, "ann")
        assert state(table.game) == offered
        table.keep("ann", "isle-port")

    def test_a_face_up_card_whose_gap_nothing_could_fill(self) -> None:
        table = sat(ann="", bob="", face_up="red blue", deck="")
        before = state(table.game)
        table.draw("ann", "red")
        take_back(table, "ann")
        assert state(table.game) == before

    def test_a_station(self) -> None:
        table = sat(ferry_board("quay-isle 2 red"), ann="red", bob="")
        before = state(table.game)
        table.build("ann", "quay", "red")
        take_back(table, "ann")
        assert state(table.game) == before
        assert table.stations("ann") == ()


class TestWhatCannot:
    @pytest.mark.parametrize(
        ("card", "code"),
        [(None, "undo_drawn"), ("red", "undo_filled")],
    )
    def test_a_card_out_of_the_deck(self, card: str | None, code: str) -> None:
        table = sat(ann="", bob="", face_up="red blue blue white white")
        table.draw("ann", card)
        with refused(code):
            table.do(UndoStep(0))

    def test_a_route_whose_cards_were_shuffled_into_a_new_deck(self) -> None:
        """The order of the new deck is random."""
        table = sat(ann="red red", bob="", face_up="blue blue blue white white", deck="")
        table.claim("ann", "quay-isle", "red red")
        with refused("undo_shuffled"):
            table.do(UndoStep(0))

    def test_a_tunnel_that_was_tried(self) -> None:
        table = sat(ferry_board("quay-isle 1 red tunnel"), ann="red red", bob="", deck="blue white green")
        table.claim("ann", "quay-isle", "red")
        with refused("undo_tunnel"):
            table.do(UndoStep(0))

    def test_but_the_answer_to_a_tunnel_can(self) -> None:
        for answer in ("pay", "leave"):
            table = sat(ferry_board("quay-isle 1 red tunnel"), ann="red red", bob="", deck="red white green blue")
            table.claim("ann", "quay-isle", "red")
            asked = state(table.game)
            if answer == "pay":
                table.pay_tunnel("ann", "red")
            else:
                table.leave_tunnel("ann")
            take_back(table, "ann")
            assert state(table.game) == asked

    def test_the_step_of_another_seat(self) -> None:
        table = sat(ann="red red", bob="")
        table.claim("ann", "quay-isle", "red red")
        with refused("undo_not_yours", seat=0):
            table.do(UndoStep(1))
        table.draw("bob")
        with refused("undo_not_yours", seat=1):
            table.do(UndoStep(0))

    def test_anything_before_the_first_step(self) -> None:
        table = Table.opening(SMALL, "ann", "bob")
        with refused("undo_nothing"):
            table.do(UndoStep(0))
        again = Game.blank(table.rules, 2).after(table.events)
        assert again.last is None is table.game.last

    def test_anything_after_the_end(self) -> None:
        table = sat(ann="red red", bob="", last_turns=1)
        table.claim("ann", "quay-isle", "red red")
        assert table.over
        assert table.view(None).takes_back is None
        with refused("game_over"):
            table.do(UndoStep(0))

    def test_a_step_before_an_undone_one(self) -> None:
        """Only the last step is remembered, so what came before an undo stays."""
        table = sat(ann="red red red red red", bob="white white white")
        table.claim("ann", "quay-isle", "red red")
        table.claim("bob", "isle-port", "white white white")
        take_back(table, "bob")
        with refused("undo_not_yours"):
            table.do(UndoStep(0))


class TestByAgreement:
    """Everyone else may let a seat undo what it alone has seen; the same comes again afterwards."""

    @pytest.mark.parametrize("steps", [1, 2])
    def test_a_card_from_the_deck_which_then_comes_again(self, steps: int) -> None:
        table = sat(ann="", bob="")
        for _ in range(steps - 1):
            table.draw("ann")
        before = state(table.game)
        table.draw("ann")
        hand = table.hand("ann")
        assert table.game.view(None).takes_back is None
        assert agree(table, "ann") == before
        table.draw("ann")
        assert table.hand("ann") == hand

    def test_the_last_card_of_a_deck_that_was_rebuilt_at_once(self) -> None:
        table = sat(ann="", bob="", deck="white", discard="red blue green")
        before = state(table.game)
        table.draw("ann")
        assert [type(event) for event in table.events][:2] == [CardDrawn, DeckRebuilt]
        assert agree(table, "ann") == before

    def test_no_card_that_everyone_saw(self) -> None:
        table = sat(ann="", bob="")
        table.draw("ann", "blue")
        with refused("undo_filled"):
            table.do(UndoStep(0, agreed=True))

    def test_no_tickets_and_no_tunnel(self) -> None:
        table = sat(ann="", bob="", ticket_deck="quay-isle isle-port")
        table.ask_tickets("ann")
        with refused("undo_offered"):
            table.do(UndoStep(0, agreed=True))
        table = sat(ferry_board("quay-isle 1 red tunnel"), ann="red red", bob="", deck="blue white green")
        table.claim("ann", "quay-isle", "red")
        with refused("undo_tunnel"):
            table.do(UndoStep(0, agreed=True))

    def test_nothing_after_somebody_acted(self) -> None:
        table = sat(ann="", bob="")
        table.draw("ann")
        table.draw("ann")
        table.draw("bob")
        with refused("undo_not_yours", seat=1):
            table.do(UndoStep(0, agreed=True))

    def test_together_with_all_that_others_did_since(self) -> None:
        table = sat(ann="red red", bob="white white white", deck="white blue green black red")
        before = state(table.game)
        table.claim("ann", "quay-isle", "red red")
        table.draw("bob")
        table.draw("bob")
        with refused("undo_not_yours", seat=1):
            table.do(UndoStep(0, agreed=True))
        view = decode_state(table.game.rules, encode_state(table.game)).view(None)
        assert [steps_back(view, seat) for seat in (0, 1)] == [3, 1]
        for steps in (2, 4):
            with refused("undo_not_yours", seat=1):
                table.do(UndoStep(0, agreed=True, steps=steps))
        with refused("undo_not_yours", seat=1):
            table.do(UndoStep(0, steps=3))
        table.game = decode_state(table.game.rules, encode_state(table.game))
        table.do(UndoStep(0, agreed=True, steps=3))
        assert state(table.game) == before
        assert [steps_back(table.game.view(None), seat) for seat in (0, 1)] == [None, None]

    def test_as_far_as_each_seat_s_last_step_and_no_others_are_kept(self) -> None:
        table = sat(ann="", bob="", cleo="", deck="white blue green black red yellow white blue")
        for name in ("ann", "ann", "bob", "bob", "cleo", "cleo", "ann", "ann"):
            table.draw(name)
        kept, last = list[int](), table.game.last
        while last is not None:
            kept.append(last.seat)
            last = last.former
        assert kept == [0, 2, 1]
        views = [table.game.view(None), decode_state(table.game.rules, encode_state(table.game)).view(None)]
        assert [[steps_back(view, seat) for seat in range(3)] for view in views] == [[1, 5, 3], [1, 5, 3]]

    def test_two_cards_that_one_press_drew_together(self) -> None:
        table = sat(ann="red red", bob="", deck="white blue green black red")
        before = state(table.game)
        table.draw("ann")
        table.do(DrawCard(0, again=True))
        assert steps_back(table.game.view(None), 0) == 2
        table.game = decode_state(table.game.rules, encode_state(table.game))
        with refused("undo_drawn"):
            table.do(UndoStep(0, agreed=True))
        table.draw("bob")
        table.game = decode_state(table.game.rules, encode_state(table.game))
        assert [steps_back(table.game.view(None), seat) for seat in (0, 1)] == [3, 1]
        table.do(UndoStep(1, agreed=True))
        table.game = decode_state(table.game.rules, encode_state(table.game))
        table = sat(ann="red red", bob="", deck="white blue green black red")
        table.draw("ann")
        table.do(DrawCard(0, again=True))
        table.do(UndoStep(0, agreed=True, steps=2))
        assert state(table.game) == before

    def test_but_a_second_card_of_its_own_press_alone(self) -> None:
        table = sat(ann="", bob="")
        table.draw("ann")
        once = state(table.game)
        table.draw("ann")
        assert agree(table, "ann") == once

    def test_but_not_past_a_card_that_everyone_saw(self) -> None:
        table = sat(ann="red red", bob="")
        table.claim("ann", "quay-isle", "red red")
        table.draw("bob", "blue")
        assert steps_back(table.game.view(None), 0) is None
        table.draw("bob")
        assert [steps_back(table.game.view(None), seat) for seat in (0, 1)] == [None, 1]

    def test_nothing_of_a_game_stored_before_there_was_such_an_undo(self) -> None:
        table = sat(ann="", bob="")
        table.draw("ann")
        seat, bar = table.game.last.seat, table.game.last.bar  # type: ignore[union-attr]
        table.game.last = LastStep(seat, bar)  # all that was stored then
        table.game = decode_state(table.game.rules, encode_state(table.game))
        with refused("undo_drawn"):
            table.do(UndoStep(0, agreed=True))

    def test_what_allows_it_is_named_here(self) -> None:
        agreed = {kind for kind in every(Event) if kind.undone_if_agreed}
        assert agreed == {CardDrawn, DeckRebuilt}


class TestSetUp:
    def test_the_first_tickets_can_be_chosen_anew_until_somebody_else_has_chosen(self) -> None:
        pairs = ("a-b", "b-c", "c-d", "d-e", "a-c", "a-d")
        roads = board("a-b 1 red", "b-c 1 red", "c-d 1 red", "d-e 1 red", tickets=[f"{pair} 5" for pair in pairs])
        table = Table.opening(roads, "ann", "bob", first="ann")
        offers = [table.tickets(name).offered or () for name in table.names]
        before = state(table.game)
        table.keep("ann", " ".join(offers[0]))
        take_back(table, "ann")
        assert state(table.game) == before
        table.keep("ann", " ".join(offers[0][:2]))
        table.keep("bob", " ".join(offers[1]))
        for seat, code in ((0, "undo_not_yours"), (1, "undo_opened")):
            with refused(code):
                table.do(UndoStep(seat))

    def test_the_start_mix_until_all_have_shown_theirs(self) -> None:
        table = Table.opening(world(), "ann", "bob", first="ann")
        for name in table.names:
            table.keep(name, " ".join(table.tickets(name).offered or ()))
        before = state(table.game)
        table.choose("ann", 20, 40)
        take_back(table, "ann")
        assert state(table.game) == before
        table.choose("ann", 21, 39)
        table.choose("bob", 20, 40)
        with refused("undo_opened"):
            table.do(UndoStep(1))


class TestTheWorld:
    def test_an_exchange_a_port_and_leaving_it_at_one_card(self) -> None:
        table = Table(world(), ann="", bob="", trains={"ann": 10}, ships={"ann": 10}, deck=" ".join(["train-red"] * 4))
        before = state(table.game)
        table.exchange("ann", "train", 2)
        take_back(table, "ann")
        assert state(table.game) == before
        table.draw("ann", deck="train")
        drawn = state(table.game)
        table.stop("ann")
        take_back(table, "ann")
        assert state(table.game) == drawn


class TestStrings:
    def test_a_tile_until_the_string_is_laid(self) -> None:
        table = Rails(drawn="central")
        before = state(table.game)
        table.place("ann", "central", "300,300")
        take_back(table, "ann")
        assert state(table.game) == before

    def test_a_string_whose_next_turn_draws_a_tile_stays(self) -> None:
        table = Rails()
        table.lay_none("ann", "short")
        with refused("undo_tiles"):
            table.do(UndoStep(0))

    def test_a_string_with_no_tile_left_to_draw(self) -> None:
        table = Rails(deck="")
        before = state(table.game)
        table.lay_none("ann", "short")
        assert table.on_turn == "bob"
        take_back(table, "ann")
        assert state(table.game) == before

    def test_a_corner_but_not_after_the_next_one_was_chosen(self) -> None:
        table = Rails.opening("ann bob cid dan", first="ann")
        chooser = table.game.waiting[0]
        before = state(table.game)
        table.do(ChooseCorner(chooser, 2))
        take_back(table, table.names[chooser])
        assert state(table.game) == before


class TestWhatIsKnownBefore:
    """What cannot be taken back is shown before it is confirmed, and is the same for all viewers."""

    def test_by_action(self) -> None:
        table = sat(ann="red red", bob="", ticket_deck="quay-port isle-port", face_up="red blue blue white white")
        assert can_take_back(table.game, ClaimRoute(0, "quay-isle", ("red", "red")))
        for action in (DrawCard(0), DrawCard(0, "red"), DrawTickets(0), Pass(0), ClaimRoute(1, "isle-port", ())):
            assert not can_take_back(table.game, action), action

    def test_a_tunnel_cannot(self) -> None:
        table = sat(ferry_board("quay-isle 1 red tunnel"), ann="red red", bob="", deck="blue white green")
        assert not can_take_back(table.game, ClaimRoute(0, "quay-isle", ("red",)))

    def test_is_closed_by_default(self) -> None:
        """An event that says nothing bars an undo, so each that does not is named here."""
        plain = {kind.__name__ for kind in every(Event) if not kind.bars_undo and not kind.__subclasses__()}
        assert plain == {
            *("BasePlaced", "BorderLaid", "CardsSpent", "CornerChosen", "DrawingStopped", "FaceUpTaken", "Idled"),
            *(
                "LastTurnsBegan",
                "MarkerTaken",
                "MountainsLaid",
                "Passed",
                "PiecesChosen",
                "PiecesExchanged",
                "PiecesWorn",
            ),
            *(
                "PortBuilt",
                "RevealedDiscarded",
                "RiverLaid",
                "RouteClaimed",
                "RoutesClosed",
                "ShareTaken",
                "StationBuilt",
            ),
            *("StringGivenUp", "StringLaid", "TechnologyBought", "TechnologyReturned", "TechnologyScored"),
            *("TicketsKept", "TilePlaced", "TrackLaid", "TunnelDug", "TunnelLeft"),
            *("TurnBegan", "TurnEnded"),
        }

    def test_steps_that_still_hold(self) -> None:
        claim, undo = (), (StepUndone(0),)
        assert standing([claim, claim, undo, claim]) == [True, False, True, True]
        assert standing([claim, claim, claim, (StepUndone(0, steps=2),)]) == [True, False, False, True]
        assert standing([]) == []
        assert not bar_of(()) and bar_of(undo)


def test_nothing_is_drawn_twice() -> None:
    """What is done after an undo makes its own draws; the undo makes none."""
    table = sat(ann="red red", bob="")
    table.claim("ann", "quay-isle", "red red")
    rng = Random(5)
    before = rng.getstate()
    table.game.act(UndoStep(0), rng)
    assert rng.getstate() == before
