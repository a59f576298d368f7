"""The position program: what docs/positions.md promises."""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path
from typing import Any

import pytest
from msgspec import ValidationError

from data.maps.library import load
from data.tools import position
from engine.core.refused import Refused
from tests.rows import crossed

DOC = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")


def run(tmp_path: Path, text: str) -> int:
    file = tmp_path / "position.json"
    file.write_text(text, encoding="utf-8")
    return position.main(argparse.Namespace(file=file, maps=None))


def test_the_example_in_the_docs_is_played_as_the_docs_say(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    example = re.search(r"```json\n(.*?)```", DOC, re.S)
    assert example
    assert run(tmp_path, example[1]) == 0
    printed: dict[str, Any] = json.loads(capsys.readouterr().out)
    claimed, drawn = printed["actions"]
    assert [event["event"] for event in claimed["events"]][:2] == ["cards_spent", "route_claimed"]
    assert drawn["events"][0]["event"] == "card_drawn"
    assert printed["waiting"] == [1]
    assert printed["views"]["0"]["market"]["hand"] == ["locomotive"]
    assert printed["views"]["table"]["market"]["hand"] is None
    assert printed["scores"]["totals"] == [2, 17]  # two spaces; four spaces and the longest path


def test_a_refused_action_is_reported_with_its_code_and_changes_nothing() -> None:
    answer: Any = position.answer(
        {"game": "usa", "seats": 2, "hands": [["red"], []], "actions": [{"action": "pass", "seat": 0}]}
    )
    assert answer["actions"][0]["refused"] == {"code": "still_can_act", "facts": {}}
    assert answer["waiting"] == [0]


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
        ('{"game": "usa", "seats": 9}', "seats: from 2 to 5, and this is 9"),
        ('{"game": "usa", "seats": 2, "turn": 2}', "turn"),
        ('{"game": "usa", "seats": 2, "variant": "none"}', "none"),
        ('{"game": "usa", "seats": 2, "horses": 1}', "horses"),
        ('{"game": "usa", "seats": 2, "hands": [["pink"]]}', "pink"),
        ('{"game": "usa", "seats": 2, "deck": 3}', "deck"),
        ('{"game": "usa", "seats": 2, "actions": [{"action": "dance", "seat": 0}]}', "actions[0]: Invalid"),
        ('{"game": "usa", "seats": 2, "claimed": {"rome-paris": 0}}', "rome-paris"),
        ('{"game": "usa", "seats": 2, "tickets": [["denver-el_paso", "denver-el_paso"]]}', "somewhere else already"),
        ('{"game": "usa", "seats": 2, "tickets": [["denver-atlantis"]]}', "there is no ticket denver-atlantis"),
        ('{"game": "usa", "seats": 2, "pieces": [400]}', "a seat has from 0 to 45 left"),
        ('{"game": "usa", "seats": 2, "setup": true, "offered": [[], []]}', "every seat has made its choices"),
        ('{"game": "usa", "seats": 2, "options": ["fog"]}', "fog"),
        ('{"game": "usa", "seats": 2, "cards_drawn": 2}', "cards_drawn"),
        ('{"game": "europe", "seats": 2, "stations": [["nowhere"]]}', "there is no city nowhere"),
        ('{"game": "world", "seats": 2, "ports": [["nowhere"]]}', "nowhere is no city with a harbor sign"),
        ('{"game": "world", "seats": 2, "ports": [["moskva"]]}', "moskva is no city with a harbor sign"),
        ('{"game": "world", "seats": 2, "exchanged": [5000]}', "exchanged"),
        ('{"game": "world", "seats": 2, "exchanged": [-1]}', "exchanged"),
        ('{"game": "world", "seats": 2, "pieces": [3]}', "trains and ships instead"),
        ('{"game": "string_railway", "seats": 3, "border": []}', "border"),
        ('{"game": "string_railway", "seats": 3, "marks": [[1, 1], [2, 2], [3, 3]]}', "marks"),
        ('{"game": "string_railway", "seats": 3, "river": [[1500, 1500]]}', "river"),
        ('{"game": "string_railway", "seats": 2, "corners": [0, 2, 1, 3]}', "two opposite corners"),
    ],
)
def test_a_mistake_is_reported_in_one_line_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, said: str
) -> None:
    assert run(tmp_path, text) == 2
    printed = capsys.readouterr()
    assert not printed.out
    assert said in printed.err
    assert len(printed.err.strip().splitlines()) == 1


def answer(**position_: object) -> Any:
    return position.answer(position_)


class TestThePhasesOfAGame:
    def test_in_the_set_up_seats_choose_tickets_before_anyone_has_a_turn(self) -> None:
        offered = [["boston-miami", "toronto-miami", "denver-el_paso"], []]
        found = answer(game="usa", seats=3, setup=True, turn=1, tickets=[[], ["dallas-new_york"]], offered=offered)
        assert found["waiting"] == [0, 2]
        assert found["views"]["0"]["tickets"]["keep"] == 2
        assert len(found["views"]["2"]["tickets"]["offered"]) == 3
        assert found["views"]["table"]["turn"]["seat"] is None
        keep = [{"action": "keep_tickets", "seat": seat, "tickets": offered[0][:2]} for seat in (0,)]
        assert answer(game="usa", seats=2, setup=True, turn=1, offered=offered, actions=keep)["waiting"] == [1]

    def test_and_their_pieces(self) -> None:
        found = answer(game="world", seats=2, setup=True, offered=[[], []], trains=[20, None], ships=[40, None])
        assert found["waiting"] == [1]
        assert found["views"]["0"]["pieces"]["own"] == (20, 40)

    def test_and_corners(self) -> None:
        found = answer(game="string_railway", seats=3, setup=True, corners=[2, None, None])
        assert found["waiting"] == [1]
        assert [action["corner"] for action in found["legal"]["1"]] == [0, 1]

    def test_and_draw_the_lines_themselves(self) -> None:
        found = answer(game="string_railway", seats=3, setup=True, options=["by_hand", "chaos"])
        assert {action["action"] for actions in found["legal"].values() for action in actions} == {"draw_border"}

    def test_a_seat_that_has_drawn_one_card_draws_another(self) -> None:
        found = answer(game="usa", seats=2, cards_drawn=1)
        assert {action["action"] for action in found["legal"]["0"]} == {"draw_card"}

    def test_with_an_option_of_the_table(self) -> None:
        usual, journey = (answer(game="world", seats=2, setup=True, options=names) for names in ([], ["first_journey"]))
        assert (usual["views"]["0"]["pieces"]["own"], journey["views"]["0"]["pieces"]["own"]) == (None, (20, 40))


ODD: tuple[object, ...] = (
    None,
    -1,
    10**9,
    1.5,
    "x",
    [],
    [[]],
    [None],
    [-1],
    [["x"]],
    [[[]]],
    {},
    {"x": 0},
    [[1, 1]] * 4,
)


@pytest.mark.parametrize("key", crossed(["london", *(key for key in load().games if key != "london")], few=1))
def test_whatever_is_written_is_a_position_or_a_sentence(key: str) -> None:
    names = {name for part in load().rules(key).parts for name in part.given_type.__struct_fields__}
    for name in sorted(names):
        for odd in ODD:
            for setup in (False, True):
                try:
                    position.answer({"game": key, "seats": 2, "setup": setup, name: odd})
                except (ValidationError, Refused):
                    continue
