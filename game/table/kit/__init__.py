"""What a game brings to the table: its kit, its words, its colours, and how the shell sees it."""
