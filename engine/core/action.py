"""Actions: what a seat asks for. An action may be refused; events say what happened."""

from __future__ import annotations

from msgspec import Struct

Seat = int
"""A place at the table, counted from 0 in the order of play."""


class Action(Struct, frozen=True, tag_field="action", forbid_unknown_fields=True, gc=False):
    """A request of one seat. Each subclass is decided by exactly one part.

    It is stored under the tag in its class line. The tag never changes, even when the class is renamed.
    """

    seat: Seat
