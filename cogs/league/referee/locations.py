"""The order in which a referee sets a table's people: as it is typed, and as it is told."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from data.store.rows import SeatRow
from engine.core.action import Seat
from engine.core.refused import Refused

_MENTION = re.compile(r"<@!?(\d+)>")
_AHEAD, _EQUAL = re.compile(r"[,;>\n]"), "="


def parse_places(text: str, seats: Sequence[SeatRow]) -> dict[Seat, int]:
    """The place of each seat: people from the best to the last with commas between, equals with "=" between.

    Everybody is named once, by a mention, or by the name or number of the seat. Raises Refused: `places_unreadable`,
    `places_twice`, `places_missing`.
    """
    known = _names(seats)
    places: dict[Seat, int] = {}
    for group in _AHEAD.split(_MENTION.sub(r" @\1 ", text)):
        place = len(places) + 1
        for word in filter(None, (one.strip() for one in group.split(_EQUAL))):
            seat = known.get(word.casefold(), known.get(word.casefold().removeprefix("@")))
            if seat is None:
                raise Refused("places_unreadable", text=word, names=_listed(seats))
            if seat in places:
                raise Refused("places_twice", name=seats[seat].name)
            places[seat] = place
    missing = [row for row in seats if row.seat not in places]
    if missing:
        raise Refused("places_missing", names=_listed(missing))
    return places


def places_text(places: Mapping[Seat, int], seats: Sequence[SeatRow]) -> str:
    """The order as it is typed: what `parse_places` reads as the same, where names are told apart."""
    groups: dict[int, list[str]] = {}
    for seat, place in sorted(places.items(), key=lambda item: (item[1], item[0])):
        groups.setdefault(place, []).append(seats[seat].name)
    return ", ".join(f" {_EQUAL} ".join(group) for group in groups.values())


def _names(seats: Sequence[SeatRow]) -> dict[str, Seat]:
    """What each seat may be called: its person, its name where no other has the same, its number from 1."""
    names = [row.name.casefold().strip() for row in seats]
    known = {str(row.seat + 1): row.seat for row in seats}
    known |= {name: row.seat for row, name in zip(seats, names, strict=True) if names.count(name) == 1}
    return known | {f"@{row.user_id}": row.seat for row in seats if row.user_id is not None}


def _listed(seats: Sequence[SeatRow]) -> str:
    return ", ".join(row.name for row in seats)
