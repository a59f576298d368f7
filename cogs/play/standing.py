"""The points as if the game ended now: a seat's own, item by item, and of the others what everybody may count."""

from __future__ import annotations

from collections.abc import Iterable

from discord import ui

from cogs.core.components import on, simple_panel, wait
from cogs.play.moves import localizer_for, seated, show
from cogs.tables.face import Face, all_of, hooks
from cogs.tables.score_words import SCORES, STANDING
from cogs.tables.services import Pressed
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from engine.core.action import Seat
from engine.core.score import ScoreLine
from engine.core.view import View

MOST_TEXT = 3500


def standing_panel(localizer: Localizer, table: Table, seat: Seat) -> ui.LayoutView:
    """For that seat alone; its tickets count as they stand."""
    return simple_panel(ui.TextDisplay(standing_text(localizer, table.running.view(seat), seat)))


def standing_text(localizer: Localizer, view: View, seat: Seat) -> str:
    """Own points with every item, then what is public of the others."""
    own = view.result.of(seat) if view.turn.ended else view.standing
    head = [localizer.say("standing-title", points=signed(sum(line.points for line in own)))]
    items = [text for line in own for text in _item(localizer, view, line)]
    others = [_other(localizer, view, other) for other in range(view.seats) if other != seat]
    foot = [localizer.say("standing-others"), *others] if others else []
    room = MOST_TEXT - sum(len(text) + 1 for text in (*head, *items, *foot))
    last = all_of(view.rules, Face.standing_lines)(localizer, own, room)
    return "\n".join((*head, *items, *last, *foot))


def _item(localizer: Localizer, view: View, line: ScoreLine) -> list[str]:
    """One item with what it comes from."""
    for ask in hooks(view.rules, Face.standing_item):
        told = ask(localizer, line)
        if told is not None:
            return told
    key = STANDING(line.code)
    if not localizer.words.has(localizer.lang, key):
        score = localizer.say(SCORES(line.code), points=signed(line.points))
        return [f"- {score}"] if score else []
    facts: dict[str, object] = {name: fact for name, fact in line.facts.items() if isinstance(fact, int)}
    if "city" in line.facts:
        facts["city"] = localizer.city(str(line.facts["city"]))
    return [localizer.say(key, points=signed(line.points), **facts)]


def _other(localizer: Localizer, view: View, seat: Seat) -> str:
    """A rival's points without what nobody can count yet, and how much of that there is."""
    lines = [line for line in view.standing_of_all if line.seat == seat]
    parts = [localizer.say(SCORES(code), points=signed(points)) for code, points in _by_code(lines)]
    facts = {"player": localizer.player(seat), "points": sum(line.points for line in lines)}
    told = localizer.say("standing-other", parts=", ".join(part for part in parts if part), **facts)
    return " ".join((told, *all_of(view.rules, Face.standing_other)(localizer, view, seat)))


def _by_code(lines: Iterable[ScoreLine]) -> list[tuple[str, int]]:
    found: dict[str, int] = {}
    for line in lines:
        found[line.code] = found.get(line.code, 0) + line.points
    return list(found.items())


def signed(points: int) -> str:
    """Points with their sign."""
    return f"{points:+d}" if points else "0"


@on("standing")
async def open_standing(press: Pressed) -> None:
    """Shows the points as they stand now, whatever step the button is from."""
    await wait(press)
    table, seat = await seated(press.interaction, press.game)
    await show(press.interaction, standing_panel(await localizer_for(press.interaction, table), table, seat))
