"""The front of the box."""
