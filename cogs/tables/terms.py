"""The terms of a table beside its map: its clock, whom its result counts for, and the text for both.

They are stored in the game's options under names that begin with `table_`, and carried in ids as codes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from enum import StrEnum

from msgspec import Struct

from cogs.core.time import DAY, HOME, HOUR, Rest, days_between, known_zone, limited, parse_quiet, time_up
from cogs.tables.table import FIRST, TABLE, Table
from cogs.text.localizer import Localizer
from data.key_family import KeyFamily
from data.languages import name_in
from data.store.clocks import Clock, Clocks, Person
from data.store.rows import DueKind, SeatRow
from data.store.seats import Span
from data.store.store import Store
from engine.assemble import ON, GameFile
from engine.record import player_of

CLOCK, TIMEOUT, WEEKENDS, VACATION = "table_clock", "table_timeout", "table_weekends", "table_vacation"
COUNTS = "table_counts"
"""The option that says whom the result of a seat that changed hands belongs to."""
RATED, CASUAL = "table_rated", "no"
"""The option of a table whose result changes no rating, and its only value."""
DEAL_OPTION, SEASON_OPTION = "table_deal", "table_season"
"""Options of a table of a league: the id of the deal that it shares with others, and of the season."""
HOLDER, STARTER, NOBODY = "holder", "starter", "nobody"
JOINT = ","
MINUTE = 60
UNITS = KeyFamily("time-{}", ("days", "hours", "minutes"))


class TimeoutPolicy(StrEnum):
    """What happens when a seat's time is up. `ASK`: the others vote for one of the other four."""

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
    "ns": (COUNTS, STARTER),
    "nn": (COUNTS, NOBODY),
    "nr": (RATED, CASUAL),  # new ones are appended: `numbered` counts places
}
"""Every choice beside the map's own options, by the code that stands for it in ids; `code_key` names it."""
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


class Terms(Struct, frozen=True):
    """Seconds: `move` per move, or `bank` per game with `increment` per move; both None: no clock."""

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
        """The seconds for which a vote is open, or for which the table waits once more."""
        if self.move is not None:
            return self.move
        return max(self.increment, DAY) if self.bank is not None else UNTIMED_VOTE


def clock_terms_of(options: Mapping[str, str]) -> Terms:
    """Return the clock of a table. Missing or unknown values count as not chosen."""
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
    """Return the key of a choice's sentence."""
    return TIMEOUT_KEYS(CODES[code][1]) if code in TIMEOUTS else TERM_KEYS(code)


def rest_of(person: Person, terms: Terms) -> Rest:
    """Return when the person's clock stops at such a table, or can't run out."""
    days = (day for first, last in person.vacations for day in days_between(*map(date.fromisoformat, (first, last))))
    quiet = parse_quiet(person.settings.get("quiet", ""))
    zone = known_zone(person.settings.get("zone", HOME))
    return Rest(zone, quiet, terms.weekends, limited(days, terms.vacation))


def deadline(clock: Clock, terms: Terms, rest: Rest) -> int | None:
    """Return when the seat's time is up, in Unix s; None without a clock, while it is stopped, or afterwards."""
    allowance = terms.move if terms.move is not None else clock.bank
    if allowance is None or clock.since is None or clock.rung:
        return None
    return time_up(clock.since, allowance - clock.used, rest)


def codes_of(options: Mapping[str, str]) -> list[str]:
    """Return the codes of a table's terms, in a fixed order."""
    return [code for code, (name, value) in CODES.items() if options.get(name) == value]


def options_of(codes: Iterable[str]) -> dict[str, str]:
    """Return the options that these codes stand for; unknown codes are left out."""
    return dict(CODES[code] for code in codes if code in CODES)


async def watched(store: Store) -> None:
    """Schedule the idle check of every open game that has none."""
    await Clocks(store).watch(DueKind.IDLE, LOBBY_WARNED, GAME_WARNED)


def entrant_in(options: Mapping[str, str], spans: Sequence[Span], row: SeatRow) -> int | None:
    """Return the position in `spans` of the person whom a seat belongs to in the end by the table's terms, or None.

    `spans`: its holders; `row`: the last of them. A seat that a computer finished for its person belongs to that
    person, if the last holder counts. With `nobody`, a seat belongs only to a person who started with it and still
    plays it.
    """
    first = spans[0]
    rule = options.get(COUNTS, HOLDER)
    if rule == STARTER:
        return 0 if first.user_id is not None else None
    if rule == NOBODY and (row.user_id != first.user_id or row.computer is not None):
        return None
    return len(spans) - 1 if row.user_id is not None else None


def counts_for(
    options: Mapping[str, str], spans: Sequence[Span], row: SeatRow, turns: Sequence[int | None]
) -> tuple[int | None, str]:
    """Return the person for whose rating and records a seat counts (None: no one), and the name.

    It is the person who played at least half of its turns (`turns` as in `player_of`); where the table's terms name the
    first holder or no one, only if that is the same person. A seat without turns counts for a person who always had it.
    """
    player = player_of(turns) if turns or len(spans) > 1 else row.user_id
    owner = entrant_in(options, spans, row)
    if options.get(COUNTS, HOLDER) != HOLDER and (owner is None or spans[owner].user_id != player):
        player = None
    return player, next((span.name for span in reversed(spans) if span.user_id == player is not None), row.name)


def id_in(options: Mapping[str, str], name: str) -> int | None:
    """Return the id that a table's option holds, or None."""
    text = options.get(name, "")
    return int(text) if text.isdecimal() and len(text) <= 18 else None


def season_of(options: Mapping[str, str]) -> int | None:
    """Return the id of the league season of a game, or None."""
    return id_in(options, SEASON_OPTION)


def may_be_casual(table: Table) -> bool:
    """Tell whether a game is outside of leagues, and casual by its terms or played by one person as far as seats say.

    It takes `casual` of `cogs.tables.results` to know, which also asks who had the seats before.
    """
    if season_of(table.options) is not None or id_in(table.options, DEAL_OPTION) is not None:
        return False
    return table.options.get(RATED) == CASUAL or sum(row.user_id is not None for row in table.seats) < 2


def chosen(options: Mapping[str, str]) -> list[str]:
    """Return the map's own options that are on."""
    return [name for name, value in options.items() if name != FIRST and name[:6] != TABLE and value == ON]


def packed(options: Mapping[str, str]) -> str:
    """Return all that was chosen as one word, which `unpacked` reads."""
    return JOINT.join([*chosen(options), *codes_of(options)])


def unpacked(text: str) -> dict[str, str]:
    """Return the options of a word that `packed` wrote."""
    names = [name for name in text.split(JOINT) if name]
    return dict(CODES.get(name, (name, ON)) for name in names)


NUMBERED = "#"


def numbered(options: Mapping[str, str], file: GameFile) -> str:
    """Return all that was chosen as one short word, which `denumbered` reads while the map stays as it is."""
    names = [*file.options, *CODES]
    chosen_names = {name for name in packed(options).split(JOINT) if name}
    return f"{NUMBERED}{sum(1 << at for at, name in enumerate(names) if name in chosen_names):x}"


def denumbered(text: str, file: GameFile) -> dict[str, str]:
    """Return the options of a word that `packed` or `numbered` wrote."""
    if not re.fullmatch(f"{NUMBERED}[0-9a-f]{{1,20}}", text):
        return unpacked(text)
    mask = int(text[1:], 16)
    return unpacked(JOINT.join(name for at, name in enumerate([*file.options, *CODES]) if mask >> at & 1))


def names_of(file: GameFile, lang: str, options: Iterable[str]) -> list[str]:
    """Return the names of a map's options."""
    return [name_in(file.options[name].names, lang) for name in options]


def duration(localizer: Localizer, seconds: int) -> str:
    """Return the largest unit and the next one, e.g. "2 days 3 hours"; at least one minute."""
    left, parts = max(seconds, MINUTE), list[str]()
    for unit, size in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE)):
        count, left = divmod(left, size)
        if count or parts:
            parts.append(localizer.say(UNITS(unit), count=count) if count else "")
    return " ".join(filter(None, parts[:2]))


def stamp(at: int, style: str = "R") -> str:
    """Return a moment as Discord shows it to each reader: R "in two days", f date and time, d the date, t the time."""
    return f"<t:{at}:{style}>"


def terms_lines(localizer: Localizer, table: Table) -> list[str]:
    """Return the terms for the lobby: a line about time and one about the result, without the defaults."""
    timed = clock_terms_of(table.options).timed
    pace, counts = list[str](), list[str]()
    for code in codes_of(table.options):
        name = CODES[code][0]
        if timed or name != TIMEOUT:  # without a clock its end has no say
            (counts if name in (COUNTS, RATED) else pace).append(localizer.say(code_key(code)))
    groups = (("lobby-clock", pace), ("lobby-counts", counts))
    return [localizer.say(key, terms=". ".join(terms)) for key, terms in groups if terms]


def clock_line(localizer: Localizer, table: Table) -> str:
    """Return until when the table waits for each seat; "" if no clock runs. It is the same for everyone."""
    if table.paused_at is not None:
        return localizer.say("clock-paused", since=stamp(table.paused_at))
    if table.status != "playing" or not table.deadlines:
        return ""
    if len({at for _, at in table.deadlines}) == 1:
        return localizer.say("clock-until", until=stamp(table.deadlines[0][1]))
    until = (f"{localizer.player(seat)} {stamp(at)}" for seat, at in table.deadlines)
    return localizer.say("clock-until-each", until=", ".join(until))
