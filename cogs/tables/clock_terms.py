"""What a table agreed on about time when it was opened: its clock, weekends, vacations, and what happens in the end.

It is kept among the game's options under names that begin with `table_`, and carried in ids as codes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from cogs.core.time import DAY, HOME, HOUR, Rest, days_between, known_zone, limited, parse_quiet, time_up
from data.key_family import KeyFamily
from data.store.clocks import Clock, Clocks, Person
from data.store.rows import DueKind
from data.store.store import Store

CLOCK, TIMEOUT, WEEKENDS, VACATION = "table_clock", "table_timeout", "table_weekends", "table_vacation"


class TimeoutPolicy(StrEnum):
    """What happens when the time of a seat is up. `ASK`: the others vote which of the other four it is."""

    ASK = "ask"
    MOVE = "computer_move"
    COMPUTER = "computer_seat"
    SUBSTITUTE = "substitute"
    WAIT = "wait"


CODES: dict[str, tuple[str, str]] = {
    "c1": (CLOCK, "1d"),
    "c2": (CLOCK, "2d"),
    "c3": (CLOCK, "3d"),
    "c7": (CLOCK, "7d"),
    "b3": (CLOCK, "3d+6h"),
    "b5": (CLOCK, "5d+12h"),
    "b10": (CLOCK, "10d+24h"),
    "ta": (TIMEOUT, TimeoutPolicy.ASK),
    "tm": (TIMEOUT, TimeoutPolicy.MOVE),
    "tc": (TIMEOUT, TimeoutPolicy.COMPUTER),
    "ts": (TIMEOUT, TimeoutPolicy.SUBSTITUTE),
    "tw": (TIMEOUT, TimeoutPolicy.WAIT),
    "we": (WEEKENDS, "off"),
    "v0": (VACATION, "0"),
    "v7": (VACATION, "7"),
}
"""Every choice there is, by the code that stands for it in ids; `code_key` names it."""
TIMEOUT_KEYS = KeyFamily("timeout-{}", TimeoutPolicy)
TERM_KEYS = KeyFamily("table-{}", (code for code, (name, _) in CODES.items() if name != TIMEOUT))
CLOCKS = tuple(code for code, (name, _) in CODES.items() if name == CLOCK)
TIMEOUTS = tuple(code for code, (name, _) in CODES.items() if name == TIMEOUT)

LOBBY_WARNED, LOBBY_VOID = 6 * DAY, 7 * DAY
GAME_WARNED, GAME_VOID = 27 * DAY, 30 * DAY
PAUSE_WARNED, PAUSE_VOID = 87 * DAY, 90 * DAY
SILENCE = 7 * DAY
"""After so long anybody at the table may call a vote about a silent seat."""
UNTIMED_VOTE = 3 * DAY
"""How long a vote is open at a table without a clock."""


@dataclass(frozen=True)
class Terms:
    """Seconds: `move` for each move, or `bank` for the game with `increment` after each move; both None: no clock."""

    move: int | None = None
    bank: int | None = None
    increment: int = 0
    timeout: TimeoutPolicy = TimeoutPolicy.ASK
    weekends: bool = False
    vacation: int | None = None
    """Days a year that stop this table's clocks; None: all that a person has."""

    @property
    def timed(self) -> bool:
        return self.move is not None or self.bank is not None

    @property
    def period(self) -> int:
        """How long a vote is open, and how long the table waits once more."""
        if self.move is not None:
            return self.move
        return max(self.increment, DAY) if self.bank is not None else UNTIMED_VOTE


def clock_terms_of(options: Mapping[str, str]) -> Terms:
    """What is missing, or from another version, is as if it had not been chosen."""
    match = re.fullmatch(r"(\d+)d(?:\+(\d+)h)?", options.get(CLOCK, ""))
    time = {} if match is None else {"move": int(match[1]) * DAY}
    if match is not None and match[2] is not None:
        time = {"bank": int(match[1]) * DAY, "increment": int(match[2]) * HOUR}
    days = options.get(VACATION, "")
    return Terms(
        **time,
        timeout=next((one for one in TimeoutPolicy if one == options.get(TIMEOUT)), TimeoutPolicy.ASK),
        weekends=WEEKENDS in options,
        vacation=int(days) if days.isdigit() else None,
    )


def code_key(code: str) -> str:
    """The key of a choice's sentence, also of a choice that is about no time."""
    return TIMEOUT_KEYS(CODES[code][1]) if code in TIMEOUTS else TERM_KEYS(code)


def rest_of(person: Person, terms: Terms) -> Rest:
    """When the person's clock at such a table stands, or does not run out."""
    days = (day for first, last in person.vacations for day in days_between(*map(date.fromisoformat, (first, last))))
    quiet = parse_quiet(person.settings.get("quiet", ""))
    zone = known_zone(person.settings.get("zone", HOME))
    return Rest(zone, quiet, terms.weekends, limited(days, terms.vacation))


def deadline(clock: Clock, terms: Terms, rest: Rest) -> int | None:
    """When the seat's time is up; None without a clock, while it stands, or when that has happened already."""
    allowance = terms.move if terms.move is not None else clock.bank
    if allowance is None or clock.since is None or clock.rung:
        return None
    return time_up(clock.since, allowance - clock.used, rest)


def codes_of(options: Mapping[str, str]) -> list[str]:
    """The codes of what a table agreed on, in their own order."""
    return [code for code, (name, value) in CODES.items() if options.get(name) == value]


def options_of(codes: Iterable[str]) -> dict[str, str]:
    """What these codes stand for; others are left out."""
    return dict(CODES[code] for code in codes if code in CODES)


async def watched(store: Store) -> None:
    """Every open game that nothing watches yet falls due when it has not been touched for long."""
    await Clocks(store).watch(DueKind.IDLE, LOBBY_WARNED, GAME_WARNED)
