"""A part is one rule: it owns a slice of the state and takes part in a step by the hooks it overrides.

Slices are what parts remember, and what others may see of it. A question is what one part asks the others: the parts
concerned amend the answer, in the order of the game's list.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Generic, TypeVar, cast

from msgspec import Meta, Struct

from engine.core.action import Action, Seat
from engine.core.event import Event
from engine.core.refused import Refused
from engine.core.score import ScoreLine

if TYPE_CHECKING:
    from engine.core.content import Content
    from engine.core.game import Game


T = TypeVar("T")


class Seen(Struct, frozen=True, gc=False):
    """A slice as one viewer may know it. Pictures, texts and computer players are made of these."""


class Slice(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The state of one part. A class that doesn't define `seen_by` raises TypeError when it is imported."""

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        if cls.seen_by is Slice.seen_by:
            raise TypeError(f"{cls.__name__} does not say who may see it: define seen_by")

    def seen_by(self, viewer: Seat | None) -> Seen:
        """Return what `viewer` may know; None is the public view."""
        raise NotImplementedError


class Nothing(Slice, frozen=True):
    """The slice of a part that remembers nothing."""

    def seen_by(self, viewer: Seat | None) -> Seen:
        return Seen()


def put(seats: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """Return the values with one seat's value replaced."""
    changed = list(seats)
    changed[seat] = value
    return tuple(changed)


class Question(Struct, frozen=True, gc=False):
    """A question together with its answer so far."""


class PiecesLeft(Question, frozen=True):
    """How many pieces a seat has in supply. Parts that hold pieces add theirs."""

    seat: Seat
    left: int = 0


class Network(Question, frozen=True):
    """Which pairs of places count as connected for a seat. Parts that build links add theirs.

    With `lent`, the links that the seat would borrow at the end are included. They reveal its secrets.
    """

    seat: Seat
    lent: bool = False
    links: tuple[tuple[str, str], ...] = ()


S = TypeVar("S", bound=Slice)
Q = TypeVar("Q", bound=Question)

Count = Annotated[int, Meta(ge=0, le=999)]
"""A number of things. The limit catches typing errors in game files."""
Points = Annotated[int, Meta(ge=-999, le=999)]


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers that a game file gives a part."""


class Given(Struct, frozen=True, forbid_unknown_fields=True):
    """What a hand-written position may say about a part's slice. Every field has a default."""


class Part(Generic[S]):
    """One rule. `name` is its name in game files and the name of its file.

    A part is asked only about what it lists: `decides` the actions it owns, `folds` the events that change its slice,
    `reacts` the events that it answers with further events, `amends` the questions it contributes to.
    """

    name: ClassVar[str]
    numbers_type: ClassVar[type[Numbers]] = Numbers
    given_type: ClassVar[type[Given]] = Given
    slice_type: ClassVar[type[Slice]] = Nothing
    requires: ClassVar[tuple[str, ...]] = ()
    decides: ClassVar[tuple[type[Action], ...]] = ()
    folds: ClassVar[tuple[type[Event], ...]] = ()
    reacts: ClassVar[tuple[type[Event], ...]] = ()
    amends: ClassVar[tuple[type[Question], ...]] = ()
    owes_with: ClassVar[type[Question] | None] = None
    """Seats owe it an answer only in games in which a part amends this question; None: in all."""
    sections: ClassVar[Mapping[str, type[Struct]]] = {}
    """The sections of a game file that this part alone reads, with the type of their entries."""
    counts: ClassVar[tuple[str, ...]] = ()
    """The names in `tallies`."""
    plain_scores: ClassVar[tuple[str, ...]] = ()
    """The codes of `final_score` that depend on no secret, so that anyone may count them at any time."""
    compared_scores: ClassVar[tuple[str, ...]] = ()
    """The codes of `final_score` that compare secrets of several seats: no one may count them before the end."""
    last_resort: ClassVar[bool] = False
    """Whether its actions are offered only to a seat that has no others."""

    def __init__(self, numbers: Numbers, content: Content) -> None:
        """Read what it needs of the game file. All mistakes are recorded in `content`; nothing is raised."""

    def start(self, seats: int) -> S:
        """Return the slice before set-up."""
        return cast(S, self.slice_type())

    def setup(self, game: Game, rng: Random) -> Sequence[Event]:
        """Return the events of the set-up, before the first turn."""
        return ()

    def pending(self, game: Game) -> Collection[Seat]:
        """Return the seats that owe this part an answer. Until then, no other action of theirs is accepted.

        A part that asks for something at the beginning of a turn reacts to `TurnBegan` with an event.
        """
        return ()

    def candidates(self, game: Game, seat: Seat) -> Sequence[Action]:
        """Return all legal actions of this part for a seat, or an `OpenChoice` if they can't be listed."""
        return ()

    def refuse(self, game: Game, action: Action) -> Refused | None:
        """Return why this action isn't allowed now, or None. The kernel has already checked whose turn it is."""
        return None

    def decide(self, game: Game, action: Action, rng: Random) -> Sequence[Event]:
        """Return the events of a legal action."""
        raise NotImplementedError

    def react(self, game: Game, event: Event, rng: Random) -> Sequence[Event]:
        """Return the events that follow at once from an event that was just folded."""
        return ()

    def evolve(self, state: S, event: Event) -> S:
        """Return the slice after an event. It never fails and uses no RNG."""
        return state

    def folding(self, kind: type[Event]) -> Callable[[S, Event], S]:
        """Return the function that folds events of this kind. It is asked once per kind and ruleset."""
        return self.evolve

    def amend(self, game: Game, question: Q) -> Q:
        """Return the question with this part's contribution added."""
        return question

    def open_score(self, game: Game) -> Sequence[ScoreLine]:
        """Return the points that are public at any time."""
        return ()

    def final_score(self, game: Game) -> Sequence[ScoreLine]:
        """Return the points that are counted when the game is over. They may depend on secrets."""
        return ()

    def tallies(self, game: Game) -> Mapping[str, tuple[int, ...]]:
        """Return the numbers by which ties may be broken, by name, one per seat; more is better."""
        return {}

    def tie_breaks(self) -> Sequence[str]:
        """Return the names of the tallies that break a tie, in order."""
        return ()

    def slow(self, game: Game) -> Sequence[Callable[[], object]]:
        """Return what takes long to count in this state: functions that count and remember it. () mostly.

        They are called off the event loop before the state is shown.
        """
        return ()

    def arrange(self, state: S, seats: int, given: Given, rng: Random) -> S:
        """Return the slice of a hand-written position: what is given, with the rest dealt by `rng`.

        Raises: Refused `bad_position` when what is given is impossible.
        """
        return state

    def settle(self, state: S, game: Game) -> S:
        """Return the slice of a position, completed from the slices of earlier parts, which are already settled.

        Raises: Refused `bad_position` when what is given is impossible.
        """
        return state

    def stray(self, game: Game) -> Sequence[str]:
        """Return what doesn't add up in this part's slice, e.g. cards lost or doubled. () if all is well."""
        return ()
