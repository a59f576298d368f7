"""What others did since a seat's last turn, in words; changes of the board are numbered as the picture rings them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cogs._speech import Speech
from cogs._table import Table
from cogs._words import Words
from engine.card_events import CardsSpent
from engine.core.action import Seat
from engine.core.event import Event
from engine.core.undo import StepUndone, standing
from engine.core.view import View
from engine.parts.last_turns import LastTurnsSeen
from engine.parts.ports import PortBuilt
from engine.parts.routes import RouteClaimed, RoutesSeen
from engine.parts.stations import StationBuilt

Mark = tuple[str, str]
"""What is ringed on the picture: its kind (route or city) and its name."""
MOST = 2000
"""Characters that the digest may take of a message's 4,000."""
FEW = 8
"""With so many pieces left a player is close to the end."""
NUMBERS = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"


class Told(NamedTuple):
    """One step as everybody may know it: whose it was (None: the deal) and its events."""

    seat: Seat | None
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Digest:
    """`text` tells what others did, `marks` are the board's changes in the order of their numbers, `own` tells what
    the seat on turn has done of its turn so far. `is_first`: it has had no turn before."""

    text: str = ""
    marks: tuple[Mark, ...] = ()
    own: str = ""
    is_first: bool = False


def turn_began(seats: Sequence[Seat | None], seat: Seat) -> tuple[int, int]:
    """Of the seats of all steps in their order: how many steps there are up to the seat's last turn, and how many
    up to its present one."""
    present = len(seats)
    while present and seats[present - 1] == seat:
        present -= 1
    last = present
    while last and seats[last - 1] != seat:
        last -= 1
    return last, present


def told_since(words: Words, lang: str, table: Table, others: Sequence[Told], own: Sequence[Told]) -> Digest:
    """What `others` did in their steps, and of the running turn the seat's `own` ones."""
    speech = Speech(words, lang, table)
    held = standing([step.events for step in (*others, *own)])
    kept = [step for step, holds in zip(others, held, strict=False) if holds and not _undoes(step)]
    mine = [step for step, holds in zip(own, held[len(others) :], strict=True) if holds and not _undoes(step)]
    marks: list[Mark] = []
    lines = [line for step in kept if (line := _line(speech, step, marks, brief=False))]
    if sum(map(len, lines)) + len(lines) > MOST:  # what was paid for claims is left out, and alike lines are counted
        marks = []
        lines = _counted([line for step in kept if (line := _line(speech, step, marks, brief=True))])
    text = "\n".join(_fitting(speech, lines))
    now = " ".join(" ".join(speech.story(step.events)) for step in mine)
    return Digest(text, tuple(marks), now, is_first=not others or others[0].seat is None)


def closing_in(speech: Speech, view: View) -> str:
    """Who has few pieces left, before the last turns; empty where nobody has."""
    if not view.has(RoutesSeen) or not view.has(LastTurnsSeen) or view.seen(LastTurnsSeen).left is not None:
        return ""
    few = [(seat, count) for seat, count in enumerate(view.seen(RoutesSeen).pieces) if 0 <= count <= FEW]
    listed = ", ".join(f"{speech.player(seat)} – {count}" for seat, count in few)
    return speech.say("digest-few", players=listed) if few else ""


def number(place: int) -> str:
    """The sign of a change, counted from 0."""
    return NUMBERS[place] if place < len(NUMBERS) else f"({place + 1})"


def mark_of(event: Event) -> Mark | None:
    """What an event changes on the board, if anything."""
    match event:
        case RouteClaimed(route=route):
            return ("route", route)
        case StationBuilt(city=city) | PortBuilt(city=city):
            return ("city", city)
    return None


def _undoes(step: Told) -> bool:
    return any(isinstance(event, StepUndone) for event in step.events)


def _line(speech: Speech, step: Told, marks: list[Mark], *, brief: bool) -> str:
    """A step's sentences in one line, numbered where it changes the board."""
    events = [event for event in step.events if not (brief and isinstance(event, CardsSpent))]
    signs = []
    for event in events:
        mark = mark_of(event)
        if mark is not None:
            signs.append(number(len(marks)))
            marks.append(mark)
    told = " ".join(speech.story(events))
    return f"**{' '.join(signs)}** {told}" if signs and told else told


def _counted(lines: Sequence[str]) -> list[str]:
    counts: dict[str, int] = {}
    for line in lines:
        counts[line] = counts.get(line, 0) + 1
    return [line if count == 1 else f"{line} ×{count}" for line, count in counts.items()]


def _fitting(speech: Speech, lines: Sequence[str]) -> list[str]:
    """All lines, or as many of the last ones as there is room for, numbered ones before any other; and then how many
    are not told here."""
    room, kept = MOST, set[int]()
    order = sorted(range(len(lines)), key=lambda at: (not lines[at].startswith("**"), -at))
    for at in order:
        if len(lines[at]) + 1 <= room - 80:
            room -= len(lines[at]) + 1
            kept.add(at)
    left = len(lines) - len(kept)
    told = [line for at, line in enumerate(lines) if at in kept]
    return told if not left else [speech.say("digest-more", count=left), *told]
