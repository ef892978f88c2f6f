"""These programs stand around the game. Each is run from the folder of the project as a module: `python -m
tools.checks.tour`."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
