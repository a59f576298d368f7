"""The messages of a game: the public board, one seat's private hand. Made of views, never of the state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ui

from cogs._press import Pick, Press
from cogs._speech import SIGNS, Speech
from cogs._tables import Table
from cogs._ways import ticket_ways
from cogs._words import Words, shorten
from engine.core.action import Seat
from engine.core.event import Event
from engine.core.game import Game
from engine.core.view import View
from engine.parts.last_turns import LastTurnsSeen
from engine.parts.market import MarketSeen
from engine.parts.passing import Pass
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
        mentions = ", ".join(speech.mention(seat) for seat in view.waiting)
        return speech.say("turn-setup", mentions=mentions, first=speech.player(view.turn.first))
    mention = speech.mention(view.turn.seat)
    tunnel = open_tunnel(view)
    if tunnel is not None:
        return speech.say("turn-tunnel", mention=mention, owed=tunnel.owed or 0)
    left = view.seen(LastTurnsSeen).left if view.has(LastTurnsSeen) else None
    last = "" if left is None else "\n" + speech.say("turn-last", left=left)
    return speech.say(_turn_key(view), mention=mention) + last


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
    market, tickets = view.seen(MarketSeen), view.seen(TicketsSeen)
    hand = Press(table.id, table.step, "hand", speech.say("button-hand"))
    if tickets.choosing:
        return [ui.ActionRow(choose_button(speech, table), hand)]
    if open_tunnel(view) is not None:
        return [ui.ActionRow(*tunnel_buttons(speech, table), hand)]
    buttons: list[Press] = []
    if market.deck:
        buttons.append(Press(table.id, table.step, "draw", speech.say("button-draw"), style=BLUE))
    if not market.drawn:
        buttons.append(Press(table.id, table.step, "claim", speech.say("button-claim"), style=GREEN))
        if tickets.deck:
            buttons.append(Press(table.id, table.step, "tickets", speech.say("button-tickets")))
        if view.has(StationsSeen) and view.turn.seat is not None and view.seen(StationsSeen).left[view.turn.seat]:
            buttons.append(Press(table.id, table.step, "station", speech.say("button-station")))
    rows: list[ui.ActionRow[Any]] = [ui.ActionRow(*buttons, hand)]
    options = face_up_options(speech, market.face_up)
    if options:
        placeholder = speech.say("pick-face-up")
        rows.append(ui.ActionRow(Pick(table.id, table.step, "pickcard", options, placeholder=placeholder)))
    return rows


def tunnel_buttons(speech: Speech, table: Table) -> list[Press]:
    """Pay or give up: always both, whatever the hand holds."""
    return [
        Press(table.id, table.step, "extra", speech.say("button-extra"), style=GREEN),
        Press(table.id, table.step, "retreat", speech.say("button-retreat")),
    ]


def choose_button(speech: Speech, table: Table) -> Press:
    return Press(table.id, table.step, "choose", speech.say("button-choose"), style=GREEN)


def face_up_options(speech: Speech, row: Iterable[str | None]) -> list[discord.SelectOption]:
    """The face-up cards by kind, in the order in which they lie."""
    counted = Counter(card for card in row if card is not None)
    return [
        discord.SelectOption(
            label=shorten(speech.card(card) + (f" × {count}" if count > 1 else "")),
            value=card,
            emoji=SIGNS.get(card),
        )
        for card, count in counted.items()
    ]


def alt_text(speech: Speech, view: View) -> str:
    """The board in words, for those who don't see the picture."""
    market, tickets, routes = view.seen(MarketSeen), view.seen(TicketsSeen), view.seen(RoutesSeen)
    names = view.rules.names
    told = [speech.say("alt-board", map=names.get(speech.lang) or names["en"])]
    if view.turn.seat is not None:
        told.append(speech.say("alt-turn", player=speech.player(view.turn.seat, plain=True)))
    row = speech.cards(card for card in market.face_up if card is not None)
    told += [speech.say("alt-row", cards=row), speech.say("alt-deck", count=market.deck)]
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
                trains=routes.pieces[seat],
                cards=market.hands[seat],
                routes=owned[seat],
                tickets="none" if held is None else held,
            )
        )
    if routes.last is not None:
        told.append(speech.say("alt-last", route=speech.route(routes.last)))
    told += _alt_tunnel(speech, view)
    told += _alt_stations(speech, view)
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
    hand, tickets = view.seen(MarketSeen).hand or (), view.seen(TicketsSeen)
    names = view.rules.names
    told = [f"### {speech.say('hand-title')} · {names.get(speech.lang) or names['en']}"]
    if view.turn.seat == seat:
        told.append(f"**{speech.say('hand-your-turn')}**")
    told.append(speech.say("hand-cards", count=len(hand), cards=speech.cards(hand)))
    told.append(speech.say("hand-pieces", count=view.seen(RoutesSeen).pieces[seat]))
    if view.has(StationsSeen):
        told.append(speech.say("hand-stations", count=view.seen(StationsSeen).left[seat]))
    offered = []
    if tickets.offered:
        offered.append(speech.say("hand-offered", bounds=keep_bounds(speech, tickets)))
        offered += [f"{number}. {speech.ticket(t)}" for number, t in enumerate(tickets.offered, 1)]
    elif not tickets.own:
        offered.append(speech.say("hand-no-tickets"))
    for ways in (True, False):  # the ways are left out where there is no room for those of all tickets
        text = "\n".join([*told, *_own_tickets(speech, view, ways=ways), *offered])
        if len(text) <= MOST_HAND:
            break
    return shorten(text, MOST_HAND)


def _own_tickets(speech: Speech, view: View, *, ways: bool) -> list[str]:
    """The kept tickets, each with the ways that can still complete it."""
    own, done = view.seen(TicketsSeen).own or (), completed(view)
    told = [speech.say("hand-tickets")] if own else []
    for ticket in own:
        told.append(ticket_line(speech, ticket, done=ticket in done))
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
