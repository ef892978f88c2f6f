"""The screens of this game alone."""
