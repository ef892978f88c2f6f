"""Makes what all games share: fonts, sounds and music."""
