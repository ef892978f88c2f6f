"""What stands on the map of the Philippines: plates, wooden pieces, markers."""
