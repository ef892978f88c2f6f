"""Programs that compile, package and release."""
