"""The outbox: shows a table its board and each seat its hand, and sends again what Discord did not take, once."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING

import aiohttp
import discord
from discord import ui

from cogs.clocks.channels import channel_gone, may_not_post
from cogs.core.components import Panel, Press
from cogs.core.posting import arrived, custom_ids, edit, newest_of, own, send
from cogs.core.remove_buttons import strip
from cogs.play.undo import with_hurry
from cogs.tables.deals import closed, seal_text, seed_text
from cogs.tables.digest import Digest
from cogs.tables.family import Family, Final, family_of
from cogs.tables.feed import feed_channel, feed_panel
from cogs.tables.news import news
from cogs.tables.notes import note_panel
from cogs.tables.picture_preferences import preferences_of, public_preferences
from cogs.text.localizer import Localizer
from data.store.deals import Deals
from data.store.errors import NotStored
from data.store.notepads import Notepads
from data.store.notes import Notes
from data.store.store import OutboxMessage, OutboxRow
from engine.core.event import Event
from engine.core.refused import Refused

if TYPE_CHECKING:
    from cogs.tables.services import Client

_log = logging.getLogger(__name__)

FIRST_WAIT, LONGEST_WAIT = 15.0, 3600.0
MOST_ATTEMPTS = 100  # about four days at the longest wait
UNKNOWN_CHANNEL = 10003
ON_BOARDS = "rules"
"""The button that every board has, and no other message."""
TAKES_NO_MESSAGES = (50007, 50278)
"""Discord's words for a person whom the bot may not write to, and for one with whom it shares no server."""
_TROUBLE = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)


class Announcer:
    """Pays the debts of each game in the order of its steps, one game independent of the other."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._again: set[int] = set()
        self._asked: set[tuple[int, int]] = set()

    @property
    def at_work(self) -> list[asyncio.Task[None]]:
        """What is being sent just now."""
        return list(self._tasks.values())

    def wake(self, game_id: int) -> None:
        """The game owes something new, or it is time to try again."""
        timer = self._timers.pop(game_id, None)
        if timer is not None:
            timer.cancel()
        if game_id in self._tasks:
            self._again.add(game_id)
            return
        self._tasks[game_id] = asyncio.create_task(self._pay(game_id), name=f"announce {game_id}")

    async def write_anew(self, game_id: int, step: int, seat: int) -> None:
        """A person asks for their hand: where Discord once refused a message to them, one is tried again."""
        if await self._bot.store.private_message(game_id, seat) == (None, None):
            self._asked.add((game_id, seat))
            try:
                await self._bot.store.owe(game_id, step, OutboxMessage("hand", f"{game_id}-{step}-again{seat}", seat))
            except NotStored as error:  # the hand that was asked for has been shown: no apology after it
                _log.warning("game %d: seat %d is not written to anew: %s", game_id, seat, error)
                return
            self.wake(game_id)

    def was_asked(self, game_id: int, seat: int) -> bool:
        """Whether a person who refused messages has asked for their hand since; told once."""
        asked = (game_id, seat) in self._asked
        self._asked.discard((game_id, seat))
        return asked

    async def wake_all(self) -> None:
        """After a start: whatever is still owed."""
        for game_id in await self._bot.store.owing():
            self.wake(game_id)

    async def stop(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _pay(self, game_id: int) -> None:
        wait: float | None = FIRST_WAIT
        try:
            while True:
                self._again.discard(game_id)
                wait = await _Round(self._bot, game_id).pay()
                if game_id not in self._again:
                    break
        except Refused as refused:  # its map is gone: nothing can be shown before the next start
            _log.warning("game %d waits: %s", game_id, refused)
            wait = None
        except NotStored as error:
            _log.error("game %d: the outbox waits: nothing can be stored (%s)", game_id, error)
        except Exception:
            _log.exception("game %d: the outbox stumbled", game_id)
        finally:
            del self._tasks[game_id]
        if wait is not None:
            loop = asyncio.get_running_loop()
            self._timers[game_id] = loop.call_later(wait, self.wake, game_id)


class _Round:
    """One try to pay all that a game owes."""

    def __init__(self, bot: Client, game_id: int) -> None:
        self._bot = bot
        self._store = bot.store
        self._words = bot.words
        self._game_id = game_id
        self._wait: float | None = None

    async def pay(self) -> float | None:
        """Seconds to wait before the rest is tried again; None when nothing is left."""
        self._table = await self._bot.tables.get(self._game_id)
        # Read after the table: what a later step owes is paid in the next round, out of a later table.
        rows = [row for row in await self._store.owed(self._game_id) if row.step <= self._table.step]
        if not rows:
            return None
        if self._table.status == "cancelled":  # what is left to do is to tell why, and to take the buttons away
            last = {"note", "strip", "feed"}
            await self._store.settle((row.id for row in rows if row.kind not in last), "dropped")
            rows = [row for row in rows if row.kind in last]
        self._lang = await self._bot.lang_of_guild(self._table.guild_id)
        self._theme = await self._bot.theme_of_guild(self._table.guild_id)
        self._channel = self._bot.get_partial_messageable(self._table.channel_id, guild_id=self._table.guild_id)
        public = [row for row in rows if row.kind in ("post", "edit")]
        if not public or await self._attempt(public, self._show(public)):
            for row in rows:
                if row.kind == "final" and not await self._attempt([row], self._open(row)):
                    break
        for seat in sorted({row.seat for row in rows if row.kind == "hand" and row.seat is not None}):
            mine = [row for row in rows if row.kind == "hand" and row.seat == seat]
            await self._attempt(mine, self._whisper(seat, mine))
        for row in rows:
            if row.kind == "note" and not await self._attempt([row], self._tell(row)):
                break
        for row in await self._store.owed(self._game_id):  # the new post itself has made this debt
            if row.kind == "strip":
                await self._attempt([row], self._strip(row))
        for row in rows:
            if row.kind == "feed" and not await self._attempt([row], self._tell_feed(row)):
                break
        hints = [row for row in rows if row.kind == "hint"]
        if hints:
            await self._attempt(hints, self._hint(hints))
        return self._wait

    async def _attempt(self, rows: Sequence[OutboxRow], work: Coroutine[object, object, None]) -> bool:
        """Whether the work was done. What failed is tried again later, as long as it can succeed at all."""
        ids = [row.id for row in rows]
        try:
            await self._store.claim(ids)
        except BaseException:
            work.close()
            raise
        try:
            await work
            return True
        except _TROUBLE as error:
            _log.warning("game %d, step %d: %s not delivered: %s", self._game_id, rows[-1].step, rows[-1].kind, error)
            if rows[0].kind != "hand" and getattr(error, "code", None) == UNKNOWN_CHANNEL:
                await channel_gone(self._bot, self._game_id)
                return False
            first = not any(row.attempts for row in rows)
            if first and rows[0].kind != "hand" and isinstance(error, discord.Forbidden):
                await may_not_post(self._bot, self._table)
        except Exception:
            _log.exception("game %d, step %d: %s failed", self._game_id, rows[-1].step, rows[-1].kind)
        attempts = max(row.attempts for row in rows)
        if attempts >= MOST_ATTEMPTS:
            await self._store.settle(ids, "dropped")
            return False
        wait = min(FIRST_WAIT * 4**attempts, LONGEST_WAIT)
        self._wait = wait if self._wait is None else min(wait, self._wait)
        return False

    @property
    def _family(self) -> Family:
        return family_of(self._table.running.rules)

    # The public posts

    async def _show(self, rows: Sequence[OutboxRow]) -> None:
        """One message tells of everything that is due: a new one when a turn has ended, else the last one anew."""
        rows = await self._without_arrived(rows)
        if not rows:
            return
        table, posts = self._table, await self._store.posts(self._game_id)
        new = not posts or any(row.kind == "post" for row in rows)
        told = posts[:1] if new else posts[1:]
        heard = await news(self._bot.tables, self._words, self._lang, table, told[0][0] if told else 0)
        old = None if new else posts[0][1]
        message = old and await edit(self._channel, old, *await self._board(heard, first=not told))
        if message is None:
            assert table.game is not None
            people = table.people(table.game.waiting)
            shown = await self._board(heard, first=not told)
            if table.game.over and any(row.attempts for row in rows):  # its last board has no buttons to be known by
                message = await arrived(self._bot, self._channel, shown[0])
            message = message or await send(self._channel, *shown, rows[-1].nonce, people)
        await self._store.posted(self._game_id, (row.id for row in rows), message, posts[0][1] if posts else None)
        if old is not None and message != old:
            await self._store.move_post(self._game_id, old, message)

    async def _board(
        self, heard: Digest | Sequence[Event], *, first: bool
    ) -> tuple[ui.LayoutView, discord.File | None]:
        """The first post of a game also tells the hash of its seed."""
        marks = heard.marks if isinstance(heard, Digest) else ()
        picture = None
        if (await public_preferences(self._bot, self._table)).pictures:
            picture = await self._family.board_file(
                self._words, self._lang, self._table, theme=self._theme, marked=marks
            )
        table = await with_hurry(self._bot.tables, self._table)
        panel = self._family.board_panel(self._words, self._lang, table, heard, picture=picture is not None)
        deal = await Deals(self._store).of_game(self._game_id) if first else None
        if deal is not None:
            panel.add_item(ui.TextDisplay(seal_text(self._words, self._lang, deal)))
        return panel, picture

    async def _strip(self, row: OutboxRow) -> None:
        """The post before loses its buttons."""
        await strip(self._channel, row.message_id or 0)
        await self._store.settle([row.id], "sent", row.message_id)

    async def _tell_feed(self, row: OutboxRow) -> None:
        """The server's feed, if it has one. A channel that is gone, or closed to the bot, is no loss.

        Of a closed table it is told nothing, later neither: its league tells of it.
        """
        message, channel = None, await feed_channel(self._bot, self._table)
        if channel is not None and not await closed(self._bot, self._table):
            view = feed_panel(Localizer(self._words, self._lang, self._table), self._table, row.seat)
            try:
                message = await arrived(self._bot, channel, view) if row.attempts else None
                message = message or await send(channel, view, None, row.nonce)
            except (discord.NotFound, discord.Forbidden) as error:
                _log.warning("game %d: the server's feed was not told: %s", self._game_id, error)
        await self._store.settle([row.id], "dropped" if message is None else "sent", message)

    async def _open(self, row: OutboxRow) -> None:
        """One of the messages at the end; the last one is the final table."""
        number = row.seat or 0
        wanted = (await public_preferences(self._bot, self._table)).pictures
        final = await self._final(number, pictures=wanted)
        picture = await self._final_picture(final)
        if final.picture is not None and picture is None:
            final = await self._final(number, pictures=False)
        message = await arrived(self._bot, self._channel, final.view) if row.attempts else None
        if message is None:
            message = await send(self._channel, final.view, picture, row.nonce)
        await self._store.settle([row.id], "sent", message)

    async def _final(self, number: int, *, pictures: bool) -> Final:
        """The last one also tells the seed, unless other tables share it."""
        finals = self._family.final_panels(self._words, self._lang, self._table, pictures=pictures)
        deal = await Deals(self._store).of_game(self._game_id) if number == len(finals) - 1 else None
        if deal is not None and not deal.shared and deal.opened_at is not None:
            finals[number].view.add_item(ui.TextDisplay(seed_text(self._words, self._lang, self._game_id, deal)))
        return finals[number]

    async def _final_picture(self, final: Final) -> discord.File | None:
        return await self._family.final_file(self._words, self._lang, self._table, final, theme=self._theme)

    async def _tell(self, row: OutboxRow) -> None:
        """What happened around the table: a message of its own."""
        note = await Notes(self._store).get(row.seat or 0)
        shown = note and note_panel(self._words, self._lang, self._table, note)
        if not shown:
            await self._store.settle([row.id], "dropped")
            return
        message = await arrived(self._bot, self._channel, shown.view) if row.attempts else None
        if message is None:
            message = await send(self._channel, shown.view, None, row.nonce, shown.people)
        await self._store.settle([row.id], "sent", message)

    async def _hint(self, rows: Sequence[OutboxRow]) -> None:
        """Tells those whom Discord lets nobody write to where their hand is."""
        people = [
            row.user_id
            for row in self._table.seats
            if row.user_id is not None
            and row.computer is None
            and await self._store.private_message(self._game_id, row.seat) == (None, None)
        ]
        view = Panel()
        mentions = ", ".join(f"<@{id_}>" for id_ in people)
        view.add_item(ui.TextDisplay(self._words.say(self._lang, "hand-refused", people=mentions)))
        button = Press(self._game_id, self._table.step, "hand", self._words.say(self._lang, "button-hand"))
        view.add_item(ui.ActionRow(button))
        message = await arrived(self._bot, self._channel, view) if any(row.attempts for row in rows) else None
        if message is None:
            message = await send(self._channel, view, None, rows[-1].nonce, people)
        await self._store.settle((row.id for row in rows), "sent", message)

    # The private messages

    async def _whisper(self, seat: int, rows: Sequence[OutboxRow]) -> None:
        """A seat's one private message, made or edited."""
        ids = [row.id for row in rows]
        known = await self._store.private_message(self._game_id, seat)
        refused = known == (None, None)
        if refused and not self._bot.announcer.was_asked(self._game_id, seat):
            await self._store.settle(ids, "dropped")
            return
        row = self._table.seats[seat]
        person = row.user_id
        if person is None or row.computer is not None:
            await self._store.settle(ids, "dropped")
            return
        user = discord.Object(person)
        lang = await self._bot.lang_of_person(user.id, self._table.guild_id)
        try:
            message = None
            if known is not None and not refused:
                channel = self._bot.get_partial_messageable(known[0] or 0)
                message = await edit(channel, known[1] or 0, *await self._hand(lang, seat))
            if message is None:
                await self._whisper_anew(user, lang, seat, rows)
        except discord.Forbidden as error:
            if error.code not in TAKES_NO_MESSAGES:
                raise
            await self._store.settle(ids, "dropped")
            if not refused:
                await self._refused(seat)
            return
        await self._store.settle(ids, "sent")

    async def _whisper_anew(self, user: discord.Object, lang: str, seat: int, rows: Sequence[OutboxRow]) -> None:
        """A new message, unless an earlier attempt got through after all: that shows an older hand, and is changed."""
        channel = await self._bot.create_dm(user)
        view, picture = await self._hand(lang, seat)
        message = None
        if any(row.attempts for row in rows) and (old := await newest_of(self._bot, channel, self._game_id)):
            message = await edit(self._bot.get_partial_messageable(channel.id), old, view, picture)
        if message is None:
            message = await send(channel, view, picture, rows[-1].nonce)
        await self._store.keep_private_message(self._game_id, seat, user.id, (channel.id, message))

    async def _hand(self, lang: str, seat: int) -> tuple[ui.LayoutView, discord.File | None]:
        person = self._table.seats[seat].user_id or 0
        theme = await self._bot.theme_of_person(person)
        wanted = (await preferences_of(self._bot, person)).pictures
        picture = await self._family.hand_file(self._words, lang, self._table, seat, theme=theme) if wanted else None
        note = await Notepads(self._store).load(self._game_id, person)
        shown = picture is not None
        return self._family.hand_panel(self._words, lang, self._table, seat, picture=shown, note=note), picture

    async def _refused(self, seat: int) -> None:
        """Discord lets the bot write nothing to this person: said once, in public, with the private button."""
        await self._store.keep_private_message(self._game_id, seat, self._table.seats[seat].user_id, None)
        await self._store.owe(
            self._game_id, self._table.step, OutboxMessage("hint", f"{self._game_id}-{self._table.step}-hint{seat}")
        )
        self._bot.announcer.wake(self._game_id)

    async def _without_arrived(self, rows: Sequence[OutboxRow]) -> Sequence[OutboxRow]:
        """An attempt may have got through though its answer was lost: settles what the channel shows already."""
        if not any(row.attempts for row in rows):
            return rows
        pattern = re.compile(rf"st:{self._game_id}:(\d+):{ON_BOARDS}")
        # A new post shows the table as it stands then, which may be after steps that owe no post of their own.
        first = min((row.step for row in rows if row.kind == "post"), default=self._table.step + 1)
        async for message in own(self._bot, self._channel):
            shown = {int(match[1]) for id_ in custom_ids(message.components) if (match := pattern.match(id_))}
            known = max(shown, default=0)
            if known >= first:
                posts = await self._store.posts(self._game_id)
                settled = [row.id for row in rows if row.step <= known]
                await self._store.posted(self._game_id, settled, message.id, posts[0][1] if posts else None)
                return [row for row in rows if row.step > known]
        return rows
