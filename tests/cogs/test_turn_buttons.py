"""The buttons of a turn: few enough for a phone in any language, and what has no room is behind More."""

from __future__ import annotations

import re
from functools import cache
from itertools import chain, combinations, zip_longest
from random import Random

import pytest
from discord import ui

from cogs.core.components import GAP, LINE, MOST_BUTTONS, MOST_LINES, SIGNS_FROM, Press, Row, width_of
from cogs.play.board import more_panel
from cogs.rail.names import SHORT, SHORT_COLORS
from cogs.tables.face import Face, all_of, faces_of
from cogs.tables.family import family_of
from cogs.tables.table import Table
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.localizer import Localizer
from data.key_family import KeyFamily
from data.maps.library import load
from engine.core.game import Game
from engine.parts.market import Market
from tests.cogs.hands import id_of, ids_in, panel_of
from tests.cogs.party import Party
from tests.cogs.test_limits import parts_of, table_of
from tests.rows import crossed

WORDS = catalogue()


Panels = dict[str, tuple[ui.LayoutView, ui.LayoutView]]
DECKS = ("button-draw-kind", "button-draw-kind-short")
GAMES = crossed(["europe", *sorted({*load().games} - {"europe"})], (0, 1), few=2)


@cache
def states(key: str, seed: int) -> tuple[Game, ...]:
    """Positions of a random game, those of the set-up all."""
    rules, rng, found = load().rules(key), Random(seed), list[Game]()
    game, _ = Game.new(rules, rules.seats[seed % 2], rng)
    for number in range(500):
        if game.over:
            break
        if number % 7 == 0 or not game.turn.number:
            found.append(game)
        legal = game.legal(game.waiting[0])
        game = game.after(game.act(legal[rng.randrange(len(legal))], rng))
    return tuple(found)


@cache
def panels(key: str, seed: int) -> tuple[Panels, ...]:
    """The board and the hand of each position in each language."""
    found = []
    for game in states(key, seed):
        table, family = table_of(game), family_of(game.rules)
        boards = {lang: family.board_panel(WORDS, lang, table, (), picture=True) for lang in LANGS}
        found.append({lang: (board, hand(table, lang)) for lang, board in boards.items()})
    return tuple(found)


def hand(table: Table, lang: str) -> ui.LayoutView:
    game = table.running
    return family_of(game.rules).hand_panel(WORDS, lang, table, game.waiting[0], picture=False)


def lines_of(panel: ui.LayoutView) -> list[Row]:
    return [row for row in panel.walk_children() if isinstance(row, ui.ActionRow) and row.children[0].type.value == 2]


def verbs(panel: ui.LayoutView) -> set[str]:
    return {part["custom_id"].split(":")[3] for part in parts_of(panel) if "custom_id" in part}


def named(panel: ui.LayoutView) -> list[tuple[str, str]]:
    """The verb and the label of each button."""
    buttons = [part for part in parts_of(panel) if "label" in part and "custom_id" in part]
    return [(part["custom_id"].split(":")[3], part["label"]) for part in buttons]


@pytest.mark.parametrize(("key", "seed"), GAMES)
def test_a_turn_has_at_most_twelve_buttons_in_four_lines(key: str, seed: int) -> None:
    most: tuple[int, int] = (0, 0)
    for position in panels(key, seed):
        for lang, (board, own) in position.items():
            with_choice = "keep-marked" in verbs(own)  # a choice of tickets has buttons of its own
            for panel in (board,) if with_choice else (board, own):
                rows = lines_of(panel)
                count = sum(len(row.children) for row in rows)
                assert count <= MOST_BUTTONS and len(rows) <= MOST_LINES, (lang, count, len(rows))
                for row in rows:
                    assert sum(GAP + width_of(button) for button in row.children) <= LINE + GAP
                most = max(most, (count, len(rows)))
    print(key, most)


def test_of_two_decks_both_are_named_in_short_or_neither_and_cards_by_their_words() -> None:
    """“Draw train” beside “Ships” reads as two kinds of things, and “🟪P🚢🚢” as none."""
    for position in panels("world", 0):
        for lang, (board, _) in position.items():
            decks = {label for verb, label in named(board) if verb == "draw"}
            both = [{WORDS.say(lang, key, deck=deck) for deck in ("train", "ship")} for key in DECKS]
            assert len(decks) < 2 or decks in both, decks
            cards = [label for verb, label in named(board) if verb == "take"]
            assert all(re.match(r"(\W )?\w{3}", label) for label in cards), cards


@pytest.mark.parametrize("key", ["europe", "world"])
def test_the_colors_of_a_row_are_written_in_one_form(key: str) -> None:
    """Beside “white 🚢⚓”, “wht 🚢🚢” reads as another color."""
    for game, position in zip(states(key, 0), panels(key, 0), strict=True):
        market = game.rules.part(Market)
        for lang, (board, _) in position.items():
            localizer = Localizer(WORDS, lang, table_of(game))
            names = [tuple(localizer.labels(card).names) for card, one in market.purse.kinds.items() if not one.wild]
            labels = {label.split(" ×")[0] for verb, label in named(board) if verb == "take"} & {*chain(*names)}
            forms = [{one[min(form, len(one) - 1)] for one in names} for form in range(max(map(len, names)))]
            assert any(labels <= form for form in forms), labels


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("short", [SHORT, SHORT_COLORS])
def test_no_two_short_colors_that_begin_alike_differ_by_one_letter(short: KeyFamily, lang: str) -> None:
    """“чер 🚢” beside “чор 🚢” is read as the same color."""
    words = [WORDS.say(lang, key).casefold().replace("ё", "е") for key in short.keys]
    for one, other in combinations(words, 2):
        assert one[0] != other[0] or sum(a != b for a, b in zip_longest(one, other)) > 1, (one, other)


@pytest.mark.parametrize(("key", "seed"), GAMES)
def test_what_has_no_room_is_behind_more(key: str, seed: int) -> None:
    for game in states(key, seed):
        table, seat = table_of(game), game.turn.seat
        localizer, view = Localizer(WORDS, "ru", table), game.view(None)
        pending = all_of(game.rules, Face.pending_buttons)(localizer, table, view)
        if seat is None or pending or any(one.goes_on(view) for one in faces_of(game.rules)):
            continue
        could = all_of(game.rules, Face.turn_buttons)(localizer, table, view)
        shown = verbs(family_of(game.rules).board_panel(WORDS, "ru", table, (), picture=True))
        more = verbs(more_panel(localizer, table, seat))
        assert {button.custom_id.split(":")[3] for button in could} <= shown | more
        assert {"board", "rules", "standing", "note"} <= more


async def test_more_is_private_and_offers_no_action_out_of_turn(party: Party) -> None:
    table: Table = await party.begin_turns(map="europe")
    board, more = party.posts()[-1], f"st:{table.id}:{table.step}:more"
    mine = panel_of(await party.ann.click(board, custom_id=more))
    assert id_of(mine, "station")
    theirs = await party.bob.click(board, custom_id=more)
    assert not [id_ for id_ in ids_in(panel_of(theirs)) if ":station" in id_]
    assert id_of(panel_of(theirs), "nudge-player")
    assert "Build station" not in str(panel_of(theirs).components)
    watching = await party.eve.click(board, custom_id=more)
    assert "Points now" not in str(panel_of(watching).components)


@pytest.mark.parametrize(("key", "seed"), GAMES)
def test_every_language_offers_the_same_actions(key: str, seed: int) -> None:
    for position in panels(key, seed):
        boards, hands = ([*map(actions, shown)] for shown in zip(*position.values(), strict=True))
        assert boards == [boards[0]] * len(LANGS) and hands == [hands[0]] * len(LANGS)


def actions(panel: ui.LayoutView) -> list[str]:
    """The actions on a turn's message, in their order, without stations and harbors: they only fill the room."""
    ids = [part["custom_id"].split(":")[3:] for part in parts_of(panel) if "custom_id" in part]
    return [":".join(id_) for id_ in ids if id_[0] not in ("takeback", "more", "station", "port")]


@pytest.mark.parametrize("lang", LANGS)
def test_cards_are_named_in_words_as_far_as_the_lines_have_room(lang: str) -> None:
    """A card of two kinds has a word for its color, or at least a letter; the decks differ by their words."""
    named = {"word": 0, "letter": 0}
    for position in panels("world", 0):
        board, _ = position[lang]
        draws = [str(one.label) for one in buttons_of(board, "draw")]
        assert len({*draws}) == len(draws) and not any(ord(letter) >= SIGNS_FROM for letter in "".join(draws))
        for button in buttons_of(board, "take"):
            words = re.findall(r"\w{3,}", str(button.label))
            named["word" if words else "letter"] += 1
    print(lang, named)
    assert named["word"] > named["letter"] / 2


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_no_color_is_shortened_where_its_word_has_room(lang: str) -> None:
    shown = [one.label for position in panels("europe", 0) for one in buttons_of(position[lang][0], "take")]
    assert sum("." in str(label) for label in shown) < len(shown) / 5


def buttons_of(panel: ui.LayoutView, verb: str) -> list[ui.Button[ui.LayoutView]]:
    presses = [part for part in panel.walk_children() if isinstance(part, Press)]
    return [one.item for one in presses if one.custom_id.split(":")[3] == verb]
