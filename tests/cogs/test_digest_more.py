"""The digest at tables of strings, of notes, of rows cleared again and again; and the limits of the fullest message."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cogs.game.log import plain
from cogs.tables.digest import MOST, NUMBERS, Digest, SeenStep, digest_since, number, turn_began
from cogs.tables.face import Face, all_of
from cogs.tables.family import family_of
from cogs.tables.table import Table
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.localizer import Localizer
from data.maps.library import load
from data.store.notes import Notes
from engine.core.action import Action
from engine.core.game import Game
from engine.core.undo import StepUndone, UndoStep
from engine.parts.market import Market
from engine.parts.routes import RouteClaimed, Routes
from engine.parts.strings import LayNone, LayString
from engine.position import place
from engine.rail.cards import CardDrawn, CardsSpent, FaceUpCleared, FaceUpTaken
from tests.cogs.party import Party, text_of
from tests.cogs.test_digest import check as check_digest
from tests.cogs.test_limits import MAPS, check, new_game, table_of
from tests.rows import crossed

WORDS = catalogue()
STRINGS = "string_railway"


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3])
def test_against_the_step_log_of_a_table_of_strings(seats: int) -> None:
    rng = Random(seats)
    game, dealt = Game.new(load().rules(STRINGS), seats, rng)
    log = [SeenStep(None, tuple(event.seen_by(None) for event in dealt))]
    looked = undone = 0
    while not game.over:
        legal = game.legal(game.waiting[0])
        laid = [action for action in legal if isinstance(action, LayString)]
        others = [action for action in legal if not isinstance(action, LayNone)]
        action: Action = (laid or others or list(legal))[0]
        if game.last is not None and not game.last.bar and rng.random() < 0.2:
            action = UndoStep(game.last.seat)
            undone += 1
        events = game.act(action, rng)
        game = game.after(events)
        log.append(SeenStep(action.seat, tuple(event.seen_by(None) for event in events)))
        if not game.over and len(game.waiting) == 1:
            check_digest(game, STRINGS, log)
            looked += 1
    assert looked > 20 and undone


@pytest.mark.parametrize("lang", LANGS)
def test_a_row_cleared_hundreds_of_times_is_shown_once_and_counted(lang: str) -> None:
    """R1 may clear the row again and again; neither a rival's step nor one's own may fill the message with it."""
    game = _begun("usa")
    clear = FaceUpCleared(("locomotive", "locomotive", "locomotive", "red", "red"))
    own = SeenStep(0, (FaceUpTaken(0, 0, "red"), *(clear,) * 300))
    news = digest_since(WORDS, lang, table_of(game), [SeenStep(1, (clear,) * 300)], [own])
    assert news.text.count("×300") == news.own.count("×300") == 1
    check(family_of(game.rules).board_panel(WORDS, lang, table_of(game), news, picture=False))


@pytest.mark.parametrize(
    ("key", "lang", "card", "refill", "sentences"),
    [
        ("usa", "en", "orange", None, "took two orange cards. Bob drew two cards from the deck."),
        ("usa", "ru", "blue", None, "берёт две синие карты. Bob берёт две карты из колоды."),
        ("usa", "uk", "blue", None, "бере дві сині карти. Bob бере дві карти з колоди."),
        ("world", "en", "train-red", "ship", "took two red train cards and filled the gaps from the ship deck."),
        ("world", "ru", "ship-red-2", None, "берёт две красные карты двойных кораблей."),
        ("london", "en", "green", None, "took two green cards."),
    ],
)
def test_two_cards_of_one_colour_are_shown_as_two(
    key: str, lang: str, card: str, refill: str | None, sentences: str
) -> None:
    table = table_of(_begun(key))
    deck = "train" if key == "world" else None
    events = (*(FaceUpTaken(1, at, card, refill) for at in (0, 3)), *(CardDrawn(1, None, deck),) * 2)
    name = Localizer(WORDS, lang, table).player(1)
    text = digest_since(WORDS, lang, table, [SeenStep(1, (event,)) for event in events], []).text
    assert text.startswith(f"{name} {sentences.replace('Bob', name)}") and "×" not in text


@pytest.mark.parametrize(
    ("key", "lang", "taken", "sentence"),
    [
        ("usa", "en", (("blue", None), ("black", None)), "took blue and black."),
        ("usa", "ru", (("blue", None), ("black", None)), "берёт синюю и чёрную карты."),
        ("usa", "uk", (("blue", None), ("black", None)), "бере синю та чорну карти."),
        ("usa", "en", (("blue", None), (None, None)), "took a blue card and a card from the deck."),
        ("usa", "ru", ((None, None), ("red", None)), "берёт карту из колоды и красную карту."),
        (
            "world",
            "en",
            (("train-red", "ship"), (None, "train")),
            "took a red train card (gap filled from the ships) and a card from the train deck.",
        ),
        ("world", "uk", ((None, "ship"), (None, "train")), "бере карту з колоди суден та карту з колоди вагонів."),
        ("london", "en", (("green", None), ("white", None)), "took green and white."),
    ],
)
def test_two_different_draws_of_one_player_are_one_sentence(
    key: str, lang: str, taken: tuple[tuple[str | None, str | None], ...], sentence: str
) -> None:
    """Changes to the face-up cards between the draws come after the sentence; draws of two players stay separate."""
    table = table_of(_begun(key))
    events = [CardDrawn(1, None, deck) if card is None else FaceUpTaken(1, 0, card, deck) for card, deck in taken]
    localizer = Localizer(WORDS, lang, table)
    text = digest_since(WORDS, lang, table, [SeenStep(1, (event,)) for event in events], []).text
    assert text == f"{localizer.player(1)} {sentence}"
    clear = FaceUpCleared(("locomotive", "locomotive", "locomotive", "red", "red"))
    text = digest_since(WORDS, lang, table, [SeenStep(1, (events[0], clear)), SeenStep(1, (events[1],))], []).text
    assert text == f"{localizer.player(1)} {sentence} {localizer.event(clear)}"
    text = digest_since(
        WORDS, lang, table, [SeenStep(1, (events[0],)), SeenStep(2, (FaceUpTaken(2, 0, "red"),))], []
    ).text
    assert localizer.event(events[0]) in text


def test_a_card_of_each_of_three_turns_is_still_counted() -> None:
    game = _begun("usa")
    news = digest_since(WORDS, "en", table_of(game), [SeenStep(1, (FaceUpTaken(1, 0, "red"),))] * 3, [])
    assert "took a red card. ×3" in news.text


def test_marks_and_numbers_are_those_of_the_lines_that_are_shown() -> None:
    game = _begun("usa")
    routes = list(game.rules.part(Routes).routes)
    others = [SeenStep(1 + at % 4, (RouteClaimed(1 + at % 4, route, 4),)) for at, route in enumerate(routes[:40])]
    news = digest_since(WORDS, "ru", table_of(game), others, [])
    assert 10 < len(news.marks) < 40
    localizer = Localizer(WORDS, "ru", table_of(game))
    for at, (_, route) in enumerate(news.marks):
        line = next(line for line in news.text.split("\n") if f"**{number(at)}**" in line)
        assert localizer.route(str(route)) in line
    assert str(40 - len(news.marks)) in news.text.split("\n")[0]


def test_notes_stand_between_the_steps_where_they_were_made() -> None:
    game = _begun("usa")
    others = [SeenStep(1, (FaceUpTaken(1, 0, "red"),)), SeenStep(2, (FaceUpTaken(2, 0, "blue"),))]
    notes = [(0, "first"), (1, "second"), (2, "third"), (3, "fourth")]
    news = digest_since(WORDS, "en", table_of(game), others, [SeenStep(0, (FaceUpTaken(0, 0, "red"),))], notes)
    lines = news.text.split("\n")
    assert [lines[0], lines[2], *lines[4:]] == ["first", "second", "third", "fourth"]
    assert "red" in lines[1] and "blue" in lines[3]


def test_a_step_taken_back_is_not_shown_as_if_it_held() -> None:
    game = _begun("usa")
    route = next(iter(game.rules.part(Routes).routes))
    others = [
        SeenStep(1, (RouteClaimed(1, route, 4),)),
        SeenStep(1, (StepUndone(1),)),
        SeenStep(1, (FaceUpTaken(1, 0, "red"),)),
    ]
    news = digest_since(WORDS, "en", table_of(game), others, [])
    assert news.marks == () and Localizer(WORDS, "en", table_of(game)).route(route) not in news.text
    assert "red" in news.text


def closing_in(game: Game) -> str:
    return "".join(all_of(game.rules, Face.closing_in)(Localizer(WORDS, "en", table_of(game)), game.view(None)))


@pytest.mark.parametrize(("key", "near"), [("usa", 8), ("europe", 10), ("london", 6)])
def test_who_could_end_the_game_with_one_route_is_shown(key: str, near: int) -> None:
    """R10: the last turns begin with two pieces left, or fewer; the longest route of each map is another one."""
    game = place(load().rules(key), 2, {"pieces": [near, near + 1]}, Random(1), 1)
    text = closing_in(game)
    assert f"– {near}" in text and f"– {near + 1}" not in text


@pytest.mark.parametrize("key", MAPS)
def test_nobody_is_close_to_the_end_at_the_start_nor_while_pieces_are_secret(key: str) -> None:
    for game in (new_game(key)[0], _begun(key)):
        assert closing_in(game) == ""


@pytest.mark.parametrize(("key", "lang"), crossed(MAPS, LANGS, few=3))
def test_the_fullest_message_of_a_late_turn_keeps_the_limits(key: str, lang: str) -> None:
    """Every rival's longest claims with what was paid, notes, a clock, a long step of one's own, and no picture."""
    rng, game = Random(4), _begun(key)
    while not game.over:
        table = replace(table_of(game), deadlines=((0, 2 * 10**9),))
        if len(game.waiting) == 1:
            fullest = _fullest(lang, table)
            for picture in (True, False):
                check(family_of(game.rules).board_panel(WORDS, lang, table, fullest, picture=picture))
        for _ in range(30):
            if game.over:
                break
            legal = game.legal(game.waiting[0])
            game = game.after(game.act(legal[rng.randrange(len(legal))], rng))


def _begun(key: str) -> Game:
    game = new_game(key)[0]
    while not game.turn.number:
        game = game.after(game.act(game.legal(game.waiting[0])[0], Random(1)))
    return game


def _fullest(lang: str, table: Table) -> Digest:
    """More than any turn brings: eight steps of each rival, the longest routes with the longest names."""
    assert table.game is not None
    rules, me = table.game.rules, table.game.waiting[0]
    localizer = Localizer(WORDS, lang, table)
    routes = sorted(rules.part(Routes).routes, key=lambda route: -len(localizer.route(route)))
    cards = tuple(rules.part(Market).kinds)
    rivals = [seat for seat in range(table.game.seats) if seat != me]
    steps = []
    for at, route in enumerate(routes[: 8 * len(rivals)]):
        seat = rivals[at % len(rivals)]
        steps.append(SeenStep(seat, (CardsSpent(seat, cards), RouteClaimed(seat, route, 21))))
    own = SeenStep(me, tuple(FaceUpTaken(me, 0, card) for card in cards))
    news = digest_since(WORDS, lang, table, steps, [own], [(at, "n" * 300) for at in range(6)])
    assert MOST - 300 < len(news.text) <= MOST
    return news


async def test_a_note_is_shown_to_whose_turn_comes_after_it(party: Party) -> None:
    table = await party.begin_turns()
    await party.in_bot(lambda: Notes(party.bot.store).add(table.id, 0, "seat-back", {"seat": 2}))
    await party.act(0, 0)
    await party.act(0, 0)
    assert text_of(party.posts()[-1]).count("Cleo returned") == 1
    for seat in (1, 1, 2, 2, 0, 0):
        await party.act(seat, 0)
    assert "Cleo returned" not in text_of(party.posts()[-1])


async def test_the_block_of_a_turn_has_the_colour_of_its_seat(party: Party) -> None:
    table = await party.begin_turns()
    blocks: list[Any] = [part for part in party.posts()[-1].components if part.type.value == 17]
    assert [block.accent_colour.value for block in blocks] == [0x1557B0]
    assert table.seats[0].color == "blue"
    assert party.ann.mention in blocks[0].children[0].content


def test_the_file_of_a_record_shows_names_as_they_are() -> None:
    table = table_of(_begun("usa"))
    localizer = Localizer(WORDS, "en", table)
    text = f"{localizer.player(1)} **9** <@{10**18}> <t:0:R> </game log:5>"
    assert plain(localizer, table, text) == f"{'_' * 32} (red) 9 {'_' * 32} (blue) 1970-01-01 00:00 /game log"


def test_where_a_turn_began() -> None:
    seats = [None, 0, 1, 2, 0, 0, 1, 2, 2, 0]
    assert turn_began(seats, 0) == (6, 9)
    assert turn_began(seats[:9], 0) == (6, 9)
    assert turn_began(seats[:3], 2) == (0, 3)
    assert len(set(NUMBERS)) == 20
