"""`python -m data.tools.pictures`: the pictures in docs/, from games played by seeded luck.

`--folder` and `--lang` put them elsewhere and in another language, for looking at them.
"""

import argparse
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

from fluent.runtime import FluentBundle, FluentResource

from data.library import load
from engine.core.game import Game
from engine.parts.routes import ClaimRoute
from renderer.board import render_board
from renderer.hand import render_hand
from renderer.look import Look, Say
from renderer.score import render_score, render_tickets
from renderer.theme import SEATS

ROOT = Path(__file__).resolve().parent.parent.parent
NAMES = {
    "en": ("Ada", "Boris", "Clementine", "Dmytro", "Erin"),
    "ru": ("Анна", "Борис", "Клементина", "Дмитрий", "Ирина"),
    "uk": ("Анна", "Борис", "Клементина", "Дмитро", "Ірина"),
}


@cache
def words(lang: str) -> Say:
    """The catalogue of the pictures' words."""
    bundle = FluentBundle([lang], use_isolating=False)
    text = (ROOT / "data" / "words" / lang / "pictures.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))

    def say(key: str, /, **facts: str | int) -> str:
        value = bundle.get_message(key).value
        assert value is not None
        said, problems = bundle.format_pattern(value, facts)
        if problems:
            raise ValueError(f"{lang} {key}: {problems}")
        return str(said)

    return say


def played(key: str, seats: int, seed: int, until: Callable[[Game], bool]) -> Game:
    """A game played by luck that likes long routes, up to a moment or to its end."""
    luck = Random(seed)
    game, _ = Game.new(load().rules(key), seats, luck)
    while not game.over and not until(game):
        offers = list(game.legal(game.waiting[0]))
        claims = [action for action in offers if isinstance(action, ClaimRoute)]
        if claims and luck.random() < 0.7:
            action = max(luck.sample(claims, min(6, len(claims))), key=lambda claim: len(claim.payment))
            game, _ = game.play(action, luck)
        else:
            game, _ = game.play(luck.choice(offers), luck)
    return game


def at_turn(number: int) -> Callable[[Game], bool]:
    """The moment when a turn begins."""
    return lambda game: game.turn.number >= number


def draw_all(key: str, lang: str, seats: int, seed: int) -> dict[str, bytes]:
    """Every kind of picture, by name."""
    look = Look(lang, NAMES[lang][:seats], tuple(SEATS)[:seats], words(lang))
    start = played(key, seats, seed, lambda game: game.turn.number == 1)
    choice = played(key, seats, seed, lambda game: True)
    middle = played(key, seats, seed, at_turn(14 * seats))
    end = played(key, seats, seed, lambda game: False)
    winner = end.result().winners[0]
    return {
        "board-start": render_board(start.view(None), look),
        "board-middle": render_board(middle.view(None), look),
        "board-end": render_board(end.view(None), look),
        "hand": render_hand(middle.view(0), look),
        "hand-choice": render_hand(choice.view(0), look),
        "score": render_score(end.view(None), look),
        "tickets": render_tickets(end.view(None), look, winner),
    }


def main() -> None:
    """Draws the pictures of one map and writes them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default=min(load().games), help="key of the game")
    parser.add_argument("--lang", default="en", choices=sorted(NAMES))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--folder", type=Path, default=ROOT / "docs" / "pictures")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    for name, picture in draw_all(options.game, options.lang, options.seats, options.seed).items():
        (options.folder / f"{name}.png").write_bytes(picture)


if __name__ == "__main__":
    main()
