"""Sends messages to Discord, edits them and finds them; each queued item arrives exactly once.

An attempt is recorded before it is made: after a failure or a crash, the message is searched before it is sent again.
Failed attempts are repeated with growing delays, and each key (a game, a season) is independent of the others.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord
from discord import ui

from data.store.connection import NotStored
from engine.core.refused import Refused

_log = logging.getLogger(__name__)

FIRST_WAIT, LONGEST_WAIT = 15.0, 3600.0
MOST_ATTEMPTS = 100
"""About four days at the longest wait."""
UNKNOWN_CHANNEL = 10003
LOCKED = (50083, 160005)
"""Discord's codes for a thread that is archived, which a message opens again unless it is locked, and for a locked one.
"""
TROUBLE = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError)
"""The errors of a call to Discord that are no bug of the program."""
_CALL = re.compile(r"(?<!\\)<@(\d{15,20})>")
HISTORY = 50
"""Messages looked through for a post that may have arrived after all."""


def backoff(attempts: int) -> float:
    """Return the seconds until the next attempt, after that many failed ones before."""
    return min(FIRST_WAIT * 4.0 ** min(attempts, MOST_ATTEMPTS), LONGEST_WAIT)


# One message


@dataclass(frozen=True)
class Attempt:
    """One message to send, and what to do on success and on failure."""

    what: str
    """For the log: the game or season, and the kind of message."""
    attempts: int
    """The number of attempts before this one."""
    claim: Callable[[], Awaitable[object]]
    """Records the attempt; False says that another process is making it."""
    send: Callable[[], Awaitable[object]]
    """Finds the message if it arrived, or sends it, and records that Discord has it."""
    drop: Callable[[], Awaitable[object]]
    """Records that it will never be sent."""
    on_gone: Callable[[], Awaitable[bool]] | None = None
    """Called when the channel is gone; returns whether the next items may be tried all the same."""
    on_forbidden: Callable[[bool], Awaitable[object]] | None = None
    """Called once when the bot may not write there; with True where that is because the thread is locked."""


class Round:
    """All attempts made at one time for one key."""

    def __init__(self) -> None:
        self.wait: float | None = None
        """Seconds until what failed is tried again; None where nothing failed."""

    async def deliver(self, message: Attempt) -> bool:
        """Try to send a message; return whether the messages after it may be sent.

        They may if Discord has the message or it was given up.
        """
        if await message.claim() is False:
            self.wait = FIRST_WAIT if self.wait is None else min(FIRST_WAIT, self.wait)
            return False
        try:
            await message.send()
            return True
        except TROUBLE as error:
            _log.warning("%s not delivered: %s", message.what, error)
            if message.on_gone is not None and getattr(error, "code", None) == UNKNOWN_CHANNEL:
                return await message.on_gone()
            locked = getattr(error, "code", None) in LOCKED
            if (
                message.on_forbidden is not None
                and not message.attempts
                and (locked or isinstance(error, discord.Forbidden))
            ):
                await message.on_forbidden(locked)
        except Exception:
            _log.exception("%s failed", message.what)
        if message.attempts >= MOST_ATTEMPTS:
            await message.drop()
            return True
        wait = backoff(message.attempts)
        self.wait = wait if self.wait is None else min(wait, self.wait)
        return False


# One task for each key


class Workers:
    """One task for each key that was woken: it works in rounds, until no round is scheduled."""

    def __init__(self, name: str, work: Callable[[int], Awaitable[float | None]]) -> None:
        """Take `work`: it does a round for a key and returns the seconds until the next one, or None."""
        self._name, self._work = name, work
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._again: set[int] = set()
        self._stopped = False

    @property
    def at_work(self) -> list[asyncio.Task[None]]:
        """The tasks that are running."""
        return list(self._tasks.values())

    def wake(self, key: int, /) -> None:
        """Start a round for a key, or another one after the current round."""
        timer = self._timers.pop(key, None)
        if timer is not None:
            timer.cancel()
        if self._stopped:
            return
        if key in self._tasks:
            self._again.add(key)
            return
        self._tasks[key] = asyncio.create_task(self._run(key), name=f"{self._name} {key}")

    def later(self, key: int, wait: float) -> None:
        """Wake a key after that many seconds."""
        self._timers[key] = asyncio.get_running_loop().call_later(wait, self.wake, key)

    async def stop(self) -> None:
        """Cancel what is waiting. Keys woken later aren't started."""
        self._stopped = True
        for timer in self._timers.values():
            timer.cancel()
        tasks = self.at_work
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, key: int) -> None:
        wait = None
        try:
            while True:
                self._again.discard(key)
                wait = await self._work(key)
                if key not in self._again:
                    break
        except Refused as refused:  # its map is gone: nothing can be done before the next start
            _log.warning("%s %d waits: %s", self._name, key, refused)
        except NotStored as error:
            _log.error("%s %d waits: nothing can be stored (%s)", self._name, key, error)
            wait = FIRST_WAIT  # no growing delay: nothing else says when the disk has room again
        except Exception:
            _log.exception("%s %d stumbled", self._name, key)
            wait = FIRST_WAIT
        finally:
            del self._tasks[key]
        if wait is not None:
            self.later(key, wait)


# The messages themselves

Files = discord.File | Sequence[discord.File] | None
"""The pictures of a message: one, several, or none."""


def files_of(files: Files) -> list[discord.File]:
    """Return the files as a list."""
    return [] if files is None else [files] if isinstance(files, discord.File) else list(files)


def is_lost(error: Exception) -> bool:
    """Tell whether a call may have done its work: the connection broke, or Discord's servers failed."""
    return getattr(error, "status", 500) >= 500


async def send(
    channel: discord.abc.Messageable,
    view: ui.LayoutView,
    picture: Files,
    nonce: str,
    people: Iterable[int] = (),
) -> int:
    """Send a message; return its id.

    If the nonce was used within some minutes, Discord returns the earlier message.
    """
    message = await channel.send(view=view, files=files_of(picture), nonce=nonce, allowed_mentions=_only(people))
    return message.id


async def send_once(
    bot: discord.Client,
    channel: discord.abc.Messageable,
    view: ui.LayoutView,
    picture: Files,
    nonce: str,
    people: Iterable[int] = (),
    *,
    tried: bool,
) -> int:
    """Send a message unless an earlier attempt arrived (checked if `tried`); return its id."""
    found = await arrived(bot, channel, view) if tried else None
    return found or await send(channel, view, picture, nonce, people)


async def send_at_once(
    bot: discord.Client, channel: discord.abc.Messageable, view: ui.LayoutView, picture: discord.File | None, nonce: str
) -> int:
    """Send a message that no queue repeats; return its id. If the reply is lost, it is searched or sent again."""
    try:
        return await send(channel, view, picture, nonce)
    except TROUBLE as error:
        if not is_lost(error):
            raise
        if picture is not None:
            picture.reset()
        return await send_once(bot, channel, view, picture, nonce, tried=True)


async def thread_under(
    bot: discord.Client, channel: discord.TextChannel, name: str, view: ui.LayoutView, nonce: str, *, tried: bool
) -> discord.Thread:
    """Send a message and open a thread under it; return the thread.

    A message has one thread, with the message's id, so neither is made twice, whichever reply is lost.
    """
    found_id = await arrived(bot, channel, view) if tried else None
    message_id = found_id or await send_at_once(bot, channel, view, None, nonce)
    try:
        return await channel.get_partial_message(message_id).create_thread(name=name)
    except TROUBLE as error:
        try:
            found = await bot.fetch_channel(message_id)
        except TROUBLE:
            raise error from None
        if not isinstance(found, discord.Thread):
            raise
        return found


async def private_thread(
    bot: discord.Client, channel: discord.TextChannel, name: str, *, tried: bool
) -> discord.Thread:
    """Create a private thread, unless an earlier attempt did (checked if `tried`, by its name); return it.

    No message can have a private thread. A second one, made by a retry, is seen by nobody.
    """
    found = [
        thread
        for thread in (await channel.guild.active_threads() if tried else ())
        if thread.parent_id == channel.id and thread.name == name and bot.user and thread.owner_id == bot.user.id
    ]
    if found:
        return min(found, key=lambda thread: thread.id)
    return await channel.create_thread(name=name, type=discord.ChannelType.private_thread, invitable=False)


async def write_to(bot: discord.Client, user_id: int, text: str) -> bool:
    """Send a direct message; return False if Discord refuses it."""
    try:
        await (await bot.create_dm(discord.Object(user_id))).send(text)
    except TROUBLE as error:
        _log.warning("a person cannot be reached by direct message: %s", error)
        return False
    return True


async def edit(channel: discord.PartialMessageable, message_id: int, view: ui.LayoutView, picture: Files) -> int | None:
    """Edit a message; return its id, or None if it was deleted."""
    message = channel.get_partial_message(message_id)
    try:
        await message.edit(view=view, attachments=files_of(picture), allowed_mentions=called(view))
    except discord.NotFound:
        return None
    return message_id


async def delete(channel: discord.PartialMessageable, message_id: int) -> None:
    """Delete a message; one that is gone already is ignored."""
    try:
        await channel.get_partial_message(message_id).delete()
    except discord.NotFound:
        return


def called(view: ui.LayoutView) -> discord.AllowedMentions:
    """Return the people that a message mentions, so that an edit notifies no one again and keeps the mentions."""
    people = {int(id_) for text in _texts(view.walk_children()) for id_ in _CALL.findall(text)}
    return _only(people)


def _only(people: Iterable[int]) -> discord.AllowedMentions:
    users = [discord.Object(id_) for id_ in people if id_ > 0]
    return discord.AllowedMentions(everyone=False, roles=False, users=users)


async def arrived(bot: discord.Client, channel: discord.abc.Messageable, view: ui.LayoutView) -> int | None:
    """Return the id of the bot's message with the same text, if an earlier attempt arrived; or None."""
    text = _texts(view.walk_children())
    async for message in own(bot, channel):
        if _texts(ui.LayoutView.from_message(message).walk_children()) == text:
            return message.id
    return None


def says(message: discord.Message, text: str) -> bool:
    """Tell whether a message of the bot contains this text."""
    return any(text in shown for shown in _texts(ui.LayoutView.from_message(message).walk_children()))


async def newest_with(
    bot: discord.Client, channel: discord.abc.Messageable, prefix: str | tuple[str, ...]
) -> int | None:
    """Return the id of the bot's newest message in the channel with a custom_id that begins so, or None."""
    async for message in own(bot, channel):
        if any(id_.startswith(prefix) for id_ in custom_ids(message.components)):
            return message.id
    return None


async def own(bot: discord.Client, channel: discord.abc.Messageable) -> AsyncIterator[discord.Message]:
    """Yield the bot's own messages among the latest ones, the newest first."""
    async for message in channel.history(limit=HISTORY):
        if bot.user is not None and message.author.id == bot.user.id:
            yield message


def custom_ids(components: Iterable[Any]) -> Iterator[str]:
    """Yield the custom_ids of all components of a message."""
    for component in components:
        custom_id = getattr(component, "custom_id", None)
        if custom_id:
            yield custom_id
        yield from custom_ids(getattr(component, "children", ()))


def _texts(items: Iterable[ui.Item[Any]]) -> list[str]:
    return [item.content for item in items if isinstance(item, ui.TextDisplay)]


async def remove_buttons(channel: discord.PartialMessageable, message_id: int) -> None:
    """Remove everything except texts and pictures from a message; a deleted one is ignored."""
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
    """Yield copies of the items without buttons and selects; pictures keep their files."""
    for item in items:
        match item:
            case ui.Container():
                inner = list(_bare(item.children, files))
                if inner:
                    yield ui.Container(*inner, accent_color=item.accent_color)
            case ui.MediaGallery():
                pairs = list(zip(item.items, files, strict=False))
                pictures = [
                    discord.MediaGalleryItem(f"attachment://{file.filename}", description=one.description)
                    for one, file in pairs
                ]
                if pictures:
                    yield ui.MediaGallery(*pictures)
            case ui.TextDisplay():
                yield ui.TextDisplay(item.content)
            case ui.Separator():
                yield ui.Separator(visible=item.visible, spacing=item.spacing)
