"""Every sentence that people are shown, in one text: `python -m tests.cogs.panel_texts --out FILE`.

The bot is driven through fixed games, seasons and pages on a simulated Discord, once in each language, and all that it
sends is written down: texts, labels, choices, alt texts and windows. Whatever can be looked at is pressed. Two files of
two versions are compared with `diff`; what differs is a sentence that changed. `--ids FILE` writes an example of each
shape of custom_id beside it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from pathlib import Path
from typing import Any

import simcord

from tests.cogs import leagues
from tests.cogs.cup_hands import crowd
from tests.cogs.hands import ids_in, panel_of, walk
from tests.cogs.panel_reader import Reader, Record, shapes, verb_of
from tests.cogs.party import Party, sure
from tests.cogs.positions import arrange, stacked
from tests.cogs.undrawn import undrawn
from tests.cogs.world import at_the_script
from tests.data.databases import present
from tests.data.databases.present import DAY, bot_of
from tests.data.databases.town import Town, nothing_shown

LANGUAGES = ("en", "ru", "uk")
VARIANTS = {
    "usa": ("classic", "1910", "big_cities", "mega"),
    "europe": ("classic", "1912", "big_cities", "mega"),
    "world": ("classic",),
    "london": ("classic",),
    "string_railway": ("classic",),
}


# The stages


async def everything(reader: Reader) -> None:
    party, town = reader.party, reader.town
    await language(reader)
    reader.stage("a silent seat")
    await present.silent(town, 1.5)
    reader.record.since("done")
    await reader.look(party.bob, 4)
    for key, variants in VARIANTS.items():
        for variant in variants:
            await rules(reader, key, variant)
    for name in ("usa", "europe", "world", "london", "strings"):
        reader.stage(f"a game: {name}")
        await getattr(present, name)(town)
        reader.record.since("played")
        await table(reader)
    await turns(reader)
    reader.stage("a string table at its set-up")
    town.at("setup")
    await table(reader)
    await commands(reader)
    for name in ("lobby", "pauses", "offered", "planned", "finished"):
        reader.stage(name)
        await getattr(present, name)(town)
        reader.record.since("done")
        for person in (party.ann, party.bob):
            await reader.look(person, 4)
    await ends(reader)
    await season(reader)
    await cup(reader)
    await pages(reader)


async def language(reader: Reader) -> None:
    reader.stage("settings")
    town = reader.town
    town.at("lobby")
    await reader.type(town.host, "settings language", language=reader.lang, server=True)
    for person in (*town.party.people, town.host):
        await reader.type(person, "settings language", language=reader.lang)
    await reader.read(town.party.ann, "settings show")
    await reader.type(town.host, "settings feed", channel=town.channels["feed"])
    await reader.type(town.party.ann, "settings feed")
    await reader.read(town.party.ann, "help")
    await reader.read(town.party.ann, "my games")
    await reader.read(town.party.ann, "rules")


async def rules(reader: Reader, key: str, variant: str) -> None:
    reader.stage(f"rules of {key}, {variant}")
    party = reader.party
    reader.town.at("lobby")
    await reader.type(party.ann, "game new", map=key, variant=variant, seats=2)
    await reader.read(party.ann, "rules")
    await reader.read(party.ann, "help")
    cancelled = await reader.type(party.ann, "game cancel")
    for shown in [*([cancelled.response] if cancelled.response else []), *cancelled.followups]:
        for part in walk(shown.components):
            if "custom_id" in part:
                await party.ann.click(shown, custom_id=part["custom_id"])
    reader.record.since("cancelled")


async def table(reader: Reader) -> None:
    """A table as everybody there sees it."""
    party = reader.party
    game = await party.table()
    assert game.game is not None
    seat = game.game.waiting[0]
    mover, other = party.people[seat], party.people[(seat + 1) % len(game.seats)]
    await reader.look(mover, 2)
    await reader.look(other, 2)
    for command in ("hand", "board", "game log", "note", "help", "rules"):
        await reader.read(mover, command)
    await reader.read(other, "hand")
    await reader.read(party.eve, "hand")
    await reader.read(other, "game leave")
    await reader.type(party.ann, "game verify")
    await reader.offered(mover, "board", "focus")
    for command, option in (("claim", "route"), ("draw", "card"), ("keep", "tickets"), ("station", "city")):
        await reader.offered(mover, command, option)
    for command, option in (("port", "city"), ("plan", "route"), ("place", "at"), ("exchange", "give")):
        await reader.offered(other, command, option)
    await reader.type(mover, "claim", route="nowhere")
    await reader.type(other, "claim", route="nowhere")
    for command in (
        "draw",
        "stop",
        "tickets",
        "pass",
        "tunnel pay",
        "tunnel leave",
        "undo",
        "game vote",
        "game resume",
    ):
        await reader.type(other, command)
    await reader.type(other, "station", city="x")
    await reader.type(other, "port", city="x")
    await reader.type(other, "exchange", give="trains", count=1)
    await reader.type(other, "mix", trains=12)
    await reader.type(mover, "corner", corner="1")
    await reader.type(mover, "lay", string="long", path="Base 1 > S1")
    await reader.type(mover, "place", at="A1")
    for command in ("river", "mountains", "border"):
        await reader.type(mover, command, path="A1 > B1")
    await reader.read(mover, "plan")
    await reader.read(other, "plan")


async def turns(reader: Reader) -> None:
    """Turns in positions where everything can be built, and what is confirmed there."""
    party, town = reader.party, reader.town
    for name in ("more europe", "more world", "more usa", "lines", "over there"):
        town.channels[name] = party.guild.create_text_channel(name.replace(" ", "-"))
    reader.stage("a turn in Europe")
    town.at("more europe")
    game = await party.begin_turns(map="europe")
    assert game.game is not None
    hands = [["red"] * 3 + ["blue"] * 3 + ["green"] * 2 + ["locomotive"] * 3, ["yellow"] * 4, ["purple"] * 2]
    deck = stacked(game.game.rules, present.EUROPE_TOP, present.EUROPE_ROW, *hands)
    given: dict[str, Any] = {"hands": hands, "face_up": list(present.EUROPE_ROW), "deck": deck, "pieces": [9, 9, 9]}
    await arrange(party, **given, tickets=[["lisboa-danzic", "budapest-sofia"]])
    await reader.look(party.ann, 1)
    await reader.read(party.ann, "station", city="lisboa")
    await reader.read(party.ann, "claim", route="marseille-zurich")
    await reader.read(party.ann, "claim", route="london-dieppe-1")
    await reader.type(party.ann, "station", city="lisboa", payment="red", now=True)
    reader.stage("the set-up and a turn of the World")
    town.at("more world")
    await party.begin(3, map="world", first=party.ann)
    reader.record.since("begun")
    await reader.look(party.ann, 1)
    for _ in range(9):
        game = await party.table()
        assert game.game is not None
        if game.game.turn.number:
            break
        await party.act(game.game.waiting[0], 0)
        reader.record.since("a choice of the set-up")
        await reader.look(party.bob, 1)
    await at_the_script(party, claimed={"honolulu-lima": 0})
    reader.pressed = set()
    await reader.look(party.ann, 1)
    await reader.read(party.ann, "port", city="lima")
    await reader.read(party.ann, "exchange", give="ships", count=2)
    await reader.read(party.ann, "draw", card="train-white")
    await reader.look(party.ann, 1)
    await reader.read(party.ann, "draw")
    reader.stage("both cards of a turn")
    town.at("more usa")
    await party.begin_turns(3)
    await reader.read(party.ann, "draw")
    reader.record.since("drawn")
    await reader.look(party.ann, 1)
    await reader.type(party.ann, "game new", map="europe", seats=2)
    await reader.type(party.ann, "game cancel")
    await reader.type(party.ann, "game leave")
    reader.stage("lines of a string table")
    town.at("lines")
    await party.begin(3, map="string_railway", first=party.ann, options="chaos,by_hand")
    for _ in range(3):
        game = await party.table()
        assert game.game is not None
        person = party.people[game.game.waiting[0]]
        reader.pressed = set()
        await reader.look(person, 1)
        panel = panel_of(await present.press(party, person, "line"))
        drawn = next(id_ for id_ in ids_in(panel) if verb_of(id_) == "drawit")
        await person.click(panel, custom_id=drawn)
        reader.record.since("a line")
    await reader.look(party.ann, 1)


async def commands(reader: Reader) -> None:
    """What is said where there is no game."""
    reader.stage("no game here")
    reader.town.at("feed")
    for command in ("hand", "board", "draw", "tickets", "game join", "game start", "game log", "undo", "note"):
        await reader.type(reader.party.ann, command)


async def ends(reader: Reader) -> None:
    """How a game of each map ends."""
    party, town = reader.party, reader.town
    for channel, key in (("due", "usa"), ("owed", "world"), ("solo", "europe"), ("setup", "string_railway")):
        reader.stage(f"the end of a game: {key}")
        town.at(channel)
        if key != "string_railway":
            await party.begin_turns(2, map=key)
        with nothing_shown(party):
            await present.play_out(party)
        await party.in_bot(party.bot.announcer.wake_all)
        await party.env.advance_time(60)
        reader.record.since("played out")
        await reader.look(party.ann, 6)
        await reader.type(party.ann, "game verify")
        await reader.read(party.ann, "game log")


async def season(reader: Reader) -> None:
    reader.stage("a league")
    party, host = reader.party, reader.town.host
    reader.town.at("season")
    terms: dict[str, Any] = {"name": "Iron League", "maps": "london", "rounds": 2, "seats": 2}
    await reader.type(party.ann, "league create", start="in 3 days", **terms)
    await reader.type(host, "league create", start="tomorrowish", **terms)
    await reader.type(host, "league create", start="in 3 days", divisions=2, overrun="count", **terms)
    for person in party.people[:4]:
        await reader.type(person, "league join")
    await reader.read(party.eve, "league info")
    await reader.type(host, "league edit", rounds=2, points="5 3 2 1")
    asked = await reader.type(host, "league start")
    await sure(host, asked)
    await league_pages(reader)
    first = next(one for one in await leagues.fixtures(party) if one.status == "running")
    with nothing_shown(party):
        await party.in_bot(lambda: leagues.play_out(party, first.game_id or 0, "easy"))
    await party.in_bot(party.bot.announcer.wake_all)
    await party.env.advance_time(60)
    reader.record.since("a table has finished")
    late = next(one for one in await leagues.fixtures(party) if one.status == "running")
    there, here = leagues.thread(party, late.thread_id or 0), party.channel
    party.channel = there
    await reader.type(host, "referee extend", days=2, why="a storm")
    await sure(host, await reader.type(host, "referee annul", why="a second storm"))
    await sure(host, await reader.type(host, "referee adjudicate", places="1 2", why="a third storm"))
    party.channel = here
    await party.env.advance_time(DAY)
    reader.record.since("a day later")
    await league_pages(reader)
    await sure(host, await reader.type(host, "referee remove", person=party.dan, why="gone"))
    with nothing_shown(party):
        await leagues.play_round(party)
    await party.in_bot(party.bot.announcer.wake_all)
    await party.env.advance_time(30 * DAY)
    reader.record.since("a month later")
    await league_pages(reader)
    await reader.type(host, "league season", start="in 3 days")
    await reader.read(host, "league cancel")


async def league_pages(reader: Reader) -> None:
    party = reader.party
    for command in ("league info", "league table", "league rounds", "league list", "league acts", "league leave"):
        await reader.read(party.ann, command)
    await reader.read(party.ann, "league table", public=True)
    await reader.type(party.ann, "league cup")
    await reader.look(party.eve, 2)


async def cup(reader: Reader) -> None:
    reader.stage("a cup")
    party, host = reader.party, reader.town.host
    reader.town.at("cup")
    terms: dict[str, Any] = {"name": "Iron Cup", "maps": "london", "start": "in 3 days", "seats": 2, "kind": "cup"}
    await reader.type(host, "league create", **terms)
    await reader.type(host, "league cup-rules", groups=1, through=1, knockout="2-1")
    for person in crowd(party, 8):
        await reader.type(person, "settings language", language=reader.lang)
        await reader.type(person, "league join")
    await reader.read(party.ann, "league cup")
    asked = await reader.type(host, "league start")
    await sure(host, asked)
    await reader.read(party.ann, "league cup")
    for _ in range(4):
        with nothing_shown(party):
            await leagues.play_round(party)
        await party.in_bot(party.bot.announcer.wake_all)
        await party.env.advance_time(3600)
        reader.record.since("a round")
        await reader.read(party.ann, "league cup", public=True)
    await reader.read(party.ann, "league info")
    await reader.read(party.ann, "league table")


async def pages(reader: Reader) -> None:
    reader.stage("statistics, ratings and one's own")
    party = reader.party
    reader.town.at("feed")
    for key in VARIANTS:
        await reader.read(party.ann, "stats map", map=key)
        await reader.read(party.ann, "stats records", map=key)
        await reader.read(party.ann, "rating list", map=key)
    await reader.read(party.ann, "stats person")
    await reader.read(party.bob, "stats person", person=party.ann, map="london")
    await reader.read(party.ann, "stats versus", person=party.bob)
    await reader.read(party.ann, "rating show")
    await reader.type(party.ann, "rating listed", where="everywhere")
    await reader.read(party.ann, "rating show")
    await reader.read(party.ann, "my games")
    await reader.type(party.ann, "my reminders", every="24", to="dm")
    await reader.type(party.ann, "my clock", quiet="22-8", zone="Europe/Kyiv")
    await reader.type(party.ann, "my clock", zone="nowhere")
    await reader.read(party.ann, "my vacation", start="2027-07-01", end="2027-07-09")
    await reader.read(party.ann, "my vacation")
    for command in ("privacy show", "privacy delete"):
        await reader.read(party.ann, command)
    await party.env.advance_time(3 * DAY)
    reader.record.since("three days later")


async def read_all(lang: str) -> Record:
    with tempfile.TemporaryDirectory() as folder, undrawn():
        bot = bot_of(Path(folder) / "games.sqlite3")
        async with simcord.run(bot, settle_timeout=60) as env:
            reader = Reader(Town(Party(env)), lang)
            try:
                await everything(reader)
            finally:
                await bot.close()
            return reader.record


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split(":")[0])
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--ids", type=Path)
    parser.add_argument("--languages", nargs="*", default=LANGUAGES)
    given = parser.parse_args()
    records = [asyncio.run(read_all(lang)) for lang in given.languages]
    given.out.write_text("\n".join(line for record in records for line in record.lines) + "\n", encoding="utf-8")
    if given.ids:
        found = shapes([id_ for record in records for id_ in record.ids])
        given.ids.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
