"""A hint says what medium would do and why, in games that don't count, to the one on turn alone."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from simcord import InteractionResult, MemberActor, ResponseMessage

from cogs.core.components import Press, Row
from cogs.play.hints import HINTS, advice, hint_text
from cogs.tables.face import action_face
from cogs.tables.hints import may_have_hints
from cogs.tables.table import DAILY, KIND, LESSON, Table
from cogs.tables.terms import CASUAL, DEAL_OPTION, RATED, SEASON_OPTION
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.localizer import Localizer
from data.maps.library import load
from engine.core.game import Game
from engine.parts.routes import RoutesSeen
from engine.parts.tickets import KeepTickets, TicketsSeen
from engine.players.shared.reasons import REASONS
from tests.cogs.hands import id_of, ids_in, panel_of
from tests.cogs.party import Party, said, text_of
from tests.cogs.positions import arrange
from tests.cogs.test_forged_presses import post
from tests.cogs.test_limits import table_of
from tests.rows import crossed

WORDS = catalogue()
ALMOST_THERE: dict[str, Any] = {"tickets": [["denver-el_paso"]], "claimed": {"el_paso-santa_fe": 0}}


async def hint(party: Party, person: MemberActor, table: Table) -> InteractionResult:
    """By the button behind More."""
    more = panel_of(await person.click(party.posts()[-1], custom_id=f"st:{table.id}:{table.step}:more"))
    return await person.click(more, custom_id=id_of(more, "hint"))


def way(panel: ResponseMessage) -> str:
    """The button that leads to the action."""
    return next(id_ for id_ in ids_in(panel) if id_.split(":")[3] not in ("hand", "back"))


@pytest.mark.pictures
async def test_a_hint_names_the_ticket_and_leads_to_the_preview_of_the_claim(party: Party) -> None:
    await party.begin_turns(2, options="nr")
    table = await arrange(party, hands=[["red", "red"]], **ALMOST_THERE)
    panel = panel_of(await hint(party, party.ann, table))
    text = text_of(panel)
    assert (
        "Claim Santa Fe – Denver (2, any color) with 2 red: you need it for your ticket Denver – El Paso (4)." in text
    )
    assert "medium computer" in text and [one.filename for one in panel.message.attachments] == ["preview.png"]
    await party.ann.click(panel, custom_id=way(panel))
    assert "You pay" in text_of(panel) and "Denver – El Paso" in text_of(panel)
    assert "You gain 2 points" in text_of(panel)
    await party.ann.click(panel, custom_id=id_of(panel, "confirm"))
    owners = (await party.table()).running.view(None).seen(RoutesSeen).owners
    assert owners.get("santa_fe-denver") == 0 and len(owners) == 2


async def test_a_card_that_a_hint_names_is_taken_by_its_button(party: Party) -> None:
    await party.begin_turns(2, options="nr")
    row = ["red", "white", "black", "green", "blue"]
    table = await arrange(party, hands=[["red"]], face_up=row, **ALMOST_THERE)
    panel = panel_of(await hint(party, party.ann, table))
    assert re.search(r"Take a (\w+) card: you need it for ", text_of(panel))
    color = way(panel).rpartition(":")[2]
    assert f"Take a {color} card" in text_of(panel)
    await party.ann.click(panel, custom_id=way(panel))
    assert f"You took a {color} card" in text_of(panel)


async def test_do_this_marks_the_tickets_that_a_hint_keeps(party: Party) -> None:
    table = await party.begin(2, options="nr")
    panel = panel_of(await hint(party, party.ann, table))
    seat = table.running.waiting[0]
    action, _ = advice(table.running, seat)
    assert isinstance(action, KeepTickets) and action.tickets
    await party.ann.click(panel, custom_id=way(panel))
    localizer = Localizer(WORDS, "en", table)
    for ticket in action.tickets:
        assert f". {localizer.ticket(ticket)}" in text_of(panel).rpartition("You keep")[2]
    await party.ann.click(panel, custom_id=id_of(panel, "keep-marked"))
    assert (await party.table()).running.view(seat).seen(TicketsSeen).own == action.tickets


async def test_a_game_that_counts_has_no_hints(party: Party) -> None:
    table = await party.begin_turns(2)
    more = panel_of(await party.ann.click(party.posts()[-1], custom_id=f"st:{table.id}:{table.step}:more"))
    assert not [id_ for id_ in ids_in(more) if id_.endswith(":hint")]
    forged = await post(party, [Row(Press(table.id, table.step, "hint", "Hint"))])
    assert "no hints in this game" in said(await party.ann.click(forged, custom_id=f"st:{table.id}:{table.step}:hint"))


async def test_nobody_gets_a_hint_on_anothers_turn(party: Party) -> None:
    table = await party.begin_turns(2, options="nr")
    more = panel_of(await party.bob.click(party.posts()[-1], custom_id=f"st:{table.id}:{table.step}:more"))
    assert not [id_ for id_ in ids_in(more) if id_.endswith(":hint")]


def test_leagues_shared_and_daily_deals_have_no_hints_even_if_they_are_casual() -> None:
    table = table_of(Game.new(load().rules("usa"), 2, Random(1))[0])
    for options, allowed in (
        ({}, True),
        ({KIND: LESSON}, True),
        ({KIND: DAILY}, False),
        ({DEAL_OPTION: "3"}, False),
        ({SEASON_OPTION: "3"}, False),
    ):
        assert may_have_hints(replace(table, options={RATED: CASUAL, **options})) is allowed


@pytest.mark.parametrize(("key", "lang"), crossed(sorted(load().games), LANGS, few=3))
def test_every_hint_is_a_sentence_whose_button_leads_to_its_action(key: str, lang: str) -> None:
    rng = Random(4)
    game, _ = Game.new(load().rules(key), 2, rng)
    seen = set[str]()
    while not game.over:
        seat, table = game.waiting[0], table_of(game)
        action, reason = advice(game, seat)
        text = hint_text(Localizer(WORDS, lang, table), reason)
        if reason.code not in seen:
            print(text)
        seen.add(reason.code)
        assert "{" not in text and "none" not in text and len(text) < 400
        found = action_face(game.rules, action).way(game, action)
        assert found is not None or reason.code == "any"
        game, _ = game.play(action, rng)


def test_every_reason_has_a_sentence() -> None:
    assert {HINTS(code) for code in REASONS} == set(HINTS.keys) and not HINTS.missing(lambda key: WORDS.has("en", key))
