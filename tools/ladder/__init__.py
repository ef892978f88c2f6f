"""The ladder tells how strong every kind of player is, head to head."""
