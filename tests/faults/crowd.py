"""Several people do anything at all, in any order: `python -m tests.faults.crowd SEED ...`; `--seeds N` does many.

They open games and leagues, give commands with right and wrong options, press buttons of new and old messages, fill in
forms, hand on seats, plan, undo, leave, delete their data, and let days pass. Whatever they do, everyone is answered,
nothing is logged as an error, no secret is shown in public, every stored game is whole, and it can be played on.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any

import discord
import simcord
from discord import app_commands
from simcord import BackendError, ChannelHandle, Env, InteractionResult, MemberActor, ResponseMessage, SetupError

from cogs.core.config import Settings
from cogs.run.bot import SlowTrain
from cogs.tables.table import Table
from data.maps.library import load
from data.store.connection import NotStored
from engine.core.codec import decode_events, encode_state
from engine.core.game import Game
from engine.core.refused import Refused
from tests.cogs.hands import parts_in
from tests.cogs.leagues import new_host
from tests.cogs.mentions import said_in, unacknowledged
from tests.cogs.party import Party
from tests.cogs.watch import names_of, strings
from tests.faults.people import wanted
from tests.scanner import PAUSE, WORK, no_real_waits, secrets_of

DEEDS = 120
"""What people do in a run of usual length."""
FREE = Settings(most_commands=1_000_000, most_pictures=1_000_000, most_pictures_of_server=1_000_000)
"""Nobody is held back by limits of commands."""
TYPED = (
    *("", " ", "1", "2", "0", "-1", "999", "red", "3 red 1 loco", "loco", "Denver – Omaha", "denver-omaha", "Paris"),
    *("deck", "1d", "1d 12h", "in 3 days", "2026-12-24", "22:00-08:00", "Europe/Kyiv", "london", "usa", "Iron", "no"),
    *("S1", "S1 > S2 > Base 1", "300,300 400,400", "x" * 90, "S1 " * 30, "🚂", "**bold** `code` @everyone", "null"),
)
MOVE, PRESS, COMMAND, DAYS = "move", "press", "command", "days"
WEIGHTS = {MOVE: 40, PRESS: 30, COMMAND: 27, DAYS: 3}
SPANS = (PAUSE, 2 * PAUSE, 30_000, 90_000, 400_000)
"""Seconds that pass at once."""
REMEMBERED = 12
"""How many private answers of each person stay in sight."""

Deed = Callable[[], Awaitable[InteractionResult | None]]


class Errors(logging.Handler):
    """What was logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        trace = logging.Formatter().formatException(record.exc_info)[-1500:] if record.exc_info else ""
        self.texts.append(f"{record.getMessage()} {trace}")


class Crowd(Party):
    """Five people and one who manages the server, with two channels, and all that they have in sight."""

    def __init__(self, env: Env, rng: Random) -> None:
        super().__init__(env)
        self.rng = rng
        self.people.append(new_host(self))
        self.channels = [self.channel, self.guild.create_text_channel("second")]
        self.answers: dict[int, list[ResponseMessage]] = {person.id: [] for person in self.people}
        self.wrong: list[str] = []
        self.done: Counter[str] = Counter()
        self._read = 0
        self._names: dict[str, dict[str, set[str]]] = {}

    # One deed

    async def do(self) -> None:
        """Does one thing and checks what came of it."""
        kind = self.rng.choices([*WEIGHTS], [*WEIGHTS.values()])[0]
        await self.watch(kind, *await self._chosen(kind))

    async def _chosen(self, kind: str) -> tuple[str, Deed]:
        return await {MOVE: self._move, PRESS: self._press, COMMAND: self._command, DAYS: self._pass}[kind]()

    async def watch(self, kind: str, what: str, deed: Deed) -> None:
        """Does what is given and checks what came of it."""
        before = await self._hidden()
        try:
            result = await deed()
        except (SetupError, BackendError, app_commands.AppCommandError):
            return  # Discord's own clients would not have let them
        self.done[kind] += 1
        await self._check(what, result)
        await self._look_for_secrets(what, before)

    async def _check(self, what: str, result: InteractionResult | None) -> None:
        if result is None:
            return
        if not self._is_answered(result):
            self.wrong.append(f"no answer to {what}")
        shown = [*([result.response] if result.response else []), *result.followups]
        kept = self.answers[self._actor]
        kept += shown
        del kept[:-REMEMBERED]
        if result.modal is not None:
            person = next(one for one in self.people if one.id == self._actor)
            values = {item["custom_id"]: self.rng.choice(TYPED) for item in fields_of(result.modal)}
            with suppress(SetupError, BackendError):
                await self._check(f"the form of {what}", await person.submit_modal(result, values))

    def _is_answered(self, result: InteractionResult) -> bool:
        """Whether something followed that the person can see: an answer, a form, or a change of a message.

        The second of two taps within seconds is answered by the first, so its announced answer is removed. No time
        passes here between two deeds.
        """
        new = [request for request in self.env.http_requests[self._read :] if request.method != "GET"]
        callbacks = [request for request in new if request.path.endswith("/callback")]
        later = [request for request in new if request not in callbacks and not request.path.endswith("/typing")]
        return result.acknowledged and (not result.deferred or bool(later))

    async def _move(self) -> tuple[str, Deed]:
        """The next move of a game, so that games get on."""
        tables = [table for channel in self._places() if (table := await self._at(channel)) is not None]
        running = [table for table in tables if table.status == "playing" and table.paused_at is None]
        table = self.rng.choice(running) if running else None
        seats = [] if table is None or table.game is None else [s for s in table.game.waiting if table.people([s])]
        if table is None or not seats:
            return await self._command()
        seat = self.rng.choice(seats)
        (user,) = table.people([seat])

        async def play() -> None:
            with suppress(Refused, NotStored):
                await self.bot.tables.play(
                    table.id, user, lambda now, seat: wanted(now.running, seat, self.rng), step=table.step
                )

        return f"a move in game {table.id}", lambda: self.in_bot(play)

    async def _press(self) -> tuple[str, Deed]:
        person = self._someone()
        messages: list[discord.Message | ResponseMessage] = [*self.answers[person.id], *self.whispers(person)[-3:]]
        for channel in self._places():
            messages += self.posts(channel)[-4:]
        shown = ((message, part) for message in messages for part in parts_in(components_of(message)))
        parts = [(message, part) for message, part in shown if pressable(part)]
        if not parts:
            return await self._command()
        message, part = self.rng.choice(parts)
        options = [option.value for option in getattr(part, "options", ())]
        if not options:
            return f"pressing {part.custom_id}", lambda: person.click(message, custom_id=part.custom_id)
        count = self.rng.randint(max(part.min_values, 1), max(part.max_values, 1))
        values = self.rng.sample(options, min(count, len(options)))
        what = f"choosing {values} of {part.custom_id}"
        return what, lambda: person.select(message, values, custom_id=part.custom_id)

    async def _command(self) -> tuple[str, Deed]:
        person = self._someone()
        channel, names = self.rng.choice(self._named(person))
        known = {command.qualified_name: command for command in self.bot.tree.walk_commands()}
        fitting = [name for name in names if isinstance(known.get(name), app_commands.Command)]
        if self.rng.random() < 0.35:
            fitting = [name for name in fitting if name in OFTEN] or fitting
        name = self.rng.choice(fitting)
        command = known[name]
        assert isinstance(command, app_commands.Command)
        given: dict[str, Any] = {}
        for option in command.parameters:
            if option.required or self.rng.random() < 0.4:
                with suppress(SetupError, BackendError):
                    given[option.display_name] = await self._value(person, channel, name, option, given)
        return f"/{name} {given}", lambda: person.slash(channel, name, **given)

    def _named(self, person: MemberActor) -> list[tuple[ChannelHandle, Sequence[str]]]:
        """Return the places where a person can type commands, with these; nobody sees another's private thread."""
        named = [(place, person.available_commands(place)) for place in self._places()]
        return [(place, names) for place, names in named if names]

    async def _value(
        self, person: MemberActor, channel: ChannelHandle, name: str, option: app_commands.Parameter, given: Any
    ) -> Any:
        kinds = discord.AppCommandOptionType
        if option.choices:
            return self.rng.choice(option.choices).value
        if option.type is kinds.boolean:
            return self.rng.random() < 0.5
        if option.type in (kinds.user, kinds.mentionable):
            return self.rng.choice(self.people)
        if option.type is kinds.channel:
            return self.rng.choice(self.channels)
        if option.type is kinds.integer:
            least, most = option.min_value or 0, option.max_value or 10
            return self.rng.choice((int(least), int(most), self.rng.randint(int(least), int(most))))
        if option.autocomplete and self.rng.random() < 0.75:
            offered = await person.autocomplete(channel, name, option.display_name, self.rng.choice(TYPED), **given)
            if offered:
                return self.rng.choice(offered)["value"]
        return self.rng.choice(TYPED)[: int(option.max_value or 100)]

    async def _pass(self) -> tuple[str, Deed]:
        span = self.rng.choice(SPANS)

        async def wait() -> None:
            await self.env.advance_time(span)

        return f"{span} seconds passing", wait

    def _someone(self) -> MemberActor:
        person = self.rng.choice(self.people)
        self._actor = person.id
        return person

    def _places(self) -> list[ChannelHandle]:
        return [*self.channels, *(thread for channel in self.channels for thread in channel.threads)]

    async def _at(self, channel: ChannelHandle) -> Table | None:
        with suppress(Refused):
            return await self.bot.tables.at(channel.id)
        return None

    # What must hold

    async def _tables(self) -> list[Table]:
        found = []
        for (game_id,) in await self.bot.store.rows("SELECT id FROM games"):
            with suppress(Refused):
                found.append(await self.bot.tables.get(int(str(game_id))))
        return found

    async def _hidden(self) -> dict[str, set[str]]:
        """By map, the tickets that nobody may see in public now."""
        hidden: dict[str, set[str]] = {}
        for table in await self._tables():
            if table.game is not None and not table.game.over and table.status == "playing":
                hidden.setdefault(table.key, set()).update(secrets_of(table.game).get(None, ()))
        return hidden

    async def _look_for_secrets(self, what: str, before: dict[str, set[str]]) -> None:
        new, self._read = self.env.http_requests[self._read :], len(self.env.http_requests)
        private = {f"/channels/{person.user.dm_channel.id}/" for person in self.people}
        texts: list[str] = []
        for request in new:
            message = said_in(request.path, request.method, request.json)
            public = request.path.startswith("/channels/") and not any(request.path.startswith(at) for at in private)
            if message is not None and public:
                texts += strings(message)
        text = "\n".join(texts)
        if not text:
            return
        after = await self._hidden()
        for key, tickets in before.items():
            names = self._names.setdefault(key, names_of(load().rules(key)))
            for ticket in tickets & after.get(key, set()):
                if any(name in text for name in names.get(ticket, ())):
                    self.wrong.append(f"{ticket} was shown in public by {what}")

    async def whole(self) -> None:
        """Checks at the end: every game is whole and can be played on, and all follow-ups belong to an answer."""
        await self.env.settle()
        self.wrong += [f"a follow-up without an acknowledgement: {one}" for one in unacknowledged(self)]
        tables = [table for table in await self._tables() if table.game is not None]
        for table in tables:
            game = Game.blank(table.running.rules, table.running.seats)
            for step in await self.bot.store.steps(table.id):
                game = game.after(decode_events(step.events))
            if json.loads(encode_state(game)) != json.loads(encode_state(table.running)):
                self.wrong.append(f"game {table.id}: the fold of its steps is not its state")
        for table in tables:
            await self._play_on(table)

    async def _play_on(self, table: Table) -> None:
        """Plays three more moves, or lets time pass where a computer is on turn."""
        for _ in range(3):
            now = await self.bot.tables.get(table.id)
            if now.status != "playing" or now.running.over or now.paused_at is not None:
                return
            if not now.running.waiting:
                self.wrong.append(f"game {now.id} waits for nobody at step {now.step}")
                return
            seat = now.running.waiting[0]
            if now.people([seat]):
                await self.in_bot(
                    lambda seat=seat: self.bot.tables.play_for(  # type: ignore[misc]
                        table.id, seat, lambda then, of: wanted(then.running, of, self.rng)
                    )
                )
            elif any(row.user_id is not None and row.computer is None for row in now.seats):
                await self.env.advance_time(PAUSE)
            else:
                return  # computers alone wait for a person
            after = await self.bot.tables.get(table.id)
            if after.step <= now.step and after.status == "playing" and after.paused_at is None:
                self.wrong.append(f"game {now.id} is stuck at step {now.step}, on seat {seat}: {now.seats}")
                return


OFTEN = frozenset(
    (
        *("game new", "game join", "game start", "game computer", "hand", "board", "claim", "draw", "tickets", "keep"),
        *("undo", "plan", "game leave", "game substitute", "game replace", "game vote", "game freeze", "game resume"),
        *("league create", "league join", "league start", "league leave", "league cancel", "game cancel", "game move"),
        *("my vacation", "privacy delete"),
    )
)
"""Commands that change most, given more often than the others."""


def fields_of(modal: Any) -> Iterator[dict[str, Any]]:
    """The text fields of a form."""
    components = modal["components"] if isinstance(modal, dict) else modal.components
    for row in components:
        inner = row.get("components") or ([row["component"]] if row.get("component") else [])
        yield from (item for item in inner if item.get("type") == 4)


def components_of(message: discord.Message | ResponseMessage) -> Sequence[Any]:
    shown = message.message if isinstance(message, ResponseMessage) else message
    return shown.components


def pressable(part: Any) -> bool:
    return bool(getattr(part, "custom_id", None)) and not getattr(part, "disabled", False)


async def anything(crowd: Crowd, deeds: int) -> None:
    """What people do in a run, begun with a game on one map after the other."""
    await crowd.open(2, map=crowd.rng.choice(sorted(load().games)))
    for _ in range(deeds):
        await crowd.do()


async def run(
    seed: int, deeds: int = DEEDS, act: Callable[[Crowd, int], Awaitable[None]] = anything
) -> tuple[list[str], Counter[str]]:
    """Returns all that went wrong, each in a sentence, and how often what was done."""
    errors, root = Errors(), logging.getLogger()
    root.addHandler(errors)
    try:
        with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
            stack.enter_context(no_real_waits())
            bot = SlowTrain(Path(folder) / "crowd.sqlite3", Random(seed), shard_count=1, config=FREE)
            async with simcord.run(bot, settle_timeout=WORK) as env:
                crowd = Crowd(env, Random(seed))
                try:
                    await bot.settings.set("server", crowd.guild.id, "pictures", "off")
                    await act(crowd, deeds)
                    await crowd.whole()
                finally:
                    await bot.close()
    finally:
        root.removeHandler(errors)
    return [*crowd.wrong, *(f"logged: {text}" for text in dict.fromkeys(errors.texts))], crowd.done


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults.crowd", description=__doc__)
    parser.add_argument("seeds", nargs="*", type=int)
    parser.add_argument("--seeds", type=int, default=0, dest="many", help="so many runs, from seed --from on")
    parser.add_argument("--from", type=int, default=0, dest="first")
    parser.add_argument("--deeds", type=int, default=DEEDS)
    given = parser.parse_args()
    failed, sums, began = 0, Counter[str](), time.monotonic()
    for seed in [*given.seeds, *range(given.first, given.first + given.many)]:
        wrong, done = asyncio.run(run(seed, given.deeds))
        failed += bool(wrong)
        sums.update(done)
        for sentence in wrong:
            print(f"seed {seed}: {sentence}", flush=True)
    print(f"{dict(sums)}; {failed} failed runs; {time.monotonic() - began:.0f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
