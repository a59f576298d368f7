"""The bot on a simulated Discord. A test fails when the bot has logged an error that the test did not ask for."""

from __future__ import annotations

import logging
import tempfile
from base64 import b64decode
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from simcord import Env

from cogs.run import command_sync
from cogs.run.bot import SlowTrain
from cogs.tables import announcer, computers
from tests import postgres
from tests.cogs.mentions import careless, doubled, formatted, kept_unknown, named_in_log, remembered, unacknowledged
from tests.cogs.party import Party, new_bot
from tests.cogs.quick import PAUSE
from tests.cogs.ready import Ready, first_start, remembered_digest

DOT = b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==")
"""A picture of one dot."""
MEMORY = Path("/dev/shm")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "logs_errors: the bot is expected to log an error")
    config.addinivalue_line("markers", "pictures: what is drawn is looked at, and so it is drawn")
    config.addinivalue_line("markers", "first_start: the bot starts on no database, and Discord has no commands yet")


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def ready(tmp_path_factory: pytest.TempPathFactory) -> Ready:
    return await first_start(tmp_path_factory.mktemp("ready"))


ON_BOTH = """
    test_daily test_lobby test_clocks test_seats test_finale test_nudges test_plans test_private_place
    test_unstorable test_privacy test_stats test_rating test_results
    test_league test_league_deserted test_league_table test_league_input test_league_life
""".split()  # noqa: SIM905
"""Files of tests that run on PostgreSQL too, in `make test-long`; what is of SQLite in them has the mark `sqlite`."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "database" in metafunc.fixturenames:
        twice = metafunc.module.__name__.rpartition(".")[2] in ON_BOTH
        alone = any(map(metafunc.definition.get_closest_marker, ("sqlite", "first_start")))
        if twice and not alone:
            engines = ["sqlite", pytest.param("postgres", marks=pytest.mark.long)]
            metafunc.parametrize("database", engines, indirect=True)


@pytest.fixture
def database(request: pytest.FixtureRequest, ready: Ready, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path | str]:
    """In memory where the system has room there: what a disk does is proved elsewhere, and each commit waits for it."""
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        if getattr(request, "param", "sqlite") == "postgres":
            monkeypatch.setattr("data.store.store.KEY", Path(folder) / "key")
            address = ready.filled(postgres.fresh())
            yield address
            postgres.dropped(address)
            return
        path = Path(folder) / "games.sqlite3"
        yield path if request.node.get_closest_marker("first_start") else ready.copied_to(path)


@pytest_asyncio.fixture
async def simcord_env(simcord_env: Env, ready: Ready) -> Env:
    """Looks often whether all is done: where only callbacks are left, it sleeps in real time until it looks again."""
    settle = simcord_env._settle_internal

    async def settle_soon(**options: Any) -> None:
        await settle(**options | {"idle": 0.005})

    simcord_env._settle_internal = settle_soon  # type: ignore[method-assign]
    ready.known_to(simcord_env)
    return simcord_env


@pytest_asyncio.fixture
async def simcord_bot(database: Path | str) -> AsyncIterator[SlowTrain]:
    bot = new_bot(database)
    yield bot
    await bot.close()


@pytest_asyncio.fixture
async def party(
    simcord_env: Env, monkeypatch: pytest.MonkeyPatch, database: Path | str, caplog: pytest.LogCaptureFixture
) -> AsyncIterator[Party]:
    party = Party(simcord_env)
    seated = remembered(monkeypatch)
    yield party
    await party.bot.close()
    assert not careless(party, seated)
    assert not unacknowledged(party)
    assert not doubled(party)
    assert not formatted(party)
    people = [person.id for person in party.people]
    assert not kept_unknown(database, people)
    assert not named_in_log(caplog.get_records("call"), people)


@pytest.fixture(autouse=True)
def digest(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the commands come to is worked out anew where a first start is looked at."""
    if request.node.get_closest_marker("first_start") is None:
        monkeypatch.setattr(command_sync, "digest_of", remembered_digest)


@pytest.fixture(autouse=True)
def pictures(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures and animations are drawn for those tests alone that look at them; elsewhere a dot stands for each."""
    if request.node.get_closest_marker("pictures") is None:

        async def paint(_: Callable[[], bytes]) -> bytes:
            return DOT

        monkeypatch.setattr("cogs.play.pictures.paint", paint)
        monkeypatch.setattr("cogs.game.replay.paint", paint)


@pytest.fixture(autouse=True)
def edits_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Show everything at once: waits of a second would pass in real time."""
    monkeypatch.setattr(announcer, "BETWEEN_EDITS", 0.0)
    monkeypatch.setattr(announcer, "PATIENCE", 1000.0)


@pytest.fixture(autouse=True)
def long_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """A computer player's pause is longer than simcord is given to settle, or it would wait for it in real time."""
    monkeypatch.setattr(computers, "SHORTEST", PAUSE)
    monkeypatch.setattr(computers, "LONGEST", PAUSE)


@pytest.fixture(autouse=True)
def no_logged_errors(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """discord.py logs what a button's callback raises, so that is where a failure shows."""
    yield
    if request.node.get_closest_marker("logs_errors") is None:
        errors = [
            record.getMessage()
            for when in ("setup", "call")
            for record in caplog.get_records(when)
            if record.levelno >= logging.ERROR
        ]
        assert not errors


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The first picture of a map takes a while on a busy machine; the bot is not stuck then."""
    for item in items:
        if "tests/cogs" in item.path.as_posix() and item.get_closest_marker("simcord") is None:
            item.add_marker(pytest.mark.simcord(settle_timeout=12))
