"""Points as text and pictures: for one seat as if the game ended now, and for all at its end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
from discord import ui

from cogs.core.components import SCORE, Panel, gallery, on, wait
from cogs.play.moves import localizer_for, seated, show
from cogs.play.pictures import drawn_file
from cogs.tables.face import Face, all_of, hooks, known_faces
from cogs.tables.family import Final
from cogs.tables.service import Pressed
from cogs.tables.table import Table
from cogs.text.catalogue import Words, shorten
from cogs.text.localizer import Localizer
from data.key_family import KeyFamily
from data.maps.library import load
from engine.core.action import Seat
from engine.core.score import ScoreLine
from engine.core.view import View
from renderer.core.theme import THEMES
from renderer.rail.layer import added_to
from renderer.rail.score import render_score


def score_codes() -> list[str]:
    """Return the codes of all score lines that the faces list."""
    return [code for kind in known_faces().values() for code in kind.scores]


def tie_breaks() -> set[str]:
    """Return the tallies by which any game breaks ties."""
    rules = (load().rules(key) for key in load().games)
    return {name for one in rules for part in one.parts for name in part.tie_breaks()}


SCORES = KeyFamily("score-{}", score_codes)
STANDING = KeyFamily("standing-{}", score_codes, optional=True)
"""Score lines that read differently before the game ends."""
FINAL_LINES = KeyFamily("final-line-{}", score_codes, optional=True)
"""The sentence for each score line below the final table."""
COLUMNS = KeyFamily("pic-score-{}", lambda: [code for code in score_codes() if code not in added_to()])
"""The titles of the columns of the final table, which mean points have, too."""
TALLIES = KeyFamily("tally-{}", tie_breaks)

MOST_TEXT = 3500
"""What the words of one message may take."""


def standing_panel(localizer: Localizer, table: Table, seat: Seat) -> ui.LayoutView:
    """Return a seat's current points, for that seat only; its tickets count as they stand."""
    return Panel(ui.TextDisplay(standing_text(localizer, table.running.view(seat), seat)))


def standing_text(localizer: Localizer, view: View, seat: Seat) -> str:
    """Return the own points with every item, then the public points of others."""
    own = view.result.of(seat) if view.turn.ended else view.standing
    head = [localizer.say("standing-title", points=signed(sum(line.points for line in own)))]
    items = [text for line in own for text in _item(localizer, view, line)]
    others = [_other(localizer, view, other) for other in range(view.seats) if other != seat]
    foot = [localizer.say("standing-others"), *others] if others else []
    room = MOST_TEXT - sum(len(text) + 1 for text in (*head, *items, *foot))
    last = all_of(view.rules, Face.standing_lines)(localizer, own, room)
    return "\n".join((*head, *items, *last, *foot))


def _item(localizer: Localizer, view: View, line: ScoreLine) -> list[str]:
    """Return the lines of one score item and of what it consists of."""
    for ask in hooks(view.rules, Face.standing_item):
        text = ask(localizer, line)
        if text is not None:
            return text
    key = STANDING(line.code)
    if not localizer.words.has(localizer.lang, key):
        score = localizer.say(SCORES(line.code), points=signed(line.points))
        return [f"- {score}"] if score else []
    facts: dict[str, object] = {name: fact for name, fact in line.facts.items() if isinstance(fact, int)}
    for name in ("city", "technology"):
        if name in line.facts:
            facts[name] = localizer.fact_text(name, str(line.facts[name]))
    return [localizer.say(key, points=signed(line.points), **facts)]


def _other(localizer: Localizer, view: View, seat: Seat) -> str:
    """Return an opponent's public points, and how much isn't known yet."""
    lines = [line for line in view.standing_of_all if line.seat == seat]
    parts = [localizer.say(SCORES(code), points=signed(points)) for code, points in _by_code(lines)]
    facts = {"player": localizer.player(seat), "points": sum(line.points for line in lines)}
    text = localizer.say("standing-other", parts=", ".join(part for part in parts if part), **facts)
    return " ".join((text, *all_of(view.rules, Face.standing_other)(localizer, view, seat)))


def _by_code(lines: Iterable[ScoreLine]) -> list[tuple[str, int]]:
    found: dict[str, int] = {}
    for line in lines:
        found[line.code] = found.get(line.code, 0) + line.points
    return list(found.items())


def signed(points: int) -> str:
    """Return points with their sign."""
    return f"{points:+d}" if points else "0"


@on("standing")
async def open_standing(press: Pressed) -> None:
    """Show the points as they are now, whatever step the button is from."""
    await wait(press)
    table, seat = await seated(press.interaction, press.game)
    await show(press.interaction, standing_panel(await localizer_for(press.interaction, table), table, seat))


def ranked(view: View) -> list[Seat]:
    """Return the seats from first to last place."""
    return sorted(range(view.seats), key=lambda seat: view.result.places[seat])


def winner_line(localizer: Localizer, view: View) -> str:
    """Return the sentence that names the winner or winners."""
    names = [localizer.player(seat) for seat in view.result.winners]
    return localizer.say("final-winner" if len(names) == 1 else "final-winners", names=", ".join(names))


def final_table(localizer: Localizer, view: View, pictures: bool) -> Final:
    """Return the final scores, the last part of the end."""
    order = ranked(view)
    lines = [localizer.say("final-title"), winner_line(localizer, view)]
    lines += [_score_row(localizer, view, seat) for seat in order]
    lines += all_of(view.rules, Face.final_table_lines)(localizer, view)
    text = ui.TextDisplay[Any](shorten("\n".join(lines), MOST_TEXT))
    label = localizer.say("final-part-scores")
    if not pictures:
        return Final(label, Panel(text))
    totals = view.result.totals
    rows = "; ".join(
        localizer.say("score-row", player=localizer.player(seat, plain=True), total=totals[seat]) for seat in order
    )
    return Final(label, Panel(text, gallery(SCORE, localizer.say("final-alt", rows=rows))), SCORE)


def _score_row(localizer: Localizer, view: View, seat: Seat) -> str:
    result = view.result
    row = localizer.say(
        "final-row",
        place=result.places[seat],
        player=localizer.name(seat),
        color=localizer.color(seat),
        total=result.totals[seat],
    )
    parts = [localizer.say(SCORES(code), points=points) for code, points in _by_code(result.of(seat)) if points]
    return " · ".join(filter(None, (row, ", ".join(filter(None, parts)))))


async def score_file(words: Words, lang: str, table: Table, *, theme: str = THEMES[0]) -> discord.File | None:
    """Draw the final scores."""
    return await drawn_file(render_score, SCORE, words, lang, table, None, theme=theme)
