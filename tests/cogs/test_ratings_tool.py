"""`bot.py ratings`, which recomputes the ratings."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from data.store.ratings import Ratings
from data.store.store import Store
from tests.cogs.program import bot_py
from tests.results import many, put

NAME = "slow-train.sqlite3"


async def _filled(path: Path, *statements: str) -> None:
    store = await Store.open(path)
    await put(store, *many(Random(1), 30, 6))
    await Ratings(store).apply()
    await store.together([(sql, ()) for sql in statements])
    await store.close()


def test_it_tells_what_was_wrong_and_puts_it_right(tmp_path: Path) -> None:
    wrong = "UPDATE ratings SET mu = 99 WHERE user_id = 3 AND map = '' AND guild_id = 0"
    asyncio.run(_filled(tmp_path / NAME, wrong))
    done = bot_py(tmp_path, "ratings")
    assert done.returncode == 0
    assert "everywhere, overall, person 3: " in done.stdout
    assert "Ratings changed: 1;" in done.stdout
    assert bot_py(tmp_path, "ratings").stdout == "All ratings were right.\n"


def test_of_very_many_changes_it_tells_the_first_ones(tmp_path: Path) -> None:
    asyncio.run(_filled(tmp_path / NAME, "DELETE FROM ratings"))
    printed = bot_py(tmp_path, "ratings").stdout.splitlines()
    assert "more" in printed[-2]
    assert len(printed) == 42


def test_it_makes_no_database_where_there_is_none(tmp_path: Path) -> None:
    done = bot_py(tmp_path, "ratings")
    assert done.returncode == 1 and f"There's no database {NAME} yet" in done.stderr
    assert not list(tmp_path.iterdir())


def test_what_is_no_database_is_said_to_be_none(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text("Dear all, this is a letter and no database. " * 100)
    done = bot_py(tmp_path, "ratings")
    assert done.returncode == 1 and f"{NAME} isn't a database of this program" in done.stderr
