"""The one path from a wish to a stored fact: lock, load, act, append. Pictures and posts come afterwards."""

from __future__ import annotations

import asyncio
import json
import logging
import weakref
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random

import discord

from cogs._kinds import laid_out
from data.jsonfile import BadJson
from data.library import Library, digest, kept
from data.store import Append, ChannelTaken, Debt, GameRow, SeatRow, StaleStep, StepRow, Store, Stored
from engine.assemble import BadGameFile, GameFile, assemble
from engine.core.action import Action, Seat
from engine.core.codec import decode_events, decode_state, encode_action, encode_events, encode_state
from engine.core.event import Event
from engine.core.game import Game
from engine.core.refused import Refused
from engine.core.ruleset import Ruleset
from engine.parts.longest_path import LongestPath

_log = logging.getLogger(__name__)

COLORS = ("blue", "red", "green", "black", "yellow")
FIRST = "first"  # the option that names who begins, by the person's id; all other options are the game's own


@dataclass(frozen=True)
class Table:
    """One game in one channel, as it was when it was read. `game` is None before it has begun.

    `file` is the map it is played on; `map` names the game's own copy of it, when it is an operator's.
    """

    id: int
    guild_id: int
    channel_id: int
    key: str
    variant: str
    options: dict[str, str]
    host_id: int
    limit: int
    status: str
    step: int
    seats: tuple[SeatRow, ...]
    game: Game | None
    message_id: int | None = None
    map: str | None = None
    file: GameFile | None = None

    def seat_of(self, user_id: int) -> Seat | None:
        return next((row.seat for row in self.seats if row.user_id == user_id), None)

    @property
    def colors_left(self) -> list[str]:
        taken = {row.color for row in self.seats}
        return [color for color in COLORS if color not in taken]


Wish = Callable[[Table, Seat], Action]


class Tables:
    """All games. Whatever changes a game goes through here, one change of a game at a time."""

    def __init__(self, store: Store, library: Library, rng: Random, wake: Callable[[int], None]) -> None:
        self.store = store
        self.library = library
        self._rng = rng
        self._wake = wake
        self._locks: weakref.WeakValueDictionary[int, asyncio.Lock] = weakref.WeakValueDictionary()
        self._rules = lru_cache(maxsize=64)(self._assemble)
        # By key, and by digest what games keep copies of; None for a copy that is of no use any more.
        self._files: dict[str, GameFile | None] = dict(library.games)
        self._files |= {digest(text): library.games[key] for key, text in library.texts.items()}

    def _assemble(self, source: str, variant: str, options: tuple[tuple[str, str], ...]) -> Ruleset:
        file = self._files[source]
        assert file is not None
        return assemble(file, variant=variant, options=dict(options))

    def rules(self, key: str, variant: str, options: Mapping[str, str]) -> Ruleset:
        """The assembled rules, shared by all tables that play by them. Raises Refused for an unknown game."""
        if key not in self.library.games:
            raise Refused("unknown_map", map=key)
        if variant not in self.library.games[key].variants:
            raise Refused("unknown_variant", variant=variant)
        return self._rules(key, variant, _own(options))

    def rules_of(self, table: Table) -> Ruleset:
        """The rules that this table plays by, though its map may be another one by now. Raises Refused."""
        if table.file is None:
            raise Refused("map_gone", map=table.key)
        try:
            return self._rules(table.map or table.key, table.variant, _own(table.options))
        except BadGameFile as bad:
            _log.warning("game %d: its map %s is no longer good: %s", table.id, table.key, bad)
            raise Refused("map_gone", map=table.key) from bad

    async def _file_of(self, row: GameRow) -> GameFile | None:
        """The map of a game: the copy that it keeps, or the project's. None when it is gone or no longer good."""
        if row.map is None:
            return None if row.key in self.library.texts else self.library.games.get(row.key)
        if row.map not in self._files:
            try:
                self._files[row.map] = kept(await self.store.map_text(row.map) or "")
            except (BadJson, BadGameFile) as bad:
                _log.warning("the kept copy of the map %s is no longer good: %s", row.key, bad)
                self._files[row.map] = None
        return self._files[row.map]

    def lock(self, game_id: int) -> asyncio.Lock:
        """Held while a game changes. It lives as long as somebody uses it."""
        lock = self._locks.get(game_id)
        if lock is None:
            lock = self._locks[game_id] = asyncio.Lock()
        return lock

    # Reading

    async def at(self, channel_id: int) -> Table | None:
        """The channel's open or running game, or else its last one."""
        game_id = await self.store.game_at(channel_id)
        return None if game_id is None else await self.get(game_id)

    async def get(self, game_id: int) -> Table:
        """Raises Refused("map_gone") for a game whose map is not there any more: it waits as it is."""
        table, stored = await self._frame(game_id)
        rules = self.rules_of(table)
        if stored.snapshot is None:
            return table
        game = decode_state(rules, stored.snapshot[1])
        for step in stored.later:
            game = game.after(decode_events(step.events))
        return replace(table, game=game)

    async def frame(self, game_id: int) -> Table:
        """A game without its state: what can be known of it even when its map is gone."""
        return (await self._frame(game_id))[0]

    async def of_user(self, user_id: int) -> list[Table]:
        """The running games in which the person sits, but for those that wait for their map."""
        frames = [await self.frame(game_id) for game_id in await self.store.games_of(user_id)]
        return [await self.get(table.id) for table in frames if self._is_whole(table)]

    def _is_whole(self, table: Table) -> bool:
        try:
            return bool(self.rules_of(table))
        except Refused:
            return False

    async def _frame(self, game_id: int) -> tuple[Table, Stored]:
        stored = await self.store.load(game_id)
        if stored is None:
            raise Refused("no_game_here")
        row = stored.game
        table = Table(
            id=row.id,
            guild_id=row.guild_id,
            channel_id=row.channel_id,
            key=row.key,
            variant=row.variant,
            options=json.loads(row.options),
            host_id=row.host_id,
            limit=row.seat_limit,
            status=row.status,
            step=row.step,
            seats=stored.seats,
            game=None,
            message_id=row.message_id,
            map=row.map,
            file=await self._file_of(row),
        )
        return table, stored

    async def events(self, table: Table, after: int) -> list[Event]:
        """What happened after that step, up to the table's own."""
        rows = await self.store.steps(table.id, after)
        return [event for row in rows if row.step <= table.step for event in decode_events(row.events)]

    # Playing

    async def play(self, game_id: int, user_id: int, wish: Wish, *, step: int | None = None) -> Table:
        """Does what a seated person wishes, stores it and has it shown. Raises Refused; then nothing changed.

        With `step` the wish was made for the table at that step, and a table that has moved on refuses it.
        """
        async with self.lock(game_id):
            table = await self.get(game_id)
            if table.game is None or table.status == "cancelled":
                raise Refused("no_game_here")
            seat = table.seat_of(user_id)
            if seat is None:
                raise Refused("not_seated")
            if step is not None and step != table.step:
                raise Refused("table_moved_on")
            action = wish(table, seat)
            events = table.game.act(action, self._rng)
            after = table.game.after(events)
            row = StepRow(table.step + 1, action.seat, encode_action(action), encode_events(events))
            table = await self._append(table, after, row)
        self._wake(game_id)
        return table

    async def _append(self, table: Table, game: Game, row: StepRow) -> Table:
        status = "finished" if game.over else "playing"
        debts = owed(table, game, row)
        append = Append(table.id, row, encode_state(game), status, _now(), debts)
        try:
            await self.store.append(append)
        except StaleStep as error:
            raise Refused("table_moved_on") from error
        return replace(table, step=row.step, status=status, game=game)

    # The lobby

    async def new(
        self,
        place: tuple[int, int],
        host: tuple[int, str],
        key: str,
        variant: str,
        limit: int,
        options: Mapping[str, str],
    ) -> Table:
        """Opens a lobby in a channel (`place`: server and channel) with its host seated. Raises Refused."""
        least, most = self.rules(key, variant, options).seats
        if not least <= limit <= most:
            raise Refused("wrong_seats", least=least, most=most, seats=limit)
        return await self._open(place, host[0], key, variant, limit, options, [SeatRow(0, *host, COLORS[0])])

    async def _open(
        self,
        place: tuple[int, int],
        host_id: int,
        key: str,
        variant: str,
        limit: int,
        options: Mapping[str, str],
        seats: Sequence[SeatRow],
    ) -> Table:
        kept_options = json.dumps(dict(options), sort_keys=True)
        text = self.library.texts.get(key)
        row = GameRow(0, *place, key, variant, kept_options, host_id, limit, "lobby", 0, None, text and digest(text))
        try:
            game_id = await self.store.new_game(row, seats, _now(), text)
        except ChannelTaken as error:
            open_table = await self.at(place[1])
            running = open_table is not None and open_table.status == "playing"
            raise Refused("game_running" if running else "lobby_open") from error
        return await self.get(game_id)

    async def join(self, game_id: int, user_id: int, name: str, color: str | None = None) -> Table:
        """Takes the next seat. The last free seat starts the game."""
        async with self.lock(game_id):
            table = await self._lobby(game_id)
            if table.seat_of(user_id) is not None:
                raise Refused("already_seated")
            if len(table.seats) >= table.limit:
                raise Refused("game_full", limit=table.limit)
            if color is not None and color not in table.colors_left:
                raise Refused("color_taken", color=color)
            seat = SeatRow(len(table.seats), user_id, name, color or table.colors_left[0])
            table = await self._seat(table, (*table.seats, seat))
            if len(table.seats) < table.limit:
                return table
            table = await self._begin(table)
        self._wake(game_id)
        return table

    async def leave(self, game_id: int, user_id: int) -> Table:
        """Gives a seat up. The host's place passes on; a lobby that nobody sits in is cancelled."""
        async with self.lock(game_id):
            table = await self._lobby(game_id)
            if table.seat_of(user_id) is None:
                raise Refused("not_seated")
            stay = [row for row in table.seats if row.user_id != user_id]
            if not stay:
                await self.store.set_game(game_id, status="cancelled")
                return replace(table, status="cancelled", seats=())
            host = table.host_id if table.host_id != user_id else stay[0].user_id
            seats = [replace(row, seat=number) for number, row in enumerate(stay)]
            return await self._seat(replace(table, host_id=host), seats)

    async def color(self, game_id: int, user_id: int, color: str) -> Table:
        """Changes a seat's colour before the game begins."""
        async with self.lock(game_id):
            table = await self._lobby(game_id)
            seat = table.seat_of(user_id)
            if seat is None:
                raise Refused("not_seated")
            if color not in (*table.colors_left, table.seats[seat].color):
                raise Refused("color_taken", color=color)
            rows = (replace(row, color=color) if row.seat == seat else row for row in table.seats)
            return await self._seat(table, rows)

    async def start(self, game_id: int, user_id: int) -> Table:
        """The host begins with those who are there."""
        async with self.lock(game_id):
            table = await self._lobby(game_id)
            if table.host_id != user_id:
                raise Refused("not_host")
            table = await self._begin(table)
        self._wake(game_id)
        return table

    async def cancel(self, game_id: int, user_id: int, *, moderator: bool = False) -> Table:
        """Ends an open or running game for everybody. For its host, or for a moderator."""
        async with self.lock(game_id):
            table = await self.frame(game_id)
            if table.status not in ("lobby", "playing"):
                raise Refused("no_game_here")
            if table.host_id != user_id and not moderator:
                raise Refused("not_host")
            await self.store.set_game(game_id, status="cancelled")
            return replace(table, status="cancelled")

    async def rematch(self, game_id: int, user_id: int) -> Table:
        """A new lobby with the same people, colours and options; whoever asked for it is its host."""
        old = await self.get(game_id)
        if old.seat_of(user_id) is None:
            raise Refused("not_seated")
        if old.status in ("lobby", "playing"):
            raise Refused("lobby_open" if old.status == "lobby" else "game_running")
        if old.key not in self.library.games or old.variant not in self.library.games[old.key].variants:
            raise Refused("map_not_offered", map=old.key)
        place = (old.guild_id, old.channel_id)
        return await self._open(place, user_id, old.key, old.variant, old.limit, old.options, old.seats)

    async def _lobby(self, game_id: int) -> Table:
        table = await self.get(game_id)
        if table.status == "cancelled":
            raise Refused("no_game_here")
        if table.status != "lobby":
            raise Refused("already_started")
        return table

    async def _seat(self, table: Table, seats: Iterable[SeatRow]) -> Table:
        table = replace(table, seats=tuple(seats))
        await self.store.set_lobby(table.id, table.host_id, table.seats)
        return table

    async def _begin(self, table: Table) -> Table:
        rules = self.rules_of(table)
        if len(table.seats) < rules.seats[0]:
            raise Refused("too_few_players", needed=rules.seats[0], seated=len(table.seats))
        named = table.options.get(FIRST)
        first = table.seat_of(int(named)) if named else None
        game, events = Game.new(rules, len(table.seats), self._rng, first)
        row = StepRow(1, None, None, encode_events(events))
        return await self._append(table, game, row)


def _own(options: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """The map's own options, for whom it does not matter who begins."""
    return tuple(sorted((name, value) for name, value in options.items() if name != FIRST))


def _now() -> int:
    return int(discord.utils.utcnow().timestamp())


def posts_at_end(game: Game) -> int:
    """Each seat's tickets, the longest paths where they count, the final table; that alone where nothing was secret."""
    return 1 if laid_out(game.rules) else game.seats + game.rules.has(LongestPath) + 1


def owed(before: Table, after: Game, row: StepRow) -> list[Debt]:
    """What a step owes: a new post when a turn or the game has ended, else a change of the last one;
    and a private message to whoever's hand it changed."""
    ended = before.game is None or after.over or after.turn.number != before.game.turn.number
    if before.game is not None and laid_out(after.rules):  # a set-up by turns: the next one is to be notified
        ended = ended or before.game.waiting != after.waiting
    everybody = before.game is None or after.over
    seats = range(after.seats) if everybody or row.seat is None else (row.seat,)
    nonce = f"{before.id}-{row.step}"
    debts = [Debt("post" if ended else "edit", nonce)]
    if after.over:
        debts += [Debt("final", f"{nonce}-f{index}", index) for index in range(posts_at_end(after))]
    if laid_out(after.rules):  # nobody holds anything that the table does not show
        return debts
    return debts + [Debt("hand", f"{nonce}-{seat}", seat) for seat in seats]
