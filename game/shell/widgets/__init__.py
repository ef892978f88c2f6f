"""Our own widgets: cheap to make, cheap to draw, and measured. Import each from its own file, as scenes are."""
