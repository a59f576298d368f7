"""What happened, as text: since a seat's last turn, or in a turn that is over.

Changes of the board are numbered as in the picture. What several players did alike is said once.
"""

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
from engine.core.event import Event, TurnBegan
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
    """A line of the digest; each change of the board that it mentions is an act of its own.

    `seat` is the one that acted; None for a note, or the deal.
    """

    acts: tuple[Act, ...]
    seat: Seat | None = None

    @property
    def text(self) -> str:
        """All its sentences."""
        return " ".join(act.text for act in self.acts)

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

    `own` says what the seat on turn has done in its turn so far. `is_first`: it had no turn before. `has_own`: its
    last turn is included. `is_opening`: nobody has done anything yet.
    """

    text: str = ""
    marks: tuple[Mark, ...] = ()
    own: str = ""
    is_first: bool = False
    is_opening: bool = False
    has_own: bool = False


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


def turns_began(steps: Sequence[SeenStep]) -> int:
    """Return how many of the steps belong to the set-up before the first turn; 0 if they are all later."""
    for at, step in enumerate(steps):
        if any(isinstance(event, TurnBegan) and event.number == 1 for event in step.events):
            return at + 1
    return 0


def line_of_turn(localizer: Localizer, view: View, steps: Sequence[SeenStep], *, by_seat: bool) -> str:
    """Return in one line what was done in the turn that begins with these steps, however many follow it.

    `by_seat`: the turn ends where another seat acts, even if no turn has been counted yet. A turn that was undone as a
    whole is struck through, and named so. "" if nothing was done.
    """
    turn: list[SeenStep] = []
    for step in steps:
        if by_seat and turn and step.seat != turn[0].seat:
            break
        turn.append(step)
        if any(isinstance(event, TurnBegan) for event in step.events):
            break
    held = standing([step.events for step in steps])
    kept = [step for step, holds in zip(turn, held, strict=False) if holds and not undoes(step.events)]
    text = _joined(localizer, view, kept)
    if text or not turn:
        return text
    undone = _joined(localizer, view, [step for step in turn if not undoes(step.events)])
    return localizer.say("log-undone", text=f"~~{undone}~~") if undone else once(localizer, turn[-1].events)


def _joined(localizer: Localizer, view: View, steps: Sequence[SeenStep]) -> str:
    parts = _parts(steps, [step.events for step in steps], (), by_step=False)
    details = hooks(view.rules, Face.is_detail)
    told = [
        Line((Act(sentence),), seat)
        for seat, part in parts
        if not isinstance(part, str)
        for sentence in sentences(localizer, (one for one in part if not any(detail(one) for detail in details)))
    ]
    return " ".join(line.text for line in merged(localizer, told))


def news_since(words: Words, lang: str, table: Table, steps: Sequence[SeenStep], notes: Sequence[Noted] = ()) -> Digest:
    """Return what happened in the steps, for a set-up in which all choose at once, or for a game that is over."""
    localizer, view = Localizer(words, lang, table), table.running.view(None)
    held = standing([step.events for step in steps])
    kept = [
        step.events if holds and (at == len(steps) - 1 or not undoes(step.events)) else ()
        for at, (step, holds) in enumerate(zip(steps, held, strict=True))
    ]
    text, marks = _fitting(localizer, _lines(localizer, view, steps, kept, notes))
    return Digest(text, marks, is_first=True, is_opening=_opening(steps))


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

    text, marks = _fitting(localizer, _lines(localizer, view, others, kept, notes))
    mine = once(localizer, (event for step in steps[len(others) :] for event in step.events))
    first = not others or others[0].seat is None or view.turn.number <= view.seats  # in the first round
    return Digest(text, marks, shorten(mine, MOST_OWN), is_first=first, is_opening=_opening((*others, *own)))


def _opening(steps: Sequence[SeenStep]) -> bool:
    return all(step.seat is None for step in steps)


def _of_others(step: SeenStep, waiting: Sequence[Seat]) -> Sequence[Event]:
    """Return the events of an opponent's step, without those that only concern the seat on turn."""
    if step.seat is None or step.seat in waiting:
        return step.events
    return [event for event in step.events if getattr(event, "seat", None) not in waiting]


def _lines(
    localizer: Localizer,
    view: View,
    steps: Sequence[SeenStep],
    kept: Sequence[Sequence[Event]],
    notes: Sequence[Noted],
) -> list[Line]:
    """Return a line for each seat's consecutive steps; where there isn't room, for each step without its details."""

    def lines(*, brief: bool) -> list[Line]:
        parts = _parts(steps, kept, notes, by_step=brief)
        made = [
            Line((Act(part),)) if isinstance(part, str) else _line(localizer, view, part, seat, brief=brief)
            for seat, part in parts
        ]
        return merged(localizer, [line for line in made if line.acts])

    found = lines(brief=False)
    return found if sum(line.size for line in found) <= MOST else lines(brief=True)


def _parts(
    others: Sequence[SeenStep], kept: Sequence[Sequence[Event]], notes: Sequence[Noted], *, by_step: bool
) -> list[tuple[Seat | None, str | list[Event]]]:
    """Return notes, and between them the events of each seat's consecutive steps."""
    # One step is a line where room is scarce: some of them may have to be left out.
    parts: list[tuple[Seat | None, str | list[Event]]] = []
    seat: Seat | None = None
    for place in range(len(others) + 1):
        parts += [(None, text) for at, text in notes if min(at, len(others)) == place]
        if place < len(others):
            if by_step or not parts or isinstance(parts[-1][1], str) or others[place].seat != seat:
                parts.append((others[place].seat, []))
            seat, last = others[place].seat, parts[-1][1]
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
    return " ".join(sentences(localizer, events))


def sentences(localizer: Localizer, events: Iterable[Event]) -> list[str]:
    """Return a step's sentences; those that occur several times are counted."""
    listed = list(events)
    alike = Counter(localizer.story(listed))
    return [_times(localizer, listed, sentence, count) for sentence, count in alike.items()]


def _times(localizer: Localizer, events: Sequence[Event], sentence: str, count: int) -> str:
    """Return a sentence that occurs several times: with its own wording for two, if there is one."""
    if count == 2:
        pairs = ((localizer.twice(event), event) for event in events)
        wording = next((twice for twice, event in pairs if twice and localizer.event(event) == sentence), None)
        if wording is not None:
            return wording
    return sentence if count == 1 else f"{sentence} ×{count}"


def _line(localizer: Localizer, view: View, events: Iterable[Event], seat: Seat | None, *, brief: bool) -> Line:
    details = hooks(view.rules, Face.is_detail)
    kept: list[tuple[Mark | None, Event]] = []
    for event in reversed(list(events)):
        if not any(is_detail(event) for is_detail in details):
            kept.append((mark_of(event, view), event))
        elif not brief:  # it belongs to what follows it
            kept.append((kept[-1][0] if kept else None, event))
    acts = list[Act]()
    for changes, group in groupby(reversed(kept), lambda pair: pair[0]):
        text = once(localizer, (event for _, event in group))
        acts += [Act(text, changes)] if text else []
    return Line(tuple(acts), seat)


def merged(localizer: Localizer, lines: Iterable[Line]) -> list[Line]:
    """Say once what several seats did alike, and count what one seat did several times.

    Lines that change the board stay as they are, and nothing is merged across a note.
    """
    groups: list[list[Line]] = []
    alike: dict[str, list[Line]] = {}
    for line in lines:
        act = "" if line.marks or line.seat is None else line.text.replace(localizer.player(line.seat), "\0")
        if act in alike:
            alike[act].append(line)
            continue
        groups.append([line])
        if act:
            alike[act] = groups[-1]
        elif line.seat is None:
            alike = {}
    return [_said_once(localizer, group) for group in groups]


def _said_once(localizer: Localizer, group: Sequence[Line]) -> Line:
    """Return one line for lines that tell the same of several seats, or of one seat several times."""
    if len(group) == 1:
        return group[0]
    first, times = group[0], Counter(line.seat for line in group)
    count = times.pop(first.seat)
    texts = [first.text if count == 1 else f"{first.text} ×{count}"]
    for number_of in dict.fromkeys(times.values()):
        players = [localizer.player(seat) for seat, done in times.items() if done == number_of and seat is not None]
        same = localizer.say("digest-same", players=", ".join(players), count=len(players))
        texts.append(same if number_of == count else f"{same} ×{number_of}")
    return Line((Act(" ".join(texts)),), first.seat)


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
