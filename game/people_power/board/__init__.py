"""The parts of the board scene: what is shown, how Effects are played back, and the panels around the map."""
