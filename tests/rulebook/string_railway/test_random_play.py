"""Whole games of strings by offered moves: after each step everything adds up, is stored whole, and hides the stack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import NamedTuple

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from engine.core.action import Action
from engine.core.codec import decode_action, decode_events, decode_state, encode_action, encode_events, encode_state
from engine.core.event import Event
from engine.core.game import Game
from engine.parts.station_tiles import PlaceTile, TileDrawn, TilesShuffled, TilesSlice
from engine.parts.strings import LayNone, LayString, StringLaid, StringsSlice, company_of, tabletop
from engine.parts.table_setup import ChooseCorner, DrawMountains, DrawRiver, TableSlice
from engine.strings.judge import place_faults, verdict
from engine.strings.nouns import Tabletop, companies
from tests.rulebook.string_railway.rails import rules

OPTIONS = [(), ("expert",), ("chaos",), ("by_hand",), ("expert", "chaos", "by_hand")]
SEATS = (2, 3, 4, 5)
FEW = [(2, ()), (3, ("expert", "chaos", "by_hand"))]
"""Two companies of a seat, and all options at once; the other games are for the long lane."""


class Step(NamedTuple):
    """One step of a game; the first is set-up, with no action."""

    before: Game
    action: Action | None
    events: tuple[Event, ...]
    after: Game


@cache
def played(seats: int, options: tuple[str, ...]) -> Sequence[Step]:
    """A whole game by offered moves, which are strings more often than not."""
    by, rng = rules(*options), Random(f"{seats} {options} 0")
    game, events = Game.new(by, seats, rng)
    found = [Step(Game.blank(by, seats), None, events, game)]
    while not game.over:
        legal = game.legal(rng.choice(game.waiting))
        laying = [action for action in legal if isinstance(action, LayString)]
        action = rng.choice(laying if laying and rng.random() < 0.85 else legal)
        assert game.refuse(action) is None
        after, events = game.play(action, rng)
        found.append(Step(game, action, events, after))
        game = after
    return found


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        pytest.param(
            seats,
            options,
            id=f"{seats}-{'+'.join(options) or 'plain'}",
            marks=() if (seats, options) in FEW else pytest.mark.long,
        )
        for options in OPTIONS
        for seats in SEATS
    ],
)
def test_whole_games(seats: int, options: tuple[str, ...]) -> None:
    rng = Random(f"{seats} {options}")
    shadow = Game.blank(rules(*options), seats)
    for before, action, events, game in played(seats, options):
        shadow = check_stored(shadow, action, events, game)
        check_sums(game)
        check_points(before, events, game, 2 if "expert" in options else 1)
        check_secrets(events, game, rng)
        check_actions(game, rng)
        assert game.stray() == ()
    check_end(game)


def check_stored(shadow: Game, action: Action | None, events: tuple[Event, ...], game: Game) -> Game:
    """What is stored comes back as it was, and the fold of it, by another game object, is the state."""
    if action is not None:
        assert decode_action(encode_action(action)) == action
    stored = decode_events(encode_events(events))
    assert stored == events
    shadow = shadow.after(stored)
    assert (shadow.turn, shadow.slices) == (game.turn, game.slices)
    again = decode_state(game.rules, encode_state(game))
    assert (again.turn, again.slices) == (game.turn, game.slices)
    return shadow


def check_sums(game: Game) -> None:
    """35 tiles are there once; each company has a base and as many strings as it began with, less those given up."""
    tiles, strings = game.slice(TilesSlice), game.slice(StringsSlice)
    placed = [tile for tile in tiles.tiles if tile.kind != "base"]
    there = Counter((*tiles.deck, *tiles.drawn, *(tile.kind for tile in placed)))
    assert sum(there.values()) == 35
    assert there["rural"] == 8
    assert there["transit"] == 2
    assert [tile.name for tile in placed] == [f"S{number}" for number in range(1, len(placed) + 1)]
    assert sum(tile.kind == "base" for tile in tiles.tiles) <= companies(game.seats)
    assert len(strings.laid) + sum(map(sum, strings.left)) <= (20 if game.seats == 5 else 5 * companies(game.seats))
    assert all(tile.owner is not None for tile in tiles.tiles if tile.kind in ("city", "transit", "base"))


def check_points(before: Game, events: tuple[Event, ...], game: Game, rival: int) -> None:
    """The points of a string, counted here from what lies there; everything else changes none."""
    laid = next((event for event in events if isinstance(event, StringLaid)), None)
    old, new = before.slice(StringsSlice), game.slice(StringsSlice)
    change = [new.points(company) - old.points(company) for company in range(companies(game.seats))]
    if laid is None:
        assert not any(change)
        return
    assert change == expected(tabletop(before), laid, companies(game.seats), rival)
    assert company_of(before) == laid.company
    assert laid.company % game.seats == laid.seat


def expected(table: Tabletop, laid: StringLaid, count: int, rival: int) -> list[int]:
    """Points by company, with the numbers of the table of stations."""
    plain = {"central": 3, "terminal": 3, "regional": 2, "suburban": 2, "rural": 1}
    owned = {"base": (0, 2, -1), "city": (3, 1, -1), "transit": (0, 2, 1)}
    points = [0] * count
    for name in laid.stations:
        tile = table.tile(name)
        assert tile is not None
        new = name not in table.reached(laid.company)
        if tile.kind == "marshalling":
            points[laid.company] += 1
        elif tile.kind == "scenic" and new:
            gain = next(gain.points for gain in laid.gains if gain.tile == name)
            assert gain in (1, 3)
            points[laid.company] += gain
        elif tile.kind in owned:
            own, other, delta = owned[tile.kind]
            mine = tile.owner == laid.company
            points[laid.company] += (own if mine else other) * new
            assert tile.owner is not None
            points[tile.owner] += 0 if mine else delta
        else:
            points[laid.company] += plain.get(tile.kind, 0) * new
    for crossing in laid.crossings:
        points[laid.company] -= rival if isinstance(crossing.other, int) and crossing.other != laid.company else 1
    return points


def check_secrets(events: tuple[Event, ...], game: Game, rng: Random) -> None:
    """Everything is public but the order of the stack: nobody can tell the game from one with another order."""
    for event in events:
        for viewer in (None, 0):
            shown = event.seen_by(viewer)
            assert shown == (replace(event, order=None) if isinstance(event, TilesShuffled) else event)
    state = game.slice(TilesSlice)
    deck = list(state.deck)
    rng.shuffle(deck)
    index = game.rules.slot[TilesSlice]
    slices = (*game.slices[:index], replace(state, deck=tuple(deck)), *game.slices[index + 1 :])
    other = Game(game.rules, game.seats, game.turn, slices)
    for viewer in (None, rng.randrange(game.seats)):
        assert shown_to(game, viewer) == shown_to(other, viewer)


def shown_to(game: Game, viewer: int | None) -> object:
    view = game.view(viewer)
    slices = {kind.__name__: to_builtins(seen) for kind, seen in view.slices.items()}
    return slices, to_builtins(view.result), view.turn, view.waiting


def check_actions(game: Game, rng: Random) -> None:
    """An action of any kind is refused or not, by a sentence's code, and what is judged legal lies within the rules."""
    seat = rng.choice((*range(game.seats), *game.waiting))
    tiles = game.slice(TilesSlice).tiles
    spots = [tile.center for tile in tiles] + [(rng.randrange(0, 9000), rng.randrange(0, 9000)) for _ in range(4)]
    path = tuple(rng.choice(spots) for _ in range(rng.randrange(5)))
    actions: list[Action] = [
        LayString(seat, rng.choice(("short", "long")), path),
        LayNone(seat, rng.choice(("short", "long"))),
        PlaceTile(seat, rng.choice(("central", "rural", "base", "")), rng.choice(spots), rng.randrange(-1, 91)),
        ChooseCorner(seat, rng.randrange(-1, 6)),
        DrawRiver(seat, path),
        DrawMountains(seat, path),
    ]
    for action in actions:
        refusal = game.refuse(action)
        if refusal is not None:
            assert refusal.code
            continue
        assert seat in game.waiting
        before = tabletop(game)
        after = game.play(action, Random(0))[0]
        assert after.stray() == ()
        if isinstance(action, LayString):
            company = company_of(game)
            assert company is not None
            assert verdict(before, company, action.string, action.path).faults == ()
        if isinstance(action, PlaceTile):
            assert place_faults(before, after.slice(TilesSlice).tiles[-1].corners) == ()


def check_end(game: Game) -> None:
    assert game.waiting == ()
    assert all(len(game.legal(seat)) == 0 for seat in range(game.seats))
    strings, result = game.slice(StringsSlice), game.result()
    assert not any(map(sum, strings.left))
    assert result == game.view(None).result
    for seat in range(game.seats):
        own = [strings.points(company) for company in range(seat, companies(game.seats), game.seats)]
        assert result.totals[seat] == max(own) == sum(line.points for line in result.of(seat))
    assert game.slice(TableSlice).owed is None


def test_what_games_come_by() -> None:
    """Extra tiles, owners' points, yards, crossings and strings over several stations: else the above says little."""
    found: Counter[str] = Counter()
    for step in (step for few in FEW for step in played(*few)):
        for event in step.events:
            found["extra"] += isinstance(event, TileDrawn) and event.extra
            if isinstance(event, StringLaid):
                found.update(gain.code for gain in event.gains)
                found["several"] += len(event.stations) > 2
    for what in ("extra", "several", "station", "owner", "yard", "crossing"):
        assert found[what], f"{what} never came about"
