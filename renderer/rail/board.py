"""The board that everybody sees: map, claimed routes, cards on the table, players."""

from collections.abc import Sequence

from PIL import Image

from engine.core.view import View
from engine.parts.market import Market, MarketSeen
from engine.parts.routes import RoutesSeen
from engine.parts.tickets import TicketsSeen
from renderer.core.draw import Sheet, art
from renderer.core.fonts import fitted, text_width
from renderer.core.look import Look, themed
from renderer.core.theme import COLORS, index_of, kept
from renderer.layers import big_cities, districts, last_turns, market, pieces, ports, routes, stations, tickets, tunnels
from renderer.rail import marks, players
from renderer.rail.base import Base, base
from renderer.rail.cards import chip

MARGIN = 16
ROW = 104
FOOT = MARGIN * 3 + ROW + players.HEIGHT


@themed
def render_board(view: View, look: Look, marked: Sequence[marks.Mark] = ()) -> bytes:
    """A PNG of the whole table as this view knows it; what is `marked` is ringed and numbered from 1."""
    ground = base(view, look.lang)
    width, height = ground.geometry.size
    question = tunnels.height(view)
    sheet = Sheet(Image.new("L", (width, height + question + FOOT), index_of(COLORS["night"])))
    draw_map(sheet, ground, view, look, marked)
    if question:
        tunnels.draw_question(sheet, view, look, height + MARGIN)
        height += question
    _draw_table(sheet, view, look, width, height + MARGIN)
    players.draw(sheet, view, look, MARGIN, height + 2 * MARGIN + ROW, width - 2 * MARGIN)
    return sheet.png()


def draw_map(
    sheet: Sheet,
    ground: Base,
    view: View,
    look: Look,
    marked: Sequence[marks.Mark] = (),
    *,
    last_too: bool = True,
) -> None:
    """Everything that lies on the map, or on the part of it that is drawn; the last claim ringed, if not said else."""
    sheet.put(ground.plane, 0, 0)
    big_cities.draw(sheet, ground, view)
    marks.rings(sheet, ground, marked)
    routes.draw(sheet, ground, view.seen(RoutesSeen), look.colors, marks.routes_of(ground, marked), last_too=last_too)
    stations.draw(sheet, ground, view, look, range(view.seats))
    ports.draw(sheet, ground, view, look.colors, range(view.seats))
    if not ground.is_part:  # a legend is of the whole map
        districts.draw(sheet, ground, view, look, range(view.seats))
    if tunnels.height(view):
        tunnels.draw_on_map(sheet, ground, view)
    marks.badges(sheet, ground, marked)


def prepare(view: View, lang: str) -> None:
    """Draws the empty board now (most of a second), so that the first picture of this map need not wait for it."""
    ports.prepare(base(view, lang), view)


def _draw_table(sheet: Sheet, view: View, look: Look, width: int, y: int) -> None:
    """The row between map and players: whose turn it is, face-up cards, piles."""
    seen = view.seen(MarketSeen)
    piles = (market.piles(seen) + 1) * (market.PILE[0] + 14) - 14
    left = width - MARGIN - piles - 18 - market.row_width(seen)
    _draw_headline(sheet, view, look, MARGIN + 4, y, left - MARGIN - 30)
    x = market.draw_row(sheet, view.part(Market), seen, left, y + 4, pieces.kind(view))
    market.draw_piles(sheet, seen, look, x + 18, y + 4)
    if view.has(TicketsSeen):
        x = width - MARGIN - market.PILE[0]
        tickets.draw_pile(sheet, view.seen(TicketsSeen), look, x, y + 4)


def _draw_headline(sheet: Sheet, view: View, look: Look, x: int, y: int, room: int) -> None:
    """Two lines: what is going on, and who it is about."""
    night = COLORS["night"]
    seats, line = _headline(view, look)
    if banner := last_turns.banner(view, look):
        _draw_banner(sheet, banner, x, y, room)
    else:
        sheet.text(x, y + 20, fitted(line, "narrow", 32, room), "narrow", 32, COLORS["mist"], night)
    for seat in seats:
        sheet.put(chip(look.colors[seat], 52, night), x, y + 47)
        x, room = x + 62, room - 62
    if len(seats) == 1:
        name = fitted(look.name(seats[0]), "bold", 46, room)
        sheet.text(x + 4, y + 74, name, "bold", 46, COLORS["chalk"], night)


def _headline(view: View, look: Look) -> tuple[tuple[int, ...], str]:
    if view.turn.ended:
        return view.result.winners, look.say("pic-over", winners=len(view.result.winners))
    if view.turn.seat is None:
        return view.waiting, look.say("pic-choosing-pieces" if pieces.is_chosen_now(view) else "pic-choosing")
    return (view.turn.seat,), look.say("pic-turn", number=view.turn.number)


def _draw_banner(sheet: Sheet, text: str, x: int, y: int, room: int) -> None:
    text = fitted(text, "narrow-bold", 30, room - 28)
    wide = text_width(text, "narrow-bold", 30) + 28
    sheet.put(_pill(wide), x, y)
    sheet.text(x + 14, y + 20, text, "narrow-bold", 30, COLORS["coal"], COLORS["gold"])


@kept(32)
def _pill(width: int) -> Image.Image:
    return art(width, 40, COLORS["night"], lambda brush: brush.box(0, 0, width, 40, 20, COLORS["gold"]))
