"""Every lesson's file, and every lesson played along its script and off it: there is always a next sentence."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from cogs.game.lessons import DONE, ENDS, STEPS, lesson_text
from cogs.tables.computers import STRENGTHS, thought
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.localizer import Localizer
from data.lesson_files import LESSONS, load_lessons, read_lesson
from data.maps.library import load
from engine.advice.spending import SpendingCost
from engine.assemble import ON, assemble
from engine.core.action import Action
from engine.core.event import Event, TurnEnded
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.ruleset import Ruleset
from engine.lesson import Lesson, Progress, Step, advance, fits, out_of_reach, progress_of
from engine.parts.market import DrawCard, Market, MarketSlice
from engine.parts.ports import BuildPort, Ports
from engine.parts.routes import ClaimRoute, Routes
from engine.rail.cards import Cards
from tests.cogs.hands import brisk
from tests.rows import crossed

KEYS = tuple(load_lessons())
WORDS = catalogue()
MOST_SAID = 700
"""Characters of what a lesson says at once, beside the turn that a message also shows."""
Choice = Callable[[Game, Step | None], Action]


@cache
def rules_by(key: str) -> Ruleset:
    lesson = load_lessons()[key]
    options = dict.fromkeys(lesson.options, ON)
    return assemble(load().games[lesson.map], lesson.variant, options, numbers=lesson.numbers)


def rules_of(lesson: Lesson) -> Ruleset:
    return rules_by(lesson.key)


@dataclass
class Course:
    """One game of a lesson: what was done in it, how far it came, and all that was said to the learner."""

    game: Game
    progress: Progress
    turns: int
    said: list[str]


def course(lesson: Lesson, choose: Choice, lang: str = "en") -> Course:
    rules, rng, localizer = rules_of(lesson), Rng(lesson.seed), Localizer(WORDS, lang, None)
    game, events = Game.new(rules, 2, rng, 0)
    found = Course(game, progress_of(lesson, rules, 0, events), 0, [])
    while not game.over:
        seat = game.waiting[0]
        if seat == 0:
            step = found.progress.asked(lesson)
            stuck = step is not None and out_of_reach(step, game, 0)
            text = lesson_text(localizer, lesson, found.progress, asks=True, stuck=stuck)
            assert text and len(text) <= MOST_SAID, text
            found.said.append(text)
            action = choose(game, found.progress.current(lesson))
        else:
            seed = f"{rng.key_of('computer', game.turn.number)} {seat}"
            action = thought(game, seat, lesson.computer, seed)
        events = game.act(action, rng)
        game = game.after(events)
        for event in events:
            found.progress = advance(lesson, rules, 0, found.progress, event)
            found.turns += isinstance(event, TurnEnded) and event.seat == 0
    found.game = game
    return found


def along(lesson: Lesson) -> Choice:
    """What the step asks for, where it can be done, and nothing of a later one; else as a player of medium strength."""

    def does(game: Game, action: Action, steps: Sequence[Step]) -> bool:
        events = list(game.act(action, Rng(lesson.seed)))
        after = game.after(events)
        if after.part_to_answer(0) is not None and game.turn.number:  # what it has to choose then, too
            events += after.act(after.legal(0)[0], Rng(lesson.seed))
        return any(fits(step.awaits, event, game.rules) for event in events for step in steps)

    def choose(game: Game, step: Step | None) -> Action:
        if step is not None:
            steps = [step] if step.asks else lesson.steps[lesson.steps.index(step) :]
            fitting = (action for action in game.legal(0) if does(game, action, steps) == step.asks)
            if (action := next(fitting, None)) is not None:
                return action
        return thought(game, 0, "medium", f"{game.turn.number}")

    return choose


class TestEveryFile:
    @pytest.mark.parametrize("key", KEYS)
    def test_names_a_map_a_variant_and_events_that_there_are(self, key: str) -> None:
        lesson = load_lessons()[key]
        assert (LESSONS / f"{key}.json").exists() and lesson.computer in STRENGTHS
        assert len(bytes.fromhex(lesson.seed)) == 32
        assert len({step.key for step in lesson.steps}) == len(lesson.steps) > 1
        known = {tag_of_type(kind): kind for kind in kinds_of(Event)}
        for step in lesson.steps:
            if step.asks:
                fields = {field for name in (*step.awaits.where, *step.awaits.unlike) for field in [name.split(".")[0]]}
                assert fields <= set(known[step.awaits.event].__struct_fields__), step.key
        assert rules_of(lesson).seats[0] <= 2

    def test_with_an_unknown_field_is_refused(self, tmp_path: Path) -> None:
        raw = json.loads((LESSONS / f"{KEYS[0]}.json").read_text())
        raw["steps"][0]["awaits"]["evnet"] = "x"
        (tmp_path / "bad.json").write_text(json.dumps(raw))
        with pytest.raises(msgspec.ValidationError, match="evnet"):
            read_lesson(tmp_path / "bad.json")


def kinds_of(kind: type[Event]) -> list[type[Event]]:
    return [kind, *(one for under in kind.__subclasses__() for one in kinds_of(under))]


def tag_of_type(kind: type[Event]) -> str:
    return str(kind.__struct_config__.tag)


class TestAlongTheScript:
    @pytest.mark.parametrize("key", KEYS)
    def test_every_step_is_asked_for_done_and_explained(self, key: str) -> None:
        lesson = load_lessons()[key]
        found = course(lesson, along(lesson))
        assert found.progress.current(lesson) is None and not found.progress.left_out
        said = "\n".join(found.said)
        for step in lesson.steps:
            asked = WORDS.say("en", STEPS(f"{key}-{step.key}"))
            assert asked in said, step.key
            assert not step.asks or WORDS.say("en", DONE(f"{key}-{step.key}")) in said, step.key
        assert WORDS.say("en", ENDS(key))

    def test_the_first_lesson_reaches_its_score_in_15_to_25_turns(self) -> None:
        lesson = load_lessons()[KEYS[0]]
        assert 15 <= course(lesson, along(lesson)).turns <= 25

    @pytest.mark.parametrize("key", KEYS[1:])
    def test_a_short_lesson_says_all_within_ten_turns_of_playing_along(self, key: str) -> None:
        lesson = load_lessons()[key]
        asked: list[bool] = []

        def choose(game: Game, step: Step | None) -> Action:
            asked.append(step is not None and not step.awaits.anyone)
            return along(lesson)(game, step)

        course(lesson, choose)
        assert 2 <= sum(asked) <= 10

    def test_the_harbor_can_be_paid_right_after_any_sea_route_that_its_lesson_lets_one_claim(self) -> None:
        assert [step.key for step in load_lessons()["world"].steps[1:3]] == ["ship", "harbor"]
        claims = [one for one in opening().legal(0) if isinstance(one, ClaimRoute) and is_at_sea(one)]
        stuck = [one for one in claims if not any(isinstance(a, BuildPort) for a in after(opening(), one).legal(0))]
        assert len(claims) > 50 and not stuck

    def test_the_harbor_can_be_paid_after_one_more_route_with_the_proposed_cards(self) -> None:
        ships = {tuple(sorted(one.payment)): one for one in proposed(opening()) if is_at_sea(one)}
        pairs = [(one, two) for one in ships.values() for two in proposed(after(opening(), one))]
        market, ports = opening().rules.part(Market), opening().rules.part(Ports)
        dealt = opening().slice(MarketSlice).hands[0]
        stuck = []
        for one, two in pairs:
            spent = (*one.payment, *two.payment)
            left = [count - spent.count(kind) for kind, count in zip(market.kinds, dealt, strict=True)]
            if not ports.ways(market, left):
                stuck.append((one, two))
        assert len(ships) > 5 and len(pairs) > 500 and not stuck


@cache
def opening() -> Game:
    """The learner's first turn in the lesson on harbors."""
    lesson = load_lessons()["world"]
    return until_on_turn(Game.new(rules_of(lesson), 2, Rng(lesson.seed), 0)[0])


def after(game: Game, action: Action) -> Game:
    """The learner's next turn."""
    return until_on_turn(game.after(game.act(action, Rng(load_lessons()["world"].seed))))


def is_at_sea(claim: ClaimRoute) -> bool:
    return opening().rules.part(Routes).routes[claim.route].kind == "ship"


def proposed(game: Game) -> list[ClaimRoute]:
    """Each route that the learner can pay, with the cards that are proposed first."""
    ways: dict[str, list[Cards]] = {}
    for one in game.legal(0):
        if isinstance(one, ClaimRoute):
            ways.setdefault(one.route, []).append(one.payment)
    view = game.view(0)
    return [ClaimRoute(0, route, SpendingCost(view, route=route).best(found)[0]) for route, found in ways.items()]


def until_on_turn(game: Game) -> Game:
    """The computer plays, and the learner keeps their tickets, until the learner has a turn."""
    rng = Rng(load_lessons()["world"].seed)
    while game.waiting[0] != 0 or not game.turn.number:
        seat = game.waiting[0]
        game = game.after(game.act(thought(game, seat, "easy", f"{game.turn.number}"), rng))
    return game


def instead(lesson: Lesson, at: str, done: str) -> tuple[list[str], int]:
    """What is said where the learner is asked `at` and does a later step, and which of it first asks `at`."""
    keys: list[str] = []
    step = next(one for one in lesson.steps if one.key == done)

    def choose(game: Game, asked: Step | None) -> Action:
        keys.append("" if asked is None else asked.key)
        return along(lesson)(game, step if keys.count(at) == 1 and keys[-1] == at else asked)

    return course(lesson, choose).said, keys.index(at)


class TestOffTheScript:
    @pytest.mark.parametrize(("key", "seed"), crossed(KEYS, range(5)))
    def test_there_is_always_a_next_sentence_to_the_end(self, key: str, seed: int) -> None:
        rng, lesson = Random(seed), load_lessons()[key]
        found = course(lesson, lambda game, _: brisk(game, 0, rng), LANGS[seed % len(LANGS)])
        assert found.game.over and len(found.said) >= 2

    def test_another_turn_is_kindly_accepted_and_the_step_stays_until_the_patience_is_over(self) -> None:
        lesson = load_lessons()[KEYS[0]]
        steps: list[str] = []
        draws: list[bool] = []  # for each of two turns a face-up card, then one from the deck

        def choose(game: Game, step: Step | None) -> Action:
            steps.append("" if step is None else step.key)
            if "face_up" not in steps or len(draws) == 4:
                return along(lesson)(game, step)
            draws.append(len(draws) % 2 == 0)
            cards = [one for one in game.legal(0) if isinstance(one, DrawCard) and one.card != "locomotive"]
            return next(one for one in cards if (one.card is not None) == draws[-1])

        said = course(lesson, choose).said
        asked, taken, strayed, taken_again, left_out = said[steps.index("face_up") :][:5]
        face_up = WORDS.say("en", STEPS(f"{lesson.key}-face_up"))
        again, on = (WORDS.say("en", "lesson-strayed", again=again) for again in ("yes", "no"))
        assert all(face_up in text for text in (asked, taken, strayed, taken_again)) and again in strayed
        assert on in left_out and WORDS.say("en", STEPS(f"{lesson.key}-locomotive")) in left_out

    def test_a_later_step_done_ahead_is_praised_and_the_one_that_was_asked_comes_after_the_next(self) -> None:
        lesson = load_lessons()[KEYS[0]]
        said, claimed = instead(lesson, "locomotive", "colored")
        locomotive, hand = (WORDS.say("en", STEPS(f"usa-{key}")) for key in ("locomotive", "hand"))
        asked, praised = said[claimed : claimed + 2]
        back = next(text for text in said[claimed + 2 :] if hand not in text)
        assert locomotive in asked and WORDS.say("en", DONE("usa-colored")) in praised
        assert "Step 5 of 11" in praised and hand in praised and locomotive not in praised
        assert "Step 6 of 11" in back and locomotive in back

    def test_the_last_step_is_said_to_come_again_where_another_one_was_done_in_its_place(self) -> None:
        lesson = load_lessons()["world"]
        said, claimed = instead(lesson, "harbor", "train")
        harbor = WORDS.say("en", STEPS("world-harbor"))
        again = WORDS.say("en", "lesson-strayed", again="yes")
        assert harbor in said[claimed] and all(text in said[claimed + 1] for text in (harbor, again))

    def test_the_next_step_waits_until_the_turn_is_over(self) -> None:
        lesson = load_lessons()["europe"]
        steps: list[str] = []

        def costs_more(game: Game, action: Action) -> bool:
            events = game.act(action, Rng(lesson.seed))
            asks = game.after(events).part_to_answer(0) is not None
            return asks and any(fits(lesson.steps[1].awaits, event, game.rules) for event in events)

        def choose(game: Game, step: Step | None) -> Action:
            steps.append("" if step is None else step.key)
            digging = game.legal(0) if steps[-1] == "tunnel" else ()
            dug = next((one for one in digging if costs_more(game, one)), None)
            return dug or along(lesson)(game, step)

        said = course(lesson, choose).said
        paying, after = said[steps.index("ferry") :][:2]
        ferry = WORDS.say("en", STEPS("europe-ferry"))
        assert WORDS.say("en", DONE("europe-tunnel")) in paying and ferry not in paying and ferry in after

    def test_a_step_done_early_makes_no_gap_in_the_numbers(self) -> None:
        lesson = load_lessons()[KEYS[0]]
        early = Progress(done=("tickets", "deck", "face_up", "locomotive", "hand", "colored"))
        both = replace(early, done=(*early.done, "gray"))
        texts = [lesson_text(Localizer(WORDS, "en", None), lesson, now, asks=True) for now in (early, both)]
        assert "Step 7 of 11" in texts[0] and "Step 8 of 11" in texts[1]
