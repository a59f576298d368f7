"""Thumbs: people who play by taps alone, and whose taps and typed characters are counted turn by turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import median
from typing import Any

from msgspec.structs import replace
from simcord import InteractionResult, MemberActor

from cogs.rail.payments import Bill, Payable, best
from cogs.tables.face import action_face
from cogs.tables.table import Table
from engine.core.action import Action
from engine.core.game import Game
from engine.parts.market import DrawCard
from engine.parts.pieces import ChoosePieces, ExchangePieces, Pieces
from engine.players import known_players
from tests.cogs.hands import ByHints, walk
from tests.cogs.party import Party

SETUP = 0


@dataclass
class Tally:
    """`presses`: what was pressed or chosen, by turn. `touches` counts opening a list as a touch of its own."""

    turn: int = SETUP
    presses: dict[int, int] = field(default_factory=dict)
    touches: dict[int, int] = field(default_factory=dict)
    typed: int = 0

    def add(self, presses: int, touches: int) -> None:
        self.presses[self.turn] = self.presses.get(self.turn, 0) + presses
        self.touches[self.turn] = self.touches.get(self.turn, 0) + touches

    def median(self) -> float:
        """Of the turns of the game; the set-up is none."""
        return median(count for turn, count in self.presses.items() if turn != SETUP)

    def median_touches(self) -> float:
        return median(count for turn, count in self.touches.items() if turn != SETUP)


class Thumb:
    """One person's thumb on a phone: the same as the person, but that it counts."""

    def __init__(self, person: MemberActor, tally: Tally) -> None:
        self.person = person
        self.tally = tally

    async def click(self, message: Any, *, custom_id: str) -> InteractionResult:
        self.tally.add(1, 1)
        return await self.person.click(message, custom_id=custom_id)

    async def select(self, message: Any, values: Sequence[str], *, custom_id: str) -> InteractionResult:
        self.tally.add(1, 2)
        return await self.person.select(message, values, custom_id=custom_id)

    async def submit_modal(self, shown: InteractionResult, values: Mapping[str, Any]) -> InteractionResult:
        """Each box that is ticked and each list that is used is a tap, and so is sending; what stands there is none."""
        assert shown.modal is not None
        there = {part["custom_id"]: part for part in walk_modal(shown.modal["components"]) if "custom_id" in part}
        for name, value in values.items():
            if isinstance(value, str):
                self.tally.typed += 0 if value == there[name].get("value") else len(value)
            else:
                chosen = [option["value"] for option in there[name]["options"] if option.get("default")]
                changed = len(set(chosen) ^ set(value))
                self.tally.add(changed, changed + (there[name]["type"] == 3 and changed > 0))
        self.tally.add(1, 1)
        return await self.person.submit_modal(shown, dict(values))

    async def slash(self, channel: Any, name: str, **options: Any) -> InteractionResult:
        self.tally.typed += len(name) + sum(len(str(value)) for value in options.values())
        return await self.person.slash(channel, name, **options)


def walk_modal(components: Sequence[Mapping[str, Any]]) -> Sequence[Mapping[str, Any]]:
    return [part for one in components for part in walk([one.get("component", one)])]


def sensible(game: Game, seat: int, player: str, rng: Random) -> Action:
    """What a computer player does, with the payment that the page suggests."""
    action = known_players()[player](game.view(seat), game.legal(seat), rng)
    if isinstance(action, ChoosePieces):
        suggested = game.rules.part(Pieces).numbers.suggested
        return ChoosePieces(seat, suggested.train, suggested.ship)
    if isinstance(action, ExchangePieces):  # a number is typed there
        return next(one for one in game.legal(seat) if isinstance(one, DrawCard))
    kind = action_face(game.rules, action)
    if not isinstance(kind, Payable):
        return action
    return replace(action, payment=best(game, seat, Bill(kind, kind.of(action)), 1)[0])


async def play_by_taps(party: Party, table: Table, player: str, seed: int, most: int = 2000) -> Tally:
    """The whole game, everybody by taps; each action must be answered and move the table on."""
    tally, rng, hands = Tally(), Random(seed), ByHints(party)
    for _ in range(most):
        assert table.game is not None
        if table.game.over:
            return tally
        seat = table.game.waiting[0]
        tally.turn = table.game.turn.number
        thumb: Any = Thumb(party.people[seat], tally)
        action = sensible(table.game, seat, player, rng)
        result = await hands.play(thumb, table, action)
        after = await party.table()
        assert result.acknowledged and after.step == table.step + 1, action
        table = after
    raise AssertionError("the game never ended")
