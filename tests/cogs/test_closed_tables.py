"""Tables that play the same deal as others: nobody else sees them before the deal is opened."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
from simcord import ChannelHandle, MemberActor

from cogs.tables.deals import closed, opened_text
from cogs.tables.table import COLORS, FIRST, Table
from cogs.tables.terms import DEAL_OPTION, SEASON_OPTION
from data.store.deals import Deals, not_closed
from data.store.rows import SeatRow
from engine.core.event import Event
from engine.core.refused import Refused
from engine.parts.market import DeckMade, MarketSlice
from engine.parts.tickets import TicketDeckMade
from tests.cogs.hands import panel_of
from tests.cogs.leagues import new_host
from tests.cogs.party import Party, said, text_of
from tests.cogs.quick import PAUSE
from tests.cogs.test_deals import SEED, to_the_end, verify
from tests.cogs.test_feed import feed


async def share(party: Party) -> int:
    kept: list[int] = []

    async def work() -> None:
        kept.append(await Deals(party.bot.store).share(party.bot.rng))

    await party.in_bot(work)
    return kept[0]


async def sit_down(
    party: Party, deal: int, channel: ChannelHandle | None = None, people: Sequence[int] = (0, 1), map: str = "usa"
) -> Table:
    """A table of that deal whose first person opens it, as a league does."""
    place = channel or party.channel
    seated = [party.people[number] for number in people]
    options = {DEAL_OPTION: str(deal), SEASON_OPTION: "1"}
    names = [(person.id, person.user.name.title()) for person in seated]

    async def work() -> None:
        variant = next(iter(party.bot.library.games[map].variants))
        at = party.guild.id, place.id
        table = await party.bot.tables.new(at, names[0], map, variant, len(people), options)
        for name in names[1:]:
            await party.bot.tables.join(table.id, *name)

    await party.in_bot(work)
    table = await party.bot.tables.at(place.id)
    assert table is not None and table.game is not None
    return table


async def against_a_computer(party: Party, deal: int, person: MemberActor, channel: ChannelHandle) -> list[str | None]:
    """The first actions of a table of strings, where the person always does what is offered first."""
    place, host = (party.guild.id, channel.id), (person.id, person.user.name)
    options = {DEAL_OPTION: str(deal), FIRST: str(person.id)}
    computer = SeatRow(1, None, "Computer", COLORS[1], "medium")
    what = ("string_railway", "classic", 2, options, [computer])
    await party.in_bot(lambda: party.bot.tables.new(place, host, *what, starts=True))
    table = await party.bot.tables.at(channel.id)
    assert table is not None
    game_id = table.id
    while table.step < 12:
        if table.people(table.running.waiting):
            acts = table.running.legal(0)[:1]
            await party.in_bot(lambda: party.bot.tables.play_for(game_id, 0, lambda *_: acts[0]))  # noqa: B023
        else:
            await party.env.advance_time(PAUSE + 1)
        table = await party.bot.tables.get(game_id)
    return [row.action for row in await party.bot.store.steps(game_id)]


async def open_deal(party: Party, deal: int) -> bool:
    kept: list[bool] = []

    async def work() -> None:
        kept.append(await Deals(party.bot.store).open(deal, 1_700_000_000))

    await party.in_bot(work)
    return kept[0]


async def dealt(party: Party, table: Table) -> list[Event]:
    return [event for event in await party.bot.tables.events(table, 0) if isinstance(event, DeckMade | TicketDeckMade)]


class TestASharedDeal:
    async def test_is_the_same_at_each_of_its_tables_and_no_other(self, party: Party) -> None:
        deal = await share(party)
        one = await sit_down(party, deal)
        two = await sit_down(party, deal, party.guild.create_text_channel("two"), (2, 3))
        assert await dealt(party, one) == await dealt(party, two)
        assert await Deals(party.bot.store).games(deal) == [one.id, two.id]
        await party.in_bot(lambda: party.bot.tables.cancel(one.id, party.ann.id))
        own = await party.begin(seats=2)
        assert await dealt(party, own) != await dealt(party, two)

    async def test_that_is_open_or_unknown_begins_no_game(self, party: Party) -> None:
        deal = await share(party)
        await open_deal(party, deal)
        for named in (str(deal), "99", "x", "9" * 30):
            place = party.guild.create_text_channel(f"place-{named[:3]}")
            options = {DEAL_OPTION: named}
            at = party.guild.id, place.id
            table = await party.bot.tables.new(at, (party.ann.id, "Ann"), "usa", "classic", 2, options)
            with pytest.raises(Refused, match="deal_gone"):
                await party.bot.tables.join(table.id, party.bob.id, "Bob")
            assert (await party.bot.tables.frame(table.id)).step == 0
            assert "already public" in said(await party.ann.slash(place, "game start"))

    async def test_stays_closed_while_one_of_its_games_can_go_on(self, party: Party) -> None:
        deal = await share(party)
        one = await sit_down(party, deal)
        two = await sit_down(party, deal, party.guild.create_text_channel("two"), (2, 3))
        await party.in_bot(lambda: party.bot.tables.cancel(two.id, party.cleo.id))
        assert not await open_deal(party, deal)
        assert await closed(party.bot.store, one) and await closed(party.bot.store, two)
        await to_the_end(party)
        assert await closed(party.bot.store, one)
        assert await open_deal(party, deal)
        assert await open_deal(party, deal)  # open once, open for ever
        assert not await closed(party.bot.store, one)
        assert not await open_deal(party, 99)

    async def test_meets_equal_play_with_the_same_computers(self, party: Party) -> None:
        """Those on a table of strings draw lots where they see no difference: the same ones at each table."""
        deal = await share(party)
        first = await against_a_computer(party, deal, party.ann, party.channel)
        second = await against_a_computer(party, deal, party.bob, party.guild.create_text_channel("two"))
        assert first == second and len(first) == 12

    async def test_is_no_matter_of_a_rematch(self, party: Party) -> None:
        await sit_down(party, await share(party))
        await to_the_end(party)
        await party.ann.slash(party.channel, "game rematch")
        assert (await party.table()).options == {}


class TestASpectator:
    @pytest.mark.parametrize("map", ["usa", "string_railway"])
    async def test_sees_nothing_before_the_deal_is_open_and_everything_then(self, party: Party, map: str) -> None:
        deal = await share(party)
        table = await sit_down(party, deal, map=map)
        await party.play_on(6, Random(1))
        refused = [
            read(await party.eve.slash(party.channel, "board")),
            read(await party.eve.slash(party.channel, "board", focus="denver")),
            read(await party.eve.click(party.posts()[-1], custom_id=press(party, "look" if map != "usa" else "more"))),
        ]
        assert all("only the players here" in text and not files for text, files in refused)
        assert await party.eve.autocomplete(party.channel, "board", "focus", "den") == []
        assert "this game stays closed" in said(await party.eve.slash(party.channel, "game log"))
        assert "this game stays closed" in said(await party.ann.slash(party.channel, "game log"))
        assert "only the players here" not in said(await party.ann.slash(party.channel, "board"))
        assert "only the players here" not in said(await party.eve.slash(party.channel, "rules"))
        await party.in_bot(lambda: party.bot.tables.cancel(table.id, party.ann.id))
        own = await Deals(party.bot.store).of_game(table.id)
        assert own is not None and own.opened_at is None
        assert await open_deal(party, deal)

    async def test_may_look_and_read_the_record_when_the_deal_is_open(self, party: Party) -> None:
        deal = await share(party)
        await sit_down(party, deal)
        await to_the_end(party)
        assert "only the players here" in said(await party.eve.slash(party.channel, "board"))
        await open_deal(party, deal)
        assert panel_of(await party.eve.slash(party.channel, "board")).message.attachments
        assert "Ann" in said(await party.eve.slash(party.channel, "game log"))

    async def test_turns_no_page_of_a_board_that_was_shown_to_a_player(self, party: Party) -> None:
        table = await sit_down(party, await share(party))
        await party.in_bot(lambda: party.bot.settings.set("person", party.ann.id, "pictures", "off"))
        page = panel_of(await party.ann.slash(party.channel, "board"))
        pick = f"st:{table.id}:{table.step}:picktext"
        turned = await party.ann.select(page, ["s0"], custom_id=pick)
        assert "only the players here" not in said(turned)

    async def test_takes_no_seat_of_a_deal_that_it_knows(self, party: Party) -> None:
        deal = await share(party)
        await sit_down(party, deal)
        await sit_down(party, deal, party.guild.create_text_channel("two"), (2, 3))
        await party.ann.slash(party.channel, "game substitute")
        assert "substitutes who haven't played this deal" in text_of(party.posts()[-1])
        assert "played this deal at another table" in said(await take(party, 2))
        assert "You're in!" in said(await take(party, 4))
        assert [row.user_id for row in (await party.table()).seats] == [party.eve.id, party.bob.id]


class TestWhatIsShown:
    async def test_the_feed_gets_nothing_not_even_later(self, party: Party) -> None:
        channel = await feed(party)
        deal = await share(party)
        await sit_down(party, deal)
        await to_the_end(party)
        await open_deal(party, deal)
        await party.env.advance_time(86_400)
        assert party.posts(channel) == []
        await party.begin(seats=2)
        assert len(party.posts(channel)) == 1

    async def test_its_own_channel_tells_hash_and_final_table_but_no_seed(self, party: Party) -> None:
        deal = await share(party)
        await sit_down(party, deal)
        known = await Deals(party.bot.store).get(deal)
        assert known is not None
        [told] = [text_of(post) for post in party.posts() if known.seal in text_of(post)]
        assert "Other tables play the same deal" in told
        await to_the_end(party)
        assert "won" in (await party.read_the_end())[-1]
        assert not SEED.findall(text_of(party.posts()[-1]))

    async def test_verify_is_closed_until_the_deal_is_open(self, party: Party) -> None:
        deal = await share(party)
        table = await sit_down(party, deal)
        known = await Deals(party.bot.store).get(deal)
        assert known is not None
        await to_the_end(party)
        answer = said(await verify(party))
        assert known.seal in answer and known.seed not in answer and "until they have finished" in answer
        assert await opened_text(party.bot.store, party.bot.words, "en", deal) is None
        await open_deal(party, deal)
        answer = said(await verify(party))
        assert known.seed in answer and "❌" not in answer and f"all {(await party.table()).step} steps" in answer
        notice = await opened_text(party.bot.store, party.bot.words, "en", deal)
        assert notice is not None and known.seed in notice and known.seal in notice and str(table.id) in notice

    async def test_nothing_sent_or_logged_holds_the_seed_before(
        self, party: Party, caplog: pytest.LogCaptureFixture
    ) -> None:
        caplog.set_level(logging.DEBUG)
        deal = await share(party)
        await sit_down(party, deal)
        await to_the_end(party)
        for command in ("hand", "board", "game log", "game verify", "rules"):
            await party.ann.slash(party.channel, command)
        known = await Deals(party.bot.store).get(deal)
        assert known is not None
        sent = [json.dumps(entry.json) for entry in party.env.http_requests if entry.json is not None]
        assert len(sent) > 20 and not [text for text in sent if known.seed in text]
        assert known.seed not in caplog.text

    async def test_others_sql_leaves_closed_tables_out(self, party: Party) -> None:
        deal = await share(party)
        table = await sit_down(party, deal)
        await to_the_end(party)
        own = await sit_down_alone(party)
        sql = f"SELECT id FROM games WHERE {not_closed('games.id')} ORDER BY id"
        assert await party.bot.store.rows(sql) == [(own.id,)]
        await open_deal(party, deal)
        assert await party.bot.store.rows(sql) == [(table.id,), (own.id,)]


class TestMoving:
    async def test_a_closed_table_does_not_come_out_into_the_open(self, party: Party) -> None:
        table, host = await sit_down(party, await share(party)), new_host(party)
        open_place = party.guild.create_text_channel("open")
        answer = said(await host.slash(open_place, "game move", game=str(table.id)))
        assert "private thread" in answer
        assert (await party.bot.tables.frame(table.id)).channel_id == party.channel.id
        kept: list[discord.Thread] = []

        async def thread(private: bool) -> None:
            parent: Any = party.bot.get_channel(open_place.id)
            kind = discord.ChannelType.private_thread if private else discord.ChannelType.public_thread
            made = await parent.create_thread(name=f"round {private}", type=kind)
            await made.add_user(discord.Object(host.id))
            kept.append(made)

        for private in (False, True):
            await party.in_bot(lambda: thread(private))  # noqa: B023
            place = next(one for one in open_place.threads if one.id == kept[-1].id)
            answer = said(await host.slash(place, "game move", game=str(table.id)))
            assert ("I moved the game here" in answer) == private
        assert (await party.bot.tables.frame(table.id)).channel_id == kept[-1].id


async def test_a_closed_table_stays_closed_after_a_restart(party: Party, database: Path) -> None:
    deal = await share(party)
    table = await sit_down(party, deal)
    decks = (await party.table()).game
    await party.restart(database)
    again = await party.table()
    assert decks is not None and again.game is not None
    assert again.game.slice(MarketSlice) == decks.slice(MarketSlice)
    assert await closed(party.bot.store, table)
    assert "only the players here" in said(await party.eve.slash(party.channel, "board"))


async def sit_down_alone(party: Party) -> Table:
    """A game with a deal of its own, in another channel."""
    place = party.guild.create_text_channel("own")
    await party.cleo.slash(place, "game new", map="usa", seats=2)
    await party.dan.slash(place, "game join")
    table = await party.bot.tables.at(place.id)
    assert table is not None
    return table


async def take(party: Party, number: int) -> Any:
    post = next(post for post in reversed(party.posts()) if "takeseat" in str(ids_of(post)))
    button = next(id_ for id_ in ids_of(post) if "takeseat" in id_)
    return await party.people[number].click(post, custom_id=button)


def ids_of(post: discord.Message) -> list[str]:
    from cogs.core.delivery import custom_ids

    return list(custom_ids(post.components))


def press(party: Party, verb: str) -> str:
    return next(id_ for id_ in ids_of(party.posts()[-1]) if id_.split(":")[3] == verb)


def read(result: Any) -> tuple[str, list[Any]]:
    """What an answer says, and its files."""
    return said(result), panel_of(result).message.attachments
