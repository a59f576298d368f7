"""The end of a game: the final scores, and each player's network with the opened tickets."""

from collections.abc import Mapping, Sequence

from PIL import Image

from data.key_family import KeyFamily
from engine.core.score import ScoreLine
from engine.core.view import View
from engine.parts.routes import Routes, RoutesSeen
from engine.parts.ticket_points import completed, way_now
from engine.parts.tickets import Ticket, Tickets, TicketsSeen
from renderer.core.draw import Brush, Sheet, Stamp, around_point
from renderer.core.fonts import number, size_for, text_width
from renderer.core.geometry import geometry_of
from renderer.core.labels import lines_of
from renderer.core.look import Look, themed
from renderer.core.players import chip
from renderer.core.signs import cross, mark, tick
from renderer.core.theme import COLORS, MARKS, RGB, SEATS, on_seat, pictured
from renderer.rail.base import Base
from renderer.rail.boards import base
from renderer.rail.layer import Scene, added_to, layers_of
from renderer.rail.tickets import between, in_lines, names, points

WIDTH = 1200
MARGIN = 24
HEAD = 104
TITLES = 56
TITLE_LINE = 33
"""Pixels between the lines of a title, so that tails don't touch the letters below."""
ROW = 112
NIGHT = COLORS["night"]
NAME = 470
TOTAL = 170
COLUMN = 158
"""Pixels of a column where there are more than four; the picture is then wider."""
BELOW = ("length", "left", "count", "completed", "connected")
"""Facts of a line that stand below its points."""
COUNTED = KeyFamily("pic-{}", BELOW)
SCORE_COLUMNS = KeyFamily("pic-score-{}", (), optional=True)
"""The titles of columns, by the codes of lines, which the faces of the rules list."""


@themed
def render_score(view: View, look: Look) -> bytes:
    """Return a PNG of the final scores: place, points by kind and total of each player, the best first."""
    result, codes = view.result, _codes(view)
    width = max(WIDTH, NAME + len(codes) * COLUMN + TOTAL + MARGIN) if len(codes) > 4 else WIDTH
    sheet = Sheet.blank(width, HEAD + TITLES + view.seats * ROW + MARGIN, NIGHT)
    title = look.say("pic-over", winners=len(result.winners))
    winners = ", ".join(look.name(seat) for seat in result.winners)
    sheet.text(MARGIN, 58, f"{title} {winners}", "bold", 50, COLORS["gold"], NIGHT, room=width - 2 * MARGIN)
    step = (width - NAME - TOTAL - MARGIN) // max(len(codes), 1)
    for column, code in enumerate(codes):
        _title(sheet, look.say(SCORE_COLUMNS(code)), NAME + column * step + step // 2, step)
    _title(sheet, look.say("pic-score-total"), width - MARGIN - TOTAL // 2, TOTAL)
    order = sorted(range(view.seats), key=lambda seat: result.places[seat])
    for row, seat in enumerate(order):
        _draw_row(sheet, view, look, seat, codes, step, HEAD + TITLES + row * ROW)
    return sheet.png()


def _codes(view: View) -> list[str]:
    """Return the columns: what scored points, in the order of the lines, then what is only shown."""
    added, uncounted = added_to(), _uncounted(view)
    lines = [line for line in view.result.lines if line.points or line.code in uncounted]
    found = [code for code in dict.fromkeys(line.code for line in lines) if code not in added]
    return sorted(found, key=lambda code: code in uncounted)


def _uncounted(view: View) -> Mapping[str, str]:
    """Return the codes of lines that are only shown, with the fact that they show."""
    return {code: fact for layer in layers_of(view.rules) for code, fact in layer.UNCOUNTED.items()}


def _title(sheet: Sheet, text: str, middle: int, room: int) -> None:
    """Draw a column's title, in two lines where one is too long."""
    size, room = 34, room - 10
    lines = lines_of(text, text_width(text, "narrow", size) > room)
    if len(lines) > 1:
        size = 29
    size = min(size_for(line, "narrow", size, room, 22) for line in lines)
    low = HEAD + TITLES / 2 + (10 if len(lines) > 1 else 0)
    for row, line in enumerate(reversed(lines)):
        sheet.text(middle, low - row * TITLE_LINE, line, "narrow", size, COLORS["mist"], NIGHT, "m", room)


@pictured
def _bar(whole: int, color: str, is_winner: bool) -> Image.Image:
    width, height = whole - 2 * MARGIN, ROW - 12
    brush = Brush.on(width, height, NIGHT)
    brush.box(0, 0, width, height, 18, COLORS["gold"] if is_winner else COLORS["paper"])
    brush.box(6, 6, width - 6, height - 6, 12, COLORS["paper"])
    brush.box(6, 6, 100, height - 6, 12, SEATS[color])
    mark(brush, MARKS[color], 53, height / 2, 24, on_seat(color))
    return brush.art()


def _draw_row(sheet: Sheet, view: View, look: Look, seat: int, codes: list[str], step: int, y: int) -> None:
    result, ink, paper = view.result, COLORS["ink"], COLORS["paper"]
    width = sheet.image.width
    sheet.put(_bar(width, look.colors[seat], seat in result.winners), MARGIN, y)
    middle = y + (ROW - 12) / 2
    sheet.text(MARGIN + 134, middle, str(result.places[seat]), "bold", 44, COLORS["muted"], paper, "m")
    sheet.text(MARGIN + 164, middle, look.name(seat), "narrow-bold", 42, ink, paper, "l", NAME - 190, 30)
    added, uncounted = added_to(), _uncounted(view)
    for column, code in enumerate(codes):
        x = NAME + column * step + step // 2
        lines = [line for line in result.of(seat) if added.get(line.code, line.code) == code]
        if code in uncounted:  # a number that doesn't count in the total
            text = f"({lines[0].facts[uncounted[code]]})".replace("-", "−") if lines else "–"
            sheet.text(x, round(middle), text, "narrow-bold", 46, COLORS["muted"], paper, "m")
            continue
        signs = [sign for layer in layers_of(view.rules) for sign in layer.signs(view, lines, COLORS["paper"])]
        _draw_sum(sheet, lines, _below(lines, look), x, round(middle), step - 2, is_high=bool(signs))
        for i, sign in enumerate(signs):
            sheet.put(sign, x + round((i - len(signs) / 2) * sign.width), round(middle) + 8)
    sheet.text(width - MARGIN - TOTAL / 2, middle, number(result.totals[seat]), "bold", 62, ink, paper, "m")


def _below(lines: list[ScoreLine], look: Look) -> str:
    """Return what a sum comes from: the length of a path, stations or tickets, or how often something counted."""
    for line in lines:
        for fact in BELOW:
            if fact in line.facts and line.code not in added_to() and (fact, line.facts[fact]) != ("count", 1):
                return look.say(COUNTED(fact), **{fact: int(str(line.facts[fact]))})
    return ""


def _draw_sum(
    sheet: Sheet, lines: list[ScoreLine], below: str, x: int, y: int, room: int, *, is_high: bool = False
) -> None:
    """Draw the sum of some lines; with gains and losses, both are shown below it, else the text given.

    `room` is the width in px for that text. `is_high` leaves room for something else below it.
    """
    ink, paper = COLORS["ink"], COLORS["paper"]
    gain = sum(line.points for line in lines if line.points > 0)
    loss = -sum(line.points for line in lines if line.points < 0)
    total = number(gain - loss) if gain or loss else "–"
    is_mixed = bool(gain and loss)
    sheet.text(x, y - 16 if below or is_mixed or is_high else y, total, "narrow-bold", 46, ink, paper, "m")
    sheet.text(x, y + 26, below, "narrow", 30, COLORS["muted"], paper, "m", room, 22)
    if is_mixed and not below:
        sheet.text(x - 6, y + 26, f"+{gain}", "narrow-bold", 30, COLORS["yes"], paper, "r")
        sheet.text(x + 6, y + 26, f"−{loss}", "narrow-bold", 30, COLORS["no"], paper, "l")


COLUMNS = 2
STRIP = 76
BAND = 92
LETTERS, SMALLER, IN_LINES, SMALLEST = 46, 42, 34, 30
"""Sizes of a ticket's names in one line, where they are long, in two lines, and the least: a phone shows the picture a
quarter as large. What is too long for one line of a column has a row of its own, and only there two lines."""
LINE = 33
"""Pixels from one line to the next."""
NO_LIMIT = 100_000
"""Room in px for names of any length."""


@themed
def render_tickets(view: View, look: Look, seat: int) -> bytes:
    """Return a PNG of one player's network with its visible tickets, completed or not, and the longest path."""
    return draw_tickets(view, look, seat).png()


def draw_tickets(view: View, look: Look, seat: int, shown: Sequence[tuple[str, bool]] | None = None) -> Sheet:
    """Draw one player's network with its visible tickets, or those of them given, in the theme in use."""
    ground = base(view, look.lang, is_faded=True)
    width, height = ground.geometry.size
    shown = tickets_shown(view, seat) if shown is None else shown
    rows = ticket_rows(view, look, shown)
    foot = BAND + len(rows) * STRIP + (16 if rows else 0)
    sheet = Sheet.blank(width, height + foot, NIGHT)
    sheet.put(ground.plane, 0, 0)
    ground.write_names(sheet)
    layers = layers_of(view.rules)
    for layer in layers:
        layer.draw_network(sheet, ground, view, seat)
    for layer in layers:
        layer.draw_below(sheet, ground, view)
    lent = {route for layer in layers for route in layer.lent(view, seat)}
    for route, owner in view.seen(RoutesSeen).owners.items():
        if owner == seat or route in lent:
            ground.draw_taken(sheet, route, look.colors[owner])
    _draw_band(sheet, view, look, seat, width, height)
    for down, row in enumerate(rows):
        for column, (key, is_done) in enumerate(row):
            x = MARGIN + column * ((width - 2 * MARGIN) // COLUMNS)
            _draw_strip(sheet, view, look, seat, key, is_done, x, height + BAND + down * STRIP)
    _ring_cities(sheet, ground, view, seat, shown)
    for layer in layers:
        layer.draw_buildings(sheet, ground, Scene(view, look, [seat]))
    return sheet


def tickets_shown(view: View, seat: int) -> list[tuple[str, bool]]:
    """Return (ticket, whether completed) for the seat's visible tickets: completed first, then by points."""
    if not view.has(TicketsSeen):
        return []
    seen = view.seen(TicketsSeen)
    kept = seen.opened[seat] if seen.opened else (seen.own or ()) if view.viewer == seat else ()
    nouns = view.part(Tickets).tickets
    lines = [line.facts for line in view.result.of(seat) if line.code == "ticket"]
    done = {str(facts["ticket"]) for facts in lines if facts["complete"]} or completed(view)
    order = sorted(kept, key=lambda key: (key not in done, -nouns[key].points, key))
    return [(key, key in done) for key in order]


def ticket_rows(view: View, look: Look, shown: Sequence[tuple[str, bool]]) -> list[list[tuple[str, bool]]]:
    """Return the tickets (ticket, whether completed) row by row: two in a row, one where its names are long."""
    found: list[list[tuple[str, bool]]] = []
    open_row: list[tuple[str, bool]] | None = None
    width, _ = geometry_of(view.rules).size
    for ticket in shown:
        line = _line(view, look, ticket[0])
        if text_width(line, "narrow-semi", SMALLER) > _room(width):
            found.append([ticket])
        elif open_row is None:
            found.append(open_row := [ticket])
        else:
            open_row.append(ticket)
            open_row = None
    return found


def _line(view: View, look: Look, key: str) -> str:
    """Return all names of a ticket in one line."""
    one = view.part(Tickets).tickets[key]
    stops = names(one, view.part(Routes).places, look.lang)
    return " – ".join(stops) if len(stops) == 2 else _in_lines(stops, one, NO_LIMIT)[0]


def _in_lines(stops: Sequence[str], one: Ticket, room: int) -> list[str]:
    return in_lines(stops, "narrow-semi", IN_LINES, room, between(one))


def _room(width: int, columns: int = COLUMNS) -> int:
    """Return how wide the names of a ticket may be, in px, in a picture of a width, with so many tickets in a row."""
    return (width - 2 * MARGIN) // columns - 62 - 96


def _draw_band(sheet: Sheet, view: View, look: Look, seat: int, width: int, y: int) -> None:
    sheet.put(chip(look.colors[seat], 60, NIGHT), MARGIN, y + 18)
    sheet.text(MARGIN + 78, y + 48, look.name(seat), "bold", 48, COLORS["chalk"], NIGHT, room=width // 2 - 120)
    x, worth = width - MARGIN, sum(line.points for line in view.result.of(seat) if line.code == "ticket")
    text = f"+{worth}" if worth > 0 else number(worth)  # not the total: the final table tells it
    sheet.text(x, y + 48, text, "bold", 64, COLORS["gold"], NIGHT, "r")
    x -= text_width(text, "bold", 64) + 40
    said = filter(None, (layer.network_words(view, look, seat) for layer in layers_of(view.rules)))
    sheet.text(x, y + 48, " · ".join(said), "narrow-semi", 36, COLORS["mist"], NIGHT, "r")


@pictured
def _sign(is_done: bool, under: RGB) -> Image.Image:
    brush = Brush.on(48, 48, under)
    (tick if is_done else cross)(brush, 24, 24, 23)
    return brush.art()


def _draw_strip(sheet: Sheet, view: View, look: Look, seat: int, key: str, is_done: bool, x: int, y: int) -> None:
    one = view.part(Tickets).tickets[key]
    sheet.put(_sign(is_done, NIGHT), x, y + (STRIP - 48) // 2)
    stops = names(one, view.part(Routes).places, look.lang)
    worth = points(view, seat, one, is_done)
    said = f"+{worth}" if is_done else f"−{-worth}"
    color, middle = COLORS["chalk"] if is_done else COLORS["mist"], y + STRIP / 2
    room, line = _room(sheet.image.width), _line(view, look, key)
    if text_width(line, "narrow-semi", SMALLER) > room:
        room = _room(sheet.image.width, 1)
    is_long = len(stops) > 2 and text_width(line, "narrow-semi", SMALLER) > room
    lines = _in_lines(stops, one, room) if is_long else [line]
    most = LETTERS if len(lines) == 1 else IN_LINES
    size = min(size_for(line, "narrow-semi", most, room, SMALLEST) for line in lines)
    end = 0
    for row, line in enumerate(lines[:2]):
        at = middle + (row - (len(lines[:2]) - 1) / 2) * LINE
        end = max(end, sheet.text(x + 60, at, line, "narrow-semi", size, color, NIGHT, room=room))
    sheet.text(end + 14, middle, said, "narrow-bold", LETTERS, COLORS["gold"] if is_done else COLORS["mist"], NIGHT)


def _ring_cities(sheet: Sheet, ground: Base, view: View, seat: int, shown: Sequence[tuple[str, bool]]) -> None:
    """Ring the cities of the tickets; red where only failed tickets lead there."""
    state: dict[str, bool] = {}
    for key, is_done in shown:
        one, way = view.part(Tickets).tickets[key], way_now(view, seat, key)
        for city in (way[0], *one.via, way[1]) if way else one.cities_named:
            state[city] = state.get(city, False) or is_done
    for city, is_done in sorted(state.items()):
        sheet.stamp(_city_stamp(ground, city, is_done))


def _city_stamp(ground: Base, city: str, is_done: bool) -> Stamp:
    """Return the ring of a city that a ticket names."""
    x, y = ground.geometry.cities[city]
    radius = ground.geometry.city

    def paint(brush: Brush) -> None:
        brush.disc(x, y, radius + 3, COLORS["ink"])
        brush.disc(x, y, radius + 1, COLORS["white"])
        brush.disc(x, y, radius - 1.5, COLORS["yes" if is_done else "no"])
        if ground.keeps_mark(city):
            ground.mark(brush, city, 3)

    return ground.stamp((city, is_done), around_point((x, y), radius + 5), paint)
