"""`/game replay`: a finished game as an animation, and turn by turn in a private panel."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import discord
from discord import app_commands, ui

from cogs.core.client import command, open_modal
from cogs.core.components import (
    BOARD,
    MOST_NEWS,
    REPLAY,
    Panel,
    Press,
    Row,
    custom_id,
    gallery,
    in_lines,
    number_in,
    on,
    wait,
    window,
)
from cogs.game.game_file import finished_game, stored_game
from cogs.game.log import MOST_NUMBER
from cogs.game.looks import STEP, carrying, ways
from cogs.play.moves import localizer_for, show
from cogs.play.pictures import look_of, paint, picture_file
from cogs.play.scores import ranked, winner_line
from cogs.tables.digest import once
from cogs.tables.family import family_of
from cogs.tables.finale import REPLAY as OPEN
from cogs.tables.service import Client, GameCog, Interaction, Pressed
from cogs.tables.settings import preferences_here
from cogs.tables.table import Table
from cogs.text.catalogue import shorten
from cogs.text.localizer import Localizer
from data.key_family import KeyFamily
from data.languages import name_in
from engine.core.codec import decode_events
from engine.core.refused import Refused
from engine.game_file import TurnOver, after_turns
from engine.record import facts_of
from renderer.core.replay import Moment, moments_of

_log = logging.getLogger(__name__)
ASK, GO = "replay-ask", "replay-go"
MOST_BYTES = 8_000_000
WAYS = ("first", "back", "forward", "last", "mine")
BUTTONS = KeyFamily("button-replay-{}", WAYS)
QUARTERS = 4
MOST_TEXT = 3000


@dataclass
class Projector:
    """Draws replays: one at a time, which bounds memory, and one per server, so that none fills the queue."""

    bot: Client
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    busy: set[int] = field(default_factory=set)

    async def film(self, table: Table, moments: Sequence[Moment], lang: str, theme: str, most: int) -> bytes | None:
        """Return the GIF of a finished game of at most so many bytes, drawn in a worker thread.

        b"" if that isn't possible, None if the drawing fails, which is logged.
        Raises: Refused `replay_busy` while another one of its server is drawn.
        """
        if table.guild_id in self.busy:
            raise Refused("replay_busy")
        self.busy.add(table.guild_id)
        try:
            look, family = look_of(self.bot.words, lang, table, theme), family_of(table.running.rules)
            async with self.lock:
                return await paint(partial(family.render_replay, moments, look, most))
        except Exception:
            _log.exception("game %d: the animation could not be drawn", table.id)
            return None
        finally:
            self.busy.discard(table.guild_id)


class Replays(GameCog):
    """The command for the animation."""

    @command("game")
    @app_commands.guild_only()
    async def replay(
        self, interaction: Interaction, game: app_commands.Range[int, 1, MOST_NUMBER] | None = None
    ) -> None:
        """Show a finished game as an animation.

        Raises: Refused with the codes of `finished_game` and `Projector.film`.
        """
        await _show_replay(interaction, await finished_game(interaction, game))


@on(OPEN)
async def press_replay(press: Pressed) -> None:
    """Show the animation of the game that the button belongs to, for anyone who may look."""
    await wait(press)
    await _show_replay(press.interaction, await finished_game(press.interaction, press.game), press.arg or "")


async def turns_of(bot: Client, table: Table) -> list[TurnOver]:
    """Return the turns of a finished game in order.

    Raises: Refused as `stored_game` does.
    """
    stored, rules = await stored_game(bot, table), table.running.rules

    def read() -> list[TurnOver]:
        return list(after_turns(rules, len(table.seats), [decode_events(step.events) for step in stored.steps]))

    return await asyncio.to_thread(read)


async def _show_replay(interaction: Interaction, table: Table, back: str = "") -> None:
    bot, localizer = interaction.client, await localizer_for(interaction, table)
    turns = await turns_of(bot, table)
    wanted, theme = await preferences_here(interaction)
    text = "\n".join(story(localizer, table, turns))
    title = ui.TextDisplay[Any](localizer.say("replay-title", game=str(table.id)))
    items: list[ui.Item[Any]] = [title, ui.TextDisplay(text)]
    file = None
    if wanted:
        limit = interaction.guild.filesize_limit if interaction.guild else MOST_BYTES
        most, projector = min(limit, MOST_BYTES), bot.feature(Projector)
        made = await projector.film(table, moments_of(turns), localizer.lang, theme, most)
        if made:
            file = discord.File(io.BytesIO(made), REPLAY)
            items[1] = gallery(REPLAY, text)
        elif made is not None:
            items.append(ui.TextDisplay(localizer.say("replay-too-large")))
    await show(interaction, Panel(*items, *in_lines(ways(localizer, table, OPEN, back))), file)


def story(localizer: Localizer, table: Table, turns: Sequence[TurnOver]) -> list[str]:
    """Return a finished game in at most ten lines: points on the way, at the end, and each seat's tickets."""
    rules, view = table.running.rules, table.running.view(None)
    lines = [localizer.say("replay-head", map=name_in(rules.names, localizer.lang), turns=len(turns))]
    for quarter in range(1, QUARTERS) if len(turns) > QUARTERS else ():
        turn = turns[len(turns) * quarter // QUARTERS - 1]
        totals = turn.game.view(None).result.totals
        lines.append(
            localizer.say("replay-turn", turn=turn.number, scores=_scores(localizer, totals, range(view.seats)))
        )
    scores = _scores(localizer, view.result.totals, ranked(view))
    lines.append(f"{winner_line(localizer, view)} {scores}")
    for seat in ranked(view):
        facts = facts_of(table.running, table.running.result(), seat)
        if facts["tried"]:
            counts = {"done": len(facts["completed"]), "tried": len(facts["tried"]), "longest": facts["longest"] or 0}
            lines.append(localizer.say("replay-tickets", player=localizer.player(seat, plain=True), **counts))
    return lines


def _scores(localizer: Localizer, totals: Sequence[int], seats: Sequence[int]) -> str:
    rows = (localizer.say("score-row", player=localizer.player(seat, plain=True), total=totals[seat]) for seat in seats)
    return ", ".join(rows)


# Step by step


@on(STEP)
async def press_step(press: Pressed) -> None:
    """Show another turn in the private panel."""
    await wait(press)
    _, _, where = (press.arg or "").partition(".")
    place, _, back = where.partition(".")
    await _show_step(press.interaction, press.game, number_in(place), back)


@on(ASK)
async def ask_turn(press: Pressed) -> None:
    """Ask for the number of a turn."""
    table = await finished_game(press.interaction, press.game)
    localizer = await localizer_for(press.interaction, table)
    title, label = localizer.say("replay-ask"), localizer.say("replay-ask-label")
    about = localizer.say("replay-ask-about", last=table.running.turn.number)
    made_for = custom_id(table.id, table.step, GO, carrying(table, GO, "", press.arg or ""))
    typed: ui.TextInput[Any] = ui.TextInput(custom_id="turn", max_length=4)
    await open_modal(press.interaction, window(title, made_for, label, about, typed))


@on(GO)
async def go_to_turn(press: Pressed) -> None:
    """Show the turn that was typed.

    Raises: Refused `no_such_turn`.
    """
    await wait(press)
    typed = press.field("turn").strip()
    turns = await turns_of(press.interaction.client, await finished_game(press.interaction, press.game))
    place = next((place for place, turn in enumerate(turns) if str(turn.number) == typed), None)
    if place is None:
        raise Refused("no_such_turn", last=turns[-1].number)
    await _show_step(press.interaction, press.game, place, press.arg or "")


async def _show_step(interaction: Interaction, game: int, place: int, back: str) -> None:
    """Show a turn by its place in the order, from 0; a larger one is the end."""
    bot, table = interaction.client, await finished_game(interaction, game)
    localizer, turns = await localizer_for(interaction, table), await turns_of(bot, table)
    place = min(place, len(turns) - 1)
    turn, last, moment = turns[place], turns[-1].number, moments_of(turns[: place + 1])[-1]
    if place < len(turns) - 1:
        moment = moment._replace(seat=turn.seat)
    family, view = family_of(table.running.rules), moment.view
    wanted, theme = await preferences_here(interaction)
    file = None
    if wanted:
        look = look_of(bot.words, localizer.lang, table, theme)
        lost = "game %d, turn %d: the replay could not be drawn"
        file = await picture_file(partial(family.render_moment, moment, look, last), BOARD, lost, table.id, turn.number)
    head = localizer.say("replay-step", number=turn.number, last=last, player=localizer.player(turn.seat))
    said = once(localizer, [event.seen_by(None) for event in turn.events])
    items: list[ui.Item[Any]] = [ui.TextDisplay(f"{head}\n{shorten(said, MOST_NEWS)}")]
    if file is None:
        items.append(ui.TextDisplay(family.position_text(localizer, view, MOST_TEXT - MOST_NEWS)))
    else:
        items.append(gallery(BOARD, family.alt_text(localizer, view)))
    seat = table.seat_of(interaction.user.id)
    await show(interaction, Panel(*items, *_buttons(localizer, table, turns, place, seat, back)), file)


def _buttons(
    localizer: Localizer, table: Table, turns: Sequence[TurnOver], place: int, seat: int | None, back: str
) -> list[Row]:
    """Return the ways to other turns, those that lead nowhere disabled, then the ways to other pages."""
    own = [at for at, turn in enumerate(turns) if turn.seat == seat]
    end = len(turns) - 1
    mine = next((at for at in reversed(own) if at < place), own[-1] if own else place)
    leads = dict(zip(WAYS, (0, max(place - 1, 0), min(place + 1, end), end, mine), strict=True))
    if seat is None:
        del leads["mine"]
    buttons = [
        Press(table.id, table.step, STEP, localizer.say(BUTTONS(way)), arg=arg, disabled=at == place)
        for way, at in leads.items()
        for arg in (carrying(table, STEP, f"{way}.{at}", back),)
    ]
    asking = carrying(table, ASK, "", back)
    buttons.append(Press(table.id, table.step, ASK, localizer.say("button-replay-ask"), arg=asking))
    return [*in_lines(buttons), *in_lines(ways(localizer, table, STEP, back))]
