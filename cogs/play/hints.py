"""Hints: what the medium computer player would do in the asker's place, and why; in a lesson, what its step asks."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from discord import ui

from cogs.core.components import GREEN, Panel, Press, Row, gallery, on, wait
from cogs.play.moves import localizer_for, seated, show
from cogs.tables.face import action_face
from cogs.tables.guide import guidance_of
from cogs.tables.hints import has_hints
from cogs.tables.service import Pressed
from cogs.tables.settings import preferences_here
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from data.key_family import KeyFamily
from engine.core.action import Action, Seat
from engine.core.game import Game
from engine.core.refused import Refused
from engine.core.rng import Rng
from engine.lesson import Awaited, fits
from engine.players import medium
from engine.players.shared.reasons import REASONS, Reason

HINTS = KeyFamily("hint-{}", REASONS)


@on("hint")
async def press_hint(press: Pressed) -> None:
    """Show privately what the medium computer player would do now, whatever step the button is from.

    Raises: Refused `no_hints`, or `not_your_turn`.
    """
    await wait(press)
    interaction, bot = press.interaction, press.interaction.client
    table, seat = await seated(interaction, press.game)
    if not await has_hints(bot.store, table):
        raise Refused("no_hints")
    if seat not in table.running.waiting:
        raise Refused("not_your_turn", seat=table.running.waiting[0])
    action, reason = await asyncio.to_thread(advice, table.running, seat)
    localizer = await localizer_for(interaction, table)
    guidance = await guidance_of(bot, table, localizer.lang)
    if guidance.awaited is not None and not leads_to(table.running, action, guidance.awaited):
        await show(interaction, Panel(ui.TextDisplay(f"### {localizer.say('hint-title')}\n🎓 {guidance.asked}")))
        return
    face = action_face(table.running.rules, action)
    pictures, theme = await preferences_here(interaction)
    picture = await face.picture(localizer, table, action, theme) if pictures else None
    items: list[ui.Item[Any]] = [ui.TextDisplay(hint_text(localizer, reason))]
    if picture is not None:
        items.append(gallery(picture.filename, face.title(localizer, action)))
    await show(interaction, Panel(*items, *_way(localizer, table, action)), picture)


def advice(game: Game, seat: Seat) -> tuple[Action, Reason]:
    """Return what medium would do in a seat that the game waits for, and why. It knows only the seat's view."""
    thought = medium.think(game.view(seat), game.legal(seat), Random(0))
    return thought.action, thought.why()


def leads_to(game: Game, action: Action, awaited: Awaited) -> bool:
    """Tell whether an action is what a lesson's step waits for."""
    return any(fits(awaited, event, game.rules) for event in game.act(action, Rng("00" * 32)))


def hint_text(localizer: Localizer, reason: Reason) -> str:
    """Return a hint in one sentence, and whose it is."""
    said = localizer.say(HINTS(reason.code), **localizer.facts(reason.facts))
    return f"### {localizer.say('hint-title')}\n{said}\n-# {localizer.say('hint-by')}"


def _way(localizer: Localizer, table: Table, action: Action) -> list[Row]:
    """Return the button that leads to the action, as if the player had chosen it."""
    way = action_face(table.running.rules, action).way(table.running, action)
    if way is None:
        return []
    verb, arg = way
    label = localizer.say("button-hint-do")
    return [Row(Press(table.id, table.step, verb, label, arg=arg, style=GREEN))]
