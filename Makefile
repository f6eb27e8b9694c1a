# One command for each thing to do. ARGS="…" is handed on where a target says so.
BIN := .venv/bin
COMPILED := .venv-compiled/bin
PART := PATH="$(CURDIR)/$(BIN):$$PATH" tools/part
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path 'src/artel/web/*' -not -path 'src/artel/wasm/*')
CLIENT := $(shell find web src/artel/text/locale src/artel/games/*/text -type f -not -path '*/node_modules/*')
export UV_PYTHON_DOWNLOADS := never
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup web site play test client test-parts test-code test-deep mutation bench pictures compiled docs lint lock clean

help: ## Show this list
	@sed -nE 's/^([a-z-]+):[^#]*## (.*)/\1\t\2/p' Makefile | awk -F '\t' '{ printf "make %-10s %s\n", $$1, $$2 }'

setup: .venv/.ready ## Prepare .venv from requirements.lock; does nothing when nothing changed

.venv/.ready: pyproject.toml requirements.lock tools/setup
	@tools/setup
	@touch $@

web: setup src/artel/web/index.html ## Build the web client; does nothing when nothing changed

src/artel/web/index.html: $(CLIENT) tools/web | setup
	@tools/web
	@touch $@

site: web src/artel/wasm/parts.json ## The client as files for a host without a server, into build/static
	@rm -rf build/static
	@$(BIN)/artel site build/static

src/artel/wasm/parts.json: $(SOURCES) $(wildcard tools/wasm/*.*) tools/wasm/bring | setup
	@tools/wasm/bring
	@touch $@

play: web ## Play in the browser (ARGS, such as "--port 9000"); in the terminal: .venv/bin/artel play
	@$(BIN)/artel serve --open $(ARGS)

test: setup ## Lint, types and the quick tests (ARGS go to pytest); says how long each part took
	@$(MAKE) --no-print-directory --jobs --output-sync lint client test-parts test-code
	@$(PART) "tests" $(BIN)/pytest -q -n 4 -rs -m "not deep" $(ARGS)

client: web
	@$(PART) "types of the client" npm --prefix web run --silent check
	@$(PART) "tests of the client" npm --prefix web test --silent

test-parts:
	@tools/part "databases and browser" tools/setup-tests

# pytest keeps what it compiles: once here instead of once in each of its processes
test-code: setup
	@$(PART) "reading the tests" $(BIN)/pytest -q --collect-only >/dev/null

lint: setup ## Ruff and mypy
	@$(PART) "lint" $(BIN)/ruff check
	@$(PART) "types" $(BIN)/mypy

test-deep: web compiled ## The tests that take minutes, then mutation testing
	@tools/setup-tests
	$(BIN)/pytest -q -n 2 -m deep $(ARGS)
	$(MAKE) mutation

mutation: setup ## Mutation testing of the kernel and Zodchie: share killed, and what survived
	$(BIN)/mutmut run
	$(BIN)/python tools/mutation_score.py

bench: compiled ## Speed of Artel and of its peers, into docs/benchmarks.md (ARGS; PEERS: where those in Java lie)
	@tools/peers
	$(COMPILED)/python tools/bench $(ARGS)

pictures: web ## Take the pictures in docs/images/web anew (ARGS: only these pages or looks)
	PYTHONPATH=tests $(BIN)/python -m web.pictures $(ARGS)

compiled: web .venv-compiled/.ready ## The compiled build in .venv-compiled; rebuilt only when a source changed

.venv-compiled/.ready: $(SOURCES) pyproject.toml requirements.lock hatch_build.py tools/compile | setup
	@tools/compile
	@touch $@

docs: setup ## The site of the documentation in build/site (ARGS=serve: show it while you write)
	$(BIN)/zensical $(or $(ARGS),build --strict)

lock: setup ## Choose the newest allowed versions anew and write requirements.lock
	$(BIN)/uv lock --quiet --upgrade
	$(BIN)/uv export --quiet --frozen --no-emit-project --no-header --all-groups -o requirements.lock

clean: ## Remove everything that was built, the environments too
	rm -rf .venv .venv-compiled .venv-peers web/node_modules tools/wasm/node_modules src/artel/web src/artel/wasm __pycache__ build dist mutants uv.lock .cache .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
