"""What every board game needs: prompts, named chance, sessions and saves. Knows no game."""
