"""The end of a card game: what each player kept secret is opened one player at a time, then the final table."""

from __future__ import annotations

from typing import Any

from discord import ui

from cogs.core.components import gallery, simple_panel
from cogs.play.scores import FINAL_LINES, MOST_TEXT, final_table
from cogs.tables.face import Face, all_of
from cogs.tables.family import Final
from cogs.tables.table import Table
from cogs.text.catalogue import Words, shorten
from cogs.text.localizer import Localizer
from engine.core.action import Seat
from engine.core.score import ScoreLine
from engine.core.view import View
from engine.parts.routes import RoutesSeen


def final_panels(words: Words, lang: str, table: Table, *, pictures: bool) -> list[Final]:
    """The posts of the end, in their order: what each seat opens, the rules' own posts, the final table."""
    localizer, view = Localizer(words, lang, table), table.running.view(None)
    opened = [_opened(localizer, view, seat, pictures) for seat in range(view.seats)]
    posts = all_of(view.rules, Face.final_posts)(localizer, view)
    told = [Final(simple_panel(ui.TextDisplay(shorten(text, MOST_TEXT)))) for text in posts]
    return [*opened, *told, final_table(localizer, table, view, pictures)]


def _opened(localizer: Localizer, view: View, seat: Seat, pictures: bool) -> Final:
    told = all_of(view.rules, Face.final_lines)(localizer, view, seat)
    told += [
        _line_text(localizer, line)
        for line in view.result.of(seat)
        if localizer.words.has(localizer.lang, _key_of(line))
    ]
    text = ui.TextDisplay[Any](shorten("\n".join(told), MOST_TEXT))
    if not pictures:
        return Final(simple_panel(text), seat=seat)
    name = f"tickets-{seat + 1}.png"
    owned = [localizer.route(route) for route, owner in view.seen(RoutesSeen).owners.items() if owner == seat]
    routes = "; ".join(owned) or localizer.say("none")
    alt = localizer.say("final-network-alt", player=localizer.seat(seat, plain=True), routes=routes)
    return Final(simple_panel(text, gallery(name, alt)), name, seat)


def _key_of(line: ScoreLine) -> str:
    return FINAL_LINES(line.code)


def _line_text(localizer: Localizer, line: ScoreLine) -> str:
    """What else brought points: any line of the score that has a sentence of its own."""
    return localizer.say(_key_of(line), points=line.points, **localizer.facts(line.facts))
