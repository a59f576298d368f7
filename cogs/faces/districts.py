"""Districts in words: which ones a seat has connected, and which places belong to each."""

from __future__ import annotations

from cogs.text.localizer import Speech
from engine.core.action import Seat
from engine.core.view import View
from engine.parts.districts import Districts, connected


def district_lines(speech: Speech, view: View, seat: Seat) -> list[str]:
    """Every district with its points and places, and whether the seat's own routes connect them all."""
    if not view.rules.has(Districts):
        return []
    done = connected(view, seat)
    return [
        speech.say(
            "hand-district",
            district=district.id,
            points=district.points,
            done="yes" if district.id in done else "no",
            cities=", ".join(map(speech.city, district.cities)),
        )
        for district in view.part(Districts).districts.values()
    ]


def alt_districts(speech: Speech, view: View, *, plain: bool = True) -> list[str]:
    """Who has connected which districts."""
    if not view.rules.has(Districts):
        return []
    held = {seat: sorted(connected(view, seat)) for seat in range(view.seats)}
    return [
        speech.say("alt-districts", player=speech.player(seat, plain=plain), districts=", ".join(map(str, districts)))
        for seat, districts in held.items()
        if districts
    ]
