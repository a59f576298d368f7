"""R50 and R56, "Taking a station" and "Placing stations"."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.parts.station_tiles import StationTiles, TileDrawn, TilePlaced, TileReturned, TilesSlice
from engine.parts.strings import tabletop
from tests.rulebook.string_railway.rails import Rails, rules
from tests.table import event_names, refused

FULL = [f"central {x},{y}" for x, y in ((170, 170), (730, 170), (170, 730), (730, 730))]


def drawn(table: Rails) -> list[tuple[str, bool]]:
    return [(event.kind, event.extra) for event in table.events if isinstance(event, TileDrawn)]


class TestTheStack:
    def test_it_has_35_tiles(self) -> None:
        stack = Counter(rules().part(StationTiles).stack)
        assert sum(stack.values()) == 35
        assert stack == {
            "central": 4,
            "city": 2,
            "transit": 2,
            "regional": 6,
            "marshalling": 3,
            "suburban": 6,
            "terminal": 2,
            "rural": 8,
            "scenic": 2,
        }

    def test_nobody_knows_its_order(self) -> None:
        table = Rails.opening("ann bob cid")
        shuffled = next(event for event in table.events if type(event).__name__ == "TilesShuffled")
        for viewer in (None, 0, 1, 2):
            assert shuffled.seen_by(viewer).order is None  # type: ignore[attr-defined]
            assert table.game.view(viewer).seen(type(table.tiles)).deck == 35


class TestDrawing:
    def test_a_seat_draws_the_top_tile(self) -> None:
        table = Rails(tiles=["central 200,130"], deck="suburban central")
        table.lay("ann", "short", "140,130 190,130")
        assert table.tiles.drawn == ("suburban",)
        assert table.tiles.deck == 1

    def test_a_rural_station_brings_another_tile(self) -> None:
        table = Rails(deck="rural central city")
        table.lay_none("ann", "short")
        assert drawn(table) == [("rural", False), ("central", True)]

    def test_but_once_a_turn(self) -> None:
        table = Rails(deck="rural rural city")
        table.lay_none("ann", "short")
        assert drawn(table) == [("rural", False), ("rural", True)]

    def test_and_again_in_the_next_turn(self) -> None:
        table = Rails(deck="rural central rural city")
        table.lay_none("ann", "short")
        table.place("bob", "rural", "300,300")
        table.place("bob", "central", "400,300")
        table.lay_none("bob", "short")
        assert drawn(table) == [("rural", False), ("city", True)]

    @pytest.mark.parametrize("names", ["ann bob", "ann bob cid", "ann bob cid dan", "ann bob cid dan eve"])
    def test_the_first_turn_of_all_draws_two_or_three(self, names: str) -> None:
        for seed in range(12):
            table = Rails.opening(names, seed=seed)
            while table.setup.owed:
                seat = table.game.waiting[0]
                table.do(table.game.legal(seat)[0])
            first = [event for event in table.events if isinstance(event, TileDrawn)]
            rural = any(event.kind == "rural" for event in first[:2])
            assert [event.extra for event in first] == [False, False] + [True] * rural

    def test_all_are_placed_before_the_string(self) -> None:
        table = Rails(drawn="central suburban")
        table.place("ann", "suburban", "300,300")
        assert table.tiles.drawn == ("central",)
        with refused("finish_station_tiles"):
            table.lay_none("ann", "short")
        table.place("ann", "central", "400,300")
        table.lay_none("ann", "short")

    def test_only_what_was_drawn_is_placed(self) -> None:
        table = Rails(drawn="central")
        with refused("tile_not_drawn", kind="city", drawn=("central",)):
            table.place("ann", "city", "300,300")
        with refused("unknown_tile_kind", kind="metro"):
            table.place("ann", "metro", "300,300")


class TestPlacing:
    def test_tiles_are_called_in_the_order_of_placing(self) -> None:
        table = Rails(tiles=["central 200,130"], drawn="central suburban")
        table.place("ann", "central", "300,300", 30)
        table.place("ann", "suburban", "400,300")
        assert [tile.name for tile in table.tiles.tiles][4:] == ["S1", "S2", "S3"]

    def test_a_tile_lies_where_it_is_put(self) -> None:
        """45 mm wide: a turn of 45 degrees brings its corners 31.8 mm from the middle."""
        table = Rails(drawn="central central")
        table.place("ann", "central", "300,300")
        assert table.tiles.tiles[-1].corners == ((2775, 2775), (3225, 2775), (3225, 3225), (2775, 3225))
        table.place("ann", "central", "400,400", 45)
        assert set(table.tiles.tiles[-1].corners) == {(4000, 3682), (4318, 4000), (4000, 4318), (3682, 4000)}

    def test_it_is_turned_by_less_than_a_quarter(self) -> None:
        table = Rails(drawn="central")
        for turn in (-1, 90):
            with refused("bad_tile_turn", turn=turn):
                table.place("ann", "central", "300,300", turn)

    def test_inside_the_border(self) -> None:
        table = Rails(drawn="central")
        with refused("tile_outside"):
            table.place("ann", "central", "120,300")
        with refused("tile_outside"):
            table.place("ann", "central", "9999999,300")

    def test_without_touching_the_border(self) -> None:
        table = Rails(drawn="central")
        with refused("tile_touches_string", other="border"):
            table.place("ann", "central", "122.5,300")
        table.place("ann", "central", "122.6,300")

    def test_without_touching_another_tile(self) -> None:
        table = Rails(tiles=["central 300,300"], drawn="central")
        for at in ("345,300", "345,345", "300,255"):
            with refused("tile_touches_tile", tile="S1"):
                table.place("ann", "central", at)
        with refused("tile_touches_tile", tile="Base 1"):
            table.place("ann", "central", "140,140")
        table.place("ann", "central", "345.1,300")

    @pytest.mark.parametrize("at", ["222.5,300", "200,300", "177.5,310", "220,201.6"])
    def test_without_touching_the_river(self, at: str) -> None:
        table = Rails(river="200,224 200,600", drawn="central")
        with refused("tile_touches_string", other="river"):
            table.place("ann", "central", at)

    def test_without_touching_the_mountains_but_inside_them_it_may(self) -> None:
        table = Rails(mountains="300,300 500,300 500,500 300,500", drawn="central")
        with refused("tile_touches_string", other="mountains"):
            table.place("ann", "central", "300,400")
        table.place("ann", "central", "400,400")

    def test_without_touching_a_string(self) -> None:
        table = Rails(tiles=["central 330,130"], strings=["1 long 760,130 340,130"], drawn="central")
        with refused("tile_touches_string", other=1):
            table.place("ann", "central", "500,140")

    def test_the_company_that_places_a_city_or_transit_station_owns_it(self) -> None:
        table = Rails(drawn="city transit central", turn="bob")
        for kind, at in (("city", "300,300"), ("transit", "400,300"), ("central", "500,300")):
            table.place("bob", kind, at)
        assert [tile.owner for tile in table.tiles.tiles[4:]] == [1, 1, None]


class TestNoRoom:
    """A border of 136 mm with its bases in it and a river crosswise between them: no tile finds a place."""

    def small(self, deck: str) -> Rails:
        border = [(1000, 1000), (2360, 1000), (2360, 2360), (1000, 2360)]
        river = "168,101 168,235 168,168 101,168 235,168"
        return Rails(more={"border": border, "marks": border}, river=river, deck=deck)

    def test_the_tile_goes_under_the_stack_for_another_up_to_three_times(self) -> None:
        table = self.small("central suburban city transit scenic")
        table.lay_none("ann", "short")
        assert drawn(table) == [(kind, False) for kind in ("central", "suburban", "city", "transit")]
        assert [event.kind for event in table.events if isinstance(event, TileReturned)] == [
            "central",
            "suburban",
            "city",
            "transit",
        ]
        assert table.game.slice(TilesSlice).deck == ("scenic", "central", "suburban", "city", "transit")

    def test_then_the_seat_places_none(self) -> None:
        table = self.small("central suburban city transit scenic")
        table.lay_none("ann", "short")
        assert table.tiles.drawn == ()
        assert table.on_turn == "bob"
        table.lay_none("bob", "short")

    def test_a_rural_tile_still_brings_its_extra_tile(self) -> None:
        table = self.small("rural suburban city transit scenic")
        table.lay_none("ann", "short")
        assert drawn(table)[:2] == [("rural", False), ("suburban", True)]
        assert table.tiles.deck == 5

    def test_the_second_tile_may_find_no_room_when_the_first_one_lies(self) -> None:
        border = [(1000, 1000), (2900, 1000), (2900, 1850), (1000, 1850)]
        marks = [(1000, 1000), (2900, 1000), (2900, 1850), (1000, 1850)]
        table = Rails(more={"border": border, "marks": marks}, drawn="central central", deck="city suburban")
        table.place("ann", "central", "195,142.5", 0)
        assert event_names(table.events)[:2] == ["TilePlaced", "TileReturned"]
        assert table.tiles.drawn == ()
        assert isinstance(table.events[0], TilePlaced)

    def test_the_tabletop_of_a_view_is_that_of_the_game(self) -> None:
        table = Rails(tiles=FULL, river="400,300 400,600")
        assert tabletop(table.game.view(None)) == tabletop(table.game)
