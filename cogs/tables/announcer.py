"""The outbox of games: posts boards, sends hands, and repeats what Discord didn't accept, exactly once."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import discord
from discord import ui

from cogs.core.client import lacking
from cogs.core.components import Panel, Press
from cogs.core.delivery import (
    Attempt,
    Round,
    Workers,
    arrived,
    custom_ids,
    edit,
    newest_with,
    own,
    send,
    send_once,
    write_to,
)
from cogs.core.registry import Registry
from cogs.tables.computers import somebody_plays
from cogs.tables.deals import closed, sealed_line
from cogs.tables.digest import Digest, SeenStep, digest_since, news_since, turn_began, turns_began, undoes
from cogs.tables.family import Family, board_message, family_of, own_message
from cogs.tables.finale import deliver_finale
from cogs.tables.guide import guide_of
from cogs.tables.lobby_panel import lobby_panel, refresh
from cogs.tables.notes import FEED, feed_text, note_panel, note_text, told_on_board
from cogs.tables.old_posts import KINDS, OldPosts
from cogs.tables.service import Client
from cogs.tables.settings import get_setting, lang_at, large_at, preferences_at, preferences_of
from cogs.tables.table import LESSON, shown_with
from cogs.text.localizer import Localizer
from data.store.connection import NotStored
from data.store.deals import Deals
from data.store.notes import END, Notes, note_shown
from data.store.private import Notepads
from data.store.rows import LOBBY, PLANNED, OutboxMessage, OutboxRow
from engine.core.codec import decode_events
from engine.core.refused import Refused

_log = logging.getLogger(__name__)

SEEN_HANDS = ("own", "answered")
"""Private messages about a hand that its person has just seen in an answer: see `_Round._seen`."""
HANDS = ("hand", *SEEN_HANDS)
"""All private messages about a changed hand."""
EDITS = ("edit", *SEEN_HANDS)
"""What changes a message that is there, so that it can be done again."""
ELSEWHERE = (*HANDS, "feed")
"""Kinds of messages that do not go to the game's own channel."""
ON_BOARDS = "(?:more|rules)"
"""The button that every board has, and no other message; `rules` on those of earlier versions."""
PATIENCE = 20.0
"""Seconds for which nothing is shown while only computer players move: usually a person's turn begins before."""
BETWEEN_EDITS = 1.0
"""Seconds between two edits of one post: what happens meanwhile is shown in one."""
SEEN = 180.0
"""Seconds until a hand that its person has seen in an answer is shown in the private message, too."""
TAKES_NO_MESSAGES = (50007, 50278)
"""Discord's codes for a person who refuses the bot's messages, and for one who shares no server with it."""


ChannelGone = Callable[["Client", int], Awaitable[None]]
on_channel_gone: Registry[ChannelGone] = Registry("the hook for channels that are gone,")
"""Registers a function that is called with the id of a game whose channel is gone."""


class Announcer(Workers):
    """Sends each game's outbox items in the order of its steps; games are independent of each other."""

    def __init__(self, bot: Client) -> None:
        super().__init__("the outbox of game", self._round)
        self._bot = bot
        self._asked: set[tuple[int, int]] = set()
        self._known: dict[int, int] = {}
        """The newest unsent item of each game at the last look."""
        self._old = OldPosts(bot)
        self._timing = _Timing(self.wake)

    @property
    def at_work(self) -> list[asyncio.Task[None]]:
        """The tasks that are running, those for old posts too."""
        return [*super().at_work, *self._old.at_work]

    async def stop(self) -> None:
        """Cancel what is waiting. Keys woken later aren't started."""
        await super().stop()
        await self._old.stop()
        self._timing.stop()

    async def write_anew(self, game_id: int, step: int, seat: int) -> None:
        """Try to write again to a person whose messages Discord refused, since they asked for their hand."""
        if await self._bot.store.private_message(game_id, seat) == (None, None):
            self._asked.add((game_id, seat))
            message = OutboxMessage("hand", f"{game_id}-{step}-again{seat}", seat)
            try:
                await self._bot.store.enqueue(game_id, step, message)
            except NotStored as error:  # the hand that was asked for has been shown: no apology after it
                _log.warning("game %d: seat %d is not written to anew: %s", game_id, seat, error)
                return
            self.wake(game_id)

    def was_asked(self, game_id: int, seat: int) -> bool:
        """Tell whether a person whose messages were refused has asked for their hand; resets the answer."""
        asked = (game_id, seat) in self._asked
        self._asked.discard((game_id, seat))
        return asked

    async def wake_all(self) -> None:
        """After a start, send whatever is still queued."""
        self._known = {}
        await self.poll()

    async def poll(self) -> None:
        """Send what other processes have queued since the last look."""
        known, self._known = self._known, await self._bot.store.newest_messages(self._bot.share)
        for game_id, newest in self._known.items():
            if newest != known.get(game_id):
                self.wake(game_id)

    async def _round(self, game_id: int) -> float | None:
        if self._bot.share is not None and not self._bot.owns(await self._bot.store.guild_of(game_id)):
            await self._bot.pass_on(game_id)
            return None
        round_ = _Round(self._bot, game_id, self.was_asked, self._timing)
        wait = await round_.send_all()
        if round_.leaves_old:
            self._old.wake(game_id)
        return wait


Waiting = tuple[int, int | str | None]
"""What waits to be joined with later items: a game, and a seat whose hand it is, None for the board, or EDITED."""
EDITED = "edited"


class _Timing:
    """Lets items wait for later ones that are shown with them, each for some seconds at most."""

    def __init__(self, wake: Callable[[int], None]) -> None:
        self._wake = wake
        self._timers: dict[Waiting, asyncio.TimerHandle] = {}
        self._over: set[Waiting] = set()
        self._held: set[int] = set()
        """The games whose next edit waits for a moment."""

    def waits(self, game_id: int, what: int | None, seconds: float) -> bool:
        """Tell whether something may wait still; the seconds begin with the first question."""
        key = (game_id, what)
        if key in self._over:
            return False
        if key not in self._timers:
            self._timers[key] = asyncio.get_running_loop().call_later(seconds, self._end, key)
        return True

    def shown(self, game_id: int, what: int | str | None) -> None:
        """Note that it is being shown: it waits no more."""
        self._over.discard((game_id, what))
        timer = self._timers.pop((game_id, what), None)
        if timer is not None:
            timer.cancel()

    def edited(self, game_id: int) -> None:
        """Note that the newest post of a game has been edited: the next edit waits for a moment."""
        self.shown(game_id, EDITED)
        if BETWEEN_EDITS:
            end = partial(self._end, (game_id, EDITED))
            self._timers[game_id, EDITED] = asyncio.get_running_loop().call_later(BETWEEN_EDITS, end)

    def too_soon(self, game_id: int) -> bool:
        """Tell whether the newest post of a game was edited just now; the game is woken when it may be again."""
        if (game_id, EDITED) not in self._timers:
            return False
        self._held.add(game_id)
        return True

    def stop(self) -> None:
        """End all waiting, with nothing shown."""
        for timer in self._timers.values():
            timer.cancel()

    def _end(self, key: Waiting) -> None:
        del self._timers[key]
        if key[1] == EDITED:
            if key[0] not in self._held:
                return
            self._held.discard(key[0])
        else:
            self._over.add(key)
        self._wake(key[0])


class _Round(Round):
    """One attempt to send all of a game's outbox items."""

    def __init__(self, bot: Client, game_id: int, was_asked: Callable[[int, int], bool], timing: _Timing) -> None:
        super().__init__()
        self._timing = timing
        self.leaves_old = False
        """Whether old messages are to be edited."""
        self._bot = bot
        self._store = bot.store
        self._words = bot.words
        self._game_id = game_id
        self._was_asked = was_asked
        self._gone = False
        self._host_told = False

    async def send_all(self) -> float | None:
        """Send what is queued; return the seconds until the rest is tried again, or None if nothing is left."""
        self._table = await self._bot.tables.get(self._game_id)
        # Read after the table: items of a later step wait for the next round, which reads a later table.
        rows = [row for row in await self._store.queued(self._game_id) if row.step <= self._table.step]
        if not rows:
            return None
        self.leaves_old = any(row.kind in KINDS for row in rows)
        if self._table.status == "cancelled":  # what remains is to say why, and to remove the buttons
            last = {LOBBY, "hand", "note", "feed", *KINDS}
            await self._store.settle((row.id for row in rows if row.kind not in last), "dropped")
            rows = [row for row in rows if row.kind in last]
        self._lang = await lang_at(self._bot, self._table)
        self._wanted, self._theme = await preferences_at(self._bot, self._table)
        self._channel = self._bot.get_partial_messageable(self._table.channel_id, guild_id=self._table.guild_id)
        await self._each(LOBBY, rows, self._show_lobby)
        public = [row for row in rows if row.kind in ("post", "edit")]
        waits = self._waits(public)
        shown = not waits and (not public or await self._attempt(public, partial(self._show, public)))
        finals = [row for row in rows if row.kind == "final"]
        if finals and shown:
            await self._attempt(finals, partial(deliver_finale, self._bot, self._table, self._channel, finals))
        for seat in sorted({row.seat for row in rows if row.kind in HANDS and row.seat is not None}):
            mine = [row for row in rows if row.kind in HANDS and row.seat == seat]
            if not await self._seen(seat, mine):
                await self._attempt(mine, partial(self._whisper, seat, mine))
        await self._each("note", rows, self._tell)
        await self._each("feed", rows, self._tell_feed)
        hints = [row for row in rows if row.kind == "hint"]
        if hints:
            await self._attempt(hints, partial(self._hint, hints))
        return self.wait

    def _waits(self, rows: Sequence[OutboxRow]) -> bool:
        """Tell whether the board may wait for what is about to happen, so that it is shown together."""
        table, timing = self._table, self._timing
        if not rows or table.running.over or any(row.attempts for row in rows):
            timing.shown(table.id, None)
            return False
        if not self._somebody_is_to_see(rows):
            return timing.waits(table.id, None, PATIENCE)
        timing.shown(table.id, None)
        return not any(row.kind == "post" for row in rows) and timing.too_soon(table.id)

    def _somebody_is_to_see(self, rows: Sequence[OutboxRow]) -> bool:
        """Tell whether a person acted who still has the turn, or waits for this; False while computers play on."""
        table = self._table
        waiting = table.running.waiting
        if table.paused_at is not None or not somebody_plays(table.seats):
            return True
        tables = self._bot.tables
        if any((table.id, seat) in tables.at_once or (table.id, seat) in tables.hurried for seat in waiting):
            return False
        if not table.people(waiting):
            return False
        seats = [table.seats[row.seat] if row.kind == "edit" and row.seat is not None else None for row in rows]
        return any(seat is None or seat.computer is None for seat in seats)

    async def _seen(self, seat: int, rows: Sequence[OutboxRow]) -> bool:
        """Tell whether a seat's private message may wait, since its person has just seen the hand in an answer.

        It may not while it shows a choice that was answered. One that came after a step that waits isn't in it yet.
        """
        seen = rows[0].kind == "own" and all(row.kind in SEEN_HANDS and not row.attempts for row in rows)
        if self._table.status == "playing" and seen:
            known = await self._store.private_message(self._game_id, seat)
            if known is not None and known[0] is not None and self._timing.waits(self._game_id, seat, SEEN):
                return True
        self._timing.shown(self._game_id, seat)
        return False

    async def _each(self, kind: str, rows: Sequence[OutboxRow], work: Callable[[OutboxRow], Awaitable[None]]) -> None:
        """Send the items of a kind, one after the other, up to the first that fails."""
        for row in rows:
            if row.kind == kind and not await self._attempt([row], partial(work, row)):
                return

    async def _attempt(self, rows: Sequence[OutboxRow], work: Callable[[], Awaitable[None]]) -> bool:
        """Return whether the next items may be sent. Failed ones are tried again as long as they can succeed."""
        public = rows[0].kind not in HANDS
        if self._gone and rows[0].kind not in ELSEWHERE:
            return False
        ids = [row.id for row in rows]
        attempt = Attempt(
            what=f"game {self._game_id}, step {rows[-1].step}: {rows[-1].kind}",
            attempts=max(row.attempts for row in rows),
            claim=lambda: self._store.claim(rows, again=all(row.kind in EDITS for row in rows)),
            send=work,
            drop=lambda: self._store.settle(ids, "dropped"),
        )
        if public:
            attempt = replace(attempt, on_gone=self._channel_gone, on_forbidden=self._tell_host)
        return await self.deliver(attempt)

    async def _channel_gone(self) -> bool:
        self._gone = True
        for hook in on_channel_gone.values():
            await hook(self._bot, self._game_id)
        return False

    @property
    def _family(self) -> Family:
        return family_of(self._table.running.rules)

    async def _tell_host(self, locked: bool) -> None:
        """Tell the host, once in a round, that the bot may no longer post in the game's channel."""
        table = self._table
        refused = Refused("thread_locked") if locked else self._missing()
        if refused is None or self._host_told:
            return
        self._host_told = True
        lang = await self._bot.lang_of_person(table.host_id, table.guild_id)
        told = Localizer(self._words, lang, table).refusal(refused)
        await write_to(self._bot, table.host_id, f"<#{table.channel_id}>: {told}")

    def _missing(self) -> Refused | None:
        """Return the refusal that names the permission which the bot lacks, or None."""
        channel = self._bot.get_channel(self._table.channel_id)
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return None
        missing = lacking(channel, channel.permissions_for(channel.guild.me))
        return None if missing is None else Refused("missing_permission", permission=missing)

    # The public posts

    async def _show_lobby(self, row: OutboxRow) -> None:
        """Post the lobby's message, unless the lobby is closed by now, and show there who joined meanwhile."""
        table, message = self._table, None
        if row.attempts:
            message = await newest_with(self._bot, self._channel, f"st:{table.id}:0:")
        found = message is not None
        if message is None and table.status == LOBBY:
            view = lobby_panel(self._words, self._lang, table, self._bot.library)
            asked = [one.user_id for one in table.pending]
            message = await send(self._channel, view, None, row.nonce, asked)
        if message is not None:
            await self._store.set_game(table.id, message_id=message)
        await self._store.settle([row.id], "dropped" if message is None else "sent", message)
        after = await self._bot.tables.get(table.id)
        if found or (after.status, after.seats) != (table.status, table.seats):
            await refresh(self._bot, after)

    async def _show(self, rows: Sequence[OutboxRow]) -> None:
        """Send one message for everything that is due: a new post when a turn ended, else an edit of the last one."""
        rows = await self._without_arrived(rows)
        if not rows:
            return
        table, posts = self._table, await self._store.posts(self._game_id)
        new = not posts or any(row.kind == "post" for row in rows)
        previous = posts[:1] if new else posts[1:]
        heard = await self._news(previous[0][0] if previous else 0)
        old = None if new else posts[0][1]
        message = old and await edit(self._channel, old, *await self._board(heard, first=not previous))
        if message is None:
            people = [] if table.kind or self._is_planned(rows) else table.people(table.running.waiting)
            shown = await self._board(heard, first=not previous)
            if table.running.over and any(row.attempts for row in rows):  # its last board has no buttons to be known by
                message = await arrived(self._bot, self._channel, shown[0])
            message = message or await send(self._channel, *shown, rows[-1].nonce, people)
        gone = old is not None and message != old
        await self._posted(rows, message, () if gone else posts)
        if gone:
            await self._store.move_post(self._game_id, old or 0, message)
        self._timing.shown(self._game_id, None)
        if old == message:
            self._timing.edited(self._game_id)

    def _is_planned(self, rows: Sequence[OutboxRow]) -> bool:
        """Tell whether a plan is about to play the turn that a new post shows, so that it notifies nobody."""
        posts = [row for row in rows if row.kind == "post"]
        return bool(posts) and bool((posts[-1].seat or 0) & PLANNED)

    async def _posted(self, rows: Sequence[OutboxRow], message: int, posts: Sequence[tuple[int, int]]) -> None:
        """Record a post, and queue the last edit of the one before it, and of one whose turn was undone."""
        old = [post for post in posts[:1] if post[1] != message]
        keeps = await get_setting(self._bot, "server", self._table.guild_id, "old_boards") == "board"
        if not keeps and self._took_a_turn_back(rows):  # what the post before says is no more
            old += posts[1:]
        self.leaves_old = self.leaves_old or bool(old)
        await self._store.posted(self._game_id, (row.id for row in rows), message, old, keeps=keeps)

    def _took_a_turn_back(self, rows: Sequence[OutboxRow]) -> bool:
        """Tell whether the last step was an undo that gave the turn back to the seat of the post before."""
        last = next((row for row in self._table.recent if row.step == self._table.step), None)
        shown = any(row.step == self._table.step for row in rows)
        return shown and last is not None and undoes(decode_events(last.events))

    async def _news(self, after: int) -> Digest:
        """Return what others did since the last turn of the only waiting seat, or else all since step `after`."""
        table, family = self._table, family_of(self._table.running.rules)
        game = table.running
        waiting, localizer = game.waiting, Localizer(self._words, self._lang, table)
        alone = len(waiting) == 1 and bool(game.turn.number or family.sets_up_by_turns)
        last, present = after, table.step
        await self._store.recall(*shown_with(table))
        if alone:
            seats = (await self._store.seats_of_steps(table.id))[: table.step]
            last, present = turn_began(seats, waiting[0])
            if table.kind == LESSON:  # what the learner's own turn changed is ringed, too
                last = turn_began(seats[:last], waiting[0])[1]
        rows = [row for row in await self._store.steps(table.id, last) if row.step <= table.step]
        steps = [SeenStep(row.seat, tuple(event.seen_by(None) for event in decode_events(row.events))) for row in rows]
        if game.turn.number and not family.sets_up_by_turns and (begun := turns_began(steps)):
            steps, last = steps[begun:], last + begun  # the set-up was told to everybody
            present = max(present, last)
        # A note knows how many steps there were when it was made; those of the lobby have none.
        known = await Notes(self._store).of_game(table.id)
        notes = [note for note in known if max(last, 1) <= note.step <= table.step and told_on_board(note)]
        noted = [(note.step - last, note_text(localizer, note)) for note in notes]
        if not alone:
            return news_since(self._words, self._lang, table, steps, noted)
        heard = digest_since(self._words, self._lang, table, steps[: present - last], steps[present - last :], noted)
        return replace(heard, has_own=table.kind == LESSON)

    async def _board(self, heard: Digest, *, first: bool) -> tuple[ui.LayoutView, list[discord.File]]:
        """Return the board's post; the first one of a game also shows the hash of its seed."""
        table = await self._bot.tables.as_shown(self._table)
        theme = self._theme if self._wanted else None
        large = await large_at(self._bot, table)
        beside = [] if table.running.over else await guide_of(self._bot, table, self._lang)
        board = board_message(self._words, self._lang, table, heard, theme, large=large, beside=beside)
        panel, pictures = await board
        deal = await Deals(self._store).of_game(self._game_id) if first and table.kind != LESSON else None
        if deal is not None:
            panel.add_item(ui.TextDisplay(sealed_line(self._words, self._lang, deal)))
        return panel, pictures

    async def _tell_feed(self, row: OutboxRow) -> None:
        """Post to the server's feed, if it has one. A channel that is gone or closed to the bot is ignored.

        Nothing about a private game or a closed table is posted, neither now nor later: its league reports it.
        """
        message, channel_id = None, await self._bot.settings.get("server", self._table.guild_id, FEED)
        if channel_id is not None and not self._table.kind and not await closed(self._store, self._table):
            channel = self._bot.get_partial_messageable(int(channel_id), guild_id=self._table.guild_id)
            localizer = Localizer(self._words, self._lang, self._table)
            view = Panel(ui.TextDisplay(feed_text(localizer, self._table, row.seat)))
            try:
                message = await send_once(self._bot, channel, view, None, row.nonce, tried=row.attempts > 0)
            except (discord.NotFound, discord.Forbidden) as error:
                _log.warning("game %d: the server's feed was not updated: %s", self._game_id, error)
        await self._store.settle([row.id], "dropped" if message is None else "sent", message)

    async def _tell(self, row: OutboxRow) -> None:
        """Post a note as a message of its own."""
        note = await Notes(self._store).get(row.seat or 0)
        shown = note and note_panel(self._words, self._lang, self._table, note)
        if note is None or not shown:
            await self._store.settle([row.id], "dropped")
            return
        what, tried = (shown.view, None, row.nonce, shown.people), row.attempts > 0
        message = await send_once(self._bot, self._channel, *what, tried=tried)
        await self._store.settle([row.id], "sent", message)
        after, table = await Notes(self._store).get(note.id), await self._bot.tables.frame(self._game_id)
        if END in note.facts and (after != note or table.status != self._table.status):  # it ended meanwhile
            await self._store.together([note_shown(note.id)])
            self._bot.wake(self._game_id)

    async def _hint(self, rows: Sequence[OutboxRow]) -> None:
        """Tell those whose direct messages Discord refuses where they find their hand."""
        seats = {row.seat for row in rows}
        people = [
            row.user_id
            for row in self._table.seats
            if row.user_id is not None
            and row.computer is None
            and (row.seat in seats or None in seats)  # a hint of an earlier version names no seat
            and await self._store.private_message(self._game_id, row.seat) == (None, None)
        ]
        if not people:
            await self._store.settle((row.id for row in rows), "dropped")
            return
        mentions = ", ".join(f"<@{id_}>" for id_ in people)
        text = ui.TextDisplay[Any](self._words.say(self._lang, "hand-refused", people=mentions))
        button = Press(self._game_id, self._table.step, "hand", self._words.say(self._lang, "button-hand"))
        view = Panel(text, ui.ActionRow(button))
        what, tried = (view, None, rows[-1].nonce, people), any(row.attempts for row in rows)
        message = await send_once(self._bot, self._channel, *what, tried=tried)
        await self._store.settle((row.id for row in rows), "sent", message)

    # The private messages

    async def _whisper(self, seat: int, rows: Sequence[OutboxRow]) -> None:
        """Send or edit a seat's one private message."""
        ids = [row.id for row in rows]
        known = await self._store.private_message(self._game_id, seat)
        refused = known == (None, None)
        over = self._table.status == "cancelled"
        if (known is None and over) or (refused and not self._was_asked(self._game_id, seat)):
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
            if message is None and not over:
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
        """Send a new private message, or edit one of an earlier attempt that arrived and shows an older hand."""
        channel = await self._bot.create_dm(user)
        view, picture = await self._hand(lang, seat)
        message = None
        if any(row.attempts for row in rows) and (old := await newest_with(self._bot, channel, f"st:{self._game_id}:")):
            message = await edit(self._bot.get_partial_messageable(channel.id), old, view, picture)
        if message is None:
            message = await send(channel, view, picture, rows[-1].nonce)
        await self._store.keep_private_message(self._game_id, seat, user.id, (channel.id, message))

    async def _hand(self, lang: str, seat: int) -> tuple[ui.LayoutView, list[discord.File]]:
        person = self._table.seats[seat].user_id or 0
        wanted, theme = await preferences_of(self._bot, person)
        note = await Notepads(self._store).load(self._game_id, person)
        return await own_message(self._words, lang, self._table, seat, theme if wanted else None, note)

    async def _refused(self, seat: int) -> None:
        """Announce once, in public, that Discord refuses messages to this person, with the button for the hand."""
        await self._store.keep_private_message(self._game_id, seat, self._table.seats[seat].user_id, None)
        message = OutboxMessage("hint", f"{self._game_id}-{self._table.step}-hint{seat}", seat)
        await self._store.enqueue(self._game_id, self._table.step, message)
        self._bot.announcer.wake(self._game_id)

    async def _without_arrived(self, rows: Sequence[OutboxRow]) -> Sequence[OutboxRow]:
        """Return the items without those whose attempt arrived, though its answer was lost; those are settled."""
        if not any(row.attempts for row in rows):
            return rows
        pattern = re.compile(rf"st:{self._game_id}:(\d+):{ON_BOARDS}")
        # A new post shows the table as it stands then, which may be after steps that queued no post of their own.
        first = min((row.step for row in rows if row.kind == "post"), default=self._table.step + 1)
        async for message in own(self._bot, self._channel):
            shown = {int(match[1]) for id_ in custom_ids(message.components) if (match := pattern.match(id_))}
            known = max(shown, default=0)
            if known >= first:
                posts = await self._store.posts(self._game_id)
                await self._posted([row for row in rows if row.step <= known], message.id, posts)
                return [row for row in rows if row.step > known]
        return rows
