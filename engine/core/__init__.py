"""What every board game needs: prompts, effects, named chance, sessions and saves. Knows no game."""
