"""The application service: the only path from an action to its stored events, and the bot as features know it.

Lock, load, act, append. Pictures and posts follow afterwards.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Protocol, TypeAlias

import discord
from discord.ext import commands
from msgspec import Struct

from cogs.core import client as core
from cogs.core import components
from cogs.core.locks import Locks, retried
from cogs.core.registry import Registry
from cogs.core.scheduler import Scheduler, now
from cogs.tables.deals import check_deal_unknown, deal_for
from cogs.tables.step_messages import messages_for_step
from cogs.tables.table import COLORS, FIRST, KIND, Reader, Table, check_free, computer_seat, shown_with
from cogs.tables.terms import DEAL_OPTION, SEASON_OPTION, TimeoutPolicy, watched
from data.maps.library import Library, digest
from data.store.clocks import around_game
from data.store.deals import Deals, dealt, dealt_to
from data.store.notes import Notes, noted
from data.store.private import planned
from data.store.readings import GAMES
from data.store.rows import (
    Append,
    GameRow,
    Invitation,
    Job,
    SeatRow,
    Statement,
    StepRow,
    invitation_declined,
)
from data.store.seats import Seats, offered
from data.store.servers import Places
from data.store.store import ChannelTaken, Store
from engine.core.action import Action, Seat
from engine.core.codec import encode_action, encode_events, encode_state
from engine.core.game import Game
from engine.core.refused import Refused
from engine.core.ruleset import RULES_VERSION

ActionMaker = Callable[[Table, Seat], Action]
_SeatAt = Callable[[Table], Seat]


class StepEffects(Struct, frozen=True):
    """What is committed together with a step: see Append."""

    jobs: Sequence[Job] = ()
    cancelled_jobs: Sequence[str] = ()
    """Kinds of due jobs to delete for the game, except those that `jobs` sets."""
    statements: Sequence[Statement] = ()


Follower = Callable[["Tables", Table, Game, StepRow], Awaitable[StepEffects]]
on_step: Registry[Follower] = Registry("the follower of steps")
"""Registers a function that returns, before each step is stored, what is committed with it.

It gets the table before, the game after, and the step.
"""


def _plays_on(before: Table, after: Game, seat: Seat) -> bool:
    """Tell whether a seat that acted goes on with the same turn."""
    same = before.game is not None and after.turn.number == before.game.turn.number
    return same and seat in after.waiting


class Tables(Reader):
    """All games. Every change of a game goes through here, one at a time per game."""

    def __init__(self, store: Store, library: Library, rng: Random, wake: Callable[[int], None]) -> None:
        super().__init__(store, library)
        self._rng = rng
        self.wake = wake
        self.hurried: dict[tuple[int, Seat], Sequence[Statement]] = {}
        """Games and seats whose turn is being played since their time is up: what is committed with its last step."""
        self.at_once: set[tuple[int, Seat]] = set()
        """Games and seats for which several actions are played one after the other and shown together."""
        self._most_open: tuple[int, int] | None = None
        self._played: Callable[[int, int], None] = lambda user_id, guild_id: None
        self._locks = Locks[int]()

    @asynccontextmanager
    async def lock(self, game_id: int) -> AsyncIterator[None]:
        """Hold a game while it changes: what is stored meanwhile follows from what is read meanwhile.

        No other task of this process holds it then. If another process changes it, what is stored raises StaleStep:
        see `retried`.
        """
        async with self._locks.of(game_id), self.store.holding(GAMES, game_id):
            yield

    @contextmanager
    def together(self, game_id: int, seat: Seat) -> Iterator[None]:
        """Show all that is played for a seat meanwhile in one message, when it is done."""
        self.at_once.add((game_id, seat))
        try:
            yield
        finally:
            self.at_once.discard((game_id, seat))
            self.wake(game_id)

    def limited_by(self, most_open: tuple[int, int], played: Callable[[int, int], None]) -> None:
        """Set the most open games of a person and of a server, and the callback for a person's moves."""
        self._most_open, self._played = most_open, played

    # Playing

    async def play(self, game_id: int, user_id: int, make: ActionMaker, *, step: int | None = None) -> Table:
        """Play the action of a seated person, store it and show it.

        With `step`, the action was made for the table at that step, and a table that moved on refuses it.
        Raises: Refused `not_seated`, `computer_plays`, or those of `Game.refuse`; then nothing changed.
        """

        def seat_at(table: Table) -> Seat:
            seat = table.seat_of(user_id)
            if seat is None:
                raise Refused("not_seated")
            if table.seats[seat].computer is not None:
                raise Refused("computer_plays")
            return seat

        table = await self._play(game_id, seat_at, make, step, by_person=True)
        self._played(user_id, table.guild_id)
        return table

    async def play_for(self, game_id: int, seat: Seat, make: ActionMaker, *, step: int | None = None) -> Table:
        """Play an action in a seat's name, for a computer player, a plan or a clock."""
        return await self._play(game_id, lambda _: seat, make, step)

    async def play_locked(self, game_id: int, seat: Seat, make: ActionMaker, *, step: int) -> Table:
        """Play an action in a seat's name under the game's lock, which the caller holds; wake the game afterwards."""
        return await self._play_locked(game_id, lambda _: seat, make, step)

    @retried
    async def _play(
        self, game_id: int, seat_at: _SeatAt, make: ActionMaker, step: int | None, *, by_person: bool = False
    ) -> Table:
        async with self.lock(game_id):
            table = await self._play_locked(game_id, seat_at, make, step, by_person=by_person)
        self.wake(game_id)
        return table

    async def _play_locked(
        self, game_id: int, seat_at: _SeatAt, make: ActionMaker, step: int | None, *, by_person: bool = False
    ) -> Table:
        table = await self.get(game_id)
        if table.game is None or table.status == "cancelled":
            raise Refused("no_game_here")
        seat = seat_at(table)
        if table.paused_at is not None:
            raise Refused("game_paused")
        if step is not None and step != table.step:
            raise Refused("table_moved_on")
        action = make(table, seat)
        people = [row.user_id for row in table.seats if row.user_id is not None]
        plans = (planned(table.id, row.seat) for row in table.seats)
        around = (dealt_to(table.id), offered(table.id), *plans, *around_game(table.id, people))
        await self.store.recall(*around)  # in one hop
        deal = await Deals(self.store).of_game(game_id)
        events = table.game.act(action, self._rng if deal is None else deal.rng)  # None: begun before any deal
        after = table.game.after(events)
        row = StepRow(table.step + 1, action.seat, encode_action(action), encode_events(events))
        return await self._append(table, after, row, by_person=by_person)

    async def _append(
        self, table: Table, game: Game, row: StepRow, statements: Iterable[Statement] = (), *, by_person: bool = False
    ) -> Table:
        await self.counted(game)
        status = "finished" if game.over else "playing"
        effects = [await follower(self, table, game, row) for follower in on_step.values()]
        hurried = None if row.seat is None or _plays_on(table, game, row.seat) else (table.id, row.seat)
        if hurried in self.hurried:
            statements = [*statements, *self.hurried[hurried]]
        append = Append(
            table.id,
            row,
            encode_state(game),
            status,
            now(),
            messages_for_step(table, game, row, by_person=by_person),
            jobs=[due for effect in effects for due in effect.jobs],
            cancelled_jobs=[kind for effect in effects for kind in effect.cancelled_jobs],
            statements=[*statements, *(statement for effect in effects for statement in effect.statements)],
        )
        await self.store.append(append)
        self.remember(table.id, game, append.state)
        if hurried in self.hurried:
            self.hurried[hurried] = ()
        return replace(table, step=row.step, status=status, game=game, recent=(*table.recent[-1:], row))

    # Moves made for a seat whose time had run out; these can't be taken back

    async def as_shown(self, table: Table) -> Table:
        """Return the table with what says whether its last step can be undone: `hurried` and `alone_since`."""
        if table.game is not None:
            await self.store.recall(*shown_with(table))
            table = replace(table, alone_since=await Seats(self.store).alone_since(table.id, table.seats))
        view = None if table.game is None else table.game.view(None)
        seat = None if view is None else view.takes_back if view.takes_back is not None else view.asks_back
        return table if seat is None else replace(table, hurried=await self.was_played_for(table, seat))

    async def was_played_for(self, table: Table, seat: Seat | None, step: int | None = None) -> bool:
        """Tell whether a step was played for the seat because its time was up, or is being played now.

        `step` is its number; None: the last one.
        """
        if seat is not None and (table.id, seat) in self.hurried:  # the note comes with the end of the turn
            return True
        notes = [note for note in await Notes(self.store).of_game(table.id) if note.step == (step or table.step)]
        return any(note.facts.get("seat") == seat and note.facts.get("choice") == TimeoutPolicy.MOVE for note in notes)

    # The lobby

    async def new(
        self,
        place: tuple[int, int],
        host: tuple[int, str],
        key: str,
        variant: str,
        limit: int,
        options: Mapping[str, str],
        computers: Sequence[SeatRow] = (),
        *,
        starts: bool = False,
    ) -> Table:
        """Open a lobby in a channel (`place`: server and channel) with its host seated.

        `computers` are seated after the host; a lobby that they fill waits for the host to start, unless it `starts`.
        Raises: Refused `wrong_seats`, or with those of `check_room` and `rules`, or if the channel has a game.
        """
        least, most = self.rules(key, variant, options).seats
        if not least <= limit <= most:
            raise Refused("wrong_seats", least=least, most=most, seats=limit)
        seats = [SeatRow(0, *host, COLORS[0]), *computers]
        table = await self._open(place, host[0], key, variant, limit, options, seats, check=self._check_room)
        if starts:
            table = await self._begun(table.id)
        self.wake(table.id)
        return table

    async def check_room(self, guild_id: int, host_id: int) -> None:
        """Check that a person and a server may have one more open game; opening it checks once more.

        Raises: Refused `too_many_games_of_person` or `too_many_games_of_server`.
        """
        self._check_room(*await Places(self.store).count(guild_id, host_id))

    def _check_room(self, there: int, own: int) -> None:
        if self._most_open is None:
            return
        if own >= self._most_open[0]:
            raise Refused("too_many_games_of_person", most=self._most_open[0])
        if there >= self._most_open[1]:
            raise Refused("too_many_games_of_server", most=self._most_open[1])

    async def _open(
        self,
        place: tuple[int, int],
        host_id: int,
        key: str,
        variant: str,
        limit: int,
        options: Mapping[str, str],
        seats: Sequence[SeatRow],
        check: Callable[[int, int], None] | None = None,
        *,
        posts: bool = True,
        invited: Sequence[Invitation] = (),
    ) -> Table:
        kept_options = json.dumps(dict(options), sort_keys=True)
        text = self.own_text(key, place[0])
        row = GameRow(0, *place, key, variant, kept_options, host_id, limit, "lobby", 0, None, text and digest(text))
        row = replace(row, rules_version=RULES_VERSION)
        try:
            game_id = await self.store.new_game(row, seats, now(), text, check, posts=posts, invited=invited)
        except ChannelTaken as error:
            open_table = await self.at(place[1])
            running = open_table is not None and open_table.status == "playing"
            raise Refused("game_running" if running else "lobby_open") from error
        await watched(self.store)
        return await self.get(game_id)

    async def join(self, game_id: int, user_id: int, name: str, color: str | None = None) -> Table:
        """Take the next seat. Taking the last free seat, or answering the last invitation, starts the game.

        Raises: Refused `already_seated`, `game_full`, `seats_kept`, `color_taken`, `knew_the_deal` and others.
        """
        table, is_invited = await self._join(game_id, user_id, name, color)
        return await self._begun_if_complete(table, answered=is_invited)

    @retried
    async def _join(self, game_id: int, user_id: int, name: str, color: str | None) -> tuple[Table, bool]:
        """Take the next seat; return whether it was kept for the person."""
        async with self.lock(game_id):
            table = await self._lobby(game_id)
            if table.seat_of(user_id) is not None:
                raise Refused("already_seated")
            mine = next((one for one in table.invited if one.user_id == user_id), None)
            is_invited = mine in table.pending
            check_free(table, is_invited=is_invited)
            if color is not None and color not in table.colors_left:
                raise Refused("color_taken", color=color)
            await check_deal_unknown(self.store, table, user_id)
            if color is None and mine is not None and mine.color in table.colors_left:
                color = mine.color
            seat = SeatRow(len(table.seats), user_id, name, color or table.colors_left[0])
            return await self._seat(table, (*table.seats, seat)), is_invited

    async def decline(self, game_id: int, user_id: int) -> Table:
        """Decline an invitation. The last answer starts the game, if enough have joined.

        Raises: Refused `already_seated` or `not_invited`.
        """
        return await self._begun_if_complete(await self._decline(game_id, user_id), answered=True)

    @retried
    async def _decline(self, game_id: int, user_id: int) -> Table:
        async with self.lock(game_id):
            table = await self._lobby(game_id)
            if table.seat_of(user_id) is not None:
                raise Refused("already_seated")
            if user_id not in [one.user_id for one in table.pending]:
                raise Refused("not_invited")
            await self.store.together([invitation_declined(game_id, user_id)])
            return await self.get(game_id)

    async def add_computer(self, game_id: int, user_id: int, strength: str, names: Sequence[str]) -> Table:
        """Let the host give the next seat to a computer player with one of the names; the last seat starts the game.

        Raises: Refused `game_full` or `seats_kept`, or if the asker isn't the host of a lobby.
        """
        return await self._begun_if_complete(await self._add_computer(game_id, user_id, strength, names))

    @retried
    async def _add_computer(self, game_id: int, user_id: int, strength: str, names: Sequence[str]) -> Table:
        async with self.lock(game_id):
            table = await self._lobby(game_id, host_id=user_id)
            check_free(table)
            return await self._seat(table, (*table.seats, computer_seat(table.seats, strength, names, game_id)))

    @retried
    async def remove_computer(self, game_id: int, user_id: int, seat: Seat | None = None) -> Table:
        """Let the host remove a computer player: that one, or the last one.

        Raises: Refused `no_computer_here`.
        """
        async with self.lock(game_id):
            table = await self._lobby(game_id, host_id=user_id)
            computers = [row.seat for row in table.seats if row.user_id is None and seat in (None, row.seat)]
            if not computers:
                raise Refused("no_computer_here")
            stay = [row for row in table.seats if row.seat != computers[-1]]
            return await self._seat(table, [replace(row, seat=number) for number, row in enumerate(stay)])

    async def _begun_if_complete(self, table: Table, *, answered: bool = False) -> Table:
        """Start a full lobby; after an answer also one whose invitations are all answered, if enough have joined."""

        def is_complete(then: Table) -> bool:
            if answered and then.invited and not then.pending:
                return len(then.seats) >= self.rules_of(then).seats[0]
            return len(then.seats) >= then.limit

        if is_complete(table):
            table = await self._begun(table.id, is_complete)
            self.wake(table.id)
        return table

    @retried
    async def _begun(self, game_id: int, may_begin: Callable[[Table], bool] = lambda _: True) -> Table:
        """Start a lobby by itself, unless it has begun, ended or changed by now."""
        async with self.lock(game_id):
            table = await self.get(game_id)
            return await self._begin(table) if table.status == "lobby" and may_begin(table) else table

    @retried
    async def leave(self, game_id: int, user_id: int) -> Table:
        """Give up a seat in a lobby. The host's role passes on; a lobby without people is cancelled.

        Raises: Refused `not_joined`.
        """
        async with self.lock(game_id):
            table = await self._lobby(game_id)
            if table.seat_of(user_id) is None:
                raise Refused("not_joined")
            stay = [row for row in table.seats if row.user_id != user_id]
            people = [row.user_id for row in stay if row.user_id is not None]
            if not people:
                await self.store.set_game(game_id, status="cancelled")
                return replace(table, status="cancelled", seats=())
            host = people[0] if table.host_id == user_id else table.host_id
            seats = [replace(row, seat=number) for number, row in enumerate(stay)]
            declined = [invitation_declined(game_id, user_id)]
            return await self._seat(replace(table, host_id=host), seats, declined)

    @retried
    async def color(self, game_id: int, user_id: int, color: str) -> Table:
        """Change a seat's color before the game starts.

        Raises: Refused `not_joined` or `color_taken`.
        """
        async with self.lock(game_id):
            table = await self._lobby(game_id)
            seat = table.seat_of(user_id)
            if seat is None:
                raise Refused("not_joined")
            if color not in (*table.colors_left, table.seats[seat].color):
                raise Refused("color_taken", color=color)
            rows = (replace(row, color=color) if row.seat == seat else row for row in table.seats)
            return await self._seat(table, rows)

    @retried
    async def start(self, game_id: int, user_id: int) -> Table:
        """Let the host start the game with the people who have joined."""
        async with self.lock(game_id):
            table = await self._lobby(game_id, host_id=user_id)
            table = await self._begin(table)
        self.wake(game_id)
        return table

    @retried
    async def cancel(self, game_id: int, user_id: int, *, entitled: bool = False, status: str | None = None) -> Table:
        """End an open or running game for everyone, for its host or someone who is `entitled`.

        Whether a host has to ask the others of a running game is decided before. With `status`, only a game that has
        it still.
        Raises: Refused `no_game_here`, `not_host` or `table_moved_on`.
        """
        async with self.lock(game_id):
            table = await self.frame(game_id)
            if table.status not in ("lobby", "playing"):
                raise Refused("no_game_here")
            if status not in (None, table.status):
                raise Refused("table_moved_on")
            if table.host_id != user_id and not entitled:
                raise table.not_host()
            who: list[Statement] = []
            if table.status == "playing":
                who = noted(game_id, now(), "cancelled-by", {"player": f"<@{user_id}>"})
            await self.store.set_game(game_id, status="cancelled", statements=who)
        self.wake(game_id)
        return replace(table, status="cancelled")

    async def rematch(self, game_id: int, user_id: int) -> Table:
        """Open a new lobby with the same options and computers, and the person who asked as its host.

        The other people are invited. Without others it starts at once.

        Raises: Refused `not_seated`, `lobby_open`, `game_running` or `map_not_offered`.
        """
        async with self.lock(game_id):  # no one is forgotten while their seat is copied
            table = await self._rematch(await self.get(game_id), user_id)
        if not table.invited and len(table.seats) == table.limit:
            table = await self._begun(table.id)
        self.wake(table.id)
        return table

    async def _rematch(self, old: Table, user_id: int) -> Table:
        if old.seat_of(user_id) is None:
            raise Refused("not_seated")
        if old.key not in self.library.games or old.variant not in self.library.games[old.key].variants:
            raise Refused("map_not_offered", map=old.key)
        if old.status in ("lobby", "playing"):
            raise Refused("lobby_open" if old.status == "lobby" else "game_running")
        if old.kind:
            raise Refused("private_game_stays")
        place = (old.guild_id, old.channel_id)
        # The person in the seat is asked again, if the computer played for them.
        # People who were forgotten have a pseudonym with a negative id: they can't be asked.
        stay = [row for row in old.seats if row.user_id in (None, user_id)]
        stay.sort(key=lambda row: row.user_id is None)
        seats = [
            replace(row, seat=number, computer=row.computer if row.user_id is None else None)
            for number, row in enumerate(stay)
        ]
        asked = [(row.user_id, row.color) for row in old.seats if row.user_id not in (None, user_id)]
        invited = [Invitation(id_, color) for id_, color in asked if id_ is not None and id_ > 0]
        options = {name: value for name, value in old.options.items() if name not in (DEAL_OPTION, SEASON_OPTION)}
        return await self._open(
            place, user_id, old.key, old.variant, old.limit, options, seats, check=self._check_room, invited=invited
        )

    async def open_seated(
        self,
        place: tuple[int, int],
        host_id: int,
        key: str,
        variant: str,
        options: Mapping[str, str],
        seats: Sequence[SeatRow],
    ) -> Table:
        """Start a game at once with these seats, the first of them on turn. Idempotent.

        If the game was opened in that channel before, it is started if it wasn't.
        Raises: Refused as `new` and the start of a game do.
        """
        known = await self.store.game_at(place[1])
        table = None if known is None else await self.get(known)
        if table is None or table.status not in ("lobby", "playing") or table.kind != options.get(KIND, ""):
            if seats[0].user_id is not None:
                options = {**options, FIRST: str(seats[0].user_id)}
            table = await self._open(place, host_id, key, variant, len(seats), options, seats, posts=False)
        table = await self._begun(table.id)
        self.wake(table.id)
        return table

    async def _lobby(self, game_id: int, host_id: int | None = None) -> Table:
        table = await self.get(game_id)
        if table.status == "cancelled":
            raise Refused("no_game_here")
        if table.status != "lobby":
            raise Refused("already_started")
        if host_id not in (None, table.host_id):
            raise table.not_host()
        return table

    async def _seat(self, table: Table, seats: Iterable[SeatRow], also: Sequence[Statement] = ()) -> Table:
        await self.store.set_lobby(table.id, table.host_id, tuple(seats), now(), also)
        return await self.get(table.id)

    async def _begin(self, table: Table) -> Table:
        rules = self.rules_of(table)
        if len(table.seats) < rules.seats[0]:
            raise Refused("too_few_players", needed=rules.seats[0], seated=len(table.seats))
        named = table.options.get(FIRST)
        first = table.seat_of(int(named)) if named else None
        deal = await deal_for(self.store, table, self._rng)
        game, events = Game.new(rules, len(table.seats), deal.rng, first)
        row = StepRow(1, None, None, encode_events(events))
        return await self._append(table, game, row, dealt(table.id, deal))


class Outbox(Protocol):
    """Sends the outbox items of games."""

    def wake(self, game_id: int, /) -> None:
        """Look at a game's outbox now."""

    async def write_anew(self, game_id: int, step: int, seat: int) -> None:
        """Try again to write to a person whose messages Discord refused."""


class Client(core.Client):
    """The bot with everything that its features need. Only `cogs.run` knows how it is built."""

    library: Library
    store: Store
    tables: Tables
    announcer: Outbox
    scheduler: Scheduler
    rng: Random
    """The RNG for draws outside of games."""

    def wake(self, game_id: int) -> None:
        """Deliver a changed game's outbox items, and look for its due jobs."""
        self.announcer.wake(game_id)
        self.scheduler.wake()


class GameCog(commands.Cog):
    """A cog whose commands belong to the group `/game`, which the lobby's cog declares."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Move the cog's commands into the group."""
        core.into_group(self, "game")


if TYPE_CHECKING:
    Interaction: TypeAlias = discord.Interaction[Client]
    Pressed: TypeAlias = components.Pressed[Client]
else:  # discord.py reads annotations of commands when they are declared
    Interaction = discord.Interaction
    Pressed = components.Pressed
