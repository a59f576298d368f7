"""The PostgreSQL servers of tests: one whose test run was killed is ended by the next run, and no other one."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from tests import postgres

KILLED = (
    "import os; from tests import postgres; found = postgres.programs(); made = postgres.Server.made(found); "
    "print(made.folder, made.process.pid, flush=True); os.kill(os.getpid(), 9)"
)


def test_only_folders_whose_process_is_gone_are_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    folders = [tmp_path / f"{postgres.PREFIX}{name}" for name in ("lives", "dead", "being-made")]
    for folder in folders:
        folder.mkdir()
    with postgres.locked(folders[0]):
        postgres.locked(folders[1]).close()
        postgres.remove_orphans()
        assert sorted(tmp_path.iterdir()) == sorted([folders[0], folders[2]])


@pytest.mark.long
def test_a_server_that_was_left_running_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = postgres.server()
    monkeypatch.setattr(tempfile, "tempdir", "/tmp")  # a socket's name must not be long
    done = subprocess.run([sys.executable, "-c", KILLED], capture_output=True, text=True)
    assert done.returncode == -signal.SIGKILL, done.stderr
    folder, number = done.stdout.split()
    os.kill(int(number), 0)  # it runs
    postgres.remove_orphans()
    assert not Path(folder).exists() and own.folder.exists()
    with pytest.raises(ProcessLookupError):
        os.kill(int(number), 0)
    own.run("SELECT 1")
