"""Whole games, played as people play them: by slash commands alone, and by buttons alone, with no secret shown."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable

import pytest

from cogs.tables.table import Table
from tests.cogs.hands import ByButtons, BySlash, late_game, whole_game
from tests.cogs.party import Party, text_of
from tests.cogs.watch import check_answers, check_public, kept_views, ticket_names


class TestAWholeGame:
    @pytest.mark.long
    @pytest.mark.parametrize(
        ("hands", "play", "seed"),
        [
            (BySlash, whole_game, 3),
            (ByButtons, late_game, 4),
        ],
    )
    async def test_by_one_way_alone(
        self,
        party: Party,
        caplog: pytest.LogCaptureFixture,
        hands: type[BySlash] | type[ByButtons],
        play: Callable[[Party, BySlash | ByButtons, int], Awaitable[Table]],
        seed: int,
    ) -> None:
        with caplog.at_level(logging.DEBUG, "cogs"), caplog.at_level(logging.DEBUG, "data"):
            table = await play(party, hands(party), seed)
        await self.check_posts(party, table)
        self.tells_no_secret(party, table, caplog)
        self.leaves_nothing_in_memory()

    async def check_posts(self, party: Party, table: Table) -> None:
        texts = [*map(text_of, party.posts()[:-1]), *await party.read_the_end()]
        assert sum("tickets" in text and " revealed " in text for text in texts) == 3
        assert any("last turns begin" in text for text in texts)
        assert "Final scores" in texts[-1]
        assert table.game is not None
        for total in table.game.result().totals:
            assert str(total).replace("-", "−") in texts[-1]

    def tells_no_secret(self, party: Party, table: Table, caplog: pytest.LogCaptureFixture) -> None:
        assert check_public(party, table) > 50
        check_answers(party)
        for message in party.posts():
            assert all(re.fullmatch(r"(board|score|tickets-[1-5])\.png", file.filename) for file in message.attachments)
        logged = [line.getMessage() for line in caplog.records if line.name.startswith(("cogs", "data"))]
        assert not [line for line in logged for name in ticket_names(table) if name in line]

    def leaves_nothing_in_memory(self) -> None:
        """What can be pressed is known by its pattern, not by a view that is kept for each message."""
        assert not kept_views()


async def test_a_game_that_was_just_played_is_not_decoded_again(party: Party) -> None:
    """What it has worked out about itself is kept with it."""
    table, tables = await party.begin_turns(seats=2), party.bot.tables
    async with party.unseen():
        after = await tables.play_for(table.id, 0, lambda table, seat: table.running.legal(seat)[0])
        assert (await tables.get(table.id)).game is after.game
