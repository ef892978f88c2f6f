"""How Effects move on the screen: a short stretch of time, and a picture for every moment of it."""
