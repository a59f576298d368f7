"""What people type where cards are of several kinds: read with or without their deck, size and port sign."""

from __future__ import annotations

import random
import re
from collections import Counter
from time import perf_counter

import pytest

from cogs.faces.pieces import read_kind
from cogs.rail.cards import MOST_TEXT, check_held, coded, decoded, read_cards, settled
from cogs.rail.claims import ROUTE
from cogs.rail.draws import draw_options, read_draw
from cogs.rail.payments import Bill, best, payment_choices, read_payment
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.localizer import Localizer
from data.maps.library import load
from engine.core.refused import Refused
from engine.parts.market import Cards, Market
from engine.parts.pieces import KINDS
from engine.parts.tickets import Tickets
from engine.position import place
from tests.cogs.test_limits import table_of

WORDS = catalogue()
RULES = load().rules("world")
MARKET = RULES.part(Market)
EVERY = [kind for kind, total in zip(MARKET.kinds, MARKET.totals, strict=True) for _ in range(total)]

TOURS = {
    "en": "Bangkok (13 in order, 9 in any order, else −19)",
    "ru": "Бангкок (13 по порядку, 9 в другом, иначе −19)",
    "uk": "Бангкок (13 за порядком, 9 будь-як, інакше −19)",
}


def game_with(hand: str, **given: object) -> Localizer:
    return Localizer(WORDS, "en", table_of(place(RULES, 3, {"hands": [hand.split()], **given}, random.Random(1))))


def read(lang: str, text: str, hand: str) -> Cards:
    """The cards that are meant, where everything pays."""
    typed = read_cards(WORDS, lang, MARKET, text)
    return settled(MARKET, typed, Counter(hand.split()), MARKET.kinds, lambda _: True, len, text)


def cards(text: str) -> Cards:
    return tuple(sorted(text.split(), key=MARKET.index.__getitem__))


@pytest.mark.parametrize("lang", LANGS)
def test_no_sign_sticks_to_a_word(lang: str) -> None:
    labels = Localizer(WORDS, lang, table_of(place(RULES, 3, {}, random.Random(1)))).labels("train-yellow-port")
    *words, shortest = labels.names
    assert all(re.search(r"\w⚓", text) is None for text in words)
    assert shortest.endswith("🚃⚓")


def test_a_tour_says_what_each_way_to_end_it_gives() -> None:
    for lang, expected in TOURS.items():
        localizer = Localizer(WORDS, lang, table_of(place(RULES, 3, {}, random.Random(1))))
        assert expected in localizer.ticket("tour-tehran-lahore-mumbai-bangkok")
        tickets = map(localizer.ticket, RULES.part(Tickets).tickets)
        assert max(map(len, tickets)) <= 100, "it is the label of a checkbox"


class TestCards:
    def test_more_than_the_hand_holds_are_shown_by_what_was_named(self) -> None:
        typed = read_cards(WORDS, "en", MARKET, "4 yellow")
        hand = Counter(["ship-yellow-2", "ship-yellow-2", "ship-yellow-port"])
        with pytest.raises(Refused) as caught:
            check_held(typed, hand, "4 yellow")
        assert (caught.value.code, caught.value.facts["named"], caught.value.facts["held"]) == ("too_few_held", 4, 3)
        reply = Localizer(WORDS, "en", None).refusal(caught.value)
        assert "means 4 cards, and you have 3" in reply

    @pytest.mark.parametrize(
        ("lang", "text", "meant"),
        [
            ("en", "2 red trains", "train-red train-red"),
            ("en", "2 red trains 1 wild", "train-red train-red locomotive"),
            ("en", "2 red ship double, 1 wild", "ship-red-2 ship-red-2 locomotive"),
            ("en", "red ship double x2", "ship-red-2 ship-red-2"),
            ("en", "single red ship", "ship-red-port"),
            ("en", "red ship with port sign", "ship-red-port"),
            ("en", "2 red trains with port", "train-red-port train-red-port"),
            ("en", "1 red train ⚓ + 1 red train", "train-red train-red-port"),
            ("en", "4 red trains", "train-red train-red train-red train-red-port"),
            ("en", "red train red train wild", "train-red train-red locomotive"),
            ("en", "train-red-port 2 ship-red-2", "train-red-port ship-red-2 ship-red-2"),
            ("en", "2 🟥 trains", "train-red train-red"),
            ("ru", "2 красных вагона, джокер", "train-red train-red locomotive"),
            ("ru", "2 двойных красных корабля", "ship-red-2 ship-red-2"),
            ("ru", "красное судно со знаком порта", "ship-red-port"),
            ("ru", "2 красных судна с якорем", "ship-red-port ship-red-port"),
            ("uk", "2 червоні вагони", "train-red train-red"),
            ("uk", "2 подвійні червоні судна й 1 джокер", "ship-red-2 ship-red-2 locomotive"),
            ("uk", "червоне судно із символом порту", "ship-red-port"),
            ("uk", "2 red trains", "train-red train-red"),
        ],
    )
    def test_are_read(self, lang: str, text: str, meant: str) -> None:
        hand = "train-red " * 3 + "train-red-port " * 4 + "ship-red-port " * 2 + "ship-red-2 " * 3 + "locomotive " * 2
        assert read(lang, text, hand) == cards(meant)

    @pytest.mark.parametrize(
        "text", ["", "3", "3 3 red", "100 red", "pony", "-3 red trains", "2 double red trains", "٢ red trains", ",,"]
    )
    def test_are_refused_where_they_cannot_be_meant(self, text: str) -> None:
        with pytest.raises(Refused, match="unreadable_cards"):
            read_cards(WORDS, "en", MARKET, text)

    @pytest.mark.parametrize("lang", LANGS)
    def test_are_read_as_they_are_shown(self, lang: str) -> None:
        rng = random.Random(2)
        localizer = Localizer(WORDS, lang, table_of(place(RULES, 3, {}, random.Random(1))))
        for _ in range(150):
            held = cards(" ".join(rng.sample(EVERY, rng.randrange(1, 9))))
            assert read(lang, localizer.cards(held), " ".join(held)) == held

    @pytest.mark.parametrize("lang", LANGS)
    def test_each_kind_has_names_that_mean_it(self, lang: str) -> None:
        localizer = Localizer(WORDS, lang, table_of(place(RULES, 3, {}, random.Random(1))))
        for kind in MARKET.kinds:
            for name in (localizer.card(kind), localizer.a_card(kind), kind):
                assert read(lang, name, kind) == (kind,)

    def test_without_a_colour_are_asked_for_it_where_several_fit(self) -> None:
        hand = "train-red train-red train-black train-black"
        with pytest.raises(Refused, match="which_color"):
            read("en", "2 trains", hand)
        assert read("en", "2 trains", "train-red train-red") == ("train-red", "train-red")

    def test_are_written_in_short_where_there_is_little_room(self) -> None:
        rng = random.Random(3)
        for _ in range(200):
            held = cards(" ".join(rng.sample(EVERY, rng.randrange(1, 13))))
            text = coded(MARKET, held)
            assert len(text) <= MOST_TEXT
            assert decoded(MARKET, text) == held
        for text in ("2#99", "2 pony", "red", "2", "", "999 train-red"):
            assert decoded(MARKET, text) is None


class TestPayments:
    def test_of_a_sea_route_are_ships_of_its_colour(self) -> None:
        localizer = game_with("ship-yellow-2 ship-yellow-2 ship-yellow-port train-yellow train-yellow locomotive")
        game = localizer.table.game if localizer.table else None
        assert game is not None
        bill = Bill(ROUTE, "honolulu-los_angeles")
        assert read_payment(localizer, game, 0, bill, "2 yellow") == ("ship-yellow-2", "ship-yellow-2")
        assert read_payment(localizer, game, 0, bill, "2 doubles") == ("ship-yellow-2", "ship-yellow-2")
        assert read_payment(localizer, game, 0, bill, "double and wild") == ("ship-yellow-2", "locomotive")

    def test_of_pairs_are_found_at_once_whatever_is_held(self) -> None:
        rng = random.Random(4)
        trains = [kind for kind in EVERY if MARKET.purse.kinds[kind].deck == "train"]
        localizer = game_with(" ".join(rng.sample(trains, 40)))
        game = localizer.table.game if localizer.table else None
        assert game is not None
        bill = Bill(ROUTE, "beijing-lahore")
        began = perf_counter()
        found = payment_choices(localizer, game, 0, [bill], "2 red 2 black 2 white")
        assert perf_counter() - began < 1
        meant = decoded(MARKET, next(iter(found.values())))
        assert meant is not None
        assert Counter(MARKET.purse.kinds[card].color for card in meant) == {"red": 2, "black": 2, "white": 2}
        assert len(best(game, 0, bill, 25)) == 25

    def test_choices_begin_with_what_is_typed(self) -> None:
        localizer = game_with("ship-yellow-2 ship-yellow-2 ship-yellow-port locomotive")
        game = localizer.table.game if localizer.table else None
        assert game is not None
        found = payment_choices(localizer, game, 0, [Bill(ROUTE, "honolulu-los_angeles")], "1 double 1 wild")
        assert next(iter(found.values())) == "1 ship-yellow-2 1 locomotive"


class TestDraws:
    ROW = ("train-red", "train-red-port", "ship-red-port", "ship-red-2", "locomotive", "train-red")

    @pytest.mark.parametrize("lang", LANGS)
    def test_each_face_up_card_is_offered_with_each_deck(self, lang: str) -> None:
        game = place(RULES, 3, {"face_up": list(self.ROW)}, random.Random(1))
        options = draw_options(Localizer(WORDS, lang, table_of(game)), game.view(None))
        assert len(options) == 10
        assert len({option.label for option in options}) == len({option.value for option in options}) == 10
        assert options[0].value == "train-red>train"
        assert all(option.value.endswith(">train") for option in options[:1])
        assert all(len(option.label) <= 100 for option in options)

    @pytest.mark.parametrize(
        ("typed", "meant"),
        [
            (("red train", None, None), "train-red>train"),
            (("red train port", "ship", None), "train-red-port>ship"),
            (("red double", None, None), "ship-red-2>ship"),
            (("wild", None, None), "locomotive>train"),
            (("train-red>ship", None, None), "train-red>ship"),
            ((None, None, "ships"), ">ship"),
            ((None, None, None), ">"),
            (("from the ship deck", None, None), ">ship"),
            (("deck", None, None), ">"),
        ],
    )
    def test_are_read(self, typed: tuple[str | None, str | None, str | None], meant: str) -> None:
        game = place(RULES, 3, {"face_up": list(self.ROW)}, random.Random(1))
        assert read_draw(Localizer(WORDS, "en", table_of(game)), game.view(0), *typed) == meant


class TestKinds:
    @pytest.mark.parametrize("lang", LANGS)
    def test_kinds_of_pieces(self, lang: str) -> None:
        localizer = Localizer(WORDS, lang, table_of(place(RULES, 3, {}, random.Random(1))))
        for kind in KINDS:
            assert read_kind(localizer, localizer.say(f"{kind}s", count=5).split()[-1]) == kind
            assert read_kind(localizer, kind) == kind
        with pytest.raises(Refused, match="unknown_pieces"):
            read_kind(localizer, "pony")
