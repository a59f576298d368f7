"""The samples' rules on Discord: every message of a game has its sentences, within the limits, and a picture."""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from cogs.play.scores import standing_panel
from cogs.rail.claims import routes_panel
from cogs.rail.panels import alt_text, board_pages, board_panel, final_panels, hand_panel
from cogs.run.bot import SlowTrain
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.localizer import Localizer
from engine.core.game import Game
from renderer.rail.board import render_board
from renderer.rail.hand import render_hand
from renderer.rail.score import render_score, render_tickets
from tests.cogs.party import Party, said
from tests.cogs.test_limits import check, table_of, walk
from tests.renderer.looks import look, opened
from tests.rulebook.parts.test_random_play import TABLES, chosen
from tests.samples import samples

WORDS = catalogue()
UNSAID = re.compile(r"\{ ?\$|(?<!\w)[a-z]+(-[a-z]+){2,}(?![\w-])")
"""A variable or a key that was left as it is."""
TURNS = [pytest.param(*names, LANGS[number % len(LANGS)]) for number, names in enumerate(TABLES)]


@pytest_asyncio.fixture
async def simcord_bot(database: Path) -> AsyncIterator[SlowTrain]:
    bot = SlowTrain(database, Random(1), shard_count=1, library=samples())
    yield bot
    await bot.close()


def texts(panel: object) -> str:
    components = panel.to_components()  # type: ignore[attr-defined]
    return "\n".join(part["content"] for part in walk(components) if "content" in part)


@pytest.mark.parametrize(("key", "variant", "lang"), TURNS)
def test_every_message_is_said_and_drawn(key: str, variant: str, lang: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    rules, rng = samples().rules(key, variant), Random(key)
    game, events = Game.new(rules, rules.seats[1], rng)
    step = 0
    while not game.over:
        if step % 40 == 0:
            check_turn(game, lang, events)
        if step in (0, 120):
            opened(render_hand(game.view(game.waiting[0]), look(lang, game.seats)))
        action = chosen(game.legal(rng.choice(game.waiting)), True, rng)
        game, events = game.play(action, rng)
        step += 1
    for final in final_panels(WORDS, lang, table_of(game), pictures=True):
        check(final.view)
        assert not UNSAID.search(texts(final.view))
    shown = look(lang, game.seats)
    for render in (render_board, render_score, partial(render_tickets, seat=0)):
        assert opened(render(game.view(None), shown)).width >= 1200
    assert not caplog.records


def check_turn(game: Game, lang: str, events: object) -> None:
    """Look at the messages of the board and of a hand."""
    table = table_of(game)
    localizer, seat = Localizer(WORDS, lang, table), game.waiting[0]
    panels = [
        board_panel(WORDS, lang, table, events, picture=False),  # type: ignore[arg-type]
        hand_panel(WORDS, lang, table, seat),
        standing_panel(localizer, table, seat),
    ]
    if game.turn.seat == seat:
        panels.append(routes_panel(localizer, table, seat))
    for panel in panels:
        check(panel)
    pages = [text for _, _, text in board_pages(localizer, game.view(None), 3000)]
    for text in (*map(texts, panels), *pages, alt_text(localizer, game.view(None))):
        assert not UNSAID.search(text), text


@pytest.mark.long
@pytest.mark.parametrize(("key", "variant"), TABLES)
async def test_the_bot_plays_a_whole_game(party: Party, key: str, variant: str) -> None:
    await party.begin_turns(seats=2, map=key, variant=variant)
    assert said(await party.ann.slash(party.channel, "rules"))
    table = await party.play_on(600, Random(key))
    assert table.status == "finished"
