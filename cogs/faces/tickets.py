"""Tickets: drawing them, and choosing which to keep."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from discord import app_commands, ui
from discord.ext import commands

from cogs.core.client import Choices, change_panel, command, open_modal
from cogs.core.components import GRAY, GREEN, Panel, Press, on, wait
from cogs.core.panels import parts_of, pressed_panel
from cogs.play.moves import at_seat, carry_out, localizer_for, offer, seated, show_hand
from cogs.play.options import TypedList, offered
from cogs.play.scores import signed
from cogs.rail.ticket_choice import (
    check_choice,
    choice_mark,
    choice_modal,
    choice_parts,
    has_choice,
    keep_bounds,
    kept,
    marked,
    marking,
    with_choice,
)
from cogs.rail.typed import parse_tickets
from cogs.tables.face import ActionFace, Face, RuleWords, Section, Topic, all_of, face, first_of, order
from cogs.tables.family import CARD_GAMES, played_in
from cogs.tables.service import Interaction, Pressed
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from data.key_family import KeyFamily
from engine.advice.missing_links import Missing, Outlook
from engine.core.action import Seat
from engine.core.game import Game
from engine.core.refused import Refused
from engine.core.score import ScoreLine
from engine.core.view import View
from engine.parts.last_turns import LastTurnsSeen
from engine.parts.ticket_points import fulfilled
from engine.parts.tickets import DealRound, DrawTickets, KeepTickets, Tickets, TicketsSeen

DEALS = KeyFamily("help-start-{}", ("only", "mixed", "long", "then"))


class DrawTicketsFace(ActionFace[DrawTickets]):
    """Drawing tickets."""

    kind = DrawTickets
    code = "t"

    def way(self, game: Game, action: DrawTickets) -> tuple[str, str | None]:
        return "tickets", None

    def title(self, localizer: Localizer, action: DrawTickets) -> str:
        return localizer.say("preview-tickets")

    def preview(self, localizer: Localizer, game: Game, action: DrawTickets) -> list[str]:
        """Return how many tickets are drawn and how many must be kept."""
        view = game.view(None)
        draw, deck = game.rules.part(Tickets).numbers.draw, view.seen(TicketsSeen).deck
        count = min(draw.deal, deck)
        lines = [localizer.say("preview-tickets-draw", count=count, keep=min(draw.keep, count), deck=deck)]
        left = view.seen(LastTurnsSeen).left if view.has(LastTurnsSeen) else None
        if left is not None:
            lines.append(localizer.say("preview-tickets-late", turns=(left - 1) // game.seats))
        return lines

    def commit_key(self, game: Game, action: DrawTickets) -> str:
        return "button-tickets"

    def done(self, localizer: Localizer, before: Table, after: Table, action: DrawTickets) -> str:
        count = len(after.running.view(action.seat).seen(TicketsSeen).offered or ())
        return localizer.say("done-tickets", count=count)

    def shows_hand(self, after: Table, seat: Seat) -> bool:
        return True


class KeepTicketsFace(ActionFace[KeepTickets]):
    """Keeping some of the tickets that were offered."""

    kind = KeepTickets
    code = "k"

    def pack(self, game: Game, action: KeepTickets) -> str:
        """Encode the kept tickets as their numbers in the offer, from 1."""
        offered = game.view(action.seat).seen(TicketsSeen).offered or ()
        return " ".join(str(offered.index(ticket) + 1) for ticket in action.tickets)

    def unpack(self, game: Game, seat: Seat, text: str) -> KeepTickets:
        offered = game.view(seat).seen(TicketsSeen).offered or ()
        numbers = text.split()
        if not all(number.isdecimal() and 1 <= int(number) <= len(offered) for number in numbers):
            raise Refused("table_moved_on")
        return KeepTickets(seat, tuple(offered[int(number) - 1] for number in numbers))

    def way(self, game: Game, action: KeepTickets) -> tuple[str, str | None]:
        return "mark-ticket", marking(game, action)

    def done(self, localizer: Localizer, before: Table, after: Table, action: KeepTickets) -> str:
        if not action.tickets:
            return localizer.say("done-keep-none")
        return localizer.say("done-keep", tickets=", ".join(map(localizer.ticket, action.tickets)))

    def shows_hand(self, after: Table, seat: Seat) -> bool:
        """Tell whether set-up has another choice."""
        return bool(after.running.view(seat).seen(TicketsSeen).offered)


DRAW, KEEP = DrawTicketsFace(), KeepTicketsFace()


# The commands


class TicketCommands(commands.Cog):
    """Commands for drawing tickets and for keeping them."""

    plays = staticmethod(played_in(CARD_GAMES))

    @app_commands.guild_only()
    @command()
    async def tickets(self, interaction: Interaction, now: bool = False) -> None:
        """Draw tickets, or show the pending choice."""
        table, seat = await seated(interaction)
        if table.running.view(seat).seen(TicketsSeen).offered:
            await show_hand(interaction, table, seat)
            return
        await offer(interaction, table, DrawTickets(seat), now=now)

    @app_commands.guild_only()
    @command()
    async def keep(self, interaction: Interaction, tickets: TypedList) -> None:
        """Keep the tickets that were typed.

        Raises: Refused `nothing_to_choose`.
        """
        localizer, table, seat = await at_seat(interaction)
        chosen = parse_tickets(localizer, check_choice(table, seat).offered or (), tickets)
        await carry_out(interaction, table, KeepTickets(seat, chosen))

    @keep.autocomplete("tickets")
    async def offer_tickets(self, interaction: Interaction, typed: str) -> Choices:
        """Offer the sets of tickets that may be kept."""
        return await offered(interaction, ticket_labels, typed)


def ticket_labels(localizer: Localizer, table: Table, seat: Seat) -> dict[str, str]:
    """Return the sets of tickets that may be kept, by label; each value is their numbers in the offer."""
    game = table.running
    kept = (action for action in game.legal(seat) if isinstance(action, KeepTickets))
    return {
        ", ".join(map(localizer.ticket, action.tickets)) or localizer.say("no-tickets"): KEEP.pack(game, action) or "0"
        for action in kept
    }


# Presses


@on("tickets", plays=played_in(CARD_GAMES))
async def press_tickets(press: Pressed) -> None:
    """Preview the draw, since it can't be undone."""
    await wait(press)
    table, seat = await seated(press.interaction, press.game, press.step)
    await offer(press.interaction, table, DrawTickets(seat), step=press.step)


@on("choose", plays=played_in(CARD_GAMES))
async def open_choice(press: Pressed) -> None:
    """Show the hand, where the pending choice is made."""
    await wait(press)
    table, seat = await seated(press.interaction, press.game)
    check_choice(table, seat)
    await show_hand(press.interaction, table, seat)


@on("mark-ticket", plays=played_in(CARD_GAMES))
async def mark_ticket(press: Pressed) -> None:
    """Mark other tickets to keep: on the hand that was pressed, else on a new one."""
    await wait(press)
    localizer, table, seat = await at_seat(press.interaction, press.game)
    choice = choice_parts(localizer, table, seat, marked(table, seat, press.parts(".", 2)))
    panel = pressed_panel(press.interaction)
    shown = [] if panel is None else parts_of(panel)
    if has_choice(shown):
        await change_panel(press.interaction, Panel(*with_choice(shown, choice)))
    else:  # on a new panel, or from a hint
        await show_hand(press.interaction, table, seat, change=partial(with_choice, choice=choice))


@on("keep-marked", plays=played_in(CARD_GAMES))
async def keep_marked(press: Pressed) -> None:
    """Play the choice that is marked."""
    await wait(press)
    table, seat = await seated(press.interaction, press.game)
    bits = marked(table, seat, press.parts(".", 2))
    await carry_out(press.interaction, table, kept(table, seat, bits))


@on("ticket-form", plays=played_in(CARD_GAMES))
async def open_form(press: Pressed) -> None:
    """Open the pending choice as a modal; nothing may be sent before a modal."""
    await open_modal(press.interaction, choice_modal(*await at_seat(press.interaction, press.game)))


@on("keep", plays=played_in(CARD_GAMES))
async def submit_choice(press: Pressed) -> None:
    """Play a submitted choice. It must be for the pending offer, however often the table moved on.

    Raises: Refused `old_choice`.
    """
    await wait(press)
    table, seat = await seated(press.interaction, press.game)
    if press.arg != choice_mark(table.running, seat):
        raise Refused("old_choice")
    try:
        await carry_out(press.interaction, table, KeepTickets(seat, press.values))
    except Refused as refused:
        if refused.code not in ("too_few_tickets", "too_many_tickets"):
            raise
        localizer = await localizer_for(press.interaction, table)
        await show_hand(press.interaction, table, seat, localizer.refusal(refused))


def start_text(localizer: Localizer, steps: Sequence[DealRound]) -> str:
    """Return how many tickets everyone gets and keeps before the first turn, one choice after the other."""
    sentences = []
    for number, step in enumerate(steps):
        kind = "mixed" if step.deal_long and step.deal else "long" if step.deal_long else "then" if number else "only"
        least = max(step.keep - step.less_if_kept, 0)
        most = step.deal + step.deal_long if step.most is None else step.most
        bounds = {"keep": step.keep, "least": least, "most": most}
        sentences.append(localizer.say(DEALS(kind), deal=step.deal, long=step.deal_long, **bounds))
    return " ".join(sentences)


def ticket_line(localizer: Localizer, ticket: str, *, done: bool, over: bool = False) -> str:
    """Return a ticket with its sign: completed, not completed, or still open."""
    key = "ticket-done" if done else "ticket-missed" if over else "ticket-open"
    return localizer.say(key, ticket=localizer.ticket(ticket))


TICKET = "ticket"
"""The code of a ticket's line in the score."""
WAYS = "ways"
"""What may be left out of a hand: how each ticket can still be completed."""


def _ways(localizer: Localizer, view: View, ticket: str, found: Missing) -> list[str]:
    """Return the lines below an incomplete ticket: the fewest missing links, or why it is out of reach."""
    if found.reason is not None:
        return [first_of(view.rules, Face.out_of_reach)(localizer, found) or ""]
    return all_of(view.rules, Face.ticket_lines)(localizer, view, ticket, found)


@face("tickets")
class TicketsFace(Face[Tickets]):
    """Tickets on Discord."""

    # In the help and the rules

    topics = (Topic("tickets", 70),)

    def facts(self, localizer: Localizer) -> Mapping[str, object]:
        drawn = self.part.numbers.draw
        start = start_text(localizer, self.part.steps)
        return {"start": start, "draw": drawn.deal, "drawkeep": drawn.keep}

    def ruled(self) -> Sequence[str]:
        fates = {step.refused for step in self.part.steps}
        found = [self.key]
        found += ["tickets-shuffled"] if "shuffled" in fates else ["tickets-out"] if "out" in fates else []
        found += ["tickets-steps"] if len(self.part.steps) > 1 else []
        return [*found, "tickets-bonus"] if self.part.numbers.bonus else found

    def topic_lines(self, topic: str, words: RuleWords) -> Sequence[str]:
        return [*super().topic_lines(topic, words), *self._stand_ins(words)]

    def help_lines(self, page: str, words: RuleWords) -> Sequence[str]:
        return self._stand_ins(words) if page == "variants" else ()

    def _stand_ins(self, words: RuleWords) -> list[str]:
        """Return the tickets in play whose printed values aren't known."""
        found = [words.localizer.ticket(ticket.id) for ticket in self.part.tickets.values() if ticket.stand_in]
        return [words.say("help-stand-ins", tickets=", ".join(found))] if found else []

    def map_lines(self, words: RuleWords) -> Iterable[tuple[Section, str]]:
        tickets = list(self.part.tickets.values())
        points = [ticket.points for ticket in tickets]
        numbers = {"count": len(tickets), "low": min(points), "high": max(points)}
        yield Section.TICKETS, words.say("rules-map-tickets", **numbers, long=sum(ticket.long for ticket in tickets))

    # On the board and in messages

    @order(10)
    def waits_for(self, localizer: Localizer, view: View) -> list[str]:
        """Return who still chooses tickets: that someone has chosen is public, what isn't."""
        choosing = view.seen(TicketsSeen).choosing
        if not choosing:
            return []
        mentions = ", ".join(localizer.mention(seat) for seat in choosing)
        return [localizer.say("turn-setup", mentions=mentions)]

    def turn_line(self, localizer: Localizer, view: View) -> str:
        if not view.seen(TicketsSeen).choosing or view.turn.seat is None:
            return ""
        return localizer.say("turn-tickets", mention=localizer.mention(view.turn.seat))

    @order(30)
    def turn_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        if not view.seen(TicketsSeen).deck:
            return []
        label, *shorter = map(localizer.say, ("button-tickets", "button-tickets-short"))
        return [Press(table.id, table.step, "tickets", label, style=GRAY, yields=1, shorter=shorter)]

    @order(10)
    def pending_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        """Return the button that leads to the choice, on the board while anyone has one."""
        if view.viewer is not None or not view.seen(TicketsSeen).choosing:
            return []
        return [Press(table.id, table.step, "choose", localizer.say("button-choose"), style=GREEN)]

    def choice_parts(self, localizer: Localizer, table: Table, view: View) -> list[ui.Item[Any]]:
        seat = view.viewer
        return [] if seat is None or not view.seen(TicketsSeen).offered else choice_parts(localizer, table, seat)

    @order(20)
    def alt_head(self, localizer: Localizer, view: View, *, plain: bool) -> list[str]:
        return [localizer.say("alt-tickets", count=view.seen(TicketsSeen).deck)]

    def seat_facts(self, localizer: Localizer, view: View, seat: Seat) -> Mapping[str, object]:
        held = view.seen(TicketsSeen).counts[seat]
        return {"tickets": "none" if held is None else held}

    @order(10)
    def final_lines(self, localizer: Localizer, view: View, seat: Seat) -> list[str]:
        """Return all tickets of a seat, completed or not, and their total."""
        lines = [line for line in view.result.of(seat) if line.code == TICKET]
        texts = [localizer.say("final-opens", player=localizer.player(seat), count=len(lines))]
        for line in lines:
            texts.append(
                ticket_line(localizer, str(line.facts["ticket"]), done=bool(line.facts["complete"]), over=True)
            )
            texts += all_of(view.rules, Face.ticket_result)(localizer, line)
        return [*texts, localizer.say("final-sum", points=sum(line.points for line in lines))]

    def standing_item(self, localizer: Localizer, line: ScoreLine) -> list[str] | None:
        """Return [] for tickets, which come after all other items."""
        return [] if line.code == TICKET else None

    def standing_lines(self, localizer: Localizer, own: Sequence[ScoreLine], room: int) -> list[str]:
        """Return as many tickets as fit, and the others in one line."""
        lines: list[str] = []
        tickets = sorted((line for line in own if line.code == TICKET), key=lambda line: -line.points)
        for number, line in enumerate(tickets):
            ticket = ticket_line(localizer, str(line.facts["ticket"]), done=bool(line.facts["complete"]), over=True)
            text = localizer.say("standing-ticket", ticket=ticket, points=signed(line.points))
            rest = tickets[number:]
            summed = localizer.say("standing-more", count=len(rest), points=signed(sum(line.points for line in rest)))
            left = room - sum(len(said) + 1 for said in lines) - len(text)
            if left < len(summed) + 2 and not (len(rest) == 1 and left >= 1):
                return [*lines, summed]
            lines.append(text)
        return lines

    def standing_other(self, localizer: Localizer, view: View, seat: Seat) -> list[str]:
        """Return how many tickets another seat keeps."""
        held = None if view.turn.ended else view.seen(TicketsSeen).counts[seat]
        return [] if held is None else [localizer.say("standing-hidden", count=held)]

    # In the hand

    @order(10)
    def hand_lines(self, localizer: Localizer, view: View, outlook: Outlook, gone: Collection[str]) -> list[str]:
        """Return the kept tickets, with what each lacks."""
        own, done, over = view.seen(TicketsSeen).own or (), fulfilled(view), view.turn.ended
        lines = [localizer.say("hand-tickets")] if own else []
        for ticket in own:
            lines.append(ticket_line(localizer, ticket, done=ticket in done, over=over))
            if ticket in done or over or WAYS in gone:
                lines += all_of(view.rules, Face.ticket_state)(localizer, view, ticket, done)
            else:
                ways = _ways(localizer, view, ticket, outlook.missing(ticket))
                more = all_of(view.rules, Face.ticket_more)(localizer, view, ticket, gone)
                lines += [*ways, *(line for line in more if line not in ways)]
        return lines

    @order(20)
    def leaves_out(self) -> tuple[str, ...]:
        return (WAYS,)

    def hand_foot(self, localizer: Localizer, view: View) -> list[str]:
        """Return the tickets to choose from."""
        tickets = view.seen(TicketsSeen)
        if tickets.offered:
            head = localizer.say("hand-offered", bounds=keep_bounds(localizer, tickets))
            return [head, *(f"{number}. {localizer.ticket(t)}" for number, t in enumerate(tickets.offered, 1))]
        return [] if tickets.own else [localizer.say("hand-no-tickets")]

    @order(20)
    def hand_alt(self, localizer: Localizer, view: View) -> list[str]:
        """Return the own tickets, completed ones marked, and those to choose from."""
        seen, done, sentences = view.seen(TicketsSeen), fulfilled(view), []
        tickets = [localizer.ticket(ticket) + (" ✓" if ticket in done else "") for ticket in seen.own or ()]
        if tickets:
            sentences.append(localizer.say("hand-alt-tickets", tickets="; ".join(tickets)))
        if seen.offered:
            sentences.append(localizer.say("hand-alt-offered", tickets="; ".join(map(localizer.ticket, seen.offered))))
        return sentences

    @order(20)
    def map_alt(self, localizer: Localizer, view: View, outlook: Outlook) -> list[str]:
        """Return each ticket, kept or to choose from, with the links it is missing, or that it is out of reach."""
        seen, done, sentences = view.seen(TicketsSeen), fulfilled(view), [localizer.say("own-map-alt")]
        for ticket in (*(seen.own or ()), *(seen.offered or ())):
            found = None if ticket in done or view.turn.ended else outlook.missing(ticket)
            links = dict.fromkeys(localizer.link(route.id) for route in found.routes) if found else {}
            facts = {"ticket": localizer.ticket(ticket), "links": ", ".join(links)}
            if ticket in done:
                sentences.append(localizer.say("own-map-alt-done", **facts))
            elif found is None:
                sentences.append(localizer.say("own-map-alt-open", **facts))
            elif found.reason is not None:
                sentences.append(localizer.say("own-map-alt-out", **facts))
            elif links:
                sentences.append(localizer.say("own-map-alt-missing", **facts))
            else:
                sentences.append(localizer.say("own-map-alt-lent", **facts))
        return sentences

    # Actions

    actions = (DRAW, KEEP)
