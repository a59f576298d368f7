"""Taking back one's last step at the table: by command and by button, in races, after a restart, in each language."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord
import pytest

from cogs.play.takeback import takeback_buttons
from cogs.tables.announcer import SEEN
from cogs.tables.table import Table
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.localizer import Localizer
from engine.core.undo import UndoStep
from engine.parts.market import MarketSeen
from engine.parts.passing import Pass
from engine.parts.routes import ClaimRoute, RoutesSeen
from engine.parts.station_tiles import TilesSeen
from tests.cogs.hands import custom_ids, id_of, ids_in, panel_of
from tests.cogs.party import Party, said, text_of
from tests.cogs.positions import arrange
from tests.cogs.test_keys import events
from tests.cogs.test_schema import wrong

WORDS = catalogue()
OMAHA = ClaimRoute(0, "denver-omaha", ("locomotive",) * 4)
RICH = ["locomotive"] * 8


async def claimed(party: Party) -> Table:
    """ann has claimed a route, and it is bob's turn."""
    await party.begin_turns()
    await arrange(party, hands=[RICH, ["red"]], face_up=["red"] * 5)  # few buttons: Undo has room
    return await party.act(0, OMAHA)


def owners(table: Table) -> dict[str, int]:
    assert table.game is not None
    return dict(table.game.view(None).seen(RoutesSeen).owners)


def verbs_of(message: discord.Message) -> set[str]:
    return {id_.split(":")[3] for id_ in custom_ids(message.components)}


def back_id(party: Party) -> str | None:
    return next((id_ for id_ in custom_ids(party.posts()[-1].components) if ":takeback" in id_), None)


class TestAtTheTable:
    async def test_the_button_takes_the_step_back_and_everybody_reads_it(self, party: Party) -> None:
        table = await claimed(party)
        assert owners(table) == {"denver-omaha": 0}
        posts, whispers = len(party.posts()), text_of(party.whispers(party.ann)[-1])
        id_ = back_id(party)
        assert id_ is not None
        assert "You undid" in said(await party.ann.click(party.posts()[-1], custom_id=id_))
        after = await party.table()
        assert owners(after) == {}
        assert after.step == table.step + 1
        assert len(party.posts()) == posts, "nobody is notified again"
        refuted, post = (text_of(one) for one in party.posts()[-2:])
        assert "Ann undid their last action." in post and f"<@{party.ann.user.id}>" in post
        assert refuted.startswith("-# ~~Ann claimed") and refuted.endswith("~~ (undone)")
        await party.env.advance_time(SEEN + 1)
        assert text_of(party.whispers(party.ann)[-1]) != whispers
        assert back_id(party) is None
        assert not wrong(party)

    async def test_is_offered_in_the_answer_of_who_acted_and_behind_their_more(self, party: Party) -> None:
        await party.begin_turns()
        await arrange(party, hands=[RICH, ["red"]], face_up=["red", "blue", "green", "white", "black"])
        actions = verbs_of(party.posts()[-1])
        answer = panel_of(
            await party.ann.slash(party.channel, "claim", route="Denver – Omaha", payment="4 loco", now=True)
        )
        next_post = party.posts()[-1]
        more = next(id_ for id_ in custom_ids(next_post.components) if ":more" in id_)
        assert verbs_of(next_post) - {"takeback"} == actions, "Undo takes the place of no action"
        assert id_of(answer, "takeback")
        theirs = panel_of(await party.bob.click(next_post, custom_id=more))
        assert not [id_ for id_ in ids_in(theirs) if ":takeback" in id_]
        mine = panel_of(await party.ann.click(next_post, custom_id=more))
        assert "You undid" in said(await party.ann.click(mine, custom_id=id_of(mine, "takeback")))
        assert owners(await party.table()) == {}

    async def test_there_is_no_button_under_what_a_computer_player_did(self, party: Party) -> None:
        table = await claimed(party)
        assert table.game is not None
        localizer, view = Localizer(party.bot.words, "en", table), table.game.view(None)
        with_computer = replace(table, seats=(replace(table.seats[0], computer="easy"), *table.seats[1:]))
        assert takeback_buttons(localizer, table, view)
        assert not takeback_buttons(localizer, with_computer, view)

    async def test_there_is_no_button_under_what_was_played_when_the_time_was_up(self, party: Party) -> None:
        await party.begin_turns(clock="c1", late="tm")
        table = await arrange(party, hands=[RICH, ["red"]])
        with patch("cogs.clocks.votes.thought", lambda *_: OMAHA):
            await party.env.advance_time(25 * 3600)
        after = await party.table()
        assert after.step == table.step + 1
        assert after.game is not None and after.game.view(None).takes_back == 0
        shown = [*(id_ for post in party.posts() for id_ in custom_ids(post.components))]
        shown += ids_in(panel_of(await party.bob.slash(party.channel, "board")))
        assert sum(":more" in id_ for id_ in shown) == 2
        assert not [id_ for id_ in shown if ":takeback" in id_]
        assert "played for you" in said(await party.ann.slash(party.channel, "undo"))

    async def test_a_step_in_mid_turn_is_shown_in_place_and_not_as_if_it_held(self, party: Party) -> None:
        await party.begin_turns()
        await arrange(party, face_up=["blue", "green"], deck=[], discard=[])
        posts = len(party.posts())
        await party.ann.slash(party.channel, "draw", card="blue")
        assert "took a blue card" in text_of(party.posts()[-1])
        assert "You undid" in said(await party.ann.slash(party.channel, "undo"))
        post = text_of(party.posts()[-1])
        assert len(party.posts()) == posts
        assert "Ann undid their last action." in post and "took a blue card" not in post
        table = await party.table()
        assert table.game is not None
        assert table.game.view(None).seen(MarketSeen).drawn == 0

    async def test_another_step_can_be_made_instead(self, party: Party) -> None:
        await claimed(party)
        await party.ann.slash(party.channel, "undo")
        done = await party.ann.slash(party.channel, "claim", route="denver-omaha", payment="4 loco", now=True)
        assert "You claimed" in said(done)
        assert "You undid" in said(await party.ann.slash(party.channel, "undo"))

    async def test_tickets_in_set_up_until_the_next_one_chooses(self, party: Party) -> None:
        table = await party.begin()
        assert back_id(party) is None
        await party.act(0, 0)
        id_ = back_id(party)
        assert id_ is not None
        await party.ann.click(party.posts()[-1], custom_id=id_)
        table = await party.table()
        assert table.game is not None and table.game.waiting == (0, 1, 2)
        await party.act(0, 1)
        await party.act(1, 0)
        assert "Bob acted last" in said(await party.ann.slash(party.channel, "undo"))

    async def test_on_a_table_of_strings(self, party: Party) -> None:
        table = await party.begin(4, map="string_railway")
        assert table.game is not None
        before = table.game
        chooser = before.waiting[0]
        await party.act(chooser, 1)
        id_ = back_id(party)
        assert id_ is not None
        await party.people[chooser].click(party.posts()[-1], custom_id=id_)
        after = (await party.table()).game
        assert after is not None and (after.turn, after.slices) == (before.turn, before.slices)
        assert "undid their last action" in text_of(party.posts()[-1])

    async def test_a_string_says_that_it_is_final_before_it_is_laid(self, party: Party) -> None:
        """The next turn draws a tile, as long as there are any."""
        table = await party.begin(4, map="string_railway", first=party.ann)
        while table.game is not None and not (
            table.game.turn.number and not table.game.view(None).seen(TilesSeen).drawn
        ):
            table = await party.act(table.game.waiting[0], 0)
        panel = panel_of(await party.ann.slash(party.channel, "lay", path="none"))
        assert "can't undo this" in text_of(panel)


class TestRefusals:
    @pytest.mark.parametrize(
        ("typed", "expected"),
        [
            (("draw", {"card": "deck"}), "you drew from the deck"),
            (("draw", {"card": "blue"}), "a new face-up card was revealed"),
            (("tickets", {"now": True}), "seen the new tickets"),
        ],
    )
    async def test_say_what_cannot_be_taken_back(self, party: Party, typed: tuple[str, Any], expected: str) -> None:
        await party.begin_turns()
        await arrange(party, face_up=["blue", "green", "red", "red", "green"])
        await party.ann.slash(party.channel, typed[0], **typed[1])
        table = await party.table()
        assert back_id(party) is None
        assert expected in said(await party.ann.slash(party.channel, "undo"))
        assert (await party.table()).step == table.step

    async def test_of_others_of_a_second_undo_and_before_the_first_step(self, party: Party) -> None:
        assert "no game" in said(await party.ann.slash(party.channel, "undo")).lower()
        await party.begin()
        assert "nothing to undo yet" in said(await party.ann.slash(party.channel, "undo"))
        await party.act(0, 0)
        assert "Ann acted last" in said(await party.bob.slash(party.channel, "undo"))
        assert "aren't playing in this game" in said(await party.eve.slash(party.channel, "undo"))
        await party.ann.slash(party.channel, "undo")
        assert "already undone" in said(await party.ann.slash(party.channel, "undo"))

    @pytest.mark.parametrize("lang", LANGS)
    def test_there_is_a_sentence_for_all_that_bars_an_undo(self, lang: str) -> None:
        bars = {kind.bars_undo for kind in events()} - {""}
        assert {"drawn", "filled", "offered", "tunnel", "tiles", "undone", "hidden"} <= bars
        for bar in bars:
            assert WORDS.has(lang, f"refused-undo-{bar}"), bar
        assert {key.split("refused-undo-")[1] for key in WORDS.keys("refused-undo-")} == {
            *bars,
            "nothing",
            "not-yours",
        }


class TestRaces:
    async def test_two_presses_take_one_step_back(self, party: Party) -> None:
        table = await claimed(party)
        post, id_ = party.posts()[-1], back_id(party)
        assert id_ is not None
        await party.at_once(
            party.ann.click(post, custom_id=id_),
            party.ann.click(post, custom_id=id_),
            party.ann.slash(party.channel, "undo"),
        )
        assert len(party.private(party.ann)) == 1
        assert (await party.table()).step == table.step + 1

    @pytest.mark.parametrize("undo_first", [True, False])
    async def test_an_undo_against_the_next_seats_move_one_wins(self, party: Party, undo_first: bool) -> None:
        table = await claimed(party)
        post, id_ = party.posts()[-1], back_id(party)
        assert id_ is not None
        undo = party.ann.click(post, custom_id=id_)
        move = party.bob.click(post, custom_id=f"st:{table.id}:{table.step}:drawtwo")
        results = await party.at_once(*((undo, move) if undo_first else (move, undo)))
        texts = [said(result) for result in results]
        assert sum("moved on" in one for one in texts) == 1
        after = await party.table()
        won_by_undo = owners(after) == {}
        assert after.step == table.step + (1 if won_by_undo else 2)

    async def test_after_a_move_that_was_made_in_the_next_seats_name(self, party: Party) -> None:
        """As a queued action or a computer player makes it: it counts as that seat's own."""
        await party.begin_turns()
        await arrange(party, hands=[RICH, RICH[:1] * 6])
        await party.act(0, OMAHA)
        await party.act(1, ClaimRoute(1, "kansas_city-saint_louis-1", ("locomotive",) * 2))
        assert "Bob acted last" in said(await party.ann.slash(party.channel, "undo"))
        assert "You undid" in said(await party.bob.slash(party.channel, "undo"))
        table = await party.table()
        assert owners(table) == {"denver-omaha": 0}
        assert table.game is not None and table.game.turn.seat == 1

    async def test_a_restart_in_between(self, party: Party, database: Path) -> None:
        table = await claimed(party)
        await party.restart(database)
        assert table.game is not None
        id_ = back_id(party)
        assert id_ is not None
        assert "You undid" in said(await party.ann.click(party.posts()[-1], custom_id=id_))
        await party.restart(database)
        after = await party.table()
        assert owners(after) == {}
        assert "already undone" in said(await party.ann.slash(party.channel, "undo"))


async def test_the_story_leaves_out_what_was_taken_back(party: Party) -> None:
    """Whatever a later post tells of begins after the last one, and holds no undone step."""
    table = await claimed(party)
    await party.act(0, UndoStep(0))
    after = await party.table()
    sentences = Localizer(WORDS, "en", after).moves(await party.bot.tables.events(after, table.step - 1))
    assert sentences == ["Ann undid their last action."]


async def test_a_pass_is_taken_back_too(party: Party) -> None:
    await party.begin_turns()
    empty: dict[str, Any] = {
        "face_up": [],
        "deck": [],
        "discard": [],
        "ticket_deck": [],
        "claimed": {},
        "pieces": [0, 45, 45],
    }
    await arrange(party, hands=[["red"], [], []], **empty)
    await party.act(0, Pass(0))
    assert "You undid" in said(await party.ann.slash(party.channel, "undo"))
