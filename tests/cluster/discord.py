"""A Discord on localhost for bots in processes of their own: a real gateway, and a REST API over simcord's backend."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import time
from collections import Counter, deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from random import Random
from typing import Any, cast

import discord
from aiohttp import WSCloseCode, WSMsgType, web
from discord.gateway import DiscordWebSocket as Op
from simcord import BackendError
from simcord._clock import Clock
from simcord.backend import Backend, serializers
from simcord.backend.models import Interaction
from simcord.gateway import FakeGateway
from simcord.http import router, routes

from tests.faults.death import Death
from tests.faults.line import Line, Word
from tests.faults.world import Faults, World

TOKEN = "token-of-the-simulated-discord"
NONCE_KNOWN = 300.0
"""Seconds for which a nonce is remembered: Discord says "a few minutes"."""
RESUMABLE = 60.0
"""Seconds for which a session outlives its connection."""
IDENTIFY_WINDOW = 5.0
"""Seconds in which one session of each bucket may begin."""
HEARTBEAT = 41.25
MOMENT = 0.05
"""Seconds of a heartbeat's way: discord.py notes one after it has sent it, and must not have its answer by then."""
ANSWER_WITHIN = 3.0
KEPT_EVENTS = 2000
WRONG_TOKEN, NOT_IDENTIFIED, WRONG_SHARD = 4004, 4003, 4010
assert routes  # importing it registers every route


async def until(come: Callable[[], bool], seconds: float) -> bool:
    """Waits for something of another process, and tells whether it came within so many seconds."""
    latest = time.monotonic() + seconds
    while True:
        if come():
            return True
        if time.monotonic() > latest:
            return False
        await asyncio.sleep(0.01)


class _RealClock(Clock):
    """The time of the simulated Discord is that of the machine: other processes share it."""

    def __init__(self) -> None:
        self._began = time.time()

    @property
    def elapsed(self) -> float:
        return time.time() - self._began

    @elapsed.setter
    def elapsed(self, seconds: float) -> None:
        raise TypeError("nobody sets the clock of the machine")

    def now(self) -> datetime:
        return datetime.now(UTC)


class Record(Line):
    """What was accepted, in the words that the checks of `tests.faults` read; and what was asked and begun when."""

    def __init__(self) -> None:
        self.words: list[Word] = []

    def say(self, word: str, /, **facts: Any) -> None:
        if word == "world":  # the whole world is kept here anyway
            self.words.append((word, {"call": facts["call"]}))
        elif word != "commands":
            self.words.append((word, facts))


@dataclass
class Asked:
    """An interaction, and who answered it when (seconds of `time.monotonic`)."""

    interaction: Interaction
    shard: int
    at: float
    heard: bool
    """Whether any process had a session of the shard."""
    what: str = ""
    answered: float | None = None
    by: str = ""
    too_late: float | None = None
    """When somebody first gave an answer that Discord no longer took."""

    @property
    def seconds(self) -> float | None:
        """How long it took; None for one that was not answered in time."""
        return None if self.answered is None else self.answered - self.at


@dataclass(frozen=True)
class Change:
    """A session that began or was resumed, that its process closed, or that lost its connection."""

    what: str
    process: str
    shard: int
    at: float
    alone: bool = True
    """Whether its shard had no other session then."""


class _Parsers(dict[str, Any]):
    """Takes each event that simcord's gateway lets through."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session

    def __missing__(self, event: str) -> Any:
        return partial(self._session.send, event)


class Session:
    """A shard's session, which outlives its connection for a while."""

    def __init__(self, id_: str, process: str, shard: int, intents: int) -> None:
        self.id, self.process, self.shard = id_, process, shard
        self.intents = discord.Intents._from_value(intents)
        self.parsers = _Parsers(self)
        self.sequence = 0
        self.sent: deque[tuple[int, str]] = deque(maxlen=KEPT_EVENTS)
        self.news = asyncio.Event()
        self.connected = True
        self.lost_at = 0.0
        self.line: web.Request | None = None
        """The connection that it has, or had last."""

    def send(self, event: str, payload: Mapping[str, Any]) -> None:
        self.sequence += 1
        message = {"op": Op.DISPATCH, "t": event, "s": self.sequence, "d": payload}
        self.sent.append((self.sequence, json.dumps(message)))
        self.news.set()

    @property
    def is_resumable(self) -> bool:
        return self.connected or time.monotonic() - self.lost_at < RESUMABLE

    async def write(self, socket: web.WebSocketResponse, after: int) -> None:
        """Sends what the client has not yet seen, and whatever comes later."""
        while not socket.closed:
            self.news.clear()
            for number, text in [one for one in self.sent if one[0] > after]:
                await socket.send_str(text)
                after = number
            await self.news.wait()


@dataclass
class Discord:
    """The server. Each process reaches it under its own name, `url_for(name)`, so that it is known who did what."""

    shards: int = 2
    max_concurrency: int = 2
    record: Record = field(default_factory=Record)
    asked: dict[int, Asked] = field(default_factory=dict)
    changes: list[Change] = field(default_factory=list)
    calls: Counter[str] = field(default_factory=Counter)
    """The calls of each second that count for the bot's limit, by second."""

    def __post_init__(self) -> None:
        clock = _RealClock()
        self.backend = Backend(clock=clock)
        self.began = time.monotonic() - clock.elapsed
        """When the clock of the simulated Discord began, in seconds of `time.monotonic`."""
        self.backend.subscribers.append(self._tell)
        self.world = World(self.record, Faults((), Random(0), self.record), Death("", 0), NONCE_KNOWN)
        self.sessions: dict[str, Session] = {}
        self._gateways: dict[str, FakeGateway] = {}
        self._identified: dict[int, float] = {}
        self._sockets: set[web.WebSocketResponse] = set()
        self.changed: Counter[int] = Counter()
        """How many calls have changed what each channel shows."""
        self._seen: set[tuple[int, int]] = set()
        self.port = 0

    async def start(self) -> None:
        """Listens on a free port."""
        app = web.Application(client_max_size=50 * 1024**2)
        app.router.add_get("/{process}/gateway/", self._gateway)
        app.router.add_route("*", "/{process}/api/v10/{path:.*}", self._api)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self.port)
        await site.start()
        server = cast(Any, site._server)
        self.port = server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        for socket in list(self._sockets):
            await socket.close(code=WSCloseCode.GOING_AWAY)
        await self._runner.cleanup()

    def api_for(self, process: str) -> str:
        return f"http://127.0.0.1:{self.port}/{process}/api/v10"

    def gateway_for(self, process: str) -> str:
        return f"ws://127.0.0.1:{self.port}/{process}/gateway/"

    # What happens to connections

    def cut(self, shard: int, *, forgets: bool) -> bool:
        """Cuts a shard's connection without a word; tells whether it had one. With `forgets` it can't be resumed."""
        found = next((one for one in self.sessions.values() if one.shard == shard and one.connected), None)
        if found is None or found.line is None or found.line.transport is None:
            return False
        found.line.transport.abort()
        self._lose(found, gone=forgets, closed=False)
        return True

    # What people do

    def ask(self, interaction: Interaction) -> None:
        """Notes an interaction that is about to be sent."""
        shard = self.shard_of(interaction.guild_id)
        heard = any(one.connected for one in self.sessions.values() if one.shard == shard)
        self.asked[interaction.id] = Asked(interaction, shard, time.monotonic(), heard)

    def seen(self, game: int, step: int, action: str | None) -> None:
        """Notes a step that somebody has read in the database: it must be there for good."""
        if (game, step) not in self._seen:
            self._seen.add((game, step))
            self.record.say("accepted", game=game, step=step, action=action)

    def shard_of_post(self, path: str) -> int:
        """The shard of the channel that a call is about."""
        channel = self.backend.channels.get(self._channel_of(path))
        return self.shard_of(None if channel is None else channel.guild_id)

    def shard_of(self, guild_id: int | None) -> int:
        return 0 if guild_id is None else (guild_id >> 22) % self.shards

    def holders(self) -> dict[int, list[str]]:
        """The processes that are connected for each shard."""
        found: dict[int, list[str]] = {shard: [] for shard in range(self.shards)}
        for session in self.sessions.values():
            if session.connected:
                found[session.shard].append(session.process)
        return found

    def loss_for(self, asked: Asked) -> Change | None:
        """The loss of a session for which nobody could answer: before somebody asked, or before the answer was due.

        A session that its process closed is none, if another process had one.
        """
        losses = (
            one
            for one in reversed(self.changes)
            if one.shard == asked.shard and (one.what == "lost" or (one.what == "closed" and one.alone))
        )
        found = next((one for one in losses if one.at <= asked.at + ANSWER_WITHIN), None)
        return found if found is not None and (found.at >= asked.at or not asked.heard) else None

    def _tell(self, event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE" and (asked := self.asked.get(int(payload["id"]))):
            asked.what = str(payload["data"].get("custom_id") or payload["data"].get("name"))
        guild = payload.get("guild_id") or (payload.get("id") if event.startswith("GUILD_") else None)
        shard = self.shard_of(None if guild is None else int(guild))
        for session in self.sessions.values():
            if session.shard == shard and session.is_resumable:
                self._gateways[session.id].feed(event, payload)

    # The REST API

    async def _api(self, request: web.Request) -> web.StreamResponse:
        process, method, path = request.match_info["process"], request.method, f"/{request.match_info['path']}"
        if path in ("/gateway", "/gateway/bot"):
            return self._about_gateway(process)
        is_answer = path.startswith(("/interactions/", "/webhooks/"))
        if not is_answer:
            self.calls[str(int(time.time()))] += 1
            if request.headers.get("Authorization") != f"Bot {TOKEN}":
                return _json({"code": 0, "message": "401: Unauthorized"}, status=401)
        sent = await _sent(request)
        try:
            answer = self.world.dispatch(router.dispatch, self.backend, method, path, sent)
        except (router.RouteNotImplemented, router.UnsupportedField) as gap:
            self.record.say("wrong", what=f"the simulated Discord has no {method} {path}: {gap}")
            return _json({"code": 0, "message": str(gap)}, status=501)
        except BackendError as error:
            if path.startswith("/interactions/") and (late := self.asked.get(int(path.split("/")[2]))):
                late.too_late = late.too_late or time.monotonic()
            if error.status == 404 and not is_answer:
                self.record.say("refused", method=method, path=path, status=error.status, code=error.code)
            return _json(error.to_json(), status=error.status)
        finally:
            self.backend.http_requests.clear()
            self.backend.transcript.clear()
        if path.startswith("/interactions/"):
            self._note_answer(path, process)
        elif method != "GET":
            self.changed[self._channel_of(path)] += 1
        return web.Response(status=204) if answer is None else _json(answer)

    def _about_gateway(self, process: str) -> web.Response:
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": self.max_concurrency}
        url = self.gateway_for(process)
        return _json({"url": url, "shards": self.shards, "session_start_limit": limit})

    def _note_answer(self, path: str, process: str) -> None:
        asked = self.asked.get(int(path.split("/")[2]))
        if asked is not None and asked.answered is None:
            asked.answered, asked.by = time.monotonic(), process

    def _channel_of(self, path: str) -> int:
        """The channel that a call is about; 0 for another one."""
        _, what, id_, *rest = path.split("/")
        if what == "channels":
            return int(id_)
        interaction = self.backend.interaction_tokens.get(rest[0]) if what == "webhooks" and rest else None
        return 0 if interaction is None else self.backend.interactions[interaction].channel_id

    # The gateway

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        self._sockets.add(socket)
        session: Session | None = None
        writer: asyncio.Task[None] | None = None
        await _send(socket, Op.HELLO, {"heartbeat_interval": int(HEARTBEAT * 1000)})
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    continue
                op, data = (json.loads(message.data)[name] for name in ("op", "d"))
                if op == Op.HEARTBEAT:
                    await asyncio.sleep(MOMENT)
                    await _send(socket, Op.HEARTBEAT_ACK, None)
                elif session is None and op in (Op.IDENTIFY, Op.RESUME):
                    begun = await self._begin(socket, request.match_info["process"], op, data)
                    if begun is not None:
                        session, after = begun
                        session.line = request
                        writer = asyncio.create_task(session.write(socket, after))
                elif session is None:
                    await socket.close(code=NOT_IDENTIFIED)
        finally:
            self._sockets.discard(socket)
            if writer is not None and session is not None:
                writer.cancel()
                with contextlib.suppress(asyncio.CancelledError, ConnectionError):
                    await writer
                if session.line is request and session.connected:  # else it was cut, and may be resumed by now
                    closed = socket.close_code in (WSCloseCode.OK, WSCloseCode.GOING_AWAY)
                    self._lose(session, gone=closed, closed=closed)
        return socket

    async def _begin(
        self, socket: web.WebSocketResponse, process: str, op: int, data: Mapping[str, Any]
    ) -> tuple[Session, int] | None:
        """Begins a session or takes one up again, and says after which event to go on; None if it can't."""
        if data["token"] != TOKEN:
            await socket.close(code=WRONG_TOKEN)
            return None
        if op == Op.RESUME:
            known = self.sessions.get(data["session_id"])
            if known is None or known.connected or not known.is_resumable:
                self.changes.append(Change("not resumed", process, -1, time.monotonic()))
                await _send(socket, Op.INVALIDATE_SESSION, False)
                return None
            known.connected = True
            known.send("RESUMED", {})
            self._note("resumed", known)
            return known, int(data["seq"])
        shard, count = data.get("shard") or (0, 1)
        if count != self.shards or not 0 <= shard < count:
            await socket.close(code=WRONG_SHARD)
            return None
        bucket, now = shard % self.max_concurrency, time.monotonic()
        if now - self._identified.get(bucket, -IDENTIFY_WINDOW) < IDENTIFY_WINDOW:
            self.changes.append(Change("too early", process, shard, now))
            await _send(socket, Op.INVALIDATE_SESSION, False)
            return None
        self._identified[bucket] = now
        return self._identify(process, shard, int(data["intents"])), 0

    def _identify(self, process: str, shard: int, intents: int) -> Session:
        session = Session(f"{process}-{len(self.changes)}", process, shard, intents)
        guilds = [guild for guild in self.backend.guilds.values() if self.shard_of(guild.id) == shard]
        ready = {
            "v": 10,
            "user": dict(serializers.user_payload(self.backend.bot_user)),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.gateway_for(process),
            "shard": [shard, self.shards],
            "application": {"id": str(self.backend.application_id), "flags": 0},
        }
        session.send("READY", ready)
        self.sessions[session.id] = session
        self._gateways[session.id] = FakeGateway(self.backend, session)
        for guild in guilds:
            self._gateways[session.id].feed("GUILD_CREATE", serializers.guild_create_payload(self.backend, guild))
        self._note("began", session)
        return session

    def _lose(self, session: Session, *, gone: bool, closed: bool) -> None:
        """Its connection is lost, or it said goodbye."""
        session.connected, session.lost_at = False, time.monotonic()
        self._note("closed" if closed else "lost", session)
        if gone:
            del self.sessions[session.id], self._gateways[session.id]

    def _note(self, what: str, session: Session) -> None:
        others = [one for one in self.sessions.values() if one.shard == session.shard and one is not session]
        alone = not any(one.connected for one in others)
        self.changes.append(Change(what, session.process, session.shard, time.monotonic(), alone))


def _json(data: object, status: int = 200) -> web.Response:
    # Just this type, as Discord says it: discord.py takes "application/json; charset=utf-8" for a text.
    return web.Response(body=json.dumps(data).encode(), status=status, headers={"Content-Type": "application/json"})


async def _send(socket: web.WebSocketResponse, op: int, data: object) -> None:
    await socket.send_str(json.dumps({"op": op, "d": data, "s": None, "t": None}))


async def _sent(request: web.Request) -> dict[str, Any]:
    """What a call carries, as simcord's router takes it."""
    body: Any = None
    files: list[discord.File] = []
    if request.content_type.startswith("multipart/"):
        contents: list[tuple[str, str, bytes]] = []
        async for part in await request.multipart():
            part = cast(Any, part)
            if part.name == "payload_json":
                body = json.loads(await part.text())
            else:
                contents.append((part.name, part.filename, bytes(await part.read())))
        said = {str(one["id"]): one.get("description") for one in (body or {}).get("attachments") or ()}
        for name, filename, data in contents:
            number = name.removeprefix("files[").removesuffix("]")
            files.append(discord.File(io.BytesIO(data), filename, description=said.get(number)))
    elif request.can_read_body:
        body = await request.json()
    reason = request.headers.get("X-Audit-Log-Reason")
    return {"json": body, "params": dict(request.query), "files": files, "reason": reason}
