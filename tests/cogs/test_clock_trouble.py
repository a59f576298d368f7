"""Time that passes while nobody plays: pauses, the bot's absence, quiet hours and vacations, games nobody touches."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from cogs.clocks.pauses import BETWEEN
from cogs.clocks.vacations import add_vacation
from cogs.core.time import DAY, HOUR
from cogs.tables.terms import GAME_VOID, GAME_WARNED, LOBBY_VOID, LOBBY_WARNED
from data.maps.library import load
from data.store.clocks import Clocks
from data.store.jobs import Jobs
from tests.cogs.hands import id_of, panel_of
from tests.cogs.party import Party, said, text_of
from tests.cogs.test_clocks import choices, kinds, no_pictures  # noqa: F401 - a fixture
from tests.cogs.test_schema import wrong
from tests.rows import crossed

pytestmark = pytest.mark.simcord(settle_timeout=120)


def at(party: Party) -> int:
    return int(party.env.now().timestamp())


async def until(party: Party) -> dict[int, int]:
    return dict((await party.table()).deadlines)


class TestPauses:
    async def test_need_everybodys_word(self, party: Party) -> None:
        await party.begin_turns(seats=3, clock="c1", late="tm")
        await party.env.advance_time(10 * HOUR)
        await party.ann.slash(party.channel, "game pause")
        asked, posts = party.posts()[-1], len(party.posts())
        assert {user.id for user in asked.mentions} == {party.bob.id, party.cleo.id}
        assert f"/{party.posts()[-2].id}" in str(asked.components), "a link to the turn"
        assert "Cleo" in said(await party.bob.click(asked, label="Agree to pause"))
        assert "Agreed so far: Bob" in text_of(party.posts()[-1])
        assert (await party.table()).paused_at is None
        assert "paused" in said(await party.cleo.click(asked, label="Agree to pause"))
        assert (await party.table()).paused_at == at(party)
        assert len(party.posts()) == posts, "a pause has one post"
        assert "Paused since" in text_of(party.posts()[-1]) and "Agree" not in str(party.posts()[-1].components)

    async def test_let_nobody_move_and_no_clock_run(self, party: Party) -> None:
        await self.test_need_everybodys_word(party)
        step = (await party.table()).step
        assert "paused" in said(await party.ann.slash(party.channel, "draw", card="deck"))
        await party.env.advance_time(5 * DAY)
        assert ((await party.table()).step, await choices(party, "timeout")) == (step, [])
        await party.bob.click(party.posts()[-1], label="Resume game")
        assert await until(party) == {0: at(party) + 14 * HOUR}
        pause, turn = party.posts()[-2:]
        assert text_of(pause) == "▶️ Bob resumed the game." and "Resume" not in str(pause.components)
        assert [user.id for user in turn.mentions] == [party.ann.id] and "your turn" in text_of(turn)
        await party.ann.slash(party.channel, "draw", card="deck")
        assert (await party.table()).step == step + 1

    async def test_are_none_when_somebody_would_rather_play(self, party: Party) -> None:
        await party.begin_turns(seats=3, clock="c1")
        await party.ann.slash(party.channel, "game pause")
        asked = party.posts()[-1]
        async with party.unseen():  # before the buttons are gone
            await party.bob.click(asked, label="Keep playing")
            assert "over" in said(await party.cleo.click(asked, label="Agree to pause"))
        assert text_of(party.posts()[-1]) == "Bob wants to keep playing, so there's no pause."
        assert (await party.table()).paused_at is None
        assert "isn't paused" in said(await party.ann.slash(party.channel, "game resume"))

    async def test_are_asked_for_once_a_day_by_a_seat_that_was_refused(self, party: Party) -> None:
        await self.test_are_none_when_somebody_would_rather_play(party)
        posts = len(party.posts())
        assert "You asked for a pause recently" in said(await party.ann.slash(party.channel, "game pause"))
        assert len(party.posts()) == posts
        await party.env.advance_time(BETWEEN + 60)
        assert "I asked the others" in said(await party.ann.slash(party.channel, "game pause"))

    async def test_are_asked_for_twice_a_day_at_a_table_that_refuses_them(self, party: Party) -> None:
        """Also when seats take turns in asking."""
        await self.test_are_none_when_somebody_would_rather_play(party)
        await party.bob.slash(party.channel, "game pause")
        await party.ann.click(party.posts()[-1], label="Keep playing")
        posts = len(party.posts())
        assert "You asked for a pause recently" in said(await party.ann.slash(party.channel, "game pause"))
        assert "refused twice" in said(await party.cleo.slash(party.channel, "game pause"))
        assert len(party.posts()) == posts
        await party.env.advance_time(BETWEEN + 60)
        assert "I asked the others" in said(await party.cleo.slash(party.channel, "game pause"))

    @pytest.mark.long
    async def test_that_nobody_ends_are_ended_after_three_months(self, party: Party) -> None:
        await self.test_need_everybodys_word(party)
        await party.env.advance_time(88 * DAY)
        assert (await kinds(party))[-1] == "idle-warned"
        await party.env.advance_time(3 * DAY)
        assert (await party.table()).closed == "void"


class TestTheBotIsAway:
    async def away(self, party: Party, database: Path, seconds: int) -> None:
        """The bot stops; time goes on without it; another one takes over."""
        await party.in_bot(party.bot.scheduler.stop)
        await party.env.advance_time(seconds)
        await party.restart(database)
        await party.env.settle()

    async def test_for_three_days_over_four_due_times(self, party: Party, database: Path) -> None:
        """Each of four seats has to choose its tickets within a day."""
        await party.begin(seats=4, clock="c1", late="tm")
        start, begun = at(party), (await party.table()).step
        for seat in (0, 1, 2, 3):
            await party.bot.store.together([("UPDATE clocks SET used = ? WHERE seat = ?", (seat * HOUR, seat))])
        await party.env.advance_time(12 * HOUR)
        await self.away(party, database, 3 * DAY)
        assert (await party.table()).step == begun and await choices(party, "timeout") == []
        dues = [due for due in await Jobs(party.bot.store).of_game(1) if due.kind == "move"]
        assert [due.seat for due in dues] == [3, 2, 1, 0]
        assert [due.at for due in dues] == [start + 3 * DAY + (24 - seat) * HOUR for seat in (3, 2, 1, 0)]
        await party.env.advance_time(13 * HOUR)
        table = await party.table()
        steps = await party.bot.store.steps(1, begun)
        assert [step.seat for step in steps[:4]] == [3, 2, 1, 0]
        assert await choices(party, "timeout") == ["computer_move"] * 4
        assert table.game is not None and table.game.turn.number == 1

    async def test_and_nothing_falls_due_within_an_hour_of_its_return(self, party: Party, database: Path) -> None:
        await party.begin_turns(seats=3, clock="c1", late="tm")
        await party.env.advance_time(DAY - 60)
        await self.away(party, database, DAY)
        assert await until(party) == {0: at(party) + HOUR}
        await party.env.advance_time(HOUR - 60)
        assert await choices(party, "timeout") == []
        await party.env.advance_time(120)
        assert await choices(party, "timeout") == ["computer_move"]

    async def test_for_a_moment_changes_nothing(self, party: Party, database: Path) -> None:
        await party.begin_turns(seats=3, clock="c1")
        before = await until(party)
        await self.away(party, database, 60)
        assert await until(party) == before

    async def test_an_open_vote_waits_as_long(self, party: Party, database: Path) -> None:
        await party.begin_turns(seats=3, clock="c1")
        await party.env.advance_time(DAY + 60)
        ends = (await Clocks(party.bot.store).votes(1))[0].ends_at
        await self.away(party, database, 2 * DAY)
        assert (await Clocks(party.bot.store).votes(1))[0].ends_at == ends + 2 * DAY
        assert await choices(party, "unvoted") == []
        await party.env.advance_time(DAY + 60)
        assert await choices(party, "unvoted") == ["computer_move"]

    async def test_votes_and_pauses_are_as_they_were(self, party: Party, database: Path) -> None:
        await party.begin_turns(seats=3, clock="c1")
        await party.env.advance_time(DAY + 60)
        await party.bob.click(party.posts()[-1], label="Computer moves once")
        await self.away(party, database, 60)
        await party.cleo.click(party.posts()[-1], label="Computer moves once")
        assert await choices(party, "voted") == ["computer_move"]
        await party.ann.slash(party.channel, "game pause")
        await party.bob.click(party.posts()[-1], label="Agree to pause")
        await self.away(party, database, 60)
        await party.cleo.click(party.posts()[-1], label="Agree to pause")
        assert (await party.table()).paused_at is not None
        await self.away(party, database, 5 * DAY)
        assert (await party.table()).deadlines == ()
        await party.cleo.click(party.posts()[-1], label="Resume game")
        assert (await party.table()).paused_at is None


class TestFreeTime:
    async def test_time_does_not_run_out_in_quiet_hours(self, party: Party) -> None:
        """The clock of the simulated world begins at midnight in Greenwich."""
        await party.begin_turns(seats=3, clock="c1", late="tm")
        assert party.env.now().hour == 0
        await party.ann.slash(party.channel, "my clock", quiet="22-8", zone="Europe/Kyiv")
        midnight = at(party) - at(party) % DAY
        assert await until(party) == {0: midnight + DAY + 7 * HOUR}

    async def test_a_vacation_stops_all_clocks_of_a_person(self, party: Party) -> None:
        await party.begin_turns(seats=3, clock="c1", late="tm")
        today = party.env.now().date()
        end = (today + timedelta(9)).isoformat()
        result = await party.ann.slash(party.channel, "my vacation", start=today.isoformat(), end=end)
        assert "Left in" in said(result) and "11 days" in said(result)
        midnight = at(party) - at(party) % DAY
        assert await until(party) == {0: midnight + 11 * DAY}
        await party.env.advance_time(8 * DAY)
        assert await choices(party, "timeout") == []
        assert result.response is not None
        await party.ann.click(result.response, label=f"End vacation {today.isoformat()}")
        assert await until(party) == {0: midnight + 10 * DAY}, "it stands for the rest of the day, which counts"

    async def test_a_day_of_vacation_that_has_begun_is_used(self, party: Party) -> None:
        await party.begin_turns(seats=3, clock="c1", late="tm")
        today = party.env.now().date().isoformat()
        result = await party.ann.slash(party.channel, "my vacation", end=today)
        assert result.response is not None
        assert "End vacation" not in str(result.response.components), "it ends with this day anyway"
        await party.env.advance_time(HOUR)
        end = (party.env.now().date() + timedelta(4)).isoformat()
        result = await party.bob.slash(party.channel, "my vacation", end=end)
        assert result.response is not None
        await party.bob.click(result.response, label=f"End vacation {today}")
        assert "20 days" in said(await party.bob.slash(party.channel, "my vacation"))
        assert "20 days" in said(await party.ann.slash(party.channel, "my vacation"))

    async def test_a_new_time_zone_gives_no_day_back(self, party: Party) -> None:
        today = party.env.now().date().isoformat()
        end = (party.env.now().date() + timedelta(4)).isoformat()
        result = await party.ann.slash(party.channel, "my vacation", end=end)
        await party.env.advance_time(HOUR)
        await party.ann.slash(party.channel, "my clock", zone="America/Los_Angeles")  # where it is still yesterday
        assert result.response is not None
        await party.ann.click(result.response, label=f"End vacation {today}")
        assert f"{today} to {today}" in said(await party.ann.slash(party.channel, "my vacation"))

    async def test_a_vacation_that_has_not_begun_costs_nothing(self, party: Party) -> None:
        start = (party.env.now().date() + timedelta(1)).isoformat()
        result = await party.ann.slash(party.channel, "my vacation", start=start, end=start)
        assert result.response is not None
        await party.ann.click(result.response, label=f"End vacation {start}")
        assert "21 days" in said(await party.ann.slash(party.channel, "my vacation"))

    async def test_vacations_entered_at_once_share_the_days_of_a_year(self, party: Party) -> None:
        starts = [party.env.now().date() + timedelta(20 * number) for number in range(4)]
        spans = [(start.isoformat(), (start + timedelta(9)).isoformat()) for start in starts]

        async def enter() -> None:
            wanted = [add_vacation(party.bot, party.ann.id, start, end) for start, end in spans]
            await asyncio.gather(*wanted, return_exceptions=True)

        await party.in_bot(enter)
        assert len((await Clocks(party.bot.store).people([party.ann.id]))[party.ann.id].vacations) == 2

    async def test_a_table_may_count_no_vacation(self, party: Party) -> None:
        await party.begin_turns(seats=3, clock="c1", options="v0")
        before = await until(party)
        end = (party.env.now().date() + timedelta(9)).isoformat()
        await party.ann.slash(party.channel, "my vacation", end=end)
        assert await until(party) == before

    @pytest.mark.parametrize(
        ("start", "end", "expected"),
        [
            ("", "2026-03-01", "21 days of vacation left"),
            ("2025-12-01", "2025-12-05", "These dates don't work"),
            ("2026-02-10", "2026-02-01", "These dates don't work"),
            ("soon", "2026-02-01", "“soon” as a date"),
            ("2026-02-01", "", "Add the last day"),
            ("2026-02-30", "2026-03-01", "as a date"),
        ],
    )
    async def test_a_vacation_that_cannot_be_is_refused(
        self, party: Party, start: str, end: str, expected: str
    ) -> None:
        options: dict[str, Any] = {name: text for name, text in (("start", start), ("end", end)) if text}
        assert expected in said(await party.ann.slash(party.channel, "my vacation", **options))
        assert "no vacation" in said(await party.ann.slash(party.channel, "my vacation"))

    async def test_two_vacations_do_not_share_a_day(self, party: Party) -> None:
        await party.ann.slash(party.channel, "my vacation", start="1.2.2026", end="5.2.2026")
        assert "already" in said(await party.ann.slash(party.channel, "my vacation", start="5.2.", end="8.2."))

    async def test_weekends_are_off_where_the_table_said_so(self, party: Party) -> None:
        await party.env.advance_time(DAY + 12 * HOUR)
        assert party.env.now().strftime("%A %H") == "Friday 12"
        await party.begin_turns(seats=3, clock="c1", options="we")
        assert await until(party) == {0: at(party) + 3 * DAY}

    @pytest.mark.parametrize("quiet", ["8-7", "often", "22"])
    async def test_hours_that_are_none_are_refused(self, party: Party, quiet: str) -> None:
        assert quiet in said(await party.ann.slash(party.channel, "my clock", quiet=quiet))
        assert "no quiet hours" in said(await party.ann.slash(party.channel, "my clock"))

    async def test_hours_ask_for_the_zone_first_and_only_once(self, party: Party) -> None:
        panel = panel_of(await party.ann.slash(party.channel, "my clock", quiet="22-8"))
        assert "What time is it for you" in text_of(panel)
        assert await party.bot.settings.all("person", party.ann.id) == {}
        await party.ann.select(panel, ["Asia/Tokyo"], custom_id=id_of(panel, "pickzone"))
        assert "22:00–08:00 (Asia/Tokyo)" in text_of(panel)
        assert "23:00–07:00 (Asia/Tokyo)" in said(await party.ann.slash(party.channel, "my clock", quiet="23-7"))

    async def test_zones_are_found_by_a_part_of_their_name(self, party: Party) -> None:
        found = await party.ann.autocomplete(party.channel, "my clock", "zone", "kyi")
        assert next(choice["value"] for choice in found) == "Europe/Kyiv"
        assert "no time zone" in said(await party.ann.slash(party.channel, "my clock", zone="Europe/Atlantis"))


class TestGamesThatNobodyTouches:
    async def test_are_warned_and_then_closed_as_void(self, party: Party) -> None:
        table = await party.begin_turns(seats=3)
        await party.env.advance_time(GAME_WARNED + HOUR)
        assert (await kinds(party)) == ["idle-warned"]
        assert [user.id for user in party.posts()[-1].mentions] == [party.ann.id]
        await party.env.advance_time(GAME_VOID - GAME_WARNED)
        after = await party.table()
        assert (after.status, after.closed) == ("cancelled", "void")
        assert "closed it as void" in text_of(party.posts()[-1])
        assert await Jobs(party.bot.store).of_game(table.id) == []
        assert "no game" in said(await party.ann.slash(party.channel, "draw", card="deck")).lower()
        await party.open()
        assert (await party.table()).id != table.id

    @pytest.mark.long
    async def test_stay_when_somebody_wants_them_to(self, party: Party) -> None:
        await party.begin_turns(seats=3)
        await party.env.advance_time(GAME_WARNED + HOUR)
        assert "aren't playing" in said(await party.dan.click(party.posts()[-1], label="Keep game open"))
        await party.bob.click(party.posts()[-1], label="Keep game open")
        await party.env.advance_time(GAME_VOID - GAME_WARNED + DAY)
        assert (await party.table()).status == "playing"
        await party.env.advance_time(GAME_VOID)
        assert (await party.table()).closed == "void"

    @pytest.mark.long
    async def test_or_stay_when_they_are_played(self, party: Party) -> None:
        await party.begin_turns(seats=3)
        await party.env.advance_time(20 * DAY)
        await party.act(0, 0)
        await party.env.advance_time(20 * DAY)
        assert await kinds(party) == []

    async def test_lobbies_after_a_week(self, party: Party) -> None:
        await party.open(seats=4)
        await party.env.advance_time(3 * DAY)
        await party.bob.slash(party.channel, "game join")
        await party.env.advance_time(LOBBY_WARNED - HOUR)
        assert await kinds(party) == []
        await party.env.advance_time(2 * HOUR)
        assert await kinds(party) == ["idle-warned"]
        await party.env.advance_time(LOBBY_VOID - LOBBY_WARNED)
        assert (await party.table()).closed == "void"
        assert "never started" in text_of(party.posts()[-1])
        assert "cancelled" in text_of(party.posts()[0])

    async def test_are_not_closed_for_the_time_that_the_bot_was_away(self, party: Party, database: Path) -> None:
        await party.begin_turns(seats=3)
        await party.in_bot(party.bot.scheduler.stop)
        await party.env.advance_time(60 * DAY)
        await party.restart(database)
        await party.env.advance_time(2 * HOUR)
        assert (await party.table()).status == "playing" and await kinds(party) == []
        await party.env.advance_time(GAME_WARNED)
        assert await kinds(party) == ["idle-warned"]

    async def test_a_game_that_is_cancelled_has_nothing_due(self, party: Party) -> None:
        table = await party.begin_turns(seats=3, clock="c1")
        await party.in_bot(lambda: party.bot.tables.cancel(table.id, party.ann.id))
        assert await Jobs(party.bot.store).of_game(table.id) == []
        await party.env.advance_time(2 * DAY)
        assert await kinds(party) == ["cancelled-by"]


class TestEveryGame:
    @pytest.mark.parametrize("key", crossed(sorted(load().games), few=2))
    async def test_goes_on_without_anybody(self, party: Party, key: str) -> None:
        """Set-ups with choices of many kinds, and whole turns, are played by the computer when time is up."""
        await party.begin(seats=2, map=key, clock="c1", late="tm")
        for _ in range(12):
            table = await party.table()
            assert table.game is not None
            if table.game.turn.number >= 3:
                break
            await party.env.advance_time(DAY + 60)
        assert table.game is not None and table.game.turn.number >= 3
        assert set(await choices(party, "timeout")) == {"computer_move"}


class TestWhatIsSent:
    @pytest.mark.long
    async def test_is_what_discord_allows(self, party: Party) -> None:
        await party.begin_turns(seats=3, clock="c1", options="we,v7")
        await party.env.advance_time(DAY + 60)
        await party.bob.click(party.posts()[-1], label="Keep waiting")
        await party.bob.slash(party.channel, "game pause")
        for person in (party.ann, party.cleo):
            await person.click(party.posts()[-1], label="Agree to pause")
        await party.bob.click(party.posts()[-1], label="Resume game")
        await party.ann.slash(party.channel, "my vacation", end="2026-01-20")
        await party.ann.slash(party.channel, "my games")
        await party.ann.slash(party.channel, "my clock", quiet="22-8", zone="Asia/Kathmandu")
        await party.ann.slash(party.channel, "my reminders", every="12", to="dm")
        await party.env.advance_time(40 * DAY)
        assert {"vote-time", "pause", "paused", "resumed"} <= set(await kinds(party))
        assert wrong(party) == []
