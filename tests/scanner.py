"""Looks for secrets in every byte that the bot sends while whole games are played: `python -m tests.scanner`.

Each game is played twice with the same seeds: by a plain bot, and by one that is shown other secrets (see shadow.py).
All that both have sent, to the channel and to each person, and the simulated time of each request must be the same.
Beside that, the names of tickets, the seeds and the token are looked for in what the plain bot sent.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, nullcontext
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import simcord
from msgspec import to_builtins
from simcord import Env

from cogs.core.components import custom_id
from cogs.tables import announcer
from cogs.tables import computers as computers_module
from cogs.tables.table import Table
from cogs.text.catalogue import catalogue
from data.maps.library import load
from engine.core.action import Action
from engine.core.game import Game
from engine.core.view import View
from engine.parts.tickets import Tickets, TicketsSlice
from tests.cogs.hands import brisk
from tests.cogs.party import Party, new_bot
from tests.cogs.watch import names_of, strings
from tests.shadow import in_the_shadow

PAUSE = 900
"""Seconds before a computer player moves, and before what it did is shown without waiting for a person's turn."""
WORK = 60
"""The most seconds that the bot works on one thing.

The simulated Discord waits in real time for timers that are due sooner. PAUSE is far longer, since its timers come
nearer while the run takes its time.
"""
TOKEN = "token-of-the-bot-that-nobody-may-see"
WORDS = catalogue()


@dataclass(frozen=True)
class Sent:
    """One request of the bot: when in simulated time, where to, with what; files by their names and contents."""

    at: float
    where: str
    body: Any
    files: tuple[tuple[str, str], ...] = ()

    @property
    def texts(self) -> list[str]:
        return [self.where, *strings(self.body), *(name for name, _ in self.files)]


@dataclass
class Played:
    """What a bot sent in one game, in order, with the secrets of the game as they were then."""

    key: str
    sent: list[Sent] = field(default_factory=list)
    people: dict[int, int] = field(default_factory=dict)
    """Whose each channel of direct messages is, as seats."""
    secrets: list[tuple[int, dict[int | None, frozenset[str]]]] = field(default_factory=list)
    """From which request on which tickets are secret to whom."""
    seeds: tuple[str, ...] = ()
    opened: int | None = None
    """From which request on the seeds are public: what the last move of a whole game has shown."""
    steps: int = 0


@contextmanager
def fixed_pictures() -> Iterator[None]:
    """Pictures that are made quickly, out of all that the drawing is given; they differ where that differs."""

    def drawn(render: partial[bytes], view: View, look: Any) -> bytes:
        how = render.func.__name__, render.keywords
        slices = {kind.__name__: to_builtins(what) for kind, what in view.slices.items()}
        links = [view.links(seat) for seat in range(view.seats)]
        points = to_builtins([view.result, view.standing, view.standing_of_all])
        given = (how, slices, links, points, view.viewer, view.turn, look.names, look.colors, look.theme)
        return repr(given).encode()

    async def paint(draw: Any) -> bytes:
        if isinstance(draw, partial) and len(draw.args) == 2 and isinstance(draw.args[0], View):
            return drawn(draw, *draw.args)
        return bytes(draw())

    async def at_once(work: Any, *args: Any) -> Any:
        return work(*args)

    with patch("cogs.play.pictures.paint", paint), patch("asyncio.to_thread", at_once):
        yield


@contextmanager
def no_real_waits() -> Iterator[None]:
    """Lets the bot wait so briefly or so long that no run waits for it in real time."""
    waits = (computers_module, "SHORTEST", PAUSE), (computers_module, "LONGEST", PAUSE), (announcer, "PATIENCE", PAUSE)
    with ExitStack() as stack:
        for module, name, seconds in (*waits, (announcer, "BETWEEN_EDITS", 0.0)):
            stack.enter_context(patch.object(module, name, seconds))
        yield


async def play(key: str, seed: int, *, shadow: bool, most: int = 3000) -> Played:
    """A game on a map up to its end, or as many of its moves, with all that its people look at meanwhile.

    The same for the same seed.
    """
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        stack.enter_context(fixed_pictures())
        stack.enter_context(no_real_waits())
        bot = new_bot(Path(folder) / "games.sqlite3", seed)
        try:
            async with simcord.run(bot, settle_timeout=WORK) as env:
                return await _play(env, key, Random(seed), shadow, most)
        finally:
            await bot.close()


async def _play(env: Env, key: str, rng: Random, shadow: bool, most: int) -> Played:
    party, played = Party(env), Played(key)
    listen(env, played)
    seats, computers = rng.randint(*load().rules(key).seats), rng.random() < 0.3
    table = await seated(party, key, seats, computers)
    played.people = {person.user.dm_channel.id: seat for seat, person in enumerate(party.people[:seats])}
    with in_the_shadow(party.bot) if shadow else nullcontext():
        for _ in range(most):
            assert table.game is not None
            played.secrets.append((len(played.sent), secrets_of(table.game)))
            if table.game.over:
                break
            await look_round(party, table, rng)
            played.opened = len(played.sent)
            table = await moved(party, table, rng)
        if table.game is not None and not table.game.over:
            played.opened = None
    played.steps, played.seeds = table.step, await seeds_of(party)
    return played


async def seated(party: Party, key: str, seats: int, computers: bool) -> Table:
    """A game of people, the last of them a computer player where that is wanted."""
    await party.open(seats, map=key)
    for person in party.people[1 : seats - computers]:
        await person.slash(party.channel, "game join")
    if computers:
        table = await party.table()
        await party.in_bot(lambda: party.bot.tables.add_computer(table.id, party.ann.id, "easy", ["Robot"]))
    return await party.table()


async def moved(party: Party, table: Table, rng: Random) -> Table:
    """The next move, of a person or, after its pause, of a computer player."""
    assert table.game is not None
    seat = rng.choice(table.game.waiting)
    if table.seats[seat].computer is not None:
        await party.env.advance_time(PAUSE)
        return await party.table()
    seed = rng.getrandbits(64)

    def choose(table: Table, seat: int) -> Action:
        assert table.game is not None
        return brisk(table.game, seat, Random(seed))

    await party.in_bot(lambda: party.bot.tables.play_for(table.id, seat, choose))
    return await party.table()


LOOKS = ("hand", "board", "game log", "press hand", "press standing", "type", "strange", "text")


async def look_round(party: Party, table: Table, rng: Random) -> None:
    """Now and then somebody looks at something, seated or not."""
    if rng.random() > 0.12:
        return
    person, what = rng.choice(party.people), rng.choice(LOOKS)
    if what.startswith("press"):
        board = next((post for post in reversed(party.posts()) if post.author.id != person.id), None)
        id_ = custom_id(table.id, table.step, what.split()[1])
        if board is not None and id_ in str(board.components):
            await person.click(board, custom_id=id_)
    elif what == "type":
        await person.autocomplete(party.channel, "claim", "route", rng.choice(("", "a", "b")))
    elif what == "strange":
        await party.eve.slash(party.channel, "hand")
    elif what == "text":
        await person.autocomplete(party.channel, "board", "focus", "")
    else:
        await person.slash(party.channel, what)


def listen(env: Env, played: Played) -> None:
    """Every request is noted down, with the simulated time at which it was made."""
    backend = env.backend
    store = backend.cdn.store_attachment

    class Noted(list[Any]):
        def append(self, request: Any) -> None:
            super().append(request)
            played.sent.append(Sent(backend.clock.elapsed, f"{request.method} {request.path}", request.json))

    def stored(id_: int, channel: int, name: str, data: bytes, description: str | None) -> Any:
        last = played.sent[-1]
        file = (name, hashlib.sha256(data).hexdigest())
        played.sent[-1] = Sent(last.at, last.where, last.body, (*last.files, file))
        return store(id_, channel, name, data, description)

    backend.http_requests = Noted(backend.http_requests)
    backend.cdn.store_attachment = stored  # type: ignore[assignment,method-assign]


async def seeds_of(party: Party) -> tuple[str, ...]:
    return tuple(str(row[0]) for row in await party.bot.store.rows("SELECT seed FROM deals"))


# What is secret


def secrets_of(game: Game) -> dict[int | None, frozenset[str]]:
    """By viewer, the tickets that the viewer's view does not hold, by their ids."""
    if not game.rules.has(Tickets):
        return {}
    state = game.slice(TicketsSlice)
    if state.opened:
        return {}
    every = frozenset(game.rules.part(Tickets).tickets)
    own = {seat: frozenset((*state.kept[seat], *state.offered[seat])) for seat in range(game.seats)}
    return {None: every, **{seat: every - mine for seat, mine in own.items()}}


# What was found


def compare(plain: Played, other: Played) -> list[str]:
    """Where two bots, to one of which other secrets were shown, sent something else or at another time."""
    found = []
    for channel in sorted({place_of(one) for one in (*plain.sent, *other.sent)}):
        one = [sent for sent in plain.sent if place_of(sent) == channel]
        two = [sent for sent in other.sent if place_of(sent) == channel]
        if len(one) != len(two):
            found.append(f"{plain.key}: {channel}: {len(one)} requests and {len(two)}")
        for first, second in zip(one, two, strict=False):
            if unsigned(first) != unsigned(second):
                found.append(f"{plain.key}: {first.where} at {first.at}: {difference(first, second)}")
                break
    return found


def difference(first: Sent, second: Sent) -> str:
    """The first text, file or time in which two requests differ."""
    if first.at != second.at:
        return f"at {first.at} and at {second.at}"
    one, two = [*first.texts, *map(str, first.files)], [*second.texts, *map(str, second.files)]
    pairs = [(a, b) for a, b in zip(one, two, strict=False) if a != b and not a.startswith(("POST", "PATCH"))]
    return "; ".join(f"{a!r} is not {b!r}" for a, b in pairs[:2]) or f"{len(one)} texts and {len(two)}"


def place_of(sent: Sent) -> str:
    """Where a request goes to, as far as the order of requests matters there."""
    parts = sent.where.split("/")
    return "/".join(parts[:3]) if parts[1] == "channels" else parts[1]


def unsigned(sent: Sent) -> Sent:
    """Tokens of interactions differ from run to run."""
    where = sent.where.split("/")
    kept = where[:3] if where[1] in ("interactions", "webhooks") else where
    return Sent(sent.at, "/".join(kept), sent.body, sent.files)


def leaks(played: Played) -> list[str]:
    """Names of tickets in what somebody got who does not hold them; seeds and the token in anything at all."""
    names, found = names_of(load().rules(played.key)), []
    marks = iter((*played.secrets[1:], (len(played.sent) + 1, played.secrets[-1][1])))
    upto, present = next(marks), played.secrets[0][1]
    for number, sent in enumerate(played.sent):
        while number >= upto[0]:
            # What a move shows is sent before the next state is looked at: both states may be shown.
            present, upto = upto[1], next(marks)
        audience = audience_of(played, sent)
        after = upto[1]
        if audience != -1:
            hidden = present.get(audience, frozenset()) & after.get(audience, frozenset())
            text = "\n".join(sent.texts)
            found += [f"{sent.where}: {ticket}" for ticket in hidden for name in names[ticket] if name in text]
        text = "\n".join(sent.texts)
        opened = played.opened is not None and number >= played.opened
        found += [f"{sent.where}: a seed" for seed in played.seeds if seed in text and not opened]
        found += [f"{sent.where}: the token"] if TOKEN in text else []
    return found


def audience_of(played: Played, sent: Sent) -> int | None:
    """The seat that a request goes to, None for everybody, -1 where what it says hangs on who asked."""
    parts = sent.where.split("/")
    if parts[1] != "channels":
        return -1
    return played.people.get(int(parts[2]))


async def scan(key: str, seed: int, most: int = 3000) -> tuple[Played, list[str]]:
    """One game, played twice; what was sent, and every fault."""
    plain = await play(key, seed, shadow=False, most=most)
    other = await play(key, seed, shadow=True, most=most)
    return plain, [*compare(plain, other), *leaks(plain)]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.scanner", description=__doc__)
    parser.add_argument("--games", type=int, default=5, help="games for each map")
    parser.add_argument("--first", type=int, default=1, help="the seed of the first one")
    parser.add_argument("--maps", nargs="*", default=sorted(load().games))
    args = parser.parse_args(arguments)
    wrong = 0
    print(
        f"{'map':<16}{'games':>6}{'steps':>8}{'requests':>10}{'public':>9}{'private':>9}{'files':>8}{'faults':>8}{'s':>7}"
    )
    for key in args.maps:
        sums, began = Counter[str](), time.monotonic()
        for seed in range(args.first, args.first + args.games):
            # Each game has a loop of its own: what earlier ones left to wait for would be looked through at every move.
            played, faults = asyncio.run(scan(key, seed))
            count(sums, played, faults)
            if seed % 25 == 0:
                print(f"  {key}: {seed} games, {sums['faults']} faults", file=sys.stderr, flush=True)
            for fault in faults[:3]:
                print(f"  seed {seed}: {fault}", flush=True)
        wrong += sums["faults"]
        row = (sums[name] for name in ("steps", "requests", "public", "private", "files", "faults"))
        print(
            "{:<16}{:>6}{:>8}{:>10}{:>9}{:>9}{:>8}{:>8}{:>7.0f}".format(
                key, args.games, *row, time.monotonic() - began
            ),
            flush=True,
        )
    return 1 if wrong else 0


def count(sums: Counter[str], played: Played, faults: Sequence[str]) -> None:
    audiences = [audience_of(played, sent) for sent in played.sent]
    sums["steps"] += played.steps
    sums["requests"] += len(played.sent)
    sums["public"] += audiences.count(None)
    sums["private"] += len(audiences) - audiences.count(None)
    sums["files"] += sum(len(sent.files) for sent in played.sent)
    sums["faults"] += len(faults)


if __name__ == "__main__":
    sys.exit(main())
