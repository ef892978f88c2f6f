"""The laboratory: many games of any kind on all cores, and what came of them."""
