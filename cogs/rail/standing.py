"""The points as if the game ended now: a seat's own, item by item, and of the others what everybody may count."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discord import ui

from cogs.core.components import on, wait
from cogs.core.panels import simple_panel, ticket_line
from cogs.play.moves import localizer_for, seated, show
from cogs.tables.score_words import SCORES, STANDING
from cogs.tables.services import Pressed
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from engine.core.action import Seat
from engine.core.score import ScoreLine
from engine.core.view import View
from engine.parts.tickets import TicketsSeen

MOST_TEXT = 3500


def standing_panel(localizer: Localizer, table: Table, seat: Seat) -> ui.LayoutView:
    """For that seat alone; its tickets count as they stand."""
    return simple_panel(ui.TextDisplay(standing_text(localizer, table.running.view(seat), seat)))


def standing_text(localizer: Localizer, view: View, seat: Seat) -> str:
    """Own points with every item, then what is public of the others. Tickets too many to name are summed up."""
    own = view.result.of(seat) if view.turn.ended else view.standing
    head = [localizer.say("standing-title", points=_signed(sum(line.points for line in own)))]
    items = [text for line in own if line.code != "ticket" for text in _item(localizer, line)]
    tickets = sorted((line for line in own if line.code == "ticket"), key=lambda line: -line.points)
    others = [_other(localizer, view, other) for other in range(view.seats) if other != seat]
    foot = [localizer.say("standing-others"), *others] if others else []
    room = MOST_TEXT - sum(len(text) + 1 for text in (*head, *items, *foot))
    return "\n".join((*head, *items, *_tickets(localizer, tickets, room), *foot))


def _tickets(localizer: Localizer, tickets: Sequence[ScoreLine], room: int) -> list[str]:
    """As many tickets as there is room for, and the others in one line."""
    told: list[str] = []
    for number, line in enumerate(tickets):
        text = _ticket(localizer, line)
        rest = tickets[number:]
        summed = localizer.say("standing-more", count=len(rest), points=_signed(sum(line.points for line in rest)))
        left = room - sum(len(said) + 1 for said in told) - len(text)
        if left < len(summed) + 2 and not (len(rest) == 1 and left >= 1):
            return [*told, summed]
        told.append(text)
    return told


def _ticket(localizer: Localizer, line: ScoreLine) -> str:
    ticket = ticket_line(localizer, str(line.facts["ticket"]), done=bool(line.facts["complete"]), over=True)
    return localizer.say("standing-ticket", ticket=ticket, points=_signed(line.points))


def _item(localizer: Localizer, line: ScoreLine) -> list[str]:
    """One item with what it comes from; what a station lends brings nothing by itself."""
    key = STANDING(line.code)
    if line.code == "loan":
        city, route = str(line.facts["city"]), str(line.facts["route"])
        return [localizer.say("standing-loan", city=localizer.city(city), link=localizer.link(route))]
    if not localizer.words.has(localizer.lang, key):
        told = localizer.say(SCORES(line.code), points=_signed(line.points))
        return [f"- {told}"] if told else []
    facts = {name: fact for name, fact in line.facts.items() if isinstance(fact, int)}
    if "city" in line.facts:
        facts |= {"city": localizer.city(str(line.facts["city"]))}  # type: ignore[dict-item]
    return [localizer.say(key, points=_signed(line.points), **facts)]


def _other(localizer: Localizer, view: View, seat: Seat) -> str:
    """A rival's points without what its tickets will bring, and how many tickets it keeps."""
    lines = [line for line in view.standing_of_all if line.seat == seat]
    parts = [localizer.say(SCORES(code), points=_signed(points)) for code, points in _by_code(lines)]
    facts = {"player": localizer.player(seat), "points": sum(line.points for line in lines)}
    told = localizer.say("standing-other", parts=", ".join(part for part in parts if part), **facts)
    held = view.seen(TicketsSeen).counts[seat] if view.has(TicketsSeen) and not view.turn.ended else None
    return told if held is None else f"{told} {localizer.say('standing-hidden', count=held)}"


def _by_code(lines: Iterable[ScoreLine]) -> list[tuple[str, int]]:
    found: dict[str, int] = {}
    for line in lines:
        found[line.code] = found.get(line.code, 0) + line.points
    return list(found.items())


def _signed(points: int) -> str:
    return f"{points:+d}" if points else "0"


@on("standing")
async def open_standing(press: Pressed) -> None:
    """Shows the points as they stand now, whatever step the button is from."""
    await wait(press)
    table, seat = await seated(press.interaction, press.game)
    await show(press.interaction, standing_panel(await localizer_for(press.interaction, table), table, seat))
