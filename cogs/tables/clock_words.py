"""Time in words: how long, until when, and what a table agreed on about its clock."""

from __future__ import annotations

from cogs.core.time import DAY, HOUR
from cogs.tables.clock_terms import TIMEOUT, clock_terms_of, code_key, codes_of
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from data.key_family import KeyFamily

MINUTE = 60
UNITS = KeyFamily("time-{}", ("days", "hours", "minutes"))


def duration(localizer: Localizer, seconds: int) -> str:
    """The largest unit and the one after it: "2 days 3 hours"; less than a minute is told as one."""
    left, told = max(seconds, MINUTE), list[str]()
    for unit, size in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE)):
        count, left = divmod(left, size)
        if count or told:
            told.append(localizer.say(UNITS(unit), count=count) if count else "")
    return " ".join(filter(None, told[:2]))


def stamp(at: int, style: str = "R") -> str:
    """A moment as Discord shows it to each reader: R is "in two days", f date and time, D the date."""
    return f"<t:{at}:{style}>"


def terms_line(localizer: Localizer, table: Table) -> list[str]:
    """What the table agreed on about time, as one line or none. Without a clock its end has no say."""
    timed = clock_terms_of(table.options).timed
    codes = codes_of(table.options if timed else {k: v for k, v in table.options.items() if k != TIMEOUT})
    if not codes:
        return []
    return [localizer.say("lobby-clock", terms=", ".join(localizer.say(code_key(code)) for code in codes))]


def clock_line(localizer: Localizer, table: Table) -> str:
    """Until when the table waits for whom; "" where nothing runs. The same for everybody."""
    if table.paused_at is not None:
        return localizer.say("clock-paused", since=stamp(table.paused_at))
    if table.status != "playing" or not table.deadlines:
        return ""
    if len(table.deadlines) == 1:
        return localizer.say("clock-until", until=stamp(table.deadlines[0][1]))
    until = (f"{localizer.player(seat)} {stamp(at)}" for seat, at in table.deadlines)
    return localizer.say("clock-until-each", until=", ".join(until))
