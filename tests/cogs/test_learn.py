"""`/learn`: a lesson by its real buttons, what its person reads, stopping and coming back, and what is remembered."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from simcord import ChannelHandle, InteractionResult

from cogs.game.lessons import STEPS, TITLES, progress_at
from cogs.game.private_place import private_game_of
from cogs.tables.table import LESSON, Table
from cogs.text.catalogue import LANGS, catalogue
from data.lesson_files import load_lessons
from data.store.lessons import lessons_done
from engine.core.action import Action
from engine.core.game import Game
from engine.parts.market import Cards, Market, MarketSlice
from engine.parts.ports import BuildPort, Ports
from engine.parts.routes import ClaimRoute
from engine.players import medium
from tests.cogs.hands import custom_ids, id_of, ids_in, panel_of
from tests.cogs.party import Party, said, text_of
from tests.cogs.quick import PAUSE
from tests.cogs.test_lessons import along
from tests.rows import crossed

FIRST, *OTHERS = load_lessons()
WORDS = catalogue()


async def start(party: Party, key: str = FIRST) -> Table:
    await party.ann.slash(party.channel, "learn", lesson=key)
    return await lesson(party)


async def lesson(party: Party) -> Table:
    table = await private_game_of(party.bot, party.ann.id, LESSON)
    assert table is not None
    return await party.bot.tables.get(table.id)


def there(party: Party, table: Table) -> ChannelHandle:
    return ChannelHandle(party.env, party.guild, party.env.backend.channels[table.channel_id])


def posts(party: Party, table: Table) -> list[Any]:
    return there(party, table).history()


async def press(party: Party, table: Table, verb: str) -> InteractionResult:
    board = posts(party, table)[-1]
    id_ = next(id_ for id_ in custom_ids(board.components) if id_.split(":")[3] == verb)
    return await party.ann.click(board, custom_id=id_)


async def play_along(party: Party, table: Table, most: int = 400) -> Table:
    """The person does what each step asks for, and the computer moves when its pause is over."""
    script = load_lessons()[table.options["table_lesson"]]
    course = along(script)
    for _ in range(most):
        table = await party.bot.tables.get(table.id)
        if table.running.over:
            return table
        if 0 in table.running.waiting:
            step = await step_of(party, table)

            def chosen(now: Table, _: int, step: str | None = step) -> Action:
                return course(now.running, next((one for one in script.steps if one.key == step), None))

            await party.in_bot(lambda: party.bot.tables.play_for(table.id, 0, chosen))  # noqa: B023
        else:
            await party.env.advance_time(PAUSE + 1)
    return table


async def step_of(party: Party, table: Table) -> str | None:
    script = load_lessons()[table.options["table_lesson"]]
    step = (await progress_at(party.bot.tables, table, script)).current(script)
    return None if step is None else step.key


def asked(key: str, step: str) -> str:
    return WORDS.say("en", STEPS(f"{key}-{step}"))


class TestALesson:
    async def test_by_its_buttons_says_one_thing_waits_for_it_and_explains_it(self, party: Party) -> None:
        table = await start(party)
        tickets, deck, face_up = (asked(FIRST, step) for step in ("tickets", "deck", "face_up"))
        assert there(party, table).name == WORDS.say("en", TITLES(FIRST)), "a list of threads cuts long names"
        board = text_of(posts(party, table)[-1])
        assert tickets in board and f"You play against {table.seats[1].name}, the computer." in board
        shown = await press(party, table, "choose")
        assert tickets in said(shown)
        for number in (0, 1):
            mark = [id_ for id_ in ids_in(panel_of(shown)) if "mark-ticket" in id_][number]
            shown = await party.ann.click(panel_of(shown), custom_id=mark)
        shown = await party.ann.click(panel_of(shown), custom_id=id_of(panel_of(shown), "keep-marked"))
        assert "You kept" in said(shown) and "🎓" not in said(shown), "the post below says it"
        await party.env.advance_time(PAUSE + 1)
        board = text_of(posts(party, table)[-1])
        assert deck in board and "Good choice" in board and tickets not in board
        await press(party, table, "drawtwo")
        await party.env.advance_time(PAUSE + 1)
        board = text_of(posts(party, table)[-1])
        assert face_up in board and "Two more cards" in board and "Ann drew two cards" in board

    @pytest.mark.parametrize("lang", crossed(LANGS, few=1))
    async def test_reaches_the_explained_score_along_the_script(self, party: Party, lang: str) -> None:
        await party.ann.slash(party.channel, "settings language", language=lang)
        table = await play_along(party, await start(party))
        assert table.status == "finished" and await lessons_done(party.bot.store, party.ann.id) == {FIRST}
        end = posts(party, table)[-1]
        while next_ := [id_ for id_ in custom_ids(end.components) if ":finale-next:" in id_]:
            await party.ann.click(end, custom_id=next_[0])
            end = posts(party, table)[-1]
        assert party.bot.words.say(lang, f"lesson-{FIRST}-end") in text_of(end)
        refused = party.bot.words.say(lang, "refused-lesson-not-exported")
        assert refused in said(await party.ann.slash(there(party, table), "game export"))
        offered = {id_.split(":")[3]: id_ for id_ in custom_ids(end.components)}
        assert {"learn", "replay", "account"} <= set(offered) and "rematch" not in offered
        replay = said(await party.ann.click(end, custom_id=offered["replay"]))
        assert party.bot.words.say(lang, "replay-title", game=str(table.id)) in replay
        account = said(await party.ann.click(end, custom_id=offered["account"]))
        assert party.bot.words.say(lang, "account-title") in account
        learn = offered["learn"]
        listed = said(await party.ann.click(end, custom_id=learn))
        assert listed.count("✅") == 1 and listed.count("⬜") == len(OTHERS)

    @pytest.mark.parametrize("key", OTHERS)
    async def test_a_short_one_says_when_it_is_done_and_can_be_stopped_there(self, party: Party, key: str) -> None:
        table = await start(party, key)
        for _ in range(60):
            await play_along(party, table, 1)
            table = await party.bot.tables.get(table.id)
            if table.running.over or (await step_of(party, table) is None and 0 in table.running.waiting):
                break
        assert await lessons_done(party.bot.store, party.ann.id) == {key}
        if not table.running.over:
            await party.env.advance_time(2)
            assert WORDS.say("en", "lesson-complete") in text_of(posts(party, table)[-1])
            assert "The lesson is over" in said(await press(party, table, "lesson-stop"))
            assert await private_game_of(party.bot, party.ann.id, LESSON) is None

    async def test_can_be_stopped_and_continued_also_after_a_restart(self, party: Party, database: Path) -> None:
        table = await play_along(party, await start(party), 6)
        step = await step_of(party, table)
        more = await press(party, table, "more")
        assert more.response is not None
        stopped = await party.ann.click(more.response, custom_id=id_of(more.response, "lesson-stop"))
        assert "Your lesson is saved" in said(stopped)
        await party.restart(database)
        listed = await party.ann.slash(party.channel, "learn")
        assert listed.response is not None and "▶️" in said(listed)
        again = await party.ann.click(listed.response, custom_id=f"st:0:0:lesson-start:{FIRST}")
        after = await lesson(party)
        assert after.link in said(again) and after.id == table.id and await step_of(party, after) == step

    async def test_an_undone_move_takes_the_lesson_back(self, party: Party) -> None:
        table = await play_along(party, await start(party), 4)
        while 0 not in (await lesson(party)).running.waiting:
            await party.env.advance_time(PAUSE + 1)
        before = await step_of(party, await lesson(party))
        await play_along(party, table, 1)
        await party.ann.slash(
            ChannelHandle(party.env, party.guild, party.env.backend.channels[table.channel_id]), "undo"
        )
        assert await step_of(party, await lesson(party)) == before

    async def test_another_one_takes_its_place_only_after_a_question(self, party: Party) -> None:
        first = await start(party)
        asks = await party.ann.slash(party.channel, "learn", lesson=OTHERS[0])
        titles = [WORDS.say("en", f"lesson-{key}-title") for key in (OTHERS[0], FIRST)]
        assert f"Start **{titles[0]}**? It ends your unfinished lesson **{titles[1]}**" in said(asks)
        assert asks.response is not None
        kept = await party.ann.click(asks.response, custom_id=id_of(asks.response, "unsure"))
        assert (await lesson(party)).id == first.id and first.link not in said(kept)
        asks = await party.ann.slash(party.channel, "learn", lesson=OTHERS[0])
        assert asks.response is not None
        opened = await party.ann.click(asks.response, custom_id=id_of(asks.response, "sure"))
        second = await lesson(party)
        assert second.id != first.id and second.link in said(opened)
        assert (await party.bot.tables.frame(first.id)).status == "cancelled"

    async def test_can_be_asked_for_in_direct_messages(self, party: Party) -> None:
        await party.ann.user.slash("learn", lesson=FIRST)
        table = await lesson(party)
        assert (table.guild_id, table.channel_id) == (0, party.ann.user.dm_channel.id)
        assert asked(FIRST, "tickets") in text_of(party.whispers(party.ann)[-1])

    async def test_is_one_also_when_it_is_asked_for_in_two_places_at_the_same_moment(self, party: Party) -> None:
        here, there = party.ann.slash(party.channel, "learn", lesson=FIRST), party.ann.user.slash("learn", lesson=FIRST)
        await party.at_once(here, there)
        sql = "SELECT count(*) FROM games WHERE status = 'playing' AND host_id = ?"
        assert await party.bot.store.first(int, sql, party.ann.id) == 1

    async def test_of_an_unknown_name_is_refused(self, party: Party) -> None:
        assert "no lesson with that name" in said(await party.ann.slash(party.channel, "learn", lesson="chess"))


async def test_the_list_is_offered_in_the_lobby_and_by_the_help(party: Party) -> None:
    await party.open()
    lobby = party.posts()[-1]
    learn = next(id_ for id_ in custom_ids(lobby.components) if id_.endswith(":learn"))
    assert "Learn by playing" in said(await party.bob.click(lobby, custom_id=learn))
    page = await party.bob.slash(party.channel, "help")
    assert page.response is not None and any(id_.endswith(":learn") for id_ in ids_in(page.response))


@pytest.mark.parametrize(("key", "step", "verb"), [("europe", "station", "station"), ("world", "harbor", "port")])
async def test_a_button_is_said_to_be_where_it_is(party: Party, key: str, step: str, verb: str) -> None:
    table = await start(party, key)
    while await step_of(party, table) != step or 0 not in table.running.waiting:
        table = await play_along(party, table, 1)
        table = await party.bot.tables.get(table.id)
    await party.env.advance_time(2)
    board = posts(party, table)[-1]
    if f":{verb}" not in "".join(custom_ids(board.components)):
        opened = await press(party, table, "more")
        assert opened.response is not None and any(f":{verb}" in id_ for id_ in ids_in(opened.response))
    more, button = WORDS.say("en", "button-more"), WORDS.say("en", f"button-{verb}")
    assert f"Press **{button}**, here or behind **{more}**." in text_of(board)


async def asked_for_a_harbor(party: Party) -> Table:
    """The lesson on harbors, played until it asks for one."""
    table = await start(party, "world")
    while await step_of(party, table) != "harbor" or 0 not in table.running.waiting:
        table = await play_along(party, table, 1)
        table = await party.bot.tables.get(table.id)
    await party.env.advance_time(2)
    return table


async def test_where_the_harbor_cannot_be_paid_any_more_the_lesson_says_what_to_do(party: Party) -> None:
    table = await asked_for_a_harbor(party)
    stuck = "You can't build one now: it takes a route of yours to a harbor city and four cards with ⚓."
    for _ in range(2):  # claims that spend what a harbor takes
        assert stuck not in text_of(posts(party, table)[-1])
        claims = [one for one in table.running.legal(0) if isinstance(one, ClaimRoute)]
        spoiling = min(claims, key=lambda one: len(harbors_after(table.running, one)))
        await party.in_bot(lambda: party.bot.tables.play_for(table.id, 0, lambda *_: spoiling))  # noqa: B023
        await party.env.advance_time(PAUSE + 1)
        table = await party.bot.tables.get(table.id)
    board = text_of(posts(party, table)[-1])
    assert asked("world", "harbor") in board and stuck in board
    await party.ann.slash(there(party, table), "undo")
    assert stuck not in text_of(posts(party, table)[-1])


def harbors_after(game: Game, claim: ClaimRoute) -> Sequence[Cards]:
    """The ways to pay for a harbor with the cards that a claim leaves."""
    market, ports = game.rules.part(Market), game.rules.part(Ports)
    held = game.slice(MarketSlice).hands[0]
    left = [count - claim.payment.count(kind) for kind, count in zip(market.kinds, held, strict=True)]
    return ports.ways(market, left)


async def test_a_hint_in_a_lesson_says_what_its_step_asks_for(party: Party) -> None:
    table = await asked_for_a_harbor(party)
    advised = medium.think(table.running.view(0), table.running.legal(0), Random(0)).action
    assert not isinstance(advised, BuildPort)  # else the hint would say the same in both cases
    more = await press(party, table, "more")
    assert more.response is not None
    hint = said(await party.ann.click(more.response, custom_id=id_of(more.response, "hint")))
    assert asked("world", "harbor") in hint and "medium computer" not in hint
