"""`python bot.py position FILE.json`: a position written by hand, played and explained. See docs/positions.md."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct, field, to_builtins

from data.maps.library import Library, load, load_with
from engine.assemble import ON, BadGameFile, assemble
from engine.core.codec import decode_action
from engine.core.content import plain
from engine.core.game import Game
from engine.core.refused import Refused
from engine.core.view import View
from engine.position import place


class Position(Struct, frozen=True):
    """The file. Everything else in it belongs to the game's parts."""

    game: str
    seats: int
    variant: str | None = None
    options: list[str] = field(default_factory=list)
    seed: int = 1
    turn: int = 0
    actions: list[dict[str, object]] = field(default_factory=list)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", type=Path, help="a position as docs/positions.md describes it")
    parser.add_argument("--maps", type=Path, help="a folder of your own maps")


def main(args: argparse.Namespace) -> int:
    """Print what each action did, what is legal now, what each viewer sees, and the points.

    Returns the exit code, 2 for an invalid file.
    """
    library = load_with(args.maps)
    try:
        raw = json.loads(args.file.read_text(encoding="utf-8"))
        print(json.dumps(answer(raw, library), ensure_ascii=False, indent=1))
    except OSError as mistake:
        return _usage(f"{args.file} cannot be read: {mistake.strerror}")
    except (json.JSONDecodeError, UnicodeDecodeError, RecursionError) as mistake:
        return _usage(f"{args.file} is no JSON: {mistake}")
    except (msgspec.ValidationError, BadGameFile) as mistake:
        return _usage(f"{args.file}: {mistake}")
    except Refused as refused:
        return _usage(f"{args.file}: {refused.facts['place']}: {refused.facts['what']}")
    return 0


def answer(raw: Mapping[str, object], library: Library | None = None) -> dict[str, object]:
    """Return the position of the file with its actions played in order; a refused action changes nothing.

    Raises: msgspec.ValidationError, BadGameFile for an unknown game, variant or option, and Refused `bad_position`
    for an impossible position.
    """
    position, library = msgspec.convert(raw, Position), library or load()
    if position.game not in library.games:
        raise BadGameFile([f"there is no game {position.game!r}; there are: {', '.join(sorted(library.games))}"])
    given = {name: value for name, value in raw.items() if name not in Position.__struct_fields__}
    rng = Random(position.seed)
    options = dict.fromkeys(position.options, ON)
    rules = assemble(library.games[position.game], position.variant, options)
    least, most = rules.seats
    if not least <= position.seats <= most:
        raise Refused("bad_position", place="seats", what=f"from {least} to {most}, and this is {position.seats}")
    game = place(rules, position.seats, given, rng, position.turn)
    played = []
    for number, said in enumerate(position.actions):
        try:
            game, outcome = _play(game, said, rng)
        except msgspec.ValidationError as mistake:
            raise Refused("bad_position", place=f"actions[{number}]", what=plain(mistake)[1]) from mistake
        played.append(outcome)
    seats = range(game.seats)
    return {
        "actions": played,
        "waiting": list(game.waiting),
        "legal": {str(seat): to_builtins(list(game.legal(seat))) for seat in game.waiting},
        "views": {"table": _view(game.view(None)), **{str(seat): _view(game.view(seat)) for seat in seats}},
        "scores": to_builtins(game.result()),
        "over": game.over,
    }


def _play(game: Game, said: Mapping[str, object], rng: Random) -> tuple[Game, dict[str, object]]:
    action = decode_action(msgspec.json.encode(said))
    try:
        events = game.act(action, rng)
    except Refused as refused:
        return game, {"action": dict(said), "refused": {"code": refused.code, "facts": refused.facts}}
    return game.after(events), {"action": dict(said), "events": to_builtins(list(events))}


def _view(view: View) -> dict[str, object]:
    seen = {kind.__name__.removesuffix("Seen").lower(): to_builtins(what) for kind, what in view.slices.items()}
    return {"turn": to_builtins(view.turn), "result": to_builtins(view.result), **{k: v for k, v in seen.items() if v}}


def _usage(message: str) -> int:
    print(f"position: {message}", file=sys.stderr)
    return 2
