"""A map of buses and districts as people see it: its own words in every language, and whole games from the lobby on."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from simcord import InteractionResult

from cogs.help.help import page_text, pages_of
from cogs.rail.panels import alt_text, final_panels, hand_panel
from cogs.rail.typed import parse_card, parse_cards
from cogs.tables.table import Table
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.localizer import Localizer
from data.maps.library import load
from data.store.rows import SeatRow
from engine.core.game import Game
from engine.core.refused import Refused
from engine.parts.last_turns import LastTurnsBegan
from engine.parts.market import FaceUpCleared, FaceUpTaken
from engine.position import place
from tests.cogs.hands import ByButtons, BySlash, play_out
from tests.cogs.party import Party, said, text_of
from tests.cogs.positions import arrange
from tests.cogs.test_panels import texts
from tests.cogs.test_words import facts, messages
from tests.cogs.watch import check_answers, check_public

WORDS = catalogue()
RULES = load().rules("london")
TRAINS = re.compile(r"\btrains?\b|locomotive|вагон|локомотив|\bcit(y|ies)\b|\bгород|\bміст[оа]\b", re.I)
"""What is not said on this map: its pieces are buses, its wild cards too, and it connects places."""
PEOPLE = ("Ann", "Bob", "Cleo")


def table_of(game: Game) -> Table:
    colors = ("blue", "red", "green")
    seats = tuple(SeatRow(i, 100 + i, name, colors[i]) for i, name in enumerate(PEOPLE))
    return Table(7, 1, 2, "london", "classic", {}, 100, 3, "playing", 9, seats, game, None)


def at(turn: int = 0, **given: object) -> Table:
    return table_of(place(RULES, 3, given, Random(1), turn))


class TestItsWords:
    @pytest.mark.parametrize("lang", LANGS)
    def test_the_hand_and_the_board_in_words_tell_which_districts_are_connected(self, lang: str) -> None:
        table = at(claimed={"british_museum-covent_garden-1": 0})
        assert table.game is not None
        localizer = Localizer(WORDS, lang, table)
        hand = texts(hand_panel(WORDS, lang, table, 0, picture=False))
        first = localizer.say("hand-district", district=1, points=1, done="yes", cities="")
        assert f"{localizer.say('hand-districts')}\n{first}" in hand
        waterloo = ", ".join(map(localizer.city, ("waterloo", "globe_theatre", "elephant_castle")))
        assert localizer.say("hand-district", district=3, points=3, done="no", cities=waterloo) in hand
        alt = alt_text(localizer, table.game.view(None))
        assert localizer.say("alt-districts", player="Ann", districts="1") in alt

    def test_the_wild_of_a_choice_is_a_bus_and_is_read_back(self) -> None:
        assert Localizer(WORDS, "en", at()).sign("locomotive") == "🚌"
        assert parse_cards(WORDS, "en", ("red", "locomotive"), "🟥🟥🚌") == ("red", "red", "locomotive")

    @pytest.mark.parametrize("lang", LANGS)
    def test_the_help_speaks_of_buses_and_districts(self, lang: str) -> None:
        pages = {page: page_text(WORDS, lang, RULES, page) for page in pages_of(WORDS, RULES)}
        assert set(pages) == {"play", "rules", "fine", "leagues"}
        assert not TRAINS.search("\n".join(pages.values()))
        assert "17" in pages["rules"]
        assert WORDS.say(lang, "help-about-districts") in pages["rules"]
        assert WORDS.say(lang, "help-districts-r45") in pages["fine"]

    @pytest.mark.parametrize("lang", LANGS)
    def test_and_so_do_the_board_the_hand_and_the_news(self, lang: str) -> None:
        hands = [["locomotive", "locomotive", "blue"]]
        table = at(hands=hands, face_up=["locomotive"], tickets=[["british_museum-waterloo"]], pieces=[2])
        assert table.game is not None
        localizer = Localizer(WORDS, lang, table)
        lines = [alt_text(localizer, table.game.view(None)), texts(hand_panel(WORDS, lang, table, 0))]
        row = ("locomotive", "locomotive", "locomotive", "blue", "green")
        lines += localizer.story([FaceUpTaken(0, 0, "locomotive"), FaceUpCleared(row), LastTurnsBegan(0, 2, 3)])
        assert len(lines) == 5
        assert not [text for text in lines if TRAINS.search(text)]
        assert all(re.search(r"\bbus|автобус", text) for text in lines)

    @pytest.mark.parametrize("lang", LANGS)
    @pytest.mark.parametrize(
        "refused",
        [
            Refused("too_few_pieces", needed=4, left=1),
            Refused("payment_mixed"),
            Refused("payment_color", needed="blue", offered="green"),
            Refused("wild_second_card"),
            Refused("unknown_card", card="x"),
            Refused("unreadable_cards", text="x"),
            Refused("unknown_route", route="x"),
            Refused("not_in_hand", card="locomotive", held=0, offered=1),
        ],
        ids=lambda refused: str(refused.code),
    )
    def test_and_what_is_refused(self, lang: str, refused: Refused) -> None:
        assert not TRAINS.search(Localizer(WORDS, lang, at()).refusal(refused))

    def test_each_stands_for_a_sentence_of_other_maps_and_tells_the_same_facts(self) -> None:
        plain = {name.split(":")[1]: facts(message) for name, message in messages("en")}
        own = [key for key in plain if key.startswith("bus-")]
        assert len(own) > 20
        assert not [key for key in own if plain[key] != plain.get(key.removeprefix("bus-"))]

    def test_other_maps_keep_theirs(self) -> None:
        text = page_text(WORDS, "en", load().rules("usa"), "rules")
        assert TRAINS.search(text)
        assert "bus" not in text and "istrict" not in text

    @pytest.mark.parametrize(
        ("lang", "typed"), [("en", "bus"), ("en", "bus card"), ("en", "wild"), ("ru", "автобус"), ("uk", "джокер")]
    )
    def test_a_bus_card_is_called_by_its_name(self, lang: str, typed: str) -> None:
        localizer = Localizer(WORDS, lang, at())
        kinds = ("blue", "black", "locomotive")
        assert parse_card(localizer.words, lang, kinds, typed) == "locomotive"

    @pytest.mark.parametrize("lang", LANGS)
    def test_what_is_shown_of_a_hand_can_be_typed(self, lang: str) -> None:
        localizer = Localizer(WORDS, lang, at())
        kinds = ("blue", "black", "locomotive")
        for cards in (("blue", "blue", "locomotive"), ("locomotive",) * 2, ("black", *("locomotive",) * 5)):
            assert parse_cards(localizer.words, lang, kinds, localizer.cards(cards)) == cards

    @pytest.mark.parametrize("lang", LANGS)
    def test_the_plural_follows_the_number(self, lang: str) -> None:
        localizer = Localizer(WORDS, lang, at())
        forms = {"en": ("bus", "buses", "buses"), "ru": ("автобус", "автобуса", "автобусов")}
        one, few, many = forms.get(lang, ("автобус", "автобуси", "автобусів"))
        lines = [localizer.say("trains", count=count) for count in (1, 3, 11)]
        assert lines == [f"1 {one}", f"3 {few}", f"11 {many}"]


class TestTheEnd:
    def ended(self) -> Table:
        claimed = {"british_museum-covent_garden-1": 1, "waterloo-globe_theatre": 1, "waterloo-elephant_castle": 1}
        game = place(RULES, 3, {"claimed": claimed, "last_turns": 1}, Random(3))
        while not game.over:
            game = game.after(game.act(game.legal(game.waiting[0])[0], Random(1)))
        return table_of(game)

    @pytest.mark.parametrize("lang", LANGS)
    def test_tells_each_district_with_its_places_and_the_sum(self, lang: str) -> None:
        *opened, final = [texts(final.view) for final in final_panels(WORDS, lang, self.ended(), pictures=True)]
        names = RULES.names
        assert names[lang]
        localizer = Localizer(WORDS, lang, self.ended())
        for place_id in ("british_museum", "covent_garden", "waterloo", "globe_theatre", "elephant_castle"):
            assert localizer.city(place_id) in opened[1]
            assert localizer.city(place_id) not in opened[0]
        assert localizer.say("score-district", points=1 + 3) in final

    def test_has_no_word_of_a_longest_path(self) -> None:
        posts = final_panels(WORDS, "en", self.ended(), pictures=True)
        assert len(posts) == 3 + 1
        text = str([post.view.to_components() for post in posts])  # type: ignore[no-untyped-call]
        assert "ongest" not in text


class TestTheLobby:
    async def test_offers_the_map_for_two_to_four(self, party: Party) -> None:
        assert "2 to 4" in said(await party.open(seats=5, map="london"))
        await party.ann.slash(party.channel, "game new", map="london")
        table = await party.table()
        assert (table.key, table.limit) == ("london", 4)
        assert "London" in text_of(party.posts()[-1])


@pytest.mark.long
class TestAWholeGame:
    @pytest.mark.parametrize(("way", "seats", "seed"), [(BySlash, 4, 3), (ByButtons, 2, 5)])
    async def test_from_the_lobby_to_the_final_table(
        self, party: Party, way: type[BySlash] | type[ByButtons], seats: int, seed: int
    ) -> None:
        table = await party.begin(seats, map="london", first=party.ann)
        table = await play_out(party, way(party), table, seed)
        assert table.game is not None
        shown = [*(text_of(post) for post in party.posts()[:-1]), *await party.read_the_end()]
        assert sum(bool(re.search(r" revealed \d+ ticket", text)) for text in shown) == seats
        assert "Final scores" in shown[-1] and "ongest" not in shown[-1]
        scored = [line for line in table.game.result().lines if line.code == "district"]
        assert scored, "nobody completed a district: choose another seed"
        assert sum(" connected (" in text for text in shown) == len({line.seat for line in scored})
        assert any("last turns begin" in text and "bus" in text for text in shown)
        assert not [text for text in shown if TRAINS.search(text)]
        assert check_public(party, table) > 40
        check_answers(party)

    async def test_a_payment_is_typed_as_the_map_names_it(self, party: Party) -> None:
        await party.begin_turns(2, map="london")
        await arrange(party, hands=[["blue", "locomotive", "locomotive"], []])
        answer: InteractionResult = await party.ann.slash(party.channel, "claim", **claim("kings museum", "2 bus"))
        table = await party.table()
        assert table.game is not None
        assert "You claimed" in said(answer)


def claim(route: str, payment: str) -> dict[str, Any]:
    return {"route": route, "payment": payment, "now": True}
