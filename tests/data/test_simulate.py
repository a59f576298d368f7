"""The simulate program."""

from __future__ import annotations

import argparse
import json

import pytest

from data.tools import simulate


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    simulate.add_arguments(parser)
    return simulate.main(parser.parse_args(words))


def test_it_prints_games_moves_seconds_and_mean_points(capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "usa",
        "--variant",
        "classic",
        "--seats",
        "4",
        "--players",
        "random",
        "--games",
        "5",
        "--seed",
        "1",
        "--json",
    ]
    assert run(*words) == 0
    first = json.loads(capsys.readouterr().out)
    assert first["games"] == 5
    assert first["moves"] > 500
    assert len(first["mean_points"]) == 4
    assert run(*words) == 0
    again = json.loads(capsys.readouterr().out)
    assert (again["moves"], again["mean_points"]) == (first["moves"], first["mean_points"])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["usa", "--players", "genius"], "known are: easy, hard, medium, random"),
        (["usa", "--players", "easy,genius"], "names separated by commas"),
        (["usa", "--games", "0"], "--games"),
        (["usa", "--seats", "9"], "usa has 2 to 5 seats; --seats takes a number from 2 to 5"),
        (["usa", "--seats", "-1"], "--seats takes a number from 2 to 5"),
        (["usa", "--variant", "none"], "none"),
        (["atlantis"], "there is no game 'atlantis'; there are: "),
    ],
)
def test_arguments_that_do_not_fit_are_reported_in_one_line(
    capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert run(*words) == 2
    printed = capsys.readouterr()
    assert not printed.out
    assert said in printed.err


def test_it_tells_how_often_each_player_wins_and_how_long_its_moves_take(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["london", "--seats", "2", "--players", "medium,random", "--games", "6", "--json"]
    assert run(*words) == 0
    printed = json.loads(capsys.readouterr().out)
    medium, plain = printed["players"]
    assert (medium["player"], plain["player"]) == ("medium", "random")
    assert medium["games"] == plain["games"] == 6
    assert medium["wins"] + plain["wins"] == 6
    for one in (medium, plain):
        assert 0 <= one["low"] <= one["rate"] <= one["high"] <= 1
        assert 0 < one["mean_move"] <= one["worst_move"]
    assert medium["mean_points"] > plain["mean_points"]


def test_without_json_it_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("london", "--players", "easy,random", "--games", "2") == 0
    out = capsys.readouterr().out
    assert "95 % interval" in out
    assert [line.split()[0] for line in out.splitlines()] == ["player", "easy", "random", "2"]
