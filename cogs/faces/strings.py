"""Strings, as players read and press them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from cogs.core.components import GREEN, Press
from cogs.strings.panels import company_colors
from cogs.strings.words import (
    StringLocalizer,
    company_mention,
    company_name,
    signed,
    strings_left,
    tile_name,
    tiles_text,
)
from cogs.tables.face import ActionFace, Face, Page, RuleWords, Section, Topic, face, order
from cogs.tables.table import Table
from cogs.text.catalogue import shorten
from cogs.text.localizer import Localizer
from engine.core.event import Event
from engine.core.game import Game
from engine.core.view import View
from engine.parts.strings import LayNone, LayString, StringLaid, Strings, StringsSeen, company_of, tabletop
from engine.parts.table_setup import TableSeen
from engine.strings.judge import verdict
from engine.strings.nouns import Company, companies, companies_of
from engine.strings.places import cells_along
from renderer.core.marks import Mark


class LayStringFace(ActionFace[LayString]):
    """Laying a string, as prepared in its editor: its path doesn't fit into a custom_id."""

    kind = LayString

    def way(self, game: Game, action: LayString) -> tuple[str, str | None]:
        return "lay", None

    def done(self, localizer: Localizer, before: Table, after: Table, action: LayString) -> str:
        company = company_of(before.running)
        assert company is not None
        points = verdict(tabletop(before.running), company, action.string, action.path).points(company)
        return localizer.say("done-lay", string=action.string, points=signed(points))


class LayNoneFace(ActionFace[LayNone]):
    """Giving a string up."""

    kind = LayNone

    def way(self, game: Game, action: LayNone) -> tuple[str, str | None]:
        return "lay", None

    def done(self, localizer: Localizer, before: Table, after: Table, action: LayNone) -> str:
        return localizer.say("done-give-up", string=action.string)


def _company_page(localizer: Localizer, view: View, company: Company, most: int) -> Page:
    """Return the strings of a company, cell by cell, and the stations that it reaches."""
    color = localizer.paint(company_colors(localizer, view)[company])
    label = localizer.say("text-strings", player=f"{company_name(localizer, company, plain=True)} ({color})")
    lines = [f"### {localizer.say('text-strings', player=f'{company_name(localizer, company)} ({color})')}"]
    seen = view.seen(StringsSeen)
    for laid in seen.laid:
        if laid.company == company:
            cells = ", ".join(cells_along(laid.path))
            stations = " → ".join(tile_name(localizer, name) for name in laid.stations)
            lines.append(localizer.say("text-string", string=laid.string, stations=stations, cells=cells))
    if len(lines) == 1:
        lines.append(localizer.say("text-strings-none"))
    lines.append(localizer.say("text-reached", stations=tiles_text(localizer, seen.reached[company])))
    return f"s{company}", label, shorten("\n".join(lines), most)


@face("strings")
class StringsFace(Face[Strings]):
    """Strings on Discord."""

    # In the help and the rules

    topics = (Topic("strings", 160), Topic("crossings", 161), Topic("visits", 162), Topic("companies", 163))

    def facts(self, localizer: Localizer) -> Mapping[str, object]:
        numbers = self.part.numbers
        return {
            "crossing": numbers.crossing,
            "other": numbers.crossing_other,
            "startpoints": numbers.start_points,
        }

    def ruled(self) -> Sequence[str]:
        numbers = self.part.numbers
        return (self.key, "strings-expert") if numbers.crossing_other != numbers.crossing else (self.key,)

    def topic_of(self, ruling: str) -> str | None:
        if ruling.startswith("strings-expert-"):
            return "crossings"
        topics = {"strings-r53": "crossings", "strings-r55": "visits", "strings-r58": "companies"}
        return topics.get(ruling, "strings")

    def map_lines(self, words: RuleWords) -> Iterable[tuple[Section, str]]:
        numbers = self.part.numbers
        each = [
            words.say("rules-map-strings-of", seats=int(seats), shorts=short, longs=numbers.long[seats])
            for seats, short in numbers.short.items()
        ]
        yield Section.BOARD, words.say("rules-map-tiles", strings="; ".join(each))

    # Names and sentences

    scores = ("base_start", "station", "owner", "yard", "crossing", "second_company")

    localizer_type = StringLocalizer

    # On the board and in messages

    @order(30)
    def turn_line(self, localizer: Localizer, view: View) -> str:
        company = company_of(view)
        if company is None:
            return ""
        left = strings_left(localizer, view.seen(StringsSeen).left[company])
        return localizer.say("turn-lay", mention=company_mention(localizer, company), left=left)

    @order(30)
    def turn_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        return [Press(table.id, table.step, "lay", localizer.say("button-lay"), style=GREEN)]

    def mark(self, event: Event, view: View) -> Mark | None:
        if not isinstance(event, StringLaid):
            return None
        laid, known = view.seen(StringsSeen).laid, (event.company, event.path)
        return next((("string", at) for at, one in enumerate(laid) if (one.company, one.path) == known), None)

    @order(10)
    def alt_lines(self, localizer: Localizer, view: View, *, plain: bool) -> list[str]:
        """Return what each company has and reaches, and who laid the last string."""
        setup, seen, colors = view.seen(TableSeen), view.seen(StringsSeen), company_colors(localizer, view)
        lines = [
            localizer.say(
                "alt-company",
                company=company_name(localizer, company, plain=plain),
                color=localizer.paint(colors[company], plain=plain),
                points="none" if view.turn.ended else seen.points[company],  # the finale tells them
                left=strings_left(localizer, seen.left[company]),
                reached=tiles_text(localizer, seen.reached[company] if setup.corners[company] is not None else ()),
            )
            for company in range(companies(view.seats))
        ]
        if seen.laid:
            last = company_name(localizer, seen.laid[-1].company, plain=plain)
            lines.append(localizer.say("alt-laid-last", company=last))
        return lines

    @order(30)
    def board_pages(self, localizer: Localizer, view: View, most: int) -> list[Page]:
        """Return a page with the strings of each company."""
        return [_company_page(localizer, view, company, most) for company in range(companies(view.seats))]

    @order(10)
    def look_choices(self, localizer: Localizer, view: View) -> list[tuple[str, str]]:
        return [("last", localizer.say("look-last"))] if view.seen(StringsSeen).laid else []

    # In the hand

    def hand_head(self, localizer: Localizer, view: View) -> list[str]:
        """Return what each company of the seat has and reaches."""
        seen, two = view.seen(StringsSeen), companies(view.seats) != view.seats
        return [localizer.say("own-companies")] * two + [
            localizer.say(
                "own-company",
                company=company_name(localizer, company),
                points=seen.points[company],
                left=strings_left(localizer, seen.left[company]),
                reached=tiles_text(localizer, seen.reached[company]),
            )
            for company in companies_of(view.viewer or 0, view.seats)
        ]

    # Actions

    actions = (LayStringFace(), LayNoneFace())
