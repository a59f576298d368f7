"""Tables that played one deal: how each did against those in the same seat at the other tables."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from engine.league.nouns import Outcome, Person, SeatOutcome


class SameSeat(Struct, frozen=True):
    """One person's game beside the others who sat in the same seat with the same deal.

    `rank`: 1 is best of `tables`, by points; equals share one. `ahead`: own points less the mean of the others'.
    `beaten`: the share of the others who have fewer points, equals by half: 1 is best, 0.5 the middle.
    """

    deal: int
    map: str
    seats: int
    seat: int
    game: int
    person: Person
    points: int
    place: int
    rank: int
    tables: int
    ahead: float
    beaten: float


def across_tables(outcomes: Iterable[Outcome]) -> tuple[SameSeat, ...]:
    """All seats of same-deal tables, by deal, map, seats at the table and seat, the best of each first.

    A deal is the same only at tables with as many seats on the same map. Seats that count for nobody are left out, and
    so is who has nobody to be compared with.
    """
    groups: dict[tuple[int, str, int, int], list[tuple[Outcome, SeatOutcome]]] = {}
    for outcome in outcomes:
        if outcome.deal is not None:
            for seat in outcome.seats:
                if seat.person is not None:
                    key = (outcome.deal, outcome.map, len(outcome.seats), seat.seat)
                    groups.setdefault(key, []).append((outcome, seat))
    found: list[SameSeat] = []
    for key in sorted(groups):
        if len(groups[key]) > 1:
            found += sorted(_compared(key, groups[key]), key=lambda row: (row.rank, row.game))
    return tuple(found)


def _compared(key: tuple[int, str, int, int], group: list[tuple[Outcome, SeatOutcome]]) -> Iterable[SameSeat]:
    deal, map_key, seats, number = key
    total, others = sum(seat.points for _, seat in group), len(group) - 1
    for outcome, seat in group:
        assert seat.person is not None
        more = sum(other.points > seat.points for _, other in group)
        fewer = sum(other.points < seat.points for _, other in group)
        yield SameSeat(
            deal=deal,
            map=map_key,
            seats=seats,
            seat=number,
            game=outcome.game,
            person=seat.person,
            points=seat.points,
            place=seat.place,
            rank=1 + more,
            tables=len(group),
            ahead=seat.points - (total - seat.points) / others,
            beaten=(fewer + (others - fewer - more) / 2) / others,
        )
