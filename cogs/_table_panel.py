"""The public message of a card table: what happened, the board, whose turn it is, the buttons of a turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from discord import ui

from cogs._alt import alt_text
from cogs._draw_panel import deck_buttons, face_up_buttons, in_rows, two_buttons
from cogs._fleet import (
    can_exchange,
    mixing,
)
from cogs._panels import (
    BOARD,
    GRAY,
    GREEN,
    begun,
    choose_button,
    gallery,
    latest,
    mix_button,
    open_tunnel,
    simple_panel,
    tunnel_buttons,
)
from cogs._press import Press
from cogs._speech import Speech
from cogs._table import Table
from cogs._undo import takeback_buttons
from cogs._words import Words
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
    items.append(gallery(BOARD, alt) if picture else ui.TextDisplay(alt))
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
        return [ui.ActionRow(*choices, *takeback_buttons(speech, table, view), hand)]
    if open_tunnel(view) is not None:
        return [ui.ActionRow(*tunnel_buttons(speech, table), hand)]
    buttons = [
        *_draw_buttons(speech, table, view),
        *_other_buttons(speech, table, view),
        *takeback_buttons(speech, table, view),
        hand,
    ]
    return [*in_rows(buttons), *face_up_buttons(speech, table, view)]


def _draw_buttons(speech: Speech, table: Table, view: View) -> list[Press]:
    """A button for each deck that has cards, and for two off it; after the first card one that leaves it at that."""
    market, seen = view.part(Market), view.seen(MarketSeen)
    buttons = [*deck_buttons(speech, table, view), *two_buttons(speech, table, view)]
    if market.several and seen.drawn and market.numbers.may_stop:
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
