"""Track beds, as players read them, and laying a track: first the bed, then the color."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord
from discord import ui

from cogs.core.components import GRAY, GREEN, Panel, Pick, Press, Row, in_lines, on, wait
from cogs.play.moves import at_seat, carry_out, seated, show
from cogs.rail.draws import second_due
from cogs.rail.names import ROUTE_COLORS, ROUTE_SIGNS
from cogs.rail.payments import in_lists
from cogs.tables.face import BETWEEN, ActionFace, Face, RuleWords, Section, Topic, face, order
from cogs.tables.family import played_with
from cogs.tables.service import Pressed
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from engine.core.action import Seat
from engine.core.event import Event
from engine.core.game import Game
from engine.core.refused import Refused
from engine.core.view import View
from engine.parts.market import MarketSeen
from engine.parts.track_beds import LayTrack, TrackBeds, TrackBedsSeen, TrackLaid

MOST_LISTS = 4
"""Selects of beds that a panel has room for."""


class LayTrackFace(ActionFace[LayTrack]):
    """Laying a track."""

    kind = LayTrack
    code = "l"

    def pack(self, game: Game, action: LayTrack) -> str:
        return f"{action.route}{BETWEEN}{action.color}"

    def unpack(self, game: Game, seat: Seat, text: str) -> LayTrack:
        route, _, color = text.partition(BETWEEN)
        return LayTrack(seat, route, color)

    def way(self, game: Game, action: LayTrack) -> tuple[str, str | None]:
        return "lay-track", self.pack(game, action)

    def done(self, localizer: Localizer, before: Table, after: Table, action: LayTrack) -> str:
        after_localizer = Localizer(localizer.words, localizer.lang, after)
        return localizer.say("done-track", route=after_localizer.route(action.route))


LAY = LayTrackFace()


# Presses


@on("tracks", plays=played_with("track_beds"))
async def press_lay(press: Pressed) -> None:
    """Ask privately on which bed the track is laid."""
    await wait(press)
    localizer, table, seat = await at_seat(press.interaction, press.game, press.step)
    await show(press.interaction, beds_panel(localizer, table, seat))


@on("pickbed", plays=played_with("track_beds"))
async def pick_bed(press: Pressed) -> None:
    """Ask for the color of the track on the picked bed."""
    await wait(press)
    localizer, table, seat = await at_seat(press.interaction, press.game, press.step)
    await show(press.interaction, colors_panel(localizer, table, seat, press.value))


@on("lay-track", plays=played_with("track_beds"))
async def lay_track(press: Pressed) -> None:
    """Lay the track of the button."""
    await wait(press)
    table, seat = await seated(press.interaction, press.game, press.step)
    await carry_out(press.interaction, table, LAY.unpack(table.running, seat, press.arg or ""), press.step)


# Panels


def tracks_of(game: Game, seat: Seat) -> dict[str, list[str]]:
    """Return the colors of the tracks that the seat can lay now, by bed.

    Raises: Refused `no_track_to_lay`.
    """
    found: dict[str, list[str]] = {}
    for action in game.offered(seat, TrackBeds):
        if isinstance(action, LayTrack):
            found.setdefault(action.route, []).append(action.color)
    if not found:
        raise Refused("no_track_to_lay")
    return found


def beds_panel(localizer: Localizer, table: Table, seat: Seat) -> ui.LayoutView:
    """Return the beds on which a track can be laid, by their names."""
    beds = sorted(tracks_of(table.running, seat), key=localizer.route)
    lists = in_lists(beds, localizer.route)[:MOST_LISTS]
    rows = [Row(Pick(table.id, table.step, "pickbed", _options(localizer, part), arg=part[0])) for _, part in lists]
    return Panel(ui.TextDisplay(localizer.say("track-where")), *rows)


def _options(localizer: Localizer, beds: Sequence[str]) -> list[discord.SelectOption]:
    return [discord.SelectOption(label=localizer.route(bed), value=bed) for bed in beds]


def colors_panel(localizer: Localizer, table: Table, seat: Seat, bed: str) -> ui.LayoutView:
    """Return a button for each color of which a track of that length is left."""
    tracks = tracks_of(table.running, seat)
    if bed not in tracks:
        raise Refused("track_not_there")
    buttons: list[Press] = []
    for color in tracks[bed]:
        arg, style = LAY.pack(table.running, LayTrack(seat, bed, color)), GRAY if buttons else GREEN
        label = localizer.say(ROUTE_COLORS(color))
        buttons.append(Press(table.id, table.step, "lay-track", label, arg=arg, style=style, emoji=ROUTE_SIGNS[color]))
    return Panel(ui.TextDisplay(localizer.say("track-color", route=localizer.route(bed))), *in_lines(buttons))


@face("track_beds")
class TrackBedsFace(Face[TrackBeds]):
    """Track beds on Discord."""

    # In the help and the rules

    topics = (Topic("trackbeds", 38),)
    special = 12

    def map_lines(self, words: RuleWords) -> Iterable[tuple[Section, str]]:
        tracks = ", ".join(f"{count}× {length}" for length, count in sorted(self.part.tracks.items()))
        yield Section.SPECIAL, words.say("rules-map-track-beds", beds=len(self.part.beds), tracks=tracks)

    # Names and sentences

    def event_facts(self, localizer: Localizer, event: Event) -> dict[str, object]:
        if not isinstance(event, TrackLaid):
            return {}
        known = self.part.beds[event.route]
        cities, color = localizer.cities(known.cities), localizer.say(ROUTE_COLORS(event.color))
        return {"cities": cities, "length": known.length, "color": color}

    # On the board and in messages

    def _lays(self, table: Table, seat: Seat) -> bool:
        return table.running.part_to_answer(seat) is self.part

    def owed_line(self, localizer: Localizer, view: View) -> str:
        seat, drawn = view.turn.seat, view.seen(MarketSeen).drawn
        if seat is None or not drawn or second_due(view):
            return ""
        return localizer.say("turn-track", mention=localizer.mention(seat))

    @order(37)
    def pending_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        """Return the button that asks where the track is laid."""
        seat = view.turn.seat
        if seat is None or view.viewer not in (None, seat) or not self._lays(table, seat):
            return []
        return [Press(table.id, table.step, "tracks", localizer.say("button-lay-track"), style=GREEN)]

    def next_choice(self, localizer: Localizer, table: Table, seat: Seat) -> ui.LayoutView | None:
        return beds_panel(localizer, table, seat) if self._lays(table, seat) else None

    @order(40)
    def alt_lines(self, localizer: Localizer, view: View, *, plain: bool) -> list[str]:
        """Return the tracks that lie on beds."""
        laid = [localizer.route(route) for route in view.seen(TrackBedsSeen).laid]
        return [localizer.say("alt-tracks", routes="; ".join(laid))] if laid else []

    # Actions

    actions = (LAY,)
