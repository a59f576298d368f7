"""The bot as a program: its intents, command tree, languages, errors, and why it may not start."""

from __future__ import annotations

import asyncio
import gc
import json
import sqlite3
import time
import weakref
from pathlib import Path

import discord
import pytest
import simcord
from discord.http import HTTPClient

from cogs.core.delivery import FIRST_WAIT
from cogs.league.season import Seasons
from cogs.run.bot import SlowTrain
from data.languages import language_of
from data.store.backup import tree_refused
from data.store.operation import Trees
from data.store.place import Place
from tests.cogs.party import Party, new_bot, said, text_of
from tests.cogs.program import Done, bot_py

ROOT = Path(__file__).resolve().parents[2]


def syncs(party: Party) -> int:
    return sum(request.method == "PUT" and request.path.endswith("/commands") for request in party.env.http_requests)


class TestTree:
    @pytest.mark.first_start
    async def test_the_tree_is_given_to_discord_only_when_it_changed(self, party: Party, database: Path) -> None:
        assert syncs(party) == 1
        await party.restart(database)
        assert syncs(party) == 1
        await Trees(party.bot.store).taken(party.bot.application_id or 0, "of an older program", "{}")
        await party.restart(database)
        assert syncs(party) == 2

    async def test_the_ids_of_commands_are_known_after_a_restart_too(self, party: Party, database: Path) -> None:
        ids = dict(party.bot.words.command_ids)
        assert {"game", "draw", "claim", "hand"} <= ids.keys()
        party.bot.words.command_ids = {}
        await party.restart(database)
        assert party.bot.words.command_ids == ids

    @pytest.mark.logs_errors
    @pytest.mark.parametrize("status", [400, 403, 503])
    async def test_the_bot_starts_without_what_discord_refuses_and_gives_it_again(
        self, party: Party, database: Path, status: int, caplog: pytest.LogCaptureFixture
    ) -> None:
        ids, application = dict(party.bot.words.command_ids), party.bot.application_id or 0
        await Trees(party.bot.store).taken(application, "of an older program", json.dumps(ids))
        party.env.inject_error("PUT", "/applications/*/commands", status=status, message="Too long")
        await party.restart(database)
        (lines,) = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
        assert "Too long" in lines and "Those that it has go on working" in lines
        assert party.bot.words.command_ids == ids
        assert "Too long" in (tree_refused(Place(database)) or "")
        assert (await party.ann.slash(party.channel, "game new", map="usa", seats=2)).response is not None
        await party.env.advance_time(FIRST_WAIT + 1)
        assert tree_refused(Place(database)) is None
        before = syncs(party)
        await party.restart(database)
        assert syncs(party) == before

    async def test_every_command_of_one_kind_of_table_says_so(self, party: Party) -> None:
        """Else it would fail with an apology on a table of the other kind."""
        for_all = {
            "Lobby",
            "Learn",
            "Seats",
            "Clocks",
            "Nudge",
            "Modals",
            "Show",
            "Settings",
            "Help",
            "My",
            "Log",
            "Rules",
            "Undo",
            "Trouble",
            "Notepad",
            "Referee",
            "Cups",
            "Daily",
            "League",
            "Verify",
            "GameFiles",
            "Replays",
            "Maps",
            "Stats",
            "Rating",
            "Privacy",
        }
        assert not [name for name, cog in party.bot.cogs.items() if name not in for_all and not hasattr(cog, "plays")]

    async def test_no_privileged_intent_is_asked_for(self) -> None:
        intents = SlowTrain("unused").intents
        assert not (intents.members or intents.presences or intents.message_content)


class TestLanguages:
    @pytest.mark.parametrize(("locale", "lang"), [("ru", "ru"), ("uk", "uk"), ("en-GB", "en"), ("de", "en")])
    def test_a_locale_of_discord_has_a_language(self, locale: str, lang: str) -> None:
        assert language_of(discord.Locale(locale).value) == lang

    async def test_a_persons_setting_wins_over_their_client(self, party: Party) -> None:
        answer = await party.ann.slash(party.channel, "settings language", language="uk")
        assert said(answer) == party.bot.words.say("uk", "language-set")
        refused = await party.ann.slash(party.channel, "game join")
        assert said(refused) == party.bot.words.say("uk", "refused-no-game-here")
        await party.ann.slash(party.channel, "settings language", language="auto")
        refused = await party.ann.slash(party.channel, "game join")
        assert said(refused) == party.bot.words.say("en", "refused-no-game-here")

    async def test_a_servers_setting_holds_for_public_posts(self, party: Party) -> None:
        role = party.guild.create_role("Boss", permissions=discord.Permissions(manage_guild=True))
        boss = party.guild.add_member(party.env.create_user("boss"), roles=[role])
        await boss.slash(party.channel, "settings language", language="ru", server=True)
        await party.open()
        assert "США" in text_of(party.posts()[-1])

    async def test_only_who_manages_the_server_sets_its_language(self, party: Party) -> None:
        refused = await party.bob.slash(party.channel, "settings language", language="ru", server=True)
        assert "Manage Server" in said(refused)
        assert await party.bot.settings.get("server", party.guild.id, "language") is None


class TestFailures:
    @pytest.mark.logs_errors
    @pytest.mark.simcord(check_errors=False)
    async def test_an_unexpected_error_is_logged_and_apologised_for_once(
        self, party: Party, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        async def broken(*_: object) -> None:
            raise RuntimeError("the cable is cut")

        monkeypatch.setattr(party.bot.store, "game_at", broken)
        result = await party.ann.slash(party.channel, "game join")
        assert said(result) == party.bot.words.say("en", "apology")
        assert "the cable is cut" in caplog.text
        assert len(result.followups) + (result.response is not None) == 1


class TestStarting:
    def test_a_setting_that_makes_no_sense_is_named(self, tmp_path: Path) -> None:
        done = bot_py(tmp_path, "run", SANDBOX_PORT="many")
        assert (done.returncode, "SANDBOX_PORT" in done.stderr) == (1, True)
        assert "Traceback" not in done.stderr

    def test_a_newer_database_stops_the_program_and_stays_as_it_is(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path = tmp_path / "newer.sqlite3"
        with sqlite3.connect(path) as database:
            database.execute("PRAGMA user_version = 99")
        before = path.read_bytes()
        done = start_without_discord(path, monkeypatch)
        assert (done.returncode, "newer version" in done.stderr) == (1, True)
        assert "Traceback" not in done.stderr
        assert path.read_bytes() == before

    def test_a_database_that_cannot_be_opened_is_named(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        done = start_without_discord(tmp_path / "no" / "such" / "folder.sqlite3", monkeypatch)
        assert (done.returncode, "can't open the database" in done.stderr) == (1, True)

    def test_a_file_that_is_no_database_is_named(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        path = tmp_path / "letter.sqlite3"
        path.write_text("Dear all, this is a letter and no database." * 50)
        done = start_without_discord(path, monkeypatch)
        assert (done.returncode, "isn't a database" in done.stderr) == (1, True)

    def test_a_wrong_token_is_shown_in_one_sentence(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        done = start_without_discord(tmp_path / "new.sqlite3", monkeypatch, refuse_token=True)
        assert (done.returncode, "doesn't accept the token" in done.stderr) == (1, True)
        assert len(done.stderr.strip().splitlines()) == 1


def start_without_discord(path: Path, monkeypatch: pytest.MonkeyPatch, *, refuse_token: bool = False) -> Done:
    """The real client, with only the door to the network shut: what Discord answers to a token is said here."""

    async def static_login(self: HTTPClient, token: str) -> dict[str, object]:
        if refuse_token:
            raise discord.LoginFailure("Improper token has been passed.")
        return {"id": "1", "username": "bot", "discriminator": "0", "avatar": None}

    async def application(self: HTTPClient) -> dict[str, object]:
        owner = {"id": "1", "username": "x", "discriminator": "0", "avatar": None}
        about = {"id": "1", "flags": 0, "name": "bot", "description": "", "icon": None, "verify_key": "0"}
        return {**about, "bot_public": True, "bot_require_code_grant": False, "owner": owner}

    monkeypatch.setattr(HTTPClient, "static_login", static_login)
    monkeypatch.setattr(HTTPClient, "application_info", application)
    folder = path.parent if path.parent.exists() else ROOT
    return bot_py(folder, "run", DISCORD_TOKEN="abc", DATABASE=str(path), LOG_LEVEL="ERROR")


def test_a_bot_can_be_made_twice(tmp_path: Path) -> None:
    assert new_bot(tmp_path / "a").words is new_bot(tmp_path / "b").words


def test_nothing_holds_on_to_a_bot_that_was_closed(tmp_path: Path) -> None:
    async def a_life() -> weakref.ref[SlowTrain]:
        async with simcord.run(new_bot(tmp_path / "games.sqlite3")) as env:
            party = Party(env)
            await party.begin_turns(seats=2)
            season = await party.ann.slash(party.channel, "league table")
            assert season.response is not None
            party.bot.feature(Seasons).wake(1)
            await party.bot.close()
            return weakref.ref(party.bot)

    bot = asyncio.run(a_life())
    for _ in range(50):  # a thread of the database may still be on its way out
        gc.collect()
        if bot() is None:
            return
        time.sleep(0.1)
    raise AssertionError(gc.get_referrers(bot()))
