"""The pages about a finished game lead to each other, to where the reader came from, and are limited."""

from __future__ import annotations

import pytest
from simcord import MemberActor, ResponseMessage

from cogs.core.components import MOST_ID, custom_id
from cogs.core.config import Buckets
from cogs.game.account import Accounts
from cogs.game.looks import FIRST, STEP, carrying, origin
from cogs.tables.finale import ACCOUNT, REPLAY
from tests.cogs.hands import ids_in, options_of
from tests.cogs.leagues import fixtures, hide_tables, new_host, play_round, started
from tests.cogs.party import Party, text_of
from tests.cogs.test_deals import to_the_end
from tests.cogs.test_limits import table_of
from tests.engine.test_reasons import positions


class Reader:
    """A person with one private panel, whose buttons they press by their verbs."""

    def __init__(self, party: Party, person: MemberActor) -> None:
        self.party, self.person = party, person

    @property
    def panel(self) -> ResponseMessage:
        (panel,) = self.party.private(self.person)
        return panel

    def ids(self, verb: str) -> list[str]:
        return [id_ for id_ in ids_in(self.panel) if id_.split(":")[3] == verb]

    async def press(self, verb: str, part: str = "") -> str:
        found = next(id_ for id_ in self.ids(verb) if part in id_)
        await self.person.click(self.panel, custom_id=found)
        return text_of(self.panel)

    async def pick(self) -> str:
        (pick,) = self.ids("pickaccount")
        await self.person.select(self.panel, options_of(self.panel, pick)[:1], custom_id=pick)
        return text_of(self.panel)


async def without_pictures(party: Party, *people: MemberActor) -> None:
    for person in people:
        await party.bot.settings.set("person", person.id, "pictures", "off")


async def test_a_profile_leads_to_what_happened_and_each_page_leads_back_to_the_profile(party: Party) -> None:
    await party.begin(seats=2)
    await to_the_end(party)
    await without_pictures(party, party.ann, party.eve)
    ann = Reader(party, party.ann)
    await party.ann.slash(party.channel, "stats person", map="usa")
    profile = text_of(ann.panel)
    assert "What happened" in await ann.pick()
    assert "Turn 1 of" in await ann.press(STEP)
    assert "Turn 2 of" in await ann.press(STEP, "forward")
    assert "Replay of game" in await ann.press(REPLAY)
    assert "Turn 1 of" in await ann.press(STEP)
    assert "What happened" in await ann.press(ACCOUNT)
    assert await ann.press("stats", ":k~") == profile
    await party.eve.slash(party.channel, "stats person", person=party.ann)
    assert not Reader(party, party.eve).ids("pickaccount"), "she wasn't there"


async def test_a_round_of_a_league_leads_to_what_happened_at_its_finished_tables(party: Party) -> None:
    await started(party, new_host(party), 2, rounds=1)
    await without_pictures(party, party.ann)
    ann = Reader(party, party.ann)
    hide_tables(party)
    await party.ann.slash(party.channel, "league rounds")
    assert not ann.ids("pickaccount"), "the table plays"
    await play_round(party)
    await party.ann.slash(party.channel, "league rounds")
    shown = text_of(ann.panel)
    (fixture,) = await fixtures(party)
    assert options_of(ann.panel, ann.ids("pickaccount")[0]) == [str(fixture.game_id)]
    assert "What happened" in await ann.pick()
    assert await ann.press("leagueround") == shown


async def test_what_happened_in_a_game_is_computed_once_and_drawn_within_the_limit(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    await party.begin(seats=2)
    table = await to_the_end(party)
    await party.ann.slash(party.channel, "game replay")
    bot, ann = party.bot, Reader(party, party.ann)
    bot.limits.pictures = Buckets(1, 0.001)
    assert "pictures" not in (await ann.press(ACCOUNT)).lower()
    first = await bot.feature(Accounts).known[table.id]
    await ann.press(REPLAY)
    text = await ann.press(ACCOUNT)
    assert "What happened" in text and not ann.panel.message.attachments
    assert await bot.feature(Accounts).known[table.id] is first
    text = await ann.press(STEP)
    assert "Turn 1 of" in text and not ann.panel.message.attachments


def test_an_origin_without_room_in_a_button_is_left_out() -> None:
    table = table_of(next(positions("usa", 1))[0])
    longest = origin(9, "stats", f"k~p~{10**18}~{'x' * 24}")
    whole = carrying(table, STEP, FIRST, longest)
    assert whole == f"{FIRST}.{longest}" or whole == FIRST
    assert len(custom_id(table.id, table.step, STEP, whole)) <= MOST_ID
    assert carrying(table, ACCOUNT, "", "") is None
