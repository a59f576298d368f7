"""The frames of a table's board: its public post, and the pages of the text board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import discord
from discord import ui

from cogs.core.client import acknowledge
from cogs.core.components import (
    BOARD,
    MOST_OPTIONS,
    Panel,
    Pick,
    Press,
    Row,
    gallery,
    in_lines,
    latest,
    on,
    turn_lines,
    wait,
)
from cogs.play.moves import localizer_for, show, turn_page, watched
from cogs.play.takeback import takeback_buttons
from cogs.tables.digest import Digest
from cogs.tables.face import Face, Page, all_of, faces_of
from cogs.tables.family import Picture, family_of
from cogs.tables.guide import STOP
from cogs.tables.hints import hint_buttons
from cogs.tables.service import Pressed
from cogs.tables.table import LESSON, Table
from cogs.tables.terms import clock_line
from cogs.text.catalogue import Words
from cogs.text.localizer import Localizer
from data.key_family import KeyFamily
from engine.core.action import Seat
from engine.core.event import Event
from engine.core.view import View

LOOKS = KeyFamily("button-{}", ("board", "rules"))

MOST_POSITION = 1400
"""What the position may take in a message, where it stands in place of a picture."""
MOST_TURN = 900
"""Characters at most for whose turn it is and what that seat has done so far."""
MOST_SEAL = 300
"""Characters at most for the line about the game's seed."""
ACCENTS = {"blue": 0x1557B0, "red": 0xB9161F, "green": 0x13753A, "black": 0x72767D, "yellow": 0xF4B400}
"""The accent color of each seat's block. Black is replaced by gray, which is visible in a dark client."""
MOST_PAGE = 3500
"""Characters at most for the text of a page."""
TABLE = "table"
"""The page that every board has: the position."""


def head_of(
    localizer: Localizer,
    view: View,
    news: Digest | Iterable[Event],
    alt: Callable[[Localizer, View], str] | None,
    position: Callable[[Localizer, View, int], str],
    more: Iterable[Picture] = (),
) -> list[ui.Item[Any]]:
    """Return what happened, then the pictures, the first with its `alt` text, or without one the `position` as text."""
    heard = news_text(localizer, view, news)
    items: list[ui.Item[Any]] = [ui.TextDisplay(heard)] if heard else []
    if alt is not None:
        # Not in one gallery: Discord shows two pictures of one gallery half as wide.
        return [*items, gallery(BOARD, alt(localizer, view)), *(gallery(one.file.filename, one.alt) for one in more)]
    return [*items, ui.TextDisplay(position(localizer, view, room_for_position(heard)))]


def news_text(localizer: Localizer, view: View, news: Digest | Iterable[Event]) -> str:
    """Return what happened, as the head of a message."""
    if not isinstance(news, Digest):
        return latest(localizer.moves(news)) if localizer.table is not None else ""
    if len(view.waiting) != 1:
        return news.text
    lines = [line for line in (news.text, *all_of(view.rules, Face.closing_in)(localizer, view)) if line]
    if lines and not news.is_opening:
        key = "digest-title-own" if news.has_own else "digest-title-first" if news.is_first else "digest-title"
        lines.insert(0, f"### {localizer.say(key, player=localizer.player(view.waiting[0]))}")
    return "\n".join(lines)


def choice_rows(localizer: Localizer, table: Table, view: View, last: Sequence[ui.Item[Any]]) -> list[Row]:
    """Return the choices of a turn as lines of buttons, with those that come `last`.

    If only one rule can continue the turn, nothing else is offered.
    """
    alone = [one for one in faces_of(view.rules) if one.goes_on(view)]
    if alone:
        return turn_lines([button for one in alone for button in one.turn_buttons(localizer, table, view)], last)
    return turn_lines(all_of(view.rules, Face.turn_buttons)(localizer, table, view), last)


def turn_block(
    localizer: Localizer,
    view: View,
    news: Digest | Iterable[Event],
    lines: Iterable[str],
    rows: Iterable[ui.ActionRow[Any]],
) -> list[ui.Item[Any]]:
    """Return whose turn it is, in the seat's color, and its buttons below, which have the message's full width."""
    own = [f"-# {news.own}"] if isinstance(news, Digest) and news.own else []
    text = "\n".join((*own, *filter(None, lines))) or "·"
    waiting = view.waiting
    color = None
    if len(waiting) == 1 and localizer.table is not None:
        color = ACCENTS[localizer.table.seats[waiting[0]].color]
    return [ui.Container(ui.TextDisplay(text), accent_color=color), *rows]


def turn_state(localizer: Localizer, table: Table, text: str) -> tuple[str, ...]:
    """Return whose turn it is, as a text says it, and until when; of a cancelled game only that it is over."""
    if table.status == "cancelled":
        return (localizer.say("turn-cancelled"),)
    return text, clock_line(localizer, table)


def look_buttons(localizer: Localizer, table: Table) -> list[Press]:
    """Return the buttons for what anyone may look at."""
    return [Press(table.id, table.step, verb, localizer.say(LOOKS(verb))) for verb in ("board", "rules")]


def more_button(localizer: Localizer, table: Table) -> Press:
    """Return the button for what a turn's message has no room for."""
    return Press(table.id, table.step, "more", localizer.say("button-more"))


def more_panel(localizer: Localizer, table: Table, seat: Seat | None) -> ui.LayoutView:
    """Return what a turn's message has no room for: rare actions of a turn, a nudge, and what can be looked at."""
    rules, buttons = table.running.rules, list[Press]()
    view = table.running.view(seat)
    goes_on = view.turn.ended or any(one.goes_on(view) for one in faces_of(rules))
    if seat in view.waiting and not goes_on and not all_of(rules, Face.pending_buttons)(localizer, table, view):
        turn = all_of(rules, Face.turn_buttons)(localizer, table, view)
        buttons += (button for button in turn if button.yields)
        buttons += all_of(rules, Face.rare_buttons)(localizer, table, view)
    buttons += hint_buttons(localizer, table, seat)
    if seat is not None:
        buttons += takeback_buttons(localizer, table, view, seat)
        buttons += nudge_buttons(localizer, table, seat)
    key = "more-actions" if buttons else "more-looks"
    if table.kind == LESSON and table.status == "playing":
        buttons.append(Press(table.id, table.step, STOP, localizer.say("button-lesson-stop")))
    buttons += [*look_buttons(localizer, table), *(own_buttons(localizer, table) if seat is not None else ())]
    return Panel(ui.TextDisplay(localizer.say(key)), *in_lines(buttons))


def nudge_buttons(localizer: Localizer, table: Table, seat: Seat) -> list[Press]:
    """Return the button that reminds others, if a running game waits for another person than this seat's; else []."""
    waits = table.people(other for other in table.running.waiting if other != seat)
    if not waits or table.status != "playing" or table.paused_at is not None:
        return []
    return [Press(table.id, table.step, "nudge-player", localizer.say("button-nudge"))]


@on("more")
async def open_more(press: Pressed) -> None:
    """Show what the turn's message has no room for, as the table is now."""
    await wait(press)
    table = await press.interaction.client.tables.as_shown(await watched(press.interaction, press.game))
    localizer = await localizer_for(press.interaction, table)
    await show(press.interaction, more_panel(localizer, table, table.seat_of(press.interaction.user.id)))


def own_buttons(localizer: Localizer, table: Table) -> list[Press]:
    """Return the buttons of a seat's own message: its current points and its notes."""
    return [
        Press(table.id, table.step, "standing", localizer.say("button-standing")),
        Press(table.id, table.step, "note", localizer.say("button-note")),
    ]


def room_for_position(heard: str) -> int:
    """Return how many characters the position may take in a message with this digest."""
    return min(MOST_POSITION, 4000 - MOST_TURN - MOST_SEAL - len(heard))


def textboard_panel(words: Words, lang: str, table: Table, page: str = TABLE) -> ui.LayoutView:
    """Return a page of the text board, with a select of all pages."""
    localizer = Localizer(words, lang, table)
    pages = pages_of(localizer, table.running.view(None))
    shown = next((known for known in pages if known[0] == page), pages[0])
    return paged(localizer, table, shown[2], shown[0])


def paged(localizer: Localizer, table: Table, text: str, page: str = "") -> ui.LayoutView:
    """Return a text with a select of all pages. `page` is its id if the text is one of them."""
    options = [
        discord.SelectOption(label=label, value=value, default=value == page)
        for value, label, _ in pages_of(localizer, table.running.view(None))
    ]
    pick = Pick(table.id, table.step, "picktext", options, placeholder=localizer.say("text-pick"))
    return Panel(ui.TextDisplay(text), Row(pick))


@on("picktext")
async def pick_page(press: Pressed) -> None:
    """Turn to a page of the board as it is now."""
    await acknowledge(press.interaction)
    table = await watched(press.interaction, press.game)
    localizer = await localizer_for(press.interaction, table)
    await turn_page(press.interaction, textboard_panel(localizer.words, localizer.lang, table, press.value))


def pages_of(localizer: Localizer, view: View) -> list[Page]:
    """Return all pages that a select can offer, the position first."""
    return family_of(view.rules).board_pages(localizer, view, MOST_PAGE)[:MOST_OPTIONS]
