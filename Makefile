# Everything runs inside .venv. tools/install.py makes it and brings into it what uv.lock names for each use; where all is
# there it does nothing. Programs in .venv are called as modules: their own scripts remember where the folder was made.
PYTHON ?= python3
RUN := .venv/bin/python
INSTALL := @$(PYTHON) tools/install.py

.PHONY: play check test compiled bench tour screenshots lab ladder soak package windows release lock clean

play:
	@$(PYTHON) main.py --install $(ARGS)

test:
	$(INSTALL) test
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check --quiet .
	$(RUN) -m mypy
	$(RUN) -m pytest --numprocesses auto --dist worksteal $(ARGS)

# An answer within a minute: lint, types, and the tests that are quick. `make test` runs all of them.
check:
	$(INSTALL) test
	@$(RUN) -m ruff check --quiet .
	@$(RUN) -m ruff format --check --quiet .
	@$(RUN) -m mypy
	@$(RUN) -m pytest --numprocesses auto --dist worksteal --quick $(ARGS)

compiled:
	$(INSTALL) test
	@$(RUN) -m tools.release.compile_engine $(ARGS)

bench:
	$(INSTALL) bench
	@$(RUN) -m tools.checks.bench $(ARGS)

tour:
	$(INSTALL) play
	@$(RUN) -m tools.checks.tour $(ARGS)

screenshots:
	$(INSTALL) play
	$(RUN) -m tools.checks.screenshots

lab:
	$(INSTALL) lab
	$(RUN) -m tools.lab $(ARGS)

ladder:
	$(INSTALL) lab
	$(RUN) -m tools.ladder $(ARGS)

soak:
	$(INSTALL) lab
	$(RUN) -m tools.checks.soak $(ARGS)

package:
	$(INSTALL) package
	$(RUN) -m tools.release.package

# The package for Windows, made and tried under wine. It takes Debian's wine and wine64, Python 3.11, and half an hour once.
windows:
	$(INSTALL) test
	$(INSTALL) package
	@$(RUN) -m tools.release.windows $(ARGS)

release:
	$(INSTALL) test
	$(RUN) -m tools.release.release $(ARGS)

# uv resolves pyproject.toml for every system and Python at once; it is needed for nothing else.
lock:
	uv lock --upgrade

clean:
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
