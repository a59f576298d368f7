"""A view: all that one viewer may know of a game. Pictures, words and computer players see nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar, cast

from engine.core.action import Seat
from engine.core.part import Network, Seen
from engine.core.score import Result, ScoreLine

if TYPE_CHECKING:
    from engine.core.event import Turn
    from engine.core.game import Game
    from engine.core.ruleset import Ruleset

N = TypeVar("N", bound=Seen)
P = TypeVar("P")


class View:
    """The game as `viewer` may know it; None is the table. Each slice is reduced when it is first asked for."""

    __slots__ = ("_game", "_result", "_seen", "rules", "seats", "turn", "viewer")

    def __init__(self, game: Game, viewer: Seat | None) -> None:
        self._game = game
        self._seen: dict[type[Seen], Seen] | None = None
        self._result: Result | None = None
        self.viewer = viewer
        self.rules: Ruleset = game.rules
        self.seats: int = game.seats
        self.turn: Turn = game.turn

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that owe an action now."""
        return self._game.waiting

    @property
    def takes_back(self) -> Seat | None:
        """The seat that may take back its last step now. Everybody can tell, so it is public."""
        last = self._game.last
        return None if last is None or last.bar or self.turn.ended else last.seat

    @property
    def slices(self) -> dict[type[Seen], Seen]:
        if self._seen is None:
            reduced = (part.seen_by(self.viewer) for part in self._game.slices)
            self._seen = {type(seen): seen for seen in reduced}
        return self._seen

    def seen(self, kind: type[N]) -> N:
        """The reduced slice of one part. Raises KeyError when the game plays without that part."""
        return cast(N, self.slices[kind])

    def has(self, kind: type[Seen]) -> bool:
        return kind in self.slices

    def part(self, kind: type[P]) -> P:
        """The part itself, for its nouns and numbers, which are no secret."""
        return self.rules.part(kind)

    def links(self, seat: Seat) -> tuple[tuple[str, str], ...]:
        """The links that count as connected for a seat as the board stands.

        What is lent to a seat hangs on its secrets, so it is counted for the viewer alone, and for all at the end.
        """
        return self._game.ask(Network(seat, lent=seat == self.viewer or self.turn.ended)).links

    @property
    def result(self) -> Result:
        """The points that everybody may count; all of them when the game is over."""
        if self._result is None:
            self._result = self._game.result() if self.turn.ended else self._game.open_result()
        return self._result

    @property
    def standing(self) -> tuple[ScoreLine, ...]:
        """All points of the viewer's own seat, item by item, as if the game ended now; none for the table.

        They hang on the viewer's secrets and on what is public. What others would bring at the end is left out, since
        it tells of their tickets.
        """
        return () if self.viewer is None else self._game.result().of(self.viewer)

    @property
    def standing_of_all(self) -> tuple[ScoreLine, ...]:
        """The points of every seat as if the game ended now, as far as everybody may count them."""
        return self._game.result().lines if self.turn.ended else self._game.plain_lines()
