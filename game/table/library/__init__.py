"""What one looks at between games: the cards and people, the years, the games that were played."""
