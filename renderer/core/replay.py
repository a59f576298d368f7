"""What the replays of all games share: the strip with turn and scores, and how long each picture is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.view import View
from engine.game_file import TurnOver
from renderer.core.draw import Sheet
from renderer.core.fonts import number, text_width
from renderer.core.look import Look
from renderer.core.players import GAP, chip
from renderer.core.theme import COLORS

HEAD, ROW, MARGIN = 64, 92, 14
STRIP = HEAD + ROW + MARGIN
"""Height of the strip in px."""
CHIP = 60
NAME, LEAST = "narrow-bold", 34
"""The font of names, and its least size in px."""
FIRST_MS, END_MS, LAST_MS, STILL_MS = 3000, 1500, 3000, 60
"""How long the first picture, the end, each picture after it, and a turn without change are shown."""
ALL_MS, LEAST_MS, MOST_MS = 36_000, 140, 700
NIGHT, PAPER = COLORS["night"], COLORS["paper"]


class Moment(NamedTuple):
    """A state after a turn: the turn's number, whose turn it was (None: the end), and the public view."""

    turn: int
    seat: int | None
    view: View


def moments_of(turns: Sequence[TurnOver]) -> list[Moment]:
    """Return the turns of a finished game as moments, the last one as its end."""
    found = [Moment(turn.number, turn.seat, turn.game.view(None)) for turn in turns]
    return [*found[:-1], found[-1]._replace(seat=None)]


def turn_ms(turns: int) -> int:
    """Return how long a turn that changes the board is shown, in a game of that many turns."""
    return min(max(ALL_MS // max(turns, 1), LEAST_MS), MOST_MS)


def draw_strip(sheet: Sheet, look: Look, moment: Moment, last: int, y: int, chips: Sequence[Sequence[str]]) -> None:
    """Draw the turn and the scores, from `y` (px) downward; `last`: the number of the last turn.

    `chips` are the colors of each seat, mostly one.
    """
    width, view, result = sheet.image.width, moment.view, moment.view.result
    over = moment.seat is None
    text = look.say("pic-replay-turn", number=moment.turn, last=last)
    if over:
        winners = ", ".join(look.name(seat) for seat in result.winners)
        text = f"{look.say('pic-over', winners=len(result.winners))} {winners}"
    middle = y + HEAD // 2
    color = COLORS["gold"] if over else COLORS["chalk"]
    sheet.text(MARGIN + 4, middle, text, "bold", 40, color, NIGHT, room=width - 2 * MARGIN)
    each = (width - 2 * MARGIN - GAP * (view.seats - 1)) // view.seats
    in_two = _needs_two_lines(look, each, chips)
    for seat in range(view.seats):
        x, top = MARGIN + seat * (each + GAP), y + HEAD
        is_marked = seat in result.winners if over else seat == moment.seat
        if is_marked:
            sheet.fill(x, top, x + each, top + ROW, COLORS["gold"])
        sheet.fill(x + 5, top + 5, x + each - 5, top + ROW - 5, PAPER)
        at = x + 14
        for one in chips[seat]:
            sheet.put(chip(one, CHIP, PAPER), at, top + (ROW - CHIP) // 2)
            at += CHIP + 6
        points, name, right = number(result.totals[seat]), look.name(seat), x + each - 18
        name_y, points_y, size = (top + 28, top + 66, 40) if in_two else (top + ROW // 2, top + ROW // 2, 52)
        sheet.text(right, points_y, points, "bold", size, COLORS["ink"], PAPER, "r")
        room, most = (right - at - 6, 36) if in_two else (right - at - 20 - 30 * len(points), 40)
        sheet.text(at + 6, name_y, name, NAME, most, COLORS["ink"], PAPER, room=room, least=LEAST)


def _needs_two_lines(look: Look, each: int, chips: Sequence[Sequence[str]]) -> bool:
    """Tell whether a name has no room beside points of four signs, `each` seat having so many px; for a whole film."""
    rooms = (each - 14 - (CHIP + 6) * len(own) - 18 - 30 * 4 - 20 for own in chips)
    return any(text_width(look.name(seat), NAME, LEAST) > room for seat, room in enumerate(rooms))
