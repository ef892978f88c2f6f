"""The board: an engraved chart with counters of printed cardboard."""
