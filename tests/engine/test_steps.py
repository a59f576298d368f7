"""A payment chosen step by step: every way can be reached, every answer leads to one, and nothing idle is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from time import perf_counter

import pytest

from data.maps.library import load
from engine.core.content import Content
from engine.core.refused import Refused
from engine.parts.market import Market
from engine.parts.ports import Ports
from engine.rail.cards import Cards, CardSet, counted
from engine.rail.fares import Fare, Pairs, Purse, most_pairs
from engine.rail.payment import Answer, PaymentQuestion, among, narrowed, next_step

RULES = load().rules("world")
MARKET = RULES.part(Market)
PURSE, KINDS, WILD = MARKET.purse, MARKET.kinds, MARKET.wild
COLORS = MARKET.colors


def hand(text: str) -> tuple[int, ...]:
    return counted(KINDS, text.split())


def some_hand(rng: Random, size: int) -> tuple[int, ...]:
    """Cards as if dealt from both decks."""
    every = [kind for kind, total in zip(KINDS, MARKET.totals, strict=True) for _ in range(total)]
    return counted(KINDS, rng.sample(every, size))


def ends(fare: Fare, held: tuple[int, ...]) -> Iterator[tuple[Cards, tuple[Answer, ...]]]:
    """Every payment that some answers lead to, with the answers. Each question has a choice."""
    open_: list[tuple[Answer, ...]] = [()]
    while open_:
        answers = open_.pop()
        step = next_step(PURSE, fare, held, answers)
        if isinstance(step, PaymentQuestion):
            assert len(step.options) > 1
            assert len(set(step.options)) == len(step.options) <= 25
            open_ += [(*answers, option) for option in step.options]
        else:
            yield step, answers


def fares() -> Iterator[Fare]:
    for length in (1, 2, 3, 5, 8):
        for deck in MARKET.decks:
            yield Fare(deck, COLORS[:1], length)
            yield Fare(deck, COLORS, length)
    for length in (1, 2):
        yield Fare(MARKET.decks[0], COLORS, length, paired=True)


@pytest.mark.parametrize("fare", list(fares()), ids=str)
def test_the_answers_lead_to_every_way_to_pay_and_to_nothing_else(fare: Fare) -> None:
    rng = Random(str(fare))
    paid = 0
    sizes = (4, 9, 14, 20, 25) if fare.paired else (4, 9, 14, 20, 25, 40, 60)
    for size in sizes:
        held = some_hand(rng, size)
        ways = {tuple(sorted(way)) for way in PURSE.ways(fare, held)}
        if not ways:
            with pytest.raises(Refused):
                next_step(PURSE, fare, held)
            continue
        paid += 1
        reached = {tuple(sorted(cards)) for cards, _ in ends(fare, held)}
        assert reached == ways
    assert paid


def test_what_ways_of_one_colour_are_narrowed_to_is_what_their_answers_reach() -> None:
    rng = Random(4)
    for length in (3, 5, 8):
        fare = Fare("ship", COLORS, length)
        held = some_hand(rng, 30)
        ways = list(PURSE.ways(fare, held))
        for cards, answers in ends(fare, held):
            for count in range(len(answers) + 1):
                assert cards in narrowed(PURSE, ways, answers[:count])
            assert narrowed(PURSE, ways, answers) == [cards]


def test_a_port_is_distinguished_by_how_many_cards_come_from_each_deck() -> None:
    held = hand("train-red-port train-red-port ship-red-port ship-red-port locomotive locomotive locomotive locomotive")
    ways = list(RULES.part(Ports).ways(MARKET, held))
    asked, reached = set(), list[Cards]()
    open_: list[tuple[Answer, ...]] = [()]
    while open_:
        answers = open_.pop()
        step = among(PURSE, ways, answers)
        if isinstance(step, PaymentQuestion):
            asked.add((step.asks, step.of))
            open_ += [(*answers, option) for option in step.options]
        else:
            reached.append(step)
    assert ("deck", "train") in asked
    assert sorted(reached) == sorted(ways)


class TestWhatIsAsked:
    def test_nothing_where_there_is_one_way(self) -> None:
        fare = Fare("train", ("purple",), 3)
        assert next_step(PURSE, fare, hand("train-purple train-purple train-purple")) == ("train-purple",) * 3

    def test_the_colour_where_only_that_is_open(self) -> None:
        held = hand("train-red train-red train-black train-black")
        step = next_step(PURSE, Fare("train", COLORS, 2), held)
        assert step == PaymentQuestion("color", ("red", "black"))
        assert next_step(PURSE, Fare("train", COLORS, 2), held, ("black",)) == ("train-black", "train-black")

    def test_wilds_then_doubles(self) -> None:
        fare = Fare("ship", ("white",), 4)
        held = hand(
            "ship-white-port ship-white-port ship-white-port ship-white-port ship-white-2 ship-white-2 locomotive"
        )
        step = next_step(PURSE, fare, held)
        assert step == PaymentQuestion("wilds", (0, 1))
        step = next_step(PURSE, fare, held, (0,))
        assert isinstance(step, PaymentQuestion)
        assert (step.asks, set(step.options)) == ("doubles", {0, 1, 2})
        assert next_step(PURSE, fare, held, (0, 2)) == ("ship-white-2", "ship-white-2")

    def test_each_pair_and_then_the_signs_of_its_colour(self) -> None:
        fare = Fare("train", COLORS, 2, paired=True)
        held = hand("train-red train-red-port train-red train-black train-black locomotive")
        step = next_step(PURSE, fare, held)
        assert step == PaymentQuestion("pair", ("red", "black", "red+wild", "black+wild"), number=1)
        step = next_step(PURSE, fare, held, ("black",))
        assert step == PaymentQuestion("pair", ("red", "red+wild"), number=2)
        step = next_step(PURSE, fare, held, ("black", "red"))
        assert step == PaymentQuestion("signs", (0, 1), "red")
        paid = next_step(PURSE, fare, held, ("black", "red", 1))
        assert isinstance(paid, tuple)
        assert Counter(paid) == Counter(["train-red", "train-red-port", "train-black", "train-black"])

    @pytest.mark.parametrize("answers", [("green",), ("red", "red", 5), ("red", "black", 0, 0), (3,)])
    def test_an_answer_that_is_none_of_the_options_is_refused(self, answers: tuple[Answer, ...]) -> None:
        held = hand("train-red train-red-port train-red train-black train-black")
        with pytest.raises(Refused, match="no_such_answer"):
            next_step(PURSE, Fare("train", COLORS, 2, paired=True), held, answers)
        with pytest.raises(Refused, match="no_such_answer"):
            next_step(PURSE, Fare("train", COLORS, 2), held, answers)

    def test_wilds_alone_are_a_colour_of_their_own(self) -> None:
        held = hand("train-red train-red locomotive locomotive")
        step = next_step(PURSE, Fare("train", COLORS, 2), held)
        assert step == PaymentQuestion("color", ("red", WILD))


def test_as_many_pairs_can_be_laid_as_are_found_by_trying() -> None:
    rng = Random(3)
    for _ in range(300):
        held = [rng.randrange(5) for _ in range(3)]
        wilds = rng.randrange(6)
        most = most_pairs(held, wilds)
        by_kind = tuple((count,) for count in held)
        assert most == 0 or len(Pairs(by_kind, wilds, most)) > 0
        assert len(Pairs(by_kind, wilds, most + 1)) == 0


def test_a_question_is_found_at_once_whatever_is_held() -> None:
    rng = Random(9)
    fare = Fare("train", COLORS, 3, paired=True)
    held = tuple(5 if PURSE.kinds[kind].deck == "train" else 0 for kind in KINDS)
    times = []
    for _ in range(30):
        answers: list[Answer] = []
        began = perf_counter()
        step = next_step(PURSE, fare, held, answers)
        times.append(perf_counter() - began)
        while isinstance(step, PaymentQuestion):
            answers.append(rng.choice(step.options))
            began = perf_counter()
            step = next_step(PURSE, fare, held, answers)
            times.append(perf_counter() - began)
        assert PURSE.refuse(fare, step, dict(zip(KINDS, held, strict=True))) is None
    assert sorted(times)[len(times) // 2] < 0.05


def test_cards_that_differ_by_colour_alone_are_asked_by_colour_and_wilds() -> None:
    plain = Purse(CardSet.read(Content({"cards": {"colors": ["red", "blue"], "per_color": 12, "locomotive": 14}})))
    ways = [("red", "red"), ("red", "locomotive"), ("blue", "locomotive"), ("locomotive", "locomotive")]
    step = among(plain, ways)
    assert step == PaymentQuestion("color", ("red", "blue", "locomotive"))
    assert among(plain, ways, ("red",)) == PaymentQuestion("wilds", (0, 1))
    assert among(plain, ways, ("red", 1)) == ("red", "locomotive")
    assert among(plain, ways, ("blue",)) == ("blue", "locomotive")
    assert among(plain, []) == ()
