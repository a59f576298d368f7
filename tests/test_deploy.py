"""What is under deploy/: small, without root, with the database on a volume, and complete."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cogs.run.cluster import PATIENCE, ROUNDS

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.aaaaaa.bbbbbbbbbbbbbbbbbbbb"
ROOT = Path(__file__).resolve().parents[1]
DEPLOY = ROOT / "deploy"
DOCKERFILE = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
UNIT = (DEPLOY / "slow-train.service").read_text(encoding="utf-8")
ONE_OF_SEVERAL = (DEPLOY / "slow-train@.service").read_text(encoding="utf-8")
COMPOSE = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
MOST_OF_A_SHARD = PATIENCE + ROUNDS
"""Seconds that the handover of one shard takes at most, where another process is there to take it."""


def copied() -> list[tuple[list[str], str]]:
    """What the last stage of the image takes out of the repository, and where to."""
    last = DOCKERFILE.rpartition("\nFROM ")[2]
    lines = re.findall(r"^COPY (?!--from)(.+)$", last, re.M)
    return [(line.split()[:-1], line.split()[-1]) for line in lines]


class TestTheImage:
    def test_runs_as_nobody_special_keeps_the_database_on_a_volume_and_looks_after_itself(self) -> None:
        steps = re.findall(r"^([A-Z]+) (.+)$", DOCKERFILE.rpartition("\nFROM ")[2], re.M)
        instructions = dict(steps)
        assert instructions["USER"] not in ("root", "0")
        assert instructions["VOLUME"] in re.search(r"DATABASE=(\S+)", instructions["ENV"])[1]  # type: ignore[index]
        assert "/health" in instructions["HEALTHCHECK"] and instructions["STOPSIGNAL"] == "SIGTERM"
        assert [name for name, _ in steps].index("USER") < [name for name, _ in steps].index("ENTRYPOINT")

    def test_runs_no_sandbox_which_nobody_could_reach_there(self) -> None:
        assert 'CMD ["run", "--live"]' in DOCKERFILE
        assert re.search(r"^ExecStart=.+ run --live$", UNIT, re.M)

    def test_installs_just_what_is_locked(self) -> None:
        assert "--require-hashes -r requirements${EXTRA}.lock" in DOCKERFILE and 'ARG EXTRA=""' in DOCKERFILE
        assert "requirements-dev" not in DOCKERFILE and "requirements-sandbox" not in DOCKERFILE

    def test_holds_no_token_and_takes_none_along(self) -> None:
        assert "DISCORD_TOKEN=" not in DOCKERFILE
        ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
        assert ignored[0] == "*" and ".env" in ignored

    def test_is_given_all_that_it_copies(self) -> None:
        let_in = {line[1:] for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line[:1] == "!"}
        assert {name for names, _ in copied() for name in names} | {
            "requirements.lock",
            "requirements-postgres.lock",
        } == let_in

    def test_holds_all_that_the_program_needs(self, tmp_path: Path) -> None:
        app = tmp_path / "app"
        for names, where in copied():
            for source in (source for name in names for source in ROOT.glob(name)):
                target = app / where
                target = target / source.name if where.endswith("/") else target
                target.parent.mkdir(parents=True, exist_ok=True)
                (shutil.copytree if source.is_dir() else shutil.copy)(source, target)
        environment = {
            **os.environ,
            "DISCORD_TOKEN": TOKEN,
            "DATABASE": str(tmp_path / "x.sqlite3"),
            "LC_ALL": "C.UTF-8",
        }
        environment.pop("PYTHONPATH", None)
        # As where the sandbox's packages are not installed.
        without = "import sys; sys.modules |= dict.fromkeys(('simcord', 'av', 'linkify_it')); import cogs.run.start; "
        command = [sys.executable, "-c", without + "import bot; sys.exit(bot.main(['check', '--offline']))"]
        done = subprocess.run(
            command, cwd=app, env=environment, capture_output=True, text=True, timeout=120, check=False
        )
        assert (done.returncode, done.stderr) == (0, "")
        pages = {page.name for page in (ROOT / "docs").glob("privacy*.md")}
        assert all((app / "docs" / page).exists() for page in pages), "/privacy show sends one of them"


class TestTheUnit:
    @pytest.mark.parametrize(
        "line",
        [
            "DynamicUser=yes",
            "ProtectSystem=strict",
            "NoNewPrivileges=yes",
            "CapabilityBoundingSet=",
            "KillSignal=SIGTERM",
            "UMask=0077",
        ],
    )
    def test_gives_the_program_no_more_than_it_needs(self, line: str) -> None:
        assert line in UNIT.splitlines()

    def test_waits_longer_than_a_stop_takes(self) -> None:
        from cogs.run.bot import GRACE

        seconds = re.search(r"TimeoutStopSec=(\d+)", UNIT)
        assert seconds is not None and int(seconds[1]) > 2 * GRACE

    def test_holds_no_token(self) -> None:
        assert not re.search(r"^Environment=.*TOKEN", UNIT, re.M)


class TestOneOfSeveral:
    def test_may_do_no_more_than_the_only_one(self) -> None:
        alone, several = (unit.partition("NoNewPrivileges")[2] for unit in (UNIT, ONE_OF_SEVERAL))
        assert alone and alone == several and "DynamicUser=yes" in ONE_OF_SEVERAL

    def test_has_its_own_program_and_no_secret_in_the_unit(self) -> None:
        assert re.search(
            r"^ExecStart=/opt/slow-train/%i/\S+ /opt/slow-train/%i/bot.py run --live$", ONE_OF_SEVERAL, re.M
        )
        assert not re.search(r"^Environment=.*(TOKEN|DATABASE=)", ONE_OF_SEVERAL, re.M)
        assert "LoadCredential=key:" in ONE_OF_SEVERAL and "DATABASE_KEY=%d/key" in ONE_OF_SEVERAL

    def test_has_the_time_to_hand_ten_shards_over(self) -> None:
        (seconds,) = re.findall(r"^TimeoutStopSec=(\d+)$", ONE_OF_SEVERAL, re.M)
        (minutes,) = re.findall(r"^  stop_grace_period: (\d)m$", COMPOSE, re.M)
        assert int(seconds) == 60 * int(minutes) >= 10 * MOST_OF_A_SHARD


class TestTheTwoProcessesInContainers:
    def test_are_alike_and_wait_for_the_database(self) -> None:
        assert re.findall(r"^  (\w+): \*train$", COMPOSE, re.M) == ["one", "two"]
        assert "condition: service_healthy" in COMPOSE and "/ready" in COMPOSE and "EXTRA: -postgres" in COMPOSE

    def test_get_their_secrets_from_files_that_git_does_not_keep(self) -> None:
        assert re.findall(r"^    file: (\S+)/\w+$", COMPOSE, re.M) == ["./secrets"] * 3
        assert "/deploy/secrets/" in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
        assert not re.search(r"^[^#]*(postgresql://|POSTGRES_PASSWORD:)", COMPOSE, re.M)

    def test_may_write_nothing_but_pictures(self) -> None:
        for line in ("read_only: true", "cap_drop: [ALL]", 'security_opt: ["no-new-privileges:true"]'):
            assert line in COMPOSE
