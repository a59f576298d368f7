"""What all messages of a table share: their sizes, and the buttons and lines that several of them show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.core.components import Panel, Press
from cogs.tables.table import Table
from cogs.text.catalogue import shorten
from cogs.text.localizer import Localizer
from cogs.text.names import safe
from engine.core.action import Seat
from engine.core.game import Game
from engine.core.view import View
from engine.parts.passing import Pass
from engine.parts.tickets import TicketsSeen
from engine.parts.tunnels import TunnelsSeen

MOST_ALT = 1024
"""Discord's limit for the description of a picture."""
MOST_NEWS = 2000
"""Of the 4,000 characters of a message, what the story of a turn may take."""
MOST_POSITION = 1400
"""What the position may take there, where it stands in place of a picture."""
MOST_TURN = 900
"""What whose turn it is, with what that seat has done so far, may take at most."""
MOST_SEAL = 300
"""What the first post tells of the game's seed."""
MOST_HAND = 3500
"""What the words of a hand may take."""
MOST_IN_ROW = 5
"""Buttons that Discord lets stand side by side."""
BOARD, HAND, SCORE = "board.png", "hand.png", "score.png"

GREEN, BLUE, GRAY = discord.ButtonStyle.success, discord.ButtonStyle.primary, discord.ButtonStyle.secondary


def gallery(name: str, alt: str) -> ui.MediaGallery[Any]:
    """An attached picture with its text alternative."""
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=shorten(alt, MOST_ALT)))


def simple_panel(*items: ui.Item[Any]) -> ui.LayoutView:
    """A message of these items. It never times out: what can be pressed in it is dynamic."""
    panel = Panel()
    for item in items:
        panel.add_item(item)
    return panel


def latest(moves: Sequence[str]) -> str:
    """The last sentences, as many as a message has room for."""
    kept: list[str] = []
    for sentence in reversed(moves):
        if sum(len(line) + 1 for line in kept) + len(sentence) > MOST_NEWS:
            break
        kept.insert(0, sentence)
    return "\n".join(kept)


def open_tunnel(view: View) -> TunnelsSeen | None:
    """The tunnel whose seat is asked to pay or to give up, if there is one."""
    seen = view.seen(TunnelsSeen) if view.has(TunnelsSeen) else None
    return None if seen is None or seen.owed is None else seen


def tunnel_buttons(localizer: Localizer, table: Table) -> list[Press]:
    """Pay or give up: always both, whatever the hand holds."""
    return [
        Press(table.id, table.step, "pay-tunnel", localizer.say("button-extra"), style=GREEN),
        Press(table.id, table.step, "leave-tunnel", localizer.say("button-retreat")),
    ]


def choose_button(localizer: Localizer, table: Table) -> Press:
    return Press(table.id, table.step, "choose", localizer.say("button-choose"), style=GREEN)


def mix_button(localizer: Localizer, table: Table) -> Press:
    """Opens the choice of the pieces that a seat starts with."""
    return Press(table.id, table.step, "mix", localizer.say("button-mix"), style=GREEN)


def own_buttons(localizer: Localizer, table: Table) -> list[Press]:
    """What a seat's own message has at any time: its points as if the game ended now, and its notes."""
    return [
        Press(table.id, table.step, "standing", localizer.say("button-standing")),
        Press(table.id, table.step, "note", localizer.say("button-note")),
    ]


def quoted(text: str) -> str:
    """A note as a private message shows it: as it was written, and no mention or format in it."""
    return "\n".join(f"> {safe(line)}" for line in text.splitlines())


def may_pass(game: Game, seat: Seat) -> bool:
    return any(isinstance(action, Pass) for action in game.legal(seat)[:1])


def pass_button(localizer: Localizer, table: Table) -> Press:
    return Press(table.id, table.step, "pass", localizer.say("button-pass"), style=GRAY)


def keep_bounds(localizer: Localizer, seen: TicketsSeen) -> str:
    """How many of the offered tickets are kept."""
    if seen.most >= len(seen.offered or ()):
        return localizer.say("keep-least", needed=seen.keep)
    return localizer.say("keep-between" if seen.keep else "keep-most", needed=seen.keep, most=seen.most)


def ticket_line(localizer: Localizer, ticket: str, *, done: bool, over: bool = False) -> str:
    key = "ticket-done" if done else "ticket-missed" if over else "ticket-open"
    return localizer.say(key, ticket=localizer.ticket(ticket))


def table_link(table: Table) -> str:
    """Where the newest board is, or its channel."""
    place = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
    return place if table.message_id is None else f"{place}/{table.message_id}"


def room_for_position(heard: str) -> int:
    """How much the position may take in a message with this digest, where it stands in place of a picture."""
    return min(MOST_POSITION, 4000 - MOST_TURN - MOST_SEAL - len(heard))
