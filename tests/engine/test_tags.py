"""The names under which actions, events and slices are stored: games that were stored hold them, whatever classes
are called."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator

import pytest
from msgspec import Struct

from engine.assemble import known_parts
from engine.core.action import Action
from engine.core.event import Event

ACTIONS = {
    "build_port",
    "build_station",
    "buy_technology",
    "choose_corner",
    "choose_pieces",
    "claim_route",
    "draw_border",
    "draw_card",
    "draw_mountains",
    "draw_river",
    "draw_tickets",
    "exchange_pieces",
    "keep_tickets",
    "lay_none",
    "lay_string",
    "lay_track",
    "leave_tunnel",
    "pass",
    "pay_tunnel",
    "place_tile",
    "stop_claiming",
    "stop_drawing",
    "take_marker",
    "take_share",
    "undo_step",
}
EVENTS = {
    "base_placed",
    "border_laid",
    "card_drawn",
    "card_revealed",
    "cards_dealt",
    "cards_spent",
    "corner_chosen",
    "deck_made",
    "deck_rebuilt",
    "drawing_stopped",
    "face_up_cleared",
    "face_up_filled",
    "face_up_taken",
    "first_seat_chosen",
    "game_ended",
    "idled",
    "last_turns_began",
    "marker_taken",
    "markers_dealt",
    "mountains_laid",
    "passed",
    "pieces_chosen",
    "pieces_exchanged",
    "pieces_shown",
    "pieces_worn",
    "port_built",
    "revealed_discarded",
    "river_laid",
    "route_claimed",
    "routes_closed",
    "share_taken",
    "start_tickets_chosen",
    "station_built",
    "step_undone",
    "string_given_up",
    "string_laid",
    "technology_bought",
    "technology_returned",
    "technology_scored",
    "ticket_deck_made",
    "tickets_kept",
    "tickets_offered",
    "tickets_returned",
    "tile_drawn",
    "tile_placed",
    "tile_returned",
    "tiles_shuffled",
    "track_laid",
    "tunnel_asked",
    "tunnel_dug",
    "tunnel_entered",
    "tunnel_left",
    "turn_began",
    "turn_ended",
}
SLICES = {
    "districts",
    "ferries",
    "globetrotter",
    "largest_network",
    "last_turns",
    "longest_path",
    "markers",
    "market",
    "mountains",
    "passing",
    "pieces",
    "ports",
    "regions",
    "round_trips",
    "routes",
    "shares",
    "station_tiles",
    "stations",
    "strings",
    "table_setup",
    "technology",
    "ticket_points",
    "tickets",
    "ties",
    "tours",
    "track_beds",
    "tunnels",
}


def leaves(kind: type[Struct]) -> Iterator[type[Struct]]:
    """The classes that are stored; what others are only derived from is not."""
    for child in kind.__subclasses__():
        if child.__subclasses__():
            yield from leaves(child)
        elif child.__module__.startswith("engine."):
            yield child


def stored(kind: type[Struct]) -> list[type[Struct]]:
    known_parts()
    return list(leaves(kind))


@pytest.mark.parametrize(("kind", "tags"), [(Action, ACTIONS), (Event, EVENTS)])
def test_each_tag_is_one_that_games_hold(kind: type[Struct], tags: set[str]) -> None:
    """Without a tag that is listed here stored games cannot be read; a new one is added to the list."""
    assert sorted(str(one.__struct_config__.tag) for one in stored(kind)) == sorted(tags)


def test_each_slice_is_stored_under_a_name_that_games_hold() -> None:
    assert set(known_parts()) == SLICES


@pytest.mark.parametrize("kind", [Action, Event])
def test_no_tag_is_derived_from_the_name_of_a_class(kind: type[Struct]) -> None:
    assert [one.__name__ for one in stored(kind) if stated(one) != one.__struct_config__.tag] == []


def stated(kind: type[Struct]) -> object:
    """The tag that stands in the class statement itself."""
    statement = ast.parse(inspect.getsource(kind)).body[0]
    assert isinstance(statement, ast.ClassDef)
    said = [word.value for word in statement.keywords if word.arg == "tag"]
    return said[0].value if said and isinstance(said[0], ast.Constant) else None
