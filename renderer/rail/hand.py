"""A player's hand: cards with counts, tickets, and the tickets to choose from."""

from collections.abc import Sequence

from PIL import Image

from engine.core.view import View
from engine.parts.market import Market, MarketSeen
from engine.parts.routes import Routes
from engine.parts.ticket_points import completed, way_now
from engine.parts.tickets import Ticket, Tickets, TicketsSeen
from renderer.core.draw import Brush, Sheet, art
from renderer.core.fonts import size_for
from renderer.core.look import Look, themed
from renderer.core.players import chip
from renderer.core.signs import tick
from renderer.core.theme import COLORS, RGB, pictured
from renderer.rail.boards import base
from renderer.rail.cards import card, draw_face, faces, icon, place, ticket
from renderer.rail.layer import layers_of
from renderer.rail.slots import SHIP, only_kind
from renderer.rail.tickets import FACES, between, in_lines, is_special, minimap, names, remarks, width_of

WIDTH = 1200
MARGIN = 24
HEAD = 96
CARD = (118, 150)
CARDS = CARD[1] + 76
TITLE = 62
TICKET = (WIDTH - 2 * MARGIN - 16) // 2, 122
NOTE = 92
"""Room for what is written below the points."""
ROW = TICKET[1] + 14
STOPS = 80
"""Room for the lines of a tour, as the sum of the sizes of their letters."""
SIGN = 92
"""Room for the sign of a deck and how many of its cards are held."""
LARGEST, SMALLEST = 104, 70
"""Widths of a card: the fewer kinds are held, the larger."""
TALL = 1.34
BESIDE, APART = 4, 16
"""Between two cards of one color, and between two colors."""
NUMBER = 62
"""Room for the numbers below the cards."""
NIGHT = COLORS["night"]
Row = list[list[str]]


@themed
def render_hand(view: View, look: Look) -> bytes:
    """Return a PNG for the viewer alone; its height depends on the number of tickets.

    Raises: ValueError for the public view.
    """
    if view.viewer is None:
        raise ValueError("the table has no hand")
    offered, own = _tickets(view)
    cards = cards_height(view)
    height = HEAD + cards + _height(offered) + _height(own) + MARGIN
    sheet = Sheet.blank(WIDTH, height, NIGHT)
    _draw_head(sheet, view, look, view.viewer)
    _draw_cards(sheet, view, HEAD)
    y = HEAD + cards
    if offered:
        seen = view.seen(TicketsSeen)
        limit = {"keep": seen.keep} if seen.keep else {"most": seen.most}
        title = look.say("pic-choose" if seen.keep else "pic-choose-most", **limit)
        _draw_tickets(sheet, view, look, title, offered, y, is_choice=True)
        y += _height(offered)
    if own:
        _draw_tickets(sheet, view, look, look.say("pic-own-tickets"), own, y, is_choice=False)
    return sheet.png()


def _tickets(view: View) -> tuple[list[Ticket], list[Ticket]]:
    """Return the tickets to choose from and the kept ones."""
    if not view.has(TicketsSeen):
        return [], []
    seen, nouns = view.seen(TicketsSeen), view.part(Tickets).tickets
    return [nouns[key] for key in seen.offered or ()], [nouns[key] for key in seen.own or ()]


def _height(tickets: Sequence[Ticket]) -> int:
    return TITLE + (len(tickets) + 1) // 2 * ROW if tickets else 0


def _draw_head(sheet: Sheet, view: View, look: Look, seat: int) -> None:
    sheet.put(chip(look.colors[seat], 60, NIGHT), MARGIN, 22)
    sheet.text(MARGIN + 76, 53, look.name(seat), "bold", 46, COLORS["chalk"], NIGHT, room=560)
    x = WIDTH - MARGIN
    layers = layers_of(view.rules)
    counts = [count for layer in layers for count in layer.counts(view, seat)]
    counts += [(supply.icon, str(supply.left)) for layer in layers if (supply := layer.supply(view, seat))]
    for what, count in counts:
        sheet.text(x, 53, count, "bold", 46, COLORS["chalk"], NIGHT, "r")
        sheet.put(icon(what, 44, COLORS["mist"], NIGHT), x - 64 - 52, 32)
        x -= 170


def _draw_cards(sheet: Sheet, view: View, y: int) -> None:
    """Draw one card of each kind in the map's order with its count; kinds not held are empty places."""
    if is_sorted(view):
        draw_sorted(sheet, view, MARGIN, y)
        return
    kinds = view.part(Market).kinds
    hand = view.seen(MarketSeen).hand or ()
    step = (WIDTH - 2 * MARGIN - CARD[0]) / max(len(kinds) - 1, 1)
    for number, kind in enumerate(kinds):
        count, x = hand.count(kind), round(MARGIN + number * step)
        if count:
            _draw_counted(sheet, card(kind, *CARD, NIGHT, only_kind(view)), count, x, y, 36, 54)
        else:
            sheet.put(place(kind, *CARD, NIGHT, only_kind(view)), x, y)


def _draw_tickets(
    sheet: Sheet, view: View, look: Look, title: str, tickets: Sequence[Ticket], y: int, *, is_choice: bool
) -> None:
    """Draw a heading and the tickets in two columns; those to choose from are numbered."""
    color = COLORS["gold"] if is_choice else COLORS["mist"]
    sheet.text(MARGIN, y + 28, title, "narrow-semi", 36, color, NIGHT, room=WIDTH - 2 * MARGIN)
    done = completed(view)
    for number, one in enumerate(tickets):
        x = MARGIN + number % 2 * (TICKET[0] + 16)
        at = y + TITLE + number // 2 * ROW
        _draw_ticket(sheet, view, look, one, x, at, 178 if is_choice or one.id in done else 40 if one.ends else 122)
        if is_choice:
            sheet.put(_number_disc(FACES[is_special(one)]), x + TICKET[0] - 164, at + 33)
            sheet.text(x + TICKET[0] - 136, at + 61, str(number + 1), "bold", 36, COLORS["coal"], COLORS["gold"], "m")
        elif one.id in done:
            sheet.put(_tick(FACES[is_special(one)]), x + TICKET[0] - 160, at + 36)


def _draw_ticket(sheet: Sheet, view: View, look: Look, one: Ticket, x: int, y: int, right: int) -> None:
    """Draw small map, cities and points of a ticket; names stay left of `right`."""
    face, ink, ground = FACES[is_special(one)], COLORS["ink"], base(view, look.lang)
    sheet.put(ticket(*TICKET, face, NIGHT, is_special(one)), x, y)
    sheet.put(minimap(ground, one, face), x + 26, y + 13)
    left = x + 26 + width_of(ground.geometry.size) + 16
    room = x + TICKET[0] - right - left
    stops = names(one, view.part(Routes).places, look.lang)
    if len(stops) > 2:
        _draw_stops(sheet, one, stops, left, y + TICKET[1] / 2, room, face)
    size = min(size_for(name, "narrow-bold", 36, room, 18) for name in stops)
    for row, name in enumerate(stops if len(stops) == 2 else ()):
        sheet.text(left, y + 39 + row * 45, name, "narrow-bold", size, ink, face, room=room)
    notes = remarks(one, look)
    at = {0: 61, 1: 50}.get(len(notes), 40)
    sheet.text(x + TICKET[0] - 60, y + at, _number(view, one), "bold", 54 if at > 40 else 46, ink, face, "m")
    for row, note in enumerate(notes):
        size = size_for(note, "narrow-semi", 26, NOTE if len(notes) == 1 else NOTE - 12, 18)
        down = 94 if len(notes) == 1 else 73 + row * 25
        sheet.text(x + TICKET[0] - 62, y + down, note, "narrow-semi", size, ink, face, "m")


def _number(view: View, one: Ticket) -> str:
    """Return the points of a ticket. With several ends, of the one that counts now; "" if none does."""
    way = way_now(view, view.viewer, one.id) if one.ends and view.viewer is not None else None
    return str(way[2]) if way else "" if one.ends else str(one.points)


def _draw_stops(sheet: Sheet, one: Ticket, stops: Sequence[str], x: float, middle: float, room: int, face: RGB) -> None:
    """Draw the cities of a tour in order, or all ends of a ticket, as large as the ticket's height allows."""
    for size in (32, 29, 26, 24, 22, 20, 18):
        lines = in_lines(stops, "narrow-bold", size, room, between(one))
        if len(lines) * size <= STOPS:
            break
    for row, line in enumerate(lines):
        at = middle + (row - (len(lines) - 1) / 2) * size * 1.14
        sheet.text(x, at, line, "narrow-bold", size, COLORS["ink"], face, room=room)


def is_sorted(view: View) -> bool:
    """Tell whether the map has more than one deck, so that the hand is sorted by deck."""
    return len(view.part(Market).decks) > 1


def rows(market: Market, hand: Sequence[str]) -> dict[str, Row]:
    """Return the kinds held from each deck, grouped by color; wilds are a group of their own."""
    found: dict[str, Row] = {}
    for deck in market.decks:
        groups: dict[str | None, list[str]] = {}
        for kind, face in faces(market).items():
            if face.piece == deck and kind in hand:
                groups.setdefault(face.color, []).append(kind)
        found[deck] = list(groups.values())
    return found


def _hand(view: View) -> Sequence[str]:
    return view.seen(MarketSeen).hand or ()


def _card(found: dict[str, Row]) -> tuple[int, int]:
    """Return the size of all cards: as large as the longest row allows."""
    width = LARGEST
    for row in found.values():
        cards = sum(map(len, row))
        if cards:
            between = (cards - len(row)) * BESIDE + (len(row) - 1) * APART
            width = min(width, (WIDTH - 2 * MARGIN - SIGN - between) // cards)
    width = max(width, SMALLEST)
    return width, round(width * TALL)


def cards_height(view: View) -> int:
    """Return the height of the cards with their counts."""
    if not is_sorted(view):
        return CARDS
    found = rows(view.part(Market), _hand(view))
    return len(found) * (_card(found)[1] + NUMBER)


def draw_sorted(sheet: Sheet, view: View, x: int, y: int) -> None:
    """Draw for each deck its sign with the number of cards, then one card of each kind held with its count."""
    market, hand = view.part(Market), _hand(view)
    shown, found = faces(market), rows(market, hand)
    width, height = _card(found)
    for deck, row in found.items():
        count, middle = sum(hand.count(kind) for group in row for kind in group), y + height // 2
        sheet.put(icon("ships" if deck == SHIP else "pieces", 52, COLORS["mist"], NIGHT), x + 6, middle - 52)
        sheet.text(x + 32, middle + 30, str(count), "bold", 44, COLORS["mist"], NIGHT, "m")
        at = x + SIGN
        for group in row:
            for kind in group:
                _draw_counted(sheet, draw_face(shown[kind], width, height, NIGHT), hand.count(kind), at, y, 28, 44)
                at += width + BESIDE
            at += APART - BESIDE
        y += height + NUMBER


def _draw_counted(sheet: Sheet, card: Image.Image, count: int, x: int, y: int, below: int, size: int) -> None:
    """Draw a card with its count below it."""
    sheet.put(card, x, y)
    sheet.text(x + card.width / 2, y + card.height + below, str(count), "bold", size, COLORS["chalk"], NIGHT, "m")


@pictured
def _number_disc(under: RGB) -> Image.Image:
    return art(56, 56, under, lambda brush: brush.disc(28, 28, 27, COLORS["gold"]))


@pictured
def _tick(under: RGB) -> Image.Image:
    brush = Brush.on(50, 50, under)
    tick(brush, 25, 25, 24)
    return brush.art()
