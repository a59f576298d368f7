"""A database full of running games and seasons, as the bot itself left it, and the messages that it had posted.

present.sql and present.json were made once, by the version before the code was divided into packages, and are what
people have: `python -m tests.data.databases.present FOLDER` writes two such files anew into another folder, to
look at. They are never written over. The people, the server and its channels are those of `Town`: simulated ids depend
on nothing but the order in which things are made.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import simcord
from simcord import InteractionResult, MemberActor

from cogs.core.config import Settings
from cogs.run.bot import SlowTrain
from cogs.tables.table import Table
from data.store.servers import Servers
from engine.core.action import Action
from engine.parts.market import DrawCard
from engine.parts.ports import BuildPort
from engine.parts.routes import ClaimRoute
from engine.parts.stations import BuildStation
from engine.parts.tunnels import PayTunnel
from tests.cogs import leagues
from tests.cogs.hands import BySlash, brisk, custom_ids, id_of, panel_of, walk
from tests.cogs.party import Party, said
from tests.cogs.positions import arrange, stacked
from tests.cogs.test_strings import Railway, has, press_in
from tests.cogs.undrawn import undrawn
from tests.cogs.world import HANDS, ROW, at_the_script
from tests.data.databases import FOLDER, dumped
from tests.data.databases.town import Town, nothing_due, nothing_shown, posts_of

SQL, POSTS = FOLDER / "present.sql", FOLDER / "present.json"
LEFT_SERVER = 900_000_000_000_000_001
"""A server that the bot is in no more."""
HOUR, DAY = 3600, 86400
EUROPE_HANDS = (
    ("red", "blue", "blue", "green", "green", "locomotive"),
    ("yellow", "yellow", "yellow", "green", "green", "orange"),
    ("purple", "purple", "orange", "orange"),
)
EUROPE_ROW = ("white", "white", "black", "black", "orange")
EUROPE_TOP = ("yellow", "blue", "red", "purple", "locomotive", "white", "white", "white", "blue")
PATIENT = {"settle_timeout": 120.0}
"""The bot's shortest sleep is longer: a sleep that is shorter would be slept in real time."""
GENEROUS = Settings(most_commands=1_000_000, most_pictures=1_000_000, most_pictures_of_server=1_000_000)


def bot_of(path: Path) -> SlowTrain:
    return SlowTrain(path, Random(19), shard_count=1, config=GENEROUS)


async def fill(town: Town) -> None:
    """Everything that the database is to hold. What the clocks need is played first, what must not be late last."""
    await people(town)
    await silent(town)
    await season(town)
    await cup(town)
    await finished(town)
    await languages(town)
    await usa(town)
    await europe(town)
    await world(town)
    await london(town)
    await strings(town)
    await lobby(town)
    await pauses(town)
    await offered(town)
    await planned(town)
    await solo(town)
    await left_behind(town)


async def people(town: Town) -> None:
    party = town.party
    channel = town.at("lobby")
    await party.ann.slash(channel, "my clock", quiet="22-8", zone="Europe/Kyiv")
    await party.bob.slash(channel, "my reminders", every="24", to="dm")
    await party.eve.slash(channel, "my vacation", start="2026-07-01", end="2026-07-09")
    await party.ann.slash(channel, "rating listed", where="everywhere")
    await town.host.slash(channel, "settings feed", channel=town.channels["feed"])


async def languages(town: Town) -> None:
    channel = town.at("lobby")
    await town.party.bob.slash(channel, "settings language", language="uk")
    await town.party.cleo.slash(channel, "settings language", language="ru")


async def silent(town: Town, days: float = 2) -> None:
    """A seat that never answers, and a vote about it that is open."""
    party = town.party
    town.at("silent")
    table = await party.begin_turns(3, clock="c1", late="ta")
    await party.env.advance_time(days * DAY)
    assert await party.bot.store.rows("SELECT 1 FROM votes WHERE game_id = ? AND about >= 0", table.id)


async def season(town: Town) -> None:
    """A league in the middle of its first round: a table has finished, the other runs."""
    party = town.party
    town.at("season")
    await leagues.started(party, town.host, maps="london", rounds=3, late="ta", clock="c3", reliability=20)
    first = next(one for one in await leagues.fixtures(party) if one.status == "running")
    assert first.game_id is not None
    with nothing_shown(party):
        await leagues.play_out(party, first.game_id, "easy")
    await party.in_bot(party.bot.announcer.wake_all)
    await party.env.advance_time(60)
    assert {one.status for one in await leagues.fixtures(party, 1)} == {"running", "finished"}
    answer = await town.host.slash(leagues.thread(party, await running(party)), "referee extend", days=2, why="a storm")
    assert "The season ends" in said(answer), said(answer)


async def running(party: Party) -> int:
    """The thread of the table that is not over."""
    return next(one.thread_id or 0 for one in await leagues.fixtures(party, 1) if one.status == "running")


async def cup(town: Town) -> None:
    """A cup that people may still join."""
    party = town.party
    town.at("cup")
    await leagues.joined(party, town.host, 3, name="Iron Cup", kind="cup", maps="london", seats=4, start="in 30 days")


async def finished(town: Town) -> None:
    party = town.party
    town.at("over")
    await party.begin(2, map="london", first=party.ann)
    with nothing_shown(party):
        await play_out(party)
    await party.in_bot(party.bot.announcer.wake_all)
    await party.env.advance_time(60)
    assert (await party.bot.tables.of_user(party.ann.id)) is not None


async def play_out(party: Party) -> Table:
    rng, table = Random(4), await party.table()
    while table.status == "playing":
        assert table.game is not None
        table = await party.act(table.game.waiting[0], brisk(table.game, table.game.waiting[0], rng))
    return table


async def usa(town: Town) -> None:
    """Two cards a turn, some routes, a note, and the first of two cards drawn."""
    party = town.party
    town.at("usa")
    await party.begin_turns(3, clock="b5", late="tm")
    table, rng = await party.play_on(30, Random(5)), Random(6)
    for _ in range(20):
        assert table.game is not None
        table = await party.act(table.game.waiting[0], brisk(table.game, table.game.waiting[0], rng))
    while "stop" in (verbs := shown_verbs(party)) or "draw" not in verbs:
        table = await draw_on(party)
    await draw_on(party)
    written = await party.ann.slash(party.channel, "note")
    await party.ann.submit_modal(written, {"note": "to the sea"})


async def draw_on(party: Party) -> Table:
    table = await party.table()
    assert table.game is not None
    seat = table.game.waiting[0]
    drawn = next((one for one in table.game.legal(seat) if isinstance(one, DrawCard)), table.game.legal(seat)[0])
    return await party.act(seat, drawn)


async def press(party: Party, person: MemberActor, verb: str) -> InteractionResult:
    """A press on the newest message that has such a button."""
    for post in reversed(party.posts()):
        for id_ in custom_ids(post.components):
            if id_.split(":")[3] == verb:
                return await person.click(post, custom_id=id_)
    raise AssertionError(verb)


def shown_verbs(party: Party) -> set[str]:
    return {id_.split(":")[3] for id_ in custom_ids(party.posts()[-1].components)}


async def europe(town: Town) -> None:
    """A station stands in Lisboa, and bob has yet to say whether he pays for his tunnel."""
    party = town.party
    town.at("europe")
    table = await party.begin_turns(map="europe")
    assert table.game is not None
    deck = stacked(table.game.rules, EUROPE_TOP, EUROPE_ROW, *EUROPE_HANDS)
    hands = [list(hand) for hand in EUROPE_HANDS]
    given: dict[str, Any] = {"hands": hands, "face_up": list(EUROPE_ROW), "deck": deck, "pieces": [9, 9, 9]}
    await arrange(party, **given, tickets=[["lisboa-danzic", "budapest-sofia"]])
    await by_text(party, BuildStation(0, "lisboa", ("red",)))
    table = await by_text(party, ClaimRoute(1, "munchen-zurich", ("yellow", "yellow")))
    assert table.game is not None
    assert isinstance(table.game.legal(1)[0], PayTunnel)


async def by_text(party: Party, action: Action) -> Table:
    table = await party.table()
    await BySlash(party).play(party.people[action.seat], table, action)
    after = await party.table()
    assert after.step == table.step + 1, action
    return after


async def world(town: Town) -> None:
    """A port stands in Lima, and bob has claimed a sea route."""
    party = town.party
    town.at("world")
    await party.begin_turns(map="world")
    await at_the_script(party, claimed={"honolulu-lima": 0}, hands=[list(hand) for hand in HANDS], face_up=list(ROW))
    table = await party.table()
    assert table.game is not None
    port = next(one for one in table.game.legal(0) if isinstance(one, BuildPort) and one.city == "lima")
    await by_text(party, port)
    table = await party.table()
    assert table.game is not None
    await party.play_on(3, Random(3))


async def london(town: Town) -> None:
    party = town.party
    town.at("london")
    await party.begin_turns(4, map="london", clock="c3", late="tc")
    table, rng = await party.table(), Random(8)
    for _ in range(24):
        assert table.game is not None
        table = await party.act(table.game.waiting[0], brisk(table.game, table.game.waiting[0], rng))


async def strings(town: Town) -> None:
    """Tiles and strings lie on one table while the next string is being edited; the other is at its set-up."""
    party = town.party
    town.at("setup")
    await Railway(party).begin(3)
    town.at("strings")
    rails = Railway(party)
    await rails.begin(3)
    await rails.corners()
    for _ in range(4):
        await rails.turn()
    person = await rails.on_turn()
    panel = await rails.place_all() if shown_verbs(party) & {"place"} else panel_of(await rails.press(person, "lay"))
    for string in ("short", "long"):
        if has(panel, "kind", string):
            await press_in(person, panel, "kind", string)
            break
    stop = next(part for part in walk(panel.components) if part["type"] == 3 and ":pickstop" in part["custom_id"])
    await person.select(panel, [stop["options"][0]["value"]], custom_id=id_of(panel, "pickstop"))
    assert await party.bot.store.rows("SELECT 1 FROM drafts")


async def lobby(town: Town) -> None:
    party = town.party
    town.at("lobby")
    await party.open(5, map="europe", clock="c7", late="ts")
    await party.bob.slash(party.channel, "game join")
    await party.ann.slash(party.channel, "game computer", strength="hard")


async def pauses(town: Town) -> None:
    """One game is paused; at another table somebody asks for a pause."""
    party = town.party
    for name in ("paused", "asked"):
        town.at(name)
        await party.begin_turns(2, clock="c2")
        await party.ann.slash(party.channel, "game pause")
    town.at("paused")
    await press(party, party.bob, "pause")
    assert (await party.table()).paused_at is not None


async def offered(town: Town) -> None:
    """Anybody may take cleo's seat, and the computer keeps bob's for him."""
    party = town.party
    town.at("offered")
    await party.begin_turns(3)
    await party.cleo.slash(party.channel, "game substitute")
    asked = await party.bob.slash(party.channel, "game leave")
    assert asked.response is not None
    await party.bob.click(asked.response, custom_id=id_of(asked.response, "leaveto"))


async def planned(town: Town) -> None:
    """Bob has kept a plan for his next turn; ann is on turn."""
    party = town.party
    town.at("plans")
    await party.begin_turns(2)
    await arrange(
        party, hands=[["red"] * 4, ["purple"] * 4 + ["blue"]], face_up=["red", "blue", "green", "white", "black"]
    )
    answer = said(await party.bob.slash(party.channel, "plan", route="denver-omaha"))
    assert await party.bot.store.rows("SELECT 1 FROM plans"), answer


async def solo(town: Town) -> None:
    """A computer player is to move soon."""
    town.at("solo")
    with nothing_due(town.party):
        await town.party.ann.slash(town.party.channel, "game solo", map="usa", strength="easy", seats=2)
        table = await town.party.table()
        while table.game is not None and table.seats[table.game.waiting[0]].computer is None:
            await town.party.act(table.game.waiting[0], 0)
            table = await town.party.table()


async def left_behind(town: Town) -> None:
    """What the bot had no time for when it was stopped: a result to rate, a plan to try, a server to forget, and
    a step that nobody was shown."""
    party = town.party
    with nothing_due(party):
        await Servers(party.bot.store).left(LEFT_SERVER, int(party.env.now().timestamp()))
        town.at("due")
        await party.begin_turns(2)
        hands = [["red"] * 4, ["purple"] * 4 + ["blue"]]
        await arrange(party, hands=hands, face_up=["red", "blue", "green", "white", "black"])
        await party.bob.slash(party.channel, "plan", route="denver-omaha")
        for _ in range(2):
            await party.act(0, DrawCard(0))
        town.at("owed")
        await party.begin(2, map="london", first=party.ann)
        with nothing_shown(party):
            await play_out(party)


# Writing it down


async def write(folder: Path) -> None:
    """Plays all of it and writes both files."""
    with tempfile.TemporaryDirectory() as place, undrawn():
        path = Path(place) / "games.sqlite3"
        bot = bot_of(path)
        async with simcord.run(bot, **PATIENT) as env:
            with env.time_context():
                town = Town(Party(env))
                await fill(town)
                posts = posts_of(town)
                with nothing_due(town.party):
                    await bot.store.close()
            await bot.close()
        with closing(sqlite3.connect(path)) as db:
            (folder / SQL.name).write_text("\n".join(dumped(db)) + "\n", encoding="utf-8")
    lines = json.dumps(posts, ensure_ascii=False, indent=None).replace('{"id":', '\n{"id":')
    (folder / POSTS.name).write_text(lines + "\n", encoding="utf-8")


def main(arguments: list[str]) -> None:
    folder = Path(arguments[0]).resolve()
    if folder == FOLDER and (SQL.exists() or POSTS.exists()):
        raise SystemExit("these files are what people have: they are not written over")
    folder.mkdir(parents=True, exist_ok=True)
    asyncio.run(write(folder))


if __name__ == "__main__":
    main(sys.argv[1:])
