"""Maps that a server's managers upload: checked apart from the bot, seen first, and played on that server alone."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import MemberActor

from cogs.game.map_workshop import MEMORY, MOST_WAITING, ROOT, Workshop
from cogs.tables.own_maps import read_maps
from cogs.tables.settings import set_setting
from data.maps.upload import MOST_BYTES, Outcome
from data.store.server_maps import MOST_OF_SERVER, ServerMap, ServerMaps
from data.store.servers import PATIENCE, Servers
from data.store.store import Store
from engine.core.refused import Refused
from tests.cogs.hands import panel_of, walk
from tests.cogs.leagues import new_host
from tests.cogs.party import Party, said, sure, text_of
from tests.hostile_maps import HOSTILE, LARGE, SLOW, SLOW_GROUND
from tests.own_map import BAD, laid_out
from tests.results import finished, put

pytestmark = pytest.mark.simcord(settle_timeout=60)
WANTED = "own-test", "en", "dark"
DRAWN_LATER = ("no layout", "a space too few", "a name that has no room")
"""What is no mistake in an upload, which gets a new layout then."""
NAMED_ANEW = ("a key that is taken",)


def uploaded(raw: dict[str, Any] | bytes) -> tuple[str, bytes]:
    return "isles.json", raw if isinstance(raw, bytes) else json.dumps(raw).encode()


async def add(party: Party, host: MemberActor, raw: dict[str, Any] | None = None) -> str:
    """A map that a manager has added, as if it had been checked; its key. The check takes a process and a second."""
    key = "own-isles"
    one = ServerMap(key, party.guild.id, host.id, 1, "the digest of its text")
    assert await ServerMaps(party.bot.store).add(one, json.dumps({**(raw or laid_out()), "key": key}))
    await party.in_bot(lambda: read_maps(party.bot))
    return key


@pytest.fixture
def host(party: Party) -> MemberActor:
    """Somebody who manages the server."""
    return new_host(party)


async def names(party: Party, person: Any, channel: Any) -> list[str]:
    return [choice["name"] for choice in await person.autocomplete(channel, "game new", "map", "")]


class TestAMap:
    async def test_is_seen_then_added_then_played(self, party: Party, host: MemberActor) -> None:
        shown = await host.slash(party.channel, "map add", file=uploaded(laid_out()))
        assert shown.response is not None
        assert "This is **Seven Isles**" in said(shown)
        assert "Cities: 7 · routes: 10 · tickets: 9 · players: 2–3" in said(shown)
        assert [file.filename for file in shown.response.attachments] == ["map.png"]
        assert await ServerMaps(party.bot.store).all() == []
        added = await host.click(shown.response, label="Add map")
        assert "I added **Seven Isles**" in said(added)
        assert "Seven Isles" in await names(party, party.bob, party.channel)
        table = await party.begin_turns(seats=2, map="seven isles")
        assert (await party.act(0, 0)).step == table.step + 1
        listed = said(await host.slash(party.channel, "map list"))
        assert "1 of 5" in listed and "**Seven Isles**" in listed

    async def test_is_unknown_on_every_other_server(self, party: Party, host: MemberActor) -> None:
        key = await add(party, host)
        assert not party.bot.library.is_offered(key, party.guild.id + 1)
        assert key not in list(party.bot.library.games)
        with pytest.raises(Refused, match="unknown_map"):
            await party.in_bot(
                lambda: party.bot.tables.new((party.guild.id + 1, 5), (party.ann.id, "Ann"), key, "classic", 2, {})
            )

    async def test_is_shown_and_named_on_no_other_server(self, party: Party, host: MemberActor) -> None:
        key = await add(party, host)
        channel, manager = manager_elsewhere(party)
        for command, options in (
            ("rules", {"map": key}),
            ("game new", {"map": key}),
            ("game solo", {"map": key}),
            ("map remove", {"map": key}),
            ("league create", {"name": "Iron League", "maps": key, "start": "in 3 days"}),
        ):
            answer = said(await manager.slash(channel, command, **options))
            assert "There's no map called" in answer and "Seven Isles" not in answer, command
        assert await manager.autocomplete(channel, "game new", "variant", "", map=key) == []
        here = [choice["name"] for choice in await party.bob.autocomplete(party.channel, "rules", "map", "seven")]
        assert here == ["Seven Isles"]
        assert "Seven Isles" in said(await party.bob.slash(party.channel, "rules", map=key))

    async def test_has_a_name_that_no_other_map_there_has(self, party: Party, host: MemberActor) -> None:
        presses, alike = [], {**laid_out(), "names": {"en": "More isles", "uk": "СІМ ОСТРОВІВ!"}}
        for manager, raw in ((host, laid_out()), (new_host(party), alike)):
            shown = await manager.slash(party.channel, "map add", file=uploaded(raw))
            assert shown.response is not None
            presses.append(manager.click(shown.response, label="Add map"))
        answers = sorted([said(one) for one in await party.at_once(*presses)])
        assert answers[0].startswith("I added") and "This server already has a map called “" in answers[1]
        assert len(await ServerMaps(party.bot.store).all()) == 1
        built_in = {**laid_out(), "names": {"en": "Usa"}}
        answer = await host.slash(party.channel, "map add", file=uploaded(built_in))
        assert "The bot already has a map called “Usa”" in said(answer) and "checking" not in said(answer)

    async def test_that_is_removed_stays_in_its_game(self, party: Party, host: MemberActor, database: Any) -> None:
        key = await add(party, host)
        await party.begin_turns(seats=2, map=key)
        removed = await sure(host, await host.slash(party.channel, "map remove", map="Seven Isles"))
        assert "I removed **Seven Isles**" in said(removed)
        assert "Seven Isles" not in await names(party, party.bob, party.channel)
        await party.restart(database)
        table = await party.table()
        assert (await party.act(0, 0)).step == table.step + 1
        other = party.guild.create_text_channel("other")
        refused = await party.bob.slash(other, "game new", map=key)
        assert "There's no map called" in said(refused)
        again = said(await party.ann.slash(party.channel, "game rematch"))
        assert "“Seven Isles” is no longer available" in again
        assert "Variant: **Classic**" in said(await party.ann.slash(party.channel, "rules"))

    async def test_is_there_after_a_restart(self, party: Party, host: MemberActor, database: Any) -> None:
        await add(party, host)
        await party.restart(database)
        assert "Seven Isles" in await names(party, party.bob, party.channel)

    async def test_goes_with_its_server_and_with_who_uploaded_it(self, party: Party, host: MemberActor) -> None:
        store = party.bot.store
        for number, guild in enumerate((1, 2)):
            one = ServerMap(f"own-{number}", guild, 70 + number, 1, f"digest {number}")
            assert await ServerMaps(store).add(one, "{}")
        await Servers(store).forget(1, PATIENCE)
        assert [one.key for one in await ServerMaps(store).all()] == ["own-1"]
        assert await store.map_text("digest 0") is None
        assert await store.map_text("digest 1") == "{}"

    async def test_that_is_removed_is_still_called_by_its_name(
        self, party: Party, host: MemberActor, database: Any
    ) -> None:
        key = await add(party, host)
        await party.begin_turns(seats=2, map=key)
        results = finished(77, [party.ann.id, party.bob.id], [1, 2], map=key, guild_id=party.guild.id)
        await put(party.bot.store, results)
        await set_setting(party.bot, "person", party.ann.id, "pictures", "off")
        for _ in range(3):
            records = said(await party.ann.slash(party.channel, "stats records"))
            assert "Seven Isles" in records and key not in records
            if key in party.bot.library.own.servers:
                await sure(host, await host.slash(party.channel, "map remove", map="Seven Isles"))
            else:
                await party.restart(database)

    async def test_that_is_removed_while_maps_are_read_stays_away(self, party: Party) -> None:
        maps = ServerMaps(party.bot.store)
        for number in range(3):
            one = ServerMap(f"own-{number}", party.guild.id, 7, number, "the same file")
            assert await maps.add(one, json.dumps(laid_out()))

        async def remove() -> None:
            await maps.remove("own-2", party.guild.id)
            await read_maps(party.bot)

        await party.in_bot(lambda: asyncio.gather(read_maps(party.bot), remove()))
        assert list(party.bot.library.own.servers) == ["own-0", "own-1"]

    @pytest.mark.parametrize("database", ["postgres"], indirect=True)
    async def test_of_another_process_is_known_before_it_is_offered_or_played(
        self, party: Party, database: str, tmp_path: Path
    ) -> None:
        (tmp_path / "key").write_text(party.bot.store.key.hex())
        store = await Store.open(database, tmp_path / "key")
        try:
            maps, key = ServerMaps(store), "own-other"
            assert "Seven Isles" not in await names(party, party.bob, party.channel)
            assert await maps.add(ServerMap(key, party.guild.id, 7, 1, "digest"), json.dumps(laid_out(key)))
            assert "Seven Isles" in await names(party, party.bob, party.channel)
            await party.begin_turns(seats=2, map=key)
            await maps.remove(key, party.guild.id)
            elsewhere = party.guild.create_text_channel("elsewhere")
            assert "There's no map called" in said(await party.bob.slash(elsewhere, "game new", map="Seven Isles"))
        finally:
            await store.close()

    async def test_is_offered_by_the_rules(self, party: Party) -> None:
        raw = laid_out()
        raw["variants"] = {f"way_{number}": {"names": {"en": f"{'A long way ' * 8}{number}"}} for number in range(9)}
        raw["names"] = {"en": "The map with a name that is really long, and goes on and on until nobody reads it"}
        for number in range(3):
            text = json.dumps({**raw, "names": {"en": f"{number} {raw['names']['en']}"}})
            assert await ServerMaps(party.bot.store).add(
                ServerMap(f"own-{number}", party.guild.id, 7, number, f"digest {number}"), text
            )
        await party.in_bot(lambda: read_maps(party.bot))
        panel = panel_of(await party.bob.slash(party.channel, "rules"))
        labels = [option["label"] for part in walk(panel.components) for option in part.get("options", ())]
        assert len(labels) <= 25 and all(len(label) <= 100 for label in labels)
        assert {label[0] for label in labels} >= {"0", "1", "2"} and any("London" in label for label in labels)

    async def test_is_one_of_few(self, party: Party, host: MemberActor) -> None:
        maps = ServerMaps(party.bot.store)
        for number in range(MOST_OF_SERVER):
            one = ServerMap(f"own-{number}", party.guild.id, 7, number, "digest")
            assert await maps.add(one, json.dumps(laid_out(f"own-{number}")))
        assert not await maps.add(ServerMap("own-9", party.guild.id, 7, 9, "digest"), "{}")
        assert len(await maps.all()) == MOST_OF_SERVER

    async def test_is_only_for_managers(self, party: Party, host: MemberActor) -> None:
        for command, options in (
            ("map add", {"file": uploaded(laid_out())}),
            ("map list", {}),
            ("map remove", {"map": "Seven Isles"}),
        ):
            refused = await party.bob.slash(party.channel, command, **options)
            assert "Manage Server" in said(refused)

    async def test_with_mistakes_names_the_first_ones(self, party: Party, host: MemberActor) -> None:
        raw = laid_out()
        raw["routes"][0]["color"] = "rad"
        raw["cities"][0]["names"]["en"] = "@everyone **Port**"
        text = said(await host.slash(party.channel, "map add", file=uploaded(raw)))
        assert "I found 2 mistakes" in text and "did you mean 'red'?" in text
        assert "@everyone" not in text and "a name has letters, digits" in text

    async def test_that_is_too_large_is_not_even_read(self, party: Party, host: MemberActor) -> None:
        refused = await host.slash(party.channel, "map add", file=uploaded(b" " * (MOST_BYTES + 1)))
        assert "A map can have 300 kB" in said(refused)


def manager_elsewhere(party: Party) -> tuple[Any, MemberActor]:
    """A channel of another server, and somebody who manages that server."""
    elsewhere = party.env.create_guild(name="Elsewhere")
    role = elsewhere.create_role("Boss", permissions=discord.Permissions(manage_guild=True))
    manager = elsewhere.add_member(party.env.create_user("boss"), roles=[role])
    return elsewhere.create_text_channel("table"), manager


def sent_with(party: Party, words: str) -> list[int]:
    """Which of the bot's requests had these words in them, counted from the first one."""
    return [number for number, one in enumerate(party.env.http_requests) if words in str(one.json)]


async def longest_piece(pieces: list[float]) -> None:
    """Write down how many CPU seconds the loop worked in one piece, until cancelled."""
    while True:
        before = time.thread_time()
        await asyncio.sleep(0.005)
        pieces.append(time.thread_time() - before)


def with_technologies(count: int) -> dict[str, Any]:
    """The map with so many technologies, of which each does much."""
    does = {
        "price": 1,
        "copies": 4,
        "route_points": 1,
        "ticket_points": 1,
        "most_tickets": 2,
        "longest_path": 3,
        "fewer": 1,
        "any": 3,
    }
    raw = laid_out()
    last = next(at for at, part in enumerate(raw["parts"]) if part["part"] == "last_turns")
    raw["parts"].insert(last, {"part": "technology", "any": 2})
    raw["cards"]["locomotive"] = 60
    raw["technologies"] = [
        {
            "id": f"t{at}",
            "names": {"en": f"Engine of Great Power {at}"},
            "sign": "ABCDEFGHJK"[at % 10] + "ab"[at // 10],
            **does,
        }
        for at in range(count)
    ]
    return raw


@pytest.mark.long
async def test_a_map_with_many_technologies_lets_one_buy_them(party: Party, host: MemberActor) -> None:
    await party.begin_turns(seats=2, map=await add(party, host, with_technologies(20)))
    hand = await party.ann.slash(party.channel, "hand")
    assert hand.response is not None
    shown = said(await party.ann.click(hand.response, label="Buy technology"))
    assert "Engine of Great Power 1" in shown and len(shown) <= 4000


class TestTheLine:
    async def test_answers_somebody_who_does_something_else_meanwhile(self, party: Party, host: MemberActor) -> None:
        added, _ = await party.at_once(
            host.slash(party.channel, "map add", file=uploaded(laid_out())), host.slash(party.channel, "help")
        )
        assert "This is **Seven Isles**" in said(added) + "".join(text_of(one) for one in party.private(host))
        assert not any("went wrong" in text_of(one) for one in party.private(host))

    async def test_answers_uploads_of_two_servers_in_order_one_after_the_other(
        self, party: Party, host: MemberActor
    ) -> None:
        channel, manager = manager_elsewhere(party)
        pieces = list[float]()
        beat = asyncio.create_task(longest_piece(pieces))
        first, second, third, press = await party.at_once(
            host.slash(party.channel, "map add", file=uploaded(laid_out())),
            new_host(party).slash(party.channel, "map add", file=uploaded(laid_out())),
            manager.slash(channel, "map add", file=uploaded({**laid_out(), "names": {"en": "Far Isles"}})),
            party.bob.slash(party.channel, "rules", map="usa", about="tunnel"),
        )
        beat.cancel()
        assert "This is **Seven Isles**" in said(first)
        assert "I'm still checking a map of this server" in said(second)
        assert "This is **Far Isles**" in said(third)
        assert said(press)
        (waits,), (done,) = sent_with(party, "Your map is next"), sent_with(party, "This is **Seven Isles**")
        checks = sent_with(party, "I'm checking your map and making its layout: 0%")
        (last,) = sent_with(party, "This is **Far Isles**")
        assert checks[0] < done < checks[-1] < last and waits < done
        assert max(pieces) < 0.25, "CPU seconds of the loop's thread in one piece"


async def checked(raw: dict[str, Any] | bytes, workshop: Workshop) -> Outcome | None:
    async def told(before: int, part: float) -> None:
        pass

    return await workshop.check(1, WANTED, uploaded(raw)[1], told)


HARMED = ("nested deeply", "spaces that wrap nowhere", "a layout that names a file", "a number of 3000 digits")
"""Hostile files that once stopped the checking process, or nearly so."""


class TestTheWorkshop:
    @pytest.mark.parametrize("what", [*HARMED, "a sign as a format"])
    async def test_answers_a_hostile_file_in_sentences(self, what: str) -> None:
        outcome = await checked(HOSTILE[what], Workshop(None))  # type: ignore[arg-type]
        assert outcome is not None and outcome.mistakes and not outcome.text
        assert not any("Traceback" in line or "report this" in line for line in outcome.mistakes)

    @pytest.mark.long
    async def test_answers_every_hostile_or_bad_file_and_leaves_the_loop_free(self) -> None:
        workshop, pieces = Workshop(None), list[float]()  # type: ignore[arg-type]
        task = asyncio.create_task(longest_piece(pieces))
        for name, sent in HOSTILE.items():
            outcome = await checked(sent, workshop)
            assert outcome is not None and outcome.mistakes and not outcome.text, name
            assert not any("report this" in line for line in outcome.mistakes), name
        for name, (spoil, words) in BAD.items():
            raw = laid_out()
            spoil(raw)
            outcome = await checked(raw, workshop)
            if name in (*DRAWN_LATER, *NAMED_ANEW):
                continue
            assert outcome is not None and outcome.mistakes and not outcome.text, name
            assert any(words.partition("did you")[0] in line for line in outcome.mistakes), (name, outcome.mistakes)
        task.cancel()
        assert max(pieces) < 0.1, "CPU seconds of the loop's thread in one piece"

    async def test_stops_by_itself_when_its_seconds_are_used_up(self) -> None:
        command = (sys.executable, "-m", "data.tools.workshop", *WANTED, "1", str(MEMORY))
        process = await asyncio.create_subprocess_exec(
            *command, cwd=ROOT, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.DEVNULL
        )
        await process.communicate(SLOW)
        assert process.returncode in (-signal.SIGXCPU, -signal.SIGKILL)

    async def test_says_so_when_its_memory_is_used_up(self) -> None:
        outcome = await checked(LARGE, Workshop(None, memory=300_000_000))  # type: ignore[arg-type]
        assert outcome is not None and outcome.mistakes == ["it takes too much memory; make the map smaller"]

    @pytest.mark.long
    async def test_draws_no_ground_that_takes_seconds(self) -> None:
        outcome = await checked(SLOW_GROUND, Workshop(None))  # type: ignore[arg-type]
        assert outcome is not None and outcome.mistakes == []
        assert len(outcome.text) < len(SLOW_GROUND) / 2, "no new layout is computed"

    async def test_ends_a_process_that_takes_too_long(self) -> None:
        began = time.monotonic()
        assert await checked(laid_out(), Workshop(None, seconds=0.05)) is None  # type: ignore[arg-type]
        assert time.monotonic() - began < 5

    async def test_takes_one_map_after_the_other_and_says_how_many_come_before(self) -> None:
        workshop, heard = Workshop(None), list[tuple[int, int]]()  # type: ignore[arg-type]

        def hears(guild: int) -> Callable[[int, float], Awaitable[None]]:
            async def told(before: int, part: float) -> None:
                heard.append((guild, before))

            return told

        works = [asyncio.create_task(workshop.check(guild, WANTED, b"", hears(guild))) for guild in (1, 2, 3)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="map_being_checked"):
            await workshop.check(2, WANTED, b"", hears(2))
        works.append(asyncio.create_task(workshop.check(4, WANTED, b"", hears(4))))
        await asyncio.sleep(0)
        assert len(workshop.line) == MOST_WAITING + 1
        with pytest.raises(Refused, match="maps_queue_full"):
            await workshop.check(5, WANTED, b"", hears(5))
        outcomes = await asyncio.gather(*works)
        assert all(outcome is not None and outcome.mistakes for outcome in outcomes)
        assert [before for guild, before in heard if guild == 3] == [2, 1, 0]
        assert workshop.line == []
