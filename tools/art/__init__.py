"""These programs write the pictures, maps, fonts, sounds and music under `assets`."""
