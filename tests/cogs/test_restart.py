"""Nothing is kept in memory alone: the process may end at any moment. Two people may press at the same one."""

from __future__ import annotations

from pathlib import Path

from engine.parts.tickets import TicketsSeen
from tests.cogs.hands import panel_of
from tests.cogs.party import Party, said, text_of


class TestRestart:
    async def test_in_the_middle_of_a_turn_the_first_card_stays_taken(self, party: Party, database: Path) -> None:
        await party.begin_turns()
        drew = await party.ann.slash(party.channel, "draw", card="deck")
        assert drew.acknowledged
        before = await party.table()
        await party.restart(database)
        after = await party.table()
        assert after == before or (after.step, after.seats) == (before.step, before.seats)
        assert after.game is not None
        assert after.game.waiting == (0,)
        await party.ann.click(party.posts()[-1], label="Draw from deck")
        table = await party.table()
        assert table.game is not None
        assert table.game.waiting == (1,)

    async def test_in_the_middle_of_a_ticket_choice_the_same_tickets_are_offered(
        self, party: Party, database: Path
    ) -> None:
        table = await party.begin()
        assert table.game is not None
        offered = [table.game.view(seat).seen(TicketsSeen).offered for seat in range(3)]
        hand = panel_of(await party.bob.click(party.posts()[-1], label="Choose tickets"))
        shown = await party.bob.click(hand, label="Choose in a form")
        assert shown.modal is not None
        await party.restart(database)
        table = await party.table()
        assert table.game is not None
        assert [table.game.view(seat).seen(TicketsSeen).offered for seat in range(3)] == offered
        group = shown.modal["components"][-1]["component"]["custom_id"]
        kept = offered[1] or ()
        await party.bob.submit_modal(shown, {group: list(kept[:2])})
        table = await party.table()
        assert table.game is not None
        assert table.game.view(1).seen(TicketsSeen).own == kept[:2]

    async def test_an_open_lobby_goes_on(self, party: Party, database: Path) -> None:
        await party.open(seats=3)
        await party.restart(database)
        await party.bob.click(party.posts()[0], label="Join")
        assert len((await party.table()).seats) == 2


class TestRaces:
    async def test_of_two_presses_at_once_one_counts_and_is_answered(self, party: Party) -> None:
        table = await party.begin_turns()
        board = party.posts()[-1]
        await party.at_once(*(party.ann.click(board, label="Draw card") for _ in range(2)))
        assert (await party.table()).step == table.step + 1
        assert ["You took" in text_of(panel) for panel in party.private(party.ann)] == [True]

    async def test_a_press_on_an_old_board_changes_nothing(self, party: Party) -> None:
        await party.begin_turns()
        old = party.posts()[-1]
        path = f"/channels/{party.channel.id}/messages/{old.id}"
        party.env.inject_error("PATCH", path, status=503, times=None)  # so that it keeps its buttons
        await party.act(0, 0)
        await party.act(0, 0)
        table = await party.table()
        result = await party.ann.click(old, label="Draw card")
        assert "moved on" in said(result)
        assert (await party.table()).step == table.step

    async def test_choices_of_the_set_up_do_not_get_in_each_others_way(self, party: Party) -> None:
        await party.begin()
        board = party.posts()[-1]
        hands = [panel_of(await person.click(board, label="Choose tickets")) for person in party.people[:3]]
        shown = [
            await person.click(hand, label="Choose in a form")
            for person, hand in zip(party.people, hands, strict=False)
        ]
        assert all(result.modal for result in shown)
        table = await party.table()
        assert table.game is not None
        for seat, (person, result) in enumerate(zip(party.people, shown, strict=False)):
            assert result.modal is not None
            group = result.modal["components"][-1]["component"]["custom_id"]
            offered = table.game.view(seat).seen(TicketsSeen).offered or ()
            await person.submit_modal(result, {group: list(offered)})
        table = await party.table()
        assert table.game is not None
        assert table.game.turn.number == 1

    async def test_two_games_in_two_channels_know_nothing_of_each_other(self, party: Party) -> None:
        first = await party.begin_turns()
        other = party.guild.create_text_channel("other")
        await party.ann.slash(other, "game new", map="usa", seats=2)
        await party.bob.slash(other, "game join")
        second = await party.bot.tables.at(other.id)
        assert second is not None
        assert second.id != first.id
        assert [table.id for table in await party.bot.tables.of_user(party.bob.id)] == [first.id, second.id]
        assert "Choose tickets" not in text_of(party.posts()[-1])
