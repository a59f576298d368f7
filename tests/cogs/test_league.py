"""A league by a person's hands: announced, joined, played, its table, the next season."""

from __future__ import annotations

from typing import Any

import pytest
from simcord import MemberActor

from data.store.leagues import Leagues
from data.store.results import Results
from tests.cogs.hands import panel_of
from tests.cogs.leagues import create, fixtures, hide_tables, latest, new_host, pass_days, play_round, thread
from tests.cogs.party import Party, said, text_of
from tests.cogs.test_schema import wrong


@pytest.fixture
def host(party: Party) -> MemberActor:
    return new_host(party)


@pytest.mark.long
class TestASmallSeason:
    async def test_from_the_announcement_to_the_next_season(self, party: Party, host: MemberActor) -> None:
        answer = await create(party, host, divisions=2, maps="usa, london", seats=2)
        assert "You created Iron League" in answer
        post = party.posts()[-1]
        assert "Join by" in text_of(post)
        for person in party.people[:4]:
            assert "You joined season 1" in said(await person.click(party.posts()[-1], label="Join season"))
        assert "Joined (4): Ann, Bob, Cleo, Dan" in text_of(party.posts()[-1])
        assert "You left season 1" in said(await party.dan.click(party.posts()[-1], label="Leave season"))
        assert "Joined (3)" in text_of(party.posts()[-1])
        await party.dan.click(party.posts()[-1], label="Join season")

        await pass_days(party, 3.1)
        season = (await latest(party))[1]
        assert (season.status, season.round) == ("running", 1)
        tables = await fixtures(party)
        assert [(table.division, table.map, table.status) for table in tables] == [
            (0, "usa", "running"),
            (1, "usa", "running"),
        ]
        assert sorted(tables[0].people) == sorted([party.ann.id, party.bob.id])
        for table in tables:
            assert table.thread_id is not None and table.game_id is not None
            game = await party.bot.tables.get(table.game_id)
            assert [row.user_id for row in game.seats] == list(table.people)
            assert game.channel_id == table.thread_id
            first = party.posts(thread(party, table.thread_id))[0]
            assert {user.id for user in first.mentions} == set(table.people)
        rounds = said(await party.eve.slash(party.channel, "league rounds"))
        assert f"<#{tables[0].thread_id}>" in rounds and "Round 1 of 2: USA" in rounds

        hide_tables(party)
        await play_round(party)
        season = (await latest(party))[1]
        assert season.round == 2  # it began as soon as the first one was over
        assert {table.map for table in await fixtures(party, 2)} == {"london"}
        await play_round(party)
        assert (await latest(party))[1].status == "ended"
        ended, upper, lower = party.posts()[-3:]
        assert "The season is over" in text_of(ended) and text_of(ended).count(" won.") == 2
        assert "Division 1" in text_of(upper) and "Division 2" in text_of(lower)
        assert len(upper.attachments) == len(lower.attachments) == 1

        results = await Results(party.bot.store).of_season(season.id)
        assert len(results) == 8
        table_text = said(await party.eve.slash(party.channel, "league table", division=2))
        assert "Division 2" in table_text and "promoted" in table_text
        asked = await host.slash(party.channel, "league season", start="in 2 days")
        shown = panel_of(asked)
        assert "Promoted:" in text_of(shown) and "Relegated:" in text_of(shown)
        taps = (host.click(shown, label="Open season") for _ in range(2))  # a second tap opens no second one
        await party.at_once(*taps)
        assert "You opened season 2" in text_of(shown)
        league, second = await latest(party)
        assert (second.number, second.status) == (2, "open")
        places = {one.user_id: one.division for one in await Leagues(party.bot.store).entrants(second.id)}
        up = [person.id for person in party.people[2:4] if places[person.id] == 0]
        down = [person.id for person in party.people[:2] if places[person.id] == 1]
        assert len(up) == len(down) == 1
        assert [one.number for one in await Leagues(party.bot.store).seasons(league.id)] == [2, 1]

        for person in party.people[:4]:
            await person.slash(party.channel, "league join")
        await pass_days(party, 2.1)
        divisions = {one.user_id: one.division for one in await Leagues(party.bot.store).entrants(second.id, "in")}
        assert divisions == places
        assert wrong(party) == []


def weight(part: dict[str, Any]) -> int:
    """What Discord counts of a command, in the language that says it longest: names, descriptions, values."""
    texts = [[part.get(key, ""), *(part.get(f"{key}_localizations") or {}).values()] for key in ("name", "description")]
    own = sum(max(map(len, known)) for known in texts) + len(str(part.get("value", "")))
    return own + sum(weight(one) for key in ("options", "choices") for one in part.get(key) or ())


class TestTheCommands:
    async def test_are_not_larger_than_discord_takes_them(self, party: Party) -> None:
        tree = party.bot.tree
        assert tree.translator is not None
        weights = {
            one.name: weight(await one.get_translated_payload(tree, tree.translator)) for one in tree.get_commands()
        }
        assert max(weights, key=lambda name: weights[name]) == "league"
        assert weights["league"] < 8000
