"""The end of a game: tickets opened one player at a time, the longest paths, the final table."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from discord import ui

from cogs.core.components import Press
from cogs.core.panels import GREEN, SCORE, gallery, simple_panel, ticket_line
from cogs.tables.score_words import FINAL_LINES, SCORES, TALLIES
from cogs.tables.table import Table
from cogs.text.catalogue import Words, shorten
from cogs.text.localizer import Localizer
from engine.core.action import Seat
from engine.core.score import ScoreLine
from engine.core.view import View
from engine.parts.longest_path import LongestPath
from engine.parts.routes import Route, RoutesSeen
from engine.parts.ties import Ties

MOST_TEXT = 3500


@dataclass(frozen=True)
class Final:
    """One post of the end, the name of the picture that it shows, if any, and whose tickets it opens, if any."""

    view: ui.LayoutView
    picture: str | None = None
    seat: Seat | None = None


def final_panels(words: Words, lang: str, table: Table, *, pictures: bool) -> list[Final]:
    """The posts of the end, in their order: each seat's tickets, the longest paths if they count, the final table."""
    localizer, view = Localizer(words, lang, table), table.running.view(None)
    opened = [_opened(localizer, view, seat, pictures) for seat in range(view.seats)]
    paths = [_paths(localizer, view)] if view.rules.has(LongestPath) else []
    return [*opened, *paths, final_table(localizer, table, view, pictures)]


def _opened(localizer: Localizer, view: View, seat: Seat, pictures: bool) -> Final:
    lines = [line for line in view.result.of(seat) if line.code == "ticket"]
    told = [localizer.say("final-opens", player=localizer.player(seat), count=len(lines))]
    for line in lines:
        told += _ticket_text(localizer, line)
    told.append(localizer.say("final-sum", points=sum(line.points for line in lines)))
    told += [_loan_text(localizer, view, line) for line in view.result.of(seat) if line.code == "loan"]
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


def _ticket_text(localizer: Localizer, line: ScoreLine) -> list[str]:
    """A ticket, done or missed; with a tour, in which order it is connected and what that brings."""
    ticket, done = str(line.facts["ticket"]), bool(line.facts["complete"])
    told = [ticket_line(localizer, ticket, done=done, over=True)]
    if done and "in_order" in line.facts:
        key = "final-tour-order" if line.facts["in_order"] else "final-tour-any"
        told.append(localizer.say(key, points=line.points))
    return told


def _loan_text(localizer: Localizer, view: View, line: ScoreLine) -> str:
    """What a station lends: the route and whose it is."""
    city, route = str(line.facts["city"]), str(line.facts["route"])
    owner = localizer.player(view.seen(RoutesSeen).owners[route])
    return localizer.say("final-loan", city=localizer.city(city), route=localizer.route(route), owner=owner)


def _key_of(line: ScoreLine) -> str:
    return FINAL_LINES(line.code)


def _line_text(localizer: Localizer, line: ScoreLine) -> str:
    """What else brought points: any line of the score that has a sentence of its own."""
    return localizer.say(_key_of(line), points=line.points, **localizer.facts(line.facts))


# The longest paths


def _paths(localizer: Localizer, view: View) -> Final:
    told = [localizer.say("final-paths")]
    for seat in range(view.seats):
        line = next((line for line in view.result.of(seat) if line.code == "longest_path"), None)
        told.append(_path_text(localizer, seat, line))
    return Final(simple_panel(ui.TextDisplay(shorten("\n".join(told), MOST_TEXT))))


def _path_text(localizer: Localizer, seat: Seat, line: ScoreLine | None) -> str:
    player = localizer.player(seat)
    if line is None:
        return localizer.say("final-paths-none", player=player)
    path = line.facts["path"]
    assert isinstance(path, tuple)
    cities = " – ".join(localizer.city(city) for city in trail_cities(localizer.map.routes, path))
    spaces = line.facts["length"]
    return shorten(localizer.say("final-paths-row", player=player, spaces=spaces, cities=cities), 600)


def trail_cities(routes: Mapping[str, Route], trail: Collection[str]) -> list[str]:
    """The cities of a trail in the order in which it passes them."""
    links = [routes[route].cities for route in trail]
    for start in links[0] if links else ():
        walked = [start]
        for a, b in links:
            if walked[-1] not in (a, b):
                break
            walked.append(b if walked[-1] == a else a)
        else:
            return walked
    return []


# The final table


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
    totals = view.result.totals
    if totals.count(max(totals)) > 1:
        ties = [localizer.say(TALLIES(name)) for name in view.part(Ties).tie_breaks()]
        told.append(localizer.say("final-tie", tallies=", ".join(ties)))
    text = ui.TextDisplay[Any](shorten("\n".join(told), MOST_TEXT))
    again: ui.ActionRow[Any] = ui.ActionRow(
        Press(table.id, table.step, "rematch", localizer.say("button-rematch"), style=GREEN)
    )
    if not pictures:
        return Final(simple_panel(text, again))
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
