"""Tickets, as players read and press them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from cogs.core.components import Press
from cogs.core.panels import GRAY
from cogs.play.standing import signed
from cogs.rail.buttons import choose_button, keep_bounds, ticket_line
from cogs.tables.face import Face, all_of, face, first_of, order
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from engine.advice.missing_links import Missing, Outlook
from engine.core.action import Seat
from engine.core.score import ScoreLine
from engine.core.view import View
from engine.parts.ticket_points import completed
from engine.parts.tickets import Tickets, TicketsSeen

TICKET = "ticket"
"""The code of a ticket's line in the score."""
WAYS = "ways"
"""What may be left out of a hand: how each ticket can still be completed."""


def _done(view: View) -> Collection[str]:
    """The own tickets that are complete: at the end as they were scored, with what other rules lend."""
    if not view.turn.ended or view.viewer is None:
        return completed(view)
    return {str(line.facts["ticket"]) for line in view.result.of(view.viewer) if line.facts.get("complete")}


def _ways(localizer: Localizer, view: View, ticket: str, found: Missing) -> list[str]:
    """What is told below a ticket that is not complete yet: the least that is missing, or why it is out of reach."""
    if found.reason is not None:
        return [first_of(view.rules, Face.out_of_reach)(localizer, found) or ""]
    return all_of(view.rules, Face.ticket_lines)(localizer, view, ticket, found)


@face("tickets")
class TicketsFace(Face[Tickets]):
    """Tickets on Discord."""

    # In the help and the rules

    # Names and sentences

    # On the board and in messages

    @order(10)
    def waits_for(self, localizer: Localizer, view: View) -> list[str]:
        """Who still chooses tickets: that somebody has chosen is public, what is not."""
        choosing = view.seen(TicketsSeen).choosing
        if not choosing:
            return []
        mentions = ", ".join(localizer.mention(seat) for seat in choosing)
        return [localizer.say("turn-setup", mentions=mentions, first=localizer.player(view.turn.first))]

    def turn_line(self, localizer: Localizer, view: View) -> str:
        if not view.seen(TicketsSeen).choosing or view.turn.seat is None:
            return ""
        return localizer.say("turn-tickets", mention=localizer.mention(view.turn.seat))

    @order(30)
    def turn_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        if not view.seen(TicketsSeen).deck:
            return []
        return [Press(table.id, table.step, "tickets", localizer.say("button-tickets"), style=GRAY)]

    @order(10)
    def pending_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        """The button of a choice, for whoever is offered tickets; on the table while anybody is."""
        seen = view.seen(TicketsSeen)
        chooses = seen.choosing if view.viewer is None else seen.offered
        return [choose_button(localizer, table)] if chooses else []

    @order(20)
    def alt_head(self, localizer: Localizer, view: View, *, plain: bool) -> list[str]:
        return [localizer.say("alt-tickets", count=view.seen(TicketsSeen).deck)]

    def seat_facts(self, localizer: Localizer, view: View, seat: Seat) -> Mapping[str, object]:
        held = view.seen(TicketsSeen).counts[seat]
        return {"tickets": "none" if held is None else held}

    @order(10)
    def final_lines(self, localizer: Localizer, view: View, seat: Seat) -> list[str]:
        """All tickets of a seat, done or missed, and what they bring together."""
        lines = [line for line in view.result.of(seat) if line.code == TICKET]
        told = [localizer.say("final-opens", player=localizer.player(seat), count=len(lines))]
        for line in lines:
            told.append(ticket_line(localizer, str(line.facts["ticket"]), done=bool(line.facts["complete"]), over=True))
            told += all_of(view.rules, Face.ticket_result)(localizer, line)
        return [*told, localizer.say("final-sum", points=sum(line.points for line in lines))]

    def standing_item(self, localizer: Localizer, line: ScoreLine) -> list[str] | None:
        """Tickets come after all else."""
        return [] if line.code == TICKET else None

    def standing_lines(self, localizer: Localizer, own: Sequence[ScoreLine], room: int) -> list[str]:
        """As many tickets as there is room for, and the others in one line."""
        told: list[str] = []
        tickets = sorted((line for line in own if line.code == TICKET), key=lambda line: -line.points)
        for number, line in enumerate(tickets):
            ticket = ticket_line(localizer, str(line.facts["ticket"]), done=bool(line.facts["complete"]), over=True)
            text = localizer.say("standing-ticket", ticket=ticket, points=signed(line.points))
            rest = tickets[number:]
            summed = localizer.say("standing-more", count=len(rest), points=signed(sum(line.points for line in rest)))
            left = room - sum(len(said) + 1 for said in told) - len(text)
            if left < len(summed) + 2 and not (len(rest) == 1 and left >= 1):
                return [*told, summed]
            told.append(text)
        return told

    def standing_other(self, localizer: Localizer, view: View, seat: Seat) -> list[str]:
        """How many tickets another seat keeps."""
        held = None if view.turn.ended else view.seen(TicketsSeen).counts[seat]
        return [] if held is None else [localizer.say("standing-hidden", count=held)]

    # In the hand

    @order(10)
    def hand_lines(self, localizer: Localizer, view: View, outlook: Outlook, gone: Collection[str]) -> list[str]:
        """The kept tickets, with what each lacks."""
        own, done, over = view.seen(TicketsSeen).own or (), _done(view), view.turn.ended
        told = [localizer.say("hand-tickets")] if own else []
        for ticket in own:
            told.append(ticket_line(localizer, ticket, done=ticket in done, over=over))
            if ticket in done or over or WAYS in gone:
                told += all_of(view.rules, Face.ticket_state)(localizer, view, ticket, done)
            else:
                ways = _ways(localizer, view, ticket, outlook.missing(ticket))
                more = all_of(view.rules, Face.ticket_more)(localizer, view, ticket, gone)
                told += [*ways, *(line for line in more if line not in ways)]
        return told

    @order(20)
    def leaves_out(self) -> tuple[str, ...]:
        return (WAYS,)

    def hand_foot(self, localizer: Localizer, view: View) -> list[str]:
        """The tickets to choose from."""
        tickets = view.seen(TicketsSeen)
        if tickets.offered:
            head = localizer.say("hand-offered", bounds=keep_bounds(localizer, tickets))
            return [head, *(f"{number}. {localizer.ticket(t)}" for number, t in enumerate(tickets.offered, 1))]
        return [] if tickets.own else [localizer.say("hand-no-tickets")]

    @order(20)
    def hand_alt(self, localizer: Localizer, view: View) -> list[str]:
        """The own tickets, those that are complete marked, and those to choose from."""
        seen, done, told = view.seen(TicketsSeen), _done(view), []
        tickets = [localizer.ticket(ticket) + (" ✓" if ticket in done else "") for ticket in seen.own or ()]
        if tickets:
            told.append(localizer.say("hand-alt-tickets", tickets="; ".join(tickets)))
        if seen.offered:
            told.append(localizer.say("hand-alt-offered", tickets="; ".join(map(localizer.ticket, seen.offered))))
        return told

    # Actions
