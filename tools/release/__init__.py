"""These programs compile, package and release."""
