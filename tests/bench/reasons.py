"""Why goals are not met, by the row: shown in the table where its goal is missed."""

from __future__ import annotations

_ONE_CORE = (
    "one process is too slow, one on each core is not. Every action is checked again when it is played, and events are "
    "stored; a bot needs a few moves a second"
)
_TILES = "each tile and each string that a path touches is judged with exact whole numbers"
REASONS: dict[str, str] = {
    "random games, europe, 2 seats": _ONE_CORE,
    "random games, string_railway, 2 seats": _ONE_CORE,
    "random games, usa, 2 seats": _ONE_CORE,
    "random games, world, 2 seats": _ONE_CORE,
    "a move by command, until answered": "besides the commit, the table is read and the answer is a panel of its own",
    "32 moves at once, with pictures, last message of a table": (
        "a table's message waits for its picture, of which the cores draw and pack as many at once as there are cores"
    ),
    "verdict on a string that may be laid": _TILES,
    "worst found by climbing": _TILES,
}
