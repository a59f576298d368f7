"""What others did since a seat's last turn, as text; changes of the board are numbered as in the picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from cogs.tables.face import Face, first_of, hooks
from cogs.tables.table import Table
from cogs.text.catalogue import Words, shorten
from cogs.text.localizer import Localizer
from engine.core.action import Seat
from engine.core.event import Event
from engine.core.undo import StepUndone, standing
from engine.core.view import View
from renderer.core.marks import Mark

MOST = 2000
"""Characters that the digest may take of a message's 4,000."""
MOST_OWN = 600
"""Characters that may tell what the seat on turn has done so far."""
ROOM_FOR_MORE = 100
"""Kept free for the line that tells how many are left out."""
NUMBERS = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"


Noted = tuple[int, str]
"""What happened around the table: after how many of the steps shown, and the sentence."""


class Act(NamedTuple):
    """Some sentences of a line; `mark` is the change of the board that they tell, and None if they tell none."""

    text: str
    mark: Mark | None = None


class Line(NamedTuple):
    """A line of the digest; each change of the board that it mentions is an act of its own."""

    acts: tuple[Act, ...]

    @property
    def marks(self) -> tuple[Mark, ...]:
        """The board changes that it mentions, in order."""
        return tuple(act.mark for act in self.acts if act.mark is not None)

    @property
    def size(self) -> int:
        """The characters that it takes, with its numbers and line break."""
        return sum(len(act.text) + (1 if act.mark is None else 10) for act in self.acts)

    def numbered(self, place: int) -> str:
        """Return the text, with a number before each change of the board, the first one counted from 0."""
        texts = []
        for act in self.acts:
            texts.append(act.text if act.mark is None else f"**{number(place)}** {act.text}")
            place += act.mark is not None
        return " ".join(texts)


class SeenStep(NamedTuple):
    """One step as everyone may know it: its seat (None: the deal) and its events."""

    seat: Seat | None
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Digest:
    """`text` says what others did, `marks` are the board's changes in the order of their numbers.

    `own` says what the seat on turn has done in its turn so far. `is_first`: it had no turn before.
    """

    text: str = ""
    marks: tuple[Mark, ...] = ()
    own: str = ""
    is_first: bool = False


def turn_began(seats: Sequence[Seat | None], seat: Seat) -> tuple[int, int]:
    """Return how many steps there are up to the seat's last turn, and up to its current one.

    `seats` are those of all steps, in order.
    """
    present = len(seats)
    while present and seats[present - 1] == seat:
        present -= 1
    last = present
    while last and seats[last - 1] != seat:
        last -= 1
    return last, present


def digest_since(
    words: Words,
    lang: str,
    table: Table,
    others: Sequence[SeenStep],
    own: Sequence[SeenStep],
    notes: Sequence[Noted] = (),
) -> Digest:
    """Return the digest of what `others` did, and of the seat's `own` steps in the current turn.

    Notes about the table are placed between them.
    """
    localizer, view = Localizer(words, lang, table), table.running.view(None)
    held = standing([step.events for step in (*others, *own)])
    # An undo is mentioned only while it is the last thing that happened.
    newest = len(held) - 1
    pairs = enumerate(zip((*others, *own), held, strict=True))
    steps = [
        step if holds and (at == newest or not undoes(step.events)) else SeenStep(None, ())
        for at, (step, holds) in pairs
    ]
    kept = [_of_others(step, view.waiting) for step in steps[: len(others)]]

    def lines(*, brief: bool) -> list[Line]:
        parts = _parts(others, kept, notes, by_step=brief)
        made = [
            Line((Act(part),)) if isinstance(part, str) else _line(localizer, view, part, brief=brief) for part in parts
        ]
        return [line for line in made if line.acts]

    found = lines(brief=False)
    if sum(line.size for line in found) > MOST:  # details are left out, and alike lines are counted
        found = _counted(lines(brief=True))
    text, marks = _fitting(localizer, found)
    mine = once(localizer, (event for step in steps[len(others) :] for event in step.events))
    first = not others or others[0].seat is None or view.turn.number <= view.seats  # in the first round
    return Digest(text, marks, shorten(mine, MOST_OWN), is_first=first)


def _of_others(step: SeenStep, waiting: Sequence[Seat]) -> Sequence[Event]:
    """Return the events of an opponent's step, without those that only concern the seat on turn."""
    if step.seat is None or step.seat in waiting:
        return step.events
    return [event for event in step.events if getattr(event, "seat", None) not in waiting]


def _parts(
    others: Sequence[SeenStep], kept: Sequence[Sequence[Event]], notes: Sequence[Noted], *, by_step: bool
) -> list[str | list[Event]]:
    """Return notes, and between them the events of each seat's consecutive steps."""
    # One step is a line where room is scarce: some of them may have to be left out.
    parts: list[str | list[Event]] = []
    seat: Seat | None = None
    for place in range(len(others) + 1):
        parts += [text for at, text in notes if min(at, len(others)) == place]
        if place < len(others):
            if by_step or not parts or isinstance(parts[-1], str) or others[place].seat != seat:
                parts.append([])
            seat, last = others[place].seat, parts[-1]
            assert isinstance(last, list)
            last += kept[place]
    return parts


def number(place: int) -> str:
    """Return the sign of a change, counted from 0."""
    return NUMBERS[place] if place < len(NUMBERS) else f"({place + 1})"


def mark_of(event: Event, view: View) -> Mark | None:
    """Return what an event changes on the current board, or None."""
    return first_of(view.rules, Face.mark)(event, view)


def undoes(events: Iterable[Event]) -> bool:
    """Tell whether a step with these events is an undo."""
    return any(isinstance(event, StepUndone) for event in events)


def once(localizer: Localizer, events: Iterable[Event]) -> str:
    """Return a step's sentences in one line; sentences that occur several times are counted."""
    listed = list(events)
    alike = Counter(localizer.story(listed))
    return " ".join(_times(localizer, listed, sentence, count) for sentence, count in alike.items())


def _times(localizer: Localizer, events: Sequence[Event], sentence: str, count: int) -> str:
    """Return a sentence that occurs several times: with its own wording for two, if there is one."""
    if count == 2:
        pairs = ((localizer.twice(event), event) for event in events)
        wording = next((twice for twice, event in pairs if twice and localizer.event(event) == sentence), None)
        if wording is not None:
            return wording
    return sentence if count == 1 else f"{sentence} ×{count}"


def _line(localizer: Localizer, view: View, events: Iterable[Event], *, brief: bool) -> Line:
    details = hooks(view.rules, Face.is_detail) if brief else ()
    kept = [event for event in events if not any(is_detail(event) for is_detail in details)]
    acts = list[Act]()
    for changes, group in groupby(((mark_of(event, view), event) for event in kept), lambda pair: pair[0]):
        text = once(localizer, (event for _, event in group))
        acts += [Act(text, changes)] if text else []
    return Line(tuple(acts))


def _counted(lines: Sequence[Line]) -> list[Line]:
    """Merge equal lines into one with a count; lines that change the board are never equal."""
    return [
        line if count == 1 else Line((*line.acts[:-1], Act(f"{line.acts[-1].text} ×{count}", line.acts[-1].mark)))
        for line, count in Counter(lines).items()
    ]


def _fitting(localizer: Localizer, lines: Sequence[Line]) -> tuple[str, tuple[Mark, ...]]:
    """Return the lines that fit, and the marks in them.

    If not all fit, the last ones are kept, those that change the board first, and a line says how many are missing.
    Only the changes kept are numbered.
    """
    room, kept = MOST, set[int]()
    for at in sorted(range(len(lines)), key=lambda at: (not lines[at].marks, -at)):
        if lines[at].size <= room - ROOM_FOR_MORE:
            room -= lines[at].size
            kept.add(at)
    marks: list[Mark] = []
    texts = []
    if len(kept) < len(lines):
        texts.append(localizer.say("digest-more", count=len(lines) - len(kept)))
    for at, line in enumerate(lines):
        if at in kept:
            texts.append(line.numbered(len(marks)))
            marks += line.marks
    return "\n".join(texts), tuple(marks)
