"""Games without pictures: all that can be seen can be read, and whole games are played by reading and typing."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any

import discord
import pytest
from discord import ui
from simcord import MemberActor

from cogs.play.board import pages_of, textboard_panel
from cogs.rail.panels import alt_text, city_panel, city_text
from cogs.tables.family import family_of
from cogs.tables.lobby_panel import lobby_panel
from cogs.tables.settings import set_setting
from cogs.tables.table import COLORS
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.localizer import SEAT_MARKS, SIGNS, Localizer
from data.maps.library import load
from engine.core.game import Game
from engine.parts.market import MarketSeen
from engine.parts.pieces import ChoosePieces
from engine.parts.routes import Routes, RoutesSeen
from engine.parts.strings import StringsSeen
from engine.parts.table_setup import TableSeen
from engine.parts.tickets import TicketsSeen
from engine.position import place
from renderer.core.theme import MARKS as SHAPES
from tests.cogs.hands import brisk, panel_of
from tests.cogs.party import Party, said, text_of
from tests.cogs.positions import arrange
from tests.cogs.test_limits import MAPS, check, parts_of, table_of
from tests.cogs.test_schema import wrong
from tests.cogs.test_string_limits import late
from tests.cogs.test_strings import Railway
from tests.rows import crossed

MARKS = {color: SIGNS[color] for color in COLORS}
"""How a lobby shows the colours."""
WORDS = catalogue()


async def without_attaching(party: Party) -> None:
    """The bot may not attach files in the party's channel."""
    channel: Any = party.bot.get_channel(party.channel.id)
    await party.in_bot(lambda: channel.set_permissions(channel.guild.me, attach_files=False))


def amiss(party: Party) -> list[str]:
    """What the bot sent that Discord would not take, but for what the test itself asked for."""
    return [fault for fault in wrong(party) if "/permissions/" not in fault]


def texts(panel: ui.LayoutView) -> str:
    return "\n".join(part["content"] for part in parts_of(panel) if "content" in part)


@cache
def states_of(key: str, seats: int) -> tuple[Game, ...]:
    """Return a game from its start to its end, one state for each step."""
    rules = load().rules(key)
    game, rng = Game.new(rules, min(seats, rules.seats[1]), Random(5))[0], Random(6)
    states = [game]
    while not game.over:
        seat = game.waiting[0]
        game = game.after(game.act(brisk(game, seat, rng), rng))
        states.append(game)
    return tuple(states)


def played(key: str, share: float, seats: int = 5) -> Game:
    """Return a game after a share of its steps."""
    states = states_of(key, seats)
    return states[int(share * (len(states) - 1))]


@pytest.mark.parametrize(("key", "lang"), crossed(MAPS, LANGS, few=3))
class TestTheBoardInText:
    @pytest.mark.parametrize("share", [0.05, 0.9, 1.0])
    def test_has_each_route_once_under_its_owner_or_as_free(self, key: str, lang: str, share: float) -> None:
        game = played(key, share)
        view, table = game.view(None), table_of(game)
        localizer, seen = Localizer(WORDS, lang, table), view.seen(RoutesSeen)
        pages = pages_of(localizer, view)
        for seat in range(view.seats):
            shown = next(text for id_, _, text in pages if id_ == f"s{seat}")
            own = [route for route, owner in seen.owners.items() if owner == seat]
            assert sorted(_spurs(shown)) == sorted(_of(localizer, own))
            assert localizer.name(seat) in shown and localizer.color(seat) in shown
        free = [r for r in view.part(Routes).routes if r not in seen.owners and r not in seen.closed]
        shown = "\n".join(text for id_, _, text in pages if id_.startswith("f"))
        assert sorted(_spurs(shown)) == sorted(_of(localizer, free))

    def test_tells_everybodys_numbers_and_the_cards(self, key: str, lang: str) -> None:
        game = played(key, 0.6)
        view, localizer = game.view(None), Localizer(WORDS, lang, table_of(game))
        shown = pages_of(localizer, view)[0][2]
        market = view.seen(MarketSeen)
        assert localizer.cards(card for card in market.face_up if card) in shown
        for seat in range(view.seats):
            line = [line for line in shown.split("\n") if line.startswith(localizer.name(seat))][seat]
            numbers = {int(number) for number in re.findall(r"\d+", line.partition(")")[2])}
            assert {abs(view.result.totals[seat]), market.hands[seat]} <= numbers
            assert {view.seen(TicketsSeen).counts[seat]} <= numbers

    def test_keeps_the_limits(self, key: str, lang: str) -> None:
        for share in (0.0, 0.5, 1.0):
            table = table_of(played(key, share))
            assert table.game is not None
            localizer, view = Localizer(WORDS, lang, table), table.game.view(None)
            for id_, _, text in pages_of(localizer, view):
                check(textboard_panel(WORDS, lang, table, id_))
                assert not text.endswith("…")
            check(family_of(table.running.rules).board_panel(WORDS, lang, table, (), picture=False))

    def test_of_a_city_names_each_of_its_routes_with_its_owner(self, key: str, lang: str) -> None:
        table = table_of(played(key, 0.9))
        assert table.game is not None
        localizer, view = Localizer(WORDS, lang, table), table.game.view(None)
        seen = view.seen(RoutesSeen)
        for city in localizer.map.cities:
            lines = city_text(localizer, view, city).split("\n")
            there = [route.id for route in localizer.map.routes.values() if city in route.cities]
            assert sum(line.startswith("- ") for line in lines) == len(there)
            for route in there:
                line = next(line for line in lines if line.startswith(f"- {localizer.spur(route, city)}:"))
                taken = seen.owners.get(route)
                twins = [one for one in there if localizer.spur(one, city) == localizer.spur(route, city)]
                assert len(twins) > 1 or taken is None or localizer.seat(taken) in line
            check(city_panel(localizer, table, city))


def _of(localizer: Localizer, routes: list[str]) -> list[str]:
    return [localizer.spur(route, min(localizer.map.routes[route].cities, key=localizer.city)) for route in routes]


def _spurs(shown: str) -> list[str]:
    lines = [line for line in shown.split("\n") if line.startswith("- **")]
    return [spur for line in lines for spur in line.partition("** – ")[2].split("; ")]


class TestNothingByColourAlone:
    def test_a_players_sign_in_text_is_the_one_that_pictures_draw(self) -> None:
        shapes = {"circle": "●", "square": "■", "triangle": "▲", "diamond": "◆", "star": "★"}
        assert {color: shapes[shape] for color, shape in SHAPES.items()} == SEAT_MARKS
        assert set(SEAT_MARKS) == set(COLORS) == set(MARKS)

    @pytest.mark.parametrize(("key", "lang"), crossed(load().games, LANGS))
    def test_every_coloured_sign_stands_beside_the_colours_name(self, key: str, lang: str) -> None:
        game = played(key, 0.3) if key in MAPS else late(3)[1][0]
        table = table_of(game)
        for panel in (
            lobby_panel(WORDS, lang, _lobby(table), load()),
            family_of(table.running.rules).board_panel(WORDS, lang, table, (), picture=False),
        ):
            for part in parts_of(panel):
                for option in part.get("options", ()):
                    self.check_option(lang, game, option)
            assert not [line for line in texts(panel).split("\n") if self.unnamed(lang, line)]

    def check_option(self, lang: str, game: Game, option: Any) -> None:
        sign = (option.get("emoji") or {}).get("name")
        if sign in MARKS.values():
            colors = {color for color, mark in MARKS.items() if mark == sign}
            colors |= {color for color, mark in SIGNS.items() if mark == sign}
            stems = [
                WORDS.say(lang, f"{kind}-{color}")[:3]
                for color in colors
                for kind in ("seat", "card")
                if WORDS.has(lang, f"{kind}-{color}")
            ]
            assert any(stem in option["label"] for stem in stems), option

    def unnamed(self, lang: str, line: str) -> bool:
        return any(mark in line and WORDS.say(lang, f"seat-{color}") not in line for color, mark in MARKS.items())

    @pytest.mark.parametrize("lang", LANGS)
    def test_the_final_table_and_alt_texts_name_each_players_colour(self, lang: str) -> None:
        game = played("usa", 0.5)
        localizer = Localizer(WORDS, lang, table_of(game))
        alt = alt_text(localizer, game.view(None))
        assert all(WORDS.say(lang, f"seat-{color}") in alt for color in COLORS[: game.seats])


def _lobby(table: Any) -> Any:
    from dataclasses import replace

    return replace(table, status="lobby")


class TestWhereNoFileMayBeAttached:
    async def test_a_lobby_opens_and_the_game_is_shown_in_text(self, party: Party) -> None:
        await without_attaching(party)
        await party.begin_turns()
        assert not any(message.attachments for message in party.posts())
        assert "Face up:" in text_of(party.posts()[-1])
        assert amiss(party) == []

    async def test_direct_messages_still_have_their_picture(self, party: Party) -> None:
        await without_attaching(party)
        await party.begin_turns()
        assert party.whispers(party.ann)[-1].attachments

    @pytest.mark.long
    @pytest.mark.simcord(settle_timeout=60)
    async def test_a_game_is_played_to_its_end_by_reading_and_typing(self, party: Party) -> None:
        await without_attaching(party)
        await party.begin(seats=2, first=party.ann)
        readers = [Reader(party, person) for person in party.people[:2]]
        for reader in readers:
            await reader.keep()
        await arrange(party, pieces=[15, 15])
        for _ in range(400):
            table = await party.table()
            assert table.game is not None
            if table.game.over:
                break
            await readers[table.game.waiting[0]].turn()
        table = await party.table()
        assert table.game is not None and table.status == "finished"
        assert not any(message.attachments for message in party.posts())
        text = (await party.read_the_end())[-1]
        assert all(str(total) in text for total in table.game.result().totals)
        for seat in range(2):
            shown = panel_of(await party.cleo.slash(party.channel, "board"))
            await party.cleo.select(shown, [f"s{seat}"], custom_id=f"st:{table.id}:{table.step}:picktext")
            owned = [r for r, owner in table.game.view(None).seen(RoutesSeen).owners.items() if owner == seat]
            assert len(_spurs(text_of(shown))) == len(owned)
        assert amiss(party) == []

    @pytest.mark.parametrize("key", crossed(["europe", "world"], few=1))
    async def test_the_first_turns_of_other_maps_too(self, party: Party, key: str) -> None:
        await without_attaching(party)
        await party.begin(seats=2, first=party.ann, map=key)
        readers = [Reader(party, person) for person in party.people[:2]]
        for seat, reader in enumerate(readers):
            await reader.keep()
            if key == "world":
                assert "choose your trains and ships" in said(await reader.person.slash(party.channel, "hand"))
                await party.act(seat, ChoosePieces(seat, 25, 35))
        for _ in range(8):
            table = await party.table()
            assert table.game is not None
            await readers[table.game.waiting[0]].turn()
        assert not any(message.attachments for message in party.posts())
        assert amiss(party) == []

    @pytest.mark.simcord(settle_timeout=60)
    async def test_a_table_of_strings_is_played_without_a_picture(self, party: Party) -> None:
        await without_attaching(party)
        railway = Railway(party)
        await railway.begin(2)
        await railway.corners()
        for _ in range(4):
            await railway.turn()
        files = [request for request in party.env.http_requests if "attachments" in str(request.json)]
        assert not [request for request in files if (request.json or {}).get("attachments")]
        view = await railway.view()
        assert view.seen(StringsSeen).laid
        shown = panel_of(await party.cleo.slash(party.channel, "board"))
        assert "**S1**" not in text_of(shown) and "S1" in text_of(shown)
        for page, expected in (
            ("tiles", "**S1**"),
            ("legend", "Terminal Station × 2"),
            ("land", "**River:**"),
            ("s0", "Short"),
        ):
            table = await party.table()
            await party.cleo.select(shown, [page], custom_id=f"st:{table.id}:{table.step}:picktext")
            assert expected in text_of(shown)
        assert amiss(party) == []


class Reader:
    """Plays by what the bot says in text and offers while typing, and by nothing else."""

    def __init__(self, party: Party, person: MemberActor) -> None:
        self.party, self.person = party, person

    async def hand(self) -> str:
        return said(await self.person.slash(self.party.channel, "hand"))

    async def keep(self) -> None:
        """Keeps as many of the numbered tickets as must be kept."""
        offered = re.findall(r"^(\d+)\. ", await self.hand(), re.M)
        needed = max(map(int, re.findall(r"keep (?:at least|from) (\d+)", await self.hand())))
        assert len(offered) >= needed
        await self.person.slash(self.party.channel, "keep", tickets=" ".join(offered[:needed]))

    async def turn(self) -> None:
        """Claims the first route that is offered, else takes a card."""
        channel = self.party.channel
        assert "It's your turn" in await self.hand()
        routes = await self.person.autocomplete(channel, "claim", "route", "")
        second = "second card" in text_of(self.party.posts()[-1])
        for route in [] if second else routes:
            ways = await self.person.autocomplete(channel, "claim", "payment", "", route=route["value"])
            if not ways:
                continue
            table = await self.party.table()
            typed: dict[str, Any] = {"route": route["value"], "payment": ways[0]["value"], "now": True}
            result = await self.person.slash(channel, "claim", **typed)
            if (await self.party.table()).step != table.step:
                return
            raise AssertionError(said(result))
        result = await self.person.slash(channel, "draw", card="deck")
        if "There are no cards" in said(result) or "empty" in said(result):
            await self.person.slash(channel, "pass")


class TestWhatPeopleAndServersChoose:
    async def test_a_person_without_pictures_gets_none(self, party: Party) -> None:
        await set_setting(party.bot, "person", party.ann.id, "pictures", "off")
        await party.begin_turns()
        assert party.posts()[-1].attachments
        assert not party.whispers(party.ann)[-1].attachments
        assert party.whispers(party.bob)[-1].attachments
        for command in ("hand", "board"):
            shown = panel_of(await party.ann.slash(party.channel, command))
            assert not shown.attachments
            assert panel_of(await party.bob.slash(party.channel, command)).attachments

    async def test_a_server_without_pictures_posts_none(self, party: Party) -> None:
        await set_setting(party.bot, "server", party.guild.id, "pictures", "off")
        await party.begin_turns()
        await arrange(party, pieces=[4] * 3)
        async with party.unseen():
            await party.play_on(2000, Random(3))
        assert (await party.table()).status == "finished"
        assert not any(message.attachments for message in party.posts())
        assert panel_of(await party.ann.slash(party.channel, "hand")).attachments

    @pytest.mark.parametrize("lang", LANGS)
    async def test_a_city_is_looked_up_in_text(self, party: Party, lang: str) -> None:
        await party.ann.slash(party.channel, "settings language", language=lang)
        await set_setting(party.bot, "person", party.ann.id, "pictures", "off")
        await party.begin_turns()
        names = load().rules("usa").part(Routes).cities["denver"].names
        shown = said(await party.ann.slash(party.channel, "board", focus=names[lang]))
        assert f"### {names[lang]}" in shown and shown.count("\n- ") >= 6

    async def test_a_city_that_is_not_there_gets_its_sentence(self, party: Party) -> None:
        await party.begin_turns()
        assert "Atlantis" in said(await party.ann.slash(party.channel, "board", focus="Atlantis"))


class TestAltTexts:
    def test_of_opened_tickets_tell_what_was_built(self) -> None:
        from cogs.rail.panels import final_panels

        game = place(load().rules("usa"), 2, {"claimed": {"denver-omaha": 0}}, Random(1))
        localizer = Localizer(WORDS, "en", table_of(game))
        panel = final_panels(WORDS, "en", table_of(game), pictures=True)[0].view
        lines = [item["description"] for part in parts_of(panel) for item in part.get("items", ())]
        assert localizer.route("denver-omaha") in lines[0] and WORDS.say("en", "seat-blue") in lines[0]

    def test_setting_up_a_table_of_strings_tells_its_corners(self) -> None:
        game = late(3)[0][0]
        assert game.view(None).seen(TableSeen).owed == "corner"
        assert len(pages_of(Localizer(WORDS, "en", table_of(game)), game.view(None))) == 7


def test_the_bot_is_allowed_to_play_without_attaching_files() -> None:
    from cogs.core.client import lacking

    allowed = discord.Permissions(view_channel=True, send_messages=True, read_message_history=True)
    assert lacking(None, allowed) is None
