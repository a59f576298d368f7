"""What all messages share: the sizes that Discord sets, styles of buttons, pictures with their alt texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.core.components import Panel
from cogs.text.catalogue import shorten
from cogs.text.names import safe

MOST_ALT = 1024
"""Discord's limit for the description of a picture."""
MOST_NEWS = 2000
"""Of the 4,000 characters of a message, what the story of a turn may take."""
MOST_HAND = 3500
"""What the words of a hand may take."""
MOST_IN_ROW = 5
"""Buttons that Discord lets stand side by side."""
MOST_OPTIONS = 25
"""Options that Discord takes in one select."""
BOARD, HAND, SCORE = "board.png", "hand.png", "score.png"

Row = ui.ActionRow[Any]

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


def quoted(text: str) -> str:
    """A note as a private message shows it: as it was written, and no mention or format in it."""
    return "\n".join(f"> {safe(line)}" for line in text.splitlines())


def in_rows(buttons: Sequence[ui.Item[Any]]) -> list[Row]:
    """Buttons spread over as few rows as Discord lets them stand in, all of about the same length."""
    count = -(-len(buttons) // MOST_IN_ROW)
    size = -(-len(buttons) // count) if count else 1
    return [Row(*buttons[at : at + size]) for at in range(0, len(buttons), size)]
