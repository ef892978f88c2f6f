"""The window of Red Guard is a wall of big-character posters."""
