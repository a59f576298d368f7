"""Mountains: a claimed route wears out one more piece for each of its mountains, for points (R66)."""

from __future__ import annotations

from engine.assemble import parse
from engine.parts.mountains import PiecesWorn
from tests.boards import raw_board
from tests.table import Table, event_names, refused

RAW = raw_board("quay-isle 3 red", "isle-cape 2 blue", "cape-fort 1 gray", pieces=9, last_pieces=1)
RAW["routes"][0]["mountains"] = 2
RAW["routes"][1]["mountains"] = 1
BOARD = parse({**RAW, "parts": [*RAW["parts"], {"part": "mountains", "points": 2}]})


def test_each_mountain_wears_out_one_more_piece_for_two_points() -> None:
    table = Table(BOARD, ann="red red red", bob="", deck="green")
    events = table.claim("ann", "quay-isle", pay="red red red")
    assert PiecesWorn(0, "quay-isle", 2, 4) in events
    assert table.pieces("ann") == 9 - 3 - 2
    assert table.points("ann") == 4 + 2 * 2
    assert (table.line("ann", "mountains")["worn"], table.line("ann", "mountains")["points"]) == (2, 4)


def test_cards_are_paid_for_the_spaces_alone() -> None:
    table = Table(BOARD, ann="red red red red red", bob="")
    with refused("payment_count", needed=3, offered=5):
        table.claim("ann", "quay-isle", pay="red red red red red")


def test_the_pieces_must_suffice_for_spaces_and_mountains() -> None:
    """R66."""
    table = Table(BOARD, ann="red red red", bob="", deck="green", pieces={"ann": 4})
    with refused("too_few_pieces", needed=5, left=4):
        table.claim("ann", "quay-isle", pay="red red red")
    assert "quay-isle" not in {getattr(action, "route", "") for action in table.offers("ann")}


def test_worn_pieces_bring_the_last_turns_nearer() -> None:
    table = Table(BOARD, ann="blue blue", bob="", deck="green", claimed={"quay-isle": "ann"})
    assert "LastTurnsBegan" in event_names(table.claim("ann", "isle-cape", pay="blue blue"))
    assert table.pieces("ann") == 9 - 5 - 3


def test_a_path_is_no_longer_for_its_mountains() -> None:
    table = Table(BOARD, ann="", bob="", claimed={"quay-isle": "ann", "isle-cape": "ann"})
    assert table.line("ann", "longest_path")["length"] == 5


def test_a_route_without_mountains_wears_out_nothing() -> None:
    table = Table(BOARD, ann="loco", bob="", deck="green")
    assert "PiecesWorn" not in event_names(table.claim("ann", "cape-fort", pay="loco"))
    assert "mountains" not in {line.code for line in table.result.lines}
