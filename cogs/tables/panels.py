"""What messages of a table share, whatever is played on it: buttons for its people, and where its newest board is."""

from __future__ import annotations

from cogs.core.components import Press
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from data.key_family import KeyFamily

LOOKS = KeyFamily("button-{}", ("board", "rules"))

MOST_POSITION = 1400
"""What the position may take in a message, where it stands in place of a picture."""
MOST_TURN = 900
"""What whose turn it is, with what that seat has done so far, may take at most."""
MOST_SEAL = 300
"""What the first post tells of the game's seed."""
ACCENTS = {"blue": 0x1557B0, "red": 0xB9161F, "green": 0x13753A, "black": 0x72767D, "yellow": 0xF4B400}
"""The colour of a seat beside its block of a message; black is told as gray, or a dark client would not show it."""


def look_buttons(localizer: Localizer, table: Table) -> list[Press]:
    """What anybody may look at."""
    return [Press(table.id, table.step, verb, localizer.say(LOOKS(verb))) for verb in ("board", "rules")]


def own_buttons(localizer: Localizer, table: Table) -> list[Press]:
    """What a seat's own message has at any time: its points as if the game ended now, and its notes."""
    return [
        Press(table.id, table.step, "standing", localizer.say("button-standing")),
        Press(table.id, table.step, "note", localizer.say("button-note")),
    ]


def table_link(table: Table) -> str:
    """Where the newest board is, or its channel."""
    place = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
    return place if table.message_id is None else f"{place}/{table.message_id}"


def room_for_position(heard: str) -> int:
    """How much the position may take in a message with this digest, where it stands in place of a picture."""
    return min(MOST_POSITION, 4000 - MOST_TURN - MOST_SEAL - len(heard))
