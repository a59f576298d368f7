"""The program that makes ratings anew."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

import bot
from data.store.ratings import Ratings
from data.store.store import KEY, Store
from tests import postgres
from tests.results import many, put


async def _filled(path: Path, *statements: str) -> None:
    store = await Store.open(path)
    await put(store, *many(Random(1), 30, 6))
    await Ratings(store).apply()
    await store.together([(sql, ()) for sql in statements])
    await store.close()


def test_it_tells_what_was_wrong_and_puts_it_right(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.sqlite3"
    asyncio.run(_filled(path, "UPDATE ratings SET mu = 99 WHERE user_id = 3 AND map = '' AND guild_id = 0"))
    assert bot.main(["ratings", "--database", str(path)]) == 0
    printed = capsys.readouterr().out
    assert "everywhere, overall, person 3: " in printed
    assert "Ratings changed: 1;" in printed
    assert bot.main(["ratings", "--database", str(path)]) == 0
    assert capsys.readouterr().out == "All ratings were right.\n"


def test_of_very_many_changes_it_tells_the_first_ones(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.sqlite3"
    asyncio.run(_filled(path, "DELETE FROM ratings"))
    assert bot.main(["ratings", "--database", str(path)]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert "more" in printed[-2]
    assert len(printed) == 42


def test_it_makes_no_database_where_there_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "nowhere.sqlite3"
    assert bot.main(["ratings", "--database", str(path)]) == 2
    assert not path.exists()
    assert "there is no database" in capsys.readouterr().err


def test_what_is_no_database_is_said_to_be_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "letter.sqlite3"
    path.write_text("Dear all, this is a letter and no database. " * 100)
    assert bot.main(["ratings", "--database", str(path)]) == 2
    assert "file is not a database" in capsys.readouterr().err


def test_with_postgres_it_takes_the_key_of_the_settings_and_shows_no_password(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    address, key = postgres.fresh(), tmp_path / "key"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE", address)
    monkeypatch.setenv("DATABASE_KEY", str(key))
    asyncio.run(_begun(address, key))
    try:
        assert bot.main(["ratings"]) == 0
        assert not (tmp_path / KEY).exists()
    finally:
        postgres.dropped(address)
    assert bot.main(["ratings", "--database", "postgresql://me:se@cret@host/db"]) == 2
    said = capsys.readouterr()
    assert "%40" in said.err and "cret" not in said.out + said.err


async def _begun(address: str, key: Path) -> None:
    await (await Store.open(address, key)).close()
