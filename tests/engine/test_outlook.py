"""What the next strings of companies can bring: estimates beside those for a table where all of it lies."""

from __future__ import annotations

from functools import cache
from random import Random

from msgspec.structs import replace

from data.maps.library import load
from engine.core.game import Game
from engine.parts.strings import LayString, tabletop
from engine.strings.judge import verdict, visit_points
from engine.strings.landscape import square
from engine.strings.nouns import Laid, Tabletop, Tile, companies, with_laid
from engine.strings.outlook import Spots, expected, expected_after
from engine.strings.suggest import spots, strings

SEATS, TURNS = 3, 7
COMPANIES = range(companies(SEATS))


@cache
def table() -> Tabletop:
    """What lies there in the middle of a game."""
    rng = Random(4)
    game, _ = Game.new(load().rules("string_railway"), SEATS, rng)
    while game.turn.number <= TURNS:
        legal = game.legal(game.waiting[0])
        laying = [action for action in legal if isinstance(action, LayString)]
        game, _ = game.play((laying or legal)[0], rng)
    return tabletop(game)


def test_many_spots_at_once_promise_what_a_tile_on_each_of_them_would() -> None:
    """Long strings may find a little less: of several orders of the same stations, one is looked at."""
    kind = table().kind("regional")
    free = spots(table(), 0, kind, 6)
    tiles = [Tile("next", kind.id, square(at, turn, table().measures.tile)) for at, turn in free]
    looked, with_each = Spots(table(), kind, [at for at, _ in free]), [with_tile(tile) for tile in tiles]
    for company in COMPANIES:
        visits = [visit_points(table(), tile, company) for tile in tiles]
        short = [expected(after, company, "short") for after in with_each]
        assert looked.expected(company, "short", visits) == short
        long = [expected(after, company, "long") for after in with_each]
        found = looked.expected(company, "long", visits)
        assert all(0 <= one - other <= 1 for one, other in zip(long, found, strict=True))
        assert len(set(short)) > 1 or len(set(long)) > 1


def with_tile(tile: Tile) -> Tabletop:
    return replace(table(), tiles=(*table().tiles, tile))


def test_after_a_string_the_others_can_bring_what_they_can_on_the_table_with_it() -> None:
    for company in COMPANIES:
        for idea in strings(table(), company, "long", 1):
            stations = verdict(table(), company, "long", idea.path).stations
            laid = Laid(company, "long", idea.path, stations)
            after = {other: expected(with_laid(table(), laid), other, "short") for other in COMPANIES}
            assert expected_after(table(), laid, dict.fromkeys(COMPANIES, "short")) == after


def test_the_best_string_brings_about_what_is_expected_of_it() -> None:
    """An estimate: a chain of stations may turn out to be too long for the string, or to cross less than it seemed."""
    for company in COMPANIES:
        found = strings(table(), company, "long", 1)
        assert abs(found[0].points - expected(table(), company, "long")) <= 2
