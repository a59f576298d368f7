"""Discord's limits at a table of strings: a full late table with the longest names, in every language."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, cast

import pytest
from discord import ui

from cogs.help.help import PAGES, help_panel
from cogs.play.scores import standing_panel
from cogs.strings import setup_editor, string_editor, tile_editor
from cogs.strings.panels import alt_text, look_panel
from cogs.strings.sketch import Desk, Sketch
from cogs.tables.family import family_of
from cogs.tables.table import Table
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.localizer import Localizer
from data.maps.library import load
from engine.assemble import assemble
from engine.core.event import Event
from engine.core.game import Game
from engine.parts.strings import LayNone, LayString, company_of, tabletop
from engine.strings.suggest import Idea
from tests.cogs.test_limits import check, table_of
from tests.rows import crossed

KEY = "string_railway"
WORDS = catalogue()


@cache
def late(seats: int, options: tuple[str, ...] = ()) -> tuple[tuple[Game, tuple[Event, ...]], ...]:
    """States of a game, each with what happened before it: the start, the middle, the last ones and the end."""
    rules = assemble(load().games[KEY], options=dict.fromkeys(options, "on"))
    rng = Random(3)
    game, happened = Game.new(rules, seats, rng)
    found, story = [(game, happened)], list(happened)
    while not game.over:
        legal = game.legal(game.waiting[0])
        laid = [action for action in legal if isinstance(action, LayString)]
        others = [action for action in legal if not isinstance(action, LayNone)]
        events = game.act((laid or others or list(legal))[0], rng)
        game, story = game.after(events), [*story[-60:], *events]
        found.append((game, tuple(story)))
    return (found[0], found[1], found[len(found) // 2], *found[-4:])


def shown(lang: str, game: Game) -> tuple[Table, Localizer]:
    table = table_of(game)
    return table, Localizer(WORDS, lang, table)


@pytest.mark.parametrize(("seats", "lang"), crossed([5, 2, 3], LANGS[::-1], few=1))
class TestEveryMessageKeepsTheLimits:
    def test_of_the_table(self, seats: int, lang: str) -> None:
        for game, story in late(seats):
            (table, localizer), family = shown(lang, game), family_of(game.rules)
            for picture in (True, False):
                check(family.board_panel(WORDS, lang, table, story, picture=picture))
                check(family.hand_panel(WORDS, lang, table, 0, picture=picture, note="*" * 1000))
            check(standing_panel(localizer, table, 0))
            check(look_panel(localizer, table, "all", picture=True))
        for final in family_of(game.rules).final_panels(WORDS, lang, shown(lang, game)[0], pictures=True):
            check(final.view)

    def test_of_the_editors(self, seats: int, lang: str) -> None:
        for game, _ in late(seats):
            if game.over:
                continue
            table, localizer = shown(lang, game)
            company = company_of(game)
            if company is None:
                continue
            drawn = game.part_to_answer(game.waiting[0]) is not None
            desk = Desk(cast(Any, None), localizer, table, game.waiting[0], "place" if drawn else "lay", Sketch())
            top = tabletop(game)
            if drawn:
                sketch = Sketch(kind=desk.drawn[0], at=(1000, 1000), turn=45)
                desk = Desk(cast(Any, None), localizer, table, desk.seat, "place", sketch)
                spots = [((5000 + 10 * number, 5000), number) for number in range(9)]
                check(editor(tile_editor.text_lines(desk), tile_editor.rows_of(desk, spots, ready=False)))
                continue
            every = tuple(tile.name for tile in top.tiles)
            for stops in ((), every[:1], every):
                path = tuple(tile.center for tile in top.tiles)
                for page in range(3):
                    sketch = Sketch(string="long", stops=stops, path=path, page=page)
                    sketch = sketch if "long" in desk.left else Sketch(stops=stops, path=path, page=page)
                    at = Desk(cast(Any, None), localizer, table, desk.seat, "lay", sketch)
                    idea = Idea(path, -100, -100, every)
                    check(editor(string_editor.text_lines(at), string_editor.rows_of(at, [idea] * 3)))

    def test_every_station_can_be_chosen(self, seats: int, lang: str) -> None:
        game = next(
            game for game, _ in late(seats)[2:] if not game.over and game.part_to_answer(game.waiting[0]) is None
        )
        table, localizer = shown(lang, game)
        top = tabletop(game)
        offered: set[str] = set()
        for page in range(3):
            sketch = Sketch(stops=(top.tiles[0].name,), page=page)
            desk = Desk(cast(Any, None), localizer, table, game.waiting[0], "lay", sketch)
            offered |= {option.value for option in string_editor.stop_options(desk)}
        assert {tile.name for tile in top.tiles[1:]} <= offered

    def test_the_picture_in_words_names_every_tile_for_names_of_a_usual_length(self, seats: int, lang: str) -> None:
        game = late(seats)[-1][0]
        table = table_of(game)
        rows = tuple(row.__class__(row.seat, row.user_id, f"Alexandr{row.seat}", row.color) for row in table.seats)
        table = table.__class__(**{**vars(table), "seats": rows})
        view = game.view(None)
        alt = alt_text(Localizer(WORDS, lang, table), view)
        assert len(alt) <= 1024
        assert all(tile.name in alt for tile in tabletop(game).tiles if tile.name.startswith("S"))


@pytest.mark.parametrize("lang", crossed(LANGS[::-1], few=1))
def test_of_the_set_up(lang: str) -> None:
    game = late(3, ("by_hand", "chaos"))[0][0]
    table, localizer = shown(lang, game)
    path = ((4000, 2000), (6000, 4000), (4000, 6000), (2000, 4000))
    desk = Desk(cast(Any, None), localizer, table, game.waiting[0], "line", Sketch(path=path))
    check(editor(setup_editor.text_lines(desk), setup_editor.rows_of(desk, [path] * 3)))
    check(family_of(table.running.rules).board_panel(WORDS, lang, table, (), picture=True))


@pytest.mark.parametrize("lang", LANGS)
def test_of_the_help(lang: str) -> None:
    for page in PAGES:
        check(help_panel(WORDS, lang, load().rules(KEY), page, 10**6))


def editor(lines: list[str], rows: list[Any]) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay("\n".join(lines)[:3000]))
    for row in rows:
        view.add_item(row)
    return view
