"""A map: a painted chart with plates on it, which can be enlarged."""
