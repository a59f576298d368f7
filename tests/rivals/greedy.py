"""Lays what brings its company most points at once, of either kind; a tile where its next string brings most."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from engine.core.action import Action
from engine.core.view import View
from engine.parts.station_tiles import PlaceTile
from engine.parts.strings import LayString, company_of, tabletop
from engine.strings.judge import verdict
from engine.strings.landscape import square
from engine.strings.nouns import STRINGS, Company, Tabletop, Tile
from engine.strings.suggest import strings


def choose(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """Choose one of the legal actions."""
    company = company_of(view)
    if company is None:
        return rng.choice(legal)
    table = tabletop(view)
    spots = [action for action in legal if isinstance(action, PlaceTile)]
    paths = [action for action in legal if isinstance(action, LayString)]
    if spots:
        return max(spots, key=lambda spot: _next(table, company, spot))
    return max(paths, key=lambda lay: verdict(table, company, lay.string, lay.path).points(company), default=legal[0])


def _next(table: Tabletop, company: Company, spot: PlaceTile) -> int:
    """Return the points of the company's best string with the tile there."""
    owner = company if table.kind(spot.kind).owner == "placer" else None
    tile = Tile("next", spot.kind, square(spot.at, spot.turn, table.measures.tile), owner)
    after = replace(table, tiles=(*table.tiles, tile))
    return max((idea.points for kind in STRINGS for idea in strings(after, company, kind, 1)), default=0)
