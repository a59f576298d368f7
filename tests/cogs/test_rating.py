"""`/rating`: one's own worth and reliability, lists of those who want to be in them, and nobody else in any."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from itertools import pairwise

import pytest
from simcord import MemberActor

from cogs.stats.rating import ON_PAGE, list_panel
from cogs.tables.settings import set_setting
from cogs.text.catalogue import LANGS
from data.store.ratings import EVERYWHERE, OVERALL, Ratings
from data.store.results import conduct_kept
from engine.league.ratings import conservative, uncertainty
from engine.league.reliability import Conduct
from tests.cogs.hands import panel_of
from tests.cogs.party import Party, said, text_of
from tests.cogs.test_limits import check
from tests.own_map import laid_out
from tests.results import finished, put

NOW = 1_900_000_000


async def play(party: Party, *places: int, games: int = 1, first: int = 1, map: str = "usa") -> None:
    """So many games of the first people there, each with these places, rated."""
    people = [person.id for person in party.people[: len(places)]]
    for number in range(first, first + games):
        await put(party.bot.store, finished(number, people, places, map=map, guild_id=party.guild.id))
    await Ratings(party.bot.store).apply()


async def listed(party: Party, person: MemberActor, where: str) -> str:
    return said(await person.slash(party.channel, "rating listed", where=where))


class TestOnesOwn:
    async def test_it_shows_value_uncertainty_games_and_that_it_is_provisional(self, party: Party) -> None:
        await play(party, 1, 2)
        rating, _ = (await Ratings(party.bot.store).of_person(party.guild.id, party.ann.id))[OVERALL]
        result = await party.ann.slash(party.channel, "rating show")
        assert panel_of(result).ephemeral
        answer = said(result)
        assert (
            f"All maps: **{conservative(rating):,.0f}** ± {uncertainty(rating):,.0f} (1 game) · provisional" in answer
        )
        assert "USA" in answer

    @pytest.mark.parametrize(("lang", "written"), [("en", "1,2"), ("ru", "1\u00a02"), ("uk", "1\u00a02")])
    async def test_it_is_written_as_the_statistics_write_it(self, party: Party, lang: str, written: str) -> None:
        await play(party, 1, 2, games=12)
        await party.bot.settings.set("person", party.ann.id, "language", lang)
        await party.bot.settings.set("person", party.ann.id, "pictures", "off")
        rating, _ = (await Ratings(party.bot.store).of_person(party.guild.id, party.ann.id))[OVERALL]
        value = f"{round(conservative(rating)):,}".replace(",", written[1])
        assert len(value) == 5
        assert f"**{value}**" in said(await party.ann.slash(party.channel, "rating show"))
        assert value in said(await party.ann.slash(party.channel, "stats person"))

    async def test_after_ten_games_it_is_provisional_no_more(self, party: Party) -> None:
        await play(party, 1, 2, games=9)
        await play(party, 2, 1, games=1, first=10, map="europe")
        lines = said(await party.ann.slash(party.channel, "rating show")).splitlines()
        assert next(line for line in lines if line.startswith("All maps")).endswith("(10 games)")
        assert next(line for line in lines if line.startswith("USA")).endswith("(9 games) · provisional")

    async def test_who_has_none_yet_learns_how_to_get_one(self, party: Party) -> None:
        answer = said(await party.ann.slash(party.channel, "rating show"))
        assert "no rating" in answer
        assert "Reliability: unknown" in answer

    async def test_it_tells_how_reliable_one_is(self, party: Party) -> None:
        conduct = Conduct(NOW, 20, 5, "finished")
        await party.bot.store.together([conduct_kept(party.ann.id, 1, party.guild.id, conduct)])
        answer = said(await party.ann.slash(party.channel, "rating show"))
        assert "20 moves" in answer and "1 game finished, 0 handed over, 0 abandoned" in answer

    async def test_across_servers_only_for_who_takes_part_there(self, party: Party) -> None:
        await play(party, 1, 2)
        assert "Across all servers" not in said(await party.ann.slash(party.channel, "rating show"))
        await listed(party, party.ann, "everywhere")
        assert "Across all servers" in said(await party.ann.slash(party.channel, "rating show"))

    @pytest.mark.sqlite  # its map is in the memory of this process alone
    async def test_names_no_map_that_is_not_played_on_the_server(self, party: Party) -> None:
        await play(party, 1, 2, map="own-isles")
        party.bot.library.own.put("own-isles", json.dumps(laid_out("own-isles")), party.guild.id)
        await listed(party, party.ann, "everywhere")
        assert said(await party.ann.slash(party.channel, "rating show")).count("Seven Isles") == 2
        other = party.env.create_guild(name="Elsewhere")
        place, ann = other.create_text_channel("table"), other.add_member(party.ann.user)
        elsewhere = said(await ann.slash(place, "rating show"))
        assert "Across all servers" in elsewhere and "All maps" in elsewhere
        assert "Isles" not in elsewhere and "own-isles" not in elsewhere
        party.bot.library.own.drop("own-isles")
        assert "own-isles" not in said(await party.ann.slash(party.channel, "rating show"))


class TestOthers:
    async def test_nobody_s_is_shown_who_has_not_said_so(self, party: Party) -> None:
        await play(party, 1, 2)
        answer = said(await party.ann.slash(party.channel, "rating show", person=party.bob))
        assert "isn't on any rating list" in answer and "**" not in answer
        await listed(party, party.bob, "server")
        answer = said(await party.ann.slash(party.channel, "rating show", person=party.bob))
        assert "Ratings of Bob" in answer
        assert "Reliability" not in answer

    async def test_nor_of_who_is_hidden(self, party: Party) -> None:
        await play(party, 1, 2)
        await listed(party, party.bob, "everywhere")
        await party.bot.settings.set("person", party.bob.id, "stats", "hidden")
        answer = said(await party.ann.slash(party.channel, "rating show", person=party.bob))
        assert "isn't on any rating list" in answer
        assert "This list is empty" in said(await party.ann.slash(party.channel, "rating list"))
        assert "hidden" in said(await party.bob.slash(party.channel, "rating show"))


class TestTheList:
    async def test_it_has_those_who_chose_so_with_the_best_first(self, party: Party) -> None:
        await play(party, 1, 2, 3, 4)
        assert "This list is empty" in said(await party.ann.slash(party.channel, "rating list"))
        for person, where in ((party.cleo, "server"), (party.bob, "everywhere")):
            await listed(party, person, where)
        lines = said(await party.cleo.slash(party.channel, "rating list")).splitlines()
        rows = [line for line in lines if "Player" in line]
        assert rows[0].startswith(f"**1** · Player {party.bob.id}")
        assert rows[1].startswith(f"**2** · ▶ **Player {party.cleo.id}**")
        assert len(rows) == 2
        assert "Your place: 2" in lines
        across = said(await party.cleo.slash(party.channel, "rating list", everywhere=True))
        assert str(party.bob.id) in across and str(party.cleo.id) not in across

    async def test_by_map(self, party: Party) -> None:
        await play(party, 1, 2, map="europe")
        await listed(party, party.ann, "server")
        assert str(party.ann.id) in said(await party.ann.slash(party.channel, "rating list", map="europe"))
        assert str(party.ann.id) not in said(await party.ann.slash(party.channel, "rating list", map="usa"))

    async def test_whoever_leaves_it_is_gone_at_once(self, party: Party) -> None:
        await play(party, 1, 2)
        for where, there in (("server", True), ("off", False)):
            await listed(party, party.ann, where)
            assert (str(party.ann.id) in said(await party.bob.slash(party.channel, "rating list"))) == there

    async def test_the_setting_is_the_same_choice(self, party: Party) -> None:
        panel = panel_of(await party.ann.slash(party.channel, "settings show"))
        await party.ann.click(panel, label="My settings, page 2")
        assert "Rating lists" in text_of(panel)
        await set_setting(party.bot, "person", party.ann.id, "ranked", "server")
        await play(party, 1, 2)
        assert str(party.ann.id) in said(await party.bob.slash(party.channel, "rating list"))

    async def test_it_has_pages(self, party: Party) -> None:
        people = list(range(1, 3 * ON_PAGE))
        for number, (one, other) in enumerate(pairwise(people), 1):
            await put(party.bot.store, finished(number, [one, other], [1, 2], guild_id=party.guild.id))
        await Ratings(party.bot.store).apply()
        for person in people:
            await set_setting(party.bot, "person", person, "ranked", "server")
        result = await party.ann.slash(party.channel, "rating list")
        panel = panel_of(result)
        first = said(result)
        await party.ann.click(panel, label="Next")
        second = text_of(panel)
        seen = [set(re.findall(r"Player (\d+)", text)) for text in (first, second)]
        assert [len(names) for names in seen] == [ON_PAGE, ON_PAGE]
        assert not seen[0] & seen[1]

    @pytest.mark.parametrize("lang", LANGS)
    async def test_a_full_page_of_the_longest_names_keeps_the_limits(self, party: Party, lang: str) -> None:
        people = list(range(10**18, 10**18 + 2 * ON_PAGE))
        game = finished(1, people, list(range(1, len(people) + 1)), guild_id=party.guild.id)
        long = [replace(row, name="*_`" * 20) for row in game]
        await put(party.bot.store, long)
        await Ratings(party.bot.store).apply()
        for person in people:
            await set_setting(party.bot, "person", person, "ranked", "everywhere")
        for scope in (EVERYWHERE, party.guild.id):
            check(await list_panel(party.bot, lang, scope, OVERALL, 0, people[3]))
