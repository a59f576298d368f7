"""Finished games as files: whatever is read again is the same game, and whatever was changed is found."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import pytest

from data.maps.library import load, rules_of_record
from data.store.game_files import put_record, read_stored, record_of
from data.store.store import Store
from engine.assemble import assemble, parse
from engine.core.codec import encode_action, encode_events
from engine.core.game import Game
from engine.core.rng import Rng, new_seed, seal_of
from engine.game_file import BadGameRecord, GameRecord, check_record, read_record, written_record
from tests.cogs.program import bot_py
from tests.own_map import KEY, laid_out
from tests.replays.keep import HERE

FILES = Path(__file__).parent / "game_files"
"""A file of every format that was ever written."""
DOC = Path(__file__).parents[2] / "docs" / "game-file.md"
KEPT = sorted(FILES.glob("*.json"))
Change = Callable[[dict[str, Any]], object]


def played(key: str = "usa", seats: int = 2, seed: int = 1, own_map: dict[str, Any] | None = None) -> GameRecord:
    """A game of random legal actions with a seed of the bot's kind, perhaps on an operator's map."""
    secret = new_seed(Random(seed))
    rng, choices = Rng(secret), Random(seed)
    rules = load().rules(key) if own_map is None else assemble(parse(own_map))
    game, events = Game.new(rules, seats, rng)
    steps = [{"action": None, "events": json.loads(encode_events(events))}]
    while not game.over:
        action = choices.choice(game.legal(choices.choice(game.waiting)))
        events = game.act(action, rng)
        game = game.after(events)
        steps.append({"action": json.loads(encode_action(action)), "events": json.loads(encode_events(events))})
    result = game.result()
    said = {
        "format": 1,
        "game": key,
        "variant": rules.variant,
        "rules_version": rules.version,
        "seats": seats,
        "players": [{"color": color} for color in ("red", "black", "blue")[:seats]],
        "seed": secret,
        "hash": seal_of(secret),
        "totals": result.totals,
        "places": result.places,
        "steps": steps,
    }
    return read_record(json.dumps(said if own_map is None else said | {"map": own_map}))


def ended_before_a_turn(said: dict[str, Any]) -> None:
    """What no replay could show anything of."""
    del said["seed"], said["hash"], said["steps"][1:]
    said["steps"][0]["events"].append({"event": "game_ended", "reason": "last_turns"})
    said.update(totals=[0, 0], places=[1, 1])


def checked(record: GameRecord) -> Game:
    return check_record(record, rules_of_record(record, load()))


@pytest.mark.parametrize("path", [*KEPT, *sorted(HERE.glob("*.json"))], ids=lambda path: path.stem)
def test_every_file_ever_written_is_read_and_replayed(path: Path) -> None:
    record = read_record(path.read_bytes())
    assert list(checked(record).result().totals) == record.totals
    assert read_record(written_record(record)) == record


def test_there_is_a_kept_file_of_each_format() -> None:
    assert [read_record(path.read_bytes()).format for path in KEPT] == [1]


def test_the_schema_of_the_page_describes_what_is_written() -> None:
    schema = json.loads(DOC.read_text(encoding="utf-8").split("```json\n")[2].split("```")[0])
    for path in KEPT:
        jsonschema.validate(json.loads(path.read_text(encoding="utf-8")), schema)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(json.loads(KEPT[0].read_text(encoding="utf-8")) | {"seats": "two"}, schema)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda said: said.update(format=2), "newer version"),
        (lambda said: said.update(rules_version=99), "newer version"),
        (lambda said: said.update(game="atlantis"), "no map 'atlantis'"),
        (lambda said: said.update(variant="odd"), "variants"),
        (lambda said: said.update(seats=9), "seats: from 2 to 5"),
        (lambda said: said["players"].pop(), "players: there are 2 seats"),
        (lambda said: said["totals"].__setitem__(0, 999), r"^totals: seat 0 has 999 in the file, -?\d+ by the steps$"),
        (lambda said: said["places"].reverse(), "^places: seat 0 has . in the file, . by the steps; seat 1 has"),
        (lambda said: said["totals"].pop(), "^totals: there are 2 seats, and 1 totals$"),
        (lambda said: said["steps"].pop(), "isn't over"),
        (lambda said: said["steps"].append(said["steps"][-1]), "the game was over"),
        (lambda said: said["steps"].pop(3), "step 4"),
        (lambda said: said["steps"][4]["events"].clear(), "step"),
        (lambda said: said["steps"][2].update(action={"action": "fly"}), "step 3"),
        (lambda said: said["steps"][0]["events"][0].update(seat=7), "step 1"),
        (lambda said: said["steps"][0]["events"][1]["order"].__setitem__(38, "usa"), "step 1"),
        (ended_before_a_turn, "no turn was played"),
        (lambda said: said.update(map=laid_out()), "game: the map in the file is 'isles'"),
        (lambda said: said.update(hash="0" * 64), "hash"),
        (lambda said: said.update(seed="1" * 64, hash=seal_of("1" * 64)), "step 1: it doesn't match the seed"),
        (lambda said: said.update(steps="none"), "no file of a game"),
    ],
)
def test_a_changed_file_is_refused_with_the_place(change: Change, reason: str) -> None:
    said = json.loads(written_record(played()))
    change(said)
    with pytest.raises(BadGameRecord, match=reason):
        checked(read_record(json.dumps(said)))


def test_an_imported_game_is_stored_checked_and_counts_nowhere(tmp_path: Path) -> None:
    """What it leaves behind: the game itself, which comes out again as it went in. Its players are pseudonyms."""
    source, database = tmp_path / "in.json", tmp_path / "games.sqlite3"
    source.write_text(written_record(played()), encoding="utf-8")
    asyncio.run(_made(database))
    where = {"DATABASE": str(database)}
    done = bot_py(tmp_path, "import", "in.json", "--server", "7", "--channel", "8", **where)
    assert (done.returncode, done.stderr) == (0, "") and "stored as game 1" in done.stdout
    counts, people = asyncio.run(_rows(database))
    assert {name for name, count in counts.items() if count} == {
        "games", "seats", "steps", "snapshots", "deals", "game_deals",
    }  # fmt: skip
    assert all(person < 0 for person in people)
    assert bot_py(tmp_path, "export", "1", "--out", "out.json", **where).returncode == 0
    assert (tmp_path / "out.json").read_text(encoding="utf-8") == source.read_text(encoding="utf-8")
    named = bot_py(tmp_path, "export", "1", "--names", "--out", "named.json", **where)
    names = [one.name for one in read_record((tmp_path / "named.json").read_bytes()).players]
    assert named.returncode == 0 and all(name and name.startswith("Player ") for name in names)


async def test_a_game_on_an_operators_map_is_stored_with_the_map_and_comes_out_again(tmp_path: Path) -> None:
    record = played(KEY, own_map=laid_out())
    assert record.map == laid_out()
    last = checked(record)
    store = await Store.open(tmp_path / "games.sqlite3")
    try:
        game = await store.write_at_once(lambda db: put_record(db, record, last, (7, 8), 5))
        stored = await store.read_at_once(lambda db: read_stored(db, game))
    finally:
        await store.close()
    assert stored is not None and stored.map is not None
    out = read_record(written_record(record_of(stored, last.rules, last.result(), {}, first_named=False)))
    assert out == record and checked(out).result() == last.result()


async def _made(path: Path) -> None:
    await (await Store.open(path)).close()


async def _rows(path: Path) -> tuple[dict[str, int], list[int]]:
    store = await Store.open(path)
    try:
        of_tables = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        tables = await store.read(str, of_tables)
        counts = {name: (await store.read(int, f"SELECT count(*) FROM {name}"))[0] for name in tables}
        people = await store.read(int, "SELECT user_id FROM seats")
    finally:
        await store.close()
    return {name: count for name, count in counts.items() if name not in ("heartbeat", "rated_up_to")}, people


def test_the_command_says_what_is_wrong_and_changes_nothing(tmp_path: Path) -> None:
    asyncio.run(_made(tmp_path / "slow-train.sqlite3"))
    (tmp_path / "bad.json").write_text("{}", encoding="utf-8")
    good = tmp_path / "good.json"
    good.write_text(written_record(played("string_railway")), encoding="utf-8")
    for arguments, reason in {
        ("import", "bad.json"): "no file of a game",
        ("import", "none.json"): "can't read",
        ("import", "good.json", "--server", "1"): "give both",
        ("export", "5"): "no game 5",
    }.items():
        done = bot_py(tmp_path, *arguments)
        assert done.returncode == 1 and reason in done.stderr, arguments
    assert "match the seed" in bot_py(tmp_path, "import", "good.json").stdout
    assert "no seed" in bot_py(tmp_path, "import", str(HERE / "usa-classic-2-seats-2.json")).stdout
