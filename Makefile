# `make` lists the targets. Set-up lives in .venv and is redone only when what it depends on has changed.
.DEFAULT_GOAL := help
.PHONY: help setup native client test test-extras test-wheel browser-test engines-test wheels play bench bench-crowd bench-bots rules-coverage rules docs picture golden tutorial wire recorded lock clean
.DELETE_ON_ERROR:

PYTHON ?= python3
PYTEST_ARGS ?= -n auto
BIN := .venv/bin
COMPILED := $(wildcard src/messina/rules/*.py src/messina/bots/*.py src/messina/observation/*.py)

CLIENT := $(shell find web/src src/messina/locales -type f) $(wildcard web/*.json web/*.ts web/*.js web/index.html web/public/*)
# Each worker has a server and a browser; PYTEST_ARGS= runs them one after another.
BROWSER_TESTS = $(BIN)/pytest $(PYTEST_ARGS) --dist worksteal tests/e2e
# The modules of the library: not the server and its store, the commands, and what needs torch or OpenSpiel.
# pdoc reads them interpreted, because compiled functions do not tell their signatures.
LIBRARY = $(shell cd src && find messina -name '*.py' -not -path '*/server/*' -not -path '*/store/*' -not -path '*/learn/*' \
	-not -name openspiel.py -not -name __main__.py -not -name cli.py -not -name terminal.py | sed 's,/__init__,,; s,\.py$$,,; s,/,.,g' | sort)
NODE_PATH := PATH="$(CURDIR)/$(BIN):$$PATH"

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 16

setup: native ## virtual environment with everything installed, rules compiled

native: .venv/.native ## compile the rules in place (interpreted where there is no C compiler)

client: .venv/.client ## build the browser client (with the machine's Node, or one from the package index)

test: setup client ## lint, format check, types, all tests, games in the browsers
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict
	cd web && $(NODE_PATH) npm run --silent check && $(NODE_PATH) npm run --silent test
	$(BIN)/pytest $(PYTEST_ARGS) --ignore tests/e2e --ignore tests/wheel
	$(BROWSER_TESTS)

test-extras: setup .venv-extras/.installed ## the tests that need torch, Ray or OpenSpiel, in an environment of their own
	MESSINA_EXTRAS=require .venv-extras/bin/pytest tests/learn/test_learning.py tests/sim/test_cluster.py tests/env/test_openspiel.py

test-wheel: setup client ## build the package, install it into an empty environment, play (asks the package index)
	$(BIN)/pytest tests/wheel

browser-test: setup client ## only the games in the browsers
	$(BROWSER_TESTS)

engines-test: setup client ## of these, only what is seen in Chromium, Firefox and WebKit
	$(BROWSER_TESTS)/engines

play: setup client ## the table in the browser
	@$(BIN)/messina web

wheels: setup client ## sdist, pure wheel and, with a C compiler, the compiled one, in dist/
	$(BIN)/python -m build --no-isolation --sdist
	MESSINA_NATIVE=0 $(BIN)/python -m build --no-isolation --wheel
	$(BIN)/python -m build --no-isolation --wheel

bench: setup client ## speed of the engine and the environments beside their peer, and of a server with 200 tables
	@$(BIN)/python benchmarks/run.py
	@$(BIN)/python benchmarks/environments.py
	@PYTHONPATH=. $(BIN)/python benchmarks/server.py

bench-crowd: setup client ## many people: pace, two processes, kills, a long run; BENCH_ARGS picks one
	@PYTHONPATH=. $(BIN)/python benchmarks/crowd.py $(or $(BENCH_ARGS),people)

bench-bots: setup ## strength and speed of the bots, long; BENCH_ARGS picks measurements
	@$(BIN)/python benchmarks/bots.py $(BENCH_ARGS)

rules-coverage: setup ## which clauses of the rules have tests
	@$(BIN)/python tests/rules_coverage.py

rules: setup ## write docs/rules.md, the text of every clause, anew from the messages
	@$(BIN)/python -m tests.rules_text

docs: setup ## the reference of the library, a page a module, in build/docs
	@rm -rf build/docs build/interpreted && mkdir -p build && cp -r src build/interpreted
	@find build/interpreted -name '*.so' -delete
	@PYTHONWARNINGS="ignore:The module specification" PYTHONPATH=build/interpreted $(BIN)/pdoc --docformat markdown --no-show-source -o build/docs $(LIBRARY)

picture: setup client ## take the picture of the table in the README anew (chromium)
	@$(BIN)/python -m tests.e2e.picture

golden: setup ## write the golden games anew
	@$(BIN)/python tests/golden/regenerate.py

tutorial: setup ## seal the game of the tutorial anew after a change of the pack
	@$(BIN)/python tests/renew_tutorial.py

wire: setup ## write the client's types and calls and the table of docs/protocol.md anew, after a change of messages or endpoints
	@$(BIN)/python -m messina.server.http.typescript_client
	@$(BIN)/python -m messina.server.http.protocol_table

recorded: setup ## write the games the client's tests hear anew, after a change of rules, views or events
	@$(BIN)/python -m tests.recorded

LOCK = $(BIN)/pip-compile --quiet --upgrade --generate-hashes --strip-extras --allow-unsafe --no-header \
	--no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-emit-options pyproject.toml

lock: .venv/.packages ## newest versions and their hashes into requirements.lock and requirements-server.lock
	@$(LOCK) --extra dev --output-file requirements.lock
	@$(LOCK) --extra postgres,push,mail --constraint requirements.lock --output-file requirements-server.lock
	@sed -i '1i # Written by `make lock`: what pyproject.toml asks for, runtime and dev, with all it brings.' requirements.lock
	@sed -i '1i # Written by `make lock`: what a server in a container installs, in the versions of requirements.lock.' requirements-server.lock

clean: ## remove everything that was made
	rm -rf .venv .venv-extras .bench web/node_modules web/client.sha256 src/messina/server/client build dist artefacts .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info
	rm -f src/*.so src/messina/*/*.so
	find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} +

.venv/.packages: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "messina: needs Python 3.11 or newer; name one with PYTHON=..."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
		|| { echo "messina: $(PYTHON) cannot make a virtual environment; install it (Debian: apt-get install python3-venv)"; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --requirement requirements.lock
	@touch $@

.venv/.installed: .venv/.packages pyproject.toml setup.py
	MESSINA_NATIVE=0 $(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

.venv-extras/.installed: requirements.lock requirements-extras.txt pyproject.toml setup.py
	$(PYTHON) -m venv .venv-extras
	.venv-extras/bin/python -m pip install --quiet --requirement requirements.lock
	.venv-extras/bin/python -m pip install --quiet --requirement requirements-extras.txt
	MESSINA_NATIVE=0 .venv-extras/bin/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.client: .venv/.packages $(CLIENT)
	@$(BIN)/python tools/messina_build.py needs | xargs -r $(BIN)/python -m pip install --quiet
	$(BIN)/python tools/messina_build.py client
	@touch $@

# Old extensions go first: Python would prefer them to changed sources. Without a compiler there is
# nothing to stamp, so the next run looks for one again.
.venv/.native: .venv/.installed $(COMPILED)
	@rm -f src/*.so src/messina/*/*.so
	$(BIN)/python setup.py --quiet build_ext --inplace
	@if ls src/messina/*/*.so >/dev/null 2>&1; then touch $@; fi
