"""Markers at cities, as players read them and choose them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from discord import app_commands, ui
from discord.ext import commands

from cogs.core.client import Choices, command
from cogs.core.components import GRAY, GREEN, Panel, Press, in_lines, on, wait
from cogs.play.moves import carry_out, seated
from cogs.play.options import named as called
from cogs.play.options import offered
from cogs.tables.face import BETWEEN, ActionFace, Face, Page, RuleWords, Section, Topic, face, order
from cogs.tables.family import played_with
from cogs.tables.service import Interaction, Pressed
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from data.languages import name_in
from engine.core.action import Seat
from engine.core.event import Event
from engine.core.game import Game
from engine.core.view import View
from engine.parts.markers import MarkerKind, Markers, MarkersSeen, MarkerTaken, TakeMarker


class TakeMarkerFace(ActionFace[TakeMarker]):
    """Choosing a marker."""

    kind = TakeMarker
    code = "j"

    def pack(self, game: Game, action: TakeMarker) -> str:
        return f"{action.city}{BETWEEN}{action.marker}"

    def unpack(self, game: Game, seat: Seat, text: str) -> TakeMarker:
        city, _, marker = text.partition(BETWEEN)
        return TakeMarker(seat, city, marker)

    def way(self, game: Game, action: TakeMarker) -> tuple[str, str | None]:
        return "take-marker", self.pack(game, action)

    def done(self, localizer: Localizer, before: Table, after: Table, action: TakeMarker) -> str:
        kind = after.running.rules.part(Markers).kinds[action.marker]
        return localizer.say("done-marker", marker=named(localizer, kind), city=localizer.city(action.city))


TAKE = TakeMarkerFace()


@on("take-marker", plays=played_with("markers"))
async def take_marker(press: Pressed) -> None:
    """Take the marker of the button."""
    await wait(press)
    table, seat = await seated(press.interaction, press.game, press.step)
    await carry_out(press.interaction, table, TAKE.unpack(table.running, seat, press.arg or ""), press.step)


def named(localizer: Localizer, kind: MarkerKind) -> str:
    """Return the name of a kind with its sign, e.g. `Baker (B)`."""
    return f"{name_in(kind.names, localizer.lang)} ({kind.sign})"


class MarkerCommand(commands.Cog):
    """The command for choosing a marker."""

    plays = staticmethod(played_with("markers"))

    @app_commands.guild_only()
    @command()
    async def marker(self, interaction: Interaction, kind: str) -> None:
        """Take the marker that was typed from the city that is asked about."""
        table, seat = await seated(interaction)
        kinds, seen = table.running.rules.part(Markers).kinds, table.running.view(None).seen(MarkersSeen)
        names = {one.id: (*one.names.values(), one.sign) for one in kinds.values()}
        city = seen.cities[0] if seen.cities else ""
        await carry_out(interaction, table, TakeMarker(seat, city, called(names, kind) or ""))

    @marker.autocomplete("kind")
    async def offer_kinds(self, interaction: Interaction, typed: str) -> Choices:
        """Offer the markers that can be taken."""
        return await offered(interaction, marker_labels, typed)


def marker_labels(localizer: Localizer, table: Table, seat: Seat) -> dict[str, str]:
    """Return the markers that the seat can take now, by label."""
    kinds = table.running.rules.part(Markers).kinds
    takes = (one for one in table.running.offered(seat, Markers) if isinstance(one, TakeMarker))
    return {named(localizer, kinds[one.marker]): one.marker for one in takes}


def _buttons(localizer: Localizer, table: Table, view: View) -> list[Press]:
    """Return a button for each kind that can be taken at the first city."""
    part, seen = view.part(Markers), view.seen(MarkersSeen)
    found: list[Press] = []
    for marker in dict.fromkeys(seen.there[seen.cities[0]]):
        arg = TAKE.pack(table.running, TakeMarker(seen.choosing or 0, seen.cities[0], marker))
        label, style = named(localizer, part.kinds[marker]), GRAY if found else GREEN
        found.append(Press(table.id, table.step, "take-marker", label, arg=arg, style=style))
    return found


@face("markers")
class MarkersFace(Face[Markers]):
    """Markers on Discord."""

    # In the help and the rules

    topics = (Topic("markers", 108),)
    special = 49

    def facts(self, localizer: Localizer) -> Mapping[str, object]:
        return {"markerpoints": " / ".join(map(str, self.part.numbers.points))}

    def map_lines(self, words: RuleWords) -> Iterable[tuple[Section, str]]:
        kinds = ", ".join(f"{named(words.localizer, kind)} {kind.count}" for kind in self.part.kinds.values())
        yield Section.SPECIAL, words.say("rules-map-markers", kinds=kinds)

    # Names and sentences

    scores = ("markers",)

    def event_facts(self, localizer: Localizer, event: Event) -> dict[str, object]:
        if not isinstance(event, MarkerTaken):
            return {}
        return {"marker": named(localizer, self.part.kinds[event.marker]), "city": localizer.city(event.city)}

    def _counted(self, counts: Mapping[str, int]) -> str:
        return ", ".join(f"{self.part.kinds[kind].sign} {count}" for kind, count in counts.items() if count)

    # On the board and in messages

    def owed_line(self, localizer: Localizer, view: View) -> str:
        seen = view.seen(MarkersSeen)
        if seen.choosing is None:
            return ""
        city = localizer.city(seen.cities[0])
        return localizer.say("turn-marker", mention=localizer.mention(seen.choosing), city=city)

    @order(36)
    def pending_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        """Return the markers to choose from, for everyone to see."""
        seat = view.seen(MarkersSeen).choosing
        if seat is None or view.viewer not in (None, seat) or table.running.part_to_answer(seat) is not self.part:
            return []
        return _buttons(localizer, table, view)

    def next_choice(self, localizer: Localizer, table: Table, seat: Seat) -> ui.LayoutView | None:
        view = table.running.view(seat)
        if view.seen(MarkersSeen).choosing != seat or table.running.part_to_answer(seat) is not self.part:
            return None
        text = localizer.say("marker-which", city=localizer.city(view.seen(MarkersSeen).cities[0]))
        return Panel(ui.TextDisplay(text), *in_lines(_buttons(localizer, table, view)))

    def board_pages(self, localizer: Localizer, view: View, most: int) -> list[Page]:
        """Return a page with what each player has collected, and the markers at each city."""
        seen, label = view.seen(MarkersSeen), localizer.say("text-markers")
        lines = [f"### {label}"]
        for seat, counts in enumerate(seen.collected):
            lines.append(f"- **{localizer.player(seat)}**: {self._counted(counts) or '–'}")
        there = sorted((localizer.city(city), kinds) for city, kinds in seen.there.items() if kinds)
        lines += [f"- {city}: {self._counted(Counter(kinds))}" for city, kinds in there]
        shown = lines[:1]
        for line in lines[1:]:
            if sum(map(len, shown)) + len(shown) + len(line) <= most:
                shown.append(line)
        return [("markers", label, "\n".join(shown))]

    @order(51)
    def owned_lines(self, localizer: Localizer, view: View, seat: Seat) -> list[str]:
        """Return the markers of a player."""
        counted = self._counted(view.seen(MarkersSeen).collected[seat])
        return [localizer.say("text-markers-of", markers=counted)] if counted else []

    @order(30)
    def city_lines(self, localizer: Localizer, view: View, city: str) -> list[str]:
        """Return the markers at a city."""
        kinds: Sequence[str] = view.seen(MarkersSeen).there.get(city, ())
        return [localizer.say("text-markers-of", markers=self._counted(Counter(kinds)))] if kinds else []

    # Actions

    actions = (TAKE,)

    def notes_on_option(self, localizer: Localizer, game: Game, seat: Seat, option: str) -> list[str]:
        """Return the markers at the ends of a route."""
        there = game.view(seat).seen(MarkersSeen).there
        ends = [self._counted(Counter(there[city])) for city in localizer.map.routes[option].cities if there[city]]
        return [f"🏷️ {' + '.join(ends)}"] if ends else []
