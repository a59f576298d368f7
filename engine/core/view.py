"""A view: all that one viewer may know of a game. Pictures, texts and computer players use nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar, cast

from msgspec import Struct

from engine.core.action import Seat
from engine.core.part import Network, Seen
from engine.core.score import Result, ScoreLine
from engine.core.undo import UndoStep, undoable

if TYPE_CHECKING:
    from engine.core.event import Turn
    from engine.core.game import Game
    from engine.core.ruleset import Ruleset

N = TypeVar("N", bound=Seen)
P = TypeVar("P")


class View(Struct, eq=False):
    """The game as `viewer` may know it; None is the public view. Each slice is reduced on first use."""

    _game: Game
    viewer: Seat | None
    rules: Ruleset
    seats: int
    turn: Turn
    _seen: dict[type[Seen], Seen] | None = None
    _result: Result | None = None

    def __repr__(self) -> str:
        """Show nothing secret: it appears in tracebacks."""
        return f"<View of seat {self.viewer}, turn {self.turn.number}>"

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that owe an action now."""
        return self._game.waiting

    @property
    def takes_back(self) -> Seat | None:
        """The seat that may undo its last step now, or None. It is public: everyone can work it out."""
        last = self._game.last
        return None if last is None or last.bar or self.turn.ended else last.seat

    @property
    def asks_back(self) -> Seat | None:
        """The seat that may undo its last step only if everyone agrees, or None. It is public, too."""
        last = self._game.last
        return None if last is None or not last.bar or last.slices is None or self.turn.ended else last.seat

    def undo_of(self, seat: Seat) -> UndoStep | None:
        """Return the undo of the seat's last step that is possible if everyone agrees, or None. Public, too."""
        found = () if self.turn.ended else undoable(self._game.last)
        undos = (UndoStep(seat, True, steps, steps - last.count) for steps, last in found if last.seat == seat)
        return next(undos, None)

    @property
    def slices(self) -> dict[type[Seen], Seen]:
        """The reduced slices by their class."""
        if self._seen is None:
            reduced = (part.seen_by(self.viewer) for part in self._game.slices)
            self._seen = {type(seen): seen for seen in reduced}
        return self._seen

    def seen(self, kind: type[N]) -> N:
        """Return the reduced slice of that class.

        Raises: KeyError when the game plays without its part.
        """
        return cast(N, self.slices[kind])

    def has(self, kind: type[Seen]) -> bool:
        """Tell whether the game has a slice that reduces to that class."""
        return kind in self.slices

    def part(self, kind: type[P]) -> P:
        """Return the part itself, for its nouns and numbers, which are public.

        Raises: KeyError when the game plays without it.
        """
        return self.rules.part(kind)

    def links(self, seat: Seat) -> tuple[tuple[str, str], ...]:
        """Return the pairs of places that count as connected for a seat now.

        Links that a seat borrows depend on its tickets. They are included for the viewer's own seat, and for all seats
        once the game has ended.
        """
        return self._game.find(Network(seat, lent=seat == self.viewer or self.turn.ended)).links

    @property
    def result(self) -> Result:
        """The public points with their places; all points once the game has ended."""
        if self._result is None:
            self._result = self._game.result() if self.turn.ended else self._game.open_result()
        return self._result

    @property
    def standing(self) -> tuple[ScoreLine, ...]:
        """All points of the viewer's own seat as if the game ended now; () for the public view.

        They depend on the viewer's secrets and on public facts alone, so they reveal nothing of other seats' tickets:
        until the end, points are missing that compare what several seats hide.
        """
        if self.viewer is None:
            return ()
        compared = () if self.turn.ended else [code for part in self.rules.parts for code in part.compared_scores]
        return tuple(line for line in self._game.result().of(self.viewer) if line.code not in compared)

    @property
    def standing_of_all(self) -> tuple[ScoreLine, ...]:
        """The points of every seat as if the game ended now, without what depends on secrets."""
        return self._game.result().lines if self.turn.ended else self._game.plain_lines()
