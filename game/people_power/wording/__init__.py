"""What the game says: prompts, options, refusals and the log, worded from the keys in which the engine speaks."""
