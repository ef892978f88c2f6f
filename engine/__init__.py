"""The rules: no screen, no files, no clock. See docs/architecture.md."""

__version__ = "0.9.0"
