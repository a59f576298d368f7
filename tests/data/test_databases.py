"""A database of each earlier version opens with today's program, loses nothing, and its game goes on."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from cogs.tables.service import Tables
from data.maps.library import load
from data.store.backup import back_up, examine, known_version
from data.store.jobs import Jobs
from data.store.leagues import Leagues
from data.store.notes import Notes
from data.store.ratings import Ratings
from data.store.results import Results
from data.store.rows import DueKind
from data.store.settings import Settings
from data.store.store import Store
from tests.data.databases import ANN, BOB, GAME, SEASON, SERVER, any_move, file_of, of_version, scripts

VERSIONS = range(1, len(scripts()) + 1)


def test_migrations_are_numbered_without_a_gap() -> None:
    """Their order is their number: one that filled a gap would never run on databases that are past it."""
    assert [int(script.name[:4]) for script in scripts()] == [*VERSIONS]


def restored(version: int, path: Path) -> Path:
    with closing(sqlite3.connect(path)) as db:
        db.executescript(file_of(version).read_text(encoding="utf-8"))
    return path


def schema(db: sqlite3.Connection) -> dict[str, str]:
    found = db.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'")
    return {str(name): " ".join(str(sql).replace('"', "").split()) for name, sql in found}


@pytest.mark.parametrize("version", VERSIONS)
class TestADatabase:
    def test_of_every_version_is_kept_as_its_migrations_made_it(self, version: int, tmp_path: Path) -> None:
        """Fails where a migration was changed that people's databases have gone through already."""
        path = restored(version, tmp_path / "old.sqlite3")
        with closing(sqlite3.connect(path)) as old, closing(of_version(version)) as fresh:
            assert old.execute("PRAGMA user_version").fetchone() == (version,)
            again = f"before a release: python -m tests.data.databases --anew {version}"
            assert schema(old) == schema(fresh), again

    async def test_is_brought_up_to_date_and_its_game_goes_on(self, version: int, tmp_path: Path) -> None:
        path = restored(version, tmp_path / "old.sqlite3")
        store = await Store.open(path)
        try:
            assert await store.rows("PRAGMA user_version") == [(known_version(),)]
            tables = Tables(store, load(), Random(3), lambda _: None)
            table = await tables.get(GAME)
            assert (table.status, table.step, [row.user_id for row in table.seats]) == ("playing", 9, [ANN, BOB])
            assert table.running.rules.version == (1 if version < 18 else 2), "the rules that it began with"
            assert len(await store.steps(GAME)) == 9
            for number in range(6):
                await any_move(tables, 3 * number)
            assert (await tables.get(GAME)).step == 15
            settings = Settings(store)
            assert await settings.get("person", ANN, "language") == "uk"
            assert await settings.get("server", SERVER, "language") == "ru"
            assert await store.private_message(GAME, 0) == (700, 701)
            assert await store.queued(GAME)
            for one in await Leagues(store).entrants(SEASON):
                assert (one.name, one.rating, one.rated_at) == ("Ann", None, None)
            assert await store.rows("PRAGMA foreign_key_check") == []
        finally:
            await store.close()
        assert examine(path) == known_version()

    def test_can_be_copied_before_that(self, version: int, tmp_path: Path) -> None:
        path = restored(version, tmp_path / "old.sqlite3")
        assert back_up(path, tmp_path / "copy") == version


async def test_an_old_one_looks_like_a_new_one_when_it_is_up_to_date(tmp_path: Path) -> None:
    path = restored(1, tmp_path / "old.sqlite3")
    await (await Store.open(path)).close()
    with closing(sqlite3.connect(path)) as old, closing(of_version(known_version())) as fresh:
        assert schema(old) == schema(fresh)


async def test_who_ended_a_game_is_named_in_an_old_note_where_it_is_somebody_of_the_table(tmp_path: Path) -> None:
    """A moderator's name without an id could be taken out for nobody: nothing tells whose it was."""
    path = restored(15, tmp_path / "old.sqlite3")
    notes = [("cancelled-by", {"player": name}) for name in ("Ann", "B\\_o\\_b", "Mod", "<@33>")]
    notes.append(("seat-taken", {"player": "Mod"}))
    with closing(sqlite3.connect(path)) as old:
        old.execute("UPDATE seats SET name = 'B_o_b' WHERE name = 'Bob'")
        for kind, facts in notes:
            row = (GAME, 1, 1, kind, json.dumps(facts))
            old.execute("INSERT INTO notes (game_id, step, at, kind, facts) VALUES (?, ?, ?, ?, ?)", row)
        old.commit()
    store = await Store.open(path)
    try:
        kept = [(note.kind, dict(note.facts)) for note in await Notes(store).of_game(GAME)]
    finally:
        await store.close()
    assert kept == [*notes[:2], ("cancelled-unnamed", {}), *notes[3:]]


async def test_an_old_result_counts_for_its_person_if_they_made_half_of_the_steps(tmp_path: Path) -> None:
    path = restored(17, tmp_path / "old.sqlite3")
    cleo = 33
    seats: list[tuple[int, list[tuple[int | None, str | None, int]]]] = [
        (ANN, [(ANN, None, 30)]),
        (BOB, [(ANN, None, 5), (BOB, None, 6), (BOB, "easy", 9)]),
        (cleo, [(BOB, None, 10), (cleo, None, 10)]),
    ]
    with closing(sqlite3.connect(path)) as old:
        old.execute("DELETE FROM results")
        for game, known in ((50, seats), (51, seats[:2])):
            for seat, (user, holders) in enumerate(known):
                old.execute(
                    "INSERT INTO results (game_id, guild_id, map, variant, ended_at, seats, seat, user_id, name, "
                    "place, points, best, rated, moves, seconds, holders, kinds, facts) "
                    "VALUES (?, ?, 'usa', 'classic', 1, 3, ?, ?, 'P', ?, 9, 9, 1, 1, 1, ?, '{}', '{}')",
                    (game, SERVER, seat, user, seat + 1, json.dumps(holders)),
                )
        old.execute("INSERT INTO ratings VALUES (0, '', ?, 30, 5, 1)", (BOB,))
        old.execute("UPDATE rated_up_to SET result = (SELECT max(id) FROM results)")
        old.commit()
    store = await Store.open(path)
    try:
        found = [(row.user_id, row.rated, row.entrant) for row in await Results(store).of_game(50)]
        assert found == [(ANN, True, 0), (None, False, 2), (cleo, True, 1)]
        found = [(row.user_id, row.rated, row.entrant) for row in await Results(store).of_game(51)]
        assert found == [(ANN, False, 0), (None, False, 2)], "one person alone is rated against no one"
        assert [due.kind for due in (await Jobs(store).look(1))[0]] == [DueKind.RATE]
        await Ratings(store).apply()
        assert set(await Ratings(store).of_server(SERVER)) == {ANN, cleo}
    finally:
        await store.close()
