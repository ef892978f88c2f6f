"""A player that thinks and knows no game: it plans whole turns, imagines what follows, and says what it weighed."""
