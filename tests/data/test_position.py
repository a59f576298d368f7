"""The position program: what docs/positions.md promises."""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path
from typing import Any

import pytest

from data.tools import position

DOC = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")


def run(tmp_path: Path, text: str) -> int:
    file = tmp_path / "position.json"
    file.write_text(text, encoding="utf-8")
    return position.main(argparse.Namespace(file=file, maps=None))


def test_the_example_in_the_docs_is_played_as_the_docs_say(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    example = re.search(r"```json\n(.*?)```", DOC, re.S)
    assert example
    assert run(tmp_path, example[1]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    claimed, drawn = told["actions"]
    assert [event["event"] for event in claimed["events"]][:2] == ["cards_spent", "route_claimed"]
    assert drawn["events"][0]["event"] == "card_drawn"
    assert told["waiting"] == [1]
    assert told["views"]["0"]["market"]["hand"] == ["locomotive"]
    assert told["views"]["table"]["market"]["hand"] is None
    assert told["scores"]["totals"] == [2, 17]  # two spaces; four spaces and the longest path


def test_a_refused_action_is_told_with_its_code_and_changes_nothing() -> None:
    told: Any = position.answer(
        {"game": "usa", "seats": 2, "hands": [["red"], []], "actions": [{"action": "pass", "seat": 0}]}
    )
    assert told["actions"][0]["refused"] == {"code": "still_can_act", "facts": {}}
    assert told["waiting"] == [0]


def test_the_same_seed_deals_the_same() -> None:
    asked = {"game": "usa", "seats": 3, "seed": 5}
    assert position.answer(asked) == position.answer(asked)
    assert position.answer(asked) != position.answer({**asked, "seed": 6})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "is no JSON"),
        ("[" * 100_000, "is no JSON"),
        ('{"game": "usa"}', "seats"),
        ('{"game": "atlantis", "seats": 2}', "there is no game 'atlantis'"),
        ('{"game": "usa", "seats": 9}', "wrong_seats"),
        ('{"game": "usa", "seats": 2, "turn": 2}', "turn"),
        ('{"game": "usa", "seats": 2, "variant": "none"}', "none"),
        ('{"game": "usa", "seats": 2, "horses": 1}', "horses"),
        ('{"game": "usa", "seats": 2, "hands": [["pink"]]}', "pink"),
        ('{"game": "usa", "seats": 2, "deck": 3}', "deck"),
        ('{"game": "usa", "seats": 2, "actions": [{"action": "dance", "seat": 0}]}', "dance"),
        ('{"game": "usa", "seats": 2, "claimed": {"rome-paris": 0}}', "rome-paris"),
        ('{"game": "usa", "seats": 2, "tickets": [["denver-el_paso", "denver-el_paso"]]}', "denver-el_paso"),
    ],
)
def test_a_mistake_is_told_in_one_line_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, said: str
) -> None:
    assert run(tmp_path, text) == 2
    told = capsys.readouterr()
    assert not told.out
    assert said in told.err
    assert len(told.err.strip().splitlines()) == 1
