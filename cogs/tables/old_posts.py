"""The last edit of posts that a newer board has replaced, and of notes whose question is answered.

Discord limits edits of old messages by themselves. So each has its own delay after a failure, and nothing waits for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from discord import ui

from cogs.core.components import Panel
from cogs.core.delivery import Attempt, Round, Workers, delete, edit, remove_buttons
from cogs.tables.deals import sealed_line
from cogs.tables.digest import MOST_OWN, Digest, SeenStep, line_of_turn
from cogs.tables.family import board_message, family_of
from cogs.tables.notes import note_panel, with_buttons
from cogs.tables.service import Client
from cogs.tables.settings import lang_at, large_at, preferences_at
from cogs.tables.table import Table
from cogs.text.catalogue import shorten
from cogs.text.localizer import Localizer
from data.store.deals import Deals
from data.store.notes import END, Notes
from data.store.rows import OutboxRow, StepRow
from engine.core.codec import decode_events

KINDS = ("line", "strip")
"""The outbox items of old messages: a post's last edit, and the removal of buttons."""


class OldPosts(Workers):
    """Edits the old messages of each game, one after the other."""

    def __init__(self, bot: Client) -> None:
        super().__init__("the old posts of game", self._round)
        self._bot = bot
        self._resting: dict[int, asyncio.TimerHandle] = {}
        """Failed items, by their ids, that are not tried again yet."""

    async def _round(self, game_id: int) -> float | None:
        await _Round(self._bot, game_id, self).edit_all()
        return None  # each failed item wakes its game by itself

    def rests(self, item: int) -> bool:
        """Tell whether a failed item is not to be tried again yet."""
        return item in self._resting

    def rest(self, item: int, game_id: int, seconds: float) -> None:
        """Let a failed item rest, and wake its game afterwards."""

        def end() -> None:
            del self._resting[item]
            self.wake(game_id)

        self._resting[item] = asyncio.get_running_loop().call_later(seconds, end)

    async def stop(self) -> None:
        """Cancel what is waiting. Keys woken later aren't started."""
        for timer in self._resting.values():
            timer.cancel()
        await super().stop()


class _Round(Round):
    """One attempt at each old message of a game that is due."""

    def __init__(self, bot: Client, game_id: int, worker: OldPosts) -> None:
        super().__init__()
        self._bot, self._store, self._game_id, self._worker = bot, bot.store, game_id, worker

    async def edit_all(self) -> None:
        """Edit what is due."""
        rows = [row for row in await self._store.queued(self._game_id) if row.kind in KINDS]
        rows = [row for row in rows if not self._worker.rests(row.id)]
        if not rows:
            return
        self._table = await self._bot.tables.get(self._game_id)
        self._lang = await lang_at(self._bot, self._table)
        self._channel = self._bot.get_partial_messageable(self._table.channel_id, guild_id=self._table.guild_id)
        for row in rows:
            await self._try(row)

    async def _try(self, row: OutboxRow) -> None:
        """Try one item; after a failure it rests."""
        work: Callable[[OutboxRow], Any] = self._tell if row.kind == "line" else self._remove_buttons
        attempt = Attempt(
            what=f"game {self._game_id}, step {row.step}: {row.kind}",
            attempts=row.attempts,
            claim=lambda: self._store.claim([row], again=True),
            send=lambda: work(row),
            drop=lambda: self._store.settle([row.id], "dropped"),
            on_gone=lambda: self._drop(row),
        )
        self.wait = None
        if not await self.deliver(attempt) and self.wait is not None:
            self._worker.rest(row.id, self._game_id, self.wait)

    async def _drop(self, row: OutboxRow) -> bool:
        await self._store.settle([row.id], "dropped")
        return True

    async def _tell(self, row: OutboxRow) -> None:
        """Replace a post by one line that says what was done in its turn. The buttons and the picture go.

        A post that notified nobody, since a plan played its turn, goes as a whole.
        """
        planned, steps, first = await self._store.turn_of_post(self._game_id, row.step)
        if planned:
            await delete(self._channel, row.message_id or 0)
            await self._store.settle([row.id], "sent", row.message_id)
            return
        localizer = Localizer(self._bot.words, self._lang, self._table)
        line = shorten(self._line(localizer, self._table, steps), MOST_OWN)
        panel = Panel(ui.TextDisplay[Any](f"-# {line}"), *await self._sealed(row, first))
        await edit(self._channel, row.message_id or 0, panel, None)
        await self._store.settle([row.id], "sent", row.message_id)

    async def _sealed(self, row: OutboxRow, first: int | None) -> list[ui.TextDisplay[Any]]:
        """Return the line with the hash of the game's seed, if the item is about the `first` post, which keeps it."""
        deal = await Deals(self._store).of_game(self._game_id) if row.message_id == first else None
        return [] if deal is None else [ui.TextDisplay(sealed_line(self._bot.words, self._lang, deal))]

    def _line(self, localizer: Localizer, table: Table, rows: Sequence[StepRow]) -> str:
        steps = [SeenStep(one.seat, tuple(event.seen_by(None) for event in decode_events(one.events))) for one in rows]
        by_turns = family_of(table.running.rules).sets_up_by_turns
        line = line_of_turn(localizer, table.running.view(None), steps, by_seat=by_turns)
        return line or localizer.say("post-old")

    async def _is_newest(self, row: OutboxRow) -> bool:
        posts = await self._store.posts(self._game_id)
        return bool(posts) and posts[0][1] == row.message_id

    async def _close(self, row: OutboxRow) -> None:
        """Show the last board of a cancelled game: whose turn it was is no matter any more."""
        bot, table = self._bot, self._table
        (wanted, theme), large = await preferences_at(bot, table), await large_at(bot, table)
        board = await board_message(bot.words, self._lang, table, Digest(), theme if wanted else None, large=large)
        for line in await self._sealed(row, await Deals(self._store).first_post(self._game_id)):
            board[0].add_item(line)
        await edit(self._channel, row.message_id or 0, *board)
        await self._store.settle([row.id], "sent", row.message_id)

    async def _remove_buttons(self, row: OutboxRow) -> None:
        """Remove the buttons of a post, of a note that has any, or of a hint; a question says how it ended.

        One that has nothing to say then is deleted.
        """
        note = None if row.seat is None else await Notes(self._store).get(row.seat)
        if row.seat is not None and (note is None or (note.kind not in with_buttons and END not in note.facts)):
            await self._store.settle([row.id], "dropped")
            return
        if row.seat is None and self._table.status == "cancelled" and await self._is_newest(row):
            await self._close(row)
            return
        shown = note and END in note.facts and note_panel(self._bot.words, self._lang, self._table, note)
        if shown:
            await edit(self._channel, row.message_id or 0, shown.view, None)
        elif note is not None and END in note.facts:
            await delete(self._channel, row.message_id or 0)
        else:
            await remove_buttons(self._channel, row.message_id or 0)
        await self._store.settle([row.id], "sent", row.message_id)
