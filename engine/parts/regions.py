"""Regions: tickets to any of several cities, and tickets with several ends, of which the best counts (R67)."""

from __future__ import annotations

from typing import ClassVar

from engine.core.content import Content, doubled, guess
from engine.core.part import Nothing, Numbers, Part
from engine.rail.map import Place, Region, Ticket, region_stops


class Regions(Part[Nothing]):
    """Checks regions and their tickets. The tickets themselves say what completes them (`Ticket.ways`)."""

    name = "regions"
    requires = ("tickets", "ticket_points")
    sections: ClassVar = {"regions": Region}

    def __init__(self, numbers: Numbers, content: Content) -> None:
        places = content.read_list("cities", Place)
        regions = content.read_optional("regions", Region)
        self.stops = region_stops(places)
        """The cities of each region."""
        names = [region.id for region in regions]
        for name in doubled([*names, *(place.id for place in places)]):
            content.wrong(f"regions.{name}", "a region or city with this id is there already")
        for name in names:
            if name not in self.stops:
                content.wrong(f"regions.{name}", f'no city is a stop of it; write "region": "{name}" in a city')
        for place in places:
            if place.region and place.region not in names:
                what = f"there is no region {place.region!r}{guess(place.region, names)}"
                content.wrong(f"cities.{place.id}.region", what)
        for ticket in content.read_list("tickets", Ticket):
            if ticket.via and any(place in names for place in ticket.places):
                content.wrong(f"tickets.{ticket.id}", "a tour leads to cities, not to regions")
            if any(end in ticket.cities for end in ticket.ends):
                content.wrong(f"tickets.{ticket.id}.ends", "names a place that is one of its ends already")


def is_open(ticket: Ticket) -> bool:
    """Tell whether a ticket may end at more than one city."""
    return len(ticket.ways) > 1
