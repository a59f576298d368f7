"""The end of a game: tickets opened one player at a time, the longest paths, the final table."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from discord import ui

from cogs.core.components import Press
from cogs.core.panels import GREEN, SCORE, begun, gallery, simple_panel, ticket_line
from cogs.tables.table import Table
from cogs.text.catalogue import Words, shorten
from cogs.text.localizer import Speech
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
    speech, view = Speech(words, lang, table), begun(table).view(None)
    opened = [_opened(speech, view, seat, pictures) for seat in range(view.seats)]
    paths = [_paths(speech, view)] if view.rules.has(LongestPath) else []
    return [*opened, *paths, final_table(speech, table, view, pictures)]


def _opened(speech: Speech, view: View, seat: Seat, pictures: bool) -> Final:
    lines = [line for line in view.result.of(seat) if line.code == "ticket"]
    told = [speech.say("final-opens", player=speech.player(seat), count=len(lines))]
    for line in lines:
        told += _ticket_text(speech, line)
    told.append(speech.say("final-sum", points=sum(line.points for line in lines)))
    told += [_loan_text(speech, view, line) for line in view.result.of(seat) if line.code == "loan"]
    told += [_line_text(speech, line) for line in view.result.of(seat) if speech.words.has(speech.lang, _key_of(line))]
    text = ui.TextDisplay[Any](shorten("\n".join(told), MOST_TEXT))
    if not pictures:
        return Final(simple_panel(text), seat=seat)
    name = f"tickets-{seat + 1}.png"
    owned = [speech.route(route) for route, owner in view.seen(RoutesSeen).owners.items() if owner == seat]
    routes = "; ".join(owned) or speech.say("none")
    alt = speech.say("final-network-alt", player=speech.seat(seat, plain=True), routes=routes)
    return Final(simple_panel(text, gallery(name, alt)), name, seat)


def _ticket_text(speech: Speech, line: ScoreLine) -> list[str]:
    """A ticket, done or missed; with a tour, in which order it is connected and what that brings."""
    ticket, done = str(line.facts["ticket"]), bool(line.facts["complete"])
    told = [ticket_line(speech, ticket, done=done, over=True)]
    if done and "in_order" in line.facts:
        key = "final-tour-order" if line.facts["in_order"] else "final-tour-any"
        told.append(speech.say(key, points=line.points))
    return told


def _loan_text(speech: Speech, view: View, line: ScoreLine) -> str:
    """What a station lends: the route and whose it is."""
    city, route = str(line.facts["city"]), str(line.facts["route"])
    owner = speech.player(view.seen(RoutesSeen).owners[route])
    return speech.say("final-loan", city=speech.city(city), route=speech.route(route), owner=owner)


def _key_of(line: ScoreLine) -> str:
    return f"final-line-{line.code.replace('_', '-')}"


def _line_text(speech: Speech, line: ScoreLine) -> str:
    """What else brought points: any line of the score that has a sentence of its own."""
    return speech.say(_key_of(line), points=line.points, **speech.facts(line.facts))


# The longest paths


def _paths(speech: Speech, view: View) -> Final:
    told = [speech.say("final-paths")]
    for seat in range(view.seats):
        line = next((line for line in view.result.of(seat) if line.code == "longest_path"), None)
        told.append(_path_text(speech, seat, line))
    return Final(simple_panel(ui.TextDisplay(shorten("\n".join(told), MOST_TEXT))))


def _path_text(speech: Speech, seat: Seat, line: ScoreLine | None) -> str:
    player = speech.player(seat)
    if line is None:
        return speech.say("final-paths-none", player=player)
    path = line.facts["path"]
    assert isinstance(path, tuple)
    cities = " – ".join(speech.city(city) for city in trail_cities(speech.map.routes, path))
    spaces = line.facts["length"]
    return shorten(speech.say("final-paths-row", player=player, spaces=spaces, cities=cities), 600)


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


def winner_line(speech: Speech, view: View) -> str:
    names = [speech.player(seat) for seat in view.result.winners]
    return speech.say("final-winner" if len(names) == 1 else "final-winners", names=", ".join(names))


def final_table(speech: Speech, table: Table, view: View, pictures: bool) -> Final:
    order = ranked(view)
    told = [speech.say("final-title"), winner_line(speech, view)]
    told += [_score_row(speech, view, seat) for seat in order]
    totals = view.result.totals
    if totals.count(max(totals)) > 1:
        ties = [speech.say(f"tally-{name.replace('_', '-')}") for name in view.part(Ties).tie_breaks()]
        told.append(speech.say("final-tie", tallies=", ".join(ties)))
    text = ui.TextDisplay[Any](shorten("\n".join(told), MOST_TEXT))
    again: ui.ActionRow[Any] = ui.ActionRow(
        Press(table.id, table.step, "rematch", speech.say("button-rematch"), style=GREEN)
    )
    if not pictures:
        return Final(simple_panel(text, again))
    rows = "; ".join(
        speech.say("score-row", player=speech.player(seat, plain=True), total=totals[seat]) for seat in order
    )
    return Final(simple_panel(text, gallery(SCORE, speech.say("final-alt", rows=rows)), again), SCORE)


def _score_row(speech: Speech, view: View, seat: Seat) -> str:
    result = view.result
    row = speech.say(
        "final-row",
        place=result.places[seat],
        player=speech.player(seat),
        color=speech.color(seat),
        total=result.totals[seat],
    )
    by_code: dict[str, int] = {}
    for line in result.of(seat):
        by_code[line.code] = by_code.get(line.code, 0) + line.points
    parts = [speech.say(f"score-{code.replace('_', '-')}", points=points) for code, points in by_code.items()]
    return f"{row} · {', '.join(part for part in parts if part)}"
