"""Reliability: what counts as late, as handed over and as abandoned, and how lapses fade."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pytest

from engine.league.reliability import (
    HALF_LIFE,
    Conduct,
    Finish,
    Mark,
    Reliability,
    Stretch,
    Tenure,
    conduct_of,
    reliability,
    stretches,
)

ANN, BOB, CLEO = 11, 12, 13
NOW = 10**9


def game(moves: int = 10, late: int = 0, finish: Finish = "finished", age: int = 0) -> Conduct:
    return Conduct(NOW - age, moves, late, finish)


def steps(text: str) -> list[tuple[int, bool]]:
    """The steps of a game, `x` where they are the seat's own: the set-up is the first one."""
    return [(number, letter == "x") for number, letter in enumerate(text, 1)]


def behaved(
    text: str, *marks: tuple[int, Literal["lapse", "played", "changed", "lost"]], tenures: Sequence[Tenure] = ()
) -> dict[int, tuple[int, int, str]]:
    held = tenures or [Tenure(ANN, False, 0)]
    found = conduct_of(steps(text), held, [Mark(step, kind) for step, kind in marks], NOW)
    return {person: (how.moves, how.late, how.finish) for person, how in found.items()}


class TestScore:
    def test_nothing_is_known_of_who_has_played_nothing(self) -> None:
        assert reliability([], NOW) == Reliability(None)

    def test_all_in_time_and_finished_is_one(self) -> None:
        found = reliability([game(), game(finish="handed_over")], NOW)
        assert found == Reliability(1.0, 20, 20, finished=1, abandoned=0, handed_over=1)

    def test_it_is_the_share_of_moves_in_time_times_that_of_games_not_abandoned(self) -> None:
        found = reliability([game(10, 2), game(10, 0, "abandoned")], NOW)
        assert found.score == pytest.approx(18 / 20 * 1 / 2)
        assert (found.moves_in_time, found.moves, found.abandoned) == (18, 20, 1)

    def test_a_lapse_weighs_half_after_ninety_days_and_what_went_well_weighs_as_ever(self) -> None:
        found = reliability([game(10, 2, age=HALF_LIFE), game(10, 0, "abandoned", age=2 * HALF_LIFE)], NOW)
        assert found.score == pytest.approx(18 / (18 + 2 * 0.5) * 1 / (1 + 0.25))
        assert found.moves_in_time == 18, "the counts are shown as they were"

    def test_it_never_falls_by_waiting(self) -> None:
        lapses = [game(10, 5, "abandoned"), game(8, 1)]
        scores = [reliability(lapses, NOW + days * 86400).score or 0 for days in (0, 30, 90, 365, 3650)]
        assert scores == sorted(scores)
        assert scores[-1] > 0.99


class TestOneSeat:
    def test_steps_with_no_other_seat_s_between_are_one_move(self) -> None:
        assert stretches(steps(".xx.x"), [Tenure(ANN, False, 0)]) == [Stretch(2, 3, 0), Stretch(5, 5, 0)]

    def test_a_computer_that_goes_on_in_one_s_turn_begins_another(self) -> None:
        held = [Tenure(ANN, False, 0), Tenure(ANN, True, 2)]
        assert stretches(steps(".xx"), held) == [Stretch(2, 2, 0), Stretch(3, 3, 1)]

    def test_all_in_time(self) -> None:
        assert behaved(".x.xx.x") == {ANN: (3, 0, "finished")}

    def test_a_computer_s_own_seat_behaves_for_nobody(self) -> None:
        assert behaved(".x.x", tenures=[Tenure(None, True, 0)]) == {}

    def test_a_late_move_of_one_s_own_is_late(self) -> None:
        assert behaved(".x.x", (3, "lapse")) == {ANN: (2, 1, "finished")}

    def test_a_move_that_the_computer_made_is_late_once_whatever_was_noted_of_it(self) -> None:
        assert behaved(".x.xx.x", (3, "lapse"), (5, "played")) == {ANN: (3, 1, "finished")}
        assert behaved(".x.xx.x", (6, "played")) == {ANN: (3, 1, "finished")}

    def test_waiting_twice_for_one_move_is_one_lapse(self) -> None:
        assert behaved(".x.x", (3, "lapse"), (3, "lapse")) == {ANN: (2, 1, "finished")}

    def test_a_seat_lost_to_the_computer_is_abandoned_and_the_move_that_never_came_counts(self) -> None:
        held = [Tenure(ANN, False, 0), Tenure(ANN, True, 3)]
        assert behaved(".x.x.x", (3, "lost"), (3, "lapse"), tenures=held) == {ANN: (2, 1, "abandoned")}

    def test_a_seat_left_to_the_computer_is_handed_over(self) -> None:
        held = [Tenure(ANN, False, 0), Tenure(ANN, True, 3)]
        assert behaved(".x.x.x", (3, "changed"), tenures=held) == {ANN: (1, 0, "handed_over")}

    def test_a_seat_that_somebody_takes_is_handed_over(self) -> None:
        held = [Tenure(ANN, False, 0), Tenure(BOB, False, 3)]
        found = behaved(".x.x.x", (3, "changed"), tenures=held)
        assert found == {ANN: (1, 0, "handed_over"), BOB: (2, 0, "finished")}

    def test_but_not_when_its_holder_had_been_silent_until_then(self) -> None:
        held = [Tenure(ANN, False, 0), Tenure(BOB, False, 3)]
        found = behaved(".x.x.x", (3, "lapse"), (3, "changed"), tenures=held)
        assert found == {ANN: (2, 1, "abandoned"), BOB: (2, 0, "finished")}

    def test_a_lapse_is_whose_who_held_the_seat_then_though_no_step_was_between(self) -> None:
        held = [Tenure(ANN, False, 0), Tenure(BOB, False, 3), Tenure(CLEO, False, 3)]
        found = behaved(".x.x", (3, "changed"), (3, "lapse"), (3, "changed"), tenures=held)
        assert found == {ANN: (1, 0, "handed_over"), BOB: (1, 1, "abandoned"), CLEO: (1, 0, "finished")}

    def test_who_comes_back_and_plays_to_the_end_has_finished(self) -> None:
        held = [Tenure(ANN, False, 0), Tenure(ANN, True, 3), Tenure(ANN, False, 5)]
        found = behaved(".x.x.x.x", (3, "lost"), (3, "lapse"), (5, "changed"), tenures=held)
        assert found == {ANN: (3, 1, "finished")}
