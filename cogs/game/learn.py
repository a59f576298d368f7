"""`/learn`: the list of lessons, and starting, continuing and stopping one."""

from __future__ import annotations

import json
from typing import Any

from discord import ui
from discord.ext import commands

from cogs.core.client import Choices, acknowledge, command, edit_answer, tell
from cogs.core.components import BLUE, GRAY, GREEN, Panel, Press, Row, on, wait
from cogs.core.locks import retried
from cogs.game.lessons import ABOUT, START, TITLES, lesson_of, progress_at
from cogs.game.private_place import PeopleLocks, come_back, open_private, private_game_of
from cogs.game.seats import locomotives
from cogs.play.options import name_choices
from cogs.play.questions import ask_first
from cogs.tables.finale import LEARN
from cogs.tables.guide import STOP
from cogs.tables.service import Client, Interaction, Pressed
from cogs.tables.table import COLORS, LESSON, NUMBERS, SCRIPT, SEED, Table, computer_seat
from cogs.text.catalogue import LANGS
from data.lesson_files import load_lessons
from data.store.lessons import lessons_done
from data.store.rows import SeatRow
from engine.assemble import ON
from engine.core.refused import Refused
from engine.lesson import Lesson


class Learn(commands.Cog):
    """The command. It also works in direct messages with the bot."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot

    @command()
    async def learn(self, interaction: Interaction, lesson: str = "") -> None:
        """Show the lessons, or start or continue one.

        Raises: Refused `unknown_lesson`, or with the codes of `begin`.
        """
        if lesson:
            await begin(interaction, _lesson(lesson))
        else:
            await show_lessons(interaction)

    @learn.autocomplete("lesson")
    async def _lessons(self, interaction: Interaction, typed: str) -> Choices:
        names = {key: {lang: self.bot.words.say(lang, TITLES(key)) for lang in LANGS} for key in load_lessons()}
        return name_choices(names, await self.bot.lang_of(interaction), typed)


def _lesson(key: str) -> Lesson:
    if key not in load_lessons():
        raise Refused("unknown_lesson")
    return load_lessons()[key]


# The list


async def show_lessons(interaction: Interaction) -> None:
    """Show all lessons, with which are done, and a button for each."""
    bot, lang = interaction.client, await interaction.client.lang_of(interaction)
    done = await lessons_done(bot.store, interaction.user.id)
    running = await private_game_of(bot, interaction.user.id, LESSON)
    await tell(interaction, view=lessons_panel(bot, lang, done, running))


def lessons_panel(bot: Client, lang: str, done: set[str], running: Table | None) -> ui.LayoutView:
    """Return the list: a line and a button for each lesson, the next one to take highlighted."""
    here = None if running is None else lesson_of(running)
    parts: list[ui.Item[Any]] = [ui.TextDisplay(bot.words.say(lang, "lessons-head"))]
    following = here or next((one for one in load_lessons().values() if one.key not in done), None)
    for lesson in load_lessons().values():
        sign = "▶️" if lesson is here else "✅" if lesson.key in done else "⬜"
        state = "running" if lesson is here else "done" if lesson.key in done else "open"
        title, about = (bot.words.say(lang, family(lesson.key)) for family in (TITLES, ABOUT))
        text = f"{sign} **{title}** ({bot.words.say(lang, 'lesson-state', state=state)})\n-# {about}"
        label = bot.words.say(lang, "button-lesson", state=state)
        style = GREEN if lesson is following else GRAY
        button = Press(0, 0, START, label, arg=lesson.key, style=style)
        parts.append(ui.Section(ui.TextDisplay(text), accessory=button))
    return Panel(*parts)


@on(LEARN)
async def press_learn(press: Pressed) -> None:
    """Show the lessons, from any message that offers them."""
    await wait(press)
    await show_lessons(press.interaction)


# One lesson


@on(START)
async def press_start(press: Pressed) -> None:
    """Start or continue the lesson of the button."""
    lesson = _lesson(press.arg or "")
    await wait(press)
    await begin(press.interaction, lesson)


async def begin(interaction: Interaction, lesson: Lesson) -> None:
    """Start a lesson in a private place, or lead to it. Ask first if that ends another one that isn't finished.

    Raises: Refused as `open_private` does.
    """
    bot, lang = interaction.client, await interaction.client.lang_of(interaction)
    running = await private_game_of(bot, interaction.user.id, LESSON)
    here = None if running is None else lesson_of(running)
    if running is not None and here not in (None, lesson) and await _is_unfinished(bot, running):
        titles = {
            name: bot.words.say(lang, TITLES(one.key)) for name, one in (("here", here), ("title", lesson)) if one
        }
        sure, keep = bot.words.say(lang, "button-lesson-switch"), bot.words.say(lang, "button-lesson-keep")

        async def switch() -> str:
            table = await _begin(interaction, lesson)
            return bot.words.say(lang, "lesson-opened", link=table.link)

        text = bot.words.say(lang, "lesson-switch-sure", link=running.link, **titles)
        await ask_first(interaction, text, sure, keep, switch)
        return
    table = await _begin(interaction, lesson)
    text = bot.words.say(lang, "lesson-opened", link=table.link)
    await tell(interaction, view=Panel(ui.TextDisplay(text), Row(_link(bot, lang, table))))


async def _is_unfinished(bot: Client, running: Table) -> bool:
    """Tell whether a running lesson still has a step to ask for."""
    table, lesson = await bot.tables.get(running.id), lesson_of(running)
    return lesson is not None and (await progress_at(bot.tables, table, lesson)).current(lesson) is not None


async def _begin(interaction: Interaction, lesson: Lesson) -> Table:
    """Start a lesson, which ends another one, or lead to it."""
    bot, lang = interaction.client, await interaction.client.lang_of(interaction)
    title = bot.words.say(lang, TITLES(lesson.key))
    async with bot.feature(PeopleLocks).holding(interaction.user.id):
        table = await private_game_of(bot, interaction.user.id, LESSON)
        if table is not None and lesson_of(table) == lesson:
            return await come_back(interaction, table, title)
        if table is not None:
            await _end(bot, table)
        return await _open(interaction, lesson, title)


def _link(bot: Client, lang: str, table: Table) -> ui.Button[Any]:
    return ui.Button(url=table.link, label=bot.words.say(lang, "button-lesson-go"))


async def _open(interaction: Interaction, lesson: Lesson, title: str) -> Table:
    bot, user = interaction.client, interaction.user
    names = locomotives(bot.words, await bot.lang_of(interaction))
    seats = [SeatRow(0, user.id, user.display_name, COLORS[0])]
    seats.append(computer_seat(seats, lesson.computer, names, lesson.place))
    options = {**dict.fromkeys(lesson.options, ON), SCRIPT: lesson.key, SEED: lesson.seed}
    options[NUMBERS] = json.dumps(lesson.numbers, sort_keys=True)
    return await open_private(interaction, LESSON, title, (lesson.map, lesson.variant), options, seats)


@retried
async def _end(bot: Client, table: Table) -> None:
    """End a lesson's game; what was learned in it stays recorded."""
    async with bot.tables.lock(table.id):
        if (await bot.tables.frame(table.id)).status == "playing":
            await bot.store.set_game(table.id, status="cancelled")
    bot.wake(table.id)


@on(STOP)
async def press_stop(press: Pressed) -> None:
    """Say how to come back and, once the lesson has nothing more to say, end its game."""
    await acknowledge(press.interaction, thinking=True)
    interaction, bot = press.interaction, press.interaction.client
    table = await bot.tables.get(press.game)
    if table.seat_of(interaction.user.id) is None:
        raise Refused("private_game")
    lesson = lesson_of(table)
    lang = await bot.lang_of(interaction)
    over = lesson is None or table.status != "playing"
    if lesson is not None and not over:
        over = (await progress_at(bot.tables, table, lesson)).current(lesson) is None
    if over:
        await _end(bot, table)
    text = bot.words.say(lang, "lesson-ended" if over else "lesson-stopped")
    button = Press(0, 0, LEARN, bot.words.say(lang, "button-learn"), style=BLUE)
    await edit_answer(interaction, view=Panel(ui.TextDisplay(text), Row(button)))
