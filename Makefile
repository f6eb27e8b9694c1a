# One command for each thing to do. ARGS="…" is handed on where a target says so.
BIN := .venv/bin
COMPILED := .venv-compiled/bin
SOURCES := $(shell find src -type f -not -name '*.pyc')
export UV_PYTHON_DOWNLOADS := never

.DEFAULT_GOAL := help
.PHONY: help setup play test test-deep mutation bench compiled lint lock clean

help: ## Show this list
	@sed -nE 's/^([a-z-]+):[^#]*## (.*)/\1\t\2/p' Makefile | awk -F '\t' '{ printf "make %-10s %s\n", $$1, $$2 }'

setup: .venv/.ready ## Prepare .venv from requirements.lock; does nothing when nothing changed

.venv/.ready: pyproject.toml requirements.lock tools/setup
	@tools/setup
	@touch $@

play: setup ## Play in the terminal (ARGS, such as "carcassonne --plain")
	@$(BIN)/artel play $(ARGS)

test: lint ## Lint, types and the quick tests (ARGS go to pytest)
	$(BIN)/pytest -q -n 2 -m "not deep" $(ARGS)

lint: setup ## Ruff and mypy
	$(BIN)/ruff check
	$(BIN)/mypy

test-deep: setup compiled ## The tests that take minutes, then mutation testing
	$(BIN)/pytest -q -n 2 -m deep $(ARGS)
	$(MAKE) mutation

mutation: setup ## Mutation testing of the kernel and Zodchie: share killed, and what survived
	$(BIN)/mutmut run
	$(BIN)/python tools/mutation_score.py

bench: setup ## Speed, interpreted and then compiled (ARGS)
	$(BIN)/artel bench $(ARGS)
	$(MAKE) compiled
	$(COMPILED)/artel bench $(ARGS)

compiled: setup .venv-compiled/.ready ## The compiled build in .venv-compiled; rebuilt only when a source changed

.venv-compiled/.ready: $(SOURCES) pyproject.toml requirements.lock hatch_build.py tools/compile | setup
	@tools/compile
	@touch $@

lock: setup ## Choose the newest allowed versions anew and write requirements.lock
	$(BIN)/uv lock --quiet --upgrade
	$(BIN)/uv export --quiet --frozen --no-emit-project --no-header --all-groups -o requirements.lock

clean: ## Remove everything that was built, the environments too
	rm -rf .venv .venv-compiled __pycache__ build dist mutants uv.lock .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
