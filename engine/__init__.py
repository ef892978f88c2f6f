"""The rules: no screen, no files, no clock. See docs/architecture.md."""

__version__ = "1.0.0"
