"""The seed of a game: hashed at its start, published at its end, checked by `/game verify`, and nowhere before."""

from __future__ import annotations

import json
import logging
import re
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

import pytest
from simcord import InteractionResult, MemberActor

from cogs.run.bot import SlowTrain
from cogs.tables.table import Table
from cogs.text.catalogue import LANGS
from data.store.deals import Deal, Deals
from engine.core.rng import seal_of
from engine.parts.market import MarketSlice
from tests.cogs.hands import brisk, panel_of
from tests.cogs.party import Party, new_bot, said, text_of
from tests.rows import crossed

PAGE = Path(__file__).parents[2] / "docs" / "fairness.md"
SEED = re.compile(r"\b[0-9a-f]{64}\b")


async def deal_of(party: Party, table: Table) -> Deal:
    deal = await Deals(party.bot.store).of_game(table.id)
    assert deal is not None
    return deal


async def to_the_end(party: Party, seed: int = 3) -> Table:
    """Brisk play of everybody until the game is over, which is shown then."""
    table, rng = await party.table(), Random(seed)

    async def play() -> None:
        now = table
        while now.game is not None and not now.game.over:
            action = brisk(now.game, now.game.waiting[0], rng)
            now = await party.bot.tables.play_for(now.id, action.seat, lambda *_: action)  # noqa: B023

    async with party.unseen():
        await party.in_bot(play)
    return await party.table()


async def verify(party: Party, by: MemberActor | None = None, **options: Any) -> InteractionResult:
    return await (by or party.eve).slash(party.channel, "game verify", **options)


async def file_of(party: Party, result: InteractionResult) -> str:
    """What is in the file that was attached."""
    (attachment,) = panel_of(result).message.attachments
    kept: list[bytes] = []

    async def read() -> None:
        kept.append(await attachment.read())

    await party.in_bot(read)
    return kept[0].decode()


def change(database: Path, sql: str, *args: object) -> None:
    """As only the operator could, or a mistake of the program."""
    with sqlite3.connect(database) as kept:
        assert kept.execute(sql, args).rowcount
    kept.close()


class TestTheSeed:
    async def test_is_stored_with_the_first_step_and_not_before(self, party: Party) -> None:
        await party.open(seats=2)
        table = await party.table()
        assert await Deals(party.bot.store).of_game(table.id) is None
        await party.bob.slash(party.channel, "game join")
        deal = await deal_of(party, table)
        assert SEED.fullmatch(deal.seed) and (deal.shared, deal.opened_at) == (False, None)

    async def test_is_drawn_by_the_system_where_nobody_asks_for_another_rng(self, database: Path) -> None:
        assert isinstance(SlowTrain(database).rng, SystemRandom)

    async def test_is_another_one_for_each_game_and_decides_its_deal(self, party: Party) -> None:
        seen: set[object] = set()
        for _ in range(3):
            table = await party.begin(seats=2)
            assert table.game is not None
            seen.add((await deal_of(party, table)).seed)
            seen.add(table.game.slice(MarketSlice).deck)
            await party.in_bot(lambda: party.bot.tables.cancel(table.id, table.host_id))  # noqa: B023
        assert len(seen) == 6

    async def test_is_opened_in_the_commit_of_the_end(self, party: Party) -> None:
        table = await party.begin(seats=2)
        assert (await deal_of(party, table)).opened_at is None
        await to_the_end(party)
        assert (await deal_of(party, table)).opened_at is not None

    async def test_goes_with_a_game_that_is_deleted(self, party: Party, database: Path) -> None:
        table = await party.begin(seats=2)
        deal = await deal_of(party, table)
        with sqlite3.connect(database) as kept:
            kept.execute("PRAGMA foreign_keys = ON")
            kept.execute("DELETE FROM games")
        kept.close()
        assert await Deals(party.bot.store).get(deal.id) is None

    def test_hides_in_every_repr(self) -> None:
        deal = Deal(1, "5eed" * 16)
        for thing in (deal, [deal], deal.rng, {"deal": deal}):
            assert "5eed" not in repr(thing) and "5eed" not in str(thing)


class TestTheSeal:
    @pytest.mark.parametrize("lang", crossed(LANGS, few=1))
    async def test_stands_in_the_first_post_alone_as_long_as_it_is_there(self, party: Party, lang: str) -> None:
        await party.in_bot(lambda: party.bot.settings.set("server", party.guild.id, "language", lang))
        table = await party.begin(seats=3)
        seal = (await deal_of(party, table)).seal
        (line,) = [line for line in text_of(party.posts()[1]).splitlines() if seal in line]
        assert line.startswith("-# ") and len(line) < 2 * len(seal)
        for turns in (0, 1, 2, 6):  # choices change the first post, turns make new ones, and strip the old one
            await party.play_on(turns, Random(turns))
            holding = [post for post in party.posts() if seal in text_of(post)]
            assert [post.id for post in holding] == [party.posts()[1].id]  # after the lobby's message
        assert len(party.posts()) > 3

    async def test_stands_in_a_first_post_without_pictures_of_a_table_of_strings(self, party: Party) -> None:
        await party.in_bot(lambda: party.bot.settings.set("server", party.guild.id, "pictures", "off"))
        table = await party.begin(seats=2, map="string_railway")
        assert (await deal_of(party, table)).seal in text_of(party.posts()[1])

    async def test_stays_in_the_only_post_of_a_game_that_is_cancelled(self, party: Party) -> None:
        table = await party.begin(seats=2)
        await party.in_bot(lambda: party.bot.tables.cancel(table.id, table.host_id))
        assert (await deal_of(party, table)).seal in text_of(party.posts()[1])

    async def test_is_the_hash_of_what_the_last_post_tells(self, party: Party) -> None:
        table = await party.begin(seats=2)
        (seal,) = SEED.findall(text_of(party.posts()[1]))
        await to_the_end(party)
        assert not SEED.findall(text_of(party.posts()[-1]))
        (seed,) = SEED.findall((await party.read_the_end())[-1])
        assert seal_of(seed) == seal and seed == (await deal_of(party, table)).seed
        assert not [post for post in party.posts()[:-1] if seed in text_of(post)]
        assert f"number {table.id}" in text_of(party.posts()[-1])


class TestSecrecy:
    @pytest.mark.parametrize("map", crossed(["usa", "europe", "string_railway"], few=1))
    async def test_no_byte_sent_and_no_line_logged_holds_the_seed_before_the_end(
        self, party: Party, map: str, caplog: pytest.LogCaptureFixture
    ) -> None:
        caplog.set_level(logging.DEBUG)
        table = await party.begin(seats=2, map=map)
        seed = (await deal_of(party, table)).seed
        await party.play_on(40 if map != "string_railway" else 12, Random(2))
        for command in ("hand", "board", "game log", "game verify"):
            await party.ann.slash(party.channel, command)
        sent = [json.dumps(entry.json) for entry in party.env.http_requests if entry.json is not None]
        assert len(sent) > 10 and not [text for text in sent if seed in text]
        lines = [record.getMessage() + str(record.exc_info or "") for record in caplog.records]
        assert len(lines) > 50 and not [line for line in lines if seed in line or str(int(seed, 16)) in line]
        kept = await party.bot.store.rows("SELECT action, events FROM steps UNION ALL SELECT state, '' FROM snapshots")
        assert not [row for row in kept if seed in str(row)]

    @pytest.mark.logs_errors
    @pytest.mark.simcord(check_errors=False)
    async def test_an_error_tells_no_seed(self, party: Party, caplog: pytest.LogCaptureFixture) -> None:
        """What goes wrong inside of the dealing is logged with its trace, and without what was dealt."""
        await party.open(seats=2)
        table = await party.table()
        caplog.set_level(logging.DEBUG)
        await party.bot.store.run(
            "CREATE TRIGGER broken BEFORE INSERT ON game_deals BEGIN SELECT RAISE(ABORT, 'broken'); END"
        )
        result = await party.bob.slash(party.channel, "game join")
        assert "went wrong" in said(result)
        assert (await party.bot.tables.frame(table.id)).step == 0
        assert "broken" in caplog.text and not SEED.search(caplog.text)


class TestVerify:
    async def test_is_refused_before_the_end_with_the_hash(self, party: Party) -> None:
        table = await party.begin_turns(seats=2)
        deal = await deal_of(party, table)
        answer = said(await verify(party))
        assert "isn't over" in answer and deal.seal in answer and deal.seed not in answer

    async def test_says_that_all_agrees_and_gives_what_one_needs_to_check_it_alone(
        self, party: Party, tmp_path: Path
    ) -> None:
        table = await party.begin(seats=3, map="europe")
        table = await to_the_end(party)
        deal = await deal_of(party, table)
        result = await verify(party)
        answer = said(result)
        assert f"Game {table.id} · Europe" in answer and f"all {table.step} steps match" in answer
        assert deal.seed in answer and deal.seal in answer
        assert "shows the hash of this seed" in answer and party.posts()[1].jump_url in answer
        assert "❌" not in answer
        text = await file_of(party, result)
        assert check_alone(tmp_path, text).returncode == 0
        lines = [json.loads(line) for line in text.splitlines()]
        assert lines[0] | {"map": "europe", "seats": 3, "seed": deal.seed, "hash": deal.seal} == lines[0]
        assert sum("facts" in line for line in lines) == table.step
        assert len(text) < 300_000

    @pytest.mark.long
    async def test_the_file_of_a_lie_fails_the_check_of_the_page(self, party: Party, tmp_path: Path) -> None:
        await party.begin(seats=2)
        await to_the_end(party)
        text = await file_of(party, await verify(party))
        good = check_alone(tmp_path, text)
        assert good.returncode == 0 and "cards#0" in good.stdout
        lines = text.splitlines()
        deck = next(at for at, line in enumerate(lines) if '"stream":"cards"' in line)
        facts = next(at for at, line in enumerate(lines) if "deck_made" in line)
        for at in (0, deck, facts):
            lied = list(lines)
            lied[at] = swapped(lines[at]) if at else lines[0].replace('"seed":"', '"seed":"0', 1)
            assert check_alone(tmp_path, "\n".join(lied)).returncode != 0

    async def test_takes_the_seed_that_the_database_has_now(self, party: Party, database: Path) -> None:
        await party.begin(seats=2)
        await to_the_end(party)
        assert "steps match" in said(await verify(party))
        with sqlite3.connect(database) as other:
            other.execute("UPDATE deals SET seed = ?", ("0" * 64,))
        answer = said(await verify(party))
        assert "steps match" not in answer and "0" * 64 in answer

    async def test_works_by_number_from_another_channel_and_after_a_restart(self, party: Party, database: Path) -> None:
        table = await party.begin(seats=2)
        await to_the_end(party)
        await party.restart(database)
        elsewhere = party.guild.create_text_channel("elsewhere")
        answer = said(await party.eve.slash(elsewhere, "game verify", game=table.id))
        assert f"Game {table.id}" in answer and "❌" not in answer
        assert "no game in this channel" in said(await party.eve.slash(elsewhere, "game verify"))

    async def test_knows_no_games_of_other_servers_nor_any_that_never_began(self, party: Party) -> None:
        table = await party.begin(seats=2)
        await to_the_end(party)
        other = party.env.create_guild(name="Elsewhere")
        person = other.add_member(party.eve.user)
        place = other.create_text_channel("other")
        assert "no started game" in said(await person.slash(place, "game verify", game=table.id))
        assert "no started game" in said(await verify(party, game=table.id + 1))
        await party.ann.slash(party.channel, "game new", map="usa")
        assert f"### Game {table.id} " in said(await verify(party))

    async def test_finds_the_first_step_that_was_changed(self, party: Party, database: Path) -> None:
        table = await party.begin(seats=2)
        table = await to_the_end(party)
        rows = await party.bot.store.steps(table.id)
        step, events = next((row.step, row.events) for row in rows[5:] if '"event":"card_drawn"' in row.events)
        card = "red" if '"card":"red"' not in events else "blue"
        lie = re.sub(r'"card":"\w+"', f'"card":"{card}"', events, count=1)
        change(database, "UPDATE steps SET events = ? WHERE game_id = ? AND step = ?", lie, table.id, step)
        answer = said(await verify(party))
        assert f"Step {step} doesn't match" in answer and f"{step - 1} steps before it do" in answer

    async def test_finds_out_a_seed_that_was_exchanged(self, party: Party) -> None:
        await party.begin(seats=2)
        await to_the_end(party)
        await party.bot.store.run("UPDATE deals SET seed = ?", "0" * 64)
        answer = said(await verify(party))
        assert "deal doesn't match" in answer and "doesn't show the hash of this seed" in answer

    async def test_says_where_the_first_post_cannot_be_read_any_more(self, party: Party) -> None:
        await party.begin(seats=2)
        first = party.posts()[1]
        await to_the_end(party)
        await party.in_bot(first.delete)
        answer = said(await verify(party))
        assert "can't read the first post" in answer and "❌" not in answer

    async def test_of_a_cancelled_game_tells_no_choices(self, party: Party, tmp_path: Path) -> None:
        table = await party.begin_turns(seats=2)
        await party.in_bot(lambda: party.bot.tables.cancel(table.id, table.host_id))
        result = await verify(party)
        assert f"all {table.step} steps match" in said(result)
        text = await file_of(party, result)
        assert "facts" not in text and "wish" not in text and "keep" not in text
        assert check_alone(tmp_path, text).returncode == 0

    @pytest.mark.long
    async def test_of_a_game_whose_first_player_was_named(self, party: Party) -> None:
        await party.begin_turns(seats=3)  # ann is named
        await to_the_end(party)
        assert "❌" not in said(await verify(party))

    @pytest.mark.parametrize("lang", crossed(["ru", "uk"], few=1))
    async def test_answers_in_the_language_of_whoever_asks(self, party: Party, lang: str) -> None:
        await party.begin(seats=2)
        await party.in_bot(lambda: party.bot.settings.set("person", party.eve.id, "language", lang))
        for answer in (said(await verify(party)), said(await verify(party, game=99))):
            assert re.search("[А-яі]{4}", answer)
        await to_the_end(party)
        answer = said(await verify(party))
        assert "✅" in answer and re.search("[А-яі]{4}", answer) and len(answer) < 3000


class TestGamesThatBeganBefore:
    async def test_go_on_without_a_deal_to_their_end(self, party: Party, database: Path) -> None:
        table = await party.begin(seats=2)
        change(database, "DELETE FROM game_deals")
        await party.restart(database)
        assert "started before" in said(await verify(party))
        table = await to_the_end(party)
        assert table.status == "finished"
        assert not SEED.findall(text_of(party.posts()[-1]))
        assert "started before" in said(await verify(party))


def swapped(line: str) -> str:
    """The line with two unlike neighbours of its first long list exchanged."""
    value = json.loads(line)
    order = value["gives"] if "gives" in value else next(f["order"] for f in value["facts"] if "order" in f)
    at = next(at for at in range(len(order) - 1) if order[at] != order[at + 1])
    order[at], order[at + 1] = order[at + 1], order[at]
    return json.dumps(value)


def check_alone(folder: Path, text: str) -> subprocess.CompletedProcess[str]:
    """Runs the program of the page about fairness with nothing but a file of `/game verify`."""
    (program,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    (folder / "check.py").write_text(program, encoding="utf-8")
    (folder / "game.txt").write_text(text, encoding="utf-8")
    command = [sys.executable, "-I", "check.py", "game.txt"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_the_same_seed_of_the_bot_gives_the_same_deals(database: Path) -> None:
    assert new_bot(database, seed=5).rng.getrandbits(256) == new_bot(database, seed=5).rng.getrandbits(256)
