"""The table: all that any board game needs around its rules. It knows no game; `kit/kit.py` says what one brings."""
