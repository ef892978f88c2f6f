"""The screens that every game has, before, over and after its table."""
