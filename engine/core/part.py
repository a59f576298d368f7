"""A part is one rule: it owns a slice of the state and takes part in a move by the hooks it overrides.

Slices are what parts remember, and what others may see of it. Questions are what one part asks the others: those
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


class Seen(Struct, frozen=True):
    """A slice as one viewer may know it. Pictures, words and computer players are made of these."""


class Slice(Struct, frozen=True, forbid_unknown_fields=True):
    """The state of one part. A class that does not say who may see it is refused when it is loaded."""

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        if cls.seen_by is Slice.seen_by:
            raise TypeError(f"{cls.__name__} does not say who may see it: define seen_by")

    def seen_by(self, viewer: Seat | None) -> Seen:
        """What `viewer` may know; None is the table."""
        raise NotImplementedError


class Nothing(Slice, frozen=True):
    """The slice of a part that remembers nothing."""

    def seen_by(self, viewer: Seat | None) -> Seen:
        return Seen()


def put(seats: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """The same values with another one for one seat."""
    return (*seats[:seat], value, *seats[seat + 1 :])


class Question(Struct, frozen=True):
    """A question with its answer so far."""


class PiecesLeft(Question, frozen=True):
    """How many pieces a seat has in supply; parts that hold pieces add theirs."""

    seat: Seat
    left: int = 0


class Network(Question, frozen=True):
    """The links that count as connected for a seat: pairs of places. Parts that build links add theirs.

    With `lent`, the links that others lend it at the end belong to it; they tell of its secrets.
    """

    seat: Seat
    lent: bool = False
    links: tuple[tuple[str, str], ...] = ()


S = TypeVar("S", bound=Slice)
Q = TypeVar("Q", bound=Question)

Count = Annotated[int, Meta(ge=0, le=999)]
"""How many there are of something: what no table could hold is a slip of the pen."""
Points = Annotated[int, Meta(ge=-999, le=999)]


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """What a game file says to a part besides its name."""


class Given(Struct, frozen=True, forbid_unknown_fields=True):
    """What a position written by hand may say about a part's slice. Every field has a default."""


class Part(Generic[S]):
    """One rule. `name` is what a game file calls it by and the name of its file.

    A part is asked only about what it lists: `decides` the actions it owns, `folds` the events that change its
    slice, `reacts` the events that it answers with further events, `amends` the questions it has a say in.
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
    counts: ClassVar[tuple[str, ...]] = ()
    """The names in `tallies`."""
    plain_scores: ClassVar[tuple[str, ...]] = ()
    """The codes of `final_score` that hang on no secret, so that everybody may count them at any time."""
    last_resort: ClassVar[bool] = False
    """Offered only to a seat that can do nothing else."""

    def __init__(self, numbers: Numbers, content: Content) -> None:
        """Reads what it needs of the game file; mistakes are told to `content`, all of them."""

    def start(self, seats: int) -> S:
        """The slice before set-up."""
        return cast(S, self.slice_type())

    def setup(self, game: Game, rng: Random) -> Sequence[Event]:
        """What happens before the first turn."""
        return ()

    def pending(self, game: Game) -> Collection[Seat]:
        """The seats that owe this part an answer; until they gave it no other action of theirs is taken."""
        return ()

    def candidates(self, game: Game, seat: Seat) -> Sequence[Action]:
        """All actions of this part that `refuse` lets pass; a `OpenChoice` where they cannot be listed."""
        return ()

    def refuse(self, game: Game, action: Action) -> Refused | None:
        """Why this action is not allowed now, or None. Whose turn it is, the kernel has checked."""
        return None

    def decide(self, game: Game, action: Action, rng: Random) -> Sequence[Event]:
        """What happens when an allowed action is carried out."""
        raise NotImplementedError

    def react(self, game: Game, event: Event, rng: Random) -> Sequence[Event]:
        """What follows at once from an event that was just folded."""
        return ()

    def evolve(self, state: S, event: Event) -> S:
        """The slice after an event. Never fails and draws no luck."""
        return state

    def folding(self, kind: type[Event]) -> Callable[[S, Event], S]:
        """What folds events of this kind, asked once; a part with many kinds may have one function for each."""
        return self.evolve

    def amend(self, game: Game, question: Q) -> Q:
        """The question with this part's say in it."""
        return question

    def open_score(self, game: Game) -> Sequence[ScoreLine]:
        """Points that everybody may count at any time."""
        return ()

    def final_score(self, game: Game) -> Sequence[ScoreLine]:
        """Points that are counted when the game is over."""
        return ()

    def tallies(self, game: Game) -> Mapping[str, tuple[int, ...]]:
        """Numbers for each seat that ties may be broken by; more is better."""
        return {}

    def tie_breaks(self) -> Sequence[str]:
        """The tallies that break a tie, in their order."""
        return ()

    def arrange(self, state: S, seats: int, given: Given, rng: Random) -> S:
        """The slice of a position: what is given, and the rest dealt by `rng`.

        Raises Refused with the code `bad_position` and the facts when the given cannot be.
        """
        return state

    def settle(self, state: S, game: Game) -> S:
        """The slice of a position with what follows from the slices of the parts before it, which are settled.

        Raises Refused with the code `bad_position` as `arrange` does.
        """
        return state

    def stray(self, game: Game) -> Sequence[str]:
        """What is wrong with the sums of this part's slice (cards lost or doubled, pieces that do not add up)."""
        return ()
