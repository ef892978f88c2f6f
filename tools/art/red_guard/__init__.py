"""Prints the art of Red Guard: the wall, the sheets, the block prints and the fire."""
