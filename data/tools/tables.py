"""`python -m data.tools.tables --game KEY`: the pictures of tables of strings in docs/, from games played by luck.

`--folder` and `--lang` put them elsewhere and in another language, for looking at them.
"""

import argparse
from collections.abc import Callable
from dataclasses import replace
from math import hypot
from pathlib import Path
from random import Random

from data.maps.library import GAMES, read
from data.tools.pictures import NAMES, ROOT, words
from engine.assemble import assemble
from engine.core.game import Game
from engine.core.ruleset import Ruleset
from engine.parts.station_tiles import PlaceTile, TilesSeen
from engine.parts.strings import LayString, StringsSeen, company_of, tabletop
from engine.strings.curves import even, stored, through
from engine.strings.judge import verdict
from engine.strings.nouns import Draft
from engine.strings.nouns import Path as Way
from renderer.core.look import Look
from renderer.core.marks import Mark
from renderer.core.theme import SEATS, THEMES
from renderer.rail.score import render_score
from renderer.strings.table import render_table

MIDDLE = 15
"""The turn of the previews."""


def played(rules: Ruleset, seats: int, seed: int, until: Callable[[Game], bool]) -> Game:
    """A game of players who lay what is suggested first, and put tiles at any of the spots that are suggested."""
    luck = Random(seed)
    game, _ = Game.new(rules, seats, luck)
    while not game.over and not until(game):
        offers = game.legal(game.waiting[0])
        spots = [action for action in offers if isinstance(action, PlaceTile)]
        strings = [action for action in offers if isinstance(action, LayString)]
        game, _ = game.play(luck.choice(spots) if spots else strings[0] if strings else luck.choice(offers), luck)
    return game


def is_laying(game: Game) -> bool:
    """Whether a string is to be laid in the turn of the previews."""
    return game.turn.number >= MIDDLE and not game.view(None).seen(TilesSeen).drawn


def preview(game: Game, action: LayString, path: Way) -> Draft:
    """A string as its seat sees it before it confirms."""
    company = company_of(game)
    assert company is not None
    table = tabletop(game)
    judged = verdict(table, company, action.string, path)
    return Draft(path=path, verdict=judged, left_length=table.measures.most(action.string) - judged.length)


def astray(path: Way) -> Way:
    """The path gone on in a loop over itself, to where there is no station."""
    (mx, my), (ex, ey) = path[len(path) * 2 // 3], path[-1]
    far = hypot(ex - mx, ey - my) or 1.0
    dx, dy = (ex - mx) / far, (ey - my) / far

    def beside(x: int, y: int, ahead: int, aside: int) -> tuple[int, int]:
        return round(x + dx * ahead - dy * aside), round(y + dy * ahead + dx * aside)

    bends = (beside(ex, ey, 500, 200), beside(ex, ey, 450, 700), beside(mx, my, 100, 600), beside(mx, my, 0, -700))
    return stored(even(through([path[-1], *bends])))[1:]


def draw_all(rules: Ruleset, lang: str, seed: int) -> dict[str, bytes]:
    """Finished tables for each number of seats, and previews of a good string and of a bad one, by name."""

    def look(seats: int) -> Look:
        return Look(lang, NAMES[lang][:seats], tuple(SEATS)[:seats], words(lang))

    found = {}
    for seats in range(rules.seats[0], rules.seats[1] + 1):
        end = played(rules, seats, seed, lambda game: False).view(None)
        found[f"{seats}-seats"] = render_table(end, look(seats))
        found[f"{seats}-score"] = render_score(end, look(seats))
    game = played(rules, 4, seed, is_laying)
    seat = game.waiting[0]
    strings = [action for action in game.legal(seat) if isinstance(action, LayString)]
    action = max(strings, key=lambda string: len(preview(game, string, string.path).verdict.gains))  # type: ignore[union-attr]
    view = game.view(seat)
    found["preview"] = render_table(view, look(4), preview(game, action, action.path))
    found["refused"] = render_table(view, look(4), preview(game, action, (*action.path, *astray(action.path))))
    end = played(rules, 4, seed, lambda game: False).view(None)
    lately: list[Mark] = [("string", len(end.seen(StringsSeen).laid) - back) for back in (4, 3, 2, 1)]
    lately.insert(2, ("tile", end.seen(TilesSeen).tiles[-1].name))
    for theme in THEMES[1:]:
        found[theme] = render_table(end, replace(look(4), theme=theme), marked=lately)
    return found


def main() -> None:
    """Draws the pictures of one game and writes them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", required=True, help="key of the game")
    parser.add_argument("--option", nargs="*", default=[], help="options of the table")
    parser.add_argument("--prefix", default="string-", help="what the names of the files begin with")
    parser.add_argument("--only", nargs="*", help="names of the pictures to write")
    parser.add_argument("--lang", default="en", choices=sorted(NAMES))
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--folder", type=Path, default=ROOT / "docs" / "pictures")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    rules = assemble(read(GAMES / f"{options.game}.json"), None, dict.fromkeys(options.option, "on"))
    for name, picture in draw_all(rules, options.lang, options.seed).items():
        if not options.only or name in options.only:
            (options.folder / f"{options.prefix}{name}.png").write_bytes(picture)


if __name__ == "__main__":
    main()
