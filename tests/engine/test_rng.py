"""The streams of a seed: each deck has its own, and what happens to one changes no other (same-deal rounds)."""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from data.maps.library import load
from engine.audit import OTHER, Audit, Draw, audit
from engine.core.action import Action
from engine.core.codec import decode_state, encode_action, encode_events, encode_state
from engine.core.event import Event, FirstSeatChosen, Shuffled
from engine.core.game import Game
from engine.core.rng import Rng, new_seed, seal_of, stream
from engine.parts.market import DeckMade, DeckRebuilt, DrawCard, Market
from engine.parts.routes import ClaimRoute
from engine.parts.strings import LayString
from engine.parts.tickets import DrawTickets, TicketDeckMade, TicketsOffered
from tests.rows import listed

SEED = "5eed" * 16
SEEDS = st.text("0123456789abcdef", min_size=64, max_size=64)
EVERY = [(key, variant) for key, file in load().games.items() for variant in file.variants]
QUICK = listed(EVERY, few=3)
CARDS = [(key, variant) for key, variant in EVERY if load().rules(key, variant).has(Market)]
Stored = list[tuple[str | None, str]]


def play(
    key: str, variant: str | None, seats: int, seed: str, choices: Random, *, most: int = 4000, restarts: float = 0
) -> tuple[Stored, list[Event], Game]:
    """A game that draws from the seed and in which `choices` picks the actions; now and then it is stored."""
    rules = load().rules(key, variant)
    game, events = Game.new(rules, seats, Rng(seed))
    happened: list[Event] = [*events]
    steps: Stored = [(None, encode_events(events))]
    for _ in range(most):
        if game.over:
            break
        action = chosen(game.legal(choices.choice(game.waiting)), choices)
        if choices.random() < restarts:
            game = decode_state(rules, encode_state(game))
        events = game.act(action, Rng(seed))
        game = game.after(events)
        happened += events
        steps.append((encode_action(action), encode_events(events)))
    return steps, happened, game


def chosen(legal: Sequence[Action], choices: Random) -> Action:
    """Often a claim, so that cards come back to the discard and decks are made anew."""
    claims = [action for action in legal if isinstance(action, ClaimRoute | LayString)]
    return choices.choice(claims if claims and choices.random() < 0.4 else legal)


def deals(events: Sequence[Event]) -> list[Event]:
    """What the RNG alone decides before the first action."""
    return [event for event in events if isinstance(event, FirstSeatChosen | DeckMade | TicketDeckMade)]


class TestStreams:
    @given(SEEDS, st.text(max_size=12), st.integers(0, 99))
    def test_are_made_as_the_page_about_fairness_says(self, seed: str, name: str, count: int) -> None:
        digest = hmac.new(bytes.fromhex(seed), f"{name}#{count}".encode(), "sha256").digest()
        assert Rng(seed).stream(name, count).random() == Random(int.from_bytes(digest, "big")).random()

    @given(SEEDS)
    def test_of_other_names_and_counts_are_others(self, seed: str) -> None:
        rng = Rng(seed)
        drawn = [rng.stream(name, count).random() for name in ("a", "b", "a#1") for count in range(3)]
        assert len(set(drawn)) == len(drawn)

    def test_are_the_same_however_much_was_drawn_before(self) -> None:
        rng = Rng(SEED)
        first = rng.stream("tickets", 0).random()
        rng.stream("cards", 0).shuffle(list(range(99)))
        assert rng.stream("tickets", 0).random() == first

    def test_are_all_there_is(self) -> None:
        """A rule that forgot to name its stream would draw the same numbers in each step."""
        for draw in (Rng(SEED).random, lambda: Rng(SEED).shuffle([1, 2]), lambda: Rng(SEED).randrange(6)):
            with pytest.raises(TypeError, match="names its stream"):
                draw()

    def test_of_a_plain_rng_are_that_rng_itself(self) -> None:
        rng = Random(1)
        assert stream(rng, "cards", 3) is rng

    @pytest.mark.parametrize("seed", ["", "ab", "x" * 64, "ab" * 33])
    def test_need_a_seed_of_64_digits(self, seed: str) -> None:
        with pytest.raises(ValueError, match="hexadecimal") as caught:
            Rng(seed)
        assert not seed or seed not in str(caught.value)

    def test_hide_their_seed(self) -> None:
        rng = Rng(SEED)
        for text in (repr(rng), str(rng), f"{rng}", repr([rng]), repr(rng.getstate())):
            assert SEED not in text and str(int(SEED, 16)) not in text

    def test_seeds_and_seals_are_64_digits(self) -> None:
        seeds = {new_seed(Random(number)) for number in range(200)}
        assert len(seeds) == 200 and {len(seed) for seed in seeds} == {64}
        assert seal_of(SEED) == hashlib.sha256(SEED.encode()).hexdigest()


class TestSameDeals:
    @pytest.mark.parametrize(("key", "variant"), EVERY)
    def test_differ_in_nothing_that_is_drawn_before_the_first_action(self, key: str, variant: str) -> None:
        rules = load().rules(key, variant)
        for seats in range(rules.seats[0], rules.seats[1] + 1):
            assert Game.new(rules, seats, Rng(SEED))[1] == Game.new(rules, seats, Rng(SEED))[1]
        _, other = Game.new(rules, rules.seats[0], Rng("0" * 64))
        assert deals(other) != deals(Game.new(rules, rules.seats[0], Rng(SEED))[1]) or not rules.has(Market)

    @pytest.mark.parametrize(("key", "variant"), EVERY)
    def test_are_the_same_whoever_is_named_to_begin(self, key: str, variant: str) -> None:
        rules = load().rules(key, variant)
        rest = [Game.new(rules, 2, Rng(SEED), first)[1][1:] for first in (None, 0, 1)]
        plain = [[event for event in events if not hasattr(event, "seat")] for events in rest]
        assert plain[0] == plain[1] == plain[2]

    @settings(max_examples=30, deadline=None)
    @given(st.sampled_from(CARDS), SEEDS, st.integers(0, 2**32), st.integers(0, 2**32))
    def test_shuffle_each_deck_by_its_own_stream_whatever_is_played(
        self, map: tuple[str, str], seed: str, one: int, other: int
    ) -> None:
        """The k-th time that a deck is shuffled, its cards change places in the same way at every table."""
        for choices in (one, other):
            _, happened, _ = play(*map, 3, seed, Random(choices), most=250)
            check_shuffles(*map, seed, happened)

    def test_bring_the_same_first_cards_to_people_who_play_differently(self) -> None:
        games = [play("europe", None, 4, SEED, Random(number))[1] for number in range(6)]
        assert all(deals(happened) == deals(games[0]) for happened in games)
        assert len({encode_events(happened) for happened in games}) == 6
        dealt = [[e for e in happened if isinstance(e, TicketsOffered) and e.opening][:4] for happened in games]
        assert all(offered == dealt[0] for offered in dealt)

    @pytest.mark.parametrize(("key", "variant"), QUICK)
    def test_go_on_after_a_restart_as_if_there_had_been_none(self, key: str, variant: str) -> None:
        steps, _, game = play(key, variant, 2, SEED, Random(5), most=300)
        again, rules = Game.blank(load().rules(key, variant), 2), load().rules(key, variant)
        again, _ = Game.new(rules, 2, Rng(SEED))
        choices = Random(5)
        for _, encoded in steps[1:]:
            action = chosen(again.legal(choices.choice(again.waiting)), choices)
            choices.random()
            again = decode_state(rules, encode_state(again))
            events = again.act(action, Rng(SEED))
            assert encode_events(events) == encoded
            again = again.after(events)
        assert encode_state(again) == encode_state(game)


def check_shuffles(key: str, variant: str, seed: str, events: Sequence[Event]) -> None:
    """Each shuffle of a deck is the permutation of its name and count, counted here and not by the game."""
    market = load().rules(key, variant).part(Market)
    counts: dict[str | None, int] = {}
    for event in events:
        if not isinstance(event, DeckMade | DeckRebuilt):
            continue
        count = counts[event.deck] = counts.get(event.deck, -1) + 1
        name = "cards" if event.deck is None else f"cards {event.deck}"
        order = event.order or ()
        places = list(range(len(order)))
        Rng(seed).stream(name, count).shuffle(places)
        before = [""] * len(order)
        for place, card in zip(places, order, strict=True):
            before[place] = card
        rank = [market.index[card] for card in before]
        assert rank == sorted(rank), f"{name}, shuffled for the time {count}"


def test_decks_are_made_anew_several_times_in_these_games() -> None:
    """Else the test above would say nothing about the k-th shuffle."""
    for key in ("usa", "world"):
        _, happened, game = play(key, None, 5, SEED, Random(3))
        rebuilt = [event for event in happened if isinstance(event, DeckRebuilt)]
        assert len(rebuilt) >= 3, key
        check_shuffles(key, game.rules.variant, SEED, happened)


class TestAudit:
    @pytest.mark.parametrize(("key", "variant"), EVERY)
    def test_a_whole_game_follows_from_its_seed(self, key: str, variant: str) -> None:
        rules = load().rules(key, variant)
        steps, happened, game = play(key, variant, 3, SEED, Random(2), restarts=0.1)
        assert game.over
        found = audit(rules, 3, SEED, steps, named=False)
        assert found.wrong is None and found.steps == len(steps)
        check_draws(found, happened)

    def test_another_seed_is_found_out_at_the_deal(self) -> None:
        steps, _, _ = play("usa", None, 2, SEED, Random(2))
        assert audit(load().rules("usa"), 2, "0" * 64, steps, named=False).wrong == 1

    def test_the_first_step_that_does_not_follow_is_reported(self) -> None:
        """A card drawn blind is another one than lay on top of the deck."""
        steps, _, _ = play("usa", None, 2, SEED, Random(2))
        at = next(n for n, (action, _) in enumerate(steps) if action == encode_action(DrawCard(0)))
        action, encoded = steps[at]
        card = next(kind for kind in ("red", "blue") if f'"card":"{kind}"' not in encoded)
        lie = re.sub(r'"card":"\w+"', f'"card":"{card}"', encoded, count=1)
        assert lie != encoded
        found = audit(load().rules("usa"), 2, SEED, [*steps[:at], (action, lie), *steps[at + 1 :]], named=False)
        assert found.wrong == at + 1

    def test_an_action_that_was_not_allowed_is_reported(self) -> None:
        steps, _, _ = play("usa", None, 2, SEED, Random(2), most=10)
        for action in (encode_action(DrawTickets(4)), None, '{"action":"fly","seat":0}'):
            found = audit(load().rules("usa"), 2, SEED, [*steps, (action, "[]")], named=False)
            assert found.wrong == len(steps) + 1

    def test_whoever_was_named_to_begin_begins(self) -> None:
        rules = load().rules("usa")
        drawn = Rng(SEED).stream("first seat", 0).randrange(3)
        _, events = Game.new(rules, 3, Rng(SEED), (drawn + 1) % 3)
        steps: Stored = [(None, encode_events(events))]
        assert audit(rules, 3, SEED, steps, named=True).wrong is None
        assert audit(rules, 3, SEED, steps, named=False).wrong == 1


def check_draws(found: Audit, events: Sequence[Event]) -> None:
    """Whatever was shuffled is among the draws, each made as it says, and no stream was drawn from twice."""
    streams = [(draw.stream, draw.count) for draw in found.draws]
    assert len(set(streams)) == len(streams)
    made = [draw.gives for draw in found.draws if draw.do in ("shuffle", "sample")]
    for event in events:
        if isinstance(event, Shuffled):
            assert list(event.order or ()) in made
    for draw in found.draws:
        if draw.do != OTHER:
            assert once_more(draw) == draw.gives


def once_more(draw: Draw) -> object:
    rng = Rng(SEED).stream(draw.stream, draw.count)
    if draw.do == "randrange":
        assert isinstance(draw.of, int)
        return rng.randrange(draw.of)
    assert not isinstance(draw.of, int)
    if draw.do == "sample":
        return rng.sample(draw.of, draw.size or 0)
    cards = list(draw.of)
    rng.shuffle(cards)
    return cards
