"""A Discord on the wire: a small server in a thread of its own, to which the real library connects."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass

import discord.http
import pytest
from aiohttp import web
from discord.gateway import DiscordWebSocket
from yarl import URL

_USER = {"id": "1", "username": "bot", "discriminator": "0", "avatar": None}
_APPLICATION = {
    "id": "1",
    "flags": 0,
    "name": "bot",
    "description": "",
    "icon": None,
    "verify_key": "0",
    "bot_public": True,
    "bot_require_code_grant": False,
    "owner": _USER,
}
_HELLO = {"op": 10, "d": {"heartbeat_interval": 45_000}, "s": None, "t": None}
_LIMITS = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}


@dataclass(frozen=True)
class Wire:
    """What it answers: the status of a login and of the question for the gateway; the code the gateway closes with."""

    login: int = 200
    gateway: int = 200
    close: int = 4004
    outage: threading.Event | None = None
    """Where it is given, the gateway holds its sessions until it is set, and is gone from then on."""

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Answer a call to Discord's API, or be its gateway."""
        path = request.path.removeprefix("/api")
        if path == "/users/@me":
            return self._page(self.login) if self.login != 200 else _json(_USER)
        if path == "/oauth2/applications/@me":
            return _json(_APPLICATION)
        if path == "/gateway/bot":
            here = f"ws://{request.host}/gateway"
            answer = {"url": here, "shards": 1, "session_start_limit": _LIMITS}
            gone = self.outage is not None and self.outage.is_set()
            return self._page(502 if gone else self.gateway) if gone or self.gateway != 200 else _json(answer)
        if path.endswith("/commands"):
            given = await request.json()
            return _json([_taken(number, command) for number, command in enumerate(given, 1)])
        return await (self._close(request) if self.outage is None else self._hold(request, self.outage))

    def _page(self, status: int) -> web.Response:
        return web.Response(status=status, text="<html>\n<h1>Sorry</h1>\n</html>", content_type="text/html")

    async def _close(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json(_HELLO)
        await socket.receive()  # who it is
        await socket.close(code=self.close)
        return socket

    async def _hold(self, request: web.Request, outage: threading.Event) -> web.StreamResponse:
        if outage.is_set():
            return self._page(502)
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json(_HELLO)
        seen, session = 0, {"v": 10, "user": _USER, "guilds": [], "session_id": "1", "shard": [0, 1]}
        session |= {"resume_gateway_url": f"ws://{request.host}/gateway", "application": {"id": "1", "flags": 0}}
        while not outage.is_set():
            with suppress(TimeoutError):
                said = json.loads(await socket.receive_str(timeout=0.02))
                if said["op"] == 1:
                    await socket.send_json({"op": 11, "d": None, "s": None, "t": None})
                if said["op"] == 2:
                    await socket.send_json({"op": 0, "t": "READY", "s": (seen := seen + 1), "d": session})
        await socket.close(code=1001)
        return socket

    @contextmanager
    def served(self, patch: pytest.MonkeyPatch) -> Iterator[None]:
        """Serve it, and send the library there."""
        ports: list[int] = []
        ready, loop, over = threading.Event(), asyncio.new_event_loop(), asyncio.Event()

        async def serve() -> None:
            app = web.Application()
            app.router.add_route("*", "/{path:.*}", self.handle)
            runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
            await runner.setup()
            await web.TCPSite(runner, "127.0.0.1", 0).start()
            ports.append(runner.addresses[0][1])
            ready.set()
            await over.wait()
            await runner.cleanup()

        thread = threading.Thread(target=loop.run_until_complete, args=(serve(),))
        thread.start()
        ready.wait()
        patch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{ports[0]}/api")
        patch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", URL(f"ws://127.0.0.1:{ports[0]}/gateway"))
        try:
            yield
        finally:
            loop.call_soon_threadsafe(over.set)
            thread.join()
            loop.close()


def _json(content: object) -> web.Response:
    """A page of the type that Discord gives, which has no encoding beside it."""
    return web.Response(body=json.dumps(content).encode(), headers={"Content-Type": "application/json"})


def _taken(number: int, command: dict[str, object]) -> dict[str, object]:
    """A command as Discord keeps it."""
    return {"options": [], **command, "id": str(number), "application_id": "1", "version": "1"}
