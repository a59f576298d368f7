"""A line to a PostgreSQL server that can be cut in the middle of a commit."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

COMMIT = b"COMMIT"
CHUNK = 1 << 16


class Proxy:
    """Listens on localhost, and passes everything on to a server's socket."""

    def __init__(self, socket: Path) -> None:
        self._socket = socket
        self.port = 0
        self.cuts = 0
        self._cutting = False
        self._open: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        self._server.close()
        for task in self._open:
            task.cancel()
        await asyncio.gather(*self._open, return_exceptions=True)

    def cut_next_commit(self) -> None:
        """Let the server have the next commit, and the client not know it."""
        self._cutting = True

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._open.add(task)
        try:
            with suppress(OSError, asyncio.CancelledError):  # the library calls a cancelled one an error
                there_reader, there_writer = await asyncio.open_unix_connection(str(self._socket))
                ways = [
                    asyncio.create_task(self._pass(reader, there_writer, cuts=True)),
                    asyncio.create_task(self._pass(there_reader, writer)),
                ]
                try:
                    await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    for way in ways:
                        way.cancel()
                    there_writer.close()
        finally:
            writer.close()
            self._open.discard(task)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, cuts: bool = False) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                writer.write(data)
                await writer.drain()
                if cuts and self._cutting and COMMIT in data:
                    self._cutting = False
                    self.cuts += 1
                    return
