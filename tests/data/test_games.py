"""All game files together: every mistake in one message, every name in three languages, and each can be played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from data.maps.library import GAMES, load, read
from engine.assemble import BadGameFile, GameFile, assemble
from engine.core.game import Game

LANGUAGES = {"en", "ru", "uk"}
VARIANTS = [(key, variant) for key, file in load().games.items() for variant in file.variants]


def mistakes(file: GameFile) -> Iterator[str]:
    for variant in file.variants:
        try:
            assemble(file, variant)
        except BadGameFile as bad:
            yield from (f"{file.key}, {variant}: {mistake}" for mistake in bad.mistakes)
    for place, names in named(file):
        if set(names) != LANGUAGES or not all(name.strip() == name and name for name in names.values()):
            yield f"{file.key}, {place}: named {dict(names)}, not in {sorted(LANGUAGES)}"


def named(file: GameFile) -> Iterator[tuple[str, Mapping[str, str]]]:
    """Everything with a name that players read."""
    yield "game", file.names
    for key, variant in file.variants.items():
        yield f"variant {key}", variant.names
    for key, option in file.options.items():
        yield f"option {key}", option.names
    for section in ("cities", "tiles"):
        listed = file.sections.get(section, [])
        assert isinstance(listed, list)
        for entry in listed:
            yield f"{section} {entry['id']}", entry["names"]


def test_no_file_has_a_mistake() -> None:
    found = [mistake for path in sorted(GAMES.glob("*.json")) for mistake in mistakes(read(path))]
    assert not found, "\n".join(found)


def test_a_file_is_called_by_its_key() -> None:
    assert sorted(path.stem for path in GAMES.glob("*.json")) == sorted(load().games)


def whole_games() -> Iterator[Any]:
    """With the fewest and with the most seats. A full table of strings takes a second, and `tests/rulebook` plays
    one.
    """
    for key, variant in VARIANTS:
        rules = load().rules(key, variant)
        fewest, most = rules.seats
        yield pytest.param(key, variant, fewest)
        yield pytest.param(key, variant, most, marks=pytest.mark.long)


@pytest.mark.parametrize(("key", "variant"), VARIANTS)
class TestEachCanBePlayed:
    def test_the_table_is_full_and_there_is_enough_for_everybody(self, key: str, variant: str) -> None:
        rules = load().rules(key, variant)
        for seats in range(rules.seats[0], rules.seats[1] + 1):
            game, _ = Game.new(rules, seats, Random(seats))
            assert game.stray() == ()
            assert game.waiting
            assert all(len(game.legal(seat)) for seat in game.waiting)


@pytest.mark.parametrize(("key", "variant", "seats"), list(whole_games()))
def test_each_can_be_played_to_its_end(key: str, variant: str, seats: int) -> None:
    rng = Random(seats)
    game, _ = Game.new(load().rules(key, variant), seats, rng)
    while not game.over:
        game = game.after(game.act(rng.choice(game.legal(rng.choice(game.waiting))), rng))
        assert game.stray() == ()
    assert len(game.result().places) == seats
