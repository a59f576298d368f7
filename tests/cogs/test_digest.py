"""The digest: each public event of others since my last turn is shown once, none of mine, and nothing hidden."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from cogs.rail.names import RailLocalizer
from cogs.tables.digest import MOST, NUMBERS, SeenStep, digest_since, mark_of, turn_began
from cogs.tables.settings import set_setting
from cogs.tables.table import Table
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.localizer import Localizer
from data.maps.library import load
from data.store.rows import SeatRow
from engine.core.action import Action
from engine.core.event import TurnEnded
from engine.core.game import Game
from engine.core.undo import StepUndone, UndoStep, standing
from engine.parts.market import CardDrawn, CardsSpent, FaceUpTaken
from engine.parts.routes import RouteClaimed
from tests.cogs.party import Party, said, text_of
from tests.cogs.watch import ticket_names
from tests.rows import crossed

WORDS = catalogue()
LIBRARY = load()
COLORS = ("blue", "red", "green", "black", "yellow")


def table_of(game: Game, key: str) -> Table:
    seats = tuple(SeatRow(seat, seat + 1, f"P{seat}", COLORS[seat]) for seat in range(game.seats))
    return Table(1, 1, 1, key, "classic", {}, 1, game.seats, "playing", 1, seats, game)


@pytest.mark.parametrize(("key", "seed"), crossed([key for key in LIBRARY.games if "string" not in key], [1, 2], few=2))
def test_against_the_step_log_of_random_games(key: str, seed: int) -> None:
    rng = Random(seed)
    rules = LIBRARY.rules(key)
    seats = max(rules.seats[0], min(3, rules.seats[1]))
    game, dealt = Game.new(rules, seats, rng)
    log: list[SeenStep] = [SeenStep(None, tuple(e.seen_by(None) for e in dealt))]
    looked = 0
    for number in range(160):
        if game.over:
            break
        seat = game.waiting[0]
        action: Action = game.legal(seat)[rng.randrange(len(game.legal(seat)))]
        if number % 9 == 8 and game.last is not None and not game.last.bar:
            action, seat = UndoStep(game.last.seat), game.last.seat
        events = game.act(action, rng)
        game = game.after(events)
        log.append(SeenStep(action.seat, tuple(e.seen_by(None) for e in events)))
        if game.turn.number and len(game.waiting) == 1 and not game.over:
            check(game, key, log)
            looked += 1
    assert looked > 40


def check(game: Game, key: str, log: list[SeenStep]) -> None:
    """Independently: the steps after mine before the present turn, without those that were taken back."""
    me = game.waiting[0]
    last, present = turn_began([step.seat for step in log], me)
    held = standing([step.events for step in log])
    assert all(step.seat != me for step in log[last:present])
    assert all(step.seat == me for step in log[present:])
    assert last == 0 or log[last - 1].seat == me
    wanted = [
        step
        for step, holds in list(zip(log, held, strict=True))[last:present]
        if holds and not isinstance(step.events[0], StepUndone)
    ]
    for lang in LANGS:
        table = table_of(game, key)
        digest = digest_since(WORDS, lang, table, log[last:present], log[present:])
        localizer = Localizer(WORDS, lang, table)
        digest = replace(digest, text=each_by_itself(localizer, digest.text))
        theirs = [[e for e in step.events if step.seat is None or getattr(e, "seat", None) != me] for step in wanted]
        sentences = Counter(s for events in theirs for s in localizer.story(events))
        if len(digest.text) < MOST - 100:
            rest = digest.text
            for event in (event for events in theirs for event in events):
                if twice := localizer.twice(event):
                    rest = rest.replace(twice, f"{localizer.event(event)} ×2")
            draws = [event for events in theirs for event in events if isinstance(event, CardDrawn | FaceUpTaken)]
            for first, second in pairwise(draws):
                if isinstance(localizer, RailLocalizer) and (both := localizer.both(first, second)):
                    rest = rest.replace(both, f"{localizer.event(first)} {localizer.event(second)}", 1)
            for sentence in sorted(sentences, key=len, reverse=True):
                pattern = re.compile(re.escape(sentence) + r"(?: ×(\d+))?")
                assert sum(int(found[1] or 1) for found in pattern.finditer(rest)) == sentences[sentence]
                rest = pattern.sub("", rest)
            assert not rest.translate(str.maketrans("", "", f"*{NUMBERS} \n")), rest
        assert len(digest.text) <= MOST
        marks = [mark for step in wanted for event in step.events if (mark := mark_of(event, game.view(None)))]
        assert list(digest.marks) == marks
        assert all(NUMBERS[at] in digest.text for at in range(len(marks)))


PAID = {
    "en": "P0 claimed Dallas – Houston (1, any color) for 1 purple: +1 point.",
    "ru": "P0 прокладывает перегон Даллас – Хьюстон (1, любой цвет): +1 очко (карты: 1 фиолетовая).",
    "uk": "P0 прокладає ділянку Даллас – Г’юстон (1, будь-який колір): +1 очко (карти: 1 фіолетова).",
}


@pytest.mark.parametrize("lang", LANGS)
def test_a_claim_and_its_payment_are_one_sentence_with_the_number_of_the_change_before_it(lang: str) -> None:
    game, _ = Game.new(LIBRARY.rules("usa"), 2, Random(1))
    step = SeenStep(0, (CardsSpent(0, ("purple",)), RouteClaimed(0, "dallas-houston-1", 1), TurnEnded(0)))
    assert digest_since(WORDS, lang, table_of(game, "usa"), [step], []).text == f"**①** {PAID[lang]}"


def test_too_many_lines_keep_every_claim_and_say_how_many_are_left_out() -> None:
    game, _ = Game.new(LIBRARY.rules("usa"), 3, Random(1))
    table = table_of(game, "usa")
    rng, steps = Random(5), list[SeenStep]()
    claims = 0
    while not game.over and len(steps) < 80:
        seat = game.waiting[0]
        action = game.legal(seat)[rng.randrange(len(game.legal(seat)))]
        events = game.act(action, rng)
        game = game.after(events)
        steps.append(SeenStep(1, tuple(e.seen_by(None) for e in events)))
        claims += any(mark_of(event, game.view(None)) for event in events)
    digest = digest_since(WORDS, "en", table, steps, [])
    assert len(digest.text) <= MOST
    assert claims > 3
    assert all(NUMBERS[at] in digest.text for at in range(min(claims, 12)))
    assert "/game log" in digest.text


def test_each_change_of_a_table_of_strings_has_its_number_before_its_own_sentence() -> None:
    rng = Random(3)
    game, _ = Game.new(LIBRARY.rules("string_railway"), 2, rng)
    steps = list[SeenStep]()
    while len(steps) < 12:
        action = game.legal(game.waiting[0])[0]
        events = game.act(action, rng)
        game = game.after(events)
        steps.append(SeenStep(action.seat, tuple(e.seen_by(None) for e in events)))
    table = table_of(game, "string_railway")
    digest, localizer = digest_since(WORDS, "en", table, steps, []), Localizer(WORDS, "en", table)
    changes = [e for step in steps for e in step.events if mark_of(e, game.view(None))]
    assert len(changes) > 4
    for number, event in zip(NUMBERS, changes, strict=False):
        assert f"**{number}** {localizer.event(event)}" in digest.text


def each_by_itself(localizer: Localizer, text: str) -> str:
    """What is said once of several players, as if it were said of each."""
    names = "|".join(localizer.player(row.seat) for row in localizer.table.seats) if localizer.table else ""
    same = re.escape(localizer.say("digest-same", players="@", count=1)).replace(
        "@", f"((?:{names})(?:, (?:{names}))*)"
    )
    lines = []
    for line in text.split("\n"):
        first, *others = re.split(rf" {same}", line)
        lines.append(first)
        for players in others[::2]:
            me = next(name for name in names.split("|") if name in first)
            lines += [first.replace(me, name) for name in players.split(", ")]
    return "\n".join(lines)


async def test_a_post_tells_it_and_the_one_before_becomes_one_line_about_its_turn(party: Party) -> None:
    await party.begin_turns()
    first = party.posts()[-1]
    assert any(hasattr(part, "children") for part in first.components)
    await party.act(0, 0)
    await party.act(0, 0)
    before, newest = party.posts()[-2:]
    assert before.id == first.id
    assert text_of(before).startswith("-# Ann ") and "\n" not in text_of(before)
    assert not before.attachments and "st:" not in str([part.to_dict() for part in before.components])
    assert "What happened so far" in text_of(newest), "bob has chosen tickets, and has had no turn before"
    assert "Ann" in text_of(newest)


async def test_a_server_may_keep_old_boards(party: Party) -> None:
    await set_setting(party.bot, "server", party.guild.id, "old_boards", "board")
    await party.begin_turns()
    await party.act(0, 0)
    await party.act(0, 0)
    before = party.posts()[-2]
    assert "it's your turn" in text_of(before) or "second card" in text_of(before)
    assert before.attachments and "st:" not in str([part.to_dict() for part in before.components])


async def test_a_first_turn_does_not_tell_the_set_up_again(party: Party) -> None:
    await party.begin_turns(seats=2)
    assert "chose tickets" in text_of(party.posts()[-2]), "the line of the set-up"
    assert "chose tickets" not in text_of(party.posts()[-1])
    for _ in range(2):
        await party.act(0, 0)
    assert "chose tickets" not in text_of(party.posts()[-1]) and "Ann drew" in text_of(party.posts()[-1])


@pytest.mark.parametrize("map", ["usa", "world"])
async def test_nor_does_it_if_the_last_to_choose_goes_first(party: Party, map: str) -> None:
    await party.open(2, map=map, first=party.ann)
    await party.ann.slash(party.channel, "game computer", strength="easy")
    assert text_of(party.posts()[-1]).count("goes first") == 1, "the set-up tells it once"
    while (table := await party.table()).running.turn.number == 0:
        await party.act(table.running.waiting[-1], 0)
    assert text_of(party.posts()[-1]).startswith(f"<@{party.ann.id}>, it's your turn")


async def test_the_last_to_choose_tickets_reads_what_happened_so_far(party: Party) -> None:
    await party.begin(seats=2)
    await party.act(0, 0)
    assert text_of(party.posts()[-1]).startswith("### What happened so far\n")


async def test_a_first_post_in_which_nothing_has_happened_yet_has_no_heading(party: Party) -> None:
    await party.begin(seats=2, map="string_railway", first=party.ann)
    first = text_of(party.posts()[-1])
    assert "Ann goes first" in first and "What happened" not in first


async def test_it_is_shown_since_the_last_turn_from_the_second_turn_on(party: Party) -> None:
    await party.begin_turns(seats=2)
    for seat in (0, 0, 1, 1):
        await party.act(seat, 0)
    assert "Since Ann's last turn" in text_of(party.posts()[-1])


async def test_the_last_edit_of_a_post_is_made_up_for_and_delays_nothing_else(party: Party, database: Path) -> None:
    await party.begin_turns()
    first = party.posts()[-1]
    path = f"/channels/{party.channel.id}/messages/{first.id}"
    party.env.inject_error("PATCH", path, status=429, code=30046, times=5)
    await party.act(0, 0)
    table = await party.act(0, 0)
    assert "st:" in str([part.to_dict() for part in party.posts()[-2].components])
    await party.act(1, 0)
    await party.act(1, 0)
    assert party.cleo.mention in text_of(party.posts()[-1])
    assert text_of(party.posts()[-2]).startswith("-# Bob ")
    await party.restart(database)
    for _ in range(4):
        await party.env.advance_time(4000)
    shown = next(post for post in party.posts() if post.id == first.id)
    assert text_of(shown).startswith("-# Ann ")
    assert await party.bot.store.queued(table.id) == []


async def test_a_cancelled_game_leaves_no_buttons(party: Party) -> None:
    table = await party.begin_turns()
    await party.in_bot(lambda: party.bot.tables.cancel(table.id, table.host_id))
    board = next(post for post in reversed(party.posts()) if post.attachments)
    assert "This game was cancelled." in text_of(board) and "turn" not in text_of(board)
    assert "st:" not in str([part.to_dict() for part in board.components])


async def test_the_log_is_for_everybody_and_tells_no_ticket(party: Party) -> None:
    await party.begin_turns()
    await party.act(0, 0)
    await party.act(0, 0)
    answer = said(await party.eve.slash(party.channel, "game log"))
    assert re.search(r"<t:\d+:d> <t:\d+:t> \[1\] Ann (drew|took)", answer)
    assert not [name for name in ticket_names(await party.table()) if name in answer]


async def test_beside_an_open_lobby_the_log_and_the_check_are_of_the_game_that_was_played(party: Party) -> None:
    table = await party.begin_turns()
    await party.bot.store.run("UPDATE games SET status = 'finished' WHERE id = ?", table.id)
    await party.bob.slash(party.channel, "game new", map="usa", seats=2)
    assert "Ann" in said(await party.eve.slash(party.channel, "game log"))
    assert "no game in this channel" not in said(await party.eve.slash(party.channel, "game verify"))


async def test_the_feed_tells_starts_to_the_channel_that_was_named(party: Party) -> None:
    feed = party.guild.create_text_channel("news")
    await party.in_bot(lambda: party.bot.settings.set("server", party.guild.id, "feed", str(feed.id)))
    await party.begin_turns()
    assert [text for post in party.posts(feed) if (text := text_of(post))] != []
    assert "a game started" in text_of(party.posts(feed)[0])
