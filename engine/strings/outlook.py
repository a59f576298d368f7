"""What the next string of a company can bring: on a table, with one more string, and for many spots of a tile at once.

Estimates, from chains of stations that the string is long enough for; no string is laid for them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from engine.board.arrays import np
from engine.board.points import PER_MM, Point
from engine.strings.laying import Detours, detours
from engine.strings.nouns import Company, Laid, String, Tabletop, TileKind, with_laid
from engine.strings.suggest import FEES, SPARED, Chain, chains

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]

FEE = FEES[-1]
"""The price of a crossing, in tenths of a millimeter, at which ways are compared."""


def expected(table: Tabletop, company: Company, string: String, around: Detours | None = None) -> float:
    """Return the points that the company's next string is expected to bring, 0 when it reaches nothing."""
    found = chains(table, company, string, (FEE,), around)
    return max(0.0, found[0].points) if found else 0.0


def expected_after(table: Tabletop, laid: Laid, strings: Mapping[Company, String]) -> dict[Company, float]:
    """Return what the next string of each company is expected to bring once one more string lies."""
    after, around = with_laid(table, laid), detours(table).crossed_by(laid.path)
    return {company: expected(after, company, string, around) for company, string in strings.items()}


class Spots:
    """Spots for a tile, each with its ways to every station."""

    def __init__(self, table: Tabletop, kind: TileKind, places: Sequence[Point]) -> None:
        self.table, self.kind, self.around = table, kind, detours(table)
        self.length, self.crossed = self.around.sums(FEE)
        self.to, self.over = self.around.to_tiles(places, FEE)

    def expected(self, company: Company, string: String, visits: Sequence[float]) -> list[float]:
        """Return what the company's next string is expected to bring with the tile at each spot.

        `visits` are the points of a visit there, by spot.
        """
        worths = np.array(visits)
        table, most = self.table, self.table.measures.most(string) * PER_MM + SPARED
        found = chains(table, company, string, (FEE,), self.around)
        now = found[0].points if found else 0.0
        best: Floats = np.full(len(worths), max(0.0, now))
        starts = [Chain(0.0, 0.0, (name,), FEE) for name in self.around.names if name in table.reached(company)]
        ends = {tile.name for tile in table.tiles if table.kind(tile.kind).terminal}
        for chain in (*starts, *found):
            if chain.points + worths.max() <= now:
                continue
            stops = [self.around.index[name] for name in chain.names]
            lengths, crossings = [], []
            if len(stops) == 1 or chain.names[-1] not in ends:
                lengths.append(self.to[:, stops[-1]])
                crossings.append(self.over[:, stops[-1]])
            if not self.kind.terminal:
                for one, other in pairwise(stops):
                    lengths.append(self.to[:, one] + self.to[:, other] - self.length[one, other])
                    crossings.append(self.over[:, one] + self.over[:, other] - self.crossed[one, other])
            for long, over in zip(lengths, crossings, strict=True):
                points = chain.points + worths - over * table.measures.crossing
                best = np.where((chain.length + long <= most) & (points > best), points, best)
        return [float(points) for points in best]
