"""This is the front of the box."""
