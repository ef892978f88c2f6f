"""These sheets lie beside the board: a faction's figures, and the order of play."""
