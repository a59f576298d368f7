"""What the messages tell of trains and ships, ports and tours, and which buttons they have."""

from __future__ import annotations

from random import Random

import pytest
from discord import ui

from cogs.game.table_options import offers, read_options
from cogs.help.help import page_text
from cogs.play.board import more_panel
from cogs.rail.draws import drawn_panel
from cogs.rail.panels import alt_text, board_panel, final_panels, hand_panel
from cogs.tables.table import Table
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.localizer import Localizer
from data.maps.library import load
from data.store.rows import SeatRow
from engine.assemble import assemble
from engine.core.event import GameEnded
from engine.core.game import Game
from engine.parts.last_turns import LastTurnsBegan
from engine.parts.market import CardDrawn, DrawCard, FaceUpTaken, MarketSeen
from engine.parts.pieces import ChoosePieces, PiecesSeen, PiecesShown
from engine.parts.tickets import KeepTickets
from engine.position import place
from tests.cogs.test_limits import parts_of
from tests.cogs.test_panels import labels, texts

WORDS = catalogue()
RULES = load().rules("world")
PEOPLE = ("Ann", "Bob", "Cleo")
TOUR = "tour-casablanca-al_qahira-tehran"
IN_ORDER = {"al_qahira-casablanca": 0, "al_qahira-tehran-1": 0}
# Al-Qahira hangs on Athina alone, so that no way passes it between the other two.
AROUND = ("casablanca-marseille", "athina-marseille", "athina-tehran", "al_qahira-athina")


def table_of(game: Game) -> Table:
    colors = ("blue", "red", "green")
    seats = tuple(SeatRow(i, 100 + i, name, colors[i]) for i, name in enumerate(PEOPLE))
    return Table(7, 1, 2, "world", "classic", {}, 100, 3, "playing", 9, seats, game)


def at(**given: object) -> Table:
    return table_of(place(RULES, 3, given, Random(1)))


def ids(table: Table, verb: str) -> list[str]:
    return ids_of(board_panel(WORDS, "en", table, (), picture=True), verb)


def ids_of(panel: ui.LayoutView, verb: str) -> list[str]:
    return [part["custom_id"] for part in parts_of(panel) if part.get("custom_id", "").split(":")[3:4] == [verb]]


def starting(*choices: tuple[int, bool]) -> Table:
    """A new game in which these seats have kept tickets, and chosen pieces where it says so."""
    game, _ = Game.new(RULES, 3, Random(5))
    for seat, mixed in choices:
        offers = [action for action in game.legal(seat) if isinstance(action, ChoosePieces if mixed else KeepTickets)]
        game = game.after(game.act(offers[0], Random(1)))
    return table_of(game)


class TestTheSetUpPost:
    @pytest.mark.parametrize("lang", LANGS)
    def test_says_who_still_chooses_what(self, lang: str) -> None:
        text = texts(board_panel(WORDS, lang, starting((0, False), (1, False), (1, True)), (), picture=True))
        assert text.count("<@") == 2
        assert text.index("<@102>") < text.index("<@100>")
        assert WORDS.say(lang, "turn-pieces", mentions="<@100>") in text

    def test_has_a_button_for_each_choice_that_is_open(self) -> None:
        choose, mix, looks = "Choose tickets", "Choose pieces", ["My hand", "More"]
        choices = [(0, False), (1, False), (2, False), (0, True)]
        found = [labels(board_panel(WORDS, "en", starting(*choices[:n]), (), picture=True)) for n in range(5)]
        back = "Undo"
        both, last = [choose, mix, "My hand", back, "More"], [mix, "My hand", back, "More"]
        assert found == [[choose, *looks], both, both, [mix, *looks], last]

    def test_does_not_tell_what_was_chosen(self) -> None:
        few, many = (starting((0, False)) for _ in range(2))
        offers = [a for a in few.game.legal(0) if isinstance(a, ChoosePieces)]  # type: ignore[union-attr]
        posts = set()
        for table, action in ((few, offers[0]), (many, offers[-1])):
            assert table.game is not None
            events = table.game.act(action, Random(1))
            after = table_of(table.game.after(events))
            posts.add(str(list(parts_of(board_panel(WORDS, "en", after, events, picture=False)))))
            mine = texts(hand_panel(WORDS, "en", after, 0))
            assert f"{action.trains} trains and {action.ships} ships" in mine
        assert len(posts) == 1

    @pytest.mark.parametrize("lang", LANGS)
    def test_names_everybodys_pieces_once_all_are_shown(self, lang: str) -> None:
        (sentence,) = Localizer(WORDS, lang, at()).moves([PiecesShown((20, 25, 10), (40, 35, 50))])
        for name, numbers in zip(PEOPLE, (("20", "40"), ("25", "35"), ("10", "50")), strict=True):
            assert all(number in sentence.split(name)[1] for number in numbers)


class TestTheFirstJourney:
    @pytest.mark.parametrize("lang", LANGS)
    def test_is_chosen_by_its_name_and_asks_nobody(self, lang: str) -> None:
        file = load().games["world"]
        ((value, label),) = offers(file, lang).items()
        options = read_options(file, label)
        assert read_options(file, value) == options
        game, _ = Game.new(assemble(file, "classic", options), 3, Random(5))
        for seat in range(3):
            text = texts(hand_panel(WORDS, lang, table_of(game), seat))
            assert WORDS.say(lang, "hand-fleet", trains=20, ships=40, boxtrains=5, boxships=10) in text
            game = game.after(game.act(game.legal(seat)[0], Random(1)))
        assert game.turn.number == 1


class TestTheTurnsButtons:
    def test_there_is_one_for_each_deck(self) -> None:
        assert ids(at(), "draw") == ["st:7:9:draw:train", "st:7:9:draw:ship"]
        table = at(deck=["train-red"], discard=[], face_up=["train-red"])
        assert ids(table, "draw") == ["st:7:9:draw:train"]

    def test_one_card_may_be_enough(self) -> None:
        table = at()
        assert table.game is not None
        after = table_of(table.game.after(table.game.act(DrawCard(0, None, None, "ship"), Random(1))))
        assert ids(table, "stop") == []
        assert ids(after, "stop") == ["st:7:9:stop"]
        assert ids(after, "claim") == ids(after, "port") == ids(after, "exchange") == []

    def test_ports_and_exchanges_are_offered_by_public_facts_alone(self) -> None:
        """A harbor stands under the board where one's route leads to a place for it; else it waits behind More."""
        row = ["train-white"] * 2 + ["ship-red-2"] * 2
        near = {"face_up": row, "claimed": {"al_qahira-athina": 0}}
        assert len(ids(at(**near), "port")) == 1 and ids(at(face_up=row), "port") == []
        assert len(ids_of(self.more(at()), "port")) == len(ids_of(self.more(at()), "exchange")) == 1
        assert ids_of(self.more(at(ports=[["athina", "lima", "lagos"]])), "port") == []
        assert len(ids_of(self.more(at(trains=[25], ships=[45])), "exchange")) == 1
        assert ids_of(self.more(at(trains=[25], ships=[50])), "exchange") == []
        for hand in (["train-red"] * 6, ["locomotive"] * 6):
            table = at(hands=[hand], **near)
            assert labels(board_panel(WORDS, "en", table, (), picture=True)) == [
                *("white 🚃 ×2", "red 🚢🚢 ×2", "Draw train", "Draw ship"),
                *("Claim route", "Draw tickets", "Build harbor", "My hand", "More"),
            ]

    def more(self, table: Table) -> ui.LayoutView:
        return more_panel(Localizer(WORDS, "en", table), table, 0)

    def test_a_second_card_and_the_deck_that_fills_its_gap_are_one_tap(self) -> None:
        row = ["ship-red-2", "ship-red-2", "train-white", "locomotive", "train-black", "train-green"]
        table = at(face_up=row, deck=["train-red", "train-red", "ship-red-2", "ship-white-2"])
        places = {card: row.index(card) for card in row}
        assert [id_.split(":", 4)[4] for id_ in ids(table, "take")] == [f"{card}@{at}" for card, at in places.items()]
        assert table.game is not None
        draw = DrawCard(0, None, None, "ship")
        half = table_of(table.game.after(table.game.act(draw, Random(1))))
        panel = drawn_panel(Localizer(WORDS, "en", half), half, 0, ("ship-red-2",))
        offered = {
            part["custom_id"].split(":", 4)[4]: part.get("disabled", False)
            for part in parts_of(panel)
            if ":drawhere:" in part.get("custom_id", "")
        }
        assert half.game is not None
        lying = half.game.view(None).seen(MarketSeen).face_up
        first = {card: lying.index(card) for card in lying}
        cards = {
            f"{card}>{deck}@{at}": card == "locomotive" for card, at in first.items() for deck in ("train", "ship")
        }
        assert offered == {**cards, ">train": False, ">ship": False}
        assert len(ids_of(panel, "stophere")) == 1


class TestTheHand:
    @pytest.mark.parametrize("lang", LANGS)
    def test_sorts_trains_from_ships_and_wilds(self, lang: str) -> None:
        table = at(hands=[["train-red", "train-red-port", "ship-red-2", "locomotive", "locomotive"]])
        localizer, text = Localizer(WORDS, lang, table), texts(hand_panel(WORDS, lang, table, 0))
        assert localizer.say("hand-deck-train", count=2, cards=localizer.cards(("train-red", "train-red-port"))) in text
        assert localizer.say("hand-deck-ship", count=1, cards=localizer.cards(("ship-red-2",))) in text
        assert localizer.say("hand-wilds", count=2) in text

    @pytest.mark.parametrize("lang", LANGS)
    def test_tells_supply_box_and_ports(self, lang: str) -> None:
        table = at(claimed=IN_ORDER, ports=[["athina"]])
        localizer, text = Localizer(WORDS, lang, table), texts(hand_panel(WORDS, lang, table, 0))
        assert table.game is not None
        seen = table.game.view(0).seen(PiecesSeen)
        assert seen.own is not None and seen.box[0] is not None
        mix = {"trains": seen.own[0], "ships": seen.own[1], "boxtrains": seen.box[0][0], "boxships": seen.box[0][1]}
        assert localizer.say("hand-fleet", **mix) in text
        assert localizer.say("hand-ports", count=2) in text and localizer.city("athina") in text

    @pytest.mark.parametrize("lang", LANGS)
    def test_tells_how_far_a_tour_is(self, lang: str) -> None:
        for claimed, key, points in (
            (IN_ORDER, "hand-tour-order", 9),
            (AROUND, "hand-tour-any", 6),
            (["al_qahira-casablanca"], "hand-tour-then", 9),
        ):
            text = texts(hand_panel(WORDS, lang, at(claimed=dict.fromkeys(claimed, 0), tickets=[[TOUR]]), 0))
            assert WORDS.say(lang, key, points=points, ordered="yes") in text

    def test_names_what_is_missing_by_rail_and_by_sea(self) -> None:
        text = texts(hand_panel(WORDS, "en", at(claimed={"al_qahira-casablanca": 0}, tickets=[[TOUR]]), 0))
        assert "missing: Al-Qahira → Tehran (🟨 yellow or ⬛ black 1🚃)" in text


class TestWhatHappened:
    @pytest.mark.parametrize("lang", LANGS)
    def test_draws_name_their_deck(self, lang: str) -> None:
        blind = {Localizer(WORDS, lang, at()).moves([CardDrawn(0, None, deck)])[0] for deck in ("train", "ship")}
        taken = {
            Localizer(WORDS, lang, at()).moves([FaceUpTaken(0, 0, "train-red", deck)])[0]
            for deck in ("train", "ship", None)
        }
        assert len(blind) == 2 and len(taken) == 3

    @pytest.mark.parametrize(("lang", "said"), [("en", "2 more turns"), ("ru", "2 хода"), ("uk", "2 ходи")])
    def test_the_last_turns_are_two_for_each(self, lang: str, said: str) -> None:
        (sentence,) = Localizer(WORDS, lang, at()).moves([LastTurnsBegan(1, 5, 6)])
        assert said in sentence and "5" in sentence

    def test_sentences_of_one_deck_are_as_they_were(self) -> None:
        localizer = Localizer(WORDS, "en", None, load().rules("usa"))
        assert localizer.card("locomotive") == "locomotive"
        assert Localizer(WORDS, "en", None, RULES).card("locomotive") == "wild"


class TestTheEnd:
    def ended(self) -> Table:
        given = {
            "claimed": {**IN_ORDER, "al_qahira-athina": 1},
            "tickets": [[TOUR], ["tour-tehran-lahore-mumbai-bangkok"]],
            "ports": [["casablanca"], ["athina"]],
            "exchanged": [3],
        }
        return table_of(place(RULES, 3, given, Random(4)).after((GameEnded("last_turns"),)))

    @pytest.mark.parametrize("lang", LANGS)
    def test_tells_each_tour_port_and_exchange_with_its_points(self, lang: str) -> None:
        table = self.ended()
        localizer, posts = Localizer(WORDS, lang, table), final_panels(WORDS, lang, table, pictures=True)
        first, second = texts(posts[0].view), texts(posts[1].view)
        assert localizer.say("final-tour-order", points=9) in first
        assert localizer.say("final-line-port", city=localizer.city("casablanca"), tickets=1, points=20) in first
        assert localizer.say("final-line-ports", left=2, points=-8) in first
        assert localizer.say("final-line-exchange", pieces=3, points=-3) in first
        assert localizer.say("final-line-port", city=localizer.city("athina"), tickets=0, points=0) not in second
        assert localizer.say("final-line-exchange", pieces=0, points=0) not in second

    def test_has_no_post_on_a_longest_path_that_nobody_is_paid_for(self) -> None:
        table = self.ended()
        assert len(final_panels(WORDS, "en", table, pictures=True)) == 4


class TestTheAltText:
    @pytest.mark.parametrize("lang", LANGS)
    def test_tells_trains_and_ships_boxes_decks_and_ports(self, lang: str) -> None:
        table = at(trains=[11], ships=[12], ports=[[], ["lima"]])
        assert table.game is not None
        view = table.game.view(None)
        text, localizer = alt_text(Localizer(WORDS, lang, table), view), Localizer(WORDS, lang, table)
        assert localizer.say("trains", count=11) in text and localizer.say("ships", count=12) in text
        assert "Ann 14/38" in text and localizer.city("lima") in text
        assert localizer.say("alt-deck-of", deck="ship", count=view.seen(MarketSeen).decks["ship"]) in text


class TestTheHelp:
    @pytest.mark.parametrize("lang", LANGS)
    def test_explains_pieces_ports_and_tours_and_no_locomotives(self, lang: str) -> None:
        for page in ("rules", "fine"):
            text = page_text(WORDS, lang, RULES, page)
            assert WORDS.say(lang, "cards-locomotive", count=1).split()[1] not in text
        rules = page_text(WORDS, lang, RULES, "rules")
        for number in ("60", "25", "50", "20, 30, 40", "−4"):
            assert number in rules
