"""An older post of a table loses its buttons: what it told stays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import discord
from discord import ui

from cogs.core.posting import called


async def strip(channel: discord.PartialMessageable, message_id: int) -> None:
    """Leaves the texts and pictures of a message. One that is gone is no loss."""
    try:
        message = await channel.fetch_message(message_id)
        shown = ui.LayoutView.from_message(message, timeout=None)
        if not any(isinstance(item, ui.ActionRow) for item in shown.walk_children()):
            return
        view = ui.LayoutView(timeout=None)
        for item in _bare(shown.children, iter(message.attachments)):
            view.add_item(item)
        await message.edit(view=view, allowed_mentions=called(view))
    except discord.NotFound:
        return


def _bare(items: Iterable[ui.Item[Any]], files: Iterator[discord.Attachment]) -> Iterator[ui.Item[Any]]:
    """The items anew, without what can be pressed; pictures by the names of the files that the message keeps."""
    for item in items:
        match item:
            case ui.Container():
                inner = list(_bare(item.children, files))
                if inner:
                    yield ui.Container(*inner, accent_color=item.accent_color)
            case ui.MediaGallery():
                pairs = list(zip(item.items, files, strict=False))
                pictures = [_picture(file, one.description) for one, file in pairs]
                if pictures:
                    yield ui.MediaGallery(*pictures)
            case ui.TextDisplay():
                yield ui.TextDisplay(item.content)
            case ui.Separator():
                yield ui.Separator(visible=item.visible, spacing=item.spacing)


def _picture(file: discord.Attachment, description: str | None) -> discord.MediaGalleryItem:
    return discord.MediaGalleryItem(f"attachment://{file.filename}", description=description)
