"""A game: frozen state. `act` turns an action into events, `after` folds them; nothing else changes it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import TypeVar

from msgspec import Struct

from engine.core.action import Action, Seat
from engine.core.event import Event, FirstSeatChosen, Turn, TurnBegan
from engine.core.lazy import Joined
from engine.core.part import Part, Question, Slice
from engine.core.refused import Refused
from engine.core.rng import stream
from engine.core.ruleset import IGNORED, AnyPart, Ruleset
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
    _offers: Joined[Action] | list[Action] | None = None
    _answers: dict[Question, Question] | None = None

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
        game = cls.blank(rules, seats)._open()
        if first is not None and not 0 <= first < seats:
            raise Refused("unknown_seat", seat=first)
        happened: list[Event] = []
        chosen = FirstSeatChosen(stream(rng, "first seat").randrange(seats) if first is None else first)
        game._run((chosen,), rng, happened)
        for part in rules.parts:
            game._run(part.setup(game, rng), rng, happened)
        game._close(rng, happened)
        return game, tuple(happened)

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
        rules = self.rules
        decide = rules.deciders.get(type(action))
        if decide is None:
            assert isinstance(action, UndoStep)
            undone = (StepUndone(action.seat, action.agreed, action.steps, action.others),)
            return self.after(undone), undone
        happened: list[Event] = []
        game = self._open()
        game._run(decide(self, action, rng), rng, happened)
        game._close(rng, happened)
        game.last = last_step(self, happened)
        return game, tuple(happened)

    def after(self, events: Iterable[Event]) -> Game:
        """Return this game after the events of one step: a fold, with no rule and no RNG.

        Raises: ValueError for an undo where the state before the last step isn't known.
        """
        happened = list(events)
        if happened and isinstance(happened[0], StepUndone):
            game = self._back(happened[0])
        else:
            game = Game(self.rules, self.seats, self.turn, self.slices)
            game._fold(happened)
        game.last = last_step(self, happened)
        return game

    def _back(self, event: StepUndone) -> Game:
        """Return the game before the step that is undone.

        Raises: ValueError where the state before isn't known.
        """
        last = state_before(self.last, event.seat, event.steps)
        if last is None or last.turn is None or last.slices is None:
            raise ValueError(f"there is nothing that {event} could take back")
        return Game(self.rules, self.seats, last.turn, last.slices)

    # Until a new state is handed out, it is built in place.

    def _open(self) -> Game:
        """Return a copy to be built: its slices are a list until `_close` makes a tuple of them."""
        return Game(self.rules, self.seats, self.turn, list(self.slices))  # type: ignore[arg-type]

    def _fold(self, events: Iterable[Event]) -> None:
        slices, handlers = list(self.slices), self.rules.handlers
        for event in events:
            turned, folds, _, _ = handlers.get(type(event), IGNORED)
            if turned is not None:
                self.turn = turned(self.turn, event)
            for index, fold in folds:
                slices[index] = fold(slices[index], event)
        self.slices = tuple(slices)

    def _run(self, events: Sequence[Event], rng: Random, happened: list[Event]) -> None:
        """Fold each event and, before the next one, the events that parts answer it with; append all to `happened`.

        The answers of the last part that is asked are put on a stack instead of recursing: the face-up cards may be
        cleared hundreds of times in one turn (R1).
        """
        slices, handlers = self.slices, self.rules.handlers
        work = [*events[::-1]]
        while work:
            event = work.pop()
            happened.append(event)
            turned, folds, asked, asked_last = handlers.get(type(event), IGNORED)
            if turned is not None:
                self.turn = turned(self.turn, event)
            for index, fold in folds:
                slices[index] = fold(slices[index], event)  # type: ignore[index]  # a list, as said
            for react in asked:
                answer = react(self, event, rng)
                if answer:
                    self._run(answer, rng, happened)
            if asked_last is not None:
                answer = asked_last(self, event, rng)
                if answer:
                    work += answer[::-1]

    def _close(self, rng: Random, happened: list[Event]) -> None:
        """Begin the next turn where none is running and nothing is owed; then the state can be handed out.

        Nothing is owed when a turn begins, unless a part answers that by an event.
        """
        while (turn := self.turn).seat is None and not turn.ended:
            self._dues = self._owed()
            if self._dues:
                break
            self._run((TurnBegan(turn.next_seat(self.seats), turn.number + 1),), rng, happened)
            if type(happened[-1]) is not TurnBegan:
                self._dues = None
        self.slices = tuple(self.slices)

    # Who may do what

    def _owed(self) -> tuple[tuple[Part[Slice], Seat], ...]:
        """Return which seat has to answer which part."""
        dues: tuple[tuple[Part[Slice], Seat], ...] = ()
        for part, pending in self.rules.holders:
            for seat in pending(self):
                dues += ((part, seat),)
        return dues

    @property
    def _held(self) -> tuple[tuple[Part[Slice], Seat], ...]:
        """Which seat has to answer which part. Computed once, since a state never changes."""
        if self._dues is None:
            self._dues = self._owed()
        return self._dues

    @property
    def over(self) -> bool:
        return self.turn.ended

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that owe an action now, in rising order; () when the game has ended."""
        turn = self.turn
        if turn.ended:
            return ()
        held = self._held if self._dues is None else self._dues
        if held:
            return (held[0][1],) if len(held) == 1 else tuple(sorted({seat for _, seat in held}))
        return () if turn.seat is None else (turn.seat,)

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
        offers = self._offers
        if offers is not None and (action in offers if isinstance(offers, list) else offers.newest is action):
            return None  # it is one of the legal actions that were just listed
        turn = self.turn
        if turn.ended:
            return Refused("game_over")
        owner = self.rules.owner.get(type(action))
        if owner is None:
            return refuse_undo(self, action) if isinstance(action, UndoStep) else Refused("not_in_this_game")
        holder = self.part_to_answer(action.seat) if self._held else None
        if holder is not None:
            if holder is not owner:
                return Refused(f"finish_{holder.name}")
        elif turn.seat != action.seat or self._held:
            return Refused("not_begun") if turn.number == 0 else Refused("not_your_turn", seat=self.waiting[0])
        return owner.refuse(self, action)

    def legal(self, seat: Seat) -> Sequence[Action]:
        """Return all legal actions of this seat except its undo; () if it isn't its turn.

        Actions of a last-resort part (passing) are included only if there are no others.
        """
        turn, held = self.turn, self._dues
        if turn.ended:
            return ()
        if self._held if held is None else held:
            holder = self.part_to_answer(seat)
            if holder is None:
                return ()
            offered = holder.candidates(self, seat)
            self._offers = offered if isinstance(offered, list) else None
            return offered
        if turn.seat != seat:
            return ()
        offers = self._offers
        if offers is None:
            offers = Joined([offer(self, seat) for offer in self.rules.offers])
            if not offers.parts:
                offers = Joined([part.candidates(self, seat) for part in self.rules.resorts])
            self._offers = offers
        return offers

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

    def find(self, question: Q) -> Q:
        """Return what `ask` returns, and remember it once the state is built."""
        if self._answers is None:
            if isinstance(self.slices, list):
                return self.ask(question)
            self._answers = {}
        answer = self._answers.get(question)
        if answer is None:
            answer = self._answers[question] = self.ask(question)
        return answer  # type: ignore[return-value]  # an answer is of the kind of its question

    def view(self, viewer: Seat | None) -> View:
        """Return the game as `viewer` may know it; None is the public view."""
        return View(self, viewer, self.rules, self.seats, self.turn)

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

    def slow(self) -> Sequence[Callable[[], object]]:
        """Return functions that count and remember what takes long to count in this state. They use public facts."""
        return [work for part in self.rules.slow for work in part.slow(self)]

    def stray(self) -> tuple[str, ...]:
        """Return what doesn't add up in this state: () for every state that play can reach."""
        return tuple(fault for part in self.rules.parts for fault in part.stray(self))
