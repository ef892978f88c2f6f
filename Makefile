# Everything runs inside .venv, which is made on first use and again only when pyproject.toml changes. Programs in it are
# called as modules: their own scripts remember where the folder was when it was made.
PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python
# A test starts the program dozens of times: compiling it each time anew would take a minute of the suite.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test compiled bench tour screenshots lab soak package release clean

play: $(VENV)/play.stamp
	@$(RUN) main.py $(ARGS)

test: $(VENV)/dev.stamp
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check --quiet .
	$(RUN) -m mypy
	$(RUN) -m pytest --numprocesses auto --dist worksteal $(ARGS)

compiled: $(VENV)/dev.stamp
	@$(RUN) tools/compile_engine.py $(ARGS)

bench: $(VENV)/bench.stamp
	@$(RUN) tools/bench.py $(ARGS)

tour: $(VENV)/play.stamp
	@$(RUN) tools/tour.py $(ARGS)

screenshots: $(VENV)/play.stamp
	$(RUN) tools/screenshots.py

lab: $(VENV)/play.stamp
	$(RUN) -m engine.lab $(ARGS)

soak: $(VENV)/play.stamp
	$(RUN) tools/soak.py $(ARGS)

package: $(VENV)/package.stamp
	$(RUN) tools/package.py

release: $(VENV)/dev.stamp
	$(RUN) tools/release.py $(ARGS)

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis

TOO_OLD := import sys; sys.exit(sys.version_info < (3, 11) and f"Barricades needs Python 3.11 or newer; this is {sys.version.split()[0]}.")

$(VENV)/created.stamp:
	@$(PYTHON) -c '$(TOO_OLD)'
	$(PYTHON) -m venv $(VENV)
	@touch $@

# What each kind of use needs is read from pyproject.toml, so that it is written down once.
$(VENV)/play.stamp: $(VENV)/created.stamp pyproject.toml
	$(RUN) -m pip install --quiet $$($(RUN) tools/requirements.py)
	@touch $@

$(VENV)/dev.stamp: $(VENV)/play.stamp
	$(RUN) -m pip install --quiet $$($(RUN) tools/requirements.py dev)
	@touch $@

# The package is built with the very files that are locked, whatever is newer.
LOCK := tools/packaging/requirements.lock
$(VENV)/package.stamp: $(VENV)/play.stamp $(LOCK)
	$(RUN) -m pip install --quiet --require-hashes --requirement $(LOCK)
	@touch $@

$(VENV)/bench.stamp: $(VENV)/dev.stamp
	$(RUN) -m pip install --quiet $$($(RUN) tools/requirements.py bench)
	@touch $@
