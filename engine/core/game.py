"""A game: frozen state. `act` turns an action into events, `after` folds them; nothing else changes it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeVar

from msgspec import Struct

from engine.core.action import Action, Seat
from engine.core.event import TURN_EVENTS, Event, FirstSeatChosen, Turn, TurnBegan
from engine.core.lazy import Joined
from engine.core.part import Part, Question, Slice
from engine.core.refused import Refused
from engine.core.rng import stream
from engine.core.ruleset import AnyPart, Ruleset
from engine.core.score import Result, ScoreLine, rank
from engine.core.undo import LastStep, StepUndone, UndoStep, last_step, refuse_undo, state_before
from engine.core.view import View

S = TypeVar("S", bound=Slice)
Q = TypeVar("Q", bound=Question)


class Game(Struct, eq=False):
    """One state of one table. It is never changed: a step makes a new Game.

    `last` is the step that led to it, for its undo. It is a Struct, not a dataclass, because games are built very
    often.
    """

    rules: Ruleset
    seats: int
    turn: Turn
    slices: tuple[Slice, ...]
    last: LastStep | None = None
    _dues: tuple[tuple[Part[Slice], Seat], ...] | None = None

    def __repr__(self) -> str:
        """Show nothing secret: it appears in tracebacks."""
        return f"<Game of {self.seats}, turn {self.turn.number}>"

    @classmethod
    def blank(cls, rules: Ruleset, seats: int) -> Game:
        """Return the state before set-up.

        Raises: Refused `wrong_seats` when the game isn't for that many seats.
        """
        least, most = rules.seats
        if not least <= seats <= most:
            raise Refused("wrong_seats", least=least, most=most, seats=seats)
        return cls(rules, seats, Turn(), tuple(part.start(seats) for part in rules.parts))

    @classmethod
    def new(cls, rules: Ruleset, seats: int, rng: Random, first: Seat | None = None) -> tuple[Game, tuple[Event, ...]]:
        """Set up a game; return it with the events of its set-up. `first` begins; None draws the first seat (R15).

        Raises: Refused `wrong_seats` or `unknown_seat`.
        """
        game = cls.blank(rules, seats)
        if first is not None and not 0 <= first < seats:
            raise Refused("unknown_seat", seat=first)
        happened: list[Event] = []
        chosen = FirstSeatChosen(stream(rng, "first seat").randrange(seats) if first is None else first)
        game = game._run((chosen,), rng, happened)
        for part in rules.parts:
            game = game._run(part.setup(game, rng), rng, happened)
        return game._next_turn(rng, happened), tuple(happened)

    # Playing

    def act(self, action: Action, rng: Random) -> tuple[Event, ...]:
        """Return the events of an action. This game stays as it is.

        Raises: Refused with the code of `refuse` when the action isn't allowed.
        """
        refused = self.refuse(action)
        if refused is not None:
            raise refused
        return self.play(action, rng)[1]

    def play(self, action: Action, rng: Random) -> tuple[Game, tuple[Event, ...]]:
        """Play an action that `refuse` accepted; return the game after it, and the events."""
        if isinstance(action, UndoStep):
            undone = (StepUndone(action.seat, action.agreed, action.steps),)
            return self.after(undone), undone
        happened: list[Event] = []
        game = self._run(self.rules.owner[type(action)].decide(self, action, rng), rng, happened)._next_turn(
            rng, happened
        )
        return game._come_from(self, happened), tuple(happened)

    def after(self, events: Iterable[Event]) -> Game:
        """Return this game after the events of one step: a fold, with no rule and no RNG.

        Raises: ValueError for an undo where the state before the last step isn't known.
        """
        happened = list(events)
        game = self._back(happened[0]) if happened and isinstance(happened[0], StepUndone) else self._fold(happened)
        return game._come_from(self, happened)

    def _come_from(self, before: Game, events: Sequence[Event]) -> Game:
        """Record on this game, which was just built, the step that led to it."""
        if self is not before:
            self.last = last_step(before, events)
        return self

    def _back(self, event: StepUndone) -> Game:
        """Return the game before the step that is undone.

        Raises: ValueError where the state before isn't known.
        """
        last = state_before(self.last, event.seat, event.steps)
        if last is None or last.turn is None or last.slices is None:
            raise ValueError(f"there is nothing that {event} could take back")
        return Game(self.rules, self.seats, last.turn, last.slices)

    def _fold(self, events: Iterable[Event]) -> Game:
        turn, slices, folders = self.turn, list(self.slices), self.rules.folders
        for event in events:
            kind = type(event)
            if kind in TURN_EVENTS:
                turn = turn.evolve(event)
            for index, fold in folders.get(kind, ()):
                slices[index] = fold(slices[index], event)
        return Game(self.rules, self.seats, turn, tuple(slices))

    def _run(self, events: Iterable[Event], rng: Random, happened: list[Event]) -> Game:
        """Fold each event and, before the next one, the events that parts answer it with; append all to `happened`.

        A state is built only when a part is asked: events that no part reacts to are folded together with the next.
        It keeps its own stack instead of recursing: the face-up cards may be cleared hundreds of times in one turn
        (R1).
        """
        game, reactors, unfolded = self, self.rules.reactors, list[Event]()
        asked: tuple[AnyPart, ...]
        # A stack, the next item last: an event, or a folded event with the parts that haven't reacted to it yet.
        work: list[Event | tuple[tuple[AnyPart, ...], Event]] = [*events]
        work.reverse()
        while work:
            step = work.pop()
            if isinstance(step, tuple):
                asked, event = step
                if unfolded:
                    game, unfolded = game._fold(unfolded), []
            else:
                event = step
                happened.append(event)
                unfolded.append(event)
                asked = reactors.get(type(event), ())
                if not asked:
                    continue
                game, unfolded = game._fold(unfolded), []
            for number, part in enumerate(asked, 1):
                answer = part.react(game, event, rng)
                if answer:
                    if number < len(asked):
                        work.append((asked[number:], event))
                    work += answer[::-1]
                    break
        return game._fold(unfolded) if unfolded else game

    def _next_turn(self, rng: Random, happened: list[Event]) -> Game:
        if self.turn.seat is not None or self.turn.ended or self._held:
            return self
        began = TurnBegan(self.turn.next_seat(self.seats), self.turn.number + 1)
        return self._run((began,), rng, happened)

    # Who may do what

    @property
    def _held(self) -> tuple[tuple[Part[Slice], Seat], ...]:
        """Which seat has to answer which part. Computed once, since a state never changes."""
        if self._dues is None:
            dues: list[tuple[Part[Slice], Seat]] = []
            for part in self.rules.holders:
                pending = part.pending(self)
                if pending:
                    dues += [(part, seat) for seat in pending]
            self._dues = tuple(dues)
        return self._dues

    @property
    def over(self) -> bool:
        return self.turn.ended

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that owe an action now, in rising order; () when the game has ended."""
        if self.turn.ended:
            return ()
        held, seat = self._held, self.turn.seat
        if held:
            return tuple(sorted({seat for _, seat in held}))
        return () if seat is None else (seat,)

    def part_to_answer(self, seat: Seat) -> Part[Slice] | None:
        """Return the part that this seat must answer before anything else, or None."""
        for part, held in self._held:
            if held == seat:
                return part
        return None

    def refuse(self, action: Action) -> Refused | None:
        """Return why the action isn't allowed now, or None. No other place decides that.

        Codes: `game_over`, `not_in_this_game`, `not_begun`, `not_your_turn`, `finish_` with a part's name, those of
        `refuse_undo`, and those of the part that decides the action.
        """
        if self.turn.ended:
            return Refused("game_over")
        owner = self.rules.owner.get(type(action))
        if owner is None:
            return refuse_undo(self, action) if isinstance(action, UndoStep) else Refused("not_in_this_game")
        seat = action.seat
        holder = self.part_to_answer(seat)
        if holder is not None:
            if holder is not owner:
                return Refused(f"finish_{holder.name}")
        elif self.turn.seat != seat or self._held:
            return Refused("not_begun") if self.turn.number == 0 else Refused("not_your_turn", seat=self.waiting[0])
        return owner.refuse(self, action)

    def legal(self, seat: Seat) -> Sequence[Action]:
        """Return all legal actions of this seat except its undo; () if it isn't its turn.

        Actions of a last-resort part (passing) are included only if there are no others.
        """
        if self.turn.ended:
            return ()
        holder = self.part_to_answer(seat)
        if holder is not None:
            return holder.candidates(self, seat)
        if self.turn.seat != seat or self._held:
            return ()
        offers = Joined([part.candidates(self, seat) for part in self.rules.offerers])
        return offers or Joined([part.candidates(self, seat) for part in self.rules.resorts])

    def offered(self, seat: Seat, kind: type[object]) -> Sequence[Action]:
        """Return the legal actions of one part, as lazily as it lists them. The part must not be a last resort."""
        part: AnyPart = self.rules.part(kind)  # type: ignore[arg-type]  # the caller names a class of parts
        holder = self.part_to_answer(seat)
        if self.turn.ended or (holder is None and (self.turn.seat != seat or self._held)):
            return ()
        return part.candidates(self, seat) if holder in (None, part) else ()

    def has_choice(self, seat: Seat, beside: object = None) -> bool:
        """Tell whether the seat on turn can do anything except last resorts and what the part `beside` offers."""
        return any(len(part.candidates(self, seat)) for part in self.rules.offerers if part is not beside)

    # State, views and points

    def slice(self, kind: type[S]) -> S:
        """Return one part's slice.

        Raises: KeyError when the game plays without that part.
        """
        return self.slices[self.rules.slot[kind]]  # type: ignore[return-value]  # a slot holds its slice type

    def ask(self, question: Q) -> Q:
        """Return the question as amended by every part that contributes to it."""
        for part in self.rules.amenders.get(type(question), ()):
            question = part.amend(self, question)
        return question

    def view(self, viewer: Seat | None) -> View:
        """Return the game as `viewer` may know it; None is the public view."""
        return View(self, viewer)

    def open_result(self) -> Result:
        """Return the public points with their places; no tiebreaker applies."""
        lines = [line for part in self.rules.parts for line in part.open_score(self)]
        return rank(self.seats, lines, {}, ())

    def plain_lines(self) -> tuple[ScoreLine, ...]:
        """Return the points as if the game ended now, without what depends on secrets."""
        lines: list[ScoreLine] = []
        for part in self.rules.parts:
            lines += part.open_score(self)
            if part.plain_scores:
                lines += [line for line in part.final_score(self) if line.code in part.plain_scores]
        return tuple(lines)

    def result(self) -> Result:
        """Return all points with their places as if the game ended now, secrets included."""
        parts = self.rules.parts
        lines = [line for part in parts for line in (*part.open_score(self), *part.final_score(self))]
        tallies = {name: numbers for part in parts for name, numbers in part.tallies(self).items()}
        return rank(self.seats, lines, tallies, [name for part in parts for name in part.tie_breaks()])

    def stray(self) -> tuple[str, ...]:
        """Return what doesn't add up in this state: () for every state that play can reach."""
        return tuple(fault for part in self.rules.parts for fault in part.stray(self))
