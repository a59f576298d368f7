"""What belongs to one person: one digest for all games, the list of them, reminders where and when they are wanted."""

from __future__ import annotations

import pytest
from simcord import ChannelHandle

from cogs.clocks.keeper import MOST_REMINDERS
from cogs.core.time import DAY, HOUR
from tests.cogs.party import Party, said, text_of
from tests.cogs.test_clocks import no_pictures  # noqa: F401 - a fixture

pytestmark = pytest.mark.simcord(settle_timeout=120)

FIRST = 2 * DAY


async def sit_down(party: Party, channels: list[ChannelHandle], **options: str) -> None:
    """A game of ann's and bob's in each channel; all wait for both of them to choose tickets."""
    for channel in channels:
        await party.ann.slash(channel, "game new", map="usa", seats=2, first=party.ann, **options)
        await party.bob.slash(channel, "game join")


def channels(party: Party, count: int) -> list[ChannelHandle]:
    return [party.guild.create_text_channel(f"table-{number}") for number in range(count)]


def reminders(party: Party, places: list[ChannelHandle]) -> list[str]:
    texts = [text_of(post) for place in places for post in party.posts(place)]
    return [text for text in texts if "🔔" in text]


class TestTwentyGames:
    async def test_give_one_digest_and_not_twenty_messages(self, party: Party) -> None:
        places = channels(party, 20)
        await sit_down(party, places)
        await party.env.advance_time(FIRST + HOUR)
        lines = [text for text in reminders(party, places) if party.ann.mention in text]
        assert len(lines) == 1
        assert "20 games are waiting for you" in lines[0] and lines[0].count("your turn, waiting for you: 2 days") == 15
        assert "And 5 more" in lines[0]
        await party.env.advance_time(2 * FIRST)
        assert len([text for text in reminders(party, places) if party.ann.mention in text]) == 2

    @pytest.mark.long
    async def test_give_one_direct_message_to_who_asked_for_that(self, party: Party) -> None:
        places = channels(party, 20)
        await sit_down(party, places)
        await party.ann.slash(party.channel, "my reminders", to="dm")
        hands = len(party.whispers(party.ann))
        await party.env.advance_time(FIRST + HOUR)
        assert len(party.whispers(party.ann)) == hands + 1
        assert "20 games are waiting for you" in text_of(party.whispers(party.ann)[-1])
        assert not [text for text in reminders(party, places) if party.ann.mention in text]

    async def test_are_listed_with_those_that_wait_for_me_first(self, party: Party) -> None:
        places = channels(party, 20)
        await sit_down(party, places[:18])
        await sit_down(party, places[18:19], clock="c3")
        await party.ann.slash(places[19], "game new", map="europe", seats=3)
        for game_id in (1, 2, 3):
            table = await party.bot.tables.get(game_id)
            assert table.game is not None
            action = table.game.legal(0)[0]
            await party.in_bot(lambda g=game_id, a=action: party.bot.tables.play_for(g, 0, lambda *_: a))  # type: ignore[misc]
        result = await party.ann.slash(party.channel, "my games")
        page = said(result)
        assert "You're in 20 games. Waiting for you: 16." in page
        lines = page.splitlines()[1:]
        assert len(lines) == 10 and all("your turn" in line for line in lines)
        assert "time's up" in lines[0] and places[18].mention in lines[0]
        assert f"https://discord.com/channels/{party.guild.id}/{places[18].id}" in lines[0]
        assert result.response is not None
        second = await party.ann.click(result.response, label="Next")
        assert second.acknowledged
        message = result.response.message if hasattr(result.response, "message") else result.response
        lines = text_of(message).splitlines()[1:]
        assert [("waiting for Bob" in line, "2 seats free" in line) for line in lines[-4:]] == [
            (True, False),
            (True, False),
            (True, False),
            (False, True),
        ]

    async def test_none_is_said_too(self, party: Party) -> None:
        assert "aren't in a game" in said(await party.dan.slash(party.channel, "my games"))


class TestReminders:
    async def test_come_after_gaps_that_grow_and_end(self, party: Party) -> None:
        await party.begin_turns(seats=2)
        start, seen = party.env.now().timestamp(), []
        for _ in range(40):
            before = len(reminders(party, [party.channel]))
            await party.env.advance_time(DAY / 2)
            if len(reminders(party, [party.channel])) > before:
                seen.append(round((party.env.now().timestamp() - start) / DAY))
        assert seen == [2, 6, 14]
        assert MOST_REMINDERS == 4  # the fourth one would come after 30 days, when the game is closed

    async def test_come_as_often_as_the_person_wants(self, party: Party) -> None:
        await party.begin_turns(seats=2)
        assert "after 12 hours" in said(await party.ann.slash(party.channel, "my reminders", every="12"))
        await party.env.advance_time(12 * HOUR + 60)
        assert len(reminders(party, [party.channel])) == 1
        await party.env.advance_time(20 * DAY)
        assert len(reminders(party, [party.channel])) == MOST_REMINDERS

    async def test_come_never_to_who_wants_none(self, party: Party) -> None:
        await party.begin_turns(seats=2)
        assert "won't send you reminders" in said(await party.ann.slash(party.channel, "my reminders", every="off"))
        await party.env.advance_time(20 * DAY)
        assert reminders(party, [party.channel]) == []
        await party.ann.slash(party.channel, "my reminders", every="24")
        await party.env.advance_time(DAY + HOUR)
        assert len(reminders(party, [party.channel])) == 1

    async def test_are_muted_for_this_turn_and_not_for_the_next(self, party: Party) -> None:
        await party.begin_turns(seats=2)
        await party.env.advance_time(FIRST + HOUR)
        post = party.posts()[-1]
        assert "someone else" in said(await party.bob.click(post, label="Mute these turns"))
        assert "won't remind" in said(await party.ann.click(post, label="Mute these turns"))
        await party.env.advance_time(10 * DAY)
        assert len(reminders(party, [party.channel])) == 1
        for seat in (0, 0, 1, 1):
            await party.act(seat, 0)
        await party.env.advance_time(FIRST + HOUR)
        assert len(reminders(party, [party.channel])) == 2

    async def test_stop_when_the_person_has_moved(self, party: Party) -> None:
        await party.begin_turns(seats=2)
        await party.env.advance_time(FIRST - HOUR)
        for seat in (0, 0):
            await party.act(seat, 0)
        await party.env.advance_time(DAY)
        assert reminders(party, [party.channel]) == []

    async def test_come_at_half_the_time_of_a_clock(self, party: Party) -> None:
        await party.begin_turns(seats=2, clock="c1")
        await party.env.advance_time(12 * HOUR + 60)
        texts = reminders(party, [party.channel])
        assert len(texts) == 1 and "time's up <t:" in texts[0]

    async def test_are_not_sent_in_quiet_hours(self, party: Party) -> None:
        await party.begin_turns(seats=2)
        assert party.env.now().hour == 0
        await party.ann.slash(party.channel, "my clock", quiet="22-8", zone="UTC")
        await party.ann.slash(party.channel, "my reminders", every="24")
        await party.env.advance_time(DAY + HOUR)
        assert reminders(party, [party.channel]) == []
        await party.env.advance_time(7 * HOUR)
        assert len(reminders(party, [party.channel])) == 1

    async def test_are_not_sent_on_vacation(self, party: Party) -> None:
        await party.begin_turns(seats=2)
        end = party.env.now().date().replace(day=10).isoformat()
        await party.ann.slash(party.channel, "my vacation", end=end)
        await party.env.advance_time(9 * DAY)
        assert reminders(party, [party.channel]) == []
        await party.env.advance_time(DAY + HOUR)
        assert len(reminders(party, [party.channel])) == 1

    async def test_go_to_the_channel_when_direct_messages_are_refused(self, party: Party) -> None:
        await party.begin_turns(seats=2)
        await party.ann.slash(party.channel, "my reminders", to="dm")
        party.refuse_private_messages()
        await party.env.advance_time(FIRST + HOUR)
        assert len(reminders(party, [party.channel])) == 1

    async def test_in_public_name_no_game_of_another_server(self, party: Party) -> None:
        other = party.env.create_guild(name="Elsewhere")
        place = other.create_text_channel("secret-table")
        ann, bob = (other.add_member(person.user) for person in (party.ann, party.bob))
        await party.begin_turns(seats=2)
        await ann.slash(place, "game new", map="usa", seats=2)
        await bob.slash(place, "game join")
        await party.env.advance_time(FIRST + HOUR)
        texts = reminders(party, [party.channel])
        assert len(texts) == 1 and "1 game is waiting for you" in texts[0]
        assert place.mention not in texts[0] and "elsewhere" in texts[0]
