"""The public message of a card table: what happened, the board, whose turn it is, the buttons of a turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from discord import ui

from cogs.core.components import Press
from cogs.core.panels import (
    BOARD,
    GRAY,
    GREEN,
    choose_button,
    gallery,
    latest,
    mix_button,
    open_tunnel,
    room_for_position,
    simple_panel,
    tunnel_buttons,
)
from cogs.faces.fleet import (
    can_exchange,
    mixing,
)
from cogs.play.undo import takeback_buttons
from cogs.rail.alt_text import alt_text, position_text
from cogs.rail.draw_panel import deck_buttons, face_up_buttons, in_rows, two_buttons
from cogs.tables.clock_words import clock_line
from cogs.tables.digest import Digest, closing_in
from cogs.tables.table import Table
from cogs.text.catalogue import Words
from cogs.text.localizer import Localizer
from data.key_family import KeyFamily
from engine.core.event import Event
from engine.core.view import View
from engine.parts.last_turns import LastTurnsSeen
from engine.parts.market import Market, MarketSeen
from engine.parts.ports import PortsSeen
from engine.parts.stations import StationsSeen
from engine.parts.tickets import TicketsSeen

BUTTONS = KeyFamily("button-{}", ("board", "rules", "claim", "tickets", "station", "port", "exchange"))

ACCENTS = {"blue": 0x1557B0, "red": 0xB9161F, "green": 0x13753A, "black": 0x72767D, "yellow": 0xF4B400}
"""The colour of a seat beside its block of a message; black is told as gray, or a dark client would not show it."""


def board_panel(
    words: Words, lang: str, table: Table, news: Digest | Iterable[Event], *, picture: bool
) -> ui.LayoutView:
    """What happened, the board, whose turn it is (with a mention), and the buttons of a turn.

    `news` is what others did since the last turn of the seat that is waited for, or, where several are, what happened
    of late. Everything comes from the table's view, so it looks the same whatever anybody holds.
    """
    localizer, view = Localizer(words, lang, table), table.running.view(None)
    told = (turn_text(localizer, view), clock_line(localizer, table))
    block = turn_block(localizer, view, news, told, _turn_rows(localizer, table, view))
    return simple_panel(*head_of(localizer, view, news, alt_text if picture else None, position_text), block)


def head_of(
    localizer: Localizer,
    view: View,
    news: Digest | Iterable[Event],
    alt: Callable[[Localizer, View], str] | None,
    position: Callable[[Localizer, View, int], str],
) -> list[ui.Item[Any]]:
    """What happened, then the picture with its `alt`, or with none the `position` in words."""
    heard = news_text(localizer, view, news)
    items: list[ui.Item[Any]] = [ui.TextDisplay(heard)] if heard else []
    if alt is not None:
        return [*items, gallery(BOARD, alt(localizer, view))]
    return [*items, ui.TextDisplay(position(localizer, view, room_for_position(heard)))]


def news_text(localizer: Localizer, view: View, news: Digest | Iterable[Event]) -> str:
    """What happened, as the head of a message."""
    if not isinstance(news, Digest):
        return latest(localizer.moves(news)) if localizer.table is not None else ""
    lines = [line for line in (news.text, closing_in(localizer, view)) if line]
    if lines:
        key = "digest-title-first" if news.is_first else "digest-title"
        lines.insert(0, f"### {localizer.say(key, player=localizer.player(view.waiting[0]))}")
    return "\n".join(lines)


def turn_block(
    localizer: Localizer,
    view: View,
    news: Digest | Iterable[Event],
    told: Iterable[str],
    rows: Iterable[ui.ActionRow[Any]],
) -> ui.Container[Any]:
    """Whose turn it is with the buttons for it, in the colour of that seat; the picture keeps its full width above."""
    own = [f"-# {news.own}"] if isinstance(news, Digest) and news.own else []
    text = "\n".join((*own, *filter(None, told))) or "·"
    waiting = view.waiting
    color = None
    if len(waiting) == 1 and localizer.table is not None:
        color = ACCENTS[localizer.table.seats[waiting[0]].color]
    return ui.Container(ui.TextDisplay(text), *rows, accent_color=color)


def turn_text(localizer: Localizer, view: View) -> str:
    """Whom the table waits for, and for what."""
    if view.turn.ended:
        return localizer.say("turn-over")
    if view.turn.seat is None:
        return _setup_text(localizer, view)
    mention = localizer.mention(view.turn.seat)
    tunnel = open_tunnel(view)
    if tunnel is not None:
        return localizer.say("turn-tunnel", mention=mention, owed=tunnel.owed or 0)
    left = view.seen(LastTurnsSeen).left if view.has(LastTurnsSeen) else None
    last = "" if left is None else "\n" + localizer.say("turn-last", left=left)
    return localizer.say(_turn_key(view), mention=mention) + last


def _setup_text(localizer: Localizer, view: View) -> str:
    """Who still chooses tickets, and who pieces: that somebody has chosen is public, what is not."""
    first, mixes = localizer.player(view.turn.first), mixing(view)
    told = []
    if view.seen(TicketsSeen).choosing:
        mentions = ", ".join(localizer.mention(seat) for seat in view.seen(TicketsSeen).choosing)
        told.append(localizer.say("turn-setup", mentions=mentions, first=first))
    if mixes:
        told.append(localizer.say("turn-pieces", mentions=", ".join(map(localizer.mention, mixes))))
    if len(told) == 1 and mixes:
        told.append(localizer.say("event-first-seat-chosen", player=first))
    return "\n".join(told)


def _turn_key(view: View) -> str:
    if view.seen(TicketsSeen).choosing:
        return "turn-tickets"
    return "turn-second" if view.seen(MarketSeen).drawn else "turn-now"


def _turn_rows(localizer: Localizer, table: Table, view: View) -> list[ui.ActionRow[Any]]:
    """The buttons of a turn. Which ones are there hangs on public facts alone."""
    if view.turn.ended:
        return []
    hand = Press(table.id, table.step, "hand", localizer.say("button-hand"))
    choices = [choose_button(localizer, table)] if view.seen(TicketsSeen).choosing else []
    choices += [mix_button(localizer, table)] if mixing(view) else []
    takeback = takeback_buttons(localizer, table, view)
    if choices:
        return in_rows([*choices, *takeback, hand, *look_buttons(localizer, table)])
    if open_tunnel(view) is not None:
        return [ui.ActionRow(*tunnel_buttons(localizer, table), hand, *look_buttons(localizer, table))]
    looks: ui.ActionRow[Any] = ui.ActionRow(hand, *look_buttons(localizer, table), *takeback)
    return [*turn_choices(localizer, table, view), looks]


def turn_choices(localizer: Localizer, table: Table, view: View) -> list[ui.ActionRow[Any]]:
    """What a turn can be: the face-up cards, and a button for each kind of action."""
    turn = [*_draw_buttons(localizer, table, view), *_other_buttons(localizer, table, view)]
    return [*face_up_buttons(localizer, table, view), *(in_rows(turn) if turn else ())]


def look_buttons(localizer: Localizer, table: Table) -> list[Press]:
    """What anybody may look at."""
    return [Press(table.id, table.step, verb, localizer.say(BUTTONS(verb))) for verb in ("board", "rules")]


def _draw_buttons(localizer: Localizer, table: Table, view: View) -> list[Press]:
    """A button for each deck that has cards, and for two off it; after the first card one that leaves it at that."""
    market, seen = view.part(Market), view.seen(MarketSeen)
    buttons = [*deck_buttons(localizer, table, view), *two_buttons(localizer, table, view)]
    if market.several and seen.drawn and market.numbers.may_stop:
        buttons.append(Press(table.id, table.step, "stop", localizer.say("button-stop")))
    return buttons


def _other_buttons(localizer: Localizer, table: Table, view: View) -> list[Press]:
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
    return [Press(table.id, table.step, verb, localizer.say(BUTTONS(verb)), style=style) for verb, style in verbs]
