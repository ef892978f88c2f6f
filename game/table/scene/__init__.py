"""The scene of a game that is played: the table and what lies on it, its menu, and how games begin and are kept."""
