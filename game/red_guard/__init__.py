"""The window of Red Guard: a wall of big-character posters."""
