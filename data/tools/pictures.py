"""`python -m data.tools.pictures --game KEY`: the pictures in docs/, from games played with a seeded RNG.

`--folder` and `--lang` write them elsewhere and in another language, for looking at them.
"""

from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import cache, partial
from heapq import heappop, heappush
from itertools import pairwise
from math import hypot
from pathlib import Path
from random import Random

from data.languages import Sentences
from data.maps.library import GAMES, load, read
from engine.assemble import assemble
from engine.core.action import Action
from engine.core.game import Game
from engine.core.ruleset import Ruleset
from engine.core.view import View
from engine.parts.market import DrawCard
from engine.parts.pieces import ChoosePieces, PiecesSeen
from engine.parts.ports import BuildPort
from engine.parts.routes import ClaimRoute, Routes, RoutesSeen
from engine.parts.station_tiles import PlaceTile, TilesSeen
from engine.parts.stations import BuildStation, StationsSeen, completing_cities
from engine.parts.strings import LayString, Strings, StringsSeen, company_of, tabletop
from engine.parts.ticket_points import completed
from engine.parts.tickets import KeepTickets, Tickets, TicketsSeen
from engine.parts.tunnels import PayTunnel, TunnelsSeen
from engine.strings.curves import even, stored, through
from engine.strings.judge import verdict
from engine.strings.nouns import Draft
from engine.strings.nouns import Path as Way
from renderer.core.geometry import Geometry
from renderer.core.look import Look, Say
from renderer.core.marks import Mark
from renderer.core.theme import SEATS, THEMES
from renderer.rail.board import render_board
from renderer.rail.focus import part, render_focus, render_preview
from renderer.rail.hand import render_hand
from renderer.rail.own_map import render_own_map
from renderer.rail.score import render_score, render_tickets
from renderer.strings.legend import render_legend
from renderer.strings.table import render_table

TURN_OF_PREVIEW = 15
"""On a table of strings."""
ROOT = Path(__file__).resolve().parent.parent.parent
NAMES = {
    "en": ("Ada", "Boris", "Clementine", "Dmytro", "Erin"),
    "ru": ("Анна", "Борис", "Клементина", "Дмитрий", "Ирина"),
    "uk": ("Анна", "Борис", "Клементина", "Дмитро", "Ірина"),
}


@cache
def words(lang: str) -> Say:
    """Return the function that says the sentences of pictures in a language. Cached.

    Raises: ValueError from that function, for a sentence with missing variables.
    """
    sentences = Sentences(lang)

    def say(key: str, /, **facts: str | int) -> str:
        said, problems = sentences.format(key, facts)
        if problems:
            raise ValueError(f"{lang} {key}: {problems}")
        return said

    return say


def played(key: str, seats: int, seed: int, until: Callable[[Game], bool], variant: str | None = None) -> Game:
    """Return a game played up to a moment or to its end, by players who follow their tickets."""
    return played_by(load().rules(key, variant), seats, seed, until)


def played_by(rules: Ruleset, seats: int, seed: int, until: Callable[[Game], bool]) -> Game:
    """Return a game played by these rules up to a moment or to its end."""
    choose, rng = _choose_on_table if rules.has(Strings) else _choose, Random(seed)
    game, _ = Game.new(rules, seats, rng)
    while not game.over and not until(game):
        game, _ = game.play(choose(game, game.waiting[0], rng), rng)
    return game


def _choose(game: Game, seat: int, rng: Random) -> Action:
    """Claim what leads to an own ticket, else what is long; draw cards in between, and rarely tickets."""
    offers = list(game.legal(seat))
    view = game.view(seat)
    claims = [action for action in offers if isinstance(action, ClaimRoute)]
    wanted = _wanted(view, seat)
    good = [claim for claim in claims if claim.route in wanted]
    if not wanted or _left(view, seat) < 15:
        good = good or [claim for claim in claims if len(claim.payment) > 2]
    if good:
        return max(rng.sample(good, min(8, len(good))), key=lambda claim: len(claim.payment))
    named = {city for ticket in completed(view) for city in view.part(Tickets).tickets[ticket].stops}
    if found := [action for action in offers if isinstance(action, BuildPort) and action.city in named]:
        return rng.choice(found)
    if mixes := [action for action in offers if isinstance(action, ChoosePieces)]:
        return mixes[len(mixes) * 2 // 3 - seat % 3]
    completing = _completing(view) if view.has(StationsSeen) and view.seen(RoutesSeen).pieces[seat] < 25 else set()
    if builds := [action for action in offers if isinstance(action, BuildStation) and action.city in completing]:
        return min(builds, key=lambda build: len(build.payment))
    draws = [action for action in offers if isinstance(action, DrawCard | KeepTickets | PayTunnel)]
    if wanted or rng.random() < 0.9:
        return rng.choice(draws or offers)
    return rng.choice(offers)


def _left(view: View, seat: int) -> int:
    """Return all pieces that the seat has left."""
    if view.has(PiecesSeen):
        return sum(view.seen(PiecesSeen).own or ())
    return view.seen(RoutesSeen).pieces[seat]


def _completing(view: View) -> set[str]:
    """Return the cities where a station would complete an open ticket."""
    kept = set(view.seen(TicketsSeen).own or ()) - completed(view)
    return {city for ticket in kept for city in completing_cities(view, ticket)}


def _wanted(view: View, seat: int) -> set[str]:
    """Return the free routes on shortest paths between the cities of the seat's tickets."""
    found: set[str] = set()
    for key in view.seen(TicketsSeen).own or ():
        for start, goal in pairwise(view.part(Tickets).tickets[key].stops):
            found |= _way(view, seat, start, goal)
    return found


def _way(view: View, seat: int, start: str, goal: str) -> set[str]:
    """Return the free routes on a shortest path."""
    seen, routes = view.seen(RoutesSeen), view.part(Routes).routes
    queue: list[tuple[int, str, tuple[str, ...]]] = [(0, start, ())]
    done: set[str] = set()
    while queue:
        far, city, way = heappop(queue)
        if city == goal:
            return {route for route in way if route not in seen.owners}
        if city in done:
            continue
        done.add(city)
        for route in routes.values():
            if city in route.cities and route.id not in seen.closed and seen.owners.get(route.id, seat) == seat:
                other = route.cities[route.cities[0] == city]
                heappush(queue, (far + (route.id not in seen.owners) * route.length, other, (*way, route.id)))
    return set()


def at_turn(number: int) -> Callable[[Game], bool]:
    """Return a function that tells when that turn has begun."""
    return lambda game: game.turn.number >= number


def in_tunnel(game: Game) -> bool:
    """Tell whether a tunnel is in question, late enough in the game."""
    view = game.view(None)
    return view.has(TunnelsSeen) and game.turn.number > 10 * game.seats and view.seen(TunnelsSeen).owed is not None


def drawings(rules: Ruleset, lang: str, seats: int, seed: int, rounds: int = 22) -> dict[str, Callable[[], bytes]]:
    """Return functions that draw every kind of picture, by name.

    The middle of the game is after `rounds` turns of each player. A function whose name begins with `board-tunnel`
    raises LookupError if the game never asks about a tunnel.
    """
    look = Look(lang, NAMES[lang][:seats], tuple(SEATS)[:seats], words(lang))
    dark, strong = (replace(look, theme=theme) for theme in THEMES[1:])

    @cache
    def start() -> Game:
        return played_by(rules, seats, seed, at_turn(1))

    @cache
    def middle() -> Game:
        return played_by(rules, seats, seed, at_turn(rounds * seats))

    @cache
    def end() -> Game:
        return played_by(rules, seats, seed, lambda game: False)

    def table() -> View:
        return middle().view(None)

    def tickets(shown: Look) -> bytes:
        return render_tickets(end().view(None), shown, end().result().winners[0])

    return {
        "board-tunnel": lambda: _tunnel(played_by(rules, seats, seed, in_tunnel), look),
        "board-start": lambda: render_board(start().view(None), look),
        "board-middle": lambda: render_board(table(), look),
        "board-end": lambda: render_board(end().view(None), look),
        "board-marked": lambda: render_board(table(), look, _lately(table())),
        "board-dark": lambda: render_board(table(), dark, _lately(table())),
        "board-contrast": lambda: render_board(table(), strong, _lately(table())),
        "board-focus": lambda: render_focus(table(), look, part(table(), "centre")),
        "board-preview": lambda: _preview(table(), look),
        "board-preview-dark": lambda: _preview(table(), dark),
        "hand": lambda: render_hand(middle().view(0), look),
        "hand-dark": lambda: render_hand(middle().view(0), dark),
        "hand-choice": lambda: render_hand(played_by(rules, seats, seed, lambda game: True).view(0), look),
        "own-map": lambda: render_own_map(middle().view(1), look),
        "score": lambda: render_score(end().view(None), look),
        "score-dark": lambda: render_score(end().view(None), dark),
        "tickets": lambda: tickets(look),
        "tickets-dark": lambda: tickets(dark),
    }


def _tunnel(game: Game, look: Look) -> bytes:
    if game.over:
        raise LookupError("no tunnel was asked about")
    return render_board(game.view(None), look)


def _lately(view: View) -> list[Mark]:
    """Return what was claimed last, a route for each seat."""
    return [("route", route) for route in list(view.seen(RoutesSeen).owners)[-view.seats :]]


def _preview(view: View, look: Look) -> bytes:
    """Draw the preview of a free route of medium length; one around the back of the map, if there is one."""
    seen, wraps = view.seen(RoutesSeen), Geometry.of(view.rules.layout).wraps
    free = [route for route in view.part(Routes).order if route.id not in seen.owners and route.id not in seen.closed]
    best = max(free, key=lambda route: (route.id in wraps, -abs(route.length - 4)))
    return render_preview(view, look, view.turn.seat or 0, ("route", best.id))


def _choose_on_table(game: Game, seat: int, rng: Random) -> Action:
    """Lay the string that is suggested first, and place a tile at any of the suggested spots."""
    offers = game.legal(seat)
    spots = [action for action in offers if isinstance(action, PlaceTile)]
    strings = [action for action in offers if isinstance(action, LayString)]
    return rng.choice(spots) if spots else strings[0] if strings else rng.choice(offers)


def is_laying(game: Game) -> bool:
    """Tell whether a string is to be laid in the turn of the previews."""
    return game.turn.number >= TURN_OF_PREVIEW and not game.view(None).seen(TilesSeen).drawn


def draft_of(game: Game, action: LayString, path: Way) -> Draft:
    """Return a string as its seat sees it before it confirms."""
    company = company_of(game)
    assert company is not None
    table = tabletop(game)
    judged = verdict(table, company, action.string, path)
    return Draft(path=path, verdict=judged, left_length=table.measures.most(action.string) - judged.length)


def astray(path: Way) -> Way:
    """Return the path continued in a loop over itself, to where there is no station."""
    (mx, my), (ex, ey) = path[len(path) * 2 // 3], path[-1]
    far = hypot(ex - mx, ey - my) or 1.0
    dx, dy = (ex - mx) / far, (ey - my) / far

    def beside(x: int, y: int, ahead: int, aside: int) -> tuple[int, int]:
        return round(x + dx * ahead - dy * aside), round(y + dy * ahead + dx * aside)

    bends = (beside(ex, ey, 500, 200), beside(ex, ey, 450, 700), beside(mx, my, 100, 600), beside(mx, my, 0, -700))
    return stored(even(through([path[-1], *bends])))[1:]


def tables(rules: Ruleset, lang: str, seed: int) -> dict[str, Callable[[], bytes]]:
    """Return functions that draw tables of strings, by name: finished ones by seats, and previews, good and bad."""

    def look(seats: int, theme: str = THEMES[0]) -> Look:
        return Look(lang, NAMES[lang][:seats], tuple(SEATS)[:seats], words(lang), theme)

    @cache
    def end(seats: int) -> View:
        return played_by(rules, seats, seed, lambda game: False).view(None)

    def draw_end(render: Callable[[View, Look], bytes], seats: int) -> bytes:
        return render(end(seats), look(seats))

    def draw_preview(is_astray: bool) -> bytes:
        game = played_by(rules, 4, seed, is_laying)
        seat = game.waiting[0]
        strings = [action for action in game.legal(seat) if isinstance(action, LayString)]
        best = max(strings, key=lambda one: len(draft_of(game, one, one.path).verdict.gains))  # type: ignore[union-attr]
        path = (*best.path, *astray(best.path)) if is_astray else best.path
        return render_table(game.view(seat), look(4), draft_of(game, best, path))

    def draw_lately(theme: str) -> bytes:
        marked: list[Mark] = [("string", len(end(4).seen(StringsSeen).laid) - back) for back in (4, 3, 2, 1)]
        marked.insert(2, ("tile", end(4).seen(TilesSeen).tiles[-1].name))
        return render_table(end(4), look(4, theme), marked=marked)

    every = range(rules.seats[0], rules.seats[1] + 1)
    return {
        "legend": lambda: draw_end(render_legend, 4),
        "preview": lambda: draw_preview(False),
        "refused": lambda: draw_preview(True),
        **{theme: partial(draw_lately, theme) for theme in THEMES[1:]},
        **{f"{seats}-seats": partial(draw_end, render_table, seats) for seats in every},
        **{f"{seats}-score": partial(draw_end, render_score, seats) for seats in every},
    }


def arguments(doc: str | None, seed: int) -> ArgumentParser:
    """Return a parser with the arguments of both tools that draw for docs/."""
    parser = ArgumentParser(description=doc, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("--lang", default="en", choices=sorted(NAMES))
    parser.add_argument("--seed", type=int, default=seed)
    parser.add_argument("--folder", type=Path, default=ROOT / "docs" / "pictures")
    return parser


def main() -> None:
    """Draw the pictures of one map, or of tables of strings, and write them."""
    parser = arguments(__doc__, 7)
    parser.add_argument("--game", required=True, help="key of the game")
    parser.add_argument("--variant", help="key of the variant")
    parser.add_argument("--option", nargs="*", default=[], help="options of the table")
    parser.add_argument("--prefix", default="", help="prefix of the file names, instead of board-")
    parser.add_argument("--only", nargs="*", help="names of the pictures to write")
    parser.add_argument("--seats", type=int, default=4, help="seats on a map (default: 4)")
    parser.add_argument("--rounds", type=int, default=22, help="turns of each player before the middle of the game")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    rules = assemble(read(GAMES / f"{options.game}.json"), options.variant, dict.fromkeys(options.option, "on"))
    if rules.has(Strings):
        found = tables(rules, options.lang, options.seed)
    else:
        found = drawings(rules, options.lang, options.seats, options.seed, options.rounds)
    for name, draw in found.items():
        if not options.only or name in options.only:
            with suppress(LookupError):
                picture = draw()
                name = options.prefix + name.removeprefix("board-") if options.prefix else name
                (options.folder / f"{name}.png").write_bytes(picture)


if __name__ == "__main__":
    main()
