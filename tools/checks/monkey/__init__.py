"""A monkey before the window: seeded clicks, keys, drags, resizes and settings, all of them written down."""
