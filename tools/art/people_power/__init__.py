"""Draws the art of People Power: its map, and a print for each card."""
