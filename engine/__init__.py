"""The rules know no screen, no files and no clock. See docs/architecture.md."""

__version__ = "1.0.0"
