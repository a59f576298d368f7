"""Maps of an operator's own: they are offered and played, and nothing that happens to a file breaks a game."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from unittest.mock import patch

import pytest
import pytest_asyncio

from cogs.run.bot import SlowTrain
from data.maps.library import load, load_with
from data.store.ratings import Ratings
from data.store.results import Results
from engine.parts.routes import Routes
from tests.cogs.party import Party, said, text_of
from tests.cogs.program import Done, bot_py
from tests.own_map import BAD, KEY, laid_out, write_map
from tests.rows import crossed

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def maps(tmp_path: Path) -> Path:
    """A folder with one good map and a bad one."""
    folder = tmp_path / "maps"
    write_map(folder, laid_out())
    write_bad(folder, 0)
    return folder


def write_bad(folder: Path, number: int) -> None:
    raw = laid_out()
    list(BAD.values())[number][0](raw)
    write_map(folder, raw, f"bad-{number:02}")


@pytest_asyncio.fixture
async def simcord_bot(database: Path, maps: Path) -> AsyncIterator[SlowTrain]:
    bot = SlowTrain(database, Random(1), shard_count=1, library=load_with(maps))
    yield bot
    await bot.close()


async def restart(party: Party, database: Path, maps: Path | None) -> None:
    """The bot stops and starts again with whatever lies in the folder now."""
    old = party.bot
    await party.env.restart_bot(SlowTrain(database, Random(2), shard_count=1, library=load_with(maps)))
    await old.store.close()


def forget_copies(database: Path) -> None:
    """As if a newer bot no longer understood what its games have kept."""
    with sqlite3.connect(database) as kept:
        kept.execute("UPDATE maps SET file = '{}'")


class TestPlaying:
    async def test_the_map_is_offered_beside_the_bots_own(self, party: Party) -> None:
        offered = await party.ann.autocomplete(party.channel, "game new", "map", "")
        assert [choice["value"] for choice in offered] == [*load().games, KEY]
        assert offered[-1]["name"] == "Seven Isles"
        found = await party.ann.autocomplete(party.channel, "game new", "map", "сім")
        assert [choice["value"] for choice in found] == [KEY]

    @pytest.mark.long
    async def test_a_whole_game_of_it(self, party: Party) -> None:
        table = await party.begin(seats=2, map=KEY)
        assert table.game is not None
        assert len(table.game.rules.part(Routes).cities) == 7
        assert party.posts()[-1].attachments, "there is no picture"
        table = await party.play_on(400, Random(5))
        assert table.status == "finished"
        assert any(post.attachments for post in party.posts()[-3:])
        assert {row.map for row in await Results(party.bot.store).of_game(table.id)} == {KEY}
        assert KEY in await Ratings(party.bot.store).of_person(party.guild.id, party.ann.id)

    async def test_a_turn_by_the_buttons_and_the_names_in_a_language_that_the_map_lacks(self, party: Party) -> None:
        await party.ann.slash(party.channel, "settings language", language="ru")
        await party.begin_turns(seats=2, map=KEY)
        drawn = await party.ann.click(party.posts()[-1], label="Draw card")
        assert drawn.acknowledged
        hand = await party.ann.slash(party.channel, "hand")
        assert "Seven Isles" in said(hand)
        assert any(city in said(hand) for city in ("Port", "Мельница", "Tower", "Wood", "Cape", "Fort", "Lake"))

    async def test_the_games_of_the_project_play_on_beside_it(self, party: Party) -> None:
        table = await party.begin_turns(seats=2, map="usa")
        await party.act(0, 0)
        assert (await party.table()).step == table.step + 1


class TestAFileThatChanges:
    @pytest.mark.long
    async def test_a_running_game_goes_on_with_its_own_copy(self, party: Party, database: Path, maps: Path) -> None:
        table = await party.begin_turns(seats=2, map=KEY)
        raw = laid_out()
        raw["routes"].pop(0)
        raw["layout"]["routes"].pop("port-mill-1")
        write_map(maps, raw)
        await restart(party, database, maps)
        assert len(party.bot.library.rules(KEY).part(Routes).routes) == 9
        now = await party.table()
        assert now.game is not None
        assert table.game is not None
        assert now.game.rules.part(Routes).routes.keys() == table.game.rules.part(Routes).routes.keys()
        assert now.game.slices == table.game.slices
        assert (await party.play_on(400, Random(5))).status == "finished"

    async def test_a_new_game_takes_the_new_file(self, party: Party, database: Path, maps: Path) -> None:
        raw = laid_out()
        raw["names"]["en"] = "Eight Isles"
        write_map(maps, raw)
        await restart(party, database, maps)
        await party.open(seats=2, map=KEY)
        assert "Eight Isles" in text_of(party.posts()[-1])

    @pytest.mark.parametrize("what", crossed(["vanished", "bad", "no folder"], few=1))
    async def test_a_running_game_and_a_lobby_go_on_without_it(
        self, party: Party, database: Path, maps: Path, what: str
    ) -> None:
        await party.begin_turns(seats=2, map=KEY)
        other = party.guild.create_text_channel("other")
        await party.cleo.slash(other, "game new", map=KEY, seats=2)
        path = maps / f"{KEY}.json"
        if what == "vanished":
            path.unlink()
        elif what == "bad":
            path.write_text("{")
        await restart(party, database, None if what == "no folder" else maps)
        assert KEY not in party.bot.library.games
        table = await party.table()
        assert (await party.act(0, 0)).step == table.step + 1
        await party.dan.slash(other, "game join")
        begun = await party.bot.tables.at(other.id)
        assert begun is not None
        assert begun.game is not None

    @pytest.mark.long
    async def test_there_is_no_rematch_on_a_map_that_is_gone(self, party: Party, database: Path, maps: Path) -> None:
        table = await party.begin(seats=2, map=KEY)
        await party.in_bot(lambda: party.bot.tables.cancel(table.id, party.ann.user.id))
        await restart(party, database, None)
        refused = await party.ann.slash(party.channel, "game rematch")
        assert "is no longer available" in said(refused)


class TestACopyOfNoUse:
    """The file is gone, and the game's copy cannot be read: it waits, and says so, and all else goes on."""

    async def test_its_game_answers_in_a_sentence_and_stays_as_it_is(self, party: Party, database: Path) -> None:
        table = await party.begin_turns(seats=2, map=KEY)
        board = party.posts()[-1]
        stored = await party.bot.store.load(table.id)
        forget_copies(database)
        await restart(party, database, None)
        for refused in (
            said(await party.ann.slash(party.channel, "draw", card="deck")),
            said(await party.ann.click(board, label="Draw card")),
            said(await party.ann.slash(party.channel, "board")),
            said(await party.bob.slash(party.channel, "game join")),
            said(await party.bob.slash(party.channel, "game new", map="usa")),
        ):
            assert "The map “isles” is missing" in refused, refused
        assert await party.bot.store.load(table.id) == stored

    async def test_help_and_other_games_are_there(self, party: Party, database: Path) -> None:
        await party.begin_turns(seats=2, map=KEY)
        forget_copies(database)
        await restart(party, database, None)
        assert said(await party.ann.slash(party.channel, "help"))
        other = party.guild.create_text_channel("other")
        for person, command in ((party.ann, "game new"), (party.bob, "game join")):
            options = {"map": "usa", "seats": 2} if command == "game new" else {}
            await person.slash(other, command, **options)
        assert [table.key for table in await party.bot.tables.of_user(party.ann.user.id)] == ["usa"]
        assert len(party.posts(other)) > 1

    async def test_its_outbox_is_no_trouble_for_the_others(
        self, party: Party, database: Path, caplog: pytest.LogCaptureFixture
    ) -> None:
        table = await party.begin_turns(seats=2, map=KEY)
        with sqlite3.connect(database) as kept:
            kept.execute("UPDATE outbox SET state = 'due'")
        forget_copies(database)
        await restart(party, database, None)
        await party.in_bot(party.bot.announcer.wake_all)
        assert f"game {table.id} waits" in caplog.text
        assert len([record for record in caplog.records if "waits" in record.getMessage()]) < 5

    async def test_its_host_can_end_it(self, party: Party, database: Path) -> None:
        table = await party.begin_turns(seats=2, map=KEY)
        forget_copies(database)
        await restart(party, database, None)
        asked = await party.ann.slash(party.channel, "game cancel")
        assert asked.response is not None
        await party.ann.click(asked.response, label="End game")
        assert (await party.bot.tables.frame(table.id)).status == "cancelled"
        await party.open(seats=2, map="usa")
        assert (await party.table()).key == "usa"


class TestStarting:
    """The program itself, with the settings that an operator gives."""

    def start(self, folder: Path, maps: str) -> Done:
        """Looks at its maps, then does not begin to listen, and ends."""
        with patch("cogs.run.start.until_stopped", lambda work: work), patch("asyncio.run", lambda work: work.close()):
            return bot_py(folder, "run", MAPS_DIR=maps)

    def test_every_bad_map_is_named_with_what_is_wrong_and_the_start_goes_on(self, tmp_path: Path, maps: Path) -> None:
        for number in range(1, len(BAD)):
            write_bad(maps, number)
        done = self.start(tmp_path, str(maps))
        assert (done.returncode, "Traceback" in done.stderr) == (0, False)
        for number, (_, words) in enumerate(BAD.values()):
            assert f"I skipped the map bad-{number:02}.json" in done.stderr
            assert words in done.stderr

    def test_a_folder_that_is_not_there_is_named(self, tmp_path: Path) -> None:
        done = self.start(tmp_path, str(tmp_path / "none"))
        assert (done.returncode, "MAPS_DIR" in done.stderr) == (1, True)

    def test_no_folder_is_needed(self, tmp_path: Path) -> None:
        assert self.start(tmp_path, "").returncode == 0
