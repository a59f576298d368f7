"""Actions: what a seat asks for. An action may be refused; what came of it is told by events."""

from __future__ import annotations

from msgspec import Struct

Seat = int
"""A place at the table, counted from 0 in the order of play."""


class Action(Struct, frozen=True, tag_field="action", forbid_unknown_fields=True):
    """What one seat asks for. Each subclass is decided by exactly one part.

    It is stored under the tag that it states, which stays as it is whatever the class is called.
    """

    seat: Seat
