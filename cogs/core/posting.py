"""Sending, changing and finding the bot's own messages."""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator, Iterable, Iterator
from typing import Any

import discord
from discord import ui

from cogs.core.delivery import TROUBLE

_log = logging.getLogger(__name__)

_CALL = re.compile(r"(?<!\\)<@(\d{15,20})>")

HISTORY = 50
"""Messages looked through for a post that may have arrived after all."""


async def send(
    channel: discord.abc.Messageable,
    view: ui.LayoutView,
    picture: discord.File | None,
    nonce: str,
    people: Iterable[int] = (),
) -> int:
    """The new message's id. Sent again within minutes, Discord knows the nonce and gives the old message."""
    mentions = discord.AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(id_) for id_ in people if id_ > 0]
    )
    files = [picture] if picture else []
    message = await channel.send(view=view, files=files, nonce=nonce, allowed_mentions=mentions)
    return message.id


async def send_once(
    bot: discord.Client,
    channel: discord.abc.Messageable,
    view: ui.LayoutView,
    picture: discord.File | None,
    nonce: str,
    people: Iterable[int] = (),
    *,
    tried: bool,
) -> int:
    """The message's id. Where it was `tried` before, an attempt may have got through though its answer was lost."""
    found = await arrived(bot, channel, view) if tried else None
    return found or await send(channel, view, picture, nonce, people)


async def write_to(bot: discord.Client, user_id: int, text: str) -> bool:
    """Whether a person got a direct message; one whom Discord lets nobody write to does not."""
    try:
        await (await bot.create_dm(discord.Object(user_id))).send(text)
    except TROUBLE as error:
        _log.warning("%d cannot be told by direct message: %s", user_id, error)
        return False
    return True


async def edit(
    channel: discord.PartialMessageable, message_id: int, view: ui.LayoutView, picture: discord.File | None
) -> int | None:
    """The message's id, or None when it is gone."""
    message = channel.get_partial_message(message_id)
    try:
        await message.edit(view=view, attachments=[picture] if picture else [], allowed_mentions=called(view))
    except discord.NotFound:
        return None
    return message_id


def called(view: ui.LayoutView) -> discord.AllowedMentions:
    """Whom a message calls already, for a change of it: Discord notifies nobody anew, and forgets nobody."""
    people = {int(id_) for text in _texts(view.walk_children()) for id_ in _CALL.findall(text)}
    return discord.AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(id_) for id_ in people if id_ > 0]
    )


async def arrived(bot: discord.Client, channel: discord.abc.Messageable, view: ui.LayoutView) -> int | None:
    """The message that says the same, if an earlier attempt got through after all."""
    text = _texts(view.walk_children())
    async for message in own(bot, channel):
        if _texts(ui.LayoutView.from_message(message).walk_children()) == text:
            return message.id
    return None


def says(message: discord.Message, text: str) -> bool:
    """Whether a message of the bot's has these words in it."""
    return any(text in shown for shown in _texts(ui.LayoutView.from_message(message).walk_children()))


async def newest_of(bot: discord.Client, channel: discord.abc.Messageable, game_id: int) -> int | None:
    """The newest of the bot's own messages there that has buttons of a game."""
    async for message in own(bot, channel):
        if any(id_.startswith(f"st:{game_id}:") for id_ in custom_ids(message.components)):
            return message.id
    return None


async def own(bot: discord.Client, channel: discord.abc.Messageable) -> AsyncIterator[discord.Message]:
    """The bot's own among the latest messages, the newest first."""
    async for message in channel.history(limit=HISTORY):
        if bot.user is not None and message.author.id == bot.user.id:
            yield message


def custom_ids(components: Iterable[Any]) -> Iterator[str]:
    """What can be pressed in a message, by its ids."""
    for component in components:
        custom_id = getattr(component, "custom_id", None)
        if custom_id:
            yield custom_id
        yield from custom_ids(getattr(component, "children", ()))


def _texts(items: Iterable[ui.Item[Any]]) -> list[str]:
    return [item.content for item in items if isinstance(item, ui.TextDisplay)]
