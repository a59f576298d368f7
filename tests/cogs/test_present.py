"""What people have goes on: a database that an earlier version left, and the buttons of the messages it had posted."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
import simcord
from discord.ext import commands
from simcord import InteractionResult, MemberActor
from simcord.backend.models import Message
from simcord.results import to_discord_message

from cogs.core.components import ALIASES, PATTERN, on
from cogs.tables import announcer
from cogs.tables.table import Table
from cogs.text.catalogue import catalogue
from data.store.backup import known_version
from engine.core.action import Action, Seat
from tests.cogs.hands import walk
from tests.cogs.party import Party, said
from tests.cogs.undrawn import undrawn
from tests.data.databases.present import DAY, POSTS, SQL, bot_of
from tests.data.databases.town import Town, nothing_due, nothing_shown, restore_posts

IDS = json.loads((Path(__file__).parent / "custom_ids.json").read_text(encoding="utf-8"))
"""An example of each shape of custom_id that was ever put on a message or window."""
STEPS = 12
"""So many actions are played on in each game."""
AWAY = 300
"""Seconds for which the bot was stopped: sleeps that are shorter than simcord settles would be slept in real time."""
KINDS = {"idle", "move", "vote", "remind", "rate", "servers", "season", "computer", "plan"}
"""All kinds of jobs that are due in it."""


def kept() -> Any:
    return json.loads(POSTS.read_text(encoding="utf-8"))


@asynccontextmanager
async def reopened(folder: Path, *, awake: bool = True) -> AsyncIterator[Town]:
    """The server as it was when the bot was stopped, and the bot of today; nothing falls due while it is not awake."""
    path, posts = folder / "games.sqlite3", kept()
    with closing(sqlite3.connect(path)) as db:
        db.executescript(SQL.read_text(encoding="utf-8"))
    first = commands.Bot(commands.when_mentioned, intents=discord.Intents(guilds=True), help_command=None)
    with undrawn():
        async with simcord.run(first, settle_timeout=60) as env:
            while env.backend.snowflake() < posts["guild"] - 1:  # it had commands, which have ids, too
                pass
            town = Town(Party(env))
            await env.advance_time(posts["at"] + AWAY)
            restore_posts(town, posts)
            second = bot_of(path)
            await env.restart_bot(second)
            await first.close()
            try:
                if awake:
                    yield town
                else:
                    with nothing_due(town.party):
                        yield town
            finally:
                await second.close()


async def games(town: Town) -> list[Table]:
    rows = await town.party.bot.store.rows("SELECT id FROM games WHERE status = 'playing' ORDER BY id")
    return [await town.party.bot.tables.get(int(str(row[0]))) for row in rows]


async def test_every_game_is_loaded_and_played_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(announcer, "PATIENCE", 0.0)
    rng = Random(1)

    def choose(table: Table, seat: Seat) -> Action:
        assert table.game is not None
        return rng.choice(table.game.legal(seat))

    async with reopened(tmp_path) as town:
        bot = town.party.bot
        assert await bot.store.rows("PRAGMA user_version") == [(known_version(),)]
        tables = await games(town)
        assert {table.key for table in tables} == {"usa", "europe", "world", "london", "string_railway"}
        with nothing_shown(town.party), nothing_due(town.party):
            for table in tables:
                if table.paused_at is None:
                    await town.party.in_bot(partial(some_steps, town, table.id, choose))
        await town.party.in_bot(bot.announcer.wake_all)
        assert not await bot.store.rows("SELECT 1 FROM outbox WHERE state = 'due'")
        assert await bot.store.rows("PRAGMA foreign_key_check") == []


async def some_steps(town: Town, game_id: int, choose: Any) -> None:
    tables = town.party.bot.tables
    table = first = await tables.get(game_id)
    while table.game is not None and table.status == "playing" and table.step < first.step + STEPS:
        table = await tables.play_for(game_id, table.game.waiting[0], choose)
    assert table.step == first.step + STEPS or table.status == "finished"


async def test_what_is_due_is_done_whatever_kind_it_is_of(tmp_path: Path) -> None:
    with closing(sqlite3.connect(":memory:")) as db:
        db.executescript(SQL.read_text(encoding="utf-8"))
        assert {row[0] for row in db.execute("SELECT kind FROM due_times")} == KINDS
        rated = sorted(db.execute("SELECT * FROM ratings"))
    async with reopened(tmp_path) as town:
        store = town.party.bot.store
        await town.party.env.advance_time(3600)
        assert sorted(await store.rows("SELECT * FROM ratings")) != rated
        assert not await store.rows("SELECT 1 FROM due_times WHERE kind IN ('rate', 'plan', 'computer')")
        assert not await store.rows("SELECT 1 FROM plans WHERE game_id = 17")
        await town.party.env.advance_time(2 * DAY)
        assert not await store.rows("SELECT 1 FROM votes WHERE about >= 0 AND game_id = 1 AND opened_at < 1767398400")
        await town.party.env.advance_time(2 * DAY)
        assert await store.rows("SELECT 1 FROM notes WHERE kind = 'timeout' AND game_id <> 1")
        late = "SELECT kind, game_id, at FROM due_times WHERE at < ?"
        assert not await store.rows(late, int(town.party.env.now().timestamp()))


def pressable(message: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    for part in walk(message.get("components", [])):
        if "custom_id" in part and not part.get("disabled"):
            yield part


def presser(town: Town, message: Message) -> MemberActor:
    """Who sees a message: a private one its reader, a public one everybody, and of these ann, who sits everywhere."""
    backend, people = town.party.env.backend, {one.id: one for one in town.party.people}
    channel = backend.get_channel(message.channel_id)
    if channel.guild_id is None:
        return people[channel.recipient_ids[0]]
    if message.interaction_metadata is not None:
        return people[int(message.interaction_metadata["user"]["id"])]
    return town.party.ann


async def press(town: Town, message: Message, part: Mapping[str, Any]) -> Any:
    person: Any = presser(town, message)
    shown = to_discord_message(town.party.env, message)
    if town.party.env.backend.get_channel(message.channel_id).guild_id is None:
        person = person.user  # a private message is outside of every server
    if part["type"] == 3:
        selected: InteractionResult = await person.select(
            shown, [part["options"][0]["value"]], custom_id=part["custom_id"]
        )
        return selected
    clicked: InteractionResult = await person.click(shown, custom_id=part["custom_id"])
    return clicked


async def test_every_button_that_was_left_in_a_channel_is_answered(tmp_path: Path) -> None:
    sorry = {catalogue().say(lang, "apology") for lang in ("en", "ru", "uk")}
    answered = 0
    async with reopened(tmp_path, awake=False) as town:
        with nothing_shown(town.party):
            pressed = set()
            for kind in kept()["messages"]:
                message = town.party.env.backend.messages[kind["channel_id"]].get(kind["id"])
                for part in pressable(kind):
                    game, verb = part["custom_id"].split(":")[1:4:2]
                    if (game, verb) in pressed or message is None:
                        continue
                    pressed.add((game, verb))
                    if not any(
                        part["custom_id"] == one["custom_id"] for one in pressable({"components": message.components})
                    ):
                        continue  # another press has taken it off
                    result = await press(town, message, part)
                    assert result.acknowledged, part["custom_id"]
                    assert said(result) not in sorry, part["custom_id"]
                    answered += 1
    assert answered > 120


@pytest.mark.parametrize("custom_id", IDS)
def test_an_id_of_an_earlier_version_has_its_handler(custom_id: str) -> None:
    match = re.fullmatch(PATTERN, custom_id)
    assert match is not None and ALIASES.get(match["verb"], match["verb"]) in on, custom_id


def test_nothing_is_on_the_kept_messages_that_is_not_in_that_list() -> None:
    listed = {id_.split(":")[3] for id_ in IDS}
    shown = {part["custom_id"].split(":")[3] for message in kept()["messages"] for part in pressable(message)}
    assert shown <= listed
