"""The public message of a card table: what happened, the board, whose turn it is, the buttons of a turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
from discord import ui

from cogs._alt import alt_text, position_text
from cogs._draws import draw_options
from cogs._fleet import (
    can_exchange,
    mixing,
)
from cogs._panels import (
    BLUE,
    BOARD,
    GRAY,
    GREEN,
    MOST_IN_ROW,
    MOST_POSITION,
    begun,
    choose_button,
    gallery,
    latest,
    mix_button,
    open_tunnel,
    simple_panel,
    tunnel_buttons,
)
from cogs._press import Pick, Press
from cogs._speech import Speech
from cogs._table import Table
from cogs._words import Words, shorten
from engine.core.event import Event
from engine.core.view import View
from engine.parts.last_turns import LastTurnsSeen
from engine.parts.market import Market, MarketSeen
from engine.parts.ports import PortsSeen
from engine.parts.stations import StationsSeen
from engine.parts.tickets import TicketsSeen


def board_panel(words: Words, lang: str, table: Table, events: Iterable[Event], *, picture: bool) -> ui.LayoutView:
    """What happened, the board, whose turn it is (with a mention), and the buttons of a turn.

    Everything in it comes from the table's view, so it looks the same whatever anybody holds.
    """
    speech, view = Speech(words, lang, table), begun(table).view(None)
    news = latest(words.moves(lang, table, events))
    alt = alt_text(speech, view)
    items: list[ui.Item[Any]] = [ui.TextDisplay(news)] if news else []
    items.append(gallery(BOARD, alt) if picture else ui.TextDisplay(position_text(speech, view, MOST_POSITION)))
    items.append(ui.TextDisplay(turn_text(speech, view)))
    return simple_panel(*items, *_turn_rows(speech, table, view))


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


def face_up_options(speech: Speech, view: View) -> list[discord.SelectOption]:
    """The face-up cards by kind, in the order in which they lie; with several decks, once for each that refills."""
    return [
        discord.SelectOption(label=shorten(label), value=value, emoji=speech.sign(card))
        for label, value, card in draw_options(speech, view)
    ]
