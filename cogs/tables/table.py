"""One table as it was read, and how tables are read: game, seats, rules."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import lru_cache

from data.maps.jsonfile import BadJson
from data.maps.library import Library, digest, kept
from data.store.notes import notes_made
from data.store.private import written
from data.store.rows import GameRow, Invitation, SeatRow, Statement, StepRow, Stored
from data.store.seats import held
from data.store.store import Store, private_place, steps_taken
from engine.assemble import BadGameFile, GameFile, assemble
from engine.core.action import Seat
from engine.core.codec import decode_events, decode_state
from engine.core.event import Event
from engine.core.game import Game
from engine.core.refused import Refused
from engine.core.ruleset import RULES_VERSION, Ruleset
from engine.core.undo import standing

_log = logging.getLogger(__name__)

COLORS = ("blue", "red", "green", "black", "yellow")
MOST_KNOWN = 32
"""Tables that are kept as they were read, until something is written."""
FIRST = "first"  # the option that names who begins, by the person's id
TABLE = "table_"  # how the table's own options begin, as its clock; all other options are the game's own
KIND, SPEECH = "table_kind", "table_lang"
"""Options of a game of one person in a private place: what kind of game it is, and the language it was opened in."""
SEED, NUMBERS, SCRIPT = "table_seed", "table_numbers", "table_lesson"
"""Options of a lesson: the seed of its deal, which is no secret; JSON of the numbers in which its rules differ from the
map's; and the lesson's key."""
LESSON, DAILY = "lesson", "daily"
"""These kinds. Neither counts anywhere: no result, rating, statistics, feed or limit of open games."""


@dataclass(frozen=True)
class Table:
    """One game in one channel, as it was when it was read. `game` is None before it has started.

    `file` is the map it is played on; `map` is the digest of the game's own copy of an operator's map. `deadlines`:
    (seat, Unix s when its time is up); `paused_at` is None while it runs. `recent` are the last steps known without
    reading, without a gap up to `step`. `hurried` and `alone_since` are set where the table is shown: its last step was
    played for a seat whose time was up; the step since which only one person plays, if so. `invited` are the people who
    were asked to join, while it is a lobby.
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
    rules_version: int = RULES_VERSION
    file: GameFile | None = None
    deadlines: tuple[tuple[Seat, int], ...] = ()
    paused_at: int | None = None
    closed: str | None = None
    invited: tuple[Invitation, ...] = ()
    hurried: bool = False
    alone_since: int = 0
    recent: tuple[StepRow, ...] = field(default=(), repr=False, compare=False)

    def seat_of(self, user_id: int) -> Seat | None:
        """Return a person's seat, or None."""
        return next((row.seat for row in self.seats if row.user_id == user_id), None)

    def not_host(self) -> Refused:
        """Return the refusal for who isn't the host, with the host's name."""
        name = next((row.name for row in self.seats if row.user_id == self.host_id), "none")
        return Refused("not_host", host=name)

    @property
    def pending(self) -> list[Invitation]:
        """The invitations to a lobby that aren't answered yet; a place is kept for each."""
        return [one for one in self.invited if not one.declined and self.seat_of(one.user_id) is None]

    def people(self, seats: Iterable[Seat]) -> list[int]:
        """Return the people whom these seats wait for: none for a seat that the computer plays."""
        rows = (self.seats[seat] for seat in seats)
        return [row.user_id for row in rows if row.user_id is not None and row.computer is None]

    @property
    def running(self) -> Game:
        """The game of a table that has started, even if it is over.

        Raises: AssertionError before that.
        """
        assert self.game is not None
        return self.game

    @property
    def kind(self) -> str:
        """The kind of a game of one person in a private place; "" for any other game."""
        return self.options.get(KIND, "")

    def is_hidden_from(self, user_id: int) -> bool:
        """Tell whether a person may see nothing of a private game: the others don't, and of a lesson never."""
        hidden = self.kind == LESSON or (self.kind != "" and self.status in ("lobby", "playing"))
        return hidden and self.seat_of(user_id) is None

    @property
    def link(self) -> str:
        """The link to the newest board, or to its channel. Direct messages are of no server, which has the id 0."""
        place = f"https://discord.com/channels/{self.guild_id or '@me'}/{self.channel_id}"
        return place if self.message_id is None else f"{place}/{self.message_id}"

    @property
    def colors_left(self) -> list[str]:
        """The colors that no seat has."""
        taken = {row.color for row in self.seats}
        return [color for color in COLORS if color not in taken]


class Reader:
    """Reads games as tables."""

    def __init__(self, store: Store, library: Library) -> None:
        self.store = store
        self.library = library
        self._rules = lru_cache(maxsize=64)(self._assemble)
        self._tables: dict[int, tuple[object, Table]] = {}
        self._working = asyncio.Lock()
        self._counted: Game | None = None
        self._games: dict[int, tuple[Ruleset, str, Game]] = {}
        # By key, and by digest what games keep copies of; None for a copy that is of no use any more.
        self._files: dict[str, GameFile | None] = dict(library.games)
        self._files |= {digest(text): library.games[key] for key, text in library.texts.items()}

    def _assemble(
        self, source: str, variant: str, options: tuple[tuple[str, str], ...], version: int, numbers: str = "{}"
    ) -> Ruleset:
        file = self._files.get(source) or self.library.games[source]
        return assemble(file, variant, dict(options), version, json.loads(numbers))

    def rules(self, key: str, variant: str, options: Mapping[str, str]) -> Ruleset:
        """Return the assembled rules, shared by all tables that use them.

        Raises: Refused `unknown_map` or `unknown_variant`.
        """
        if key not in self.library.games:
            raise Refused("unknown_map", map=key)
        if variant not in self.library.games[key].variants:
            raise Refused("unknown_variant", variant=variant)
        return self._rules(key, variant, own_options(options), RULES_VERSION)

    def own_text(self, key: str, guild_id: int) -> str | None:
        """Return the text of a map, of which its games keep a copy; None for a map of the project.

        Raises: Refused `unknown_map` for a map that isn't played on that server.
        """
        if not self.library.is_offered(key, guild_id):
            raise Refused("unknown_map", map=key)
        return self.library.texts.get(key)

    def rules_of(self, table: Table) -> Ruleset:
        """Return the rules of this table, which may differ from the map's current file.

        Raises: Refused `map_gone`.
        """
        if table.file is None:
            raise Refused("map_gone", map=table.key)
        try:
            own, numbers = own_options(table.options), table.options.get(NUMBERS, "{}")
            return self._rules(table.map or table.key, table.variant, own, table.rules_version, numbers)
        except BadGameFile as bad:
            _log.warning("game %d: its map %s is no longer good: %s", table.id, table.key, bad)
            raise Refused("map_gone", map=table.key) from bad

    async def _file_of(self, row: GameRow) -> GameFile | None:
        """Return the map of a game: its own copy, or the project's. None if it is gone or no longer valid."""
        if row.map is None:
            return None if row.key in self.library.texts else self.library.games.get(row.key)
        if row.map not in self._files:
            try:
                self._files[row.map] = kept(await self.store.map_text(row.map) or "")
            except (BadJson, BadGameFile) as bad:
                _log.warning("the kept copy of the map %s is no longer good: %s", row.key, bad)
                self._files[row.map] = None
        return self._files[row.map]

    # Reading

    async def at(self, channel_id: int) -> Table | None:
        """Return the channel's open or running game, or its last one, or None."""
        stored = await self.store.load_at(channel_id)
        return None if stored is None else await self._read(stored)

    async def get(self, game_id: int) -> Table:
        """Return a game's table. Cached until it changes.

        Raises: Refused `map_gone` for a game whose map is missing: it waits as it is.
        """
        known = self._tables.get(game_id)
        if known is not None and known[0] == await self.store.state(game_id):
            return known[1]
        return await self._read(await self._load(game_id))

    async def frame(self, game_id: int) -> Table:
        """Return a game without its state: what is known even if its map is gone."""
        return await self._frame(await self._load(game_id))

    async def _load(self, game_id: int) -> Stored:
        stored = await self.store.load(game_id)
        if stored is None:
            raise Refused("no_game_here")
        return stored

    async def _read(self, stored: Stored) -> Table:
        """Return the whole table, cached until it changes: a command reads it once and plays on it."""
        table = await self._frame(stored)
        rules = self.rules_of(table)
        if stored.snapshot is not None:
            game = self._game(table.id, rules, stored.snapshot[1])
            for step in stored.later:
                game = game.after(decode_events(step.events))
            await self.counted(game)
            table = replace(table, game=game)
        if len(self._tables) > MOST_KNOWN:
            self._tables.clear()
        self._tables[table.id] = stored.state, table
        return table

    async def counted(self, game: Game) -> None:
        """Count what takes long in this state, so that it is known when the state is shown."""
        if game is not self._counted:
            await self.off_the_loop(game.slow())
            self._counted = game

    async def off_the_loop(self, works: Iterable[Callable[[], object]]) -> None:
        """Do work that may take seconds in a thread: only one at a time, so that pictures find a free one."""
        for work in works:
            async with self._working:
                await asyncio.to_thread(work)

    def _game(self, game_id: int, rules: Ruleset, state: str) -> Game:
        """Return a game from its stored state; the same object as before as long as the state is the same."""
        known = self._games.get(game_id)
        if known is not None and known[0] is rules and known[1] == state:
            return known[2]
        game = decode_state(rules, state)
        self.remember(game_id, game, state)
        return game

    def remember(self, game_id: int, game: Game, state: str) -> None:
        """Keep a game for as long as this is its stored state, with all that it has worked out by then."""
        if len(self._games) > MOST_KNOWN:
            self._games.clear()
        self._games[game_id] = game.rules, state, game

    async def of_user(self, user_id: int) -> list[Table]:
        """Return the running games in which the person has a seat, except those with a missing map."""
        found = list[Table]()
        for game_id in await self.store.games_of(user_id):
            with suppress(Refused):
                found.append(await self.get(game_id))
        return found

    async def _frame(self, stored: Stored) -> Table:
        row = stored.game
        return Table(
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
            rules_version=row.rules_version,
            file=await self._file_of(row),
            deadlines=stored.deadlines,
            paused_at=row.paused_at,
            closed=row.closed,
            invited=stored.invited,
            recent=() if stored.last is None else (stored.last,),
        )

    async def events(self, table: Table, after: int) -> list[Event]:
        """Return the events after that step, up to the table's own, without undone ones."""
        known = table.recent if table.recent and table.recent[0].step <= after + 1 else None
        found = await self.store.steps(table.id, after) if known is None else known
        rows = [row for row in found if after < row.step <= table.step]
        steps = [decode_events(row.events) for row in rows]
        return [event for events, holds in zip(steps, standing(steps), strict=True) if holds for event in events]


def shown_with(table: Table) -> list[Statement]:
    """Return the queries that panels and the board ask after a step, to be answered in one hop."""
    places = (private_place(table.id, row.seat) for row in table.seats)
    notepads = (written(table.id, row.user_id) for row in table.seats if row.user_id is not None)
    return [steps_taken(table.id), notes_made(table.id), held(table.id), *places, *notepads]


def own_options(options: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """Return the map's own options, without those about the first seat and the table's terms."""
    return tuple(sorted((name, value) for name, value in options.items() if name != FIRST and name[:6] != TABLE))


def check_free(table: Table, *, is_invited: bool = False) -> None:
    """Check that a lobby has a seat for one more, beside those that are kept for people who were invited.

    Raises: Refused `game_full` or `seats_kept`.
    """
    if len(table.seats) >= table.limit:
        raise Refused("game_full", limit=table.limit)
    if not is_invited and len(table.seats) + len(table.pending) >= table.limit:
        raise Refused("seats_kept")


def computer_seat(seats: Sequence[SeatRow], strength: str, names: Sequence[str], seed: int) -> SeatRow:
    """Return the next seat for a computer player, with a free color and an unused name."""
    taken = {row.name for row in seats}
    free = [name for name in names if name not in taken] or list(names)
    color = next(color for color in COLORS if color not in {row.color for row in seats})
    return SeatRow(len(seats), None, free[seed % len(free)], color, strength)
