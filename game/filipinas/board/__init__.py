"""The board is an engraved chart with counters of printed cardboard."""
