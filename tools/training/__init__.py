"""One trainer for every game: it learns from games what a Strategist judges boards by."""
