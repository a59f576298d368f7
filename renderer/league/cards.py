"""Statistics as cards: one person's games, two people against each other, and the records of a server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from data.key_family import KeyFamily
from renderer.core.fonts import text_width
from renderer.core.look import Look, drawable, themed
from renderer.core.page import BRONZE, DOWN, HEAD, MARGIN, SILVER, UP, WIDTH, Page, shares
from renderer.core.theme import COLORS, RGB, mix
from renderer.league.tables import figure
from renderer.rail.layer import added_to

GAP = 16
TILE = 148
SECTION = 62
BAR = 74
KIND = 54
MAP = 62
NOTE = 48
NAME, NAME_ROOM = MARGIN + 20, 330
COLUMNS = {"games": 440, "wins": 552, "average": 672, "best": 800, "longest": 926, "rating": 1078}
ROOMS = {"games": 100, "wins": 104, "average": 120, "best": 116, "longest": 116, "rating": 166}
TITLES_OF = KeyFamily("pic-profile-column-{}", ROOMS)
TICKETS = KeyFamily("pic-profile-tickets-{}", ("done", "missed"))
PLACES: tuple[RGB, ...] = (COLORS["gold"], SILVER, BRONZE, COLORS["shade"], mix(COLORS["shade"], COLORS["ink"], 1 / 9))
"""The colors of the places, first place first; text is written on them."""


class Worth(Struct, frozen=True):
    """A rating as shown: its value and its uncertainty."""

    value: int
    unsure: int
    provisional: bool


class MapLine(Struct, frozen=True):
    """A person's games on one map. `longest` is None without paths, `rating` None without a rating."""

    name: str
    games: int
    wins: int
    average_place: float
    best: int
    longest: int | None
    rating: Worth | None


class Profile(Struct, frozen=True):
    """A person's games. `places`: how often first, second, ... `kinds`: (title, mean points per game).

    `tickets`: tried and completed; None if there were none. `reliability`: from 0 to 1.
    """

    name: str
    below: str
    games: int
    places: Sequence[int]
    kinds: Sequence[tuple[str, float]]
    tickets: tuple[int, int] | None
    rating: Worth | None
    reliability: float | None
    maps: Sequence[MapLine]


@themed
def render_profile(profile: Profile, look: Look) -> bytes:
    """Return a PNG of a person's card; its height depends on its content."""
    height = HEAD + TILE + GAP + SECTION + BAR + 60
    height += SECTION + len(profile.kinds) * KIND + GAP if profile.kinds else 0
    height += SECTION + BAR + GAP if profile.tickets else 0
    height += SECTION + 40 + len(profile.maps) * MAP if profile.maps else 0
    height += NOTE if _is_provisional(profile) else 0
    page = Page(height + MARGIN)
    page.head(drawable(profile.name, look.say("pic-profile-person")), profile.below)
    _draw_tiles(page, _facts(profile, look), HEAD)
    y = _draw_places(page, look, profile, HEAD + TILE + GAP)
    if profile.kinds:
        y = _draw_kinds(page, look, profile.kinds, y)
    if profile.tickets:
        y = _draw_tickets(page, look, *profile.tickets, y)
    if profile.maps:
        _draw_maps(page, look, profile.maps, y)
    if _is_provisional(profile):
        note = look.say("pic-profile-provisional")
        page.write(MARGIN, page.image.height - MARGIN - NOTE / 2 + 8, note, "narrow", 32, COLORS["mist"])
    return page.png()


def means_of(kinds: Mapping[str, int], games: int) -> list[tuple[str, float]]:
    """Return (code, mean points per game) for codes with a column in the final scores, the most first."""
    sums: dict[str, int] = {}
    added = added_to()
    for code, points in kinds.items():
        shown = added.get(code, code)
        if points and shown:
            sums[shown] = sums.get(shown, 0) + points
    return [(code, sums[code] / max(games, 1)) for code in sorted(sums, key=lambda code: -sums[code])]


def _is_provisional(profile: Profile) -> bool:
    """Tell whether any rating of the card is provisional."""
    worths = [profile.rating, *(line.rating for line in profile.maps)]
    return any(worth is not None and worth.provisional for worth in worths)


def worth_text(worth: Worth | None, look: Look) -> str:
    """Return a rating as short text; a provisional one has a question mark, which the page explains."""
    if worth is None:
        return "–"
    return look.say("pic-profile-worth-unsure" if worth.provisional else "pic-profile-worth", value=worth.value)


def _facts(profile: Profile, look: Look) -> list[tuple[str, str, str]]:
    """Return the tiles' texts: a figure, its title, and a detail."""
    wins = profile.places[0] if profile.places else 0
    worth, share = profile.rating, _percent(look, wins, profile.games)
    about = "" if worth is None else look.say("pic-profile-unsure", unsure=worth.unsure)
    reliable = profile.reliability
    return [
        (str(profile.games), look.say("pic-profile-games", games=profile.games), ""),
        (str(wins), look.say("pic-profile-wins", wins=wins), share),
        (worth_text(worth, look), look.say("pic-profile-rating"), about),
        (
            "–" if reliable is None else look.say("pic-league-percent", share=round(100 * reliable)),
            look.say("pic-profile-reliability"),
            "",
        ),
    ]


def _percent(look: Look, part: int, whole: int) -> str:
    return look.say("pic-league-percent", share=round(100 * part / max(whole, 1)))


def _draw_tiles(page: Page, tiles: Sequence[tuple[str, str, str]], y: int) -> None:
    wide = (WIDTH - 2 * MARGIN - (len(tiles) - 1) * GAP) // len(tiles)
    for number, (value, what, more) in enumerate(tiles):
        x = MARGIN + number * (wide + GAP)
        page.box(x, y, x + wide, y + TILE, 16, COLORS["paper"])
        size = 68
        room = wide - 40 - (text_width(more, "narrow-semi", 36) + 14 if more else 0)
        end = page.write(x + 20, y + 54, value, "bold", size, COLORS["ink"], room=room, least=44)
        page.write(end + 14, y + 60, more, "narrow-semi", 36, COLORS["muted"])
        page.write(x + 20, y + 116, what, "narrow", 34, COLORS["muted"], room=wide - 40)


def _title(page: Page, text: str, y: int, right: str = "") -> int:
    page.write(MARGIN, y + 32, text, "bold", 38, COLORS["gold"], room=WIDTH - 2 * MARGIN)
    if right:
        page.write(WIDTH - MARGIN, y + 32, right, "narrow", 34, COLORS["mist"], "r")
    return y + SECTION


def _draw_places(page: Page, look: Look, profile: Profile, y: int) -> int:
    """Draw a bar of shares, each with its place and how often it was reached."""
    average = sum((number + 1) * times for number, times in enumerate(profile.places)) / max(profile.games, 1)
    right = look.say("pic-profile-average", place=figure(average, look.lang, 2))
    y = _title(page, look.say("pic-profile-places"), y, right)
    room = WIDTH - 2 * MARGIN
    widths = shares(profile.places, room)
    page.box(MARGIN, y, MARGIN + room, y + BAR, 12, COLORS["paper"])
    x = MARGIN
    for number, wide in enumerate(widths):
        if not wide:
            continue
        color = PLACES[min(number, len(PLACES) - 1)]
        page.box(x + 2, y + 4, x + wide - 2, y + BAR - 4, 9, color)
        ink = COLORS["coal"] if number < 3 else COLORS["ink"]
        if wide > 36:
            page.write(x + wide / 2, y + BAR / 2, str(number + 1), "bold", 38, ink, "m", wide - 10)
        x += wide
    x = MARGIN
    for number, times in enumerate(profile.places):
        share = round(100 * times / max(profile.games, 1))
        text = look.say("pic-profile-times", place=number + 1, times=times, share=share)
        x = page.write(x, y + BAR + 28, text, "narrow", 32, COLORS["mist"]) + 34
    return y + BAR + 60


def _draw_kinds(page: Page, look: Look, kinds: Sequence[tuple[str, float]], y: int) -> int:
    """Draw a bar for each kind of points; negative ones have their own color and a minus."""
    y = _title(page, look.say("pic-profile-kinds"), y)
    left, right = MARGIN + 300, WIDTH - MARGIN - 130
    most = max(abs(points) for _, points in kinds) or 1
    page.box(MARGIN, y, WIDTH - MARGIN, y + len(kinds) * KIND + 8, 12, COLORS["paper"])
    for number, (name, points) in enumerate(kinds):
        middle = y + 4 + number * KIND + KIND / 2
        page.write(MARGIN + 20, middle, name, "narrow-semi", 36, COLORS["ink"], room=left - MARGIN - 40)
        end = left + max((right - left) * abs(points) / most, 6)
        page.box(left, middle - 15, end, middle + 15, 6, UP if points >= 0 else DOWN)
        text = figure(points, look.lang)
        page.write(WIDTH - MARGIN - 20, middle, text, "narrow-bold", 40, COLORS["ink"], "r")
    return y + len(kinds) * KIND + GAP


def _draw_tickets(page: Page, look: Look, tried: int, completed: int, y: int) -> int:
    y = _title(page, look.say("pic-profile-tickets"), y, _percent(look, completed, tried))
    room = WIDTH - 2 * MARGIN
    page.box(MARGIN, y, MARGIN + room, y + BAR, 12, COLORS["paper"])
    done, missed = shares((completed, tried - completed), room - 8)

    if done:
        page.box(MARGIN + 4, y + 4, MARGIN + 4 + done, y + BAR - 4, 9, COLORS["yes"])
    if missed:
        page.box(MARGIN + 6 + done, y + 4, MARGIN + 4 + done + missed, y + BAR - 4, 9, COLORS["no"])
    for x, wide, key, count in (
        (MARGIN + 4, done, "done", completed),
        (MARGIN + 4 + done, missed, "missed", tried - completed),
    ):
        text = look.say(TICKETS(key), count=count)
        short = text if text_width(text, "narrow-semi", 34) < wide - 20 else str(count)
        if text_width(short, "narrow-semi", 34) < wide - 6:
            page.write(x + wide / 2, y + BAR / 2, short, "narrow-semi", 34, COLORS["white"], "m")
    return y + BAR + GAP


def _draw_maps(page: Page, look: Look, maps: Sequence[MapLine], y: int) -> None:
    y = _title(page, look.say("pic-profile-maps"), y)
    for code, x in COLUMNS.items():
        page.column(x, y + 6, look.say(TITLES_OF(code)), ROOMS[code], COLORS["mist"])
    y += 40
    for number, line in enumerate(maps):
        top = y + number * MAP
        middle = top + (MAP - 6) / 2
        page.box(MARGIN, top, WIDTH - MARGIN, top + MAP - 6, 10, COLORS["paper"])
        page.write(NAME, middle, line.name, "narrow-bold", 38, COLORS["ink"], room=NAME_ROOM)
        cells = {
            "games": str(line.games),
            "wins": str(line.wins),
            "average": figure(line.average_place, look.lang, 2, is_short=False),
            "best": figure(line.best, look.lang),
            "longest": "–" if line.longest is None else str(line.longest),
            "rating": worth_text(line.rating, look),
        }
        for code, text in cells.items():
            color = COLORS["muted"] if text == "–" else COLORS["ink"]
            page.write(COLUMNS[code], middle, text, "narrow-semi", 36, color, "m", ROOMS[code])


# Two people against each other


NAMES = 150
DUEL_BAR = 96
DUEL_ROW = 66
DUEL_TITLES = 60
ONE, LEVEL, OTHER = 640, 840, 1040
"""The middles of the columns."""
TONES: tuple[RGB, RGB, RGB] = (COLORS["gold"], COLORS["shade"], BRONZE)


class MapDuel(Struct, frozen=True):
    """How often each was ahead on one map, and how often they tied."""

    name: str
    one: int
    other: int
    level: int


class Duel(Struct, frozen=True):
    """Two people's games together. `points`: the mean of each."""

    one_name: str
    other_name: str
    one: int
    other: int
    level: int
    points: tuple[float, float]
    maps: tuple[MapDuel, ...]


@themed
def render_versus(duel: Duel, look: Look) -> bytes:
    """Return a PNG of two people's card; its height depends on the number of maps."""
    page = Page(HEAD + NAMES + DUEL_BAR + DUEL_TITLES + len(duel.maps) * DUEL_ROW + MARGIN + 20)
    one = drawable(duel.one_name, look.say("pic-versus-person", number=1))
    other = drawable(duel.other_name, look.say("pic-versus-person", number=2))
    games = duel.one + duel.other + duel.level
    page.head(look.say("pic-versus", one=one, other=other), look.say("pic-versus-games", games=games))
    half = WIDTH // 2 - MARGIN - 20
    page.write(MARGIN, HEAD + 34, one, "bold", 48, COLORS["chalk"], room=half, least=36)
    page.write(WIDTH - MARGIN, HEAD + 34, other, "bold", 48, COLORS["chalk"], "r", half, 36)
    for x, number, align in ((MARGIN, 0, "l"), (WIDTH - MARGIN, 1, "r")):
        text = look.say("pic-versus-points", points=figure(duel.points[number], look.lang))
        page.write(x, HEAD + 96, text, "narrow", 36, COLORS["mist"], "l" if align == "l" else "r", half)
    y = HEAD + NAMES - 16
    _draw_ahead(page, duel, y)
    _draw_duels(page, look, duel, (one, other), y + DUEL_BAR + 20)
    return page.png()


def _draw_ahead(page: Page, duel: Duel, y: int) -> None:
    """Draw shares from left to right: the first ahead, tied, the second ahead."""
    parts, x = (duel.one, duel.level, duel.other), MARGIN
    for count, wide, tone in zip(parts, shares(parts, WIDTH - 2 * MARGIN), TONES, strict=True):
        if wide:
            page.box(x + 2, y, x + wide - 2, y + DUEL_BAR, 12, tone)
            ink = COLORS["ink"] if tone is COLORS["shade"] else COLORS["coal"]
            page.write(x + wide / 2, y + DUEL_BAR / 2, str(count), "bold", 56, ink, "m", wide - 8, 24)
        x += wide


def _draw_duels(page: Page, look: Look, duel: Duel, names: tuple[str, str], y: int) -> None:
    for middle, text in ((ONE, names[0]), (LEVEL, look.say("pic-versus-level")), (OTHER, names[1])):
        page.write(middle, y + 24, text, "narrow", 32, COLORS["mist"], "m", 190)
    for number, line in enumerate(duel.maps):
        top = y + DUEL_TITLES - 8 + number * DUEL_ROW
        at = top + (DUEL_ROW - 6) / 2
        page.box(MARGIN, top, WIDTH - MARGIN, top + DUEL_ROW - 6, 10, COLORS["paper"])
        page.write(NAME, at, line.name, "narrow-bold", 40, COLORS["ink"], room=480)
        for middle, count in ((ONE, line.one), (LEVEL, line.level), (OTHER, line.other)):
            page.write(middle, at, str(count), "narrow-bold", 42, COLORS["ink"], "m")


# The records of a server


TITLE = 66
RECORD = 64
LABEL, LABEL_ROOM = MARGIN + 20, 370
VALUE = 540
WHO = 620


class Entry(Struct, frozen=True):
    """One record: its title or place, its value, and the people."""

    label: str
    value: str
    who: Sequence[str]


class Section(Struct, frozen=True):
    """Records of one map, or of one kind."""

    title: str
    entries: Sequence[Entry]


@themed
def render_records(sections: Sequence[Section], look: Look, below: str) -> bytes:
    """Return a PNG of the records; its height depends on their number."""
    rows = sum(len(section.entries) for section in sections)
    page = Page(HEAD + len(sections) * TITLE + rows * RECORD + MARGIN)
    page.head(look.say("pic-records"), below)
    y = HEAD
    for section in sections:
        page.write(MARGIN, y + 34, section.title, "bold", 42, COLORS["gold"], room=WIDTH - 2 * MARGIN)
        y += TITLE
        for entry in section.entries:
            _draw_entry(page, look, entry, y)
            y += RECORD
    return page.png()


def _draw_entry(page: Page, look: Look, entry: Entry, y: int) -> None:
    middle = y + (RECORD - 6) / 2
    page.box(MARGIN, y, WIDTH - MARGIN, y + RECORD - 6, 10, COLORS["paper"])
    page.write(LABEL, middle, entry.label, "narrow-semi", 36, COLORS["muted"], room=LABEL_ROOM)
    page.write(VALUE, middle, entry.value, "bold", 44, COLORS["ink"], "r")
    name = ", ".join(drawable(one, look.say("pic-profile-person")) for one in entry.who)
    page.write(WHO - 40, middle, name, "narrow-bold", 40, COLORS["ink"], room=WIDTH - MARGIN - WHO + 20, least=32)
