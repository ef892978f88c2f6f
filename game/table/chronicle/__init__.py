"""A finished game as one page of HTML: a story with pictures for those who were not there, and the game itself."""
