"""What is installed: chosen in requirements*.txt, pinned with hashes in *.lock, with its licences listed."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from importlib.metadata import distribution, version
from pathlib import Path

import pytest

from data.tools import audit, licences
from data.tools.licences import BUNDLED, ELSEWHERE, LIST, LOCKS, ROOT, licence_of, locked

ALL = (*LOCKS, "requirements-server.lock")
"""The last one is installed only where there is no PostgreSQL, so its packages can't be looked at here."""


def chosen(name: str) -> dict[str, str]:
    """The packages that a list of requirements names, by the names that the index knows them by."""
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    found = [line.partition("==") for line in lines if "==" in line]
    return {re.sub(r"[-_.]+", "-", package.partition("[")[0]).lower(): number for package, _, number in found}


class TestTheLocks:
    @pytest.mark.parametrize("lock", ALL)
    def test_pin_what_was_chosen(self, lock: str) -> None:
        wanted = chosen(lock.replace(".lock", ".txt"))
        assert wanted.items() <= locked(lock).items(), "run `make lock`"

    @pytest.mark.parametrize("lock", ALL)
    def test_pin_each_package_with_the_hashes_of_its_files(self, lock: str) -> None:
        entries = re.split(r"^(?=[a-z0-9])", (ROOT / lock).read_text(encoding="utf-8"), flags=re.M)[1:]
        assert len(entries) == len(locked(lock)) > 3
        assert not [entry.split()[0] for entry in entries if not re.search(r"--hash=sha256:[0-9a-f]{64}\b", entry)]

    @pytest.mark.parametrize("lock", ALL)
    def test_name_no_index(self, lock: str) -> None:
        assert not re.search(r"https?:|file:|--(extra-)?index|find-links", (ROOT / lock).read_text(encoding="utf-8"))

    def test_agree_with_each_other(self) -> None:
        bot, sandbox, postgres, dev = (locked(lock).items() for lock in LOCKS)
        assert bot < sandbox < dev and bot < postgres < dev

    def test_give_the_bot_nothing_of_the_sandbox_whose_codecs_are_large_and_under_the_gpl(self) -> None:
        assert {"simcord", "av"} <= locked("requirements-sandbox.lock").keys() - locked("requirements.lock").keys()
        assert chosen("requirements-sandbox.txt").keys() == {"simcord"}

    def test_are_installed_after_it_was_said_how_long_that_takes(self, tmp_path: Path) -> None:
        command = ["make", "--dry-run", "run", f"VENV={tmp_path / 'new'}"]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
        before, installs, _ = done.stdout.partition("pip install")
        assert installs and re.search(r"echo 'Installing .+ minutes", before)

    @pytest.mark.parametrize(
        ("question", "settings", "answer"),
        [
            ("HAS_TOKEN", {"DISCORD_TOKEN": "a.b.c"}, True),
            ("HAS_TOKEN", {"DISCORD_TOKEN": " "}, False),
            ("ON_SQLITE", {"DATABASE": "games.sqlite3"}, True),
            ("ON_SQLITE", {"DATABASE": "postgresql://train@host/games"}, False),
        ],
    )
    def test_are_installed_as_the_settings_need_them(
        self, question: str, settings: dict[str, str], answer: bool
    ) -> None:
        code = re.search(rf"^{question} := (.+)$", (ROOT / "Makefile").read_text(encoding="utf-8"), flags=re.M)
        assert code is not None
        done = subprocess.run([sys.executable, "-c", code[1]], cwd=ROOT, env=os.environ | settings, capture_output=True)
        assert (done.returncode == 0, done.stderr) == (answer, b"")

    def test_are_what_these_tests_run_with(self) -> None:
        for name in ("discord-py", "aiosqlite", "msgspec", "pillow"):
            assert version(name) == locked("requirements.lock")[name]


class TestTheLicences:
    def test_of_every_locked_package_are_listed_with_its_version(self) -> None:
        text = LIST.read_text(encoding="utf-8")
        for lock in LOCKS:
            missing = [
                f"{name} {number}"
                for name, number in locked(lock).items()
                if not re.search(rf"^\| {re.escape(name)}( \([^)]*\))? \| {re.escape(number)} \| \S", text, re.M)
            ]
            assert not missing, "run `make licences`"

    def test_are_known_of_every_one(self) -> None:
        assert "not said" not in LIST.read_text(encoding="utf-8")

    def test_are_listed_for_each_library_inside_a_package(self) -> None:
        """What a wheel contains beside its own code is in a folder of its own."""
        for name in locked("requirements-dev.lock").keys() - ELSEWHERE.keys():
            folder = Path(str(distribution(name).locate_file(f"{name.replace('-', '_')}.libs")))
            files = {re.sub(r"^lib|-[0-9a-f]{8}.*$|-$", "", file.name.partition(".so")[0]) for file in folder.glob("*")}
            known = {stem for package, _, _, stems in BUNDLED if package == name for stem in stems.split()}
            assert files <= known or not folder.is_dir(), f"say in data/tools/licences.py what {name} contains"

    def test_are_read_out_of_the_metadata(self) -> None:
        assert licence_of(distribution("msgspec")) == "BSD-3-Clause"
        assert licences.listed() == LIST.read_text(encoding="utf-8")


class TestTheAudit:
    @staticmethod
    def report(*packages: Mapping[str, object]) -> str:
        return json.dumps({"dependencies": packages, "fixes": []})

    def test_names_what_is_weak_and_what_fixes_it(self) -> None:
        weak = {"name": "old", "version": "1.0", "vulns": [{"id": "CVE-1", "fix_versions": ["1.1"]}]}
        code, words = audit.summary(self.report(weak, {"name": "good", "version": "2", "vulns": []}), "")
        assert code == 1 and "old 1.0: CVE-1, fixed in 1.1" in words

    def test_says_when_there_is_nothing_to_fix(self) -> None:
        code, words = audit.summary(self.report({"name": "good", "version": "2", "vulns": []}), "")
        assert (code, words) == (0, "No known weakness in 1 packages.")

    def test_says_in_one_sentence_that_nothing_could_be_asked(self) -> None:
        unknown = self.report({"name": "one", "skip_reason": "not found"})
        for code, words in (audit.summary("", "Trace\nno network"), audit.summary(unknown, "")):
            assert code == 0 and words.startswith("Nothing was checked") and "\n" not in words
