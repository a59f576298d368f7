"""R58, "End of the game and victory", "Two players", "Five players": turns, last strings, best and second company."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.event import GameEnded
from engine.parts.strings import StringGivenUp, company_of
from tests.rows import listed
from tests.rulebook.string_railway.rails import Rails

NAMES = {2: "ann bob", 3: "ann bob cid", 4: "ann bob cid dan", 5: "ann bob cid dan eve"}


def play_nothing(table: Rails) -> list[tuple[int, int, str]]:
    """The rest of a game in which nobody lays anything: seat, company and string of each turn."""
    given_up: list[tuple[int, int, str]] = []
    while not table.game.over:
        seat = table.game.waiting[0]
        if table.tiles.drawn or table.setup.owed:
            table.do(table.game.legal(seat)[0])
            continue
        company = company_of(table.game)
        assert company is not None
        table.lay_none(table.names[seat], "short" if table.strings.left[company][0] else "long")
        given_up += [
            (event.seat, event.company, event.string) for event in table.events if isinstance(event, StringGivenUp)
        ]
    return given_up


class TestTheEnd:
    @pytest.mark.parametrize(("seats", "turns"), listed([(2, 20), (3, 15), (4, 20), (5, 20)], few=2))
    def test_it_ends_when_all_strings_are_used(self, seats: int, turns: int) -> None:
        """Five turns for each company, with five players four."""
        table = Rails.opening(NAMES[seats], first="bob")
        given_up = play_nothing(table)
        assert len(given_up) == turns
        assert table.game.turn.number == turns
        assert any(isinstance(event, GameEnded) for event in table.events)

    @pytest.mark.parametrize(("seats", "short"), [(2, 4), (3, 4), (4, 4), (5, 3)])
    def test_each_company_has_its_strings(self, seats: int, short: int) -> None:
        table = Rails.opening(NAMES[seats])
        used = Counter((company, string) for _, company, string in play_nothing(table))
        companies = 4 if seats == 2 else seats
        assert used == {(c, s): n for c in range(companies) for s, n in (("short", short), ("long", 1))}

    def test_the_most_points_win(self) -> None:
        """Bob has 3 + 3, the others 3."""
        left = [(0, 0), (1, 0), (0, 0), (0, 0)]
        table = Rails(tiles=["central 700,130"], left=left, turn="bob")
        table.lay("bob", "short", "760,130 710,130")
        assert table.game.over
        assert table.game.result().winners == (1,)
        assert table.game.result().places == (2, 1, 2, 2)

    def test_a_tie_is_a_shared_victory(self) -> None:
        left = [(0, 0), (1, 0), (0, 0), (0, 0)]
        table = Rails(left=left, turn="bob")
        table.lay_none("bob", "short")
        assert table.game.result().winners == (0, 1, 2, 3)


class TestTwoPlayers:
    @pytest.mark.parametrize("first", ["ann", "bob"])
    def test_the_companies_take_turns_as_four_players_do(self, first: str) -> None:
        table = Rails.opening("ann bob", first=first)
        order = [(seat, company) for seat, company, _ in play_nothing(table)]
        start = table.seat(first)
        assert order[:5] == [((start + n) % 2, (start + n) % 4) for n in range(5)]
        assert all(company % 2 == seat for seat, company in order)

    def test_each_company_has_points_of_its_own_and_the_best_one_counts(self) -> None:
        """Ann's first company has 3 + 3, her other one 3: she has 6 and not 9."""
        table = Rails("ann bob", tiles=["central 200,130"])
        table.lay("ann", "short", "140,130 190,130")
        assert table.strings.points == (6, 3, 3, 3)
        assert table.points("ann") == 6
        (second,) = [line for line in table.game.result().of(0) if line.code == "second_company"]
        assert (second.points, second.facts) == (0, {"company": 2, "points": 3})

    def test_the_own_other_company_is_an_opponent(self) -> None:
        """Both of bob's companies have been at the suburban S1, and it is full for ann."""
        tiles = ["suburban 450,450"]
        strings = ["1 long 760,140 460,440", "3 long 140,760 440,460"]
        assert Rails("ann bob", tiles=tiles, strings=strings).faults("140,140 440,440") == ["limit_reached"]

    def test_a_city_of_the_own_other_company_is_another_company_s(self) -> None:
        """1 for the visit, and the owner loses 1."""
        table = Rails("ann bob", tiles=["city 330,130 owner=2"])
        assert table.worth("140,130 330,130") == {0: 1, 2: -1}

    def test_expert_counts_the_own_other_company_as_another(self) -> None:
        """Bob's other company crosses the way of his first one to S3 twice: 3 - 2 in a plain game, 3 - 4 here."""
        tiles = ["regional 300,190", "regional 400,190", "central 250,130"]
        strings = ["3 long 140,760 300,200", "3 short 310,190 330,105 380,105 400,180"]
        for options, points in (((), 1), (("expert",), -1)):
            table = Rails("ann bob", tiles=tiles, strings=strings, options=options, turn="bob")
            assert table.worth("760,130 270,130") == {1: points}

    def test_equal_best_companies_are_distinguished_by_the_others(self) -> None:
        """Both seats' best have 6. Ann's other company has 3 + 2, bob's 3."""
        tiles = ["central 200,130", "central 700,130", "regional 700,755"]
        strings = ["0 short 140,130 190,130", "1 short 760,130 710,130", "2 short 757,757 710,755"]
        table = Rails("ann bob", tiles=tiles, strings=strings, left=[(1, 0), (0, 0), (0, 0), (0, 0)])
        table.lay_none("ann", "short")
        result = table.game.result()
        assert result.totals == (6, 6)
        assert result.tallies["second_company"] == (5, 3)
        assert result.winners == (0,)

    def test_what_is_equal_then_is_a_draw(self) -> None:
        table = Rails("ann bob", left=[(1, 0), (0, 0), (0, 0), (0, 0)])
        table.lay_none("ann", "short")
        assert table.game.result().winners == (0, 1)
