"""`python -m data.tools.pictures --game KEY`: the pictures in docs/, from games played by seeded luck.

`--folder` and `--lang` put them elsewhere and in another language, for looking at them.
"""

import argparse
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import cache
from heapq import heappop, heappush
from itertools import pairwise
from pathlib import Path
from random import Random

from fluent.runtime import FluentBundle, FluentResource

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
from engine.parts.stations import BuildStation, StationsSeen, completing_cities
from engine.parts.ticket_points import completed
from engine.parts.tickets import KeepTickets, Tickets, TicketsSeen
from engine.parts.tunnels import PayTunnel, TunnelsSeen
from renderer.core.geometry import Geometry
from renderer.core.look import Look, Say
from renderer.core.marks import Mark
from renderer.core.theme import SEATS, THEMES
from renderer.rail.board import render_board
from renderer.rail.focus import part, render_focus, render_preview
from renderer.rail.hand import render_hand
from renderer.rail.score import render_score, render_tickets

ROOT = Path(__file__).resolve().parent.parent.parent
NAMES = {
    "en": ("Ada", "Boris", "Clementine", "Dmytro", "Erin"),
    "ru": ("Анна", "Борис", "Клементина", "Дмитрий", "Ирина"),
    "uk": ("Анна", "Борис", "Клементина", "Дмитро", "Ірина"),
}


@cache
def words(lang: str) -> Say:
    """The catalogue, for the words of the pictures."""
    bundle = FluentBundle([lang], use_isolating=False)
    for file in sorted((ROOT / "data" / "words" / lang).rglob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def say(key: str, /, **facts: str | int) -> str:
        value = bundle.get_message(key).value
        assert value is not None
        said, problems = bundle.format_pattern(value, facts)
        if problems:
            raise ValueError(f"{lang} {key}: {problems}")
        return str(said)

    return say


def played(key: str, seats: int, seed: int, until: Callable[[Game], bool], variant: str | None = None) -> Game:
    """A game played up to a moment or to its end by players who follow their tickets, and luck."""
    return played_by(load().rules(key, variant), seats, seed, until)


def played_by(rules: Ruleset, seats: int, seed: int, until: Callable[[Game], bool]) -> Game:
    """The same by any rules."""
    luck = Random(seed)
    game, _ = Game.new(rules, seats, luck)
    while not game.over and not until(game):
        game, _ = game.play(_choose(game, game.waiting[0], luck), luck)
    return game


def _choose(game: Game, seat: int, luck: Random) -> Action:
    """Claims what leads to an own ticket, else what is long; draws cards in between, and seldom tickets."""
    offers = list(game.legal(seat))
    view = game.view(seat)
    claims = [action for action in offers if isinstance(action, ClaimRoute)]
    wanted = _wanted(view, seat)
    good = [claim for claim in claims if claim.route in wanted]
    if not wanted or _left(view, seat) < 15:
        good = good or [claim for claim in claims if len(claim.payment) > 2]
    if good:
        return max(luck.sample(good, min(8, len(good))), key=lambda claim: len(claim.payment))
    named = {city for ticket in completed(view) for city in view.part(Tickets).tickets[ticket].stops}
    if found := [action for action in offers if isinstance(action, BuildPort) and action.city in named]:
        return luck.choice(found)
    if mixes := [action for action in offers if isinstance(action, ChoosePieces)]:
        return mixes[len(mixes) * 2 // 3 - seat % 3]
    completing = _completing(view) if view.has(StationsSeen) and view.seen(RoutesSeen).pieces[seat] < 25 else set()
    if builds := [action for action in offers if isinstance(action, BuildStation) and action.city in completing]:
        return min(builds, key=lambda build: len(build.payment))
    draws = [action for action in offers if isinstance(action, DrawCard | KeepTickets | PayTunnel)]
    if wanted or luck.random() < 0.9:
        return luck.choice(draws or offers)
    return luck.choice(offers)


def _left(view: View, seat: int) -> int:
    """All pieces that the seat may still lay."""
    if view.has(PiecesSeen):
        return sum(view.seen(PiecesSeen).own or ())
    return view.seen(RoutesSeen).pieces[seat]


def _completing(view: View) -> set[str]:
    """The cities where a station would complete a ticket that is still open."""
    kept = set(view.seen(TicketsSeen).own or ()) - completed(view)
    return {city for ticket in kept for city in completing_cities(view, ticket)}


def _wanted(view: View, seat: int) -> set[str]:
    """The free routes on shortest ways between the cities of the seat's tickets."""
    found: set[str] = set()
    for key in view.seen(TicketsSeen).own or ():
        for start, goal in pairwise(view.part(Tickets).tickets[key].stops):
            found |= _way(view, seat, start, goal)
    return found


def _way(view: View, seat: int, start: str, goal: str) -> set[str]:
    """The free routes on a shortest way."""
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
    """The moment when a turn begins."""
    return lambda game: game.turn.number >= number


def in_tunnel(game: Game) -> bool:
    """The moment when a tunnel is asked about."""
    view = game.view(None)
    return view.has(TunnelsSeen) and game.turn.number > 10 * game.seats and view.seen(TunnelsSeen).owed is not None


def drawings(rules: Ruleset, lang: str, seats: int, seed: int, rounds: int = 22) -> dict[str, Callable[[], bytes]]:
    """How every kind of picture is drawn, by name; the middle of the game is after so many turns of each.

    One that begins with `board-tunnel` raises LookupError where the game never asks about a tunnel.
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
    """What was claimed last, a route for each seat."""
    return [("route", route) for route in list(view.seen(RoutesSeen).owners)[-view.seats :]]


def _preview(view: View, look: Look) -> bytes:
    """A route of middle length that is still free; one around the back of the map, if there is such."""
    seen, wraps = view.seen(RoutesSeen), Geometry.of(view.rules.layout).wraps
    free = [route for route in view.part(Routes).order if route.id not in seen.owners and route.id not in seen.closed]
    best = max(free, key=lambda route: (route.id in wraps, -abs(route.length - 4)))
    return render_preview(view, look, view.turn.seat or 0, ("route", best.id))


def main() -> None:
    """Draws the pictures of one map and writes them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", required=True, help="key of the game")
    parser.add_argument("--variant", help="key of the variant")
    parser.add_argument("--prefix", default="", help="what the names of the files begin with, instead of board-")
    parser.add_argument("--only", nargs="*", help="names of the pictures to write")
    parser.add_argument("--lang", default="en", choices=sorted(NAMES))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--rounds", type=int, default=22, help="turns of each player before the middle of the game")
    parser.add_argument("--folder", type=Path, default=ROOT / "docs" / "pictures")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    rules = assemble(read(GAMES / f"{options.game}.json"), options.variant)
    for name, draw in drawings(rules, options.lang, options.seats, options.seed, options.rounds).items():
        if not options.only or name in options.only:
            with suppress(LookupError):
                picture = draw()
                name = options.prefix + name.removeprefix("board-") if options.prefix else name
                (options.folder / f"{name}.png").write_bytes(picture)


if __name__ == "__main__":
    main()
