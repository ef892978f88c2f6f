"""Players that think, on the table: their turns, advice for whoever is asked, and a game looked at again."""
