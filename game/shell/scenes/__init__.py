"""The screens that every game has. Import each from its own file: the title must not wait for the others."""
