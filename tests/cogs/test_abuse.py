"""What one person or one server may ask for: plain answers when it is too much, and never a word to those who play."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from cogs.core.config import MOST_REMEMBERED, Buckets
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.localizer import Localizer
from data.store.servers import Places
from engine.core.refused import Refused
from tests.cogs.hands import BySlash, brisk, panel_of, play_one
from tests.cogs.party import Party, said


class TestBuckets:
    @pytest.fixture
    def clock(self, monkeypatch: pytest.MonkeyPatch) -> list[float]:
        now = [1000.0]
        monkeypatch.setattr("cogs.core.config.time.monotonic", lambda: now[0])
        return now

    def test_so_many_at_once_then_one_a_second(self, clock: list[float]) -> None:
        buckets = Buckets(3, 1.0)
        assert [buckets.take(7) for _ in range(4)] == [0, 0, 0, 1]
        clock[0] += 1
        assert [buckets.take(7) for _ in range(2)] == [0, 1]
        assert buckets.take(8) == 0  # somebody else

    def test_it_says_how_long_to_wait(self, clock: list[float]) -> None:
        buckets = Buckets(1, 0.1)
        assert (buckets.take(7), buckets.take(7)) == (0, 10)
        clock[0] += 4
        assert buckets.take(7) == 6

    def test_a_clock_that_is_set_back_gives_nothing(self, clock: list[float]) -> None:
        buckets = Buckets(1, 1.0)
        buckets.take(7)
        clock[0] -= 500
        assert buckets.take(7) == 1

    def test_memory_is_bounded(self, clock: list[float]) -> None:
        buckets = Buckets(2, 1.0)
        for person in range(3 * MOST_REMEMBERED):
            buckets.take(person)
        assert len(buckets) == MOST_REMEMBERED
        buckets.give(3 * MOST_REMEMBERED - 1, 2)
        assert len(buckets) == MOST_REMEMBERED - 1  # a full one need not be kept


class TestCommands:
    async def test_whoever_is_too_fast_learns_when_to_try_again(self, party: Party) -> None:
        most = party.bot.limits.commands.size
        for _ in range(most):
            assert "too fast" not in said(await party.eve.slash(party.channel, "game log"))
        assert "Try again in 1 second." in said(await party.eve.slash(party.channel, "game log"))
        assert "too fast" not in said(await party.dan.slash(party.channel, "game log"))
        await party.env.advance_time(2)
        assert "too fast" not in said(await party.eve.slash(party.channel, "game log"))

    async def test_presses_count_like_commands(self, party: Party) -> None:
        table = await party.begin_turns()
        board, id_ = party.posts()[-1], f"st:{table.id}:{table.step}:hand"
        for _ in range(party.bot.limits.commands.size):
            await party.eve.click(board, custom_id=id_)
        assert "too fast" in said(await party.eve.click(board, custom_id=id_))

    async def test_typing_is_let_go_unanswered(self, party: Party) -> None:
        await party.begin_turns()
        asked = party.bot.limits.typing.size
        for _ in range(asked):
            assert await party.ann.autocomplete(party.channel, "claim", "route", "a") != []
        assert await party.ann.autocomplete(party.channel, "claim", "route", "a") == []

    @pytest.mark.long
    async def test_whoever_plays_gets_back_what_it_took(self, party: Party) -> None:
        table, rng = await party.begin_turns(seats=2), Random(3)
        for _ in range(12):
            assert table.game is not None
            seat = table.game.waiting[0]
            for _ in range(10):
                await party.people[seat].slash(party.channel, "game log")
            table = await play_one(party, BySlash(party), brisk(table.game, seat, rng))


async def test_whoever_wants_very_many_pictures_gets_words(party: Party) -> None:
    await party.begin_turns()
    most = party.bot.limits.pictures.size
    for number in range(most + 2):
        shown = panel_of(await party.eve.slash(party.channel, "board"))
        assert bool(shown.attachments) == (number < most)
    answer = said(await party.eve.slash(party.channel, "board"))
    assert "Face up" in answer and "They're back in 2 seconds" in answer
    await party.env.advance_time(3)
    assert panel_of(await party.eve.slash(party.channel, "board")).attachments


async def test_a_server_as_a_whole_has_its_limit_of_pictures(party: Party) -> None:
    await party.begin_turns()
    party.bot.limits.server_pictures = Buckets(2, 0.001)
    shown = [panel_of(await one.slash(party.channel, "board")) for one in party.people[2:]]
    assert [bool(one.attachments) for one in shown] == [True, True, False]
    assert party.bot.limits.pictures.left(party.eve.id) == party.bot.limits.pictures.size


class TestOpenGames:
    async def test_a_person_hosts_so_many_and_no_more(self, party: Party) -> None:
        party.bot.tables.limited_by((1, 9), party.bot.limits.played)
        other = party.guild.create_text_channel("other")
        await party.open()
        refused = await party.ann.slash(other, "game new", map="usa", seats=2)
        assert "You already host 1 open game" in said(refused)
        assert "is open" in said(await party.bob.slash(other, "game new", map="usa", seats=2))
        await party.ann.slash(party.channel, "game cancel")
        assert await party.bot.tables.at(other.id) is not None
        await party.open()
        assert (await party.table()).status == "lobby"

    async def test_a_server_has_so_many_and_no_more(self, party: Party) -> None:
        party.bot.tables.limited_by((9, 1), party.bot.limits.played)
        other = party.guild.create_text_channel("other")
        await party.open()
        assert "This server already has 1 open game" in said(await party.bob.slash(other, "game new", map="usa"))

    async def test_no_thread_is_made_for_a_game_that_may_not_be_opened(self, party: Party) -> None:
        await party.open()
        offer = await party.ann.slash(party.channel, "game new", map="usa", seats=2)
        party.bot.tables.limited_by((1, 9), party.bot.limits.played)
        panel = offer.response
        assert panel is not None
        button = panel.components[-1]["components"][0]["custom_id"]
        made = sum("threads" in request.path for request in party.env.http_requests)
        assert "You already host" in said(await party.ann.click(panel, custom_id=button))
        assert sum("threads" in request.path for request in party.env.http_requests) == made

    async def test_games_opened_at_once_are_no_more_than_may_be(self, party: Party) -> None:
        party.bot.tables.limited_by((3, 9), party.bot.limits.played)
        channels = [party.guild.create_text_channel(f"room-{number}") for number in range(8)]
        results = await party.at_once(*(party.ann.slash(room, "game new", map="usa", seats=2) for room in channels))
        assert sum("You already host" in said(result) for result in results) == 5
        assert len(await Places(party.bot.store).of_guild(party.guild.id)) == 3


@pytest.mark.parametrize("lang", LANGS)
def test_each_limit_is_shown_in_a_sentence(lang: str) -> None:
    words = catalogue()
    for count in (1, 2, 5, 21, 200):
        lines = [
            Localizer(words, lang, None).refusal(Refused("too_fast", seconds=count)),
            Localizer(words, lang, None).refusal(Refused("too_many_games_of_person", most=count)),
            Localizer(words, lang, None).refusal(Refused("too_many_games_of_server", most=count)),
        ]
        assert all(str(count) in sentence and sentence.endswith(".") for sentence in lines)


@pytest.mark.first_start
async def test_one_command_alone_takes_a_file(party: Party) -> None:
    """That of `/map add`, which is checked in a process of its own."""
    commands: Any = next(request.json for request in party.env.http_requests if request.path.endswith("/commands"))
    options = [option for command in commands for option in options_in(command)]
    assert len(options) > 30
    attachment = 11
    assert [option["name"] for option in options if option["type"] == attachment] == ["file"]
    assert not [command["name"] for command in commands if command.get("type", 1) != 1]


def options_in(command: Any) -> Iterator[Any]:
    for option in command.get("options", ()):
        yield option
        yield from options_in(option)
