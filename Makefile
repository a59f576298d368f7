# Two commands do everything on a fresh machine: `make run` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: run test check format bench soak pictures layout clean

run: $(VENV)/run.stamp
	$(BIN)/python bot.py run

test: $(VENV)/dev.stamp
	$(BIN)/pytest -n auto

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

# The pictures in docs/, drawn from played games.
pictures: $(VENV)/dev.stamp
	$(BIN)/python -m data.tools.pictures --game usa --only board-start board-middle board-end board-marked board-dark \
		board-contrast board-focus hand hand-dark hand-choice score tickets
	$(BIN)/python -m data.tools.pictures --game europe --prefix europe- --seed 3 --only board-middle board-end board-dark board-preview-dark
	$(BIN)/python -m data.tools.pictures --game europe --prefix europe- --seed 7 --only board-tunnel
	$(BIN)/python -m data.tools.pictures --game world --prefix world- --seed 4 --only board-middle board-end board-preview hand-choice
	$(BIN)/python -m data.tools.pictures --game london --prefix london- --seed 11 --rounds 11 --only board-middle board-end board-dark
	$(BIN)/python -m data.tools.tables --game string_railway --only 2-seats 3-seats 4-seats 5-seats 2-score preview refused dark contrast

# Moves the cities of a map until all labels and spaces have room; writes the result into the game's file.
layout: $(VENV)/dev.stamp
	$(BIN)/python -m data.tools.layout

$(VENV)/run.stamp: requirements.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	touch $@

$(VENV)/dev.stamp: requirements-dev.txt $(VENV)/run.stamp
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	touch $@

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis
