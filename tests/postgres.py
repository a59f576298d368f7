"""A PostgreSQL server for tests: found on the machine or in the package `pgserver`, and started once a process."""

from __future__ import annotations

import atexit
import fcntl
import os
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from itertools import count
from pathlib import Path
from shutil import which
from typing import IO
from urllib.parse import quote

import psycopg
import pytest

from data.store.connection import Connection
from data.store.place import Place
from data.store.postgres import Session, connect, migrate

NEEDED = "SLOW_TRAIN_NEEDS_POSTGRES"
"""Where this is set in the environment, tests fail without a server instead of being skipped."""
PREFIX, _OWNER = "train-pg-", "owner"
_USER = "train"
PASSWORD = "se cret:50%/@"
"""No server here asks for it; nothing may show it."""
_numbers = count()


def programs() -> Path | None:
    """Return the folder with `initdb` and `postgres`, or None."""
    found = which("initdb")
    folders = [Path(found).parent] if found is not None else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: -float(path.parent.name))
    try:
        import pgserver  # type: ignore[import-not-found]

        folders.append(Path(pgserver.__file__).parent / "pginstall" / "bin")
    except ImportError:
        pass
    return next((one for one in folders if (one / "initdb").exists() and (one / "postgres").exists()), None)


def _unprivileged() -> str | None:
    """Return the user as whom a server runs, which refuses to be root's; None for the present one."""
    if os.getuid():
        return None
    return "postgres" if subprocess.run(["id", "postgres"], capture_output=True).returncode == 0 else "nobody"


def locked(folder: Path) -> IO[str]:
    """Return the file that this process keeps locked until it ends, however it ends."""
    lock = (folder / f"{_OWNER}-new").open("w")
    fcntl.flock(lock, fcntl.LOCK_EX)
    (folder / f"{_OWNER}-new").rename(folder / _OWNER)
    return lock


def remove_orphans() -> None:
    """Stop the servers whose process was killed, and delete their folders."""
    for owner in Path(tempfile.gettempdir()).glob(f"{PREFIX}*/{_OWNER}"):
        with suppress(OSError), owner.open() as lock:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            _end_server_in(owner.parent)
            shutil.rmtree(owner.parent, ignore_errors=True)


def _end_server_in(folder: Path) -> None:
    try:
        psycopg.connect(host=str(folder), user=_USER, dbname="postgres").close()
    except psycopg.OperationalError:  # nothing runs there, and the number in its file may be another program's by now
        return
    number = int((folder / "data" / "postmaster.pid").read_text().split()[0])
    with suppress(ProcessLookupError):
        os.kill(number, signal.SIGQUIT)
        for _ in range(100):
            time.sleep(0.05)
            os.kill(number, 0)  # until it is gone


@dataclass
class Server:
    """A server in a folder of its own, which one reaches by a socket there, and its process."""

    folder: Path
    bin: Path
    process: subprocess.Popen[bytes] | None = None
    is_lasting: bool = False
    """Whether a commit is on the disk before it is answered."""
    lock: IO[str] | None = None
    """The file that tells others that the process of this server lives."""

    @classmethod
    def made(cls, bin: Path, *, is_lasting: bool = False) -> Server:
        """A new server, which runs until the process ends."""
        remove_orphans()
        made = cls(Path(tempfile.mkdtemp(prefix=PREFIX)), bin, is_lasting=is_lasting)
        made.lock = locked(made.folder)
        atexit.register(made.remove)
        user = _unprivileged()
        if user is not None:
            shutil.chown(made.folder, user)
        command = [
            str(bin / "initdb"),
            "-A",
            "trust",
            "-U",
            _USER,
            "-E",
            "UTF8",
            "--no-sync",
            "-D",
            str(made.folder / "data"),
        ]
        done = subprocess.run(command, user=user, capture_output=True, text=True, cwd=made.folder)
        assert done.returncode == 0, done.stderr
        made.start()
        return made

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": str(self.folder),
            "fsync": "on" if self.is_lasting else "off",
            "full_page_writes": "on" if self.is_lasting else "off",
            "shared_buffers": "16MB",
            "max_connections": "60",
            "autovacuum": "off",
        }
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [self.bin / "postgres", "-D", self.folder / "data", *options],
                user=_unprivileged(),
                cwd=self.folder,
                stdout=log,
                stderr=log,
            )
        for _ in range(200):
            try:
                psycopg.connect(self.address("postgres")).close()
                return
            except psycopg.OperationalError:
                assert self.process.poll() is None, (self.folder / "log").read_text()
                time.sleep(0.05)
        raise AssertionError((self.folder / "log").read_text())

    def stop(self) -> None:
        """End it as if the machine had died: connections are not closed, and nothing more is written."""
        if self.process is not None:
            (self.folder / "data" / "postmaster.pid").unlink(missing_ok=True)
            self.process.send_signal(signal.SIGQUIT)  # at once, with all its processes
            self.process.wait()
            self.process = None

    def remove(self) -> None:
        """Stop it, and delete its folder."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
        if self.lock is not None:
            self.lock.close()

    def address(self, database: str) -> str:
        """Return the address of a database, with a password that the server doesn't ask for."""
        return f"postgresql://{_USER}:{quote(PASSWORD, safe='')}@/{database}?host={self.folder}"

    def run(self, sql: str) -> None:
        """Run a statement in the database of the server itself."""
        with psycopg.connect(self.address("postgres"), autocommit=True) as db:
            db.execute(sql.encode())


@cache
def server() -> Server:
    """Return this process's server; skip the test, or fail, where there is none."""
    found = programs()
    if found is None:
        missing = "NO POSTGRESQL HERE: install it, or the package pgserver; nothing of PostgreSQL is tested"
        if os.environ.get(NEEDED):
            pytest.fail(missing)
        pytest.skip(missing)
    return Server.made(found)


def empty() -> str:
    """Return the address of a new empty database."""
    name = f"empty_{next(_numbers)}"
    server().run(f"CREATE DATABASE {name}")
    return server().address(name)


def fresh() -> str:
    """Return the address of a new database with the whole schema and nothing else."""
    name = f"fresh_{next(_numbers)}"
    server().run(f"CREATE DATABASE {name} TEMPLATE {_template()}")
    return server().address(name)


def dropped(address: str) -> None:
    """Delete a database, also while somebody uses it."""
    server().run(f"DROP DATABASE IF EXISTS {psycopg.conninfo.conninfo_to_dict(address)['dbname']} WITH (FORCE)")


@cache
def _template() -> str:
    server().run("CREATE DATABASE template_of_ours")
    migrated(server().address("template_of_ours"))
    return "template_of_ours"


def migrated(address: str) -> None:
    """Give a database the whole schema."""
    place = Place(address)
    db = connect(place)
    migrate(db, place)
    db.close()


def tables_of(db: Connection) -> dict[str, list[tuple[str, str]]]:
    """Return the program's tables with their columns and types, on either engine."""
    if isinstance(db, Session):
        sql = (
            "SELECT table_name, column_name, data_type FROM information_schema.columns "
            "WHERE table_schema = current_schema() AND table_name <> 'slow_train' AND column_name <> 'rowid' "
            "ORDER BY table_name, ordinal_position"
        )
        rows = db.execute(sql).fetchall()
        return {
            table: [(row[1], row[2]) for row in rows if row[0] == table] for table in dict.fromkeys(r[0] for r in rows)
        }
    found = db.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").fetchall()
    return {
        str(table): [(str(row[1]), str(row[2])) for row in db.execute(f"PRAGMA table_info({table})")]
        for (table,) in found
    }
