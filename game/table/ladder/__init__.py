"""How strong the player is, as the games in the archive tell, and who would be an opponent of that strength."""
