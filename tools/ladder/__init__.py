"""The ladder rates every kind of player head to head."""
