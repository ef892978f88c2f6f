# Everything runs inside .venv, which is made on first use and again only when pyproject.toml changes.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
RUN := $(BIN)/python

.PHONY: play test bench tour lab soak package release clean

play: $(VENV)/play.stamp
	@$(RUN) main.py $(ARGS)

test: $(VENV)/dev.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy
	$(BIN)/pytest $(ARGS)

bench: $(VENV)/bench.stamp
	@$(RUN) tools/bench.py $(ARGS)

tour: $(VENV)/play.stamp
	@$(RUN) tools/tour.py $(ARGS)

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

$(VENV)/created.stamp:
	$(PYTHON) -m venv $(VENV)
	@touch $@

# What each kind of use needs is read from pyproject.toml, so that it is written down once.
$(VENV)/play.stamp: $(VENV)/created.stamp pyproject.toml
	$(BIN)/pip install --quiet $$($(RUN) tools/requirements.py)
	@touch $@

$(VENV)/dev.stamp: $(VENV)/play.stamp
	$(BIN)/pip install --quiet $$($(RUN) tools/requirements.py dev)
	@touch $@

$(VENV)/package.stamp: $(VENV)/play.stamp
	$(BIN)/pip install --quiet $$($(RUN) tools/requirements.py package)
	@touch $@

$(VENV)/bench.stamp: $(VENV)/dev.stamp
	$(BIN)/pip install --quiet $$($(RUN) tools/requirements.py bench)
	@touch $@
