"""Nothing that the bot sends, and no time at which it does, hangs on what its reader may not know."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest
from discord import ui

from cogs.rail.family import CardFamily
from cogs.tables import computers
from cogs.tables.family import Picture, family_of
from cogs.tables.table import Table
from cogs.text.catalogue import catalogue
from data.maps.library import load
from engine.core.game import Game
from engine.core.view import View
from engine.parts.market import MarketSlice
from engine.parts.tickets import TicketsSlice
from renderer.core.look import Look
from renderer.rail.board import render_board
from renderer.rail.hand import render_hand
from renderer.rail.own_map import render_own_map
from renderer.strings.table import render_table
from tests.cogs.hands import brisk
from tests.cogs.watch import names_of
from tests.engine.secrets import unlike
from tests.rows import crossed
from tests.scanner import TOKEN, Played, Sent, compare, leaks, play, scan

MAPS = sorted(load().games)
QUICK = "london"
"""The map with the shortest games."""
WITH_COMPUTER = next(seed for seed in range(99) if (rng := Random(seed)).randint(2, 4) and rng.random() < 0.3)


@pytest.mark.parametrize(
    ("key", "most"),
    [
        (QUICK, 30),
        *(pytest.param(key, 3000 if key == QUICK else 70, marks=pytest.mark.long) for key in MAPS),
    ],
)
async def test_a_game_hides_what_it_must_from_everybody(key: str, most: int) -> None:
    played, faults = await scan(key, MAPS.index(key), most=most)
    assert faults == []
    assert len(played.sent) > 30
    assert any(sent.files for sent in played.sent)


@pytest.mark.long
async def test_so_does_a_game_with_a_computer_player() -> None:
    played, faults = await scan(QUICK, WITH_COMPUTER)
    assert faults == []
    assert len({sent.at for sent in played.sent}) > 5


@pytest.mark.parametrize("key", crossed(MAPS, few=1))
def test_a_picture_is_the_same_whatever_is_hidden(key: str) -> None:
    """The very bytes, of the board for everybody and of a hand for its owner."""
    rng = Random(5)
    game = Game.new(load().rules(key), 3, rng)[0]
    for _ in range(30):
        if not game.over:
            game = game.after(game.act(brisk(game, rng.choice(game.waiting), rng), rng))
    names, colors = ("Ann", "Bob", "Cleo"), ("blue", "red", "green")
    look = Look("en", names, colors, partial(catalogue().of(game.rules).say, "en"), "light")
    renders: list[tuple[Callable[[View, Look], bytes], int | None]] = [(render_table, None)]
    if family_of(game.rules).has_map:
        renders = [(render_board, None), (render_hand, 1), (render_own_map, 1)]
    for render, viewer in renders:
        assert render(game.view(viewer), look) == render(unlike(game, viewer, rng).view(viewer), look)


class TestTheScannerFinds:
    """Each kind of leak, when the bot is made to have it."""

    @pytest.mark.long
    async def test_a_word_that_hangs_on_a_hand(self, monkeypatch: pytest.MonkeyPatch) -> None:
        panel = CardFamily.board_panel

        def leaking(self: CardFamily, words: Any, lang: str, table: Table, *args: Any, **named: Any) -> ui.LayoutView:
            shown = panel(words, lang, table, *args, **named)
            assert table.game is not None
            shown.add_item(ui.TextDisplay(f"-# {max(table.game.slice(MarketSlice).hands[0])}"))
            return shown

        monkeypatch.setattr(CardFamily, "board_panel", leaking)
        assert found(await scan(QUICK, 1, most=20), "PATCH /channels/")

    async def test_a_message_to_the_wrong_person(self, monkeypatch: pytest.MonkeyPatch) -> None:
        panel = CardFamily.hand_panel

        def swapped(self: CardFamily, words: Any, lang: str, table: Table, seat: int, **named: Any) -> ui.LayoutView:
            assert table.game is not None
            return panel(words, lang, table, 1 - seat if seat < 2 else seat, **named)

        monkeypatch.setattr(CardFamily, "hand_panel", swapped)
        plain = await play(QUICK, 1, shadow=False, most=20)
        assert leaks(plain)
        assert compare(plain, await play(QUICK, 1, shadow=True, most=20))

    @pytest.mark.long
    async def test_a_picture_that_is_made_of_another_view(self, monkeypatch: pytest.MonkeyPatch) -> None:
        async def of_a_hand(self: CardFamily, words: Any, lang: str, table: Table, **_: Any) -> Any:
            file = await self.hand_file(words, lang, table, 0)
            assert file is not None
            file.filename = "board.png"
            return [Picture(file)]

        monkeypatch.setattr(CardFamily, "board_files", of_a_hand)
        assert found(await scan(QUICK, 1, most=20), "('board.png', ")

    @pytest.mark.long
    async def test_a_time_that_hangs_on_a_ticket(self, monkeypatch: pytest.MonkeyPatch) -> None:
        due = computers.move_due

        def hesitant(game_id: int, step: int, seats: Any, game: Game, **options: Any) -> Any:
            plain = due(game_id, step, seats, game, **options)
            kept = game.slice(TicketsSlice).kept[-1]
            late = sum(map(len, kept)) % 50
            return plain and plain.__class__(plain.kind, plain.game_id, plain.seat, None, plain.at + late)

        monkeypatch.setattr(computers, "move_due", hesitant)
        assert found(await scan(QUICK, WITH_COMPUTER, most=30), " and at ")

    def test_a_ticket_but_not_the_route_between_the_same_places(self) -> None:
        rules = load().rules("london")
        names = names_of(rules)
        assert [ticket for ticket in names if not names[ticket]] == ["british_museum-piccadilly_circus"]

    def test_a_ticket_a_seed_and_the_token(self) -> None:
        names = names_of(load().rules(QUICK))
        ticket = sorted(names)[0]
        hidden = {None: frozenset([ticket]), 0: frozenset([ticket]), 1: frozenset[str]()}
        sent = [
            Sent(0.0, "POST /channels/1/messages", {"content": max(names[ticket])}),
            Sent(0.0, "POST /channels/2/messages", {"components": [{"custom_id": f"st:1:1:pick:{ticket}"}]}),
            Sent(0.0, "POST /channels/3/messages", {"content": ticket}),
            Sent(0.0, "POST /channels/3/messages", {"content": f"{'ab' * 32} {TOKEN}"}),
        ]
        played = Played(QUICK, sent, {2: 0, 3: 1}, [(0, hidden)], ("ab" * 32,))
        assert [fault.split()[-1] for fault in leaks(played)] == [ticket, ticket, "seed", "token"]
        played.secrets, played.opened = [(0, {})], 0
        assert [fault.split()[-1] for fault in leaks(played)] == ["token"]


def found(scanned: tuple[Played, list[str]], where: str) -> bool:
    return any(where in fault for fault in scanned[1])


@pytest.mark.long
async def test_a_game_can_be_played_twice_to_the_byte() -> None:
    """Without other secrets both bots send the same: where scanned games differ, it is no accident."""
    assert compare(await play(QUICK, 3, shadow=False, most=40), await play(QUICK, 3, shadow=False, most=40)) == []
