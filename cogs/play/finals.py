"""The end of a game of any family: who won, and the final table as words and as a picture."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from cogs.core.components import GREEN, SCORE, Press, gallery, simple_panel
from cogs.play.pictures import drawn_file
from cogs.tables.face import Face, all_of
from cogs.tables.family import Final
from cogs.tables.score_words import SCORES
from cogs.tables.table import Table
from cogs.text.catalogue import Words, shorten
from cogs.text.localizer import Localizer
from engine.core.action import Seat
from engine.core.view import View
from renderer.core.theme import THEMES
from renderer.rail.score import render_score

MOST_TEXT = 3500
"""What the words of one post of the end may take."""


def ranked(view: View) -> list[Seat]:
    """The seats from the first to the last."""
    return sorted(range(view.seats), key=lambda seat: view.result.places[seat])


def winner_line(localizer: Localizer, view: View) -> str:
    names = [localizer.player(seat) for seat in view.result.winners]
    return localizer.say("final-winner" if len(names) == 1 else "final-winners", names=", ".join(names))


def final_table(localizer: Localizer, table: Table, view: View, pictures: bool) -> Final:
    order = ranked(view)
    told = [localizer.say("final-title"), winner_line(localizer, view)]
    told += [_score_row(localizer, view, seat) for seat in order]
    told += all_of(view.rules, Face.final_table_lines)(localizer, view)
    text = ui.TextDisplay[Any](shorten("\n".join(told), MOST_TEXT))
    again: ui.ActionRow[Any] = ui.ActionRow(
        Press(table.id, table.step, "rematch", localizer.say("button-rematch"), style=GREEN)
    )
    if not pictures:
        return Final(simple_panel(text, again))
    totals = view.result.totals
    rows = "; ".join(
        localizer.say("score-row", player=localizer.player(seat, plain=True), total=totals[seat]) for seat in order
    )
    return Final(simple_panel(text, gallery(SCORE, localizer.say("final-alt", rows=rows)), again), SCORE)


def _score_row(localizer: Localizer, view: View, seat: Seat) -> str:
    result = view.result
    row = localizer.say(
        "final-row",
        place=result.places[seat],
        player=localizer.player(seat),
        color=localizer.color(seat),
        total=result.totals[seat],
    )
    by_code: dict[str, int] = {}
    for line in result.of(seat):
        by_code[line.code] = by_code.get(line.code, 0) + line.points
    parts = [localizer.say(SCORES(code), points=points) for code, points in by_code.items()]
    return f"{row} · {', '.join(part for part in parts if part)}"


async def score_file(words: Words, lang: str, table: Table, *, theme: str = THEMES[0]) -> discord.File | None:
    """The final table as a picture."""
    return await drawn_file(render_score, SCORE, words, lang, table, None, theme=theme)
