"""The end of a game as one message: part after part, turned by the players, and after a day by the bot.

Results, ratings and leagues don't wait for it: they are stored with the last step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord
from discord import ui

from cogs.core.components import BLUE, GREEN, Pick, Press, Row
from cogs.core.delivery import edit, newest_with, send
from cogs.core.scheduler import job, now
from cogs.core.time import DAY
from cogs.tables.family import Final, family_of
from cogs.tables.guide import guide_of
from cogs.tables.service import Client, StepEffects, Tables, on_step
from cogs.tables.settings import lang_at, preferences_at
from cogs.tables.step_messages import ENDED
from cogs.tables.table import LESSON, Table
from cogs.tables.terms import DEAL_OPTION, stamp
from cogs.text.localizer import Localizer
from data.key_family import KeyFamily
from data.store.deals import Deals
from data.store.finales import CLOSED, Finales, finale_begun, finale_closed
from data.store.rows import DueKind, Job, OutboxRow, Statement, StepRow
from engine.core.game import Game

WAITS = DAY
"""Seconds after the last step until the final table is shown, if no one has pressed to see it before."""
NEXT, SKIP, REMATCH, REPLAY, ACCOUNT = "finale-next", "finale-skip", "rematch", "replay", "account"
"""The verbs of the message's buttons; it always has `NEXT` or `REPLAY`. A private game has no rematch."""
LEARN = "learn"

LOOKS = KeyFamily("button-{}", (REPLAY, ACCOUNT))


@on_step("finale")
async def finale_follows(tables: Tables, before: Table, game: Game, step: StepRow) -> StepEffects:
    """Start the finale with the step that ends a game."""
    if not game.over:
        return StepEffects()
    due = Job(DueKind.FINALE, before.id, None, None, now() + WAITS)
    return StepEffects(jobs=[due], statements=[finale_begun(before.id)])


@job(DueKind.FINALE)
async def no_one_pressed(bot: Client, due: Job) -> None:
    """Show the final table, also in the feed, even if the message of the end couldn't be posted."""
    assert due.game_id is not None
    table = await bot.tables.frame(due.game_id)
    if await Finales(bot.store).turn(table.id, CLOSED) is not None:
        await bot.store.together(_closed(table))
        bot.wake(table.id)


class Part(NamedTuple):
    """One part of the end as it is shown: all parts, its number from 0, and its picture."""

    parts: Sequence[Final]
    number: int
    picture: discord.File | None

    @property
    def view(self) -> ui.LayoutView:
        """The part's panel, to which buttons can be added."""
        return self.parts[self.number].view

    @property
    def is_last(self) -> bool:
        """Whether it is the final table."""
        return self.number == len(self.parts) - 1


async def part_of(bot: Client, table: Table, lang: str, number: int, theme: str | None) -> Part:
    """Return a part of the end, drawn in a theme or (None) as text; any number beyond is the final table.

    The final table also shows the seed, unless other tables share it.
    """
    family = family_of(table.running.rules)
    parts = family.final_panels(bot.words, lang, table, pictures=theme is not None)
    number = min(number, len(parts) - 1)
    picture = None if theme is None else await family.final_file(bot.words, lang, table, parts[number], theme=theme)
    if parts[number].picture is not None and picture is None:
        parts = family.final_panels(bot.words, lang, table, pictures=False)
    shown = Part(parts, number, picture)
    deal = await Deals(bot.store).of_game(table.id) if shown.is_last and table.kind != LESSON else None
    if deal is not None and not deal.shared and deal.opened_at is not None:
        text = bot.words.say(lang, "deal-seed", seed=deal.seed, game=str(table.id))
        shown.view.add_item(ui.TextDisplay(text))
    return shown


def parts_pick(localizer: Localizer, table: Table, parts: Sequence[Final], shown: int | None = None) -> Row:
    """Return a select of the parts: all of them where one is `shown`, else those before the final table."""
    offered = list(enumerate(parts if shown is not None else parts[:-1]))
    options = [
        discord.SelectOption(label=part.label, value=str(number), default=number == shown) for number, part in offered
    ]
    return Row(Pick(table.id, table.step, "pickfinale", options, placeholder=localizer.say("finale-pick")))


async def finale_message(bot: Client, table: Table) -> Part:
    """Return the public message as far as it has been turned, with its buttons."""
    kept, lang = Finales(bot.store), await lang_at(bot, table)
    wanted, theme = await preferences_at(bot, table)
    stage, until = await kept.stage(table.id), await kept.closes_at(table.id)
    shown = await part_of(bot, table, lang, stage, theme if wanted else None)
    localizer, view = Localizer(bot.words, lang, table), shown.view
    people = _people(table)
    called = {"people": len(people), "mentions": ", ".join(f"<@{id_}>" for id_ in people)}
    if shown.is_last:
        view.add_item(ui.TextDisplay(localizer.say("finale-over", **called)))
        if len(shown.parts) > 1:
            view.add_item(parts_pick(localizer, table, shown.parts))
        guide = await guide_of(bot, table, lang)
        for part in guide:
            view.add_item(part)
        buttons = [Press(table.id, table.step, verb, localizer.say(LOOKS(verb))) for verb in (REPLAY, ACCOUNT)]
        if not table.kind:
            buttons.insert(0, Press(table.id, table.step, REMATCH, localizer.say("button-rematch"), style=GREEN))
        view.add_item(Row(*buttons))
        return shown
    facts: dict[str, object] = {
        "number": stage + 1,
        "count": len(shown.parts),
        "until": "" if until is None else stamp(until),
    }
    view.add_item(ui.TextDisplay(localizer.say("finale-more", **called, **facts)))
    buttons = [Press(table.id, table.step, NEXT, localizer.say("button-finale-next"), arg=str(stage), style=BLUE)]
    if stage < len(shown.parts) - 2:  # else the next part is the final table
        buttons.append(Press(table.id, table.step, SKIP, localizer.say("button-finale-skip"), arg=str(stage)))
    view.add_item(Row(*buttons))
    return shown


def _people(table: Table) -> Sequence[int]:
    return [id_ for id_ in table.people(range(len(table.seats))) if id_ > 0]


def seen_by_all(table: Table, shown: Part) -> list[Statement]:
    """Return the statements to commit once the message shows this part."""
    return _closed(table) if shown.is_last else []


def _closed(table: Table) -> list[Statement]:
    """Return the statements that close a finale. The feed hears nothing of a private game, or of a shared deal."""
    return finale_closed(table.id, None if DEAL_OPTION in table.options or table.kind else ENDED)


async def deliver_finale(
    bot: Client, table: Table, channel: discord.PartialMessageable, rows: Sequence[OutboxRow]
) -> None:
    """Post the end of a game, which notifies its players once, or edit its message to what it shows by now."""
    kept = Finales(bot.store)
    message, shown = await kept.message(table.id), await finale_message(bot, table)
    if message is None and any(row.attempts for row in rows):
        prefixes = tuple(f"st:{table.id}:{table.step}:{verb}" for verb in (NEXT, REPLAY))
        message = await newest_with(bot, channel, prefixes)
    if message is not None:
        message = await edit(channel, message, shown.view, shown.picture)
    if message is None:
        if shown.picture is not None:
            shown.picture.reset()
        message = await send(channel, shown.view, shown.picture, rows[0].nonce, [] if table.kind else _people(table))
    await kept.shown([row.id for row in rows], message, seen_by_all(table, shown))
    if shown.is_last:
        bot.wake(table.id)
