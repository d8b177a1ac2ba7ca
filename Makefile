# Everything runs from .venv, which each target sets up or renews by itself.
SHELL := /bin/sh
PYTHON ?= python3
ARGS ?=
NUMPY ?=
PY := .venv/bin/python
export PIP_DISABLE_PIP_VERSION_CHECK := 1

# An environment is good for one place (a moved one imports from its old place), one Python,
# and one state of the files that it was made from. That is its key; a stamp in it keeps the key.
# (From [tool.mypy] on pyproject.toml speaks to tools only, not to pip.)
CONFIG := $(wildcard pokerlib/lessons/jupyterlab/*)
key = $(CURDIR) $$($(PYTHON) -V 2>&1) $$({ cat $(1) $(CONFIG); sed '/^\[tool\.mypy/,$$d' pyproject.toml; } | cksum)
LAB = requirements.txt
DEV = requirements.txt requirements-dev.txt
good = [ "$$(cat .venv/stamp-$(1) 2>/dev/null)" = "$(2)" ] && $(PY) -c '' 2>/dev/null
root = $$([ "$$(id -u)" != 0 ] || echo --allow-root)

.DEFAULT_GOAL := help
.PHONY: help lab app site class test test-all lint mutants count bench peers python lab-env dev-env

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' Makefile

lab: lab-env ## open the lessons in JupyterLab
	@echo "JupyterLab with the lessons; Ctrl+C ends it."
	@exec $(PY) -m jupyterlab $(root) --LabApp.default_url=/lab/tree/notebooks/00_start.ipynb $(ARGS)

app: lab-env ## open the lessons as pages: nothing to run, no code to see
	@echo "The lessons as pages, on this machine alone; Ctrl+C ends it."
	@exec $(PY) -m pages app $(ARGS)

site: dev-env ## build the lessons for any web space (build/site) and for a USB stick (build/usb)
	@echo "Building the lessons as a folder (a minute; NUMPY=<wheel for Pyodide> counts faster)."
	@$(PY) -m pages site $(if $(NUMPY),--numpy $(NUMPY)) $(ARGS)

class: lab-env ## the same for everyone on this network, each with progress of their own
	@echo "The lessons for the class, at http://<address of this machine>:8866; Ctrl+C ends it."
	@exec $(PY) -m pages class $(ARGS)

test: lint ## lint, then every test, the long ones on fixed samples (minutes)
	@echo "Tests: rules, language, notebooks, browser; the long ones on fixed samples."
	@$(PY) -m pytest -n 2 --dist loadfile --no-loadscope-reorder -r fEs $(ARGS)

test-all: lint ## the same with everything that is exhaustive or repeated by the thousand
	@echo "All tests, the exhaustive ones too."
	@$(PY) -m pytest -n 2 --dist loadfile --no-loadscope-reorder -r fEs --exhaustive --durations 10 $(ARGS)

lint: dev-env ## ruff (rules and format) and mypy
	@echo "Lint: ruff and mypy."
	@$(PY) -m ruff check -q && $(PY) -m ruff format -q --check && $(PY) -m mypy

# What was found is kept in build/mutants, so that a run that was stopped goes on where it was.
mutants: dev-env ## break the rules by the thousand: does a test see it? (90 minutes at most)
	@echo "Mutants: every field of the records, and a sample of the function bodies."
	@$(PY) -m tests.mutation $(ARGS)

count: dev-env ## code lines by floor (ARGS=COMMIT: and what changed since)
	@echo "Code lines by floor."
	@$(PY) -m tests.house.count $(ARGS)

# Two settings that some machines need for an old OpenBLAS slow a new one down.
bench: dev-env peers ## measure the speed, against named peers in the same run
	@echo "Benchmarks, ours and a peer's in the same run."
	@env -u OPENBLAS_CORETYPE -u OPENBLAS_L2_SIZE $(PY) -m benchmarks $(ARGS)

# Peers lie in a folder of their own, which nothing but the benchmarks looks into.
peers: dev-env
	@[ "$$(cat .venv/peers/stamp 2>/dev/null)" = "$$(cksum < benchmarks/requirements.txt)" ] || { \
	    echo "Fetching the peers into .venv/peers."; \
	    rm -rf .venv/peers; \
	    $(PY) -m pip install -qq --target .venv/peers -r benchmarks/requirements.txt && \
	        cksum < benchmarks/requirements.txt > .venv/peers/stamp || \
	        { echo "The peers are not installed, see above." >&2; exit 1; }; }

# The messages come before pip has written anything, one line each.
python:
	@$(PYTHON) -c '' 2>/dev/null || \
	    { echo "No $(PYTHON) here. Install Python 3.11 or newer, or name one: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "$$($(PYTHON) -V) is too old: 3.11 or newer is needed. Name one: make PYTHON=python3.12 ..." >&2; exit 1; }

# Without Debian's python3-venv `python3 -m venv` fails but leaves half an environment behind;
# so ask for ensurepip first, and believe only the stamp, which is written last.
lab-env: python
	@{ $(call good,lab,$(call key,$(LAB))); } || { \
	    $(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
	        { echo "Python's venv is missing. On Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }; \
	    echo "Setting up .venv for the lessons (a minute or two, once)."; \
	    $(PYTHON) -m venv --clear .venv && $(PY) -m pip install -qq -r requirements.txt || \
	        { echo ".venv is not complete, see above. The next make starts it afresh." >&2; exit 1; }; \
	    echo "$(call key,$(LAB))" > .venv/stamp-lab; }

dev-env: lab-env
	@{ $(call good,dev,$(call key,$(DEV))); } || { \
	    echo "Adding to .venv what tests, lint and benchmarks need."; \
	    $(PY) -m pip install -qq -r requirements-dev.txt || \
	        { echo "requirements-dev.txt is not installed, see above." >&2; exit 1; }; \
	    echo "$(call key,$(DEV))" > .venv/stamp-dev; }
