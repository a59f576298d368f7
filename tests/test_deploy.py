"""What is under deploy/: small, without root, with the database on a volume, and complete."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import bot
from cogs.core.config import Settings
from cogs.run.bot import SlowTrain
from cogs.run.cluster import PATIENCE, ROUNDS
from cogs.run.metrics import Metrics

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


OF_OTHERS = {"PATH", "PYTHONUNBUFFERED", "PYTHONDONTWRITEBYTECODE"}
"""What is set for Python and the shell."""
BACKUP = (DEPLOY / "slow-train-backup.service").read_text(encoding="utf-8")
UNITS = (UNIT, ONE_OF_SEVERAL, BACKUP)


def health_checks() -> dict[str, str]:
    """The program of each health check of the bot."""
    (image,) = re.findall(r'CMD \["python", "-c", "(.+)"\]$', DOCKERFILE, re.M)
    (compose,) = re.findall(r'test: \["CMD", "python", "-c", "(.+)"\]$', COMPOSE, re.M)
    return {"image": image, "compose": compose}


class TestWhatTheyName:
    def test_every_setting_is_read_by_the_bot(self) -> None:
        (image,) = re.findall(r"^ENV (.+)$", DOCKERFILE, re.M)
        (compose,) = re.findall(r"^  environment:\n((?:    .+\n)+)  secrets", COMPOSE, re.M)
        lines = [image, *(line for unit in UNITS for line in re.findall(r"^Environment=(.+)$", unit, re.M))]
        names = {name for line in lines for name in re.findall(r"([A-Z_]+)=", line)} | set(
            re.findall(r"^    ([A-Z_]+):", compose, re.M)
        )
        names |= set(re.findall(r"^#   (?:\w+|NAME\.env) +.*?([A-Z_]+)=", ONE_OF_SEVERAL, re.M))
        assert {"DISCORD_TOKEN", "DATABASE", "DATABASE_KEY", "METRICS_PORT", "LOG_FORMAT"} <= names
        assert names - OF_OTHERS <= {name.upper() for name in Settings.__struct_fields__}

    def test_every_command_of_the_program_exists(self, monkeypatch: pytest.MonkeyPatch) -> None:
        given = [line for text in (*UNITS, COMPOSE) for line in re.findall(r"bot\.py (run[\w -]*|\w+ [^\n]*)", text)]
        assert len(given) == 6
        for line in given:
            command, *options = line.strip().rstrip("'").split()
            assert command == "run" or command in bot.TOOLS
            with pytest.raises(SystemExit) as done:
                bot.main([command, *options, "--help"])
            assert done.value.code == 0

    async def test_the_health_checks_ask_for_pages_that_the_bot_serves(self) -> None:
        metrics, text = Metrics(SlowTrain("unused")), ""
        await metrics.start(0)
        try:
            for name, program in health_checks().items():
                program = program.replace("127.0.0.1:9464", f"127.0.0.1:{metrics.port}")
                asked = await asyncio.create_subprocess_exec(
                    sys.executable, "-c", program, stderr=asyncio.subprocess.PIPE,
                    env=os.environ | {"METRICS_PORT": str(metrics.port)},
                )  # fmt: skip
                text = (await asked.communicate())[1].decode()
                assert asked.returncode == 1 and "HTTP Error 503" in text, (name, text)  # it is there, and not well
        finally:
            await metrics.stop()
        (port,) = re.findall(r"METRICS_PORT=(\d+)", DOCKERFILE)
        assert f"127.0.0.1:{port}/" in health_checks()["compose"]

    def test_what_compose_starts_has_its_address_and_its_secrets(self, tmp_path: Path) -> None:
        (entry,) = re.findall(r"^  entrypoint: \[\"/bin/sh\", \"-c\", '(.+)'\]$", COMPOSE, re.M)
        (secrets,) = re.findall(r"^  secrets: \[(.+)\]$", COMPOSE, re.M)
        used = set(re.findall(r"/run/secrets/(\w+)", entry + COMPOSE.partition("services:")[0]))
        assert used == set(secrets.split(", "))
        assert set(re.findall(r"^  (\w+):\n    file: ", COMPOSE, re.M)) == used | {"password"}
        assert all(f"> secrets/{name}" in COMPOSE for name in (*used, "password")), "the page says how to make each"
        (tmp_path / "address").write_text("postgresql://train:1@postgres/train\n")
        shell = entry.replace("$$", "$").replace("/run/secrets", str(tmp_path))
        shell = shell.replace("python /app/bot.py run --live", "printenv DATABASE")
        done = subprocess.run(["/bin/sh", "-c", shell], capture_output=True, text=True, check=True)
        assert done.stdout == "postgresql://train:1@postgres/train\n"
        assert any("bot.py" in names and where == "./" for names, where in copied()) and "WORKDIR /app" in DOCKERFILE

    def test_every_file_of_the_repository_is_there(self) -> None:
        (build,) = re.findall(r"^    context: (\S+)\n    dockerfile: (\S+)$", COMPOSE, re.M)
        assert (DEPLOY / build[0] / build[1]).is_file()
        (extra,) = re.findall(r"^      EXTRA: (\S+)$", COMPOSE, re.M)
        assert (ROOT / f"requirements{extra}.lock").is_file()
        pages = re.findall(r"^Documentation=file:///opt/slow-train/(?:%i/)?(\S+)$", UNIT + ONE_OF_SEVERAL, re.M)
        assert len(pages) == 2 and all((ROOT / page).is_file() for page in pages)

    @pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd isn't here")
    def test_systemd_understands_the_units(self) -> None:
        units = [*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")]
        done = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True, check=False)
        wrong = [line for line in (done.stdout + done.stderr).splitlines() if ": Command /opt/slow-train/" not in line]
        assert len(units) == 4 and not wrong
