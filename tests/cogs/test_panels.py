"""What the messages of a game say: whose turn, what happened, the picture in words, and how it ended."""

from __future__ import annotations

from random import Random

import pytest
from discord import ui

from cogs.faces.longest_path import trail_cities
from cogs.rail.panels import alt_text, board_panel, final_panels, hand_panel
from cogs.tables.table import Table
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.localizer import Localizer
from cogs.text.names import safe
from data.maps.library import load
from data.store.rows import SeatRow
from engine.core.game import Game
from engine.parts.routes import ClaimRoute, Route
from engine.position import place
from tests.cogs.test_limits import parts_of

WORDS = catalogue()
RULES = load().rules("usa")
PEOPLE = ("Ann", "**Bob** @everyone", "Клава 🚂")


def table_of(game: Game, message: int | None = None) -> Table:
    colors = ("blue", "red", "green")
    seats = tuple(SeatRow(i, 100 + i, name, colors[i]) for i, name in enumerate(PEOPLE))
    return Table(7, 1, 2, "usa", "classic", {}, 100, 3, "playing", 9, seats, game, message)


def at(turn: int = 0, **given: object) -> Table:
    return table_of(place(RULES, 3, given, Random(1), turn))


def texts(panel: ui.LayoutView) -> str:
    return "\n".join(part["content"] for part in parts_of(panel) if "content" in part)


def labels(panel: ui.LayoutView) -> list[str]:
    return [part["label"] for part in parts_of(panel) if part["type"] == 2]


class TestTheBoard:
    @pytest.mark.parametrize("lang", LANGS)
    def test_mentions_whose_turn_it_is_and_nobody_else(self, lang: str) -> None:
        text = texts(board_panel(WORDS, lang, at(turn=1), (), picture=True))
        assert text.count("<@") == 1 and "<@101>" in text

    def test_tells_the_picture_in_words_with_names_as_they_are(self) -> None:
        table = at(face_up=["red", "red", "blue", "locomotive", "white"], claimed={"denver-omaha": 1})
        assert table.game is not None
        alt = alt_text(Localizer(WORDS, "en", table), table.game.view(None))
        for said in ("2 red, 1 blue, 1 locomotive, 1 white", PEOPLE[1], "41 trains"):
            assert said in alt

    def test_without_its_picture_tells_it_all_the_same(self) -> None:
        assert "Face up:" in texts(board_panel(WORDS, "en", at(), (), picture=False))

    def test_a_name_can_neither_format_nor_mention(self) -> None:
        assert "@everyone" not in safe(PEOPLE[1])
        table = at(turn=1, hands=[[], ["purple"] * 4])
        assert table.game is not None
        events = table.game.act(ClaimRoute(1, "denver-omaha", ("purple",) * 4), Random(1))
        after = table_of(table.game.after(events))
        assert after.game is not None
        alt = alt_text(Localizer(WORDS, "en", after), after.game.view(None))
        assert "Last claimed: Denver – Omaha (4, purple)" in alt
        text = texts(board_panel(WORDS, "en", after, events, picture=True))
        assert r"\*\*Bob\*\*" in text and "@everyone" not in text

    def test_offers_only_what_the_table_can_give(self) -> None:
        row = ["red", "blue", "white", "green", "black"]
        full = board_panel(WORDS, "en", at(face_up=row), (), picture=True)
        assert labels(full) == [
            *("red", "blue", "white", "green", "black"),
            *("Draw card", "Draw 2 from deck", "Claim route", "Draw tickets", "My hand", "More"),
        ]
        bare = board_panel(WORDS, "en", at(deck=[], discard=[], face_up=[], ticket_deck=[]), (), picture=True)
        assert labels(bare) == ["Claim route", "My hand", "More"]

    def test_says_when_the_last_turns_run(self) -> None:
        assert "Last turns: 3 left" in texts(board_panel(WORDS, "en", at(last_turns=3), (), picture=True))
        assert "very last" in texts(board_panel(WORDS, "en", at(last_turns=1), (), picture=True))


class TestTheHand:
    @pytest.mark.parametrize("lang", LANGS)
    def test_tells_cards_pieces_and_what_is_complete(self, lang: str) -> None:
        table = at(
            hands=[["red", "red", "locomotive"]],
            tickets=[["denver-el_paso", "boston-miami"]],
            claimed={"santa_fe-denver": 0, "el_paso-santa_fe": 0},
        )
        text = texts(hand_panel(WORDS, lang, table, 0))
        assert Localizer(WORDS, lang, table).cards(("red", "red", "locomotive")) in text
        assert WORDS.say(lang, "hand-pieces", count=41) in text
        localizer = Localizer(WORDS, lang, table)
        assert f"✅ {localizer.ticket('denver-el_paso')}" in text
        assert f"▫️ {localizer.ticket('boston-miami')}" in text

    def test_leads_to_the_table(self) -> None:
        assert table_of(at().game, 55).link == "https://discord.com/channels/1/2/55"  # type: ignore[arg-type]
        assert labels(hand_panel(WORDS, "en", at(), 1)) == ["Plan my turn", "Points now", "Notes", "Go to board"]

    def test_has_the_buttons_of_the_own_turn(self) -> None:
        shown = labels(hand_panel(WORDS, "en", at(), 0))
        assert {"Draw card", "Claim route", "Draw tickets"} <= set(shown)
        assert shown[-2:] == ["Go to board", "More"]


class TestTheEnd:
    def ended(self) -> Table:
        game = place(RULES, 3, {"last_turns": 1, "claimed": {"denver-omaha": 1, "omaha-duluth-1": 1}}, Random(4))
        for _ in range(2):
            game = game.after(game.act(game.legal(0)[0], Random(1)))
        assert game.over
        return table_of(game)

    @pytest.mark.parametrize("lang", LANGS)
    def test_opens_tickets_by_seat_then_paths_then_the_table(self, lang: str) -> None:
        posts = final_panels(WORDS, lang, self.ended(), pictures=True)
        pictures = [f"tickets-{seat}.png" for seat in (1, 2, 3)]
        assert [post.picture for post in posts] == [*pictures, None, "score.png"]
        assert [post.seat for post in posts] == [0, 1, 2, None, None]
        for seat, name in enumerate(PEOPLE):
            assert safe(name) in texts(posts[seat].view)
        assert len({post.label for post in posts}) == len(posts)

    def test_draws_the_longest_path_in_words(self) -> None:
        posts = final_panels(WORDS, "en", self.ended(), pictures=False)
        assert any(way in texts(posts[-2].view) for way in ("Denver – Omaha – Duluth", "Duluth – Omaha – Denver"))
        assert posts[-2].picture is None

    def test_names_winners_with_their_points(self) -> None:
        text = texts(final_panels(WORDS, "en", self.ended(), pictures=False)[-1].view)
        assert f"{safe(PEOPLE[1])} won!" in text
        assert "routes 9" in text and "longest path 10" in text

    def test_a_trail_names_its_cities_in_order(self) -> None:
        routes = {
            "ab": Route("ab", ("a", "b"), 1, "red"),
            "cb": Route("cb", ("c", "b"), 1, "red"),
            "ca": Route("ca", ("c", "a"), 1, "red"),
        }
        assert trail_cities(routes, ("ab", "cb", "ca")) == ["a", "b", "c", "a"]
        assert trail_cities(routes, ("cb", "ab")) == ["c", "b", "a"]
        assert trail_cities(routes, ()) == []
