"""Undo by agreement in casual games: who is asked, what ends the question, and that the same card comes again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from simcord import InteractionResult, MemberActor

from cogs.tables import computers
from cogs.tables.table import Table
from data.store.deals import Deals
from engine.audit import audit
from engine.parts.market import DrawCard, MarketSeen
from tests.cogs.hands import custom_ids, id_of, ids_in, panel_of
from tests.cogs.party import Party, said, text_of
from tests.cogs.positions import arrange
from tests.cogs.test_schema import wrong

BLIND = DrawCard(0)


async def drawn(party: Party, seats: int = 3, **options: Any) -> Table:
    """ann has drawn one card from the deck, in a casual game unless options are given."""
    await party.begin_turns(seats, **{"options": "nr", **options})
    return await party.act(0, BLIND)


async def with_a_computer(party: Party, monkeypatch: pytest.MonkeyPatch) -> Table:
    """ann plays with one computer, whose actions the test chooses."""
    monkeypatch.setattr(computers, "SHORTEST", 3600.0)  # no time goes by here
    monkeypatch.setattr(computers, "LONGEST", 3600.0)
    await party.open(2, first=party.ann)
    await party.ann.slash(party.channel, "game computer", strength="easy")
    for seat in (0, 1):
        await party.act(seat, 0)
    return await party.table()


def hand(table: Table) -> Any:
    return table.running.view(0).seen(MarketSeen).hand


async def ask(party: Party, verb: str = "askback") -> InteractionResult:
    """ann asks the others by `/undo`, as far as the press that asks."""
    panel = panel_of(await party.ann.slash(party.channel, "undo"))
    return await party.ann.click(panel, custom_id=next(id_ for id_ in ids_in(panel) if f":{verb}" in id_))


async def answer(party: Party, person: MemberActor, verb: str) -> InteractionResult:
    post = party.posts()[-1]
    return await person.click(post, custom_id=next(id_ for id_ in custom_ids(post.components) if f":{verb}" in id_))


async def slowly(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    """ann and bob play a casual game in which no computer acts by itself."""
    monkeypatch.setattr(computers, "SHORTEST", 3600.0)
    monkeypatch.setattr(computers, "LONGEST", 3600.0)
    await party.begin_turns(2, options="nr")


async def leave(party: Party) -> None:
    """bob leaves his seat to the computer."""
    panel = panel_of(await party.bob.slash(party.channel, "game leave"))
    await party.bob.click(panel, custom_id=next(id_ for id_ in ids_in(panel) if "leave" in id_))


class TestAgreeing:
    async def test_all_agree_and_the_same_card_comes_again(self, party: Party) -> None:
        table = await drawn(party)
        shown = await ask(party)
        post = party.posts()[-1]
        assert "that only Ann saw" in text_of(post) and "in the same order" in text_of(post)
        assert all(f"<@{person.user.id}>" in text_of(post) for person in (party.bob, party.cleo))
        assert f"<@{party.ann.user.id}>" not in text_of(post)
        assert "Still to answer: Bob, Cleo" in text_of(panel_of(shown))
        await answer(party, party.bob, "agreeback")
        assert "Agreed so far: Bob." in text_of(party.posts()[-1])
        assert (await party.table()).step == table.step
        await answer(party, party.cleo, "agreeback")
        after = await party.table()
        assert after.running.view(None).seen(MarketSeen).drawn == 0
        (asked,) = [post for post in party.posts() if "asked to undo" in text_of(post)]
        assert "Everyone agreed" in text_of(asked) and not list(custom_ids(asked.components))
        assert "The same cards will come again" in text_of(party.posts()[-1])
        assert f"<@{party.ann.user.id}>" in text_of(party.posts()[-1]), "a new post notifies her"
        assert hand(await party.act(0, BLIND)) == hand(table)
        assert not wrong(party)
        await verified(party)

    async def test_two_cards_of_one_press_are_undone_together(self, party: Party) -> None:
        await party.begin_turns(2, options="nr")
        before = await party.table()
        post = party.posts()[-1]
        await party.ann.click(post, custom_id=next(id_ for id_ in custom_ids(post.components) if ":drawtwo" in id_))
        await ask(party)
        assert "two cards from the deck that only Ann saw" in text_of(party.posts()[-1])
        await answer(party, party.bob, "agreeback")
        after = await party.table()
        assert hand(after) == hand(before) and after.running.turn.seat == 0
        first, *_, newest = map(text_of, party.posts()[-4:])
        assert "~~Ann drew two cards from the deck.~~" in first
        assert "Ann undid their last 2 actions. The same cards" in newest
        assert party.private(party.ann) == [], "nothing is left to withdraw"
        assert not wrong(party)
        await verified(party)

    async def test_the_button_under_the_board_leads_there(self, party: Party) -> None:
        await drawn(party)
        post = party.posts()[-1]
        id_ = next(id_ for id_ in custom_ids(post.components) if ":takeback" in id_)
        panel = panel_of(await party.ann.click(post, custom_id=id_))
        assert "the others decide" in text_of(panel) and any(":askback" in id_ for id_ in ids_in(panel))

    async def test_the_private_answer_to_two_cards_of_one_press_leads_there(self, party: Party) -> None:
        await party.begin_turns(2, options="nr")
        post = party.posts()[-1]
        two = next(id_ for id_ in custom_ids(post.components) if ":drawtwo" in id_)
        panel = panel_of(await party.ann.click(post, custom_id=two))
        await party.ann.click(panel, custom_id=id_of(panel, "takeback"))
        assert "Only you saw those cards" in text_of(panel) and id_of(panel, "askback")

    async def test_a_game_that_counts_offers_no_undo_there(self, party: Party) -> None:
        await party.begin_turns(2)
        post = party.posts()[-1]
        two = next(id_ for id_ in custom_ids(post.components) if ":drawtwo" in id_)
        panel = panel_of(await party.ann.click(post, custom_id=two))
        assert not any(":takeback" in id_ for id_ in ids_in(panel))

    async def test_a_restart_forgets_no_answer(self, party: Party, database: Path) -> None:
        await drawn(party)
        await ask(party)
        await answer(party, party.bob, "agreeback")
        await party.restart(database)
        await answer(party, party.cleo, "agreeback")
        assert (await party.table()).running.view(None).seen(MarketSeen).drawn == 0

    async def test_who_plays_with_computers_alone_asks_nobody(
        self, party: Party, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table = await with_a_computer(party, monkeypatch)
        card = hand(await party.act(0, BLIND))
        assert "You undid" in said(await party.ann.slash(party.channel, "undo"))
        assert hand(await party.table()) == hand(table)
        assert hand(await party.act(0, BLIND)) == card
        both = hand(await party.act(0, BLIND))
        for _ in range(2):  # of the computer
            await party.act(1, DrawCard(1))
        more = next(id_ for id_ in custom_ids(party.posts()[-1].components) if ":more" in id_)
        panel = panel_of(await party.ann.click(party.posts()[-1], custom_id=more))
        assert "You undid" in said(await party.ann.click(panel, custom_id=id_of(panel, "takeback")))
        again = await party.table()
        assert hand(again) == card and again.running.turn.seat == 0
        assert "Ann undid their last action and the 2 actions of computers after it" in text_of(party.posts()[-1])
        assert hand(await party.act(0, BLIND)) == both
        assert "(undone)" in text_of(panel_of(await party.ann.slash(party.channel, "game log")))
        await verified(party)

    async def test_but_not_past_a_card_that_everyone_saw(self, party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
        await with_a_computer(party, monkeypatch)
        await arrange(party, face_up=["blue", "green", "red", "red", "green"])
        for _ in range(2):
            await party.act(0, BLIND)
        await party.act(1, DrawCard(1, "blue"))
        assert "acted last" in said(await party.ann.slash(party.channel, "undo"))

    async def test_the_preview_says_so(self, party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
        await with_a_computer(party, monkeypatch)
        await arrange(party, hands=[["locomotive"] * 4, []])
        shown = said(await party.ann.slash(party.channel, "claim", route="denver-omaha", payment="4 loco"))
        assert "undo this even after the computers move" in shown and "someone else" not in shown


class TestNotAgreeing:
    async def test_the_preview_of_what_shuffles_a_deck_says_that_all_may_agree(self, party: Party) -> None:
        await party.begin_turns(2, options="nr")
        await arrange(party, hands=[["locomotive"] * 4, []], deck=[])
        shown = said(await party.ann.slash(party.channel, "claim", route="denver-omaha", payment="4 loco"))
        assert "You can undo this if everyone agrees" in shown

    async def test_one_decline_ends_it(self, party: Party) -> None:
        table = await drawn(party)
        await ask(party)
        await answer(party, party.bob, "agreeback")
        old = party.posts()[-1]
        agree = next(id_ for id_ in custom_ids(old.components) if ":agreeback" in id_)
        before = party.bob.click(old, custom_id=agree)
        decline = party.cleo.click(old, custom_id=agree.replace("agree", "refuse"))
        _, late = await party.at_once(decline, before)
        assert "Cleo declined" in text_of(party.posts()[-1])
        assert not list(custom_ids(party.posts()[-1].components))
        assert "over" in said(late)
        assert (await party.table()).step == table.step

    @pytest.mark.parametrize(("who", "end"), [("bob", "Bob declined"), ("ann", "You withdrew")])
    async def test_nobody_is_asked_twice_about_a_step(self, party: Party, who: str, end: str) -> None:
        await drawn(party)
        await ask(party)
        posts = len(party.posts())
        await answer(party, getattr(party, who), "refuseback")
        assert end in said(await party.ann.slash(party.channel, "undo"))
        assert len(party.posts()) == posts
        await party.act(0, BLIND)
        await ask(party)
        assert "do you agree" in text_of(party.posts()[-1])

    async def test_any_move_ends_it(self, party: Party) -> None:
        await drawn(party)
        await ask(party)
        await party.act(0, BLIND)
        (asked,) = [post for post in party.posts() if "asked to undo" in text_of(post)]
        assert "the game moved on" in text_of(asked) and not list(custom_ids(asked.components))

    async def test_who_asked_can_withdraw_but_not_agree(self, party: Party) -> None:
        await drawn(party)
        await ask(party)
        assert "the others answer" in said(await answer(party, party.ann, "agreeback"))
        assert "aren't playing" in said(await answer(party, party.eve, "agreeback"))
        await ask(party, "refuseback")
        assert "withdrew the question" in text_of(party.posts()[-1])
        assert not list(custom_ids(party.posts()[-1].components))

    async def test_a_seat_that_changes_hands_ends_it(self, party: Party) -> None:
        await drawn(party)
        await ask(party)
        await leave(party)
        assert any("the game moved on" in text_of(post) for post in party.posts())

    @pytest.mark.parametrize("who", ["asker", "other"])
    async def test_a_withdrawal_with_the_last_agreement_never_says_what_is_not_so(self, party: Party, who: str) -> None:
        table = await drawn(party)
        await ask(party)
        await answer(party, party.bob, "agreeback")
        old = party.posts()[-1]
        agree = next(id_ for id_ in custom_ids(old.components) if ":agreeback" in id_)
        person = party.ann if who == "asker" else party.bob
        decline = person.click(old, custom_id=agree.replace("agree", "refuse"))
        await party.at_once(party.cleo.click(old, custom_id=agree), decline)
        (asked,) = [text_of(post) for post in party.posts() if "asked to undo" in text_of(post)]
        assert ("Everyone agreed" in asked) == ((await party.table()).step > table.step)

    async def test_what_a_person_played_who_left_stays(self, party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
        await slowly(party, monkeypatch)
        for seat in (0, 1):
            for _ in range(2):
                await party.act(seat, DrawCard(seat))
        before = await party.table()
        await leave(party)
        assert not [id_ for id_ in custom_ids(party.posts()[-1].components) if ":takeback" in id_]
        assert "Bob acted last" in said(await party.ann.slash(party.channel, "undo"))
        assert (await party.table()).step == before.step

    async def test_leaving_takes_no_decline_back(self, party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
        await slowly(party, monkeypatch)
        before = await party.act(0, BLIND)
        await ask(party)
        await answer(party, party.bob, "refuseback")
        await leave(party)
        assert "the card came from the deck" in said(await party.ann.slash(party.channel, "undo"))
        assert (await party.table()).step == before.step

    async def test_a_cancelled_game_leaves_no_button(self, party: Party) -> None:
        table = await drawn(party)
        await ask(party)
        await party.in_bot(lambda: party.bot.tables.cancel(table.id, party.ann.user.id))
        (asked,) = [post for post in party.posts() if "asked to undo" in text_of(post)]
        assert not list(custom_ids(asked.components))

    @pytest.mark.parametrize("options", ["", "nr"])
    async def test_never_in_a_game_that_counts(self, party: Party, options: str) -> None:
        """Two people make a game rated, unless it is casual; a season counts in any case."""
        table = await drawn(party, options=options or "ns")
        if options:
            season = {**table.options, "table_season": "1"}
            await party.in_bot(lambda: set_options(party, table.id, season))
        refused = said(await party.ann.slash(party.channel, "undo"))
        assert "you drew from the deck" in refused and "In casual games" in refused
        assert options or not [id_ for id_ in custom_ids(party.posts()[-1].components) if ":takeback" in id_]


async def set_options(party: Party, game: int, options: dict[str, str]) -> None:
    await party.bot.store.run("UPDATE games SET options = ? WHERE id = ?", json.dumps(options), game)


async def verified(party: Party) -> None:
    """What is stored follows from the seed, as `/game verify` checks it at the end."""
    table, deal = await party.table(), await Deals(party.bot.store).of_game((await party.table()).id)
    assert deal is not None
    steps = [(row.action, row.events) for row in await party.bot.store.steps(table.id, 0)]
    assert audit(table.running.rules, len(table.seats), deal.seed, steps, named=True)[:2] == (len(steps), None)
