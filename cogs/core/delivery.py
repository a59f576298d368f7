"""Messages to Discord: sent, changed and found; what is queued is sent once, whatever Discord does meanwhile.

An attempt is noted before it is made, so that after a failure or a crash the message is looked for before it is sent
again. What failed is tried again, later each time, and what concerns one key (a game, a season) waits for no other.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord
from discord import ui

from data.store.opening import NotStored
from engine.core.refused import Refused

_log = logging.getLogger(__name__)

FIRST_WAIT, LONGEST_WAIT = 15.0, 3600.0
MOST_ATTEMPTS = 100
"""About four days at the longest wait."""
UNKNOWN_CHANNEL = 10003
TROUBLE = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError)
"""What a call to Discord may raise though nothing is wrong with the program."""
_CALL = re.compile(r"(?<!\\)<@(\d{15,20})>")
HISTORY = 50
"""Messages looked through for a post that may have arrived after all."""


def backoff(attempts: int) -> float:
    """Seconds until the next attempt, after one that failed and so many before it."""
    return min(FIRST_WAIT * 4.0 ** min(attempts, MOST_ATTEMPTS), LONGEST_WAIT)


# One message


@dataclass(frozen=True)
class Attempt:
    """One message that is to be sent, and what is done about it."""

    what: str
    """For the log: whose it is, and of which kind."""
    attempts: int
    """Those before this one."""
    claim: Callable[[], Awaitable[object]]
    """Notes the attempt."""
    send: Callable[[], Awaitable[object]]
    """Finds what arrived or sends it, and notes that Discord has it."""
    drop: Callable[[], Awaitable[object]]
    """Notes that it will never be sent."""
    on_gone: Callable[[], Awaitable[bool]] | None = None
    """Its channel is no more; whether what follows in the queue may be tried all the same."""
    on_forbidden: Callable[[], Awaitable[object]] | None = None
    """Called once when the bot lacks permission to write there."""


class Round:
    """All that is tried at one time for one key."""

    def __init__(self) -> None:
        self.wait: float | None = None
        """Seconds until what failed is tried again; None where nothing failed."""

    async def deliver(self, message: Attempt) -> bool:
        """Whether what follows the message may be sent: Discord has it, or it is given up."""
        await message.claim()
        try:
            await message.send()
            return True
        except TROUBLE as error:
            _log.warning("%s not delivered: %s", message.what, error)
            if message.on_gone is not None and getattr(error, "code", None) == UNKNOWN_CHANNEL:
                return await message.on_gone()
            if message.on_forbidden is not None and not message.attempts and isinstance(error, discord.Forbidden):
                await message.on_forbidden()
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
    """A task for each key that is woken: one round of work, and the next when it says so or is woken meanwhile."""

    def __init__(self, name: str, work: Callable[[int], Awaitable[float | None]]) -> None:
        """`work` does a round for a key, and gives the seconds until the next one; None: none before it is woken."""
        self._name, self._work = name, work
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._again: set[int] = set()
        self._stopped = False

    @property
    def at_work(self) -> list[asyncio.Task[None]]:
        """What is being done just now."""
        return list(self._tasks.values())

    def wake(self, key: int, /) -> None:
        """There is something new to do, or it is time to try again."""
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
        """Wake it after so many seconds."""
        self._timers[key] = asyncio.get_running_loop().call_later(wait, self.wake, key)

    async def stop(self) -> None:
        """End what is being done where it waits. What was woken after that is not begun."""
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
            wait = FIRST_WAIT  # not ever longer: nothing else tells when there is room again
        except Exception:
            _log.exception("%s %d stumbled", self._name, key)
            wait = FIRST_WAIT
        finally:
            del self._tasks[key]
        if wait is not None:
            self.later(key, wait)


# The messages themselves


async def send(
    channel: discord.abc.Messageable,
    view: ui.LayoutView,
    picture: discord.File | None,
    nonce: str,
    people: Iterable[int] = (),
) -> int:
    """The new message's id. Sent again within minutes, Discord knows the nonce and gives the old message."""
    files = [picture] if picture else []
    message = await channel.send(view=view, files=files, nonce=nonce, allowed_mentions=_only(people))
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
    return _only(people)


def _only(people: Iterable[int]) -> discord.AllowedMentions:
    users = [discord.Object(id_) for id_ in people if id_ > 0]
    return discord.AllowedMentions(everyone=False, roles=False, users=users)


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


async def remove_buttons(channel: discord.PartialMessageable, message_id: int) -> None:
    """Leave only the texts and pictures of a message. One that is gone is no loss."""
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
