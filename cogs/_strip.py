"""An older post of a table loses its buttons: what it told stays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui


async def strip(channel: discord.PartialMessageable, message_id: int) -> None:
    """Leaves the texts and pictures of a message. One that is gone, or that may not be read, stays as it is."""
    try:
        message = await channel.fetch_message(message_id)
        shown = ui.LayoutView.from_message(message, timeout=None)
        if not any(isinstance(item, ui.ActionRow) for item in shown.walk_children()):
            return
        await message.edit(view=_without_buttons(shown, message.attachments))
    except (discord.NotFound, discord.Forbidden):
        return


def _without_buttons(shown: ui.LayoutView, files: Sequence[discord.Attachment]) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    for item in shown.children:
        if isinstance(item, ui.MediaGallery):
            view.add_item(_same_pictures(item, files))
        elif isinstance(item, ui.TextDisplay):
            view.add_item(ui.TextDisplay(item.content))
    return view


def _same_pictures(gallery: ui.MediaGallery[Any], files: Sequence[discord.Attachment]) -> ui.MediaGallery[Any]:
    """The pictures by the names of the files that the message keeps."""
    pairs = zip(gallery.items, files, strict=False)
    return ui.MediaGallery(
        *(
            discord.MediaGalleryItem(f"attachment://{file.filename}", description=item.description)
            for item, file in pairs
        )
    )
