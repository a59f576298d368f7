# Two commands do everything on a fresh machine: `make run` and `make test`. `make test-long` plays and draws much more.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
TOOLS := $(VENV)/tools

.PHONY: run test test-long check format bench soak soak-postgres scan pictures phone layout lock audit licences clean

# Without a token it is the sandbox that runs, and it needs packages of its own; so does PostgreSQL.
run: $(VENV)/run.stamp
	@$(BIN)/python -c '$(HAS_TOKEN)' 2>/dev/null || $(MAKE) --no-print-directory $(VENV)/sandbox.stamp
	@$(BIN)/python -c '$(ON_SQLITE)' 2>/dev/null || $(MAKE) --no-print-directory $(VENV)/postgres.stamp
	$(BIN)/python bot.py run

HAS_TOKEN := from cogs.core.config import settings_given; raise SystemExit(not settings_given().discord_token.strip())
ON_SQLITE := from cogs.core.config import settings_given; raise SystemExit(settings_given().database.is_postgres)

# The tests of a file stay together, since they share games that were played and maps that were drawn.
test: $(VENV)/dev.stamp
	$(BIN)/pytest -n auto --dist loadfile -m "not long"

# What was compiled once is kept, also where the environment says otherwise: the tests start the bot as a program.
test test-long: export PYTHONDONTWRITEBYTECODE =

# Hundreds of games, every picture in every language and theme, whole seasons, many faults: a quarter of an hour on two cores.
test-long: $(VENV)/dev.stamp
	$(BIN)/pytest -n auto -m long

check: $(VENV)/dev.stamp
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

format: $(VENV)/dev.stamp
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/dev.stamp
	$(BIN)/python -m tests.bench

# Seeded games among faults: kills, refused calls, lost answers, a full disk and the like. SEEDS=2000 does more.
SEEDS ?= 504
soak: $(VENV)/dev.stamp
	$(BIN)/python -m tests.faults --soak $(SEEDS)

# Two processes on PostgreSQL that are killed all the time, while 50 games are played. GAMES=5 KILLS=10 is shorter.
KILLS ?= 200
soak-postgres: GAMES = 50
soak-postgres: $(VENV)/dev.stamp
	$(BIN)/python -m tests.cluster.soak --postgres --processes 2 --games $(GAMES) --kills $(KILLS)

# Whole games on every map, each of them twice, and all that is sent searched for secrets. Hours; GAMES=5 does fewer.
GAMES ?= 200
scan: $(VENV)/dev.stamp
	$(BIN)/python -m tests.scanner --games $(GAMES)

# The pictures in docs/, drawn from played games.
pictures: $(VENV)/dev.stamp
	$(BIN)/python -m data.tools.pictures --game usa --only board-start board-middle board-end board-marked board-dark \
		board-contrast board-focus hand hand-dark hand-choice own-map score tickets
	$(BIN)/python -m data.tools.pictures --game europe --prefix europe- --seed 3 --only board-middle board-end board-dark board-preview-dark
	$(BIN)/python -m data.tools.pictures --game europe --prefix europe- --seed 7 --only board-tunnel
	$(BIN)/python -m data.tools.pictures --game world --prefix world- --seed 4 --only board-middle board-end board-preview hand-choice
	$(BIN)/python -m data.tools.pictures --game london --prefix london- --seed 11 --rounds 11 --only board-middle board-end board-dark
	$(BIN)/python -m data.tools.pictures --game string_railway --prefix string- --seed 5 --only 2-seats 3-seats 4-seats 5-seats \
		2-score legend preview refused dark contrast
	$(BIN)/python -m data.tools.season --games usa europe usa london --rounds 8

# The README's picture of a turn on a phone; Chromium takes it.
phone: $(VENV)/dev.stamp
	$(BIN)/python -m tests.cogs.phone

# Moves the cities of a map until all labels and spaces have room; writes the result into the game's file.
layout: $(VENV)/dev.stamp
	$(BIN)/python -m data.tools.layout

# What is installed is pinned with the hashes of its files; requirements*.txt are what was chosen, *.lock all that comes with it.
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes

# requirements.lock is what the bot needs, -sandbox and -postgres what these need as well, -dev what tests and checks need as well,
# -server what tests need where the machine has no PostgreSQL.
$(VENV)/run.stamp: requirements.lock
	@command -v $(PYTHON) >/dev/null || { echo 'There is no $(PYTHON) here. Install Python 3.11 or newer.' >&2; exit 1; }
	@$(PYTHON) -c '$(NEW_ENOUGH)'
	@echo 'Installing everything into $(VENV). The first time takes one to three minutes, and pip says nothing meanwhile.'
	$(PYTHON) -m venv $(VENV)
	$(INSTALL) -r requirements.lock
	touch $@

NEW_ENOUGH := import sys; sys.version_info >= (3, 11) or sys.exit("Slow Train needs Python 3.11 or newer, and $(PYTHON) is %d.%d. Name a newer one, e.g.: make run PYTHON=python3.13" % sys.version_info[:2])

$(VENV)/sandbox.stamp: requirements-sandbox.lock $(VENV)/run.stamp
	@echo 'Installing the Discord of the browser too, which takes less than a minute.'
	$(INSTALL) -r requirements-sandbox.lock
	touch $@

$(VENV)/postgres.stamp: requirements-postgres.lock $(VENV)/run.stamp
	$(INSTALL) -r requirements-postgres.lock
	touch $@

$(VENV)/dev.stamp: requirements-dev.lock $(VENV)/run.stamp
	$(INSTALL) -r requirements-dev.lock
	@$(BIN)/python -c '$(HAS_SERVER)' || $(INSTALL) -r requirements-server.lock || echo 'NO POSTGRESQL HERE: its tests are skipped' >&2
	touch $@

HAS_SERVER := from tests.postgres import programs; raise SystemExit(programs() is None)

# Works the locks out anew, for every platform and Python from 3.11 on; tools go into a folder of their own.
lock: $(TOOLS)/bin/uv
	for kind in "" -sandbox -postgres -dev -server; do $(TOOLS)/bin/uv pip compile requirements$$kind.txt --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" --quiet --output-file requirements$$kind.lock || exit 1; done

$(TOOLS)/bin/%:
	$(PYTHON) -m venv $(TOOLS)
	$(TOOLS)/bin/python -m pip install --quiet --disable-pip-version-check $*

# Known weaknesses of what is pinned, where the network allows to ask for them.
audit: $(TOOLS)/bin/pip-audit
	$(PYTHON) -m data.tools.audit $(TOOLS)/bin/pip-audit

# The list of licences in docs/licences.md, out of what is installed.
licences: $(VENV)/dev.stamp
	$(BIN)/python -m data.tools.licences

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis
