"""Actions: what a seat asks for. An action may be refused; what came of it is told by events."""

from __future__ import annotations

import re

from msgspec import Struct

Seat = int
"""A place at the table, counted from 0 in the order of play."""


def tag_of(name: str) -> str:
    """The name under which a class is stored: `ClaimRoute` is `claim_route`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Action(Struct, frozen=True, tag_field="action", tag=tag_of, forbid_unknown_fields=True):
    """A wish of one seat. Each subclass is decided by exactly one part."""

    seat: Seat
