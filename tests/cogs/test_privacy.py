"""`/privacy`: one's own data to see, to take along and to have forgotten, while everybody else plays on."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import time
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import discord
import pytest
from simcord.backend.serializers import guild_create_payload

from cogs.league.season import Seasons
from cogs.people.privacy import MOST_BYTES, export_file, forget_person, policy
from cogs.tables.terms import DEAL_OPTION
from cogs.text.catalogue import LANGS, catalogue
from data.store.notes import Notes
from data.store.privacy import Export, Privacy, deletable
from data.store.servers import PATIENCE, Servers
from tests.cogs.hands import panel_of
from tests.cogs.mentions import kept_unknown, named_in_log
from tests.cogs.party import Party, said, text_of
from tests.cogs.test_closed_tables import share, sit_down
from tests.cogs.test_schema import wrong

WORDS = catalogue()
PAGES = {"en": "privacy.md", "ru": "privacy.ru.md", "uk": "privacy.uk.md"}


def files_of(result: Any) -> list[discord.Attachment]:
    answers = [*([result.response] if result.response else []), *result.followups]
    return [file for answer in answers for file in answer.message.attachments]


async def file_of(party: Party, result: Any) -> bytes:
    (file,) = files_of(result)
    content = party.env.backend.cdn.get(file.url)
    assert content is not None
    return content


async def forget(party: Party, person: Any) -> str:
    panel = panel_of(await person.slash(party.channel, "privacy delete"))
    result = await person.click(panel, custom_id=f"st:0:0:forgetme:{person.id}")
    assert WORDS.say("en", "refused-not-your-data") not in said(result)
    return text_of(panel)


class TestShowing:
    @pytest.mark.parametrize("lang", LANGS)
    async def test_tells_in_numbers_what_is_kept_with_the_policy_of_the_readers_language(
        self, party: Party, lang: str
    ) -> None:
        await party.begin_turns(seats=2)
        await party.ann.slash(party.channel, "settings language", language=lang)
        result = await party.ann.slash(party.channel, "privacy show")
        answer = said(result)
        assert WORDS.say(lang, "privacy-games", count=1) in answer
        assert WORDS.say(lang, "privacy-actions", count=1) in answer
        assert await file_of(party, result) == policy(lang).read_bytes()
        assert [file.filename for file in files_of(result)] == [PAGES.get(lang, PAGES["en"])]
        assert wrong(party) == []

    async def test_a_stranger_learns_that_there_is_nothing(self, party: Party) -> None:
        assert WORDS.say("en", "privacy-nothing") in said(await party.eve.slash(party.channel, "privacy show"))


class TestWhoIsNamedFirst:
    """`/game new first:` names somebody who has never used the bot."""

    async def test_is_shown_it_and_may_have_it_forgotten(self, party: Party) -> None:
        await party.open(first=party.bob)
        assert WORDS.say("en", "privacy-opened", count=1) in said(await party.bob.slash(party.channel, "privacy show"))
        await forget(party, party.bob)
        assert WORDS.say("en", "privacy-nothing") in said(await party.bob.slash(party.channel, "privacy show"))
        assert str(party.bob.id) not in (await party.table()).options["first"]

    async def test_is_nobody_once_forgotten_and_the_game_begins_all_the_same(self, party: Party) -> None:
        await party.open(seats=2, first=party.eve)
        await forget(party, party.eve)
        await party.bob.slash(party.channel, "game join")
        assert (await party.table()).status == "playing"
        assert "<@-" not in text_of(party.posts()[0])


class TestTakingItAlong:
    async def test_the_file_holds_ones_own_moves_and_nobody_elses_name(self, party: Party) -> None:
        await party.begin_turns(seats=2)
        await party.play_on(6, Random(3))
        table = await party.table()
        answer = json.loads(await file_of(party, await party.ann.slash(party.channel, "privacy export")))
        assert (answer["format"], answer["user_id"]) == (1, party.ann.id)
        own = [row.step for row in await party.bot.store.steps(table.id) if row.seat == 0 and row.action]
        assert own and [row["step"] for row in answer["data"]["actions"]] == own
        assert [row["name"] for row in answer["data"]["seats"]] == ["Ann"]
        assert "Bob" not in json.dumps(answer) and str(party.bob.id) not in json.dumps(answer)

    def test_a_very_large_one_is_compressed(self) -> None:
        found: Export = {"notepads": [{"text": "x" * MOST_BYTES}]}
        assert export_file(1, found).filename == "slow-train.json.gz"
        assert export_file(1, {}).filename == "slow-train.json"


class TestBeingForgotten:
    async def test_is_asked_first_and_nothing_has_happened_by_then(self, party: Party) -> None:
        await party.begin_turns(seats=3)
        panel = panel_of(await party.ann.slash(party.channel, "privacy delete"))
        assert WORDS.say("en", "privacy-delete", running=1, results=0) in text_of(panel)
        assert (await party.table()).seats[0].user_id == party.ann.id

    async def test_the_others_play_on_to_the_end_and_the_table_is_notified(self, party: Party) -> None:
        table = await party.begin_turns(seats=3)
        assert table.host_id == party.ann.id
        said = WORDS.say("en", "digest-title", player="Ann")
        answer = await forget(party, party.ann)
        assert WORDS.say("en", "digest-title", player="Ann") is not said  # it isn't kept in memory
        after = await party.bot.tables.get(table.id)
        row = after.seats[0]
        assert (row.user_id, row.computer is not None, row.name.startswith("Player ")) == (None, True, True)
        assert row.name in answer
        assert after.host_id == party.bob.id
        assert [r.user_id for r in after.seats[1:]] == [party.bob.id, party.cleo.id]
        assert "Ann" not in "\n".join(text_of(post) for post in party.posts()[-1:])
        for _ in range(3):
            current = await party.table()
            assert current.game is not None
            await party.act(current.game.waiting[0], 0)
        assert (await party.bot.tables.get(table.id)).step == after.step + 3
        assert not deletable(await Privacy(party.bot.store).export(party.ann.id))
        assert await party.bot.store.newest_messages() == {}

    async def test_a_namesake_in_a_game_that_is_not_theirs_keeps_the_name(self, party: Party) -> None:
        table = await party.begin(seats=2)
        notes = Notes(party.bot.store)
        await notes.add(table.id, 7, "cancelled-by", {"player": "Eve"}, public=False)
        await party.eve.slash(party.channel, "settings language", language="en")  # there is something to forget
        await forget(party, party.eve)
        assert [note.facts["player"] for note in await notes.of_game(table.id)] == ["Eve"]

    @pytest.mark.parametrize("gone", ["ann", "bob", "dan"])
    async def test_a_namesake_at_the_same_table_keeps_the_name_in_what_happened_to_a_seat(
        self, party: Party, gone: str
    ) -> None:
        """Ann, Bob and Dan are called the same; Dan takes Bob's seat."""
        table = await party.begin_turns(seats=3)
        await party.bot.store.run("UPDATE seats SET name = 'Sam' WHERE game_id = ? AND seat < 2", table.id)
        await party.bob.slash(party.channel, "game substitute")
        await party.dan.click(party.posts()[-1], label="Take seat")
        await party.bot.store.run("UPDATE seats SET name = 'Sam' WHERE game_id = ? AND seat = 1", table.id)
        await party.bot.store.run("UPDATE seat_history SET name = 'Sam' WHERE game_id = ? AND name = 'Dan'", table.id)
        for id_, facts in await party.bot.store.rows("SELECT id, facts FROM notes"):
            sam = str(facts).replace('"Dan"', '"Sam"')
            await party.bot.store.run("UPDATE notes SET facts = ? WHERE id = ?", sam, id_)
        await party.bot.store.set_game(table.id, status="cancelled")
        await forget(party, getattr(party, gone))
        (facts,) = (note.facts for note in await Notes(party.bot.store).of_game(table.id) if "newcomer" in note.facts)
        assert [facts[key] == "Sam" for key in ("player", "newcomer")] == [gone != "bob", gone != "dan"]

    async def test_a_finished_game_keeps_its_result_without_the_name(self, party: Party) -> None:
        await party.begin_turns(seats=2)
        async with party.unseen():
            table = await party.play_on(2000, Random(5))
        assert table.status == "finished"
        before = (await Privacy(party.bot.store).export(party.bob.id))["results"]
        await forget(party, party.ann)
        after = await party.bot.tables.get(table.id)
        assert after.seats[0].name.startswith("Player ") and (after.seats[0].user_id or 0) < 0
        assert (await Privacy(party.bot.store).export(party.bob.id))["results"] == before
        await party.bob.slash(party.channel, "game rematch")
        lobby = await party.table()
        assert (lobby.status, [row.user_id for row in lobby.seats]) == ("lobby", [party.bob.id])

    async def test_where_nobody_else_plays_the_game_ends(self, party: Party) -> None:
        await party.ann.slash(party.channel, "game solo", map="usa")
        table = await party.table()
        await forget(party, party.ann)
        assert (await party.bot.tables.frame(table.id)).status == "cancelled"
        assert not deletable(await Privacy(party.bot.store).export(party.ann.id))

    async def test_a_lobby_is_left_and_another_host_takes_over(self, party: Party) -> None:
        await party.open(seats=3)
        await party.bob.slash(party.channel, "game join")
        await forget(party, party.ann)
        table = await party.table()
        assert (table.status, table.host_id, [row.name for row in table.seats]) == ("lobby", party.bob.id, ["Bob"])

    @pytest.mark.parametrize("answered", [True, False], ids=["declined", "not answered"])
    async def test_an_invitation_is_declined_and_the_lobby_names_them_no_longer(
        self, party: Party, answered: bool
    ) -> None:
        old = await party.begin(3)
        await party.bot.store.set_game(old.id, status="finished")
        await party.ann.slash(party.channel, "game rematch")
        lobby = party.posts()[-1]
        if answered:
            await party.cleo.click(lobby, label="Decline")
        else:
            await party.bob.click(lobby, label="Join")
        assert party.cleo.mention in text_of(next(post for post in party.posts() if post.id == lobby.id))
        await forget(party, party.cleo)
        table = await party.table()
        assert (table.status, len(table.seats)) == (("lobby", 1) if answered else ("playing", 2))
        assert party.cleo.mention not in text_of(next(post for post in party.posts() if post.id == lobby.id))

    async def test_a_lobby_that_names_them_as_first_player_does_so_no_longer(self, party: Party) -> None:
        await party.bob.slash(party.channel, "game new", map="usa", first=party.ann)
        assert party.ann.mention in text_of(party.posts()[-1])
        await forget(party, party.ann)
        assert party.ann.mention not in text_of(party.posts()[-1])

    async def test_who_was_forgotten_may_play_again_and_begins_anew(self, party: Party) -> None:
        await party.begin_turns(seats=3)
        await party.ann.slash(party.channel, "settings language", language="uk")
        await forget(party, party.ann)
        other = party.guild.create_text_channel("other")
        await party.ann.slash(other, "game new", map="usa", seats=2)
        table = await party.bot.tables.at(other.id)
        assert table is not None and table.host_id == party.ann.id
        assert await party.bot.settings.get("person", party.ann.id, "language") is None

    async def test_other_processes_forget_them_too(self, party: Party) -> None:
        await party.begin_turns(seats=3)
        with patch.object(party.bot, "tell_others") as told:
            await forget(party, party.ann)
        told.assert_awaited_once()

    async def test_asked_again_there_is_nothing_to_forget(self, party: Party) -> None:
        await party.open()
        panel = panel_of(await party.ann.slash(party.channel, "privacy delete"))
        id_ = f"st:0:0:forgetme:{party.ann.id}"
        await party.at_once(*(party.ann.click(panel, custom_id=id_) for _ in range(2)))
        assert "I deleted your data" in text_of(panel)
        assert WORDS.say("en", "privacy-nothing") in said(await party.ann.slash(party.channel, "privacy delete"))

    async def test_after_a_restart_the_button_still_works(self, party: Party, database: Path) -> None:
        await party.begin_turns(seats=3)
        panel = panel_of(await party.ann.slash(party.channel, "privacy delete"))
        await party.restart(database)
        await party.ann.click(panel, custom_id=f"st:0:0:forgetme:{party.ann.id}")
        assert not deletable(await Privacy(party.bot.store).export(party.ann.id))

    async def test_a_tables_round_that_was_drawn_with_them_is_played_by_a_computer_in_their_place(
        self, party: Party
    ) -> None:
        from cogs.league.open_tables import _seats
        from data.store.league_rows import Fixture
        from data.store.leagues import Leagues

        pseudonym = -77
        fixture = Fixture(1, 1, 1, 0, "division", 0, "usa", (pseudonym, party.bob.id), status="drawn")
        season = type("Season", (), {"id": 1})()
        seats = await _seats(Leagues(party.bot.store), season, fixture)
        assert [(row.user_id, row.computer is not None) for row in seats] == [(None, True), (party.bob.id, False)]
        place = (party.guild.id, party.channel.id)
        table = await party.bot.tables.open_seated(place, party.bob.id, "usa", "classic", {}, seats)
        assert table.status == "playing"


async def test_a_hand_on_its_way_while_its_person_is_forgotten_brings_no_id_back(party: Party) -> None:
    await party.open(seats=3)
    await party.bob.slash(party.channel, "game join")
    bot, table = party.bot, await party.table()
    keep, sent, gone = bot.store.keep_private_message, asyncio.Event(), asyncio.Event()

    async def late(game_id: int, seat: int, user_id: int | None, message: tuple[int, int] | None) -> None:
        if user_id == party.bob.id:
            sent.set()
            await gone.wait()
        await keep(game_id, seat, user_id, message)

    async def race() -> None:
        bot.store.keep_private_message = late  # type: ignore[method-assign]
        await bot.tables.join(table.id, party.cleo.id, "Cleo")
        await sent.wait()
        await forget_person(bot, party.bob.id)
        gone.set()

    await party.in_bot(race)
    assert not deletable(await Privacy(bot.store).export(party.bob.id))


@pytest.mark.parametrize("at_work", ["a game", "a season"])
async def test_what_is_changed_with_ones_name_in_it_is_finished_before_one_is_forgotten(
    party: Party, at_work: str
) -> None:
    """Bob has left his seat to dan and is only in the game's past; and he has entered a season."""
    table = await party.begin_turns(seats=3)
    await party.bob.slash(party.channel, "game substitute")
    await party.dan.click(party.posts()[-1], label="Take seat")
    for sql in (
        f"INSERT INTO leagues VALUES (1, {party.guild.id}, 1, 'L', 'l', 7, 1)",
        "INSERT INTO seasons (id, league_id, number, status, settings, opens_at, closes_at, starts_at, ends_at) "
        "VALUES (1, 1, 1, 'cancelled', '{\"maps\": [\"usa\"]}', 1, 1, 1, 1)",
        f"INSERT INTO entrants (season_id, user_id, name, joined_at) VALUES (1, {party.bob.id}, 'Bob', 1)",
        "UPDATE seasons SET status = 'open'",
    ):
        await party.bot.store.run(sql)
    lock = party.bot.tables.lock(table.id) if at_work == "a game" else party.bot.feature(Seasons).lock(1)

    async def race() -> None:
        async with lock:
            forgetting = asyncio.ensure_future(forget_person(party.bot, party.bob.id))
            await asyncio.to_thread(time.sleep, 0.1)  # real time: it would be done by then
            assert not forgetting.done()
            assert deletable(await Privacy(party.bot.store).export(party.bob.id))
        await forgetting

    await party.in_bot(race)
    assert not deletable(await Privacy(party.bot.store).export(party.bob.id))


class TestWhoComesBackAfterDeleting:
    """They know a hand of the game, or its deal, and are told what anybody is told who does."""

    async def test_gets_no_other_seat_of_the_game_but_their_own(self, party: Party) -> None:
        await party.begin_turns(seats=3)
        await forget(party, party.bob)
        await party.cleo.slash(party.channel, "game substitute")
        note = party.posts()[-1]
        assert WORDS.say("en", "refused-knew-another-hand") in said(await party.bob.click(note, label="Take seat"))
        assert WORDS.say("en", "refused-knew-another-hand") not in said(await party.dan.click(note, label="Take seat"))

    async def test_gets_no_other_seat_though_they_were_a_substitute(self, party: Party) -> None:
        await party.begin_turns(seats=3)
        await party.bob.slash(party.channel, "game substitute")
        await party.dan.click(party.posts()[-1], label="Take seat")
        await party.dan.slash(party.channel, "game substitute")
        await party.eve.click(party.posts()[-1], label="Take seat")
        await forget(party, party.bob)
        await forget(party, party.dan)
        await party.cleo.slash(party.channel, "game substitute")
        note = party.posts()[-1]
        for person in (party.bob, party.dan):
            assert WORDS.say("en", "refused-knew-another-hand") in said(await person.click(note, label="Take seat"))

    async def test_plays_no_other_game_of_the_same_closed_deal(self, party: Party) -> None:
        deal, two = await share(party), party.guild.create_text_channel("two")
        await sit_down(party, deal)
        for seat in (0, 1):
            await party.act(seat, 0)
        await sit_down(party, deal, two, (2, 3))
        await forget(party, party.bob)
        await party.cleo.slash(two, "game substitute")
        note = party.posts(two)[-1]
        assert WORDS.say("en", "refused-knew-the-deal") in said(await party.bob.click(note, label="Take seat"))

    async def test_joins_no_lobby_of_the_same_closed_deal(self, party: Party) -> None:
        deal, two = await share(party), party.guild.create_text_channel("two")
        await sit_down(party, deal)
        await forget(party, party.bob)
        place, host = (party.guild.id, two.id), (party.cleo.id, "Cleo")
        await party.bot.tables.new(place, host, "usa", "classic", 2, {DEAL_OPTION: str(deal)})
        assert WORDS.say("en", "refused-knew-the-deal") in said(await party.bob.slash(two, "game join"))
        assert "joined" in said(await party.dan.slash(two, "game join"))

    async def test_is_told_what_is_left_of_them(self, party: Party) -> None:
        table = await party.begin_turns(seats=3)
        await forget(party, party.bob)
        for command in ("privacy show", "privacy delete"):
            told = said(await party.bob.slash(party.channel, command))
            assert WORDS.say("en", "privacy-bars", count=1) in told
        await party.in_bot(lambda: party.bot.tables.cancel(table.id, party.ann.id))
        assert WORDS.say("en", "privacy-nothing") in said(await party.bob.slash(party.channel, "privacy delete"))


class TestAServerThatIsLeft:
    async def leave(self, party: Party) -> discord.Guild:
        guild = party.bot.get_guild(party.guild.id)
        assert guild is not None

        party.env.backend.emit("GUILD_DELETE", {"id": str(guild.id)})
        await party.env.settle()
        assert party.bot.get_guild(party.guild.id) is None
        return guild

    async def test_is_forgotten_after_90_days(self, party: Party) -> None:
        table = await party.begin_turns(seats=2)
        await self.leave(party)
        party.env.inject_error("GET", f"/guilds/{party.guild.id}", status=403, code=50001, times=None)
        await party.env.advance_time(PATIENCE - 3600)
        assert await party.bot.store.load(table.id) is not None
        await party.env.advance_time(7200)
        assert await party.bot.store.load(table.id) is None
        assert await Servers(party.bot.store).known() == set()

    @pytest.mark.long
    async def test_is_kept_when_the_bot_comes_back(self, party: Party) -> None:
        table = await party.begin_turns(seats=2)
        guild, backend = await self.leave(party), party.env.backend
        backend.emit("GUILD_CREATE", guild_create_payload(backend, backend.get_guild(guild.id)))
        await party.env.settle()
        assert party.bot.get_guild(party.guild.id) is not None
        await party.env.advance_time(PATIENCE + 7200)
        assert await party.bot.store.load(table.id) is not None

    async def test_a_leave_that_was_missed_counts_from_the_next_start(self, party: Party, database: Path) -> None:
        await party.begin_turns(seats=2)
        await party.bot.settings.set("server", 4711, "language", "ru")  # of a server that the bot is not in
        assert await Servers(party.bot.store).since() == {}
        await party.restart(database)
        assert set(await Servers(party.bot.store).since()) == {4711}


def shape(page: Path) -> list[tuple[str, int]]:
    """Each heading, row of a table and item of a list in order, a row with the number of its cells."""
    lines = page.read_text(encoding="utf-8").splitlines()
    marks = [re.match(r"#+|\||-|\d\.", line) for line in lines]
    return [(mark[0], line.count("|")) for mark, line in zip(marks, lines, strict=True) if mark]


class TestWhatEachTestOfTheBotLooksFor:
    async def test_is_an_id_where_none_is_known_to_be(self, party: Party, database: Path) -> None:
        await party.begin_turns(seats=2)
        people = [party.ann.id, party.bob.id]
        await party.bot.settings.set("server", 1, "referee", str(party.bob.id))
        assert kept_unknown(database, people) == [f"settings.value: {party.bob.id}"]
        await party.bot.settings.set("server", 1, "referee", None)
        assert kept_unknown(database, people) == []

    def test_is_an_id_in_a_line_of_the_log(self) -> None:
        def line(name: str, text: str) -> logging.LogRecord:
            return logging.LogRecord(name, logging.WARNING, "", 1, text, None, None)

        ann = 1456074443980800035
        lines = [line("cogs.x", f"channel {ann}"), line("discord.http", f"PUT /thread-members/{ann}")]
        assert named_in_log(lines, [ann]) == [f"cogs.x: channel {ann}"]
        assert named_in_log(lines, [ann + 1]) == []


class TestThePolicy:
    @pytest.mark.parametrize("lang", PAGES)
    def test_names_the_commands_the_days_and_the_pseudonym(self, lang: str) -> None:
        text = policy(lang).read_text(encoding="utf-8")
        for command in ("/privacy show", "/privacy export", "/privacy delete"):
            assert command in text
        assert str(PATIENCE // 86400) in text and "Player 4f2a" in text

    def test_says_the_same_in_every_language(self) -> None:
        """Translations drift apart where a row or an item is added to one of them only."""
        shapes = {lang: shape(policy(lang)) for lang in PAGES}
        assert {"#", "##", "|", "-", "1."} <= {kind for kind, _ in shapes["en"]}
        assert shapes["ru"] == shapes["uk"] == shapes["en"]

    @pytest.mark.parametrize("lang", PAGES)
    def test_leads_to_the_other_languages_at_once(self, lang: str) -> None:
        first = policy(lang).read_text(encoding="utf-8").split("\n\n")[1]
        assert set(re.findall(r"\]\((.+?)\)", first)) == {*PAGES.values()} - {PAGES[lang]}

    def test_is_the_english_one_where_a_language_has_none(self) -> None:
        assert policy("pl").name == PAGES["en"]
