"""These screens are of this game alone."""
