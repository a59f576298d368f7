"""What a table agreed on about its result when it was opened: for whom a seat counts that changed hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cogs.tables.deals import SEASON_OPTION, id_in
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from data.key_family import KeyFamily
from data.store.rows import SeatRow
from data.store.seats import Span

COUNTS = "table_counts"
HOLDER, STARTER, NOBODY = "holder", "starter", "nobody"

CODES: dict[str, tuple[str, str]] = {
    "ns": (COUNTS, STARTER),
    "nn": (COUNTS, NOBODY),
}
"""What can be chosen instead of what is usual, by the code that stands for it in ids; `table-<code>` names it."""
COUNT_KEYS = KeyFamily("table-{}", CODES)


def counts_line(localizer: Localizer, table: Table) -> list[str]:
    """What the table agreed on, for the lobby; nothing where it left it at what is usual."""
    codes = [code for code, (name, value) in CODES.items() if table.options.get(name) == value]
    return [localizer.say("lobby-counts", terms=localizer.say(COUNT_KEYS(code))) for code in codes]


def counts_for(options: Mapping[str, str], spans: Sequence[Span], row: SeatRow) -> tuple[int | None, str]:
    """For whom a seat counts in the end, and by what name. `spans`: its holders; `row`: the last of them.

    What a computer finished for its person counts for that person, where the holder counts. With `nobody`, a seat
    counts only for the person who began with it and plays it still.
    """
    first = spans[0]
    rule = options.get(COUNTS, HOLDER)
    if rule == STARTER:
        return first.user_id, first.name
    if rule == NOBODY and (row.user_id != first.user_id or row.computer is not None):
        return None, row.name
    return row.user_id, row.name


def season_of(options: Mapping[str, str]) -> int | None:
    """The league's season that a game is played in."""
    return id_in(options, SEASON_OPTION)
