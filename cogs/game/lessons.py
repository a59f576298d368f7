"""A running lesson: what it says beside the turn, when it is done, and its end."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from cogs.core.components import BLUE, GRAY, Press, Row
from cogs.core.scheduler import now
from cogs.tables.finale import LEARN
from cogs.tables.guide import STOP, Guidance, guides
from cogs.tables.service import Client, StepEffects, Tables, on_step
from cogs.tables.table import LESSON, SCRIPT, Table
from cogs.text.localizer import Localizer
from data.key_family import KeyFamily
from data.lesson_files import load_lessons
from data.store.lessons import lesson_done
from data.store.rows import StepRow
from engine.core.codec import decode_events
from engine.core.event import Event
from engine.core.game import Game
from engine.lesson import Lesson, Progress, Step, out_of_reach, progress_of

START = "lesson-start"
"""The verb of starting or continuing a lesson."""
MOST_EXPLAINED = 2
"""Steps at most that are explained at once."""


def _steps() -> list[str]:
    return [f"{lesson.key}-{step.key}" for lesson in load_lessons().values() for step in lesson.steps]


def _asking() -> list[str]:
    return [f"{lesson.key}-{step.key}" for lesson in load_lessons().values() for step in lesson.steps if step.asks]


def _running_out() -> list[str]:
    return [
        f"{lesson.key}-{step.key}" for lesson in load_lessons().values() for step in lesson.steps if step.offered_by
    ]


TITLES = KeyFamily("lesson-{}-title", lambda: load_lessons())
ABOUT = KeyFamily("lesson-{}-about", lambda: load_lessons())
ENDS = KeyFamily("lesson-{}-end", lambda: load_lessons())
STEPS = KeyFamily("lesson-{}", _steps)
DONE = KeyFamily("lesson-{}-done", _asking)
STUCK = KeyFamily("lesson-{}-stuck", _running_out)


def lesson_of(table: Table) -> Lesson | None:
    """Return the lesson that a game follows, or None: it follows none, or one that is no more."""
    return load_lessons().get(table.options.get(SCRIPT, ""))


async def progress_at(tables: Tables, table: Table, lesson: Lesson, more: Sequence[Event] = ()) -> Progress:
    """Return how far a game has come in its lesson, with the events of a step that isn't stored yet."""
    events = [*(await tables.events(table, 0) if table.step else ()), *more]
    return progress_of(lesson, tables.rules_of(table), 0, events)


@guides(LESSON)
async def lesson_guide(bot: Client, table: Table, lang: str) -> Guidance:
    """Return what the lesson says now and, where it has nothing more to say, the button that stops it."""
    lesson, localizer = lesson_of(table), Localizer(bot.words, lang, table)
    if lesson is None or table.status == "cancelled":
        return Guidance([])
    stop = Press(table.id, table.step, STOP, localizer.say("button-lesson-stop"), style=GRAY)
    others = Press(table.id, table.step, LEARN, localizer.say("button-learn"), style=BLUE)
    if table.running.over:
        return Guidance([ui.TextDisplay(f"🎓 {localizer.say(ENDS(lesson.key))}"), Row(others)])
    progress = await progress_at(bot.tables, table, lesson)
    asks = 0 in table.running.waiting
    step = progress.asked(lesson) if asks else None
    stuck = step is not None and out_of_reach(step, table.running, 0)
    text = lesson_text(localizer, lesson, progress, asks=asks, stuck=stuck)
    rows = [Row(stop)] if progress.current(lesson) is None else []
    asked = "" if step is None else step_text(localizer, lesson, progress, step, stuck=stuck)
    awaited = step.awaits if step is not None and step.asks else None
    return Guidance([ui.TextDisplay(text), *rows] if text else [], asked, awaited)


def lesson_text(localizer: Localizer, lesson: Lesson, progress: Progress, *, asks: bool, stuck: bool = False) -> str:
    """Return what came of the learner's latest turn and, if the game `asks` them, the step that comes now.

    `stuck`: that step can't be done now.
    """
    lines = [localizer.say(DONE(f"{lesson.key}-{key}")) for key in progress.just[-MOST_EXPLAINED:]]
    step = progress.asked(lesson)
    if asks and step == lesson.steps[0]:
        lines.append(localizer.say("lesson-opponent", player=localizer.player(1)))
    if progress.strayed:
        again = progress.shown not in progress.left_out
        lines.append(localizer.say("lesson-strayed", again="yes" if again else "no"))
    if asks and step is not None:
        lines.append(step_text(localizer, lesson, progress, step, stuck=stuck))
    elif asks and progress.current(lesson) is None:
        lines.append(localizer.say("lesson-complete"))
    return "\n".join(f"🎓 {line}" for line in lines)


def step_text(localizer: Localizer, lesson: Lesson, progress: Progress, step: Step, *, stuck: bool = False) -> str:
    """Return the sentence of a step that is asked for now, with its number and, if it can't be done, what helps."""
    name, number = f"{lesson.key}-{step.key}", len(progress.done) + len(progress.left_out) + 1
    count = localizer.say("lesson-step", number=number, count=len(lesson.steps))
    text = f"**{count}** {localizer.say(STEPS(name))}"
    return f"{text}\n{localizer.say(STUCK(name))}" if stuck else text


@on_step("lesson")
async def lesson_follows(tables: Tables, before: Table, game: Game, step: StepRow) -> StepEffects:
    """Record with a step that the person has finished the lesson: after its last step, or with the end of the game."""
    lesson = lesson_of(before) if before.kind == LESSON else None
    if lesson is None or before.game is None:
        return StepEffects()
    if not game.over:
        progress = await progress_at(tables, before, lesson, decode_events(step.events))
        if progress.current(lesson) is not None:
            return StepEffects()
    return StepEffects(statements=[lesson_done(before.host_id, lesson.key, now())])
