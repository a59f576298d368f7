"""The private message of one seat: its cards, pieces and tickets, and what it can do with them."""

from __future__ import annotations

from typing import Any

from discord import ui

from cogs._districts import district_lines
from cogs._fleet import (
    hand_cards,
    hand_pieces,
    mixing,
    tour_state,
)
from cogs._panels import (
    HAND,
    MOST_HAND,
    begun,
    choose_button,
    gallery,
    keep_bounds,
    may_pass,
    mix_button,
    open_tunnel,
    pass_button,
    simple_panel,
    table_link,
    ticket_line,
    tunnel_buttons,
)
from cogs._speech import Speech
from cogs._table import Table
from cogs._ways import ticket_ways
from cogs._words import Words, shorten
from engine.core.action import Seat
from engine.core.view import View
from engine.parts.market import MarketSeen
from engine.parts.pieces import PiecesSeen
from engine.parts.routes import RoutesSeen
from engine.parts.stations import StationsSeen
from engine.parts.ticket_points import completed
from engine.parts.tickets import TicketsSeen


def hand_panel(words: Words, lang: str, table: Table, seat: Seat, *, picture: bool = True) -> ui.LayoutView:
    """Cards and tickets of one seat, for that seat alone, with a link to the table."""
    speech, view = Speech(words, lang, table), begun(table).view(seat)
    cards = speech.cards(view.seen(MarketSeen).hand or ())
    items: list[ui.Item[Any]] = [ui.TextDisplay(hand_text(speech, view, seat))]
    if picture:
        items.append(gallery(HAND, speech.say("hand-alt", cards=cards)))
    return simple_panel(*items, ui.ActionRow(*_hand_buttons(speech, table, view, seat)))


def hand_text(speech: Speech, view: View, seat: Seat) -> str:
    """The hand in words: cards, pieces, tickets with what is complete, and tickets to choose from."""
    tickets = view.seen(TicketsSeen)
    names = view.rules.names
    told = [f"### {speech.say('hand-title')} · {names.get(speech.lang) or names['en']}"]
    if view.turn.seat == seat:
        told.append(f"**{speech.say('hand-your-turn')}**")
    told += hand_cards(speech, view)
    if not view.has(PiecesSeen):
        told.append(speech.say("hand-pieces", count=view.seen(RoutesSeen).pieces[seat]))
    told += hand_pieces(speech, view, seat)
    if view.has(StationsSeen):
        told.append(speech.say("hand-stations", count=view.seen(StationsSeen).left[seat]))
    offered = []
    if tickets.offered:
        offered.append(speech.say("hand-offered", bounds=keep_bounds(speech, tickets)))
        offered += [f"{number}. {speech.ticket(t)}" for number, t in enumerate(tickets.offered, 1)]
    elif not tickets.own:
        offered.append(speech.say("hand-no-tickets"))
    for ways in (True, False):  # the ways are left out where there is no room for those of all tickets
        own = _own_tickets(speech, view, ways=ways)
        text = "\n".join([*told, *own, *district_lines(speech, view, seat), *offered])
        if len(text) <= MOST_HAND:
            break
    return shorten(text, MOST_HAND)


def _own_tickets(speech: Speech, view: View, *, ways: bool) -> list[str]:
    """The kept tickets, each with the ways that can still complete it."""
    own, done = view.seen(TicketsSeen).own or (), completed(view)
    told = [speech.say("hand-tickets")] if own else []
    for ticket in own:
        told.append(ticket_line(speech, ticket, done=ticket in done))
        told += tour_state(speech, view, ticket, done)
        if ways and ticket not in done:
            told += ticket_ways(speech, view, ticket)
    return told


def _hand_buttons(speech: Speech, table: Table, view: View, seat: Seat) -> list[ui.Item[Any]]:
    buttons: list[ui.Item[Any]] = []
    if view.seen(TicketsSeen).offered:
        buttons.append(choose_button(speech, table))
    if seat in mixing(view):
        buttons.append(mix_button(speech, table))
    if view.turn.seat == seat and open_tunnel(view) is not None:
        buttons += tunnel_buttons(speech, table)
    if may_pass(begun(table), seat):
        buttons.append(pass_button(speech, table))
    return [*buttons, ui.Button(label=speech.say("button-table"), url=table_link(table))]
