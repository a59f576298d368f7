"""A turn on a phone, for the README: `python -m tests.cogs.phone`. It needs Chromium on the PATH.

The bot is played on a simulated Discord, and Chromium takes a picture of what the sandbox shows of it.
"""

from __future__ import annotations

import asyncio
import base64
import io
import tempfile
from pathlib import Path
from typing import Any

import aiohttp
import simcord
from PIL import Image

from cogs.run.sandbox import SETTLE, lighten_preview
from data.tools.pictures import ROOT
from tests.cogs.party import Party, new_bot

WIDTH, HEIGHT, ZOOM = 400, 2350, 1.5
"""Of the phone's window in its own px, and how many px of the picture each of them is."""
ABOVE, BELOW = 206, 66
"""Px of the window that belong to the sandbox and to the line for writing, above and below the messages."""
LOADING = 10.0
"""Seconds in which the page and its pictures are there."""
PICTURE = ROOT / "docs" / "pictures" / "panels.png"


async def photograph(url: str, folder: Path) -> bytes:
    """Return a PNG of the messages of a page, by the DevTools protocol of Chromium."""
    options = ("--headless=new", "--no-sandbox", "--hide-scrollbars", "--remote-debugging-port=0")
    profile = f"--user-data-dir={folder}"
    browser = await asyncio.create_subprocess_exec("chromium", *options, profile, stderr=asyncio.subprocess.PIPE)
    assert browser.stderr is not None
    while not (line := (await browser.stderr.readline()).decode()).startswith("DevTools listening on "):
        assert line, "Chromium ended"
    try:
        async with aiohttp.ClientSession("http://" + line.split("/")[2]) as session:
            pages = await (await session.get("/json")).json()
            async with session.ws_connect(pages[0]["webSocketDebuggerUrl"], max_msg_size=0) as socket:

                async def call(method: str, **options: object) -> dict[str, Any]:
                    await socket.send_json({"id": 1, "method": method, "params": options})
                    answer: dict[str, Any] = await socket.receive_json()
                    return answer["result"]  # type: ignore[no-any-return]

                size = {"width": WIDTH, "height": HEIGHT, "deviceScaleFactor": ZOOM, "mobile": False}
                await call("Emulation.setDeviceMetricsOverride", **size)
                await call("Page.navigate", url=url)
                await asyncio.sleep(LOADING)
                clip = {"x": 0, "y": ABOVE, "width": WIDTH, "height": HEIGHT - ABOVE - BELOW, "scale": 1}
                return base64.b64decode((await call("Page.captureScreenshot", clip=clip))["data"])
    finally:
        browser.terminate()
        await browser.wait()


async def show(folder: Path) -> bytes:
    """Play to Ann's first turn, open her hand, and return a picture of the channel as she sees it."""
    bot = new_bot(folder / "phone.sqlite3")
    async with simcord.run(bot, settle_timeout=SETTLE, check_errors=False) as env:
        assert env.bot.user is not None
        await env.bot.user.edit(username="Slow Train")
        party = Party(env)
        lighten_preview()
        await party.begin_turns(seats=2, map="europe")
        await party.ann.slash(party.channel, "hand")
        async with env.preview(party.channel, viewers=[party.ann], layout="channel") as preview:
            picture = await photograph(preview.url, folder / "browser")
    await bot.close()
    return picture


def main() -> None:
    """Write the picture."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        Image.open(io.BytesIO(asyncio.run(show(Path(folder))))).convert("RGB").save(PICTURE, optimize=True)


if __name__ == "__main__":
    main()
