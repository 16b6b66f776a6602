# make run    the room, at 127.0.0.1:8000; HOST=0.0.0.0 lets others in your network join, PORT=, DATA=
# make engine the package with its engine compiled, in build/engine/; make run ENGINE=compiled runs it
# make docs   the help that the room serves at /help, into docs/dist
# make reference writes docs/reference/: the wire, the table of rules, the facts of incidents
# make check  what a change must pass, in under two minutes; the engine runs in Python
# make test   everything, with its own set-up; the engine runs compiled, and its own tests in Python too
# make soak   the long runs, at most an hour on two processors; 1,000 watched events at their end
# make mutate changes each parameter of the book in turn: which does no test notice?
# make bench  the measurements
# make wheel  the package, to install anywhere
# make format puts every file into its form
# make lock   renews the locked dependencies, the list of licences with them

PYTHON ?= $(shell command -v python3.11 || command -v python3)
HOST ?= 127.0.0.1
PORT ?= 8000
DATA ?= ./room-data
BIN := .venv/bin
COMPILED := build/engine/bin
PYTEST := $(BIN)/python -m pytest -q
PYTEST_COMPILED := $(COMPILED)/python -m pytest -q
# Node: the machine's, or the one that the set-up put into .venv.
export PATH := $(CURDIR)/$(BIN):$(PATH)

# What Python compiles of the tests is kept, whatever the shell says: hundreds of processes read it.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help run setup engine docs reference check quick test lint types ui-checks pythons soak mutate bench wheel format lock
.DEFAULT_GOAL := help

help:
	@sed -n 's/^# \(make .*\)/\1/p' Makefile

run:
	@$(PYTHON) tools/setup.py $(if $(filter compiled,$(ENGINE)),engine,run)
	@exec $(if $(filter compiled,$(ENGINE)),$(COMPILED),$(BIN))/ruleone serve --data $(DATA) --host $(HOST) --port $(PORT)

setup:
	@$(PYTHON) tools/setup.py test

engine:
	@$(PYTHON) tools/setup.py engine
	@$(COMPILED)/ruleone --version

reference: setup
	@$(BIN)/python tools/reference.py

docs:
	@$(PYTHON) tools/setup.py docs

lint:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types:
	$(BIN)/mypy
	@for each in tests/*/conftest.py; do $(BIN)/mypy $$each || exit 1; done

ui-checks:
	npm --prefix ui run check
	npm --prefix ui test

check: setup
	@$(BIN)/ruleone --version
	@$(MAKE) --no-print-directory --jobs 3 --output-sync=target lint types quick

quick:
	$(PYTEST) -n 2 --dist loadgroup -m "not slow and not browser and not soak"

# Pages wait more than they reckon: three at a time keep two processors busy.
test: setup engine
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target lint types ui-checks
	$(PYTEST_COMPILED) -n 2 --dist loadgroup -m "not browser and not soak"
	$(PYTEST_COMPILED) -n 3 --dist loadfile -m "browser and not soak" tests/browser
	$(PYTEST) -n 2 --dist loadgroup -m "not browser and not soak" tests/dealing tests/history
	$(PYTHON) tools/pythons.py

# The rooms that die wait as much as they reckon: three at a time here too. Cut off, it goes on where
# it was, by the same source; 5 says that there was nothing left of the tests. The next soak after one
# that came to its end tries new courses.
soak: setup engine
	HYPOTHESIS_PROFILE=soak $(COMPILED)/python -m pytest -v -n 3 --dist worksteal -m soak --timeout=0 --go-on \
	    --durations=20 || test $$? = 5
	$(COMPILED)/python tests/events/battery.py --events 1000
	rm -rf build/soak

mutate: setup
	$(BIN)/python tools/mutate.py

bench: setup engine
	@for each in benchmarks/*.py; do echo "== $$each"; $(COMPILED)/python $$each || exit 1; done

wheel: setup reference
	$(BIN)/python -m build --wheel --no-isolation --outdir dist

format:
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	npm --prefix ui run format

lock:
	$(BIN)/python tools/lock.py
	$(BIN)/python tools/licences.py
