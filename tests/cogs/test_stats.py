"""`/stats`: what finished games say, in pictures and the same in words; who is hidden is in nothing of others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import discord
import pytest
from simcord import InteractionResult, MemberActor

from cogs.tables.settings import set_setting
from cogs.text.catalogue import LANGS, catalogue, shorten
from cogs.text.names import unformatted
from data.maps.library import load
from data.store.results import Result
from engine.parts.routes import Routes
from tests.cogs.hands import ids_in, panel_of, walk
from tests.cogs.party import Party, said
from tests.cogs.quick import play_out
from tests.cogs.test_schema import wrong
from tests.cogs.test_text_only import without_attaching
from tests.results import finished, put

WORDS = catalogue()
MAPS = sorted(load().games)


def map_name(key: str, lang: str = "en") -> str:
    return load().games[key].names[lang]


async def games(party: Party, *played: tuple[str, Sequence[MemberActor], Sequence[int]], first: int = 900) -> None:
    """Games that these people finished on a map, with these points."""
    for number, (key, people, points) in enumerate(played, first):
        rules = load().rules(key)
        routes = list(rules.part(Routes).routes) if rules.has(Routes) else []
        rows: list[Result] = []
        places = [1 + sum(other > own for other in points) for own in points]
        for row in finished(number, [one.id for one in people], places, map=key, guild_id=party.guild.id):
            facts: dict[str, Any] = {**row.facts, "routes": routes[row.seat : row.seat + 3]}
            facts["longest"] = 20 + row.seat if rules.has(Routes) else None
            kinds = {"routes": points[row.seat] - 10, "ticket": 10}
            rows.append(
                replace(
                    row,
                    points=points[row.seat],
                    best=max(points),
                    facts=facts,
                    kinds=kinds,
                    name=people[row.seat].user.name,
                )
            )
        await put(party.bot.store, rows)


def pictures(result: InteractionResult) -> list[str]:
    """The alternative texts of the pictures in an answer."""
    items = [part for part in walk(panel_of(result).components) if part["type"] == 12]
    return [item["description"] for part in items for item in part["items"]]


def press_of(result: InteractionResult, verb: str, way: str = "") -> str:
    return next(one for one in ids_in(panel_of(result)) if f":{verb}:{way}" in one)


async def in_words(party: Party, person: MemberActor, command: str, /, **options: Any) -> str:
    """What an answer says to a person who wants no pictures."""
    await set_setting(party.bot, "person", person.id, "pictures", "off")
    answer = await person.slash(party.channel, command, **options)
    await set_setting(party.bot, "person", person.id, "pictures", "on")
    return said(answer)


@pytest.mark.parametrize("lang", LANGS)
class TestEveryCommand:
    @pytest.mark.parametrize("key", MAPS)
    async def test_tells_the_same_in_a_picture_and_in_words(self, party: Party, key: str, lang: str) -> None:
        await party.ann.slash(party.channel, "settings language", language=lang)
        await games(party, (key, (party.ann, party.bob), (90, 70)), (key, (party.bob, party.ann), (88, 60)))
        asked: list[tuple[str, dict[str, Any]]] = [
            ("person", {}),
            ("person", {"person": party.bob, "map": key}),
            ("map", {"map": key}),
            ("map", {"map": key, "person": party.bob}),
            ("versus", {"person": party.bob}),
            ("records", {}),
            ("records", {"map": key}),
        ]
        for number, (command, options) in enumerate(asked):
            answer = await party.ann.slash(party.channel, f"stats {command}", **options)
            reply = said(answer)
            if number in (2, 3) and not load().rules(key).has(Routes):
                assert WORDS.say(lang, "stats-routes-strings", map=map_name(key, lang)) in reply
                assert not pictures(answer)
                continue
            (alt,) = pictures(answer)
            first, *others = unformatted(reply).splitlines()
            assert first in alt
            assert len(others) < len(alt.splitlines()) - 1 or len(others) <= 4
            assert map_name(key, lang) in alt or number == 1
        assert wrong(party) == []

    async def test_has_fewer_words_beside_a_picture_than_without(self, party: Party, lang: str) -> None:
        await party.ann.slash(party.channel, "settings language", language=lang)
        await games(party, *[("usa", (party.ann, party.bob), (90 - at, 70)) for at in range(4)])
        asked: tuple[tuple[str, dict[str, Any]], ...] = (
            ("person", {}),
            ("map", {"map": "usa"}),
            ("versus", {"person": party.bob}),
            ("records", {"map": "usa"}),
        )
        for command, options in asked:
            answer = await party.ann.slash(party.channel, f"stats {command}", **options)
            beside, alts = unformatted(said(answer)).splitlines(), pictures(answer)
            whole = unformatted(await in_words(party, party.ann, f"stats {command}", **options)).splitlines()
            assert set(beside) < set(whole)
            assert alts == [shorten("\n".join(whole), 1024)]


class TestAPerson:
    async def test_sees_games_places_points_tickets_and_maps(self, party: Party) -> None:
        await games(
            party, ("usa", (party.ann, party.bob), (90, 70)), ("usa", (party.bob, party.ann, party.cleo), (88, 60, 60))
        )
        answer = await in_words(party, party.ann, "stats person")
        assert "**2 games** finished here, 1 won; place 1.5 on average, 75 points on average" in answer
        assert "1: 1× (50%), 2: 1× (50%)" in answer
        assert "routes 65, tickets 10" in answer
        assert "Tickets: 2 of 4 completed (50%)" in answer
        assert f"**{map_name('usa')}**: 2 games, 1 won, place 1.5 on average, most points 90, longest path 21" in answer

    async def test_who_has_finished_nothing_sees_that(self, party: Party) -> None:
        assert WORDS.say("en", "stats-none-own") in said(await party.ann.slash(party.channel, "stats person"))
        answer = await party.ann.slash(party.channel, "stats person", person=party.bob)
        assert WORDS.say("en", "stats-none", name="Bob") in said(answer)
        assert not pictures(answer)

    async def test_of_a_game_that_was_just_played_is_shown_at_once(self, party: Party) -> None:
        await party.begin_turns(map="london", seats=2)
        table = await play_out(party, Random(5))
        assert table.game is not None
        reply = await in_words(party, party.ann, "stats person")
        assert f"most points {table.game.result().totals[0]}".replace("-", "−") in reply
        answer = await party.ann.slash(party.channel, "stats map", map="london")
        assert "1× " in said(answer)
        assert pictures(answer)

    async def test_many_maps_come_on_pages(self, party: Party) -> None:
        await games(party, ("usa", (party.ann, party.bob), (90, 70)))
        for number in range(14):
            rows = finished(
                1000 + number, [party.ann.id, party.bob.id], [1, 2], map=f"m{number:02}", guild_id=party.guild.id
            )
            await put(party.bot.store, rows)
        answer = await party.ann.slash(party.channel, "stats person")
        panel = panel_of(answer)
        await party.ann.click(panel, custom_id=press_of(answer, "stats", "o"))
        assert "m13" in said(answer)
        await party.ann.click(panel, custom_id=press_of(answer, "stats", "b"))
        assert "15 games" in said(answer)
        assert wrong(party) == []


class TestWithoutPictures:
    async def test_all_is_in_words(self, party: Party) -> None:
        await games(party, ("usa", (party.ann, party.bob), (90, 70)))
        (before,) = pictures(await party.ann.slash(party.channel, "stats person"))
        await set_setting(party.bot, "person", party.ann.id, "pictures", "off")
        answer = await party.ann.slash(party.channel, "stats person")
        assert not pictures(answer)
        assert unformatted(said(answer)) == before


class TestVersus:
    async def test_counts_who_was_ahead(self, party: Party) -> None:
        both = (party.ann, party.bob)
        await games(
            party, ("usa", both, (90, 70)), ("usa", both, (50, 50)), ("europe", both, (20, 60)), ("usa", both, (9, 8))
        )
        answer = await in_words(party, party.cleo, "stats versus", person=party.bob, other=party.ann)
        assert "4 games together" in answer
        assert "**Ann** ahead: 2" in answer
        assert "**Bob** ahead: 1" in answer
        assert "Tied: 1" in answer
        assert f"**{map_name('usa')}**: 2 to 0, tied 1" in answer

    async def test_nobody_plays_against_themselves(self, party: Party) -> None:
        answer = await party.ann.slash(party.channel, "stats versus", person=party.ann)
        assert WORDS.say("en", "refused-stats-same-person") in said(answer)

    async def test_who_never_met_sees_that(self, party: Party) -> None:
        answer = await party.ann.slash(party.channel, "stats versus", person=party.bob)
        assert WORDS.say("en", "stats-versus-none", one="Ann", other="Bob") in said(answer)


class TestRecords:
    async def test_are_of_each_map_and_of_the_closest_game(self, party: Party) -> None:
        await games(party, ("usa", (party.ann, party.bob), (90, 70)), ("usa", (party.bob, party.cleo), (81, 80)))
        answer = await in_words(party, party.dan, "stats records")
        assert "most points: **90** ann" in answer
        assert "longest path: **21** bob" in answer
        assert "closest game: bob ahead of cleo by **1**" in answer

    async def test_of_one_map_share_a_place_that_discord_takes_for_no_list(self, party: Party) -> None:
        await games(party, ("usa", (party.ann, party.bob), (90, 70)), ("usa", (party.cleo, party.bob), (90, 60)))
        answer = await in_words(party, party.dan, "stats records", map="usa")
        assert "1: **90** ann" in answer and "1: **90** cleo" in answer and "3: **70** bob" in answer
        assert "1: ann ahead of bob by **20**" in answer and "2: cleo ahead of bob by **30**" in answer

    async def test_have_their_dates_in_words(self, party: Party) -> None:
        await games(party, ("usa", (party.ann, party.bob), (90, 70)))
        answer = await party.dan.slash(party.channel, "stats records")
        (alt,) = pictures(answer)
        assert "most points: 90 ann (2023-11-15)" in alt
        assert "<t:" in await in_words(party, party.dan, "stats records")

    async def test_there_are_none_before_a_game_between_people(self, party: Party) -> None:
        assert WORDS.say("en", "stats-records-none") in said(await party.ann.slash(party.channel, "stats records"))


class TestWhoIsHidden:
    async def test_vanishes_from_all_that_others_see(self, party: Party) -> None:
        await games(party, ("usa", (party.ann, party.bob), (90, 70)), ("usa", (party.bob, party.cleo), (60, 55)))
        await set_setting(party.bot, "person", party.ann.id, "stats", "hidden")
        refusal = WORDS.say("en", "refused-stats-hidden", name="Ann")
        asked: tuple[tuple[str, dict[str, Any]], ...] = (
            ("person", {"person": party.ann}),
            ("map", {"map": "usa", "person": party.ann}),
            ("versus", {"person": party.ann}),
            ("versus", {"person": party.cleo, "other": party.ann}),
        )
        for command, options in asked:
            assert refusal in said(await party.bob.slash(party.channel, f"stats {command}", **options))
        for command, options in (("records", {}), ("records", {"map": "usa"}), ("map", {"map": "usa"})):
            answer = await party.bob.slash(party.channel, f"stats {command}", **options)
            reply = said(answer) + "".join(pictures(answer))
            assert "ann" not in reply.casefold()
            assert "90" not in reply

    async def test_still_sees_their_own_and_that_nobody_else_does(self, party: Party) -> None:
        await games(party, ("usa", (party.ann, party.bob), (90, 70)))
        await set_setting(party.bot, "person", party.ann.id, "stats", "hidden")
        answer = said(await party.ann.slash(party.channel, "stats person"))
        assert "**1 game**" in answer
        assert WORDS.say("en", "stats-own-hidden") in answer
        assert "**Ann** ahead: 1" in await in_words(party, party.ann, "stats versus", person=party.bob)

    async def test_is_gone_from_pages_that_were_open(self, party: Party) -> None:
        await games(party, ("usa", (party.ann, party.bob), (90, 70)))
        answer = await party.bob.slash(party.channel, "stats person", person=party.ann)
        await set_setting(party.bot, "person", party.ann.id, "stats", "hidden")
        posts = len(party.posts())
        pressed = await party.bob.click(panel_of(answer), custom_id=press_of(answer, "poststats"))
        assert WORDS.say("en", "refused-stats-hidden", name="ann") in said(pressed)
        assert len(party.posts()) == posts


class TestPosting:
    async def test_shows_the_page_to_everybody_in_the_servers_language(self, party: Party) -> None:
        await games(party, ("usa", (party.ann, party.bob), (90, 70)))
        await set_setting(party.bot, "server", party.guild.id, "language", "uk")
        answer = await party.ann.slash(party.channel, "stats person")
        await party.ann.click(panel_of(answer), custom_id=press_of(answer, "poststats"))
        post = party.posts()[-1]
        text = "\n".join(part["content"] for part in walk(raw(post)) if part["type"] == 10)
        assert "1 партія" in text
        assert [part for part in walk(raw(post)) if part["type"] == 12]
        assert not [part for part in walk(raw(post)) if "custom_id" in part]
        assert wrong(party) == []

    async def test_has_no_picture_where_discord_says_that_none_may_be_attached(
        self, party: Party, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """A thread may be missing from the cache, so the interaction's own word counts."""
        await games(party, ("usa", (party.ann, party.bob), (90, 70)))
        answer = await party.ann.slash(party.channel, "stats person")
        await without_attaching(party)
        monkeypatch.setattr(party.bot, "get_channel", lambda _: None)
        await party.ann.click(panel_of(answer), custom_id=press_of(answer, "poststats"))
        assert not [part for part in walk(raw(party.posts()[-1])) if part["type"] == 12]

    async def test_is_refused_to_who_may_not_write_there(self, party: Party) -> None:
        await games(party, ("usa", (party.ann, party.bob), (90, 70)))
        answer = await party.ann.slash(party.channel, "stats records")
        channel: Any = party.bot.get_channel(party.channel.id)
        await party.in_bot(lambda: channel.set_permissions(channel.guild.default_role, send_messages=False))
        posts = len(party.posts())
        pressed = await party.ann.click(panel_of(answer), custom_id=press_of(answer, "poststats"))
        assert WORDS.say("en", "refused-stats-no-writing") in said(pressed)
        assert len(party.posts()) == posts


def raw(post: discord.Message) -> list[dict[str, Any]]:
    return [component.to_dict() for component in post.components]  # type: ignore[misc]


class TestAMapThatIsGone:
    async def test_is_explained_on_a_page_that_was_open(self, party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
        await games(party, ("usa", (party.ann, party.bob), (90, 70)))
        answer = await party.ann.slash(party.channel, "stats map", map="usa")
        monkeypatch.delitem(load().games, "usa")
        pressed = await party.ann.click(panel_of(answer), custom_id=press_of(answer, "poststats"))
        assert WORDS.say("en", "refused-unknown-map", map="usa") in said(pressed)

    async def test_keeps_its_results_under_its_key(self, party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
        await games(party, ("usa", (party.ann, party.bob), (90, 70)))
        monkeypatch.delitem(load().games, "usa")
        assert "**usa**: 1 game" in await in_words(party, party.ann, "stats person")
