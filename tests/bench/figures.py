"""How figures are taken and printed: a value, the floor measured in the same run, their ratio, and the goal."""

from __future__ import annotations

import re
import statistics
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from tests.bench.reasons import REASONS

Before = Mapping[str, Sequence[str]]
"""By the title of their table, the rows of an earlier run: what was measured, `BETWEEN`, and the value."""
BETWEEN = " | "
_NUMBER = re.compile(r"\d+(\.\d+)?(e-?\d+)?")


@dataclass(frozen=True, slots=True)
class Figure:
    """One row. `ratio` is the value by its floor, `good` whether the goal is met; None: there is none."""

    what: str
    value: str
    floor: str = ""
    ratio: float | None = None
    goal: str = ""
    good: bool | None = None


@dataclass(frozen=True, slots=True)
class Group:
    """A table of the page, with a heading and a note on how its rows are measured; without a title it is left out."""

    title: str
    note: str
    figures: list[Figure] = field(default_factory=list)


_groups: list[Group] = []


def begin(title: str, note: str = "") -> None:
    """Put the rows that follow into a table of their own."""
    _groups.append(Group(title, note))


def tell(figure: Figure) -> None:
    """Print a row at once, and keep it for its table; a row without a group is only printed."""
    if _groups:
        _groups[-1].figures.append(figure)
    ratio = "" if figure.ratio is None else f"{figure.ratio:.2f} times"
    mark = {None: "", True: "met", False: "NOT MET"}[figure.good]
    print(
        f"{figure.what:<52} {figure.value:>22} {figure.floor:>26} {ratio:>11}  {figure.goal} {mark}".rstrip(),
        flush=True,
    )


def against(what: str, ms: float, floor: tuple[str, float], most: float | None = None) -> None:
    """A time beside what nothing but its floor takes, in milliseconds; `most` is the goal for their ratio."""
    name, least = floor
    goal = "" if most is None else f"at most {most:g} times"
    good = None if most is None else ms / least <= most
    tell(Figure(what, f"{ms:.2f} ms", f"{name} {least:.2f} ms", ms / least, goal, good))


def below(what: str, value: float, unit: str, most: float) -> None:
    """A value that is to stay below a number."""
    tell(Figure(what, f"{value:.4g} {unit}", goal=f"under {most:g} {unit}", good=value < most))


def spread(what: str, took: Sequence[float], most: float | None = None) -> None:
    """Many times in milliseconds: the value is the 99th percentile, which the goal is for; the others are beside it."""
    ordered = sorted(took)
    p50, p95, p99 = (ordered[min(int(len(ordered) * share), len(ordered) - 1)] for share in (0.5, 0.95, 0.99))
    others = f"p50 {p50:.4g}, p95 {p95:.4g}, worst {ordered[-1]:.4g} ms"
    goal = "" if most is None else f"p99 under {most:g} ms"
    tell(Figure(what, f"p99 {p99:.4g} ms", others, goal=goal, good=None if most is None else p99 < most))


def above(what: str, value: float, unit: str, least: float | None) -> None:
    """A value that is to reach a number, if there is one."""
    goal = "" if least is None else f"at least {least:g}"
    tell(Figure(what, f"{value:.4g} {unit}", goal=goal, good=None if least is None else value >= least))


def median_ms(work: Callable[[], object], times: int) -> float:
    return statistics.median(taken_ms(work, times))


def taken_ms(work: Callable[[], object], times: int) -> list[float]:
    """What each of so many calls took."""
    took = []
    for _ in range(times):
        began = time.perf_counter()
        work()
        took.append((time.perf_counter() - began) * 1000)
    return took


def cpu_ms(work: Callable[[], object], times: int) -> list[float]:
    """The processor time that each of so many calls took."""
    took = []
    for _ in range(times):
        began = time.process_time()
        work()
        took.append((time.process_time() - began) * 1000)
    return took


async def awaited_ms(work: Callable[[], Awaitable[object]], times: int) -> list[float]:
    """The same for what is awaited."""
    took = []
    for _ in range(times):
        began = time.perf_counter()
        await work()
        took.append((time.perf_counter() - began) * 1000)
    return took


# Beside the version before


def compared(before: Before) -> None:
    """Print each row beside the same one of the version before."""
    for group in _groups:
        for figure, old in _beside(group, before):
            if old:
                print(f"{figure.what:<52} {old:>22} before {figure.value:>22} now {change(old, figure.value):>8}")


def change(old: str, new: str) -> str:
    """Return by how many times a value became another one; "" where they can't be compared."""
    one, other = (_NUMBER.search(value) for value in (old, new))
    if one is None or other is None or _NUMBER.sub("", old, 1) != _NUMBER.sub("", new, 1) or not float(one[0]):
        return ""
    return f"x {float(other[0]) / float(one[0]):.2f}"


def _beside(group: Group, before: Before) -> Iterator[tuple[Figure, str]]:
    """Yield the rows, each with the value before: of rows that are called the same, that in the same place."""
    left = [row.split(BETWEEN) for row in before.get(group.title, ())]
    for figure in group.figures:
        same = next((row for row in left if row[0] == figure.what), None)
        if same is not None:
            left.remove(same)
        yield figure, "" if same is None else same[1]


def as_rows() -> Before:
    """Return all values, to be compared with by a later version."""
    return {
        group.title: [f"{figure.what}{BETWEEN}{figure.value}" for figure in group.figures]
        for group in _groups
        if group.title
    }


def as_tables(machine: str, version: str, before: Before) -> str:
    """Return all groups as Markdown: a heading, a note and a table each, with the values of the `version` before."""
    tables = [_as_table(group, version, before) for group in _groups if group.title]
    return "\n\n".join([f"Measured on {machine}.", *tables]) + "\n"


def _as_table(group: Group, version: str, before: Before) -> str:
    rows = [f"| what | value | {version} | floor in the same run | ratio | goal | |", "|---|---|---|---|---|---|---|"]
    for figure, old in _beside(group, before):
        ratio = "" if figure.ratio is None else f"{figure.ratio:.2f}"
        mark = {None: "", True: "met", False: "**not met**"}[figure.good]
        why = REASONS.get(figure.what.strip(), "")
        mark = f"{mark}: {why}" if why and figure.good is False else mark
        cells = (figure.what, figure.value, old, figure.floor, ratio, figure.goal, mark)
        rows.append(f"| {' | '.join(cells)} |")
    return "\n\n".join([f"### {group.title}", *([group.note] if group.note else []), "\n".join(rows)])
