"""Station tiles, as players read and press them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cogs.core.components import GREEN, Press
from cogs.strings.words import company_mention, company_name, kind_lines, kind_name, kind_text, short_kind, tile_name
from cogs.tables.face import ActionFace, Face, Page, RuleWords, Topic, face, order
from cogs.tables.table import Table
from cogs.text.catalogue import shorten
from cogs.text.localizer import Localizer
from engine.core.event import Event
from engine.core.game import Game
from engine.core.view import View
from engine.parts.station_tiles import PlaceTile, StationTiles, TilePlaced, TilesSeen, TilesShuffled
from engine.parts.strings import StringsSeen, company_of
from engine.strings.nouns import companies
from engine.strings.places import in_cell, place_text
from renderer.core.marks import Mark


class PlaceTileFace(ActionFace[PlaceTile]):
    """Placing a tile, as prepared in its editor."""

    kind = PlaceTile

    def way(self, game: Game, action: PlaceTile) -> tuple[str, str | None]:
        return "place", None

    def done(self, localizer: Localizer, before: Table, after: Table, action: PlaceTile) -> str:
        return localizer.say("done-place", kind=kind_name(localizer, action.kind), place=in_cell(action.at)[0])


def _alt_tiles(localizer: Localizer, seen: TilesSeen, plain: bool) -> list[str]:
    """Return all tiles with their cells, grouped by kind to keep an alt text short. A base's name tells its owner."""
    by_kind: dict[str, list[str]] = {}
    for tile in seen.tiles:
        base = tile.name.startswith("Base")
        owner = "" if tile.owner is None or base else f" ({company_name(localizer, tile.owner, plain=plain)})"
        kind = "" if base else f"{short_kind(localizer, tile.kind)}: "
        cell = in_cell(tile.center)[0]
        by_kind.setdefault(kind, []).append(f"{tile_name(localizer, tile.name)}{owner} {cell}")
    return [f"{kind}{', '.join(texts)}" for kind, texts in by_kind.items()]


@face("station_tiles")
class StationTilesFace(Face[StationTiles]):
    """Station tiles on Discord."""

    # In the help and the rules

    topics = (Topic("tiles", 150),)

    def facts(self, localizer: Localizer) -> Mapping[str, object]:
        numbers = self.part.numbers
        return {"stack": len(self.part.stack), "redraws": numbers.redraws, "firstdraw": numbers.first_draw}

    def topic_lines(self, topic: str, words: RuleWords) -> Sequence[str]:
        return [*super().topic_lines(topic, words), *kind_lines(words.localizer)]

    def help_lines(self, page: str, words: RuleWords) -> Sequence[str]:
        return [words.say("help-about-tiles"), *kind_lines(words.localizer)] if page == "rules" else ()

    # Names and sentences

    def event_facts(self, localizer: Localizer, event: Event) -> dict[str, object]:
        """Return with the start how many companies each player has."""
        if not isinstance(event, TilesShuffled):
            return {}
        seats = len(localizer.table.seats) if localizer.table is not None else 0
        return {"companies": companies(seats) // seats if seats else 1}

    # On the board and in messages

    @order(20)
    def turn_line(self, localizer: Localizer, view: View) -> str:
        """Return the tiles to be placed, each with its points."""
        company, drawn = company_of(view), view.seen(TilesSeen).drawn
        if company is None or not drawn:
            return ""
        head = localizer.say("turn-place", mention=company_mention(localizer, company), count=len(drawn))
        kinds = (f"- **{kind_name(localizer, kind)}**: {kind_text(localizer, kind)}" for kind in drawn)
        return "\n".join((head, *kinds))

    def goes_on(self, view: View) -> bool:
        """Tell that drawn tiles must be placed before a string is laid."""
        return bool(view.seen(TilesSeen).drawn)

    @order(20)
    def turn_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        if not view.seen(TilesSeen).drawn:
            return []
        return [Press(table.id, table.step, "place", localizer.say("button-place"), style=GREEN)]

    def mark(self, event: Event, view: View) -> Mark | None:
        return ("tile", event.tile.name) if isinstance(event, TilePlaced) else None

    @order(20)
    def alt_lines(self, localizer: Localizer, view: View, *, plain: bool) -> list[str]:
        """Return how many tiles are left, and where the others are."""
        tiles = view.seen(TilesSeen)
        text = "; ".join(_alt_tiles(localizer, tiles, plain)) or "–"
        return [localizer.say("alt-stack", count=tiles.deck), localizer.say("alt-tiles", tiles=text)]

    @order(20)
    def board_pages(self, localizer: Localizer, view: View, most: int) -> list[Page]:
        """Return every station with its place, its visitors and its points."""
        tiles, reached = view.seen(TilesSeen).tiles, view.seen(StringsSeen).reached
        lines = [f"### {localizer.say('text-tiles')}"]
        for tile in tiles:
            there = [company_name(localizer, one) for one, names in enumerate(reached) if tile.name in names]
            owner = "none" if tile.owner is None else company_name(localizer, tile.owner)
            facts = {"kind": kind_name(localizer, tile.kind), "place": place_text(tile.center), "owner": owner}
            name, companies = tile_name(localizer, tile.name), ", ".join(there) or "none"
            lines.append(localizer.say("text-tile", tile=name, companies=companies, **facts))
        return [("tiles", localizer.say("text-tiles"), shorten("\n".join(lines), most))]

    @order(30)
    def look_choices(self, localizer: Localizer, view: View) -> list[tuple[str, str]]:
        """Return the base of each company."""
        choices = []
        for tile in view.seen(TilesSeen).tiles:
            if tile.owner is not None and tile.name.startswith("Base "):
                owner = company_name(localizer, tile.owner, plain=True)
                base = tile_name(localizer, tile.name)
                choices.append((tile.name, localizer.say("look-base", base=base, company=owner)))
        return choices

    # Actions

    actions = (PlaceTileFace(),)
