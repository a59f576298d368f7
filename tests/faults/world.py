"""Discord's side of a run: what it knows, kept from life to life; what it refuses, loses, doubles and drops."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

import aiohttp
import discord
from simcord import BackendError, Env
from simcord.http import router

from tests.cogs.lost import CUT, FAILED, HOW, nonce_of, once, try_again
from tests.faults.death import CALL, Death
from tests.faults.line import Line
from tests.faults.plan import ANSWERS, CALLS, EVENTS

_KEPT = (
    *("clock", "_reserved_ids", "_sequences", "users", "guilds", "channels", "messages", "webhooks", "webhook_tokens"),
    *("dm_channels", "interactions", "interaction_tokens", "command_permissions", "application_id", "bot_user"),
)
"""What a simulated Discord is made of. Its commands are many and change once, so they are kept apart."""
REFUSALS = (
    (429, 0),
    (500, 0),
    (502, 0),
    (400, 40003),
    (403, 50001),
    (403, 50007),
    (403, 50013),
    (404, 10003),
    (404, 10008),
    (404, 10062),
)
"""Status and code of each refusal that a call may get."""
LONGEST_NONCE = 25


@dataclass
class Faults:
    """What goes wrong while `on`, and how often. Each fault is reported to the watcher."""

    kinds: tuple[str, ...]
    rng: Random
    line: Line
    on: bool = False
    chance: float = 0.1

    def strikes(self, kind: str, what: str) -> bool:
        hit = self.on and kind in self.kinds and self.rng.random() < self.chance
        if hit:
            self.line.say("fault", kind=kind, what=what)
        return hit


@dataclass
class World:
    """Stands between the bot and the simulated Discord. What Discord accepts, the watcher knows before the bot does."""

    line: Line
    faults: Faults
    death: Death
    nonce_known: float
    nonces: dict[str, tuple[str, float]] = field(default_factory=dict)
    """Where the message that was sent with a nonce can be read, and when that was."""

    def install(self) -> None:
        accept: Callable[..., Any] = router.dispatch

        def dispatch(backend: Any, method: str, path: str, **sent: Any) -> Any:
            return self.dispatch(accept, backend, method, path, sent)

        router.dispatch = dispatch

    def dispatch(self, accept: Callable[..., Any], backend: Any, method: str, path: str, sent: dict[str, Any]) -> Any:
        """Has a call accepted, refused, or accepted with its answer lost."""
        if self.faults.strikes(CALLS, method):
            status, code = self.faults.rng.choice(REFUSALS)
            self.line.say("refused", method=method, path=path, status=status, code=code)
            raise BackendError(status, code, "refused by the harness")
        nonce = nonce_of(method, sent)
        if len(nonce) > LONGEST_NONCE:
            self.line.say("wrong", what=f"Discord takes no nonce of this length: {nonce}")
            raise BackendError(400, 50035, "nonce: must be 25 or fewer in length")
        known, at = self.nonces.get(nonce, ("", 0.0))
        again = known if known and backend.clock.elapsed - at < self.nonce_known else ""
        answer = once(accept, backend, method, path, sent, again)
        if not again:
            self._record(backend, method, path, sent, nonce, answer)
        self.death.pass_by(CALL)
        if not self.faults.strikes(ANSWERS, method):
            return answer
        self.line.say("lost", method=method, path=path)
        how = self.faults.rng.choice(HOW)
        if how == CUT:
            raise aiohttp.ServerDisconnectedError
        if how == FAILED:
            raise BackendError(self.faults.rng.choice((500, 502)), 0, "answer lost by the harness")
        answer = try_again(accept, backend, method, path, sent, answer)
        if not nonce:
            self._record(backend, method, path, sent, nonce, answer)
        return answer

    def _record(self, backend: Any, method: str, path: str, sent: dict[str, Any], nonce: str, answer: Any) -> None:
        if method == "GET":
            return
        if method == "PUT" and path.endswith("/commands"):
            self.line.say("commands", commands=backend.commands)
        posted = None
        if nonce:
            posted = int(answer["id"])
            self.nonces[nonce] = (f"{path}/{posted}", backend.clock.elapsed)
        at = backend.clock.elapsed
        self.keep(backend, method=method, path=path, nonce=nonce, message=posted, sent=sent.get("json"), at=at)

    def keep(self, backend: Any, **call: Any) -> None:
        """The world as it is now, with the call that made it so."""
        self.line.say("world", kept={name: getattr(backend, name) for name in _KEPT}, nonces=self.nonces, call=call)


def restore(env: Env, kept: Mapping[str, Any], commands: Any) -> None:
    """The next life finds Discord as the last one left it."""
    for name, value in kept.items():
        setattr(env.backend, name, value)
    if commands is not None:
        env.backend.commands = commands


def trouble_events(bot: discord.Client, faults: Faults) -> None:
    """Events of the gateway come twice, or never, by wrapping discord.py's parsers."""
    parsers: dict[str, Callable[[Any], None]] = bot._connection.parsers

    def troubled(name: str, parser: Callable[[Any], None]) -> Callable[[Any], None]:
        def parse(payload: Any) -> None:
            if name == "READY" or not faults.strikes(EVENTS, name):
                parser(payload)
            elif faults.rng.random() < 0.6:
                again = copy.deepcopy(payload)
                parser(payload)
                parser(again)

        return parse

    for name, parser in list(parsers.items()):
        parsers[name] = troubled(name, parser)
