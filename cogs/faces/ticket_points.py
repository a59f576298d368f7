"""Points of tickets, as players read them."""

from __future__ import annotations

from cogs.tables.face import Face, Topic, face
from engine.parts.ticket_points import TicketPoints


@face("ticket_points")
class TicketPointsFace(Face[TicketPoints]):
    """Points of tickets on Discord."""

    # In the help and the rules

    topics = (Topic("connected", 90),)

    # Names and sentences

    scores = ("ticket",)
