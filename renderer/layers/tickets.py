"""Tickets: the deck on the table, and what is written on a ticket besides cities and points."""

from engine.parts.tickets import Ticket, TicketsSeen
from renderer.cards import ticket
from renderer.draw import Sheet
from renderer.layers.market import PILE, UNDER, pile
from renderer.look import Look
from renderer.theme import COLORS, RGB

FACES: dict[bool, RGB] = {False: COLORS["paper"], True: COLORS["sky"]}
"""The colour of a ticket, by whether it is a long one."""


def draw_pile(sheet: Sheet, seen: TicketsSeen, look: Look, x: int, y: int) -> None:
    """How many tickets are left to draw."""
    sheet.put(ticket(*PILE, COLORS["shade"], UNDER), x, y)
    pile(sheet, x, y, str(seen.deck), COLORS["ink"], COLORS["shade"], look.say("pic-tickets"))


def notes(one: Ticket, look: Look) -> str:
    """That a ticket is a long one, or that it stands in for one that is not known."""
    words = (("pic-long", one.long), ("pic-stand-in", one.stand_in))
    return ", ".join(look.say(key) for key, is_so in words if is_so)
