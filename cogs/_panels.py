"""The messages of a game: the public board, one seat's private hand. Made of views, never of the state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ui

from cogs._districts import alt_districts, district_lines
from cogs._draws import draw_options
from cogs._fleet import (
    alt_boxes,
    alt_decks,
    alt_pieces,
    alt_ports,
    can_exchange,
    hand_cards,
    hand_pieces,
    mixing,
    tour_state,
)
from cogs._press import Pick, Press
from cogs._speech import Speech
from cogs._tables import Table
from cogs._ways import ticket_ways
from cogs._words import Words, shorten
from engine.core.action import Seat
from engine.core.event import Event
from engine.core.game import Game
from engine.core.view import View
from engine.parts.last_turns import LastTurnsSeen
from engine.parts.market import Market, MarketSeen
from engine.parts.passing import Pass
from engine.parts.pieces import PiecesSeen
from engine.parts.ports import PortsSeen
from engine.parts.routes import RoutesSeen
from engine.parts.stations import StationsSeen
from engine.parts.ticket_points import completed
from engine.parts.tickets import TicketsSeen
from engine.parts.tunnels import TunnelsSeen

MOST_ALT = 1024
"""Discord's limit for the description of a picture."""
MOST_NEWS = 2000
"""Of the 4,000 characters of a message, what the story of a turn may take."""
MOST_HAND = 3500
"""What the words of a hand may take."""
MOST_IN_ROW = 5
"""Buttons that Discord lets stand side by side."""
BOARD, HAND, SCORE = "board.png", "hand.png", "score.png"

GREEN, BLUE, GRAY = discord.ButtonStyle.success, discord.ButtonStyle.primary, discord.ButtonStyle.secondary


def begun(table: Table) -> Game:
    """The game of a table that has begun."""
    assert table.game is not None
    return table.game


def gallery(name: str, alt: str) -> ui.MediaGallery[Any]:
    """An attached picture with its text alternative."""
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=shorten(alt, MOST_ALT)))


def simple_panel(*items: ui.Item[Any]) -> ui.LayoutView:
    """A message of these items. It never times out: what can be pressed in it is dynamic."""
    panel = ui.LayoutView(timeout=None)
    for item in items:
        panel.add_item(item)
    return panel


# The public board


def board_panel(words: Words, lang: str, table: Table, events: Iterable[Event], *, picture: bool) -> ui.LayoutView:
    """What happened, the board, whose turn it is (with a mention), and the buttons of a turn.

    Everything in it comes from the table's view, so it looks the same whatever anybody holds.
    """
    speech, view = Speech(words, lang, table), begun(table).view(None)
    news = latest(words.moves(lang, table, events))
    alt = alt_text(speech, view)
    items: list[ui.Item[Any]] = [ui.TextDisplay(news)] if news else []
    items.append(gallery(BOARD, alt) if picture else ui.TextDisplay(alt))
    items.append(ui.TextDisplay(turn_text(speech, view)))
    return simple_panel(*items, *_turn_rows(speech, table, view))


def latest(moves: Sequence[str]) -> str:
    """The last sentences, as many as a message has room for."""
    kept: list[str] = []
    for sentence in reversed(moves):
        if sum(len(line) + 1 for line in kept) + len(sentence) > MOST_NEWS:
            break
        kept.insert(0, sentence)
    return "\n".join(kept)


def turn_text(speech: Speech, view: View) -> str:
    """Whom the table waits for, and for what."""
    if view.turn.ended:
        return speech.say("turn-over")
    if view.turn.seat is None:
        return _setup_text(speech, view)
    mention = speech.mention(view.turn.seat)
    tunnel = open_tunnel(view)
    if tunnel is not None:
        return speech.say("turn-tunnel", mention=mention, owed=tunnel.owed or 0)
    left = view.seen(LastTurnsSeen).left if view.has(LastTurnsSeen) else None
    last = "" if left is None else "\n" + speech.say("turn-last", left=left)
    return speech.say(_turn_key(view), mention=mention) + last


def _setup_text(speech: Speech, view: View) -> str:
    """Who still chooses tickets, and who pieces: that somebody has chosen is public, what is not."""
    first, mixes = speech.player(view.turn.first), mixing(view)
    told = []
    if view.seen(TicketsSeen).choosing:
        mentions = ", ".join(speech.mention(seat) for seat in view.seen(TicketsSeen).choosing)
        told.append(speech.say("turn-setup", mentions=mentions, first=first))
    if mixes:
        told.append(speech.say("turn-pieces", mentions=", ".join(map(speech.mention, mixes))))
    if len(told) == 1 and mixes:
        told.append(speech.say("event-first-seat-chosen", player=first))
    return "\n".join(told)


def _turn_key(view: View) -> str:
    if view.seen(TicketsSeen).choosing:
        return "turn-tickets"
    return "turn-second" if view.seen(MarketSeen).drawn else "turn-now"


def open_tunnel(view: View) -> TunnelsSeen | None:
    """The tunnel whose seat is asked to pay or to give up, if there is one."""
    seen = view.seen(TunnelsSeen) if view.has(TunnelsSeen) else None
    return None if seen is None or seen.owed is None else seen


def _turn_rows(speech: Speech, table: Table, view: View) -> list[ui.ActionRow[Any]]:
    """The buttons of a turn. Which ones are there hangs on public facts alone."""
    if view.turn.ended:
        return []
    hand = Press(table.id, table.step, "hand", speech.say("button-hand"))
    choices = [choose_button(speech, table)] if view.seen(TicketsSeen).choosing else []
    choices += [mix_button(speech, table)] if mixing(view) else []
    if choices:
        return [ui.ActionRow(*choices, hand)]
    if open_tunnel(view) is not None:
        return [ui.ActionRow(*tunnel_buttons(speech, table), hand)]
    buttons = [*_draw_buttons(speech, table, view), *_other_buttons(speech, table, view), hand]
    # A row holds five buttons; more are spread over two rows of about the same length.
    size = len(buttons) if len(buttons) <= MOST_IN_ROW else (len(buttons) + 1) // 2
    rows: list[ui.ActionRow[Any]] = [ui.ActionRow(*buttons[at : at + size]) for at in range(0, len(buttons), size)]
    options = face_up_options(speech, view)
    if options:
        placeholder = speech.say("pick-face-up")
        rows.append(ui.ActionRow(Pick(table.id, table.step, "pickcard", options, placeholder=placeholder)))
    return rows


def _draw_buttons(speech: Speech, table: Table, view: View) -> list[Press]:
    """A button for each deck that has cards; after the first card also one that leaves it at that."""
    market, seen = view.part(Market), view.seen(MarketSeen)
    if not market.several:
        return [Press(table.id, table.step, "draw", speech.say("button-draw"), style=BLUE)] if seen.deck else []
    buttons = [
        Press(table.id, table.step, "draw", speech.say("button-draw-deck", deck=deck), arg=deck, style=BLUE)
        for deck in market.decks
        if seen.decks[deck]
    ]
    if seen.drawn and market.numbers.may_stop:
        buttons.append(Press(table.id, table.step, "stop", speech.say("button-stop")))
    return buttons


def _other_buttons(speech: Speech, table: Table, view: View) -> list[Press]:
    """What a turn may be instead of drawing cards."""
    seat = view.turn.seat
    if view.seen(MarketSeen).drawn or seat is None:
        return []
    verbs = [("claim", GREEN)]
    if view.seen(TicketsSeen).deck:
        verbs.append(("tickets", GRAY))
    if view.has(StationsSeen) and view.seen(StationsSeen).left[seat]:
        verbs.append(("station", GRAY))
    if view.has(PortsSeen) and view.seen(PortsSeen).left[seat]:
        verbs.append(("port", GRAY))
    if can_exchange(view, seat):
        verbs.append(("exchange", GRAY))
    return [Press(table.id, table.step, verb, speech.say(f"button-{verb}"), style=style) for verb, style in verbs]


def tunnel_buttons(speech: Speech, table: Table) -> list[Press]:
    """Pay or give up: always both, whatever the hand holds."""
    return [
        Press(table.id, table.step, "extra", speech.say("button-extra"), style=GREEN),
        Press(table.id, table.step, "retreat", speech.say("button-retreat")),
    ]


def choose_button(speech: Speech, table: Table) -> Press:
    return Press(table.id, table.step, "choose", speech.say("button-choose"), style=GREEN)


def mix_button(speech: Speech, table: Table) -> Press:
    """Opens the choice of the pieces that a seat starts with."""
    return Press(table.id, table.step, "mix", speech.say("button-mix"), style=GREEN)


def face_up_options(speech: Speech, view: View) -> list[discord.SelectOption]:
    """The face-up cards by kind, in the order in which they lie; with several decks, once for each that refills."""
    return [
        discord.SelectOption(label=shorten(label), value=value, emoji=speech.sign(card))
        for label, value, card in draw_options(speech, view)
    ]


def alt_text(speech: Speech, view: View) -> str:
    """The board in words, for those who don't see the picture."""
    market, tickets, routes = view.seen(MarketSeen), view.seen(TicketsSeen), view.seen(RoutesSeen)
    names = view.rules.names
    told = [speech.say("alt-board", map=names.get(speech.lang) or names["en"])]
    if view.turn.seat is not None:
        told.append(speech.say("alt-turn", player=speech.player(view.turn.seat, plain=True)))
    row = speech.cards(card for card in market.face_up if card is not None)
    told += [speech.say("alt-row", cards=row), alt_decks(speech, view)]
    told.append(speech.say("alt-tickets", count=tickets.deck))
    owned = Counter(routes.owners.values())
    for seat in range(view.seats):
        held = tickets.counts[seat]
        told.append(
            speech.say(
                "alt-seat",
                player=speech.player(seat, plain=True),
                color=speech.color(seat),
                score=view.result.totals[seat],
                cards=market.hands[seat],
                routes=owned[seat],
                tickets="none" if held is None else held,
                **({"trains": routes.pieces[seat]} | alt_pieces(view, seat)),
            )
        )
    if routes.last is not None:
        told.append(speech.say("alt-last", route=speech.route(routes.last)))
    told += _alt_tunnel(speech, view)
    told += _alt_stations(speech, view) + alt_districts(speech, view)
    for more in (*alt_ports(speech, view), *alt_boxes(speech, view)):  # as far as there is room
        if len(" ".join((*told, more))) <= MOST_ALT:
            told.append(more)
    return shorten(" ".join(told), MOST_ALT)


def _alt_tunnel(speech: Speech, view: View) -> list[str]:
    tunnel = open_tunnel(view)
    if tunnel is None or tunnel.route is None:
        return []
    cards = speech.cards(view.seen(MarketSeen).aside)
    route, payment = speech.route(tunnel.route), speech.cards(tunnel.payment)
    return [speech.say("alt-tunnel", route=route, payment=payment, cards=cards, owed=tunnel.owed or 0)]


def _alt_stations(speech: Speech, view: View) -> list[str]:
    built = view.seen(StationsSeen).built if view.has(StationsSeen) else ()
    return [
        speech.say("alt-stations", player=speech.player(seat, plain=True), cities=", ".join(map(speech.city, cities)))
        for seat, cities in enumerate(built)
        if cities
    ]


# One seat's hand


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


def keep_bounds(speech: Speech, seen: TicketsSeen) -> str:
    """How many of the offered tickets are kept."""
    if seen.most >= len(seen.offered or ()):
        return speech.say("keep-least", needed=seen.keep)
    return speech.say("keep-between" if seen.keep else "keep-most", needed=seen.keep, most=seen.most)


def ticket_line(speech: Speech, ticket: str, *, done: bool, over: bool = False) -> str:
    key = "ticket-done" if done else "ticket-missed" if over else "ticket-open"
    return speech.say(key, ticket=speech.ticket(ticket))


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


def may_pass(game: Game, seat: Seat) -> bool:
    return any(isinstance(action, Pass) for action in game.legal(seat)[:1])


def pass_button(speech: Speech, table: Table) -> Press:
    return Press(table.id, table.step, "pass", speech.say("button-pass"), style=GRAY)


def table_link(table: Table) -> str:
    """Where the newest board is, or its channel."""
    place = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
    return place if table.message_id is None else f"{place}/{table.message_id}"
