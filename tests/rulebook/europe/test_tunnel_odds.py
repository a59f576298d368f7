"""The chances of 0 to 3 more cards that are shown before a tunnel is begun, against trying every order (R23)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest

from engine.parts.market import Market
from engine.parts.tunnels import matches, odds, surplus_odds
from tests.boards import ferry_board
from tests.rulebook.europe.map import europe
from tests.table import Table, cards

COLORS = ("red", "blue")
BOARD = ferry_board("quay-isle 2 red tunnel", per_color=5, locomotives=3, colors=COLORS, seats=(2, 2))
EVERY = (*["red"] * 5, *["blue"] * 5, *["loco"] * 3)


def by_trying(hidden: Sequence[bool], deck: int, discard: Sequence[bool], reveal: int = 3) -> list[Fraction]:
    """Each order of the hidden cards, of which the first are the deck, and each order of the discard behind it."""
    counted: Counter[int] = Counter()
    for order in permutations(hidden):
        for behind in permutations(discard):
            counted[sum((*order[:deck], *behind)[:reveal])] += 1
    total = sum(counted.values())
    return [Fraction(counted[count], total) for count in range(reveal + 1)]


class TestSurplusOdds:
    @pytest.mark.parametrize("seed", range(60))
    def test_they_are_those_of_all_orders(self, seed: int) -> None:
        rng = Random(seed)
        hidden = [rng.random() < 0.5 for _ in range(rng.randrange(0, 6))]
        discard = [rng.random() < 0.5 for _ in range(rng.randrange(0, 5))]
        deck = rng.randrange(len(hidden) + 1)
        found = surplus_odds(3, deck, (len(hidden), sum(hidden)), (len(discard), sum(discard)))
        assert found == pytest.approx([float(chance) for chance in by_trying(hidden, deck, discard)])

    @pytest.mark.parametrize("seed", range(30))
    def test_they_are_the_whole(self, seed: int) -> None:
        rng = Random(seed)
        hidden, discard, deck = rng.randrange(1, 100), rng.randrange(20), rng.randrange(100)
        matching = rng.randrange(hidden + 1), rng.randrange(discard + 1)
        found = surplus_odds(3, min(deck, hidden), (hidden, matching[0]), (discard, matching[1]))
        assert len(found) == 4
        assert sum(found) == pytest.approx(1)
        assert min(found) >= 0

    def test_of_no_cards_none_match(self) -> None:
        assert surplus_odds(3, 0, (0, 0), (0, 0)) == (1, 0, 0, 0)
        assert matches(0, 0, 0) == [1]


def shared_out(rng: Random) -> tuple[dict[str, str], str, list[str], str]:
    """All cards of the small board: ann's hand and the row, which she sees, the discard, and all the hidden ones."""
    heap = list(EVERY)
    rng.shuffle(heap)
    heap.sort(key=lambda card: card == "loco")
    hand, row = heap[:2], heap[2:7]
    rest = heap[7:]
    rng.shuffle(rest)
    cut = rng.randrange(0, 4)
    return {"ann": " ".join(hand)}, " ".join(row), rest[cut:], " ".join(rest[:cut])


class TestOdds:
    @pytest.mark.parametrize("seed", range(40))
    def test_they_come_from_what_the_player_knows(self, seed: int) -> None:
        """Other hands and the deck are one heap to her; the committed cards are her own."""
        rng = Random(seed)
        hand, row, hidden, discard = shared_out(rng)
        deck = rng.randrange(len(hidden) + 1)
        table = Table(
            BOARD,
            face_up=row,
            deck=" ".join(hidden[:deck]),
            discard=discard,
            seated={**hand, "bob": " ".join(hidden[deck:])},
        )
        pay = cards(hand["ann"])
        for payment in (pay, ("locomotive", "locomotive")):
            kinds = {*payment, "locomotive"}
            expected = by_trying(
                [card in kinds for card in cards(" ".join(hidden))],
                deck,
                [card in kinds for card in cards(discard)],
            )
            assert odds(table.view("ann"), payment) == pytest.approx([float(chance) for chance in expected])

    def test_they_are_the_same_whatever_bob_holds(self) -> None:
        row, hidden = "blue blue blue red red", ["red"] * 3 + ["blue"] * 2 + ["loco"] * 3
        found = set()
        for seed in range(10):
            Random(seed).shuffle(hidden)
            table = Table(BOARD, ann="", bob=" ".join(hidden[:3]), face_up=row, deck=" ".join(hidden[3:]))
            found.add(odds(table.view("ann"), ("red", "red")))
        assert len(found) == 1

    def test_they_are_what_happens(self) -> None:
        """The tunnel is entered with every order of the deck: as often as the odds say, so many cards are to pay."""
        orders = sorted(set(permutations(("red", "blue", "blue", "blue", "loco", "loco"))))
        counted: Counter[int] = Counter()
        chances = set()
        for order in orders:
            table = Table(BOARD, ann="red red", bob="", face_up="red red blue blue loco", deck=" ".join(order))
            chances.add(odds(table.view("ann"), ("red", "red")))
            table.claim("ann", "quay-isle", pay="red red")
            counted[table.owed or 0] += 1
        (expected,) = chances
        assert expected == pytest.approx([counted[owed] / len(orders) for owed in range(4)])


class TestOnTheRealMap:
    def test_with_most_cards_unseen(self) -> None:
        """Of 103 unseen cards 10 are red and 14 are locomotives, and 79 are neither."""
        table = Table(europe(), ann="red red", bob="", face_up="blue blue blue green green", deck="white white white")
        assert sum(table.rules.part(Market).totals) == 110
        none = (79 * 78 * 77) / (103 * 102 * 101)
        every = (24 * 23 * 22) / (103 * 102 * 101)
        found = odds(table.view("ann"), ("red", "red"))
        assert found[0] == pytest.approx(none)
        assert found[3] == pytest.approx(every)

    def test_locomotives_alone_fear_locomotives_alone(self) -> None:
        table = Table(europe(), ann="loco loco", bob="", face_up="blue blue blue green green", deck="white white white")
        assert odds(table.view("ann"), cards("loco loco"))[0] == pytest.approx((91 * 90 * 89) / (103 * 102 * 101))
