"""Our own widgets are cheap to make, cheap to draw, and measured. Each is imported from its own file, as scenes are."""
