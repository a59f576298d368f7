"""What the buttons that draw cards do."""

from __future__ import annotations

from cogs._draws import TO
from cogs._moves import (
    draw,
    say,
    seated,
    stop_drawing,
)
from cogs._press import Pressed, on, wait


@on("draw")
async def draw_blind(press: Pressed) -> None:
    await wait(press)
    table, _ = await seated(press.interaction, press.game)
    await say(press.interaction, await draw(press.interaction, table, TO + (press.arg or ""), press.step))


@on("pickcard")
async def draw_face_up(press: Pressed) -> None:
    await wait(press)
    table, _ = await seated(press.interaction, press.game)
    await say(press.interaction, await draw(press.interaction, table, press.values[0], press.step))


@on("stop")
async def press_stop(press: Pressed) -> None:
    await wait(press)
    table, _ = await seated(press.interaction, press.game)
    await say(press.interaction, await stop_drawing(press.interaction, table, press.step))
